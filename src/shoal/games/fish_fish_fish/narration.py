"""What Fish Fish Fish has to say beside its events: refusals, the end, the score sheet."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.game import ScoreLine
from ...core.parts import part
from .notation import CARD_NAMES, SQUARE_NAMES, TEXTS
from .numbers import BLUE, DRAWING, GREY, KEEP, MOORING, MOVING, RELEASING, SAILING, SWIMMING, WHITE
from .state import Table

ENDINGS = ("pile-ran-out", "nobody-can-move")

# How the numbers of an event are written.
WRITE = {
    "card": lambda card: CARD_NAMES[card],
    "one": lambda card: CARD_NAMES[card],
    "two": lambda card: CARD_NAMES[card],
    "three": lambda card: CARD_NAMES[card],
    "square": lambda square: SQUARE_NAMES[square],
    "source": lambda square: SQUARE_NAMES[square],
    "target": lambda square: SQUARE_NAMES[square],
}

STEP_NAMES = {
    MOORING: "moor",
    MOVING: "play",
    SAILING: "sail",
    SWIMMING: "swim",
    RELEASING: "release",
    DRAWING: "draw",
}


def refusal_args(s: Table, seat: int, action: int) -> Mapping[str, object]:
    """Everything a refusal of this action may want to mention."""
    return args_of(s.phase, action)


@part
def args_of(phase: int, action: int) -> Mapping[str, object]:
    args = {"move": TEXTS[action], "step": STEP_NAMES[phase]}
    if action < KEEP:
        _, *words = TEXTS[action].split()
        args |= zip(("square", "card"), words, strict=False)
    return args


def score_sheet(s: Table, seat: int) -> list[ScoreLine]:
    grey, white, blue, unused = s.caught_grey[seat], s.caught_white[seat], s.caught_blue[seat], s.supply[seat]
    return [
        ScoreLine("caught-grey", {"fish": grey}, GREY * grey),
        ScoreLine("caught-white", {"fish": white}, WHITE * white),
        ScoreLine("caught-blue", {"fish": blue}, BLUE * blue),
        ScoreLine("unused-grey", {"fish": unused}, -GREY * unused),
    ]
