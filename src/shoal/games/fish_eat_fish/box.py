"""The box of Fish Eat Fish: its components. The set-up has no chance but the seat that begins."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.box import check_keys, whole_number
from ...core.errors import BadInput
from .numbers import FISH_CARDS, HIGHEST_FISH, KINDS, OCTOPUS, OCTOPUSES, SHARK, SHARKS
from .state import Table


def fill(s: Table, options: Mapping[str, str], components: Mapping[str, object]) -> None:
    """Write the challenge cards of a seat into a new state."""
    check_keys(components, ("fish",))
    values = components["fish"]
    if not isinstance(values, list) or len(values) != FISH_CARDS:
        raise BadInput("components-shape", field="fish", problem=f"must be a list of {FISH_CARDS} values")
    s.cards = [0] * KINDS
    for number, value in enumerate(values):
        s.cards[whole_number(value, f"fish[{number}]", 0, HIGHEST_FISH)] += 1
    s.cards[SHARK] = SHARKS
    s.cards[OCTOPUS] = OCTOPUSES


def arrange(s: Table, setup: Mapping[str, object]) -> None:
    """A record's set-up is empty."""


def piles(s: Table) -> dict[str, list[str]]:
    """Nothing is shuffled before the game."""
    return {}


def setup_of(s: Table, piles: Mapping[str, list[str]]) -> dict[str, object]:
    return {}
