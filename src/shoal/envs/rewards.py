"""What a finished game is worth to each seat. The rewards of a game add up to zero."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..core.batch import Batch
from ..core.errors import BadInput

Array = npt.NDArray[Any]


def points_ahead(points: Array) -> Array:
    """By game and seat: its points less the mean of the others' points."""
    players = points.shape[1]
    ahead: Array = (players * points - points.sum(1, keepdims=True)) / (players - 1)
    return ahead


def seats_ahead(ranks: Array) -> Array:
    """By game and seat: from 1 for the first to -1 for the last in even steps.

    It is the number of seats beaten less the number of seats beaten by, for each other seat. So those that share a
    place get the mean of the places they take up.
    """
    players = ranks.shape[1]
    ahead: Array = np.sign(ranks[:, :, np.newaxis] - ranks[:, np.newaxis, :]).sum(2) / (players - 1)
    return ahead


class Reward(NamedTuple):
    """A way to value games."""

    result: str  # of a batch: points or ranks
    ahead: Callable[[Array], Array]
    forfeit: float  # for a seat that ends a game by an illegal action: no game played out is worth less

    def of(self, batch: Batch, slots: Any = slice(None)) -> Array:
        """By slot and seat: what the games that ended in these slots are worth."""
        return self.ahead(getattr(batch, self.result)[slots])


REWARDS = {
    "points": Reward("points", points_ahead, -1000.0),
    "place": Reward("ranks", seats_ahead, -1.0),
}


def reward_named(name: str) -> Reward:
    """The reward of that name: points or place."""
    if name not in REWARDS:
        raise BadInput("env-reward", reward=str(name), known=", ".join(REWARDS))
    return REWARDS[name]
