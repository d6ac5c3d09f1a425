"""Whether ratings are right: many players of known strength play, and what is said of them is compared with it.

    python -m shoal.bench.ratings

plays 50,000 games of 1,000 players and tells Kendall's tau between known and rated order, and of how many the true
strength lies within the stated 95 % interval. `--drift` lets players become better or worse while they play.
"""

from __future__ import annotations

import argparse
import math
import random
from statistics import fmean
from typing import NamedTuple

from ..bots.ratings import MEAN, SCALE, SIGMA, Rating, rated

PLAYERS, GAMES = 1000, 50_000
SEATS, SHARES = (2, 3, 4, 5), (4, 3, 2, 1)  # how many play a game, and how often
NEAR = 0.5  # part of the games against others of about the same rating, as people look for them
LOOKED_AT = 8  # others, for each seat, of whom the nearest are taken


class Population(NamedTuple):
    """What is simulated."""

    players: int = PLAYERS
    games: int = GAMES
    drift: float = 0.0  # standard deviation of how much a strength changes with a game
    seed: int = 1


class Found(NamedTuple):
    """How right the ratings are."""

    kendall: float  # tau between known and rated order
    covered: float  # part of the players whose strength lies within the stated 95 % interval
    error: float  # root of the mean square
    sigma: float  # that is stated, mean
    slope: float  # by how much a player who is better by 1 is rated better


def simulate(population: Population) -> Found:
    """Play, and compare."""
    dice = random.Random(population.seed)
    strengths = [dice.gauss(MEAN, SIGMA) for _ in range(population.players)]
    ratings = [Rating()] * population.players
    for _ in range(population.games):
        players = drawn(dice, ratings)
        performances = [strengths[i] - SCALE * math.log(dice.expovariate(1)) for i in players]
        places = [1 + sum(other > one for other in performances) for one in performances]
        for i, rating in zip(players, rated([ratings[i] for i in players], places), strict=True):
            ratings[i] = rating
            strengths[i] += dice.gauss(0, population.drift)
    return compared(strengths, ratings)


def drawn(dice: random.Random, ratings: list[Rating]) -> list[int]:
    """Who plays the next game."""
    seats = dice.choices(SEATS, SHARES)[0]
    if dice.random() >= NEAR:
        return dice.sample(range(len(ratings)), seats)
    first, *others = dice.sample(range(len(ratings)), 1 + LOOKED_AT * seats)
    others.sort(key=lambda i: abs(ratings[i].mean - ratings[first].mean))
    return [first, *others[: seats - 1]]


def compared(strengths: list[float], ratings: list[Rating]) -> Found:
    means = [rating.mean for rating in ratings]
    errors = [mean - strength for mean, strength in zip(means, strengths, strict=True)]
    middle, rated_middle = fmean(strengths), fmean(means)
    squares = sum((strength - middle) ** 2 for strength in strengths)
    together = sum((s - middle) * (m - rated_middle) for s, m in zip(strengths, means, strict=True))
    return Found(
        kendall_tau(strengths, means),
        fmean(abs(error) <= rating.reach for error, rating in zip(errors, ratings, strict=True)),
        math.sqrt(fmean(error**2 for error in errors)),
        fmean(rating.sigma for rating in ratings),
        together / squares,
    )


def kendall_tau(one: list[float], other: list[float]) -> float:
    """How far two orders agree: 1 if they are the same, 0 if they have nothing to do with each other."""
    order = [value for _, value in sorted(zip(one, other, strict=True))]
    agree = sum((later > earlier) - (later < earlier) for i, earlier in enumerate(order) for later in order[i + 1 :])
    return agree / (len(order) * (len(order) - 1) / 2)


def main() -> None:
    usual = Population()
    parser = argparse.ArgumentParser(prog="python -m shoal.bench.ratings", description="Whether ratings are right.")
    for name, value in usual._asdict().items():
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"default {value}")
    population = Population(**vars(parser.parse_args()))
    found = simulate(population)
    print(f"{population.players} players, {population.games} games, drift {population.drift}, seed {population.seed}")
    print(f"Kendall's tau {found.kendall:.3f}; {100 * found.covered:.1f} % within the stated 95 % interval")
    print(f"error {found.error:.2f}, stated {found.sigma:.2f}; slope {found.slope:.3f}")


if __name__ == "__main__":
    main()
