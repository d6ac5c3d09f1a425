"""Moves and things of Low Tide as texts."""

from .numbers import ACTIONS
from .state import Table

THING_NAMES = ("1", "2", "3", "crab")
TEXTS = tuple(f"take {count}" for count in range(1, ACTIONS + 1))
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}


def text_of(s: Table, action: int) -> str:
    return TEXTS[action]


def action_of(s: Table, text: str) -> int | None:
    return ACTION_OF.get(text)
