"""What Fish Eat Fish has to say beside its events: refusals, the end, the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...core.game import ScoreLine
from ...core.parts import part
from .notation import CARD_NAMES, CIRCLE_NAMES, TEXTS
from .numbers import (
    CHARGES,
    CIRCLES,
    DRIFT,
    EAT,
    FIGHT,
    NEUTRAL,
    PASS,
    PLACE,
    PLACING,
    SHOW,
    SLIDE_AND_EAT,
    SLIDES,
    STEPS,
    TURN,
)
from .state import Table

# How the numbers of an event are written.
WRITE: dict[str, Callable[[int], str]] = {
    "circle": lambda circle: CIRCLE_NAMES[circle],
    "source": lambda circle: CIRCLE_NAMES[circle],
    "stop": lambda circle: CIRCLE_NAMES[circle],
    "target": lambda circle: CIRCLE_NAMES[circle],
    "card": lambda kind: CARD_NAMES[kind],
    "prey": lambda owner: "neutral" if owner == NEUTRAL else "own",
}

ENDINGS = ("one-left", "none-left")

STEP_NAMES = {PLACING: "place", TURN: "move", FIGHT: "show"}


def refusal_args(s: Table, seat: int, action: int) -> Mapping[str, object]:
    """Everything a refusal of this action may want to mention."""
    return args_of(s.phase, action)


@part
def args_of(phase: int, action: int) -> Mapping[str, object]:
    named: dict[str, int] = {}
    if action < EAT:
        named = {"circle": action - PLACE}
    elif action < SLIDE_AND_EAT:
        step = STEPS[action - EAT]
        named = {"source": step // CIRCLES, "target": step % CIRCLES}
    elif action < DRIFT:
        charge = CHARGES[action - SLIDE_AND_EAT]
        slide = SLIDES[charge // CIRCLES]
        named = {"source": slide // CIRCLES, "stop": slide % CIRCLES, "target": charge % CIRCLES}
    elif action < PASS:
        slide = SLIDES[action - DRIFT]
        named = {"source": slide // CIRCLES, "stop": slide % CIRCLES}
    elif action >= SHOW:
        named = {"card": action - SHOW}
    return {
        "move": TEXTS[action],
        "step": STEP_NAMES[phase],
        **{name: WRITE[name](number) for name, number in named.items()},
    }


def score_sheet(s: Table, seat: int) -> list[ScoreLine]:
    """The catch; the starfish is worth nothing but a tie."""
    lines = [ScoreLine("catch", {"fish": s.catch[seat]}, s.catch[seat])]
    if s.starfish == seat:
        lines.append(ScoreLine("starfish", {}, 0))
    return lines
