"""Alternating rounds: all subjects take turns in every round, so that a busy moment of the machine hits all alike."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

TRIES = 3  # before a round is sized, lest a stall of the machine be taken for work


@dataclass
class Subject:
    """Something to measure: `work` does so many portions, such as games, and answers how much came of it."""

    work: Callable[[int], float]
    clock: Callable[[], float] = time.process_time  # perf_counter where more than one core, or a GPU, is at work
    portions: int = 1  # of one round; as given, the least
    rates: list[float] = field(default_factory=list)  # what came of it a second, round by round
    yields: float = 0.0  # what comes of one portion

    def fit(self, seconds: float) -> None:
        """Warm up, and find out how many portions fill a round."""
        self.work(1)
        least = self.portions
        while (took := min(self.run()[1] for _ in range(TRIES))) < seconds / 8:
            self.portions *= 2
        self.portions = max(least, round(self.portions * seconds / took))

    def run(self) -> tuple[float, float]:
        """What came of it, and the seconds it took."""
        start = self.clock()
        done = self.work(self.portions)
        return done, self.clock() - start

    def measure(self) -> None:
        done, seconds = self.run()
        self.rates.append(done / seconds)
        self.yields = done / self.portions

    @property
    def rate(self) -> float:
        """How much a second, the median of all rounds."""
        return statistics.median(self.rates)


def alternate(subjects: Iterable[Subject], rounds: int, seconds: float, advance: Callable[[int], None]) -> None:
    """Measure all, round by round."""
    subjects = list(subjects)
    for subject in subjects:
        subject.fit(seconds)
        advance(1)
    for _ in range(rounds):
        for subject in subjects:
            subject.measure()
            advance(1)


def ratio(ours: Subject, peer: Subject) -> float:
    """How many times as fast, the median of the ratios of each round."""
    return statistics.median(mine / its for mine, its in zip(ours.rates, peer.rates, strict=True))
