"""Luck and play of a finished game (study/review.py): looked at entry by entry in a process of its own, kept for good.

One game is looked at after the other. Who comes meanwhile waits for it, or with those who asked for the same game; when
nobody waits for a game any more, it is given up.
"""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import math
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import msgspec

from ..core import backends
from ..core import record as records_of
from ..core.backends import Backend
from ..core.record import Record
from . import rows
from .computers import COMPILING_NICENESS
from .store import Conflict, Store, Unavailable
from .table import refused
from .tasks import Tasks
from .worker import Worker

if TYPE_CHECKING:
    from ..study.review import Review as Found  # which needs NumPy, and only the process needs it

SECONDS = 15.0  # of a core that a review may take: as many worlds are played as fit in there, but
FEWEST, MOST = 4, 10_000  # at least and at most so many for a move,
GLANCE = 4  # and of them one in so many to see how the game stands
LONGEST_QUEUE = 50  # games
SLICE = 0.3  # seconds that the process looks on until it says how far it is
PACE = 1.0  # seconds between two lines about it
LONGEST = 900.0  # seconds of a slice until the process is given up: it may have to compile the game first

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


# -- What is told --


class DearMove(msgspec.Struct):
    """A move that cost its seat much: so many parts of `whole`."""

    step: int  # entries of the record before it
    move: str
    cost: int


class SeatReview(msgspec.Struct):
    """What a seat's result is made of, in parts of `whole`: even + luck + all of `play`, by whose moves they were."""

    result: int
    even: int
    luck: int
    play: list[int]
    error: float  # half of the 95 % interval of luck, and of all play together
    choices: int  # at which not all moves seemed alike
    dearest: list[DearMove]


class LuckyMoment(msgspec.Struct):
    """The luck of each seat, in parts of `whole`, that came with an entry of the record; 0: with the deal."""

    step: int
    luck: list[int]


class Review(msgspec.Struct):
    """Luck and play of a game. A first place alone is `whole`, a shared one a part of it."""

    whole: int
    seats: list[SeatReview]
    moments: list[LuckyMoment]


class Reviewing(msgspec.Struct):
    """How far a review is, in entries of the record, and at last what came of it."""

    done: int
    of: int
    review: Review | None = None


# -- In the process --

_looking: Iterator[Found | None] = iter(())


def begin(written: dict[str, Any], seconds: float, backend: Backend) -> None:
    """Take up a record."""
    global _looking
    _looking = looking_for(records_of.read(written), seconds, backend)


def looking_for(record: Record, seconds: float, backend: Backend) -> Iterator[Found | None]:
    """Look at a game in about so many seconds of a core: a few worlds tell how many these are."""
    from ..study.review import looking

    next(looking(record, FEWEST, 1, 1, backend))  # loads what it takes, or compiles it
    began = time.process_time()
    list(looking(record, FEWEST, 1, 1, backend))
    took = max(time.process_time() - began, 1e-3)
    worlds = min(max(int(FEWEST * seconds / took), FEWEST), MOST)
    yield from looking(record, worlds, worlds // GLANCE, 1, backend)


def look_on(seconds: float) -> tuple[int, Review | None]:
    """Look at the next entries, for so long: how many they were, and the review if they were the last."""
    until, looked = time.monotonic() + seconds, 0
    for found in _looking:
        if found:
            return looked, told(found)
        looked += 1
        if time.monotonic() > until:
            break
    return looked, None


def told(found: Found) -> Review:
    """A review in whole numbers, which add up as its fractions do."""
    fractions = [part for one in found.seats for part in (one.result, one.even, one.luck, *one.play)]
    fractions += [part for one in found.moments for part in one.luck]
    fractions += [part for one in found.moves for part in one.worth]
    whole = math.lcm(*(part.denominator for part in fractions))

    def parts(of: Fraction) -> int:
        return int(of * whole)

    seats = [
        SeatReview(
            parts(one.result),
            parts(one.even),
            parts(one.luck),
            [*map(parts, one.play)],
            round(one.error * whole, 1),
            found.choices[seat],
            [DearMove(move.entry - 1, move.move, parts(move.loss)) for move in found.dearest(seat)],
        )
        for seat, one in enumerate(found.seats)
    ]
    moments = [LuckyMoment(one.entry, [*map(parts, one.luck)]) for one in found.moments]
    return Review(whole, seats, moments)


# -- In the server --


@dataclass
class Job:
    """A game that is looked at, or waits for it."""

    of: int  # entries
    done: int = 0
    people: list[str] = field(default_factory=list)  # who wait for it
    task: asyncio.Task[bytes | None] = field(init=False)  # answers the last line, or nothing if it came to nothing


class Reviews:
    """The reviews that are kept, and those that people wait for."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._jobs: dict[str, Job] = {}  # by table
        self._turn = asyncio.Lock()
        self._tasks = Tasks()

    async def close(self) -> None:
        await self._tasks.end()

    async def kept(self, table: str) -> bytes | None:
        """The last line about a game, if it was looked at already."""
        found = await self._store.read(rows.read_review, table)
        return None if found is None else found.encode()

    def check(self, table: str, person: str) -> None:
        """Refuse what can't be had, or would be too much."""
        if importlib.util.find_spec("numpy") is None:
            raise refused("no-reviews-here")
        if any(person in job.people for other, job in self._jobs.items() if other != table):
            raise refused("one-review-each")
        if len(self._jobs) >= LONGEST_QUEUE and table not in self._jobs:
            raise refused("too-many")

    async def follow(self, table: str, person: str, written: dict[str, Any]) -> AsyncIterator[bytes]:
        """How far the review of a game is, a line each second, and at last the review."""
        job = self._jobs.get(table) or self._begin(table, written)
        job.people.append(person)
        try:
            while not job.task.done():
                yield encode(Reviewing(job.done, job.of)) + b"\n"
                await asyncio.wait([job.task], timeout=PACE)
            if not job.task.cancelled() and (line := job.task.result()):
                yield line
        finally:
            job.people.remove(person)
            if not job.people:
                job.task.cancel()
                self._forget(table, job)

    def _begin(self, table: str, written: dict[str, Any]) -> Job:
        record = {key: value for key, value in written.items() if key != "result"}
        job = self._jobs[table] = Job(len(record["moves"]))
        job.task = self._tasks.begin(self._look_at(table, job, record))
        return job

    def _forget(self, table: str, job: Job) -> None:
        if self._jobs.get(table) is job:
            del self._jobs[table]

    async def _look_at(self, table: str, job: Job, record: dict[str, Any]) -> bytes | None:
        try:
            async with self._turn:
                found = await self._made(job, record)
            line = encode(Reviewing(job.of, job.of, found)) + b"\n"
            with suppress(Conflict, Unavailable):  # it is kept already, or will be found out again
                await self._store.write(rows.reviewed(table, line))
            return line
        except Exception as problem:  # it died, or hung: who waits is told nothing, and can ask again
            log.error("review lost", extra={"game": record["game"], "problem": type(problem).__name__})
            return None
        finally:
            self._forget(table, job)

    async def _made(self, job: Job, record: dict[str, Any]) -> Review:
        """The review, by a process that ends with it: what it has loaded takes hundreds of megabytes."""
        backend = backends.fastest_backend()
        worker = Worker(COMPILING_NICENESS)
        try:
            await worker.do(begin, record, SECONDS, backend)
            found = None
            while not found:
                async with asyncio.timeout(LONGEST):
                    looked, found = await worker.do(look_on, SLICE)
                job.done += looked
            return found
        finally:
            worker.end()
