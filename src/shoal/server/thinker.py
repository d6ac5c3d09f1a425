"""`shoal think`: computer players in a process apart, which think for all servers of a PostgreSQL.

Its lanes are those of a server (computers.py), and so is the fairness, reckoned over all that wait in the database.
What others take is put to the account of whose it is as well.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec
import psycopg

from .. import __version__
from ..core.errors import BadInput
from . import question_rows as rows
from .computers import Computers, LevelQuestion, Thought, Waiting
from .fair import FairQueue, Job, Rank
from .logs import configure
from .settings import Settings
from .store import Store, file_of, open_engine, reason_of
from .tasks import Tasks
from .town import Line, connected, hold_lock

PULSE = 1.0  # seconds after which we look without having heard anything: somebody who thought may have died
RETRY = 1.0  # seconds until a connection that broke is tried again

log = logging.getLogger(__name__)


class Board:
    """The questions of all servers, from which lanes take theirs."""

    def __init__(self, where: Mapping[str, Any]) -> None:
        self._where = where
        self._me = 0
        self._hand: Line | None = None  # the line over which questions are read, taken and answered
        self._waiting = FairQueue[str]()
        self._known: set[str] = set()  # that are in it
        self._news, self._read = 1, 0  # how often something was heard, and which of it we have looked at
        self._heard = asyncio.Condition()
        self._turn = asyncio.Lock()
        self._answers = Tasks()

    # -- Being there --

    async def meet_on(self, met: asyncio.Future[None]) -> None:
        """Be among those who think, until cancelled, and hear that something was asked."""
        while True:
            try:
                async with await connected(self._where) as line:
                    await line.execute(f"LISTEN {rows.ASKED}")
                    await line.execute(f"SET application_name = '{rows.THINKING}'")
                    self._me = await hold_lock(line, rows.THINKERS)
                    if not met.done():
                        met.set_result(None)
                    while True:
                        await line.execute(rows.TIDY)
                        await self._wake()
                        async for _ in line.notifies(timeout=PULSE):
                            await self._wake()
            except (psycopg.Error, OSError) as problem:
                self._me = 0
                log.warning("not among those who think", extra={"problem": reason_of(problem)})
            await asyncio.sleep(RETRY)

    async def _wake(self) -> None:
        async with self._heard:
            self._news += 1
            self._heard.notify_all()

    async def close(self) -> None:
        """Give back what is not answered yet: somebody else thinks about it at once."""
        await self._answers.settle()
        with suppress(psycopg.Error, OSError):
            await self._ask(rows.GIVE_BACK, (self._me,))
        if self._hand:
            await self._hand.close()

    # -- Taking questions --

    async def take(self, is_taken: Callable[[Job[Any]], bool]) -> Waiting:
        while True:
            news = self._news
            try:
                async with self._turn:
                    if self._me and (found := await self._take_one(is_taken)):
                        return found
            except (psycopg.Error, OSError) as problem:
                log.warning("could not ask what to think about", extra={"problem": reason_of(problem)})
                await asyncio.sleep(RETRY)
            async with self._heard:
                while self._news == news:
                    await self._heard.wait()

    async def _take_one(self, is_taken: Callable[[Job[Any]], bool]) -> Waiting | None:
        await self._look()
        while id := self._waiting.take(is_taken):
            self._known.discard(id)
            me = self._me
            if not (taken := await self._ask(rows.TAKE, {"id": id, "me": me})):
                continue  # somebody else was quicker
            try:
                question = rows.unpacked(taken[0][0])
            except (msgspec.MsgspecError, ValueError, BadInput):
                log.error("question not understood")
                continue
            return self._waiting_for(id, me, question)
        return None

    async def _look(self) -> None:
        """See what waits, once for all lanes."""
        if self._read == (news := self._news):
            return
        found = {row[0]: row for row in await self._ask(rows.FREE, (__version__,))}
        gone = self._known - found.keys()
        while self._waiting.take(lambda job: job.work in gone):
            pass
        for id, owner, rank, seconds in found.values():
            if id not in self._known:
                self._waiting.put(id, owner, Rank(rank), seconds)
        self._known, self._read = set(found), news

    def _waiting_for(self, id: str, me: int, question: LevelQuestion) -> Waiting:
        began = time.perf_counter()
        thought: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()

        def answer(done: asyncio.Future[Thought]) -> None:
            if not done.cancelled():
                self._answers.begin(self._answer(id, me, done.result(), time.perf_counter() - began))

        thought.add_done_callback(answer)
        return Waiting(question, thought)

    # -- Answering --

    async def _answer(self, id: str, me: int, thought: Thought, seconds: float) -> None:
        told = msgspec.json.encode(rows.Told(id, thought.answer.action, thought.problem, seconds)).decode()
        try:
            await self._ask(rows.ANSWER, {"id": id, "me": me, "told": told})
        except (psycopg.Error, OSError) as problem:  # who asked sees that nobody answers
            log.warning("could not answer", extra={"problem": reason_of(problem)})

    async def _ask(self, asked: str, about: Any) -> list[Any]:
        """Ask the database; once more on a new line if the one there was is broken."""
        for is_last in (False, True):
            try:
                if self._hand is None or self._hand.closed:
                    self._hand = await connected(self._where)
                found = await self._hand.execute(asked, about)
                return await found.fetchall() if found.description else []
            except psycopg.OperationalError:
                if is_last or (self._hand and not self._hand.closed):
                    raise
        raise AssertionError


def think(settings: Settings, begun: Callable[[int], None]) -> None:
    """Think for the servers of a database until told to stop; `begun` is told about how many questions at once."""
    if file_of(settings.database_url):
        raise BadInput("think-needs-postgresql")
    store = Store(open_engine(settings.database_url))
    where = store.where
    store.close()
    configure()
    asyncio.run(think_on(where, settings.player_processes, begun))


async def think_on(where: Mapping[str, Any], processes: int, begun: Callable[[int], None]) -> None:
    loop, stopped = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopped.set)
    board = Board(where)
    computers = Computers(processes, board)
    met = loop.create_future()
    meeting = asyncio.create_task(board.meet_on(met))
    await asyncio.wait({met, asyncio.create_task(stopped.wait())}, return_when=asyncio.FIRST_COMPLETED)
    if not stopped.is_set():
        computers.start()
        log.info("thinking")
        begun(computers.lanes)
        await stopped.wait()
    log.info("stopping")
    await computers.stop()
    await board.close()
    meeting.cancel()
    await asyncio.gather(meeting, return_exceptions=True)
    log.info("stopped")
