"""Moves and cards of Fat Fish as texts."""

from __future__ import annotations

from collections.abc import Iterable

from .cards import colour_of
from .numbers import (
    ACTIONS,
    CARD_BITS,
    CARD_MASK,
    FULL_ROW,
    KEEP,
    KEEP_CARDS,
    LAY_CARD,
    ROWS,
    STOP,
    TAKE_LICENCE,
    VALUES,
)
from .state import Table

COLOUR_NAMES = "RYGBP"
CARD_NAMES = tuple(f"{colour}{value}" for colour in COLOUR_NAMES for value in range(1, VALUES + 1))
LICENCE_NAMES = "ABCDEFGHI"

# The texts that mean the same in every state: all but those of `keep`.
TEXTS = {
    **{
        LAY_CARD + ROWS * kind + row: f"lay {card} {row + 1}"
        for kind, card in enumerate(CARD_NAMES)
        for row in range(ROWS)
    },
    STOP: "stop",
    **{TAKE_LICENCE + licence: f"licence {letter}" for licence, letter in enumerate(LICENCE_NAMES)},
}
ACTION_OF = {text: action for action, text in TEXTS.items()}
assert len(ACTION_OF) == STOP + 1 + len(LICENCE_NAMES) and max(TEXTS) == ACTIONS - 1


def text_of(s: Table, action: int) -> str:
    """The text of an action. A `keep` without the cards for it, or with the wrong one of two equal cards, has none."""
    if action in TEXTS:
        return TEXTS[action]
    row, split = taken_row(s), action - KEEP_CARDS
    cards = [card for place, card in enumerate(row) if split >> place & 1]
    if not cards or split_of(row, cards) != split:
        raise ValueError(f"action {action} has no text here")
    return f"keep {card_list(cards)}"


def action_of(s: Table, text: str) -> int | None:
    """The action of a text. A `keep` of cards that are not there is the split that keeps nothing."""
    if text in ACTION_OF:
        return ACTION_OF[text]
    verb, *names = text.split(" ")
    if verb != "keep" or not 1 <= len(names) <= FULL_ROW or any(name not in CARD_NAMES for name in names):
        return None
    cards = [CARD_NAMES.index(name) for name in names]
    return KEEP_CARDS + split_of(taken_row(s), cards) if text == f"keep {card_list(cards)}" else None


def taken_row(s: Table) -> list[int]:
    """The row that is to be split, if one is."""
    return s.row[s.row_laid] if s.phase == KEEP else []


def split_of(row: list[int], cards: list[int]) -> int:
    """The split that keeps these cards, of equal ones the leftmost; 0 if they are not in the row."""
    split = 0
    for card in cards:
        places = [place for place, other in enumerate(row) if other == card and not split >> place & 1]
        if not places:
            return 0
        split |= 1 << places[0]
    return split


def card_list(cards: Iterable[int]) -> str:
    """Cards in the order of a `keep`: by colour, in a colour the higher value first."""
    return " ".join(CARD_NAMES[card] for card in sorted(cards, key=lambda card: (colour_of(card), -card)))


def unbundled(cards: int) -> str:
    """The cards that an event tells as one number."""
    found = []
    while cards:
        found.append((cards & CARD_MASK) - 1)
        cards >>= CARD_BITS
    return card_list(found)
