"""Tournaments go on by themselves: when a round is over its tables are opened, and the next one is paired and begins.

A round begins in one transaction, with all its tables and their first entries, or not at all, and the key of `rounds`
lets two processes never begin the same: so a process may die at any moment, and whichever looks next goes on. What came
of a table is written with its record (desks.py).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterable
from contextlib import suppress
from typing import Any

import msgspec

from . import tournament_rows as rows
from . import tournaments
from .clock import now
from .decide import started
from .hall import CODE_LENGTH, Hall
from .log import AnyEntry, Opened, Resigned, Sat
from .pairings import Lineup
from .people import Person, new_code, new_id
from .store import Conflict, Statement, Unavailable
from .table import Table, refused
from .tournaments import Announced, Tournament, encode

LOOK = 2.0  # seconds between two looks whether a round is over

log = logging.getLogger(__name__)


class Rounds:
    """The rounds of all tournaments."""

    def __init__(self, hall: Hall) -> None:
        self._hall, self._store = hall, hall.store

    # -- By themselves --

    async def look_on(self) -> None:
        """Look until cancelled. What can't be read or written now can be soon."""
        while True:
            await asyncio.sleep(LOOK)
            with suppress(Unavailable):
                await self.look()

    async def look(self) -> None:
        for (tournament, number), tables in (await self._store.read(rows.list_sealed)).items():
            await unhindered(self._open(tournament, number, tables))
        for row in await self._store.read(rows.list_played):
            await unhindered(self._go_on(row))

    async def _open(self, tournament: str, number: int, tables: Iterable[str]) -> None:
        """All tables that were dealt the same are over."""
        for table in tables:
            await self._hall.enter(table, unsealing)
        await self._store.write(rows.unsealed(tournament, number))

    async def _go_on(self, row: Any) -> None:
        """The next round, when its time has come; or the end: after the last, or when nobody is left to play with."""
        announced = msgspec.json.decode(row.announced, type=Announced)
        at = tournaments.next_at(announced, row.round, row.begun, row.ended)
        if at is not None and at > now():
            return
        stored = await self._store.read(rows.read_tournament, row.id)
        found = stored and Tournament(stored)
        if not found or found.status != "running" or not found.rounds[-1].is_over:
            return  # another process has been quicker
        if len(found.rounds) < found.announced.rounds and len(found.active) >= tournaments.FEWEST:
            await self._begin(found)
        else:
            await self._store.write(rows.status_changed(row.id, "over"))

    async def _begin(self, found: Tournament, beside: Iterable[Statement] = ()) -> None:
        """Begin the next round: pair, deal, and keep it all, or raise Conflict if another process has begun it."""
        number = len(found.rounds) + 1
        lineups = await asyncio.to_thread(found.paired)
        sealed = found.announced.duplicate and len(lineups) > 1
        games = await asyncio.to_thread(
            lambda: [
                game_of(found, lineup, found.seed_of(number, table), sealed=sealed)
                for table, lineup in enumerate(lineups, 1)
            ]
        )
        ids, written = [table.id for table, _ in games], [encode(lineup).decode() for lineup in lineups]
        await self._hall.names.learn(filter(None, map(found.person, found.active)))
        await self._hall.open_together(
            games,
            [
                rows.round_begun(found.id, number, now(), sealed=sealed),
                *rows.tables_made(found.id, found.club, number, ids, written),
                *beside,
            ],
        )

    # -- What people do --

    async def start(self, tournament: str, person: Person) -> None:
        """Begin the first round: the club's host."""
        found = await tournaments.of_host(self._store, tournament, person)
        if found.status != "open":
            raise refused("tournament-begun" if found.status == "running" else "tournament-over")
        if len(found.active) < tournaments.FEWEST:
            raise refused("tournament-few", least=tournaments.FEWEST)
        found.nonces = [entrant.nonce for entrant in found.entrants]
        await self._begin(found, [rows.begun(found.id, encode(found.nonces).decode())])

    async def withdraw(self, tournament: str, person: Person, who: str) -> None:
        """Take part no more, or let somebody: the club's host. In a game that runs a computer plays on for them."""
        get = tournaments.of_member if who == person.id else tournaments.of_host
        found = await get(self._store, tournament, person)
        if found.of(who) is None:
            raise refused("no-person")
        if found.status in ("over", "cancelled"):
            raise refused("tournament-over")
        await self._store.write(rows.withdrawn(tournament, who), *rows.gone(tournament, [who], is_gone=True))
        for table in found.tables_of(found.of(who).number):
            await self._hall.enter(table, lambda table: resigning(table, who))


def game_of(found: Tournament, lineup: Lineup, seed: bytes, *, sealed: bool) -> tuple[Table, list[AnyEntry]]:
    """A table of a round, and what happens there at once: who plays sits down, and it begins."""
    sits = [Sat(seat, person) for seat, number in enumerate(lineup) if (person := found.person(number))]
    plan = found.announced.plan_of(lineup, sealed=sealed)
    table = Table(new_id(), new_code(CODE_LENGTH), plan, sits[0].person, seed)
    return table, [*sits, started(table, tournament=found.id, sealed=sealed)]


def unsealing(table: Table) -> Opened | None:
    return Opened(0) if table.sealed else None


def resigning(table: Table, person: str) -> Resigned | None:
    seat = table.seat_of(person)
    may = seat is not None and table.status == "running" and not table.places[seat].resigned
    return Resigned(seat) if may and seat is not None else None


async def unhindered(work: Awaitable[None]) -> None:
    """One tournament that can't go on does not keep the others from it."""
    try:
        await work
    except Unavailable:
        raise
    except Conflict:
        log.debug("another process was quicker")
    except Exception:
        log.exception("a tournament does not go on")
