"""The pond of Fish'n'Stones in the words of the notation, from a view, for whoever draws it."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...core.parts import part
from ...core.state import OVER, SPECTATOR, UNKNOWN
from .notation import CARD_NAMES, LINE_NAMES, SPOT_NAMES
from .numbers import (
    ACTIONS,
    BAIT,
    CARDS,
    CAST,
    CAST_COLUMN,
    CAST_ROW,
    FISH_SPOT,
    FISHING,
    LINE_SPOTS,
    LINES,
    NO_BAIT,
    ROUNDS,
    SIDE,
    SPOTS,
)
from .rules import cast_action, fishes_in_columns, points, shore_of
from .state import Table
from .view import dealt

Phase = Literal["cast", "bait", "fish", "over"]
Shore = Literal["south", "west", "north", "east"]

PHASES: dict[int, Phase] = {CAST: "cast", BAIT: "bait", FISHING: "fish", OVER: "over"}
SHORES: tuple[Shore, ...] = ("south", "west", "north", "east")
BAITS = range(NO_BAIT, FISH_SPOT)


class Pile(msgspec.Struct):
    """A pile in the pond: its top card, its height, and all its fish and stones for those who remember."""

    top: str
    height: int
    fish: int | None
    stones: int | None


class Spot(msgspec.Struct):
    """A spot of the pond and the pile on it, if there is one."""

    name: str
    x: int  # 0 to 2 from west to east
    y: int  # 0 to 2 from south to north
    pile: Pile | None


class Line(msgspec.Struct):
    """A line of the pond and its three spots."""

    name: str
    spots: list[str]


ALL_LINES = [
    Line(name, [SPOT_NAMES[spot] for spot in LINE_SPOTS[SIDE * line : SIDE * line + SIDE]])
    for line, name in enumerate(LINE_NAMES)
]


class Seat(msgspec.Struct):
    """A seat on its shore, with its cat and its bucket."""

    shore: Shore
    lines: list[str]  # those it fishes in
    has_cast: bool
    cat: str | None  # the line where it sits
    shown: bool  # everybody knows the cat
    bucket: int  # cards in it
    fish: int | None
    stones: int | None
    points: int | None


class Picture(msgspec.Struct):
    """The table of Fish'n'Stones."""

    phase: Phase
    round: int
    rounds: int
    starter: int  # the starting seat of this round
    turn: int | None  # nobody's while all cast, or when the game is over
    to_come: int  # pond cards of later rounds
    pond: list[Spot]  # a1 b1 c1 a2 … c3
    lines: list[Line]  # a b c 1 2 3
    seats: list[Seat]


def picture(view: Table, seat: int) -> Picture:
    """What a seat (or a SPECTATOR) sees, in the words of the notation."""
    return Picture(
        phase=PHASES[view.phase],
        round=min(view.round_no + 1, ROUNDS),
        rounds=ROUNDS,
        starter=view.starter,
        turn=view.turn if view.phase in (BAIT, FISHING) else None,
        to_come=CARDS - dealt(view),
        pond=[
            spot_of(spot, view.top[spot], view.height[spot], view.pile_fish[spot], view.pile_stones[spot])
            for spot in range(SPOTS)
        ],
        lines=ALL_LINES,
        seats=[seat_at(view, other) for other in range(view.players)],
    )


@part
def spot_of(spot: int, top: int, height: int, fish: int, stones: int) -> Spot:
    pile = Pile(CARD_NAMES[top], height, known(fish), known(stones)) if height else None
    return Spot(SPOT_NAMES[spot], spot % SIDE, spot // SIDE, pile)


def seat_at(view: Table, seat: int) -> Seat:
    first = CAST_COLUMN if fishes_in_columns(view, seat) else CAST_ROW
    return Seat(
        shore=SHORES[shore_of(view, seat)],
        lines=list(LINE_NAMES[first : first + LINES]),
        has_cast=view.phase != CAST or not view.owing >> seat & 1,
        cat=None if view.line[seat] == UNKNOWN else LINE_NAMES[cast_action(view, seat)],
        shown=bool(view.shown >> seat & 1),
        bucket=view.bucket[seat],
        fish=known(view.fish[seat]),
        stones=known(view.stones[seat]),
        points=None if view.fish[seat] == UNKNOWN else points(view, seat),
    )


def known(count: int) -> int | None:
    return None if count == UNKNOWN else count


# -- What somebody might want to do --


def tries(view: Table, seat: int) -> list[int]:
    """The moves a person at this seat might want to make, legal or not, as action numbers, ascending.

    Pointing at a line or a spot means something in every step, moving a pile only in that of baiting.
    """
    if seat == SPECTATOR or not view.owing >> seat & 1:
        return []
    return [action for action in range(ACTIONS) if view.phase == BAIT or action not in BAITS]
