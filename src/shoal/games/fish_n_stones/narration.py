"""What Fish'n'Stones has to say beside its events: refusals, the end, the score sheet."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.game import ScoreLine
from ...core.parts import part
from .notation import LINE_NAMES, SPOT_NAMES, TEXTS
from .numbers import BAIT, BAIT_FROM, CAST, FISH_SPOT, FISHING, SOURCES, TARGETS
from .rules import fishes_in_columns
from .state import Table

# How the numbers of an event are written.
WRITE = {
    "line": lambda action: LINE_NAMES[action],
    "source": lambda spot: SPOT_NAMES[spot],
    "target": lambda spot: SPOT_NAMES[spot],
    "spot": lambda spot: SPOT_NAMES[spot],
}

ENDINGS = ("four-rounds",)

STEP_NAMES = {CAST: "cast", BAIT: "bait", FISHING: "fish"}


def refusal_args(s: Table, seat: int, action: int) -> Mapping[str, object]:
    """Everything a refusal of this action may want to mention."""
    return args_of(s.phase, "columns" if fishes_in_columns(s, seat) else "rows", action)


@part
def args_of(phase: int, shore: str, action: int) -> Mapping[str, object]:
    args = {"move": TEXTS[action], "step": STEP_NAMES[phase], "shore": shore}
    if BAIT_FROM <= action < FISH_SPOT:
        step = action - BAIT_FROM
        args |= {"spot": SPOT_NAMES[SOURCES[step]], "target": SPOT_NAMES[TARGETS[step]]}
    elif action >= FISH_SPOT:
        args["spot"] = SPOT_NAMES[action - FISH_SPOT]
    return args


def score_sheet(s: Table, seat: int) -> list[ScoreLine]:
    return [
        ScoreLine("fish", {"fish": s.fish[seat]}, s.fish[seat]),
        ScoreLine("stones", {"stones": s.stones[seat]}, -s.stones[seat]),
    ]
