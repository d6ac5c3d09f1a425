"""How sure a figure is: a jackknife over folds. What is computed from sums is computed again without each fold."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..core.arrays import Counts
from ..core.student import student_t

LISTS = Counts._fields.index("lengths")  # from here on a count is a list over all games: how sure it is, is not asked


class Estimate(NamedTuple):
    """A figure and its interval, 95 % unless said otherwise."""

    value: float
    low: float
    high: float

    def __neg__(self) -> Estimate:
        return Estimate(-self.value, -self.high, -self.low)

    @property
    def error(self) -> float:
        """Half of its interval."""
        return (self.high - self.low) / 2

    @property
    def is_apart_from_zero(self) -> bool:
        return self.low > 0 or self.high < 0


def left_out(counts: Counts) -> Counts:
    """All folds together, then all but the first, all but the second …: an axis in front. Lists stay whole."""
    folds = len(counts.sums)
    return Counts(
        *(
            spread(array, folds) if array.shape[:1] == (folds,) and at < LISTS else array[None]
            for at, array in enumerate(counts)
        )
    )


def spread(array: Any, folds: int) -> Any:
    total = array.sum(0, keepdims=True)
    return np.concatenate([total, total - array])


def intervals(found: Any, alarms: float = 0.05) -> list[Estimate]:
    """The figures in the first row, with what the other rows say of how sure they are."""
    found = np.asarray(found, float).reshape(len(found), -1)
    folds = len(found) - 1
    without = found[1:]
    spread = np.sqrt((folds - 1) / folds * ((without - without.mean(0)) ** 2).sum(0))
    half = student_t(max(folds - 1, 1), 1 - alarms / 2) * spread
    return [Estimate(float(v), float(v - h), float(v + h)) for v, h in zip(found[0], half, strict=True)]


def ratio(above: Any, below: Any) -> Any:
    """Without a warning where there is nothing to divide by: then it is nothing."""
    below = np.asarray(below, float)
    return np.divide(above, below, out=np.zeros(np.broadcast(above, below).shape), where=below != 0)
