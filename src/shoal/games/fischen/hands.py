"""Hands, and the boats and the sea they are drawn from."""

from ...core.narrate import EVERYONE, tell
from ...core.rule import rule
from ...core.seats import clockwise
from ...core.state import UNKNOWN
from . import events
from .memory import remember_draw
from .state import Table


@rule
def is_in_hand(s: Table, seat: int, kind: int) -> bool:
    for i in range(s.hand_size[seat]):
        if s.hand[seat][i] == kind:
            return True
    return False


@rule
def join_hand(s: Table, seat: int, kind: int) -> None:
    """Sort a card into a hand."""
    hand = s.hand[seat]
    place = s.hand_size[seat]
    while place > 0 and hand[place - 1] > kind:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = kind
    s.hand_size[seat] += 1


@rule
def leave_hand(s: Table, seat: int, kind: int) -> None:
    """Take a card out of a hand and close the gap."""
    hand = s.hand[seat]
    place = 0
    while hand[place] != kind:
        place += 1
    s.hand_size[seat] -= 1
    for i in range(place, s.hand_size[seat]):
        hand[i] = hand[i + 1]
    hand[s.hand_size[seat]] = UNKNOWN


@rule
def draw_from_boat(s: Table, seat: int, count: int) -> None:
    boat = s.boat[seat]
    for i in range(count):
        join_hand(s, seat, boat[i])
    s.boat_size[seat] -= count
    for i in range(s.boat_size[seat]):
        boat[i] = boat[i + count]
    for i in range(s.boat_size[seat], s.boat_size[seat] + count):
        boat[i] = UNKNOWN
    remember_draw(s, seat, count)
    if count > 0:
        tell(s, EVERYONE, events.DREW, seat, count)


@rule
def draw_from_sea(s: Table, seat: int, count: int) -> None:
    s.from_sea[seat] = count
    s.sea_from[seat] = s.sea_at
    for _ in range(count):
        join_hand(s, seat, s.sea[s.sea_at])
        s.sea[s.sea_at] = UNKNOWN
        s.sea_at += 1
    tell(s, EVERYONE, events.FISHED, seat, count)


@rule
def neediest(s: Table) -> int:
    """The smallest hand; equal ones: who played earlier in the last trick."""
    return least(s, s.hand_size)


@rule
def least(s: Table, amounts: list[int]) -> int:
    """The seat with the least; of equal ones, who played first in the last trick."""
    found = s.leader
    seat = s.leader
    for _ in range(s.players):
        if amounts[seat] < amounts[found]:
            found = seat
        seat = clockwise(s, seat)
    return found
