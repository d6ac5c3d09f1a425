"""The arrays that templates work on, gathered under names, so that no template takes two dozen arguments.

Compiled, the fields are arrays; interpreted, lists. Numba takes 3 µs a call to find out what a named tuple from Python
holds, and less than 1 for a plain one. So what is called for every step of a batch takes plain tuples and names their
fields itself, which costs nothing.
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
    priors: Any  # of each legal move
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


class Arena(NamedTuple):
    """Where whole games are played, one after the other (playouts.py, policy.py)."""

    states: Any  # an opened box, and the game that is played
    legal: Any  # scratch
    worth: Any  # scratch: of each legal move
    considered: Any  # by seat: how many moves it makes the best of; not for random play


class Sheets(NamedTuple):
    """What came out of many games. Lists of ints, or arrays."""

    points: Any  # by seat and game
    ranks: Any  # by seat and game: the greater is placed before the smaller
    endings: Any  # by game
    lengths: Any  # by game: decisions


class CensusRoom(NamedTuple):
    """What a census (census.py) is told, and its scratch."""

    watch: int  # of how many games one is looked at decision by decision
    is_random: bool  # nobody thinks
    never: Any  # by seat: what it never does, a number of NEVER; UNKNOWN: it may do anything
    marks: Any  # scratch: by seat and mark
    shares: Any  # scratch: by seat
    points: Any  # scratch: by seat
    outlooks: Any  # scratch: by decision and seat


class Counts(NamedTuple):
    """What a census adds up (census.py)."""

    sums: Any
    seats: Any  # by seat
    orders: Any  # by how many seats play before, from the one that begins
    endings: Any
    marks: Any  # by mark
    ticks: Any  # by moment of the game and lead: seats, and their parts of the first place
    lengths: Any  # by length: games; and so on
    points: Any
    margins: Any
    branches: Any
    gaps: Any


class Judging(NamedTuple):
    """Where moves are judged (judge.py)."""

    states: Any  # a view, a world, and the game that is played
    legal: Any  # scratch
    worth: Any  # scratch: of each legal move
    shares: Any  # scratch: by seat
    asked: Any  # scratch: by seat
    sums: Any  # by seat: what is found


class Games(NamedTuple):
    """The games of a batch (steps.py)."""

    boxes: Any  # an opened box, from which all are dealt
    states: Any  # by slot, as all that follows
    seeds: Any  # of the game that is played
    learners: Any  # the seat that learns; UNKNOWN: nobody is played at random
    stride: int  # by how much the next game's seed is greater; 0: there is no next game


class Shown(NamedTuple):
    """What a batch shows after a step, by slot (batch.py)."""

    ended: Any
    points: Any  # by seat and slot
    ranks: Any  # by seat and slot
    endings: Any
    seats: Any
    masks: Any  # no columns: not wanted
    features: Any  # no columns: not wanted


class Scratch(NamedTuple):
    """What a step may overwrite."""

    states: Any  # one, for a view
    legal: Any


class SlotGames(NamedTuple):
    """The games of self-play (slots.py)."""

    boxes: Any  # opened, as words of 64 bits
    box_of: Any  # by slot, as all that follows: which of the boxes
    strategists: Any  # the seats at which the strategy plays, a bit each
    seeds: Any  # of the game that is dealt next
    stride: int  # by how much the seed after it is greater; 0: there is no next game
    states: Any
    words: Any  # the same states as words of 64 bits


class SlotScratch(NamedTuple):
    """What a turn of self-play may overwrite, a row for each thread."""

    states: Any  # for views
    words: Any  # the same states as words of 64 bits
    legal: Any
    worth: Any  # of each legal move


class Seen(NamedTuple):
    """What is seen of the games of self-play, by slot (train/slots.py)."""

    seats: Any
    masks: Any
    features: Any
    advice: Any
    ended: Any
    shares: Any  # by seat and slot
    points: Any  # by seat and slot


class Lanes(NamedTuple):
    """Worlds played on side by side (lanes.py). By lane, unless said otherwise."""

    states: Any  # some for all, see lanes.py, then one a lane
    active: Any  # the lanes that are still played on, the others behind them
    worlds: Any  # the number of the lane's world
    moves: Any  # the searcher's first move
    opening: Any  # whether it has yet to be made
    actions: Any  # what is to be done next
    seats: Any  # who is asked; nobody: the game is over
    counts: Any  # how many legal actions there are
    legal: Any
    features: Any  # of the view of the seat that is asked
    logits: Any  # by place among the active lanes: of the legal actions, in their order
    values: Any  # by place among the active lanes: what the net thinks of the view
    results: Any  # of a game that is over
