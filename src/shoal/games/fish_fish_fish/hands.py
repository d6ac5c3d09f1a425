"""A hand as one number, from which cards are taken in thought."""

from ...core.rule import rule
from ...core.state import i64, most
from .numbers import DIRECTIONS, MOST_HELD
from .state import Table

HAND_BITS = 4
HAND_MASK = (1 << HAND_BITS) - 1
assert MOST_HELD <= HAND_MASK and most(i64) >= (1 << HAND_BITS * DIRECTIONS) - 1


@rule
def pack_hand(s: Table, seat: int) -> int:
    hand = 0
    for direction in range(DIRECTIONS):
        hand |= s.hand[seat][direction] << HAND_BITS * direction
    return hand


@rule
def holds(hand: int, direction: int) -> bool:
    return hand >> HAND_BITS * direction & HAND_MASK > 0


@rule
def without(hand: int, direction: int) -> int:
    """The hand when a card of this direction is played."""
    return hand - (1 << HAND_BITS * direction)
