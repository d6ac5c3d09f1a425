"""Ratings of who plays again and again: what a game says about its players, and how surely.

The model is that of Plackett and Luce, by which the ladders are rated, too (standings.py): who is first is drawn by
`exp(strength / SCALE)`, who is second from the others, and so on. What is known of a player is a mean and its standard
deviation. After a game the strengths of all its players that fit best what was known and how it ended are found
together (Newton's method), and how surely (the curvature there); everybody keeps their own part of that.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

MEAN, SIGMA = 25.0, 25 / 3  # of somebody of whom nothing is known: those of openskill
SCALE = 25 / 6 * math.sqrt(2)  # by this much the better one wins with odds of e to 1: openskill's, for two
DRIFT = 0.12  # standard deviation of how much somebody becomes better or worse with a game
STEPS, ENOUGH = 20, 1e-6  # of Newton's method, at most, and until nothing moves any more
FARTHEST = SIGMA  # that a step goes
Z = 1.959964  # standard deviations of a 95 % interval


class Rating(NamedTuple):
    """What is known of somebody's strength at a game."""

    mean: float = MEAN
    sigma: float = SIGMA
    fixed: bool = False  # a computer's, which is published and does not change

    @property
    def reach(self) -> float:
        """Half of the 95 % interval."""
        return Z * self.sigma


def rated(players: Sequence[Rating], places: Sequence[int], weight: float = 1.0) -> list[Rating]:
    """What is known after a game; it counts by its weight, from 0 to 1."""
    before = [player if player.fixed else aged(player) for player in players]
    means = [player.mean for player in before]
    for _ in range(STEPS):
        slopes, curves = likelihood(means, places, weight)
        for i, player in enumerate(before):
            slopes[i] -= (means[i] - player.mean) / player.sigma**2
            curves[i][i] += 1 / player.sigma**2
        moves = [row[0] for row in solved(curves, [[slope] for slope in slopes])]
        means = [mean + max(-FARTHEST, min(FARTHEST, move)) for mean, move in zip(means, moves, strict=True)]
        if max(map(abs, moves)) < ENOUGH:
            break
    _, curves = likelihood(means, places, weight)
    for i, player in enumerate(before):
        curves[i][i] += 1 / player.sigma**2
    spread = solved(curves, [[float(i == j) for j in range(len(before))] for i in range(len(before))])
    return [player if player.fixed else Rating(means[i], math.sqrt(spread[i][i])) for i, player in enumerate(players)]


def aged(player: Rating) -> Rating:
    """What is still known of somebody who may have become better or worse."""
    return player._replace(sigma=min(math.hypot(player.sigma, DRIFT), SIGMA))


def likelihood(means: Sequence[float], places: Sequence[int], weight: float) -> tuple[list[float], list[list[float]]]:
    """The slope of the log likelihood of how a game ended, and its curvature (with the sign that makes it positive).

    Those who share a place are each drawn from all who are not before them. Of the last who are left nobody is drawn:
    of a shared last place each counts as a part.
    """
    count = len(means)
    slopes, curves = [0.0] * count, [[0.0] * count for _ in range(count)]
    for place in sorted(set(places)):
        left = [i for i in range(count) if places[i] >= place]
        tied = [i for i in left if places[i] == place]
        draws = weight * (len(tied) if len(left) > len(tied) else len(tied) - 1)
        if not draws:
            continue
        most = max(means[i] for i in left)
        odds = {i: math.exp((means[i] - most) / SCALE) for i in left}
        total = sum(odds.values())
        for i in left:
            chance = odds[i] / total
            slopes[i] += draws * ((i in tied) / len(tied) - chance) / SCALE
            for j in left:
                curves[i][j] += draws * chance * ((i == j) - odds[j] / total) / SCALE**2
    return slopes, curves


def solved(matrix: list[list[float]], right: list[list[float]]) -> list[list[float]]:
    """The solution of some linear equations, whose matrix is positive: there is no need to look for pivots."""
    rows = [[*row, *more] for row, more in zip(matrix, right, strict=True)]
    for i, row in enumerate(rows):
        row[:] = [value / row[i] for value in row]
        for other in rows:
            if other is not row and (factor := other[i]):
                other[:] = [value - factor * mine for value, mine in zip(other, row, strict=True)]
    return [row[len(matrix) :] for row in rows]
