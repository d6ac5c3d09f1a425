"""Whose question is thought about next. Everybody gets the same time to think, however many tables they have."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")


class Rank(IntEnum):
    """What a question is for, the most urgent first."""

    MOVE = 0  # at a table with people
    HINT = 1
    ANALYSIS = 2
    ALONE = 3  # a move at a table of computers alone


@dataclass(frozen=True)
class Job(Generic[T]):
    """A question that waits to be thought about."""

    work: T
    owner: str  # whose table it is at, or who asks
    rank: Rank
    seconds: float  # it may take at most
    number: int


class FairQueue(Generic[T]):
    """Start-time fair queueing: each owner has an account of the seconds they had, and who had least is next.

    Who comes anew begins at the account of who was last served: nobody saves time up by not playing. Of one owner, and
    of those who had the same, moves come before hints and analyses, and what is quick before what takes long.
    Where nobody waits, at tables of computers alone, a question waits for all others.
    """

    def __init__(self) -> None:
        self._numbers = itertools.count()
        self._waiting: list[Job[T]] = []
        self._had: dict[str, float] = {}
        self._now = 0.0  # the account of who was last served

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, work: T, owner: str, rank: Rank, seconds: float) -> None:
        self._waiting.append(Job(work, owner, rank, seconds, next(self._numbers)))

    def take(self, wanted: Callable[[Job[T]], bool] = lambda _: True) -> T | None:
        """The next of those that are wanted, or None."""
        found = min(filter(wanted, self._waiting), key=self._order, default=None)
        if found is None:
            return None
        self._waiting.remove(found)
        self._now = max(self._now, self._had.get(found.owner, 0.0))
        self._had[found.owner] = self._now + found.seconds
        self._had = {owner: had for owner, had in self._had.items() if had > self._now}  # the others are as if new
        return found.work

    def _order(self, job: Job[T]) -> tuple[bool, float, Rank, float, int]:
        had = max(self._had.get(job.owner, 0.0), self._now)
        return job.rank == Rank.ALONE, had, job.rank, job.seconds, job.number
