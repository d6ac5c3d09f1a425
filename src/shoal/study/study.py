"""A study that is done: its figures, its lists, and its tables for notebooks."""

from __future__ import annotations

import csv
import importlib.util
import io
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ..core.arrays import Counts
from .estimates import Estimate, intervals, left_out
from .figures import Figure, census, chances, figures
from .plan import Plan

PACE = 10.0  # seconds a decision, where nobody says otherwise: an assumption, not a measure


@dataclass
class Study:
    """What was counted, and what that says."""

    plan: Plan
    counts: Counts
    contests: list[Figure] = field(default_factory=list)
    pace: float = PACE

    @cached_property
    def figures(self) -> list[Figure]:
        """Every figure with its interval."""
        return [*figures(self.plan, self.counts, self.pace), *self.contests]

    def section(self, name: str) -> list[Figure]:
        return [figure for figure in self.figures if figure.label.section == name]

    def figure(self, section: str, name: str) -> Estimate:
        """One figure by its names."""
        return next(found.value for found in self.section(section) if found.label.name == name)

    @cached_property
    def course(self) -> list[Estimate]:
        """The later winner's chance at each moment of the game, in percent."""
        return intervals(100 * chances(left_out(self.counts)))

    def rows(self) -> list[dict[str, Any]]:
        """A row a figure."""
        return [
            {
                "game": self.plan.game,
                "players": self.plan.players,
                "section": figure.label.section,
                "name": figure.label.name,
                "value": figure.value.value,
                "low": figure.value.low,
                "high": figure.value.high,
                "unit": figure.label.unit,
                "means": figure.sentence,
            }
            for figure in self.figures
        ]

    def frame(self) -> Any:
        """The figures as a data frame of polars or pandas, whichever is there; a list of rows if neither is."""
        return frame_of(self.rows())

    def as_json(self) -> dict[str, Any]:
        """Everything, for other programs."""
        counts = self.counts
        lists = {
            name: [[value, int(many)] for value, many in enumerate(getattr(counts, name)) if many]
            for name in ("lengths", "margins", "branches")
        }
        return {
            **self.plan.head(),
            "figures": self.rows(),
            "course": [list(found) for found in self.course],
            "lists": {**lists, "points": points_of(self.plan, counts)},
        }


def points_of(plan: Plan, counts: Counts) -> list[list[int]]:
    """How many seats ended with how many points."""
    lowest = census(plan).LOWEST
    return [[place + lowest, int(many)] for place, many in enumerate(counts.points) if many]


def csv_of(rows: list[dict[str, Any]]) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def parquet_of(rows: list[dict[str, Any]]) -> bytes | None:
    """The same as Parquet; None where neither polars nor pyarrow is there to write it."""
    file = io.BytesIO()
    if importlib.util.find_spec("polars"):
        importlib.import_module("polars").DataFrame(rows).write_parquet(file)
    elif importlib.util.find_spec("pyarrow"):
        table = importlib.import_module("pyarrow").Table.from_pylist(rows)
        importlib.import_module("pyarrow.parquet").write_table(table, file)
    else:
        return None
    return file.getvalue()


def frame_of(rows: list[dict[str, Any]]) -> Any:
    for library in ("polars", "pandas"):
        if importlib.util.find_spec(library):
            return importlib.import_module(library).DataFrame(rows)
    return rows
