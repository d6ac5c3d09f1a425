"""What tests that run over every game need to know of Fish'n'Stones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.facts import Facts


def hidden_cat(number: int, seat: Mapping[str, Any]) -> list[str]:
    return [f"{number} {seat['cat']}"] if seat["cat"] and not seat["shown"] else []


FACTS = Facts(
    bounds={players: 12 * players for players in range(2, 5)},  # what the cards allow
    phases=("cast", "bait", "fish"),
    main_phase="bait",
    shown_secret="[...board.querySelectorAll('.cat.secret')].map((one) => one.closest('[data-id]').dataset.id)",
    secret="cat",
    spell_secret=hidden_cat,
    way="touch",
    drag=("button.hand", "[data-at='line b']"),
)
