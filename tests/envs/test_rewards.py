"""Rewards: what is worth what, and that a game adds up to zero."""

from __future__ import annotations

import numpy as np
import pytest

from shoal import BadInput, game_named
from shoal.core.batch import Batch
from shoal.envs.rewards import REWARDS, points_ahead, reward_named, seats_ahead
from shoal.games import names


def test_points_are_compared_with_the_mean_of_the_others() -> None:
    assert points_ahead(np.array([[10, 4, 1], [5, 5, 5]])).tolist() == [[7.5, -1.5, -6], [0, 0, 0]]
    assert points_ahead(np.array([[-3, 5]])).tolist() == [[-8, 8]]


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ([1, 2], [1, -1]),
        ([2, 1, 3], [0, 1, -1]),
        ([4, 3, 2, 1], [-1, -1 / 3, 1 / 3, 1]),
        ([1, 1], [0, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),  # first and second place shared: the mean of 1 and 0
        ([1, 2, 2, 4], [1, 0, 0, -1]),
        ([1, 2, 2, 2, 2], [1, -0.25, -0.25, -0.25, -0.25]),
        ([1, 1, 1], [0, 0, 0]),
    ],
)
def test_places_go_from_one_to_minus_one_and_ties_share(places: list[int], worth: list[float]) -> None:
    assert seats_ahead(-np.array([places])).tolist() == [worth]


@pytest.mark.parametrize("name", REWARDS)
def test_a_game_adds_up_to_zero_and_the_first_is_paid_best(name: str) -> None:
    batch = Batch(game_named(names()[0]), players=5, slots=8, auto_reset=False)
    while batch.masks.any():
        batch.step_at_random()
    worth = reward_named(name).of(batch)
    assert np.allclose(worth.sum(1), 0)
    assert ((worth == worth.max(1, keepdims=True)) >= (batch.places == 1)).all()
    assert (reward_named(name).of(batch, batch.seeds > 4) == worth[4:]).all()
    assert worth.min() >= reward_named(name).forfeit


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadInput, match='there is no reward "glory"; the rewards are points, place'):
        reward_named("glory")
