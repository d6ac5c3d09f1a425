"""The beach of Low Tide for a page to draw: a view in the words of the notation."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...core.state import OVER, SPECTATOR
from .notation import THING_NAMES
from .numbers import ACTIONS, THINGS, WAVE, WAVES
from .rules import left_of_the_wave, points
from .state import Table
from .view import washed_up


class Seat(msgspec.Struct):
    """What a seat has caught."""

    things: int
    points: int


class Picture(msgspec.Struct):
    """The beach, the same for everybody."""

    phase: Literal["take", "over"]
    turn: int | None  # nobody's when the game is over
    wave: int
    waves: int
    beach: list[str]  # what is left of this wave, from the front
    to_come: int
    seats: list[Seat]


def picture(view: Table, seat: int) -> Picture:
    """What a seat (or a SPECTATOR) sees, in the words of the notation."""
    is_over = view.phase == OVER
    return Picture(
        phase="over" if is_over else "take",
        turn=None if is_over else view.turn,
        wave=min(view.taken // WAVE + 1, WAVES),
        waves=WAVES,
        beach=[THING_NAMES[view.beach[view.taken + place]] for place in range(left_of_the_wave(view))],
        to_come=THINGS - washed_up(view),
        seats=[Seat(view.things[other], points(view, other)) for other in range(view.players)],
    )


def tries(view: Table, seat: int) -> list[int]:
    """The moves a person at this seat might want to make, legal or not, as action numbers, ascending."""
    if seat == SPECTATOR or not view.owing >> seat & 1:
        return []
    return list(range(ACTIONS))
