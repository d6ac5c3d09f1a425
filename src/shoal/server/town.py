"""Many processes on one PostgreSQL are one server. It carries what they tell each other, and knows who is there.

A process holds an advisory lock of a number of its own as long as it is there: PostgreSQL takes it away the moment its
connection breaks, so nobody has to guess from a clock whether somebody is dead. A table at which computers play or
clocks run is kept going by one process, whose number stands in `keepers`; when that one is gone, whoever asks first
takes over. Should two believe for a moment that they are the one, both may think, but only one can write a version.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
import psycopg

from . import news_rows
from .peers import Ear, Entered, Free, Message, Peers
from .store import PATIENCE, Statement, Store, Unavailable, reason_of
from .tasks import Tasks

CHANNEL = "shoal"
LOCKS = 7462562  # the class of the advisory locks that processes hold
LONGEST = 7900  # bytes that PostgreSQL carries, nearly
PULSE = 1.0  # seconds between two looks at who is there
RETRY = 1.0  # seconds until a connection that broke is tried again
SINCE = "shoal since "  # what a connection is called, so that others know since when there has been a server


def alive(kind: int) -> str:
    """Asks for the numbers of those who hold a lock of a kind, and what their connections are called."""
    return f"""
    SELECT objid::int, application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND classid = {kind} AND objsubid = 2 AND granted AND datname = current_database()
    """


ALIVE = alive(LOCKS)
KEEP = f"""
    INSERT INTO keepers ("table", peer) VALUES (%(table)s, %(me)s)
    ON CONFLICT ("table") DO UPDATE SET peer = excluded.peer
    WHERE keepers.peer = excluded.peer OR keepers.peer NOT IN (SELECT objid FROM ({ALIVE}) AS alive)
    RETURNING peer
    """
KEEPER = 'SELECT peer FROM keepers WHERE "table" = %(table)s'
RELEASE = 'DELETE FROM keepers WHERE "table" = ANY(%(tables)s) AND peer = %(me)s'

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(tuple[int, Message]).decode

Line = psycopg.AsyncConnection[Any]


class Town(Peers):
    """This process among others."""

    are_there = True

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loops, self._errands = Tasks(), Tasks()
        self._me = 0
        self._ear: Ear
        self._since = 0.0
        self._line: Line | None = None  # the one that holds our lock
        self._alive: set[int] = set()
        self._kept: set[str] = set()
        self._asking: set[str] = set()
        self._keepers: dict[str, int] = {}  # of tables that others keep going, as far as known

    # -- Coming and going --

    async def join(self, ear: Ear, since: float) -> float:
        self._ear, self._since = ear, since
        await self._hold_lock()
        listening: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._loops.begin(self._listen_on(listening))
        await listening
        self._loops.begin(self._look_round())
        return self._since

    async def leave(self) -> None:
        self.release(list(self._kept))
        await self._errands.settle()
        await self._loops.end()
        if self._line:
            await self._line.close()

    async def _hold_lock(self) -> None:
        """Be there, under a number that nobody else has, and see who is."""
        line = await connected(self._store.where)
        self._me = await hold_lock(line, LOCKS)
        self._alive = await self._who_is_there(line)
        await line.execute(f"SET application_name = '{SINCE}{self._since:.3f}'")
        self._line = line

    async def _who_is_there(self, line: Line) -> set[int]:
        found = await (await line.execute(ALIVE)).fetchall()
        for number, name in found:
            if number != self._me and name.startswith(SINCE):
                self._since = min(self._since, float(name.removeprefix(SINCE)))
        return {number for number, _ in found}

    async def _look_round(self) -> None:
        """Look again and again who is there. Whose own connection breaks keeps nothing going until it is back."""
        while True:
            await asyncio.sleep(PULSE)
            try:
                assert self._line
                alive = await self._who_is_there(self._line)
            except (psycopg.Error, OSError) as problem:
                log.warning("not among the processes", extra={"problem": reason_of(problem)})
                self._kept.clear()
                self._alive.clear()
                with suppress(psycopg.Error, OSError):
                    await self._hold_lock()
                    self._ear.catch_up()
                continue
            lost, self._alive = self._alive - alive, alive
            if lost:
                self._keepers = {table: peer for table, peer in self._keepers.items() if peer not in lost}
                log.warning("processes lost", extra={"number": len(lost)})
                self._ear.miss(lost)

    # -- Telling and hearing --

    def telling(self, message: Message) -> list[Statement]:
        told = encode((self._me, message))
        if len(told) > LONGEST:
            assert isinstance(message, Entered)
            told = encode((self._me, msgspec.structs.replace(message, entry=None)))
        return [news_rows.told(CHANNEL, told.decode())]

    def tell(self, message: Message) -> None:
        self._errands.begin(self._tell(message))

    async def _tell(self, message: Message) -> None:
        with suppress(Unavailable):  # they will see for themselves when the database is back
            await self._store.write(after=self.telling(message))

    async def _listen_on(self, listening: asyncio.Future[None]) -> None:
        while True:
            try:
                async with await connected(self._store.where) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    if listening.done():
                        self._ear.catch_up()
                    else:
                        listening.set_result(None)
                    async for found in line.notifies():
                        self._hear(found.payload)
            except (psycopg.Error, OSError) as problem:
                if not listening.done():
                    listening.set_exception(Unavailable())
                    return
                log.warning("could not listen", extra={"problem": reason_of(problem)})
                await asyncio.sleep(RETRY)

    def _hear(self, payload: str) -> None:
        try:
            peer, message = decode(payload)
        except msgspec.DecodeError:  # of a version to come
            log.warning("not understood")
            return
        if peer == self._me:
            return
        self._alive.add(peer)  # should it be gone already, the next look round misses it
        if isinstance(message, Free):
            for table in message.tables:
                self._keepers.pop(table, None)
        self._ear.hear(peer, message)

    # -- Keeping tables going --

    def keeps(self, table: str) -> bool:
        if table in self._kept:
            return True
        if self._keepers.get(table) not in self._alive and table not in self._asking:
            self._asking.add(table)
            self._errands.begin(self._ask_for(table))
        return False

    async def _ask_for(self, table: str) -> None:
        me, line = self._me, self._line
        try:
            assert line
            about = {"table": table, "me": me}
            kept = await (await line.execute(KEEP, about)).fetchone()
            row = kept or await (await line.execute(KEEPER, about)).fetchone()
        except (psycopg.Error, OSError):
            await asyncio.sleep(RETRY)
            self._asking.discard(table)
            self._ear.look_at(table)
            return
        self._asking.discard(table)
        if kept and me == self._me:
            self._kept.add(table)
            self._keepers.pop(table, None)
            self._ear.look_at(table)
        elif row:
            self._keepers[table] = row[0]

    def is_kept_elsewhere(self, peer: int | None) -> bool:
        return peer is not None and peer != self._me and peer in self._alive

    def release(self, tables: list[str]) -> None:
        mine = [table for table in tables if table in self._kept]
        self._kept.difference_update(mine)
        for table in tables:
            self._keepers.pop(table, None)
        if mine:
            self._errands.begin(self._release(mine))

    async def _release(self, tables: list[str]) -> None:
        with suppress(psycopg.Error, OSError):
            assert self._line
            await self._line.execute(RELEASE, {"tables": tables, "me": self._me})
            await self._tell(Free(tables))


async def hold_lock(line: Line, kind: int) -> int:
    """A number that nobody else of a kind has, as long as the connection is there."""
    while True:
        number = secrets.randbits(30)
        found = await line.execute("SELECT pg_try_advisory_lock(%s, %s)", (kind, number))
        if (await found.fetchone() or [False])[0]:
            return number


async def connected(where: Mapping[str, Any]) -> Line:
    """A connection of its own, whose death PostgreSQL notices soon, also if the machine died with it."""
    limits = {"tcp_keepalives_idle": 2, "tcp_keepalives_interval": 1, "tcp_keepalives_count": 3}
    timeout = int(PATIENCE * 1000)
    options = " ".join(f"-c {name}={value}" for name, value in (limits | {"statement_timeout": timeout}).items())
    return await psycopg.AsyncConnection.connect(
        **where, autocommit=True, options=options, connect_timeout=int(PATIENCE), tcp_user_timeout=timeout
    )
