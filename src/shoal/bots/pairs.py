"""Nobody gains by playing the same people over and over: how much a game counts, by how often its players have met.

The first game of two people within 30 days counts in full, each further one a tenth less than the one before: all of
them together, however many, as ten. A game counts as little as that of the two of its people who have met most. So who
makes another account to lose against gets what ten games can give, and no more. Computers are not counted: their
ratings are known, and who beats a weak one for ever is rated as who does, no higher.
"""

from __future__ import annotations

from collections.abc import Iterable

DAYS = 30  # that a game is remembered
FADING = 0.9  # of its weight, each time that two have met before
MOST = 1 / (1 - FADING)  # games as which all of two people count together


def weight(meetings: Iterable[int]) -> float:
    """How much a game counts whose people have met so often before, pair by pair."""
    return FADING ** max(meetings, default=0)
