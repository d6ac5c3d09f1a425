"""What speaks for a move of Fish'n'Stones, from a view: each is true by what the seat may know."""

from __future__ import annotations

from ...core.game import Merit
from ...core.seats import clockwise
from ...core.state import UNKNOWN
from .notation import LINE_NAMES, SPOT_NAMES
from .numbers import (
    BAIT,
    BAIT_FROM,
    CAST,
    FISH_SPOT,
    LINE_SPOTS,
    LINE_STEPS,
    LINE_STEPS_AT,
    LINES,
    NO_BAIT,
    SIDE,
    SOURCES,
    TARGETS,
)
from .rules import bait, cast_action, fishes_in_columns, in_line
from .state import Table


def merits(view: Table, seat: int, action: int) -> list[Merit]:
    if view.phase == CAST:
        return for_cast(view, seat, action)
    return for_bait(view, seat, action) if view.phase == BAIT else for_fishing(view, seat, action - FISH_SPOT)


def worth(view: Table, spot: int) -> int:
    return view.pile_fish[spot] - view.pile_stones[spot]


def spots_in(line: int) -> range | tuple[int, ...]:
    return LINE_SPOTS[SIDE * line : SIDE * line + SIDE]


def best_in(view: Table, line: int) -> int | None:
    """What the best pile of a line is worth; None if it has no pile."""
    return max((worth(view, spot) for spot in spots_in(line) if view.height[spot]), default=None)


def baits_onto(view: Table, line: int) -> list[tuple[int, int]]:
    """The baits that a cat at this line could make: where from, where to."""
    steps = LINE_STEPS[LINE_STEPS_AT[line] : LINE_STEPS_AT[line + 1]]
    return [(SOURCES[step], TARGETS[step]) for step in steps if view.height[SOURCES[step]]]


def after_bait(view: Table, seat: int, source: int, target: int) -> Table:
    after = view.copy()
    bait(after, seat, source, target)
    return after


# -- Cast --


def for_cast(view: Table, seat: int, line: int) -> list[Merit]:
    """All nine spots have a pile now, each in one of the three lines."""
    first = 0 if fishes_in_columns(view, seat) else LINES
    mine = range(first, first + LINES)
    best = max(worth(view, spot) for spot in range(SIDE * SIDE))
    here = [worth(view, spot) for spot in spots_in(line)]
    near = [worth(view, source) for source, _ in baits_onto(view, line)]
    found = []
    if max(here) == best:
        found.append(Merit("merit-best-pile-in-line", {"line": LINE_NAMES[line], "points": best}))
    elif max(near) == best:
        found.append(Merit("merit-best-pile-beside", {"line": LINE_NAMES[line], "points": best}))
    if sum(here) > max(sum(worth(view, spot) for spot in spots_in(other)) for other in mine if other != line):
        found.append(Merit("merit-richest-line", {"line": LINE_NAMES[line], "points": sum(here)}))
    return found


# -- Bait --


def for_bait(view: Table, seat: int, action: int) -> list[Merit]:
    line = cast_action(view, seat)
    before = best_in(view, line)
    if action == NO_BAIT:
        return for_no_bait(view, seat, line, before)
    source, target = SOURCES[action - BAIT_FROM], TARGETS[action - BAIT_FROM]
    after = after_bait(view, seat, source, target)
    found = []
    if worth(after, target) > max(before or 0, 0):
        found.append(Merit("merit-gathers", {"spot": SPOT_NAMES[target], "points": worth(after, target)}))
    for other in range(view.players):
        if other != seat and view.line[other] != UNKNOWN:
            had, has = best_in(view, cast_action(view, other)), best_in(after, cast_action(after, other))
            if (had or 0) > max(has or 0, 0):
                found.append(Merit("merit-spoils", {"other": other, "points": had}))
    if clockwise(view, seat) == view.starter:
        found.append(Merit("merit-last-bait", {}))
    return found


def for_no_bait(view: Table, seat: int, line: int, before: int | None) -> list[Merit]:
    found = []
    afters = [worth(after_bait(view, seat, *step), step[1]) for step in baits_onto(view, line)]
    if before is not None and all(after <= before for after in afters):
        found.append(Merit("merit-no-better-bait", {"points": before}))
    if clockwise(view, seat) != view.starter:
        found.append(Merit("merit-stays-hidden", {}))
    return found


# -- Fish --


def for_fishing(view: Table, seat: int, spot: int) -> list[Merit]:
    points = worth(view, spot)
    found = []
    if points == best_in(view, cast_action(view, seat)):
        found.append(Merit("merit-best-catch", {"points": points}))
    other = clockwise(view, seat)
    while other != view.starter:
        if points > 0 and view.line[other] != UNKNOWN and in_line(view, other, spot):
            found.append(Merit("merit-before-other", {"other": other}))
        other = clockwise(view, other)
    return found
