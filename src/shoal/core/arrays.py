"""What a search works on, gathered under names: the template takes two of these instead of two dozen arguments.

Compiled, the fields are arrays; interpreted, lists. A search of 3,000 playouts ran at 0.95 to 1.04 of its speed with
single arguments (three games); a step of a batch of 256 at 0.92 to 0.98, so that has its arguments one by one.
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
