"""Moves and cards of Fish'n'Stones as texts."""

from .numbers import ACTIONS, BAIT_FROM, FISH_SPOT, SOURCES, TARGETS
from .reasons import NOT_BESIDE
from .state import Table

CARD_NAMES = ("F1", "F2", "F3", "S1", "S2", "W")
SPOT_NAMES = tuple(column + row for row in "123" for column in "abc")
LINE_NAMES = ("a", "b", "c", "1", "2", "3")

TEXTS = (
    *(f"cast {line}" for line in LINE_NAMES),
    "no bait",
    *(f"bait {SPOT_NAMES[source]} {SPOT_NAMES[target]}" for source, target in zip(SOURCES, TARGETS, strict=True)),
    *(f"fish {spot}" for spot in SPOT_NAMES),
)
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}
assert len(ACTION_OF) == ACTIONS and TEXTS[BAIT_FROM] == "bait a1 b1" and TEXTS[FISH_SPOT] == "fish a1"


def text_of(s: Table, action: int) -> str:
    return TEXTS[action]


def action_of(s: Table, text: str) -> int | None:
    return ACTION_OF.get(text)


def misread(text: str) -> tuple[int, dict[str, str]] | None:
    """Why a text with the words of a move is none: a bait between spots that are not next to each other."""
    match text.split(" "):
        case ["bait", source, target] if source in SPOT_NAMES and target in SPOT_NAMES:
            return NOT_BESIDE, {"source": source, "target": target}
    return None
