"""Seats and turns, the same at every table."""

from .rule import rule
from .state import State


@rule
def clockwise(s: State, seat: int) -> int:
    """The next seat to the left."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def give_turn(s: State, seat: int) -> None:
    """One seat, and no other, is to act."""
    s.turn = seat
    s.owing = 1 << seat
