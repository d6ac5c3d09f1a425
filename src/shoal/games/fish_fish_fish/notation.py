"""Moves and cards of Fish Fish Fish as texts, and its shuffles."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.contract import Shuffled
from ...core.errors import Refused
from ...core.record import dump
from .numbers import ACTIONS, DRAW_OPEN, END, RELEASE, SAIL, SWIM
from .state import Table

CARD_NAMES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
COLUMN_NAMES = "abcdefghijklmno"
ROW_NAMES = "123456789"
SQUARE_NAMES = tuple(column + row for row in ROW_NAMES for column in COLUMN_NAMES)

TEXTS = (
    *(f"moor {square}" for square in SQUARE_NAMES),
    *(f"sail {square} {card}" for card in CARD_NAMES for square in SQUARE_NAMES),
    *(f"swim {square} {card}" for card in CARD_NAMES for square in SQUARE_NAMES),
    "end",
    "pass",
    *(f"release {square}" for square in SQUARE_NAMES),
    "keep",
    *("draw 1", "draw 2", "draw 3", "draw pile"),
    "enough",
)
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}
assert len(ACTION_OF) == ACTIONS and TEXTS[SAIL] == "sail a1 N" and TEXTS[SWIM] == "swim a1 N"
assert TEXTS[END] == "end" and TEXTS[RELEASE] == "release a1" and TEXTS[DRAW_OPEN] == "draw 1"


def text_of(s: Table, action: int) -> str:
    return TEXTS[action]


def action_of(s: Table, text: str) -> int | None:
    return ACTION_OF.get(text)


def chance_of(s: Table) -> Shuffled:
    """The shuffle that is due, with the cards as they lie."""
    return {"chance": "shuffle", "cards": [CARD_NAMES[card] for card in reversed(s.pile[: s.pile_left])]}


def arrange(s: Table, entry: Mapping[str, object]) -> None:
    """Put the new pile in the order of a record's entry, top first."""
    if entry.get("chance") != "shuffle":
        raise Refused("chance-kind", whose="", kind=dump(entry.get("chance")))
    cards = entry.get("cards")
    due = sorted(CARD_NAMES[card] for card in s.pile[: s.pile_left])
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards) or sorted(cards) != due:
        raise Refused("chance-cards", due=dump(due), cards=dump(cards))
    s.pile[: s.pile_left] = [CARD_NAMES.index(card) for card in reversed(cards)]
