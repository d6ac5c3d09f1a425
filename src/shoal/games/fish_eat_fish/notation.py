"""Moves, circles and cards of Fish Eat Fish as texts."""

from .numbers import ACTIONS, CHARGES, CIRCLES, DRIFT, EAT, PASS, SHOW, SLIDE_AND_EAT, SLIDES, STEPS
from .reasons import NOT_STRAIGHT, TOO_FAR
from .state import Table

CIRCLE_NAMES = tuple(column + row for row in "12345" for column in "abcde")
CARD_NAMES = ("0", "1", "2", "3", "4", "5", "shark", "octopus")


def pair(numbers: int) -> str:
    """Two circles, written as the tables of numbers.py hold them: source * 25 + target."""
    return f"{CIRCLE_NAMES[numbers // CIRCLES]} {CIRCLE_NAMES[numbers % CIRCLES]}"


TEXTS = (
    *(f"place {circle}" for circle in CIRCLE_NAMES),
    *(f"eat {pair(step)}" for step in STEPS),
    *(f"eat {pair(SLIDES[charge // CIRCLES])} {CIRCLE_NAMES[charge % CIRCLES]}" for charge in CHARGES),
    *(f"drift {pair(slide)}" for slide in SLIDES),
    "pass",
    *(f"show {card}" for card in CARD_NAMES),
)
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}
assert len(ACTION_OF) == ACTIONS and TEXTS[EAT] == "eat a1 b1" and TEXTS[SLIDE_AND_EAT] == "eat a1 b1 c1"
assert TEXTS[DRIFT] == "drift a1 b1" and TEXTS[PASS] == "pass" and TEXTS[SHOW] == "show 0"


def text_of(s: Table, action: int) -> str:
    return TEXTS[action]


def action_of(s: Table, text: str) -> int | None:
    return ACTION_OF.get(text)


def misread(text: str) -> tuple[int, dict[str, str]] | None:
    """Why a text with the words of a move is none: from circle to circle it goes too far, or not straight on."""
    verb, *circles = text.split(" ")
    if any(circle not in CIRCLE_NAMES for circle in circles):
        return None
    match verb, circles:
        case ("eat", [source, stop, _]) | ("drift", [source, stop]) if (
            f"drift {source} {stop}" not in ACTION_OF and source != stop
        ):
            return NOT_STRAIGHT, {"source": source, "stop": stop}
        case ("eat", [_, source, target]) | ("eat", [source, target]) if f"eat {source} {target}" not in ACTION_OF:
            return TOO_FAR, {"source": source, "target": target}
    return None
