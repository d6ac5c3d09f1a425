"""What a search works on, gathered under names: the template takes two of these instead of two dozen arguments.

Numba compiles the access to a named field away; interpreted, the same fields are lists. To hand a named tuple in takes
Numba some microseconds, nothing for a search, but up to 7 % of a step of a batch: that has its arguments one by one.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class SearchTree(NamedTuple):
    """The tree of a search, and its scratch (search.py)."""

    states: Any  # the searcher's view, the world that is played, what everybody sees of it
    words: Any  # the same states as words of 64 bits; None if interpreted
    keys: Any  # by row: the key of its node or move; 0: it is free
    rows: Any  # by row: visits, values … (tree.py)
    notes: Any  # about the tree
    path: Any  # the moves of a playout in the tree
    legal: Any
    worth: Any  # of each legal move
    rows_of_moves: Any  # of each legal move
    trusts: Any  # in each legal move
    results: Any  # by seat
    others: Any  # by seat: weights of its first secret choice; no columns: it is imagined


class SearchSettings(NamedTuple):
    """What a template needs of the settings of a search (bots/search.py, which says what they mean)."""

    considered: int
    cut: int
    guided: bool
    explore: float
    opponent_prior: float
    prior_scale: float
    margin: float
