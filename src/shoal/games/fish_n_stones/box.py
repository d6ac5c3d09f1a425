"""The box of Fish'n'Stones: components, options and the record's set-up."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.box import cards_of, check_cards, copies_table, in_setup
from .notation import CARD_NAMES
from .numbers import CARDS
from .state import Table


def fill(s: Table, options: Mapping[str, str], components: Mapping[str, object]) -> None:
    """Write options and component tables into a new state, the pond cards unshuffled."""
    s.adjacent = int(options["shores"] == "adjacent")
    s.copies = copies_table(components, CARD_NAMES, total=CARDS)
    s.pond = [kind for kind, copies in enumerate(s.copies) for _ in range(copies)]


def arrange(s: Table, setup: Mapping[str, object]) -> None:
    """Put the pond in a record's order."""
    pond = cards_of(in_setup(setup, "pond"), "pond", CARDS, CARD_NAMES)
    check_cards(pond, s.pond, "pond", CARD_NAMES, all_of_them=True)
    s.pond = pond


def piles(s: Table) -> dict[str, list[str]]:
    """What is shuffled before the game, top first."""
    return {"pond": [CARD_NAMES[kind] for kind in s.pond]}


def setup_of(s: Table, piles: Mapping[str, list[str]]) -> dict[str, object]:
    """The record's set-up when the piles lie so."""
    return {"pond": piles["pond"]}
