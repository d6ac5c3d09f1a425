"""Computer players in processes apart, as a server sees them: it asks in PostgreSQL and hears the answers.

Every question is answered once, whatever becomes of who thinks about it: of the dead others take it over. One that got
lost, one that takes far too long, and all of them when nobody is there to think, come back, to be thought here.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
import psycopg

from ..bots.levels import SECONDS
from ..bots.player import Answer
from . import news_rows, tallies
from . import question_rows as rows
from .computers import LOADING, Elsewhere, LevelQuestion, Thought
from .fair import Rank
from .people import new_id
from .store import Conflict, Store, Unavailable, reason_of
from .town import Line, connected, hold_lock

PULSE = 1.0  # seconds between two looks at who is there, and at what became of our questions
RETRY = 1.0  # seconds until a connection that broke is tried again
LATE = LOADING + 10.0  # seconds above its time until who thinks about a question is given up: they do so earlier

log = logging.getLogger(__name__)


class Asked:
    """A question that is thought about elsewhere."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.answer: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
        self.is_kept = self.is_missing = False

    def settle(self, found: Thought | None) -> None:
        if not self.answer.done():
            self.answer.set_result(found)


class Thinkers(Elsewhere):
    """Those who think for this server, and what they were asked."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._me = 0
        self._asked: dict[str, Asked] = {}

    async def ask(self, question: LevelQuestion, owner: str, rank: Rank) -> Thought | None:
        id, asked = new_id(), Asked(question.level)
        self._asked[id] = asked
        put = rows.put(id, self._me, question, owner, rank, SECONDS[question.level], time.time())
        try:
            await self._store.write(put, after=[news_rows.told(rows.ASKED, "")])
            asked.is_kept = True
            return await asked.answer
        except (Conflict, Unavailable):
            return None
        finally:
            del self._asked[id]

    # -- Who is there, and what they answer --

    async def meet_on(self) -> None:
        while True:
            try:
                async with await connected(self._store.where) as line:
                    self._me = await hold_lock(line, rows.ASKERS)
                    await line.execute(f"LISTEN {rows.ANSWERED}{self._me}")
                    while True:
                        await self._look_round(line)
                        async for found in line.notifies(timeout=PULSE):
                            self._hear(found.payload)
            except (psycopg.Error, OSError) as problem:
                log.warning("could not hear who thinks", extra={"problem": reason_of(problem)})
            self._count(0)  # without a line nobody hears an answer
            self._take_back(list(self._asked))
            await asyncio.sleep(RETRY)

    def _hear(self, payload: str) -> None:
        with suppress(msgspec.DecodeError):
            told = msgspec.json.decode(payload, type=rows.Told)
            if asked := self._asked.get(told.id):
                tallies.thoughts.note(told.seconds)
                asked.settle(Thought(Answer(told.action), told.problem))

    async def _look_round(self, line: Line) -> None:
        """See who is there, and take back what will not be answered."""
        await line.execute(rows.TIDY)
        self._count((await one(line, rows.HOW_MANY_THINK, rows.THINKING))[0])
        known = set(self._asked)
        found = dict(await (await line.execute(rows.MINE, (self._me,))).fetchall())
        self.waiting = sum(seconds is None for seconds in found.values())
        late = [id for id, seconds in found.items() if id in known and self._is_late(id, seconds)]
        if late:
            log.warning("thinkers too slow", extra={"number": len(late)})
        await self._withdraw(line, late if self.number else list(found))
        # What was there neither now nor the last time was answered unheard, or lost with the database.
        missing = [asked for id, asked in self._asked.items() if id in known and id not in found and asked.is_kept]
        for asked in missing:
            if asked.is_missing:
                asked.settle(None)
            asked.is_missing = True

    def _is_late(self, id: str, seconds: float | None) -> bool:
        asked = self._asked.get(id)
        return asked is not None and seconds is not None and seconds > SECONDS[asked.level] + LATE

    async def _withdraw(self, line: Line, ids: list[str]) -> None:
        if ids:
            found = await (await line.execute(rows.WITHDRAW, (self._me, ids))).fetchall()
            self._take_back([id for (id,) in found])

    def _take_back(self, ids: list[str]) -> None:
        for id in ids:
            if asked := self._asked.get(id):
                asked.settle(None)

    def _count(self, number: int) -> None:
        """So many are there now."""
        if number and not self.number:
            log.info("others think for us", extra={"number": number})
        elif self.number and not number:
            log.warning("nobody thinks for us: we do")
        self.number = number


async def one(line: Line, asked: str, *about: Any) -> Any:
    return await (await line.execute(asked, about)).fetchone()
