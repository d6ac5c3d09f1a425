"""Features: a view as numbers for a learning machine. What a game's features.py declares."""

from itertools import accumulate
from math import prod
from typing import NamedTuple


class Piece(NamedTuple):
    """A named, shaped piece of a game's features."""

    name: str
    shape: tuple[int, ...]
    most: int  # the greatest value a number of this piece may have
    meaning: str  # for docs/features.md: what each axis counts and what a number says
    least: int = 0


def starts(pieces: tuple[Piece, ...]) -> tuple[int, ...]:
    """Where each piece begins, and behind the last one the number of all features."""
    return tuple(accumulate((prod(piece.shape) for piece in pieces), initial=0))
