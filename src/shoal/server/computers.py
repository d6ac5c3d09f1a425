"""Computer players think in processes of their own, so that nobody at any table waits for them longer than they think.

Each process is a lane. Which question is next is said in fair.py. The first lane takes only those for which a person
waits, and one lane more, which the others leave the cores to, only those that are quickly answered. Where others think
for a server (`shoal think`), it asks them (thinkers.py): its own lanes have hints then, and all when they are gone.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, Protocol

from ..bots import guard
from ..bots.levels import SECONDS
from ..bots.named import player_named, prepare
from ..bots.player import Answer, Question
from ..core import backends
from ..core.backends import Backend
from ..core.match import Match
from ..core.simulate import cores
from ..core.state import State
from ..games import all_games, game_named
from . import tallies
from .fair import FairQueue, Job, Rank
from .store import Store
from .worker import Worker

THINKING_NICENESS = 5  # so that tables are answered before computers think,
COMPILING_NICENESS = 10  # and computers think before anything is compiled
QUICK = 0.5  # seconds: no level that takes longer is in the way of one that is as quick
PATIENCE = 20.0  # seconds above its time until a process is given up,
LOADING = 90.0  # and as long as it may have to load first what it needs: given up over it, the next would begin anew

log = logging.getLogger(__name__)


# -- In the processes --


@cache
def get_ready(name: str, level: str) -> None:
    prepare(game_named(name), (level,))


def warm_up(name: str) -> None:
    """Compile what the players of a game need, for all processes; another that wants to waits, and finds it done."""
    with backends.alone(name):
        prepare(game_named(name))


class Thought(NamedTuple):
    """A computer player's answer, and what was wrong with its own, if it had to be replaced."""

    answer: Answer
    problem: str | None = None


def think(name: str, level: str, view: State, seat: int, legal: list[int], seed: int, compiled: bool) -> Thought:
    if compiled:
        get_ready(name, level)
    game = game_named(name)
    player = player_named(game, level, None if compiled else Backend.INTERPRETED)
    answer, report = guard.ask(player, Question(game, view, seat, legal, random.Random(seed), player.budget))
    return Thought(answer, report.problem if report else None)


# -- In the server --


class LevelQuestion(NamedTuple):
    """What a level is asked: plain values, which can be sent to a process."""

    game: str
    level: str
    view: State
    seat: int
    legal: list[int]


class Waiting(NamedTuple):
    """A question that waits for a lane, and where its answer goes."""

    asked: LevelQuestion
    thought: asyncio.Future[Thought]


class Source(Protocol):
    """Where the lanes have their questions from."""

    async def take(self, is_taken: Callable[[Job[Any]], bool]) -> Waiting:
        """The next of those that a lane takes, as soon as there is one."""


class Queue:
    """The questions of this process."""

    def __init__(self) -> None:
        self._waiting = FairQueue[Waiting]()
        self._arrived = asyncio.Condition()

    def __len__(self) -> int:
        return len(self._waiting)

    async def put(self, question: Waiting, owner: str, rank: Rank, seconds: float) -> None:
        async with self._arrived:
            self._waiting.put(question, owner, rank, seconds)
            self._arrived.notify_all()

    async def take(self, is_taken: Callable[[Job[Any]], bool]) -> Waiting:
        async with self._arrived:
            while (found := self._waiting.take(is_taken)) is None:
                await self._arrived.wait()
            return found


class Elsewhere:
    """Who else thinks for a server: nobody, unless it shares a PostgreSQL with them (thinkers.py)."""

    number = 0  # of the processes that do
    waiting = 0  # questions that wait for them

    async def meet_on(self) -> None:
        """Hear, until cancelled, who is there and what they answer."""

    async def ask(self, question: LevelQuestion, owner: str, rank: Rank) -> Thought | None:
        """What they answer, or None: it is to be thought here."""
        return None


def elsewhere_of(store: Store) -> Elsewhere:
    """Who may think for the servers of a database."""
    if store.engine.dialect.name != "postgresql":
        return Elsewhere()
    from .thinkers import Thinkers  # it needs a driver that others do without

    return Thinkers(store)


