"""What tests that run over every game need to know of Low Tide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.facts import Facts


def nothing(number: int, seat: Mapping[str, Any]) -> list[str]:
    """There are no secrets among the seats."""
    return []


FACTS = Facts(
    bounds=dict.fromkeys((2, 3, 4), 36),  # each takes at least one thing
    phases=("take",),
    main_phase="take",
    shown_secret="[]",
    secret="things",
    spell_secret=nothing,
)
