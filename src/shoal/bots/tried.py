"""What came of moves that were tried in imagined worlds (ahead.py), and what is to be thought of them."""

from __future__ import annotations

from math import log, sqrt
from typing import NamedTuple

WORSE_BY = 3.0  # standard errors by which a move must be worse to be left out
LEAST_WORLDS = 24  # before a move may be left out
ERROR_WEIGHT = 0.5  # of a standard error is added to the weight of the net's first opinion
ALIKE = 0.003  # moves that surely differ by less are equally good


class Tried(NamedTuple):
    """What came of some moves, each in the same worlds."""

    moves: list[int]  # actions, those left out as well
    left: list[int]  # places of those that are still tried
    prior: list[float]
    values: list[list[float]]  # by move and world: the utility, as long as it was tried
    leads: list[list[float]]
    answers: list[list[int]]  # and what the other of two who choose secretly did; UNKNOWN, if it had no choice
    others: dict[int, float]  # by what the other may do: the net's mix for it, added up over the worlds

    @property
    def worlds(self) -> int:
        return len(self.values[self.left[0]])


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def mean_by(numbers: list[float], answers: list[int], answer: int) -> float:
    """The mean in the worlds in which the other made this choice; in all, if it never did."""
    return mean([number for number, made in zip(numbers, answers, strict=True) if made == answer] or numbers)


def preferences(tried: Tried, prior_weight: float) -> dict[int, float]:
    """How much each move that is left is to be liked, as logits of a mix; the net's favourite has zero.

    By how much it does better is counted in units of `prior_weight`, and of what chance may have done to it: after a
    few worlds the net's first opinion has more of a say than after many.
    """
    first = min(tried.left)
    found = {}
    for place in tried.left:
        better, error = difference(tried, place, first)
        unit = max(prior_weight + ERROR_WEIGHT * error, 1e-9)
        found[place] = better / unit + log(max(tried.prior[place], 1e-12) / max(tried.prior[first], 1e-12))
    return found


def difference(tried: Tried, one: int, other: int) -> tuple[float, float]:
    """By how much a move did better than another in the same worlds, and the standard error of that."""
    apart = [a - b for a, b in zip(tried.values[one], tried.values[other], strict=True)]
    if len(apart) < 2:
        return mean(apart), 1.0 if one != other else 0.0
    middle = mean(apart)
    return middle, sqrt(sum((a - middle) ** 2 for a in apart) / (len(apart) - 1) / len(apart))


def leave_out(tried: Tried, prior_weight: float, secret: bool) -> None:
    """Leave out the moves that are surely worse than the best, or hardly better: a mix keeps all that it may draw."""
    if tried.worlds < LEAST_WORLDS or secret:
        return
    liked = preferences(tried, prior_weight)
    best = max(tried.left, key=liked.__getitem__)
    for place in tried.left[:]:
        worse, error = difference(tried, best, place)
        worse += prior_weight * (log(tried.prior[best]) - log(tried.prior[place]))
        if place != best and worse + ALIKE > WORSE_BY * error:
            tried.left.remove(place)
