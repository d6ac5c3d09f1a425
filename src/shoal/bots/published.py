"""The ratings of the computer players, by game and level: worked out from the ladders by tools/computer_ratings.py."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from .ratings import Rating

FILE = Path(__file__).with_name("published.json")


@cache
def _read() -> dict[str, dict[str, list[float]]]:
    found: dict[str, dict[str, list[float]]] = json.loads(FILE.read_text("utf-8"))
    return found


def rating_of(game: str, level: str) -> Rating | None:
    """What is known of a level; None: it was on no ladder of the game."""
    found = _read().get(game, {}).get(level)
    return Rating(found[0], found[1], fixed=True) if found else None


def games_of(game: str, level: str) -> int:
    """Of how many games that is known."""
    found = _read().get(game, {}).get(level)
    return int(found[2]) if found else 0
