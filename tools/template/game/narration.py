"""What Low Tide has to say beside its events: refusals, the end, the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...core.game import ScoreLine
from .notation import TEXTS
from .rules import left_of_the_wave
from .state import Table

# How the numbers of an event are written, where not as numbers.
WRITE: dict[str, Callable[[int], str]] = {}

ENDINGS = ("empty-beach",)


def refusal_args(s: Table, seat: int, action: int) -> Mapping[str, object]:
    """Everything a refusal of this action may want to mention."""
    return {"move": TEXTS[action], "left": left_of_the_wave(s)}


def score_sheet(s: Table, seat: int) -> list[ScoreLine]:
    return [ScoreLine("catch", {"things": s.things[seat]}, s.caught[seat])]
