"""Hands, and the boats and the sea they are drawn from."""

from ...core.narrate import EVERYONE, tell
from ...core.rule import rule
from ...core.seats import clockwise
from ...core.state import UNKNOWN
from . import events
from .cards import add, has, remove
from .memory import remember_draw
from .numbers import MINUS3
from .state import Table


@rule
def is_in_hand(s: Table, seat: int, kind: int) -> bool:
    return has(s.hand[seat], kind)


@rule
def put_in_hand(s: Table, seat: int, kind: int) -> None:
    """A lone minus3 in a hand is the first of the two."""
    add(s.hand[seat], kind + 1 if kind == MINUS3 and has(s.hand[seat], MINUS3) else kind)


@rule
def join_hand(s: Table, seat: int, kind: int) -> None:
    put_in_hand(s, seat, kind)
    s.hand_size[seat] += 1


@rule
def leave_hand(s: Table, seat: int, kind: int) -> None:
    remove(s.hand[seat], kind + 1 if kind == MINUS3 and has(s.hand[seat], MINUS3 + 1) else kind)
    s.hand_size[seat] -= 1


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
