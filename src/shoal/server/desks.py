"""The tables in memory: fetched when somebody asks for them or something is due there, put away when nothing happens.

A table is read from its log. Beside the log a summary of the table is written now and then, for lists; with the
summary of a finished game, in the same transaction, its record.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from . import log as entries_of
from . import rows, wire
from .desk import Desk
from .names import Names
from .store import Conflict, Store, Unavailable
from .table import Table, refused

FLUSH = 0.5  # seconds between two writings of summaries
RETRY = 1.0  # seconds until what could not be written is written again
ROUND = 5.0  # seconds between two rounds through the hall
IDLE = 60.0  # seconds after which a table with nobody at it is put away

log = logging.getLogger(__name__)


class Desks:
    """All tables in memory. Whenever one is fetched, what goes on there is woken."""

    def __init__(
        self,
        store: Store,
        names: Names,
        opened: float,
        wake: Callable[[Desk], None],
        is_cold: Callable[[str], bool],
    ) -> None:
        self._store, self._names, self._opened, self._wake, self._is_cold = store, names, opened, wake, is_cold
        self._found: dict[str, asyncio.Task[Desk]] = {}
        self._changed: set[Desk] = set()  # since their summaries were written

    def loaded(self) -> list[Desk]:
        return [task.result() for task in self._found.values() if task.done() and not task.exception()]

    def add(self, desk: Desk) -> None:
        """From now on a table that was just kept is found."""
        self._found[desk.table.id] = asyncio.create_task(returned(desk))

    def remove(self, desk: Desk) -> None:
        """There is no such table any more."""
        self._found.pop(desk.table.id, None)
        self._changed.discard(desk)

    def changed(self, desk: Desk) -> None:
        """The summary of a table is to be written."""
        self._changed.add(desk)

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
        desk.left = time.time()  # who asks is about to do something at it: it is not put away
        return desk

    async def _fetch(self, table: str) -> Desk:
        """A table from its log, on which things go on."""
        desk, summarised = await self.read(table)
        self._wake(desk)
        if summarised != desk.table.version or (desk.table.status == "over" and not desk.recorded):
            self.changed(desk)
        return desk

    async def read(self, table: str) -> tuple[Desk, int]:
        """A table from its log, and the version at which it was last summarised."""
        stored = await self._store.read(rows.read_table, table)
        if stored is None:
            raise refused("no-table")
        row = stored.table
        found = Table(row.id, row.code, msgspec.json.decode(row.plan, type=wire.Plan), row.host, row.seed)
        found.touched = row.touched
        for entry in stored.entries:
            found.apply(entries_of.decode(entry.data), entry.at, entry.sender, entry.message)
        await self._names.learn(
            [
                row.host,
                *(place.person for place in found.places if place.person),
                *(line.sender for line in stored.lines),
            ]
        )
        desk = Desk(found, self._names.of, self._opened, self._is_cold, recorded=stored.recorded)
        for line in stored.lines:
            if line.text:  # without, it was by somebody who has taken their data away
                desk.lines.append(wire.Said(line.number, line.sender, self._names.of(line.sender), line.at, line.text))
            desk.said[line.sender, line.message] = line.number
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
                await self._store.write(*(rows.summarised(desk.table, self._opened) for desk in changed))
        except BaseException:
            self._changed |= changed
            raise

    async def _keep_record(self, desk: Desk) -> bool:
        """Write a record together with the summary, so that no list shows the one without the other.

        False: the record was there already, and nothing is written.
        """
        kept = False
        with suppress(Conflict):
            await self._store.write(rows.recorded(desk.table), rows.summarised(desk.table, self._opened))
            kept = True
        desk.recorded = True
        return kept

    # -- Going round --

    async def go_round(self) -> None:
        """Put away tables at which nothing happens, and fetch those at which something is due."""
        first = True
        while True:
            try:
                for table in await self._due(hasty=first):
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
            log.exception("a table can't be read", extra={"table": table})

    async def _due(self, *, hasty: bool) -> list[str]:
        soon = time.time() + 2 * ROUND
        found = await self._store.read(rows.read_due, soon, hasty=hasty)
        return [table for table in found if table not in self._found]

    def put_away(self) -> None:
        """Those at which nobody is, and nothing is due soon."""
        now = time.time()
        for desk in self.loaded():
            busy = desk.listeners or desk.thinking or desk in self._changed or desk.lock.locked()
            due = desk.table.due(self._opened)
            if not busy and now - desk.left > IDLE and (due is None or due > now + IDLE):
                if desk.alarm:
                    desk.alarm.cancel()
                del self._found[desk.table.id]


async def returned(desk: Desk) -> Desk:
    return desk
