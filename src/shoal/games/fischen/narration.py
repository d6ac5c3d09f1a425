"""What Fischen has to say beside its events: refusals, the end, the score sheet."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.game import ScoreLine
from ...core.parts import part
from .notation import COLOUR_NAMES, TEXTS, card_name
from .numbers import CALL_COLOUR, CALLING, CATCH, KINDS, NO_COLOUR, PASSING, PENALTY, PLAY
from .state import Table

# How the numbers of an event are written.
WRITE = {
    "card": card_name,
    "zero": card_name,
    "colour": lambda colour: COLOUR_NAMES[colour],
}

ENDINGS = ("eight-rounds", "overfished")

STEP_NAMES = {
    PLAY: "play",
    CATCH: "catch",
    PASSING: "pass",
    CALLING: "call",
}


def refusal_args(s: Table, seat: int, action: int) -> Mapping[str, object]:
    """Everything a refusal of this action may want to mention."""
    return args_of(s.phase, s.required, action)


@part
def args_of(phase: int, required: int, action: int) -> Mapping[str, object]:
    args = {"move": TEXTS[action], "step": STEP_NAMES[phase]}
    if required != NO_COLOUR:
        args["colour"] = COLOUR_NAMES[required]
    if action < CALL_COLOUR:
        args["card"] = card_name(action % KINDS)
    return args


def score_sheet(s: Table, seat: int) -> list[ScoreLine]:
    losses = s.losses[seat]
    lost = PENALTY * losses
    caught = s.score[seat] + lost
    return [ScoreLine("caught-cards", {"cards": caught}, caught), ScoreLine("losses", {"cards": losses}, -lost)]
