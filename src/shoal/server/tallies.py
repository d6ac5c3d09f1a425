"""What the server counts of itself, from the start of its process, as text for Prometheus. Nobody is named in it."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import accumulate

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Durations:
    """How long something took: how often up to each bound, and in all."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    @contextmanager
    def timed(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.note(time.perf_counter() - began)

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


refusals: Counter[str] = Counter()  # by key
acts: Counter[str] = Counter()  # what people have done at tables, by the type of their messages
moves: Counter[str] = Counter()  # that were made, by a person or a computer
calls: Counter[str] = Counter()  # messages to people who are elsewhere, by the way and what became of them
call_times = Durations()  # until somebody outside has taken such a message, or has not
waits = Durations()  # from a message to its acknowledgement or refusal
writes = Durations()  # from handing something to the database until it is kept
reads = Durations()
answers = Durations()  # of computer players, from the question to the answer
routes: defaultdict[str, Durations] = defaultdict(Durations)  # from a request to its answer, by route
clock_lags = Durations()  # from when somebody's time was up until the server saw to it
loop_lags = Durations()  # how late whoever waits for a second is woken
thoughts = Durations()  # what of it was thought, by this process's players or for it


def number(name: str, meaning: str, value: float) -> Iterator[str]:
    """What goes up and down."""
    yield from (f"# HELP {name} {meaning}", f"# TYPE {name} gauge", f"{name} {value:g}")


def counted(name: str, meaning: str, label: str, found: Counter[str]) -> Iterator[str]:
    yield from (f"# HELP {name} {meaning}", f"# TYPE {name} counter")
    yield from (f'{name}{{{label}="{key}"}} {count}' for key, count in sorted(found.items()))


def took(name: str, meaning: str, found: Durations) -> Iterator[str]:
    yield from (f"# HELP {name} {meaning}", f"# TYPE {name} histogram")
    yield from histogram(name, found)


def took_by(name: str, meaning: str, label: str, found: Mapping[str, Durations]) -> Iterator[str]:
    yield from (f"# HELP {name} {meaning}", f"# TYPE {name} histogram")
    for key, durations in sorted(found.items()):
        yield from histogram(name, durations, f'{label}="{key}"')


def histogram(name: str, found: Durations, label: str = "") -> Iterator[str]:
    before, alone = (f"{label},", f"{{{label}}}") if label else ("", "")
    for bound, count in zip((*BOUNDS, "+Inf"), accumulate(found.counts), strict=True):
        yield f'{name}_bucket{{{before}le="{bound}"}} {count}'
    yield from (f"{name}_sum{alone} {found.seconds:.6f}", f"{name}_count{alone} {sum(found.counts)}")


async def watch_on() -> None:
    """See, until cancelled, how late the event loop is."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(1)
        loop_lags.note(time.perf_counter() - began - 1)
