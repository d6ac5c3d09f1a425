"""Marks: what a study counts of each seat in a game, such as a card used or a licence held (a game's census.py).

Here is what a game counts that has no such file: nothing.
"""

from typing import NamedTuple

from .rule import rule
from .state import State


class Mark(NamedTuple):
    """Something a seat can do or have, and how often it did."""

    name: str  # for people: "licence A"
    group: str  # what it is shown with: "Licences held at the end"
    dealt: bool = False  # by chance alone, so that what goes with it comes of it


MARKS: tuple[Mark, ...] = ()
NEVER: tuple[str, ...] = ()  # what a player may be kept from, to see what that costs: "stops early"


@rule
def note_deal(s: State, marks: list[list[int]]) -> None:
    """Count, by seat and mark, what the deal has given."""


@rule
def note_move(s: State, seat: int, action: int, marks: list[list[int]]) -> None:
    """Count what a legal action uses, before it is carried out."""


@rule
def note_end(s: State, marks: list[list[int]]) -> None:
    """Count what the seats have when the game is over."""


@rule
def refrains(s: State, seat: int, action: int, never: int) -> bool:
    """Whether a player who never does this, by its number in NEVER, keeps off a legal action."""
    return False
