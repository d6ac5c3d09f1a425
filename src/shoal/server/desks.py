"""The tables in memory: fetched when somebody asks for them or something is due there, put away when nothing happens.

What is decided at a table is carried out here: stored, applied, shown. Others may `watch`: they are told of every table
that was fetched or has changed. Desks know nobody who watches them or acts at them.

A table is read from its log. Beside the log a summary of the table is written now and then, for lists; with the
summary of a finished game, in the same transaction, its record.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec

from ..core.errors import Refused
from . import calling_rows, news_rows, played_rows, rated, rows, tallies, tournaments, wire
from . import log as entries_of
from .clock import now
from .desk import Desk
from .log import AnyEntry, Hosted, Moved, Sat, Undone
from .names import Names
from .peers import Entered, Peers, Spoken, TableGone, WhoIsThere
from .played import kept_of, seats_of
from .store import Conflict, Statement, Store, Unavailable
from .table import WORDS, Awaited, Table, refused
from .tasks import Tasks

FLUSH = 0.5  # seconds between two writings of summaries
ATTEMPTS = 10  # at what another game, or another process, was quicker with
RETRY = 1.0  # seconds until what could not be written is written again
ROUND = 5.0  # seconds between two rounds through the hall
IDLE = 60.0  # seconds after which a table with nobody at it is put away

T = TypeVar("T")

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Overtaken(Refused):
    """Something else was written at a table first, by another process. Now it is known here: decide again."""


class Watcher(Protocol):
    """Who is told what happens to desks."""

    def look_at(self, desk: Desk) -> None:
        """It was fetched, or something has changed at it."""


class Desks:
    """All tables in memory."""

    def __init__(self, store: Store, names: Names, is_cold: Callable[[str], bool], peers: Peers) -> None:
        self.opened = now()  # since when clocks run
        self._store, self._names, self._is_cold, self._peers = store, names, is_cold, peers
        self._tasks = Tasks()
        self._round_due = asyncio.Event()
        self._crashed = True  # this server, or another process of it: summaries may be older than logs
        self._watchers: list[Watcher] = []
        self._found: dict[str, asyncio.Task[Desk]] = {}
        self._changed: set[Desk] = set()  # since their summaries were written

    def watch(self, watcher: Watcher) -> None:
        self._watchers.append(watcher)

    def _tell(self, desk: Desk) -> None:
        for watcher in self._watchers:
            watcher.look_at(desk)

    def loaded(self) -> list[Desk]:
        return [task.result() for task in self._found.values() if task.done() and not task.exception()]

    def in_memory(self, table: str) -> Desk | None:
        return next((desk for desk in self.loaded() if desk.table.id == table), None)

    def new(self, table: Table, *, recorded: bool = False) -> Desk:
        """A desk for a table, which nobody finds yet."""
        return Desk(table, self._names.of, self.opened, self._is_cold, recorded=recorded)

    def add(self, desk: Desk) -> None:
        """From now on a table that was just kept is found."""
        self._found[desk.table.id] = asyncio.create_task(returned(desk))
        self._tell(desk)

    def remove(self, desk: Desk) -> None:
        """There is no such table any more."""
        self._found.pop(desk.table.id, None)
        self._changed.discard(desk)
        desk.silence()
        self._peers.release([desk.table.id])
        for listener in list(desk.listeners):
            listener.end("gone")

    async def drop(self, desk: Desk) -> None:
        """Remove a table, for all processes."""
        await self._store.write(rows.table_removed(desk.table), after=self._peers.telling(TableGone(desk.table.id)))
        self.remove(desk)

    async def close(self) -> None:
        await self._tasks.end()

    # -- What happens at a table --

    async def carry_out(
        self,
        desk: Desk,
        entry: AnyEntry,
        sender: str | None = None,
        message: str | None = None,
        reply: Callable[[bytes], None] | None = None,
        beside: Iterable[Statement] = (),
    ) -> None:
        """Store an entry, after what goes with it, apply it, and show what came of it. The desk must be locked."""
        table, at = desk.table, now()
        version = table.version + 1
        told = self._peers.telling(Entered(table.id, version, at, sender, message, entry))
        try:
            await self._store.write(*beside, *rows.entered(table, version, entry, at, sender, message), after=told)
        except Conflict:  # it was stored when we could not hear of it, or another process has been quicker
            await self.catch_up(desk)
            if message is None or (sender, message) not in desk.table.done:
                raise Overtaken("stale", WORDS, version=desk.table.version) from None
            if reply:
                reply(encode(wire.Ack(message, desk.table.done[sender, message])))
            return
        before = table.status
        table.apply(entry, at, sender, message)
        if isinstance(entry, Moved):
            tallies.moves["person" if sender else "computer"] += 1
        if reply and message:
            reply(encode(wire.Ack(message, table.version)))
        desk.show(table_too=before != table.status or not isinstance(entry, (Moved, Undone)))
        self._changed.add(desk)
        self._tell(desk)

    async def catch_up(self, desk: Desk) -> None:
        """Read what is stored of a table beyond what is known of it, and show it. The desk must be locked."""
        news = await self._store.read(news_rows.read_news, desk.table.id, desk.table.version, desk.last_line)
        if news is None:
            self.remove(desk)
            raise refused("no-table")
        desk.recorded = news.recorded
        entered = [
            Entered(row.table, row.version, row.at, row.sender, row.message, entries_of.decode(row.data))
            for row in news.entries
        ]
        if entered:
            await self._follow(desk, entered)
            self._changed.add(desk)
        await self._names.learn([line.sender for line in news.lines])
        for row in news.lines:
            line = self._line_of(row)
            desk.add_line(line, row.message)
            desk.show_line(line)

    async def refresh(self, desk: Desk) -> None:
        """Catch up if there is something that was not heard yet."""
        if await self._store.read(news_rows.find_version, desk.table.id) > desk.table.version:
            async with desk.lock:
                await self.catch_up(desk)

    async def _follow(self, desk: Desk, entered: Sequence[Entered]) -> None:
        """Do what is stored already, and show what came of it."""
        table = desk.table
        version, status = table.version, table.status
        entries = [found.entry for found in entered if found.entry]
        await self._names.learn([entry.person for entry in entries if isinstance(entry, (Sat, Hosted))])
        for found, entry in zip(entered, entries, strict=True):
            table.apply(entry, found.at, found.sender, found.message)
        only_moves = all(isinstance(entry, (Moved, Undone)) for entry in entries)
        desk.show(table_too=status != table.status or not only_moves, since=version)
        self._tell(desk)

    # -- What happens at a table elsewhere --

    def hear(self, told: Entered | Spoken) -> None:
        """Another process has written something."""
        if told.table in self._found:
            self._tasks.begin(self._hear(told))

    def catch_up_all(self) -> None:
        """Something may not have been heard."""
        for table in self._found:
            self._tasks.begin(self._hear(Spoken(table)))

    async def _hear(self, told: Entered | Spoken) -> None:
        while found := self._found.get(told.table):
            await asyncio.wait([found])
            if found.cancelled() or found.exception():  # whoever asked for it is told
                return
            desk = found.result()
            try:
                async with desk.lock:
                    await self._hear_at(desk, told)
                return
            except Unavailable:
                await asyncio.sleep(RETRY)
            except Refused:  # there is no such table any more
                return

    async def _hear_at(self, desk: Desk, told: Entered | Spoken) -> None:
        if isinstance(told, Entered):
            if told.version <= desk.table.version:
                return
            if told.version == desk.table.version + 1 and told.entry:
                await self._follow(desk, [told])
                return
        await self.catch_up(desk)

    def look_at(self, table: str) -> None:
        """Something is to be done at a table, if it is in memory."""
        if desk := self.in_memory(table):
            self._tell(desk)

    def look_at_all(self) -> None:
        """Whatever was kept going elsewhere has perhaps to be kept going here."""
        for desk in self.loaded():
            self._tell(desk)
        self._crashed = True
        self._round_due.set()

    # -- Fetching --

    async def find(self, table: str) -> Desk:
        """The table of an id, from memory or from its log."""
        loading = self._found.get(table)
        if loading is None:
            loading = self._found[table] = asyncio.create_task(self._fetch(table))
        try:
            desk = await asyncio.shield(loading)
        except BaseException:
            failed = loading.done() and (loading.cancelled() or loading.exception() is not None)
            if failed and self._found.get(table) is loading:  # whoever asks next tries again
                del self._found[table]
            raise
        desk.unused_since = now()  # who asks is about to do something at it: it is not put away
        return desk

    async def _fetch(self, table: str) -> Desk:
        desk, summarised = await self._read(table)
        if summarised != desk.table.version or (desk.table.status == "over" and not desk.recorded):
            self._changed.add(desk)
        self._peers.tell(WhoIsThere(table))
        self._tell(desk)
        return desk

    async def _read(self, table: str) -> tuple[Desk, int]:
        """A table from its log, and the version at which it was last summarised."""
        stored = await self._store.read(rows.read_table, table)
        if stored is None:
            raise refused("no-table")
        row = stored.table
        found = await asyncio.to_thread(table_of, stored)  # a long game takes a while, and nobody else waits for it
        for place in found.places:  # what was written while the machine's clock was ahead
            place.owes_since = None if place.owes_since is None else min(place.owes_since, now())
        await self._names.learn(
            [
                row.host,
                *(place.person for place in found.places if place.person),
                *(line.sender for line in stored.lines),
            ]
        )
        desk = self.new(found, recorded=stored.recorded)
        desk.awaited = None
        for line in stored.lines:
            desk.add_line(self._line_of(line), line.message)
        return desk, row.version

    def _line_of(self, row: Any) -> wire.Said:
        return wire.Said(row.number, row.sender, self._names.of(row.sender), row.at, row.text)

    # -- Writing --

    async def flush_on(self) -> None:
        while True:
            await asyncio.sleep(FLUSH)
            try:
                await self.flush()
            except Unavailable:
                await asyncio.sleep(RETRY)
            except Exception:  # whatever it is, other tables must be kept
                log.exception("could not write summaries")
                await asyncio.sleep(ROUND)

    async def flush(self) -> None:
        """Write the summaries of tables that have changed, and the records of finished games."""
        changed, self._changed = self._changed, set()
        try:
            for desk in list(changed):
                if desk.table.status == "over" and not desk.recorded and await self._keep_record(desk):
                    changed.discard(desk)
            if changed:  # in an order that is the same in all processes: else two would wait for each other
                in_order = sorted(changed, key=lambda desk: desk.table.id)
                summaries = [rows.summarised(desk.table, self.opened) for desk in in_order]
                awaited = {desk: desk.table.awaited() for desk in in_order}
                await self._store.write(*summaries, *kept_awaited(awaited))
                for desk, found in awaited.items():
                    desk.awaited = found
        except BaseException:
            self._changed |= changed
            raise

    async def _keep_record(self, desk: Desk) -> bool:
        """Write a record together with who played and the summary, so that no list shows the one without the other.

        False: the record was there already, and nothing is written.
        """
        table = desk.table
        entries = await self._store.read(played_rows.read_log, table.id)
        kept = kept_of(table)
        seats = seats_of(table, kept, entries, table.touched)
        of_tournament = tournaments.ended(table, kept, entries)
        for _ in range(ATTEMPTS):
            beside = [*played_rows.entered(seats), *of_tournament, *await rated.ended(self._store, table, seats)]
            with suppress(Conflict):
                summary = [rows.summarised(table, self.opened), *kept_awaited({desk: []})]
                await self._store.write(rows.recorded(table), *beside, *summary)
                desk.recorded = True
                return True
            if not table.plan.rated or await self._store.read(rows.is_recorded, table.id):
                break  # else somebody's rating has just changed by another game
        desk.recorded = True
        return False

    # -- Going round --

    async def go_round(self) -> None:
        """Put away tables at which nothing happens, and fetch those at which something is due."""
        while True:
            self._round_due.clear()
            crashed, self._crashed = self._crashed, False
            try:
                for table in await self._due(stale_too=crashed):
                    await self._fetch_due(table)
            except Unavailable:
                self._crashed = crashed or self._crashed
                log.warning("could not look for tables that are due")
            self.put_away()
            with suppress(TimeoutError):
                async with asyncio.timeout(ROUND):
                    await self._round_due.wait()

    async def _fetch_due(self, table: str) -> None:
        """One table that can't be read does not keep the others from going on."""
        try:
            await self.find(table)
        except Unavailable:
            raise
        except Exception:
            log.exception("a table can't be read")

    async def _due(self, *, stale_too: bool) -> list[str]:
        soon = now() + 2 * ROUND
        found = await self._store.read(rows.read_due, soon, stale_too=stale_too)
        return [table for table, peer in found if table not in self._found and not self._peers.is_kept_elsewhere(peer)]

    def put_away(self) -> None:
        """Those at which nobody is, and nothing is due soon."""
        at = now()
        for desk in self.loaded():
            busy = desk.listeners or desk.thinking or desk in self._changed or desk.lock.locked()
            due = desk.table.due(self.opened)
            if not busy and at - desk.unused_since > IDLE and (due is None or due > at + IDLE):
                desk.silence()
                del self._found[desk.table.id]
                self._peers.release([desk.table.id])


def kept_awaited(awaited: Mapping[Desk, list[Awaited]]) -> list[Statement]:
    """Whose moves are waited for, of the tables where that has changed, to be written after their summaries."""
    return calling_rows.awaited_at([(desk.table, found) for desk, found in awaited.items() if found != desk.awaited])


def table_of(stored: rows.Stored) -> Table:
    """A table as its log has it."""
    row = stored.table
    found = Table(row.id, row.code, msgspec.json.decode(row.plan, type=wire.Plan), row.host, row.seed)
    found.touched = row.touched
    for entry in stored.entries:
        found.apply(entries_of.decode(entry.data), entry.at, entry.sender, entry.message)
    return found


async def returned(desk: Desk) -> Desk:
    return desk


async def undeterred(work: Callable[[], Awaitable[T]]) -> T:
    """Do it again if something else was written at the table first."""
    for _ in range(ATTEMPTS):
        with suppress(Overtaken):
            return await work()
    return await work()
