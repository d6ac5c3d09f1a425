"""Moves, cards and shuffles of Fischen as texts."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.contract import Shuffled
from ...core.errors import Refused
from ...core.record import dump
from .numbers import ACTIONS, CALL_COLOUR, CATCH_CARD, GREENS, KINDS, MINUS3, PASS_CARD, VALUES
from .state import Table

COLOUR_NAMES = ("blue", "yellow", "purple", "red", "green")
BUOY_NAMES = ("first", "left", "colour", "lowest", "all", "minus3")
CARD_NAMES = (
    *(f"{colour}{value}" for colour in "BYPR" for value in range(VALUES)),
    *(f"G{value}" for value in range(GREENS)),
    *BUOY_NAMES,
)

TEXTS = (
    *(f"play {card}" for card in CARD_NAMES),
    *(f"catch {card}" for card in CARD_NAMES),
    *(f"pass {card}" for card in CARD_NAMES),
    *(f"call {colour}" for colour in COLOUR_NAMES),
)
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}
assert len(CARD_NAMES) == KINDS and len(ACTION_OF) == ACTIONS and CARD_NAMES[MINUS3] == "minus3"
assert (TEXTS[CATCH_CARD], TEXTS[PASS_CARD], TEXTS[CALL_COLOUR]) == ("catch B0", "pass B0", "call blue")


def text_of(s: Table, action: int) -> str:
    return TEXTS[action]


def action_of(s: Table, text: str) -> int | None:
    return ACTION_OF.get(text)


def card_name(card: int) -> str:
    """The name of a card or a kind; both minus3 have the same."""
    return CARD_NAMES[min(card, MINUS3)]


def waiting(s: Table) -> list[str]:
    """The catch that is to be shuffled: it lies at the bottom of its boat."""
    size = s.boat_size[s.turn]
    return [CARD_NAMES[kind] for kind in s.boat[s.turn][size - s.caught[s.turn] : size]]


def chance_of(s: Table) -> Shuffled:
    return {"chance": "shuffle", "seat": s.turn, "cards": waiting(s)}


def arrange(s: Table, entry: Mapping[str, object]) -> None:
    """Put the waiting catch in a record's order."""
    kind, seat, cards = entry.get("chance"), entry.get("seat"), entry.get("cards")
    if kind != "shuffle" or type(seat) is not int or seat != s.turn:
        raise Refused("chance-kind", whose=f" for seat {s.turn}", kind=dump({"chance": kind, "seat": seat}))
    due = sorted(waiting(s))
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards) or sorted(cards) != due:
        raise Refused("chance-cards", due=dump(due), cards=dump(cards))
    size = s.boat_size[seat]
    s.boat[seat][size - len(cards) : size] = [CARD_NAMES.index(card) for card in cards]
