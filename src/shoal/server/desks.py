"""The tables in memory: fetched when somebody asks for them or something is due there, put away when nothing happens.

What is decided at a table is carried out here: stored, applied, shown. Others may `watch`: they are told of every table
that was fetched or has changed. Desks know nobody who watches them or acts at them.

A table is read from its log. Beside the log a summary of the table is written now and then, for lists; with the
summary of a finished game, in the same transaction, its record.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Protocol

import msgspec

from . import log as entries_of
from . import rows, wire
from .clock import now
from .desk import Desk
from .log import AnyEntry, Moved, Undone
from .names import Names
from .store import Conflict, Statement, Store, Unavailable
from .table import Table, refused

FLUSH = 0.5  # seconds between two writings of summaries
RETRY = 1.0  # seconds until what could not be written is written again
ROUND = 5.0  # seconds between two rounds through the hall
IDLE = 60.0  # seconds after which a table with nobody at it is put away

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """Who is told what happens to desks."""

    def look_at(self, desk: Desk) -> None:
        """It was fetched, or something has changed at it."""


class Desks:
    """All tables in memory."""

    def __init__(self, store: Store, names: Names, is_cold: Callable[[str], bool]) -> None:
        self.opened = now()  # since when clocks run
        self._store, self._names, self._is_cold = store, names, is_cold
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
        try:
            await self._store.write(*beside, *rows.entered(table, table.version + 1, entry, at, sender, message))
        except Conflict:  # it was stored when we could not hear of it, or another process has been quicker
            await self.reload(desk)
            if message is None or (sender, message) not in desk.table.done:
                raise refused("stale", version=desk.table.version) from None
            if reply:
                reply(encode(wire.Ack(message, desk.table.done[sender, message])))
            return
        before = table.status
        table.apply(entry, at, sender, message)
        if reply and message:
            reply(encode(wire.Ack(message, table.version)))
        desk.show(table_too=before != table.status or not isinstance(entry, (Moved, Undone)))
        self._changed.add(desk)
        self._tell(desk)

    async def reload(self, desk: Desk) -> None:
        """Read again what is stored of a table, and show what nobody has seen yet."""
        fresh, _ = await self._read(desk.table.id)
        fresh.table.online = desk.table.online
        version, said = desk.table.version, desk.last_line
        desk.table, desk.lines, desk.said, desk.recorded = fresh.table, fresh.lines, fresh.said, fresh.recorded
        desk.show(table_too=True, since=version)
        for line in desk.lines:
            if line.number > said:
                desk.show_line(line)
        self._changed.add(desk)
        self._tell(desk)

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
        for line in stored.lines:
            said = wire.Said(line.number, line.sender, self._names.of(line.sender), line.at, line.text)
            desk.add_line(said, line.message)
        return desk, row.version

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
            if changed:
                await self._store.write(*(rows.summarised(desk.table, self.opened) for desk in changed))
        except BaseException:
            self._changed |= changed
            raise

    async def _keep_record(self, desk: Desk) -> bool:
        """Write a record together with the summary, so that no list shows the one without the other.

        False: the record was there already, and nothing is written.
        """
        kept = False
        with suppress(Conflict):
            await self._store.write(rows.recorded(desk.table), rows.summarised(desk.table, self.opened))
            kept = True
        desk.recorded = True
        return kept

    # -- Going round --

    async def go_round(self) -> None:
        """Put away tables at which nothing happens, and fetch those at which something is due."""
        first = True
        while True:
            try:
                for table in await self._due(stale_too=first):
                    await self._fetch_due(table)
                first = False
            except Unavailable:
                log.warning("could not look for tables that are due")
            self.put_away()
            await asyncio.sleep(ROUND)

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
        return [table for table in found if table not in self._found]

    def put_away(self) -> None:
        """Those at which nobody is, and nothing is due soon."""
        at = now()
        for desk in self.loaded():
            busy = desk.listeners or desk.thinking or desk in self._changed or desk.lock.locked()
            due = desk.table.due(self.opened)
            if not busy and at - desk.unused_since > IDLE and (due is None or due > at + IDLE):
                desk.silence()
                del self._found[desk.table.id]


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
