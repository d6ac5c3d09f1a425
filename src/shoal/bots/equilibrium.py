"""Two who choose at the same time, unseen: mixes of which neither can be read."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

ROUNDS = 500
LEAST = 1e-12


def mixes_of_two(
    worths: Sequence[Sequence[float]], own: Sequence[float], other: Sequence[float], prior_weight: float
) -> tuple[list[float], list[float]]:
    """The mixes of both, for worths[own choice][other's choice], which are as bad for the other as good for oneself.

    Each is the mix it began with times exp(worth / prior_weight), its worths being those against the other's mix: the
    equilibrium of a game in which to leave the first opinion costs something. The smaller the weight, the nearer to the
    game's own equilibrium. Both answer the mean of what the other has done so far (smooth fictitious play), which
    converges in such games.
    """
    columns = [list(column) for column in zip(*worths, strict=True)]
    mine, theirs = scaled(own), scaled(other)
    first_mine, first_theirs = mine, theirs
    for number in range(ROUNDS):
        part = 2 / (number + 3)
        answer = inclined(first_mine, [dot(row, theirs) for row in worths], prior_weight)
        reply = inclined(first_theirs, [-dot(column, mine) for column in columns], prior_weight)
        mine = [old + part * (new - old) for old, new in zip(mine, answer, strict=True)]
        theirs = [old + part * (new - old) for old, new in zip(theirs, reply, strict=True)]
    return mine, theirs


def inclined(mix: Sequence[float], worths: Sequence[float], prior_weight: float) -> list[float]:
    logits = [
        log(max(chance, LEAST)) + worth / max(prior_weight, LEAST) for chance, worth in zip(mix, worths, strict=True)
    ]
    top = max(logits)
    return scaled([exp(logit - top) for logit in logits])


def scaled(weights: Sequence[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))
