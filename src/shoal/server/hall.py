"""The hall: here tables are made and found, and people sit, play, talk and look on.

Each table has a lock, under which one thing happens after the other: it is decided (decide.py), then stored, carried
out and shown (desks.py). The hall owns the desks and the clockwork, which keeps the tables going. Neither knows the
hall, and the desks don't know the clockwork: it watches them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from ..core.commit import new_seed
from ..core.errors import Refused
from . import club_rows, rated, rows, wire
from .clock import now
from .clockwork import Clockwork
from .company import Company
from .computers import Computers
from .decide import check_plan, decide, go_on_from, why
from .desk import Desk, Listener
from .desks import Desks, undeterred
from .hints import Hints
from .limits import Allowances, ConnectionLimit
from .log import AnyEntry, Followed, Hosted, Left, Resigned, Sat, Started
from .names import Names
from .peers import Peers, Spoken
from .people import Person, erase, new_code, new_id
from .shown import record_of
from .store import Conflict, Statement, Store, Unavailable
from .table import Table, refused
from .tasks import Tasks

LINES_A_SECOND, LINES_AT_ONCE = 0.5, 10.0  # of chat, per person at whatever tables
ANALYSES, ANALYSES_EACH = 100, 2  # of finished games at one time, in all and per person
CODE_LENGTH = 6

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Hall:
    """All tables."""

    def __init__(self, store: Store, computers: Computers, peers: Peers | None = None) -> None:
        self.store, self.computers, self.peers = store, computers, peers or Peers()
        self.names = Names(store)
        self._desks = Desks(store, self.names, computers.is_cold, self.peers)
        self._clockwork = Clockwork(self._desks, computers, self.peers)
        self.company = Company(self._desks, self.names, self.peers)
        self._hints = Hints(computers)
        self._tasks = Tasks()
        self.analyses = ConnectionLimit(ANALYSES, ANALYSES_EACH)  # that are looked at now, by who asked
        self._turns = WeakValueDictionary[str, asyncio.Lock]()
        self._speech = Allowances(LINES_A_SECOND, LINES_AT_ONCE)

    # -- Opening and closing --

    async def join_others(self) -> None:
        """Meet the other processes of the server, if it has any; then it can be opened."""
        self._desks.opened = await self.peers.join(self.company, self._desks.opened)

    def open(self) -> None:
        self.computers.start(self._show_warm)
        self._tasks.begin(self._desks.flush_on())
        self._tasks.begin(self._desks.go_round())

    def say_goodbye(self) -> None:
        """Hang up on everybody: they come back when the server does."""
        self._clockwork.stop()
        self.company.say_goodbye()

    async def close(self) -> None:
        """Hang up, stop thinking, and write down what is left."""
        self.say_goodbye()
        await self._clockwork.close()
        await self._tasks.end()
        await self._hints.close()
        await self.computers.stop()
        await self._desks.close()
        with suppress(Unavailable):
            await self._desks.flush()
        await self.peers.leave()

    def _show_warm(self, game: str) -> None:
        """The players of a game are compiled now: tables no longer say that they warm up."""
        for desk in self._desks.loaded():
            if desk.table.game.name == game:
                desk.show_table()

    @property
    def people_connected(self) -> int:
        return self.company.connections

    @property
    def tables_in_memory(self) -> int:
        return len(self._desks.loaded())

    # -- Tables --

    def turn_of(self, person: str) -> asyncio.Lock:
        """What somebody does only one after the other: else what was counted before is not true after."""
        return self._turns.setdefault(person, asyncio.Lock())

    async def create(self, host: Person, plan: wire.Plan, club: str | None = None) -> Desk:
        """A new table, perhaps for a club, at which its host sits if the plan says so."""
        check_plan(plan)
        sits = [Sat(seat, host.id) for seat, word in enumerate(plan.seats) if word == wire.ME]
        desk, kept = self._new(host, plan, sits)
        if sits:
            kept = [*kept, *rated.sat_down(desk.table, host, now())]
        return await self._add(desk, [*kept, club_rows.table_joined(desk.table.id, club)] if club else kept)

    async def gather(
        self, together: Sequence[Person], plan: wire.Plan, beside: Callable[[str], Iterable[Statement]]
    ) -> Desk:
        """A new table at which these people sit, the first of them its host, kept with what goes with its id."""
        await self.names.learn(person.id for person in together)
        desk, kept = self._new(together[0], plan, [Sat(seat, person.id) for seat, person in enumerate(together)])
        return await self._add(desk, [*kept, *beside(desk.table.id)])

    async def open_together(
        self, tables: Sequence[tuple[Table, Sequence[AnyEntry]]], beside: Iterable[Statement]
    ) -> None:
        """New tables at which something happens at once: all of them, kept with what goes with them, or none."""
        made = await asyncio.to_thread(lambda: [self._made(table, entries) for table, entries in tables])
        await self.store.write(*(statement for _, kept in made for statement in kept), *beside)
        for desk, _ in made:
            self._desks.add(desk)

    async def _add(self, desk: Desk, kept: Sequence[Statement]) -> Desk:
        await self.store.write(*kept)
        self._desks.add(desk)
        return desk

    async def go_on(self, host: Person, old: Table, step: int, seat: int, level: wire.Level) -> Desk:
        """A new table at which a finished game goes on from a moment of it, against computers."""
        words: list[Any] = [level] * old.players
        words[seat] = wire.ME
        plan = wire.Plan(old.plan.game, words, old.plan.options, old.plan.components)
        desk, kept = self._new(host, plan, [Sat(seat, host.id)])
        entry = go_on_from(desk.table, record_of(old, self.names.of), step)
        await self._desks.carry_out(desk, entry, beside=kept)
        self._desks.add(desk)
        return desk

    def _new(self, host: Person, plan: wire.Plan, sits: list[Sat]) -> tuple[Desk, list[Statement]]:
        """A new table, and what keeps it."""
        self.names.know(host.id, host.name)
        return self._made(Table(new_id(), new_code(CODE_LENGTH), plan, host.id, new_seed()), sits)

    def _made(self, table: Table, entries: Iterable[AnyEntry]) -> tuple[Desk, list[Statement]]:
        """The same of a table at which something has happened already."""
        table.touched = at = now()
        kept: list[Statement] = []
        for version, entry in enumerate(entries, 1):
            kept += rows.entered(table, version, entry, at)
            table.apply(entry, at)
        return self._desks.new(table), [rows.table_made(table, self._desks.opened), *kept]

    async def desk(self, table: str) -> Desk:
        """The table of an id, with all that was written when it was asked for."""
        desk = await self._desks.find(table)
        if self.peers.are_there:
            await self._desks.refresh(desk)
        return desk

    # -- Acts --

    async def act(self, desk: Desk, person: Person, message: wire.Act, reply: Callable[[bytes], None]) -> None:
        """Do what somebody wants at a table, and reply; or raise Refused and change nothing.

        Once begun it goes on even if who asked is gone: what is stored must be carried out.
        """
        await asyncio.shield(self._tasks.begin(self._act(desk, person, message, reply)))

    async def _act(self, desk: Desk, person: Person, message: wire.Act, reply: Callable[[bytes], None]) -> None:
        async with desk.lock:
            version = desk.table.version
            try:
                await undeterred(lambda: self._do(desk, person, message, reply))
            except Refused:
                # Somebody may have been told of something at another process that we have not heard of yet.
                if not self.peers.are_there:
                    raise
                await self._desks.catch_up(desk)
                if desk.table.version == version:
                    raise
                await undeterred(lambda: self._do(desk, person, message, reply))

    async def _do(self, desk: Desk, person: Person, message: wire.Act, reply: Callable[[bytes], None]) -> None:
        table = desk.table
        self.names.check_there(person)
        table.check_may_see(person.id)
        self.names.meet(person)
        match message:
            case wire.Why():
                reply(encode(wire.Explained(message.id, why(table, person.id, message.move))))
            case wire.Mute():
                await self._mute(person, message)
                reply(encode(wire.Ack(message.id, table.version)))
            case wire.Say():
                await self._say(desk, person, message)
                reply(encode(wire.Ack(message.id, table.version)))
            case wire.Rematch():
                reply(encode(wire.Next(message.id, await self._rematch(desk, person))))
            case wire.Hint():
                await self._hint(desk, person, message, reply)
            case _ if (person.id, message.id) in table.done:
                reply(encode(wire.Ack(message.id, table.done[person.id, message.id])))
            case _:
                if not isinstance(message, wire.Swap) or table.is_overdue(person.id):
                    await self._clockwork.welcome_back(desk, person.id)
                entry = decide(table, message, person.id, now(), self._desks.opened)
                rated.check(table, entry)
                beside = rated.sat_down(table, person, now()) if isinstance(entry, Sat) else []
                if isinstance(entry, Started):
                    beside = await rated.begun(self.store, table)
                await self._desks.carry_out(desk, entry, person.id, message.id, reply, beside)

    async def _hint(self, desk: Desk, person: Person, message: wire.Hint, reply: Callable[[bytes], None]) -> None:
        table = desk.table
        await self._clockwork.welcome_back(desk, person.id)
        done = table.done.get((person.id, message.id))
        if done is not None and not table.has_hint(person.id):  # an id used before buys no other hint
            reply(encode(wire.Ack(message.id, done)))
            return
        entry = decide(table, message, person.id, now(), self._desks.opened)
        if not table.has_hint(person.id):
            self._hints.check(person.id)
            await self._desks.carry_out(desk, entry, person.id, message.id)
        self._hints.give(desk, entry.seat, person.id, message.id, reply)

    async def _rematch(self, desk: Desk, person: Person) -> str:
        """The same again, everybody one seat further."""
        table = desk.table
        seat = table.seat_of(person.id)
        if seat is None:
            raise refused("no-seat")
        if table.status != "over":
            raise refused("not-over")
        if table.tournament:
            raise refused("tournament-rematch")
        if table.rematch:
            return table.rematch
        turned = [table.places[place - 1] for place in range(table.players)]
        words = [
            wire.OPEN if self.names.is_there(place.person) else place.level or table.plan.stand_in for place in turned
        ]
        plan = msgspec.structs.replace(table.plan, seats=words, turned=(table.plan.turned + 1) % table.players)
        sits = [
            Sat(number, place.person)
            for number, place in enumerate(turned)
            if place.person and self.names.is_there(place.person)
        ]
        made, kept = self._new(person, plan, sits)
        kept.append(club_rows.table_followed(table.id, made.table.id))
        try:  # its id is not kept: whoever asks, however often, there is one rematch
            await self._desks.carry_out(desk, Followed(seat, made.table.id), person.id, beside=kept)
        except Refused:
            if not desk.table.rematch:
                raise
        followed = desk.table.rematch
        assert followed
        if followed == made.table.id:
            self._desks.add(made)
        return followed

    async def _say(self, desk: Desk, person: Person, message: wire.Say) -> None:
        table = desk.table
        if not table.plan.chat:
            raise refused("no-chat-here")
        if (person.id, message.id) in desk.said:
            return
        if not self._speech.take(person.id):
            raise refused("too-many")
        while (person.id, message.id) not in desk.said:
            line = wire.Said(desk.last_line + 1, person.id, self.names.of(person.id), time.time(), message.text)
            try:
                await self.store.write(*rows.said(table, line, message.id), after=self.peers.telling(Spoken(table.id)))
            except Conflict:  # as in Desks.carry_out
                await self._desks.catch_up(desk)
                continue
            desk.add_line(line, message.id)
            desk.show_line(line)

    async def _mute(self, person: Person, message: wire.Mute) -> None:
        try:
            await self.store.write(*rows.muted(person.id, message.person, on=message.muted))
        except Conflict:
            raise refused("no-person") from None
        self.company.mute(person.id, message.person, on=message.muted)

    # -- People who come, and go --

    async def join(self, desk: Desk, listener: Listener, seen: int | None = None) -> None:
        """Connect somebody to a table and tell them how it stands, from the version they have seen."""
        await asyncio.shield(self._tasks.begin(self._join(desk, listener, seen)))

    async def _join(self, desk: Desk, listener: Listener, seen: int | None) -> None:
        muted = await self.store.read(rows.read_muted, listener.person.id)
        async with desk.lock:
            table = desk.table
            self.names.check_there(listener.person)
            table.check_may_see(listener.person.id)
            self.names.meet(listener.person)
            listener.muted.update(muted)
            self.computers.hurry(table.game.name)
            self.company.come(desk, listener)
            await undeterred(lambda: self._clockwork.welcome_back(desk, listener.person.id))
            desk.greet(listener, seen)

    async def forget(self, person: Person) -> None:
        """Somebody takes their data away: they get up, computers play on for them, and another is host."""
        self.names.gone.add(person.id)
        try:
            for table in await self.store.read(rows.read_unfinished, person.id):
                try:
                    desk = await self.desk(table)
                except (Refused, Unavailable):
                    raise
                except Exception:  # nobody's data stay because something else is broken
                    log.exception("a table can't be read")
                    continue
                async with desk.lock:
                    await undeterred(partial(self._get_up, desk, person))
            await erase(self.store, person)
        except BaseException:
            self.names.gone.discard(person.id)
            raise
        self.company.forget(person.id)

    async def put_away(self, desk: Desk, person: Person) -> None:
        """Take a table off somebody's list: they get up before the game, and in a running one they resign."""
        await asyncio.shield(self._tasks.begin(self._put_away(desk, person)))

    async def _put_away(self, desk: Desk, person: Person) -> None:
        async with desk.lock:
            table = desk.table
            self.names.check_there(person)
            if table.seat_of(person.id) is None and table.host != person.id:
                raise refused("no-seat")
            if await undeterred(lambda: self._get_up(desk, person)):
                await self.store.write(*rows.taken_off_list(person.id, table.id))

    async def enter(self, table: str, due: Callable[[Table], AnyEntry | None]) -> None:
        """Let something happen at a table that nobody there wants, if it is due."""
        desk = await self.desk(table)

        async def carry_out() -> None:
            if entry := due(desk.table):
                await self._desks.carry_out(desk, entry)

        async with desk.lock:
            await undeterred(carry_out)

    async def clear_away(self, table: str) -> None:
        """Remove a table that has not begun, unless somebody is at it."""
        await asyncio.shield(self._tasks.begin(self._clear_away(table)))

    async def _clear_away(self, table: str) -> None:
        desk = await self.desk(table)
        async with desk.lock:
            if desk.table.status == "open" and not desk.table.online:
                await self._desks.drop(desk)

    async def _get_up(self, desk: Desk, person: Person) -> bool:
        """Leave a table for good. Whether there still is one."""
        table = desk.table
        seat = table.seat_of(person.id)
        if seat is not None and table.status == "open":
            await self._desks.carry_out(desk, Left(seat))
        elif seat is not None and table.status == "running" and not table.places[seat].resigned:
            await self._desks.carry_out(desk, Resigned(seat))
        if table.host != person.id or table.status == "over":
            return True
        heirs = [
            (number, place.person)
            for number, place in enumerate(table.places)
            if place.person != person.id and self.names.is_there(place.person)
        ]
        if heirs:
            number, heir = heirs[0]
            assert heir
            await self._desks.carry_out(desk, Hosted(number, heir))
        elif table.status == "open":  # nobody is left who could begin
            await self._desks.drop(desk)
            return False
        return True
