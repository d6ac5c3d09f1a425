"""What tests that run over every game need to know of Fish Eat Fish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.facts import Facts


def cards_in_words(number: int, seat: Mapping[str, Any]) -> list[str]:
    return [card_in_words(card, left) for card, left in Counter(seat["hand"]).items()]


def card_in_words(card: str, left: int) -> str:
    name = card.capitalize() if card.isalpha() else f"Fish card {card}"
    return f"{name}, {'one' if left == 1 else left} left"


FACTS = Facts(
    bounds={2: 88, 3: 137, 4: 192, 5: 249},  # as proved in its rules
    phases=("placing", "turn", "fight"),
    main_phase="turn",
    shown_secret="[...board.querySelectorAll('.hand button:not(.spent) > .hidden')].map((one) => one.textContent)",
    spell_secret=cards_in_words,
    way="keyboard",
)
