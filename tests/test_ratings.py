"""Ratings: what a game says, how surely, and what nobody gains."""

from __future__ import annotations

import math
import random

import pytest

from shoal.bench.ratings import Population, kendall_tau, simulate
from shoal.bots.pairs import FADING, MOST, weight
from shoal.bots.ratings import DRIFT, MEAN, SCALE, SIGMA, Rating, aged, likelihood, rated

FARM = 100  # games of somebody against their own other account
MOST_OF_A_FARM = 9.0  # that they bring somebody new, and
MOST_OF_A_KNOWN = 1.0  # somebody who is rated already: docs/decisions.md


def test_who_wins_is_rated_higher_and_everybody_more_surely() -> None:
    first, second, third = rated([Rating()] * 3, [1, 2, 3])
    assert first.mean > second.mean > third.mean
    assert first.mean - MEAN == pytest.approx(MEAN - third.mean, abs=2.0)
    assert all(found.sigma < SIGMA for found in (first, second, third))


def test_a_shared_place_says_the_same_of_both() -> None:
    one, other, last = rated([Rating()] * 3, [1, 1, 3])
    assert one == other and one.mean > last.mean
    one, other = rated([Rating(30.0, 2.0), Rating(20.0, 2.0)], [1, 1])
    assert one.mean < 30.0 and other.mean > 20.0


def test_computers_keep_their_rating() -> None:
    computer = Rating(30.0, 0.5, fixed=True)
    person, found = rated([Rating(), computer], [1, 2])
    assert found == computer and person.mean > MEAN


def test_a_game_without_weight_says_nothing() -> None:
    player = Rating(20.0, 2.0)
    for found in rated([player, player], [1, 2], 0.0):
        assert (found.mean, found.sigma) == pytest.approx((20.0, aged(player).sigma))
    half, whole = rated([player, player], [1, 2], 0.5)[0], rated([player, player], [1, 2])[0]
    assert 20.0 < half.mean < whole.mean


@pytest.mark.parametrize("places", [[1, 2], [2, 1, 3], [1, 1, 3], [1, 2, 2], [1, 1, 1], [4, 2, 2, 1]])
def test_slope_and_curvature_are_those_of_the_likelihood(places: list[int]) -> None:
    """By small differences: of the sum of the logarithms of what was drawn."""

    def log_likelihood(means: list[float]) -> float:
        found = 0.0
        for place in set(places):
            left = [i for i, other in enumerate(places) if other >= place]
            tied = [i for i in left if places[i] == place]
            draws = len(tied) if len(left) > len(tied) else len(tied) - 1
            total = math.log(sum(math.exp(means[i] / SCALE) for i in left))
            found += draws * sum(means[i] / SCALE - total for i in tied) / len(tied)
        return found

    means, step = [20.0 + 3 * i for i in range(len(places))], 1e-4
    slopes, curves = likelihood(means, places, 1.0)
    for i in range(len(places)):
        up, down = ([mean + sign * step * (i == j) for j, mean in enumerate(means)] for sign in (1, -1))
        assert slopes[i] == pytest.approx((log_likelihood(up) - log_likelihood(down)) / (2 * step), abs=1e-6)
        for j in range(len(places)):
            change = likelihood(up, places, 1.0)[0][j] - likelihood(down, places, 1.0)[0][j]
            assert curves[i][j] == pytest.approx(-change / (2 * step), abs=1e-6)


def test_tau_of_orders() -> None:
    assert kendall_tau([1, 2, 3], [4, 5, 6]) == 1
    assert kendall_tau([1, 2, 3], [6, 5, 4]) == -1
    assert kendall_tau([1, 2, 3], [4, 6, 5]) == pytest.approx(1 / 3)


def test_a_population_is_put_in_order_and_the_intervals_hold() -> None:
    """The whole of it is `python -m shoal.bench.ratings`; of few players the part that is covered is less sure."""
    found = simulate(Population(players=100, games=5000))
    assert found.kendall >= 0.9
    assert 0.88 <= found.covered <= 1.0


def farm(winner: Rating, games: int) -> float:
    """How much somebody gains by games against another account of theirs, which always loses."""
    start, loser = winner.mean, Rating()
    for number in range(games):
        winner, loser = rated([winner, loser], [1, 2], weight([number]))
    return winner.mean - start


def test_nobody_gains_more_than_a_bound_by_playing_themselves() -> None:
    assert farm(Rating(), FARM) <= MOST_OF_A_FARM
    assert farm(Rating(MEAN, 1.25), FARM) <= MOST_OF_A_KNOWN
    assert farm(Rating(), 10 * FARM) - farm(Rating(), FARM) < 0.5, "more of the same is worth nothing"


def test_all_games_of_two_count_as_ten() -> None:
    assert sum(weight([number]) for number in range(1000)) <= MOST
    assert weight([]) == weight([0]) == 1 and weight([0, 3, 1]) == FADING**3


def test_a_true_draw_of_lots_stays_where_it_began() -> None:
    dice, one, other = random.Random(1), Rating(), Rating()
    for _ in range(300):
        one, other = rated([one, other], dice.choice(([1, 2], [2, 1])))
    assert abs(one.mean - other.mean) < 4 * math.hypot(one.sigma, other.sigma)
    assert one.sigma > DRIFT, "who may become better or worse is never known for sure"
