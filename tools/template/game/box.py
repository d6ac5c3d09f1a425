"""The box of Low Tide: components, options and the record's set-up."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.box import cards_of, check_cards, copies_table, in_setup
from .notation import THING_NAMES
from .numbers import THINGS
from .state import Table


def fill(s: Table, options: Mapping[str, str], components: Mapping[str, object]) -> None:
    """Write options and component tables into a new state, the things unshuffled."""
    s.copies = copies_table(components, THING_NAMES, total=THINGS)
    s.beach = [kind for kind, copies in enumerate(s.copies) for _ in range(copies)]


def arrange(s: Table, setup: Mapping[str, object]) -> None:
    """Put the things in a record's order."""
    beach = cards_of(in_setup(setup, "beach"), "beach", THINGS, THING_NAMES)
    check_cards(beach, s.beach, "beach", THING_NAMES, all_of_them=True)
    s.beach = beach


def piles(s: Table) -> dict[str, list[str]]:
    """What is shuffled before the game, the first to come first."""
    return {"beach": [THING_NAMES[kind] for kind in s.beach]}


def setup_of(s: Table, piles: Mapping[str, list[str]]) -> dict[str, object]:
    """The record's set-up when the piles lie so."""
    return {"beach": piles["beach"]}