class Computers:
    """The lanes, and the questions that wait for one."""

    def __init__(self, lanes: int = 0, source: Source | None = None, elsewhere: Elsewhere | None = None) -> None:
        self.lanes = max(2, lanes or cores())
        self._own = Queue()
        self._source = source or self._own
        self.elsewhere = elsewhere or Elsewhere()
        self._tasks: list[asyncio.Task[None]] = []
        self._ready: set[str] = set()  # games whose players are compiled
        self._cold: list[str] = []  # games whose players are not compiled yet, but will be
        self._wanted: list[str] = []  # games that somebody has opened, the first first

    def start(self, warmed: Callable[[str], None] = lambda _: None) -> None:
        """Open the lanes, and compile; `warmed` is told of each game whose players are compiled now."""
        self._tasks = [asyncio.create_task(self._drive(lane)) for lane in range(self.lanes + 1)]
        self._tasks.append(asyncio.create_task(self.elsewhere.meet_on()))
        if backends.fastest_backend() is Backend.COMPILED:
            quickest_first = sorted(all_games(), key=lambda game: backends.size_of_rules(game.folder))
            self._cold = [game.name for game in quickest_first]
            waiting = list(self._cold)
            for _ in range(min(self.lanes, cores(), len(waiting))):
                self._tasks.append(asyncio.create_task(self._warm_up(waiting, warmed)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def ask(self, match: Match, seat: int, level: str, owner: str = "", rank: Rank = Rank.MOVE) -> Thought:
        """What a level would do at a seat that is to act. Never raises: a fallback answers where all else fails.

        The time it takes is that of its owner.
        """
        legal = match.legal_actions(seat)
        if len(legal) == 1:
            return Thought(Answer(legal[0]))
        question = LevelQuestion(match.game.name, level, match.view(seat), seat, legal)
        with tallies.answers.timed():
            if rank in (Rank.MOVE, Rank.ALONE) and self.elsewhere.number:
                if found := await self.elsewhere.ask(question, owner, rank):
                    return found
            thought: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
            await self._own.put(Waiting(question, thought), owner, rank, SECONDS[level])
            return await thought

    @property
    def questions_waiting(self) -> int:
        return len(self._own) + self.elsewhere.waiting

    # -- Compiling --

    def is_cold(self, game: str) -> bool:
        """Whether the players of a game still think interpreted, which is slower, but soon will not."""
        return game in self._cold

    def hurry(self, game: str) -> None:
        """Somebody has opened a game: what they have opened first is compiled first."""
        if game not in self._wanted:
            self._wanted.append(game)

    async def _warm_up(self, waiting: list[str], warmed: Callable[[str], None]) -> None:
        """Compile game by game as long as any waits, in a process that ends then: it takes hundreds of megabytes."""
        worker = Worker(COMPILING_NICENESS)
        try:
            while waiting:
                game = next(name for name in (*self._wanted, *waiting) if name in waiting)
                waiting.remove(game)
                try:
                    await worker.do(warm_up, game)
                    self._ready.add(game)
                    log.info("compiled", extra={"game": game})
                except Exception as problem:  # its players go on without
                    log.error("compiling failed", extra={"game": game, "problem": type(problem).__name__})
                    worker.end()
                    worker = Worker(COMPILING_NICENESS)
                self._cold.remove(game)
                warmed(game)
                if not self._cold:
                    log.info("players ready")
        finally:
            worker.end()

    # -- Lanes --

    async def _next(self, lane: int) -> Waiting:
        """The question that a lane takes next."""

        def is_taken(job: Job[Any]) -> bool:
            """Whether the lane takes such a one: the first is kept for people, the last for what is quick."""
            if lane in (0, self.lanes) and job.rank > Rank.HINT:
                return False
            return lane < self.lanes or job.seconds <= QUICK

        return await self._source.take(is_taken)

    async def _drive(self, lane: int) -> None:
        worker, has_answered = Worker(THINKING_NICENESS), set[tuple[str, str, bool]]()
        try:
            while True:
                job = await self._next(lane)
                if job.thought.done():
                    continue
                asked = job.asked
                seed, compiled = secrets.randbits(60), asked.game in self._ready
                began, player = time.perf_counter(), (asked.game, asked.level, compiled)
                patience = PATIENCE if player in has_answered else LOADING
                try:
                    async with asyncio.timeout(SECONDS[asked.level] + patience):
                        found = await worker.do(think, *asked, seed, compiled)
                    has_answered.add(player)
                except Exception as problem:  # died, too slow, no space for what it compiles: the lane stays open
                    worker.end()
                    worker = Worker(THINKING_NICENESS)
                    has_answered.clear()
                    what = type(problem).__name__
                    log.error("player lost", extra={"game": asked.game, "player": asked.level, "problem": what})
                    game, dice = game_named(asked.game), random.Random(seed)
                    question = Question(game, asked.view, asked.seat, asked.legal, dice)
                    found = Thought(guard.fallback(question), f"lost: {what}")
                tallies.thoughts.note(time.perf_counter() - began)
                if not job.thought.done():
                    job.thought.set_result(found)
        finally:
            worker.end()
