"""How hard a puzzle is: what part of people miss it, first guessed from computers, then learned from those who tried.

The guess counts as much as `GUESSED` people: a Beta distribution that each try moves a little.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

GUESSED = 12.0
WEIGHTS = {"random": 1.0, "easy": 3.0, "strategy": 2.0, "medium": 4.0}  # whose finding it says how much
LEAST, MOST = 0.05, 0.95  # nothing is surely found, or missed, by people
STEPS = (0.45, 0.7)  # from where on a puzzle is middling, and hard
NAMES = ("easy", "middling", "hard")


class Estimate(NamedTuple):
    """What part of people miss a puzzle, and half of the 95 % interval."""

    missed: float
    error: float

    @property
    def name(self) -> str:
        return NAMES[sum(self.missed >= step for step in STEPS)]


def guess(found_by: Mapping[str, float]) -> float:
    """From how often computer players find it."""
    found = sum(weight * found_by[name] for name, weight in WEIGHTS.items()) / sum(WEIGHTS.values())
    return round(min(MOST, max(LEAST, 1 - found)), 3)


def learned(difficulty: float, tries: int, solved: int) -> Estimate:
    """The guess, and what came of it as people tried."""
    missed = GUESSED * difficulty + tries - solved
    found = GUESSED * (1 - difficulty) + solved
    total = missed + found
    return Estimate(missed / total, 1.96 * sqrt(missed * found / total**2 / (total + 1)))
