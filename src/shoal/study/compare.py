"""What if: two set-ups of one game, on the same seeds, figure by figure."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .estimates import Estimate, intervals, left_out
from .figures import Label, figure_columns, in_words, number
from .plan import Plan
from .run import carry_out, workers
from .study import Study, frame_of

ALARMS = 0.05  # how often something may stand out in a comparison of equals


class Difference(NamedTuple):
    """A figure before and after, and how they differ."""

    label: Label
    before: Estimate
    after: Estimate
    difference: Estimate
    stands_out: bool  # also if it is asked how many figures were compared

    @property
    def sentence(self) -> str:
        section, name, unit, *_ = self.label
        what = f"{name}, {section}" if section.startswith("worth") else name
        return f"{what}: {in_words(self.difference, unit)} ({number(self.before)} before, {number(self.after)} after)."


@dataclass
class Comparison:
    """Two studies of the same seeds."""

    before: Study
    after: Study
    names: tuple[str, str]

    @cached_property
    def differences(self) -> list[Difference]:
        """After less before. Folds are left out of both at once, so that what the same seeds share drops out."""
        columns = [
            {label[:2]: (label, column) for label, column in figure_columns(one.plan, left_out(one.counts), one.pace)}
            for one in (self.before, self.after)
        ]
        shared = [key for key in columns[0] if key in columns[1]]
        matrices = [np.stack([columns[side][key][1] for key in shared], 1) for side in (0, 1)]
        apart = matrices[1] - matrices[0]
        plain = [intervals(found) for found in (*matrices, apart)]
        sure = which_stand_out(apart)
        return [
            Difference(columns[0][key][0], plain[0][at], plain[1][at], plain[2][at], sure[at])
            for at, key in enumerate(shared)
        ]

    def rows(self) -> list[dict[str, Any]]:
        return [
            {
                "section": one.label.section,
                "name": one.label.name,
                "unit": one.label.unit,
                "before": one.before.value,
                "after": one.after.value,
                "difference": one.difference.value,
                "low": one.difference.low,
                "high": one.difference.high,
                "stands_out": one.stands_out,
            }
            for one in self.differences
        ]

    def frame(self) -> Any:
        """The differences as a data frame, or rows where there is no library for one."""
        return frame_of(self.rows())


def which_stand_out(apart: Any) -> list[bool]:
    """Which differences are apart from nothing, though many are looked at: each may err a part of ALARMS only."""
    found = intervals(apart, ALARMS / max(apart.shape[1], 1))
    return [one.is_apart_from_zero for one in found]


def compare(
    before: Plan,
    after: Plan,
    names: tuple[str, str] = ("before", "after"),
    *,
    executor: Executor | None = None,
    keep: Path | None = None,
    paired: bool = True,
    advance: Callable[[int], None] = lambda _: None,
) -> Comparison:
    """Study both. Unpaired, the second has seeds of its own."""
    if not paired:
        after = replace(after, seed=before.seed + before.games)
    with workers(executor) as at_work:
        found = [
            carry_out(plan.checked(), skill=False, executor=at_work, keep=keep, advance=advance)
            for plan in (before, after)
        ]
    return Comparison(found[0], found[1], names)
