"""The hall: all tables, who is connected to them, the clocks and the computer players.

Each table has a lock, under which one thing happens after the other: it is decided, stored, carried out, then shown.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec

from ..core.commit import new_seed
from ..core.errors import Refused
from ..core.match import Match
from ..games import game_named
from . import log as entries_of
from . import rows, wire
from .computers import HINT, Computers
from .desk import Advice, Desk, Listener
from .log import AnyEntry, Away, Followed, Hosted, Left, Moved, Resigned, Sat, Undone
from .people import GONE, Person, erase, new_id
from .store import Conflict, Statement, Store, Unavailable
from .table import Table, refused

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is taken for another
CODE_LENGTH = 6
FLUSH = 0.5  # seconds between two writings of what can be said of tables
ROUND = 5.0  # seconds between two rounds through the hall
IDLE = 60.0  # seconds after which a table with nobody at it is put away
RETRY = 1.0  # seconds until a computer's move is stored again

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Hall:
    """All tables."""

    def __init__(self, store: Store, computers: Computers) -> None:
        self.store, self.computers = store, computers
        self.opened = time.time()
        self._desks: dict[str, asyncio.Task[Desk]] = {}
        self._names: dict[str, str] = {}
        self._gone: set[str] = set()  # people and sessions that ended, for who was let in just before
        self._dirty: set[Desk] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False

    # -- Opening and closing --

    def open(self) -> None:
        self.computers.start()
        self._spawn(self._flush_on())
        self._spawn(self._go_round())

    def say_goodbye(self) -> None:
        """Hang up on everybody: they come back when the server does."""
        self._closing = True
        for desk in self._loaded():
            for listener in list(desk.listeners):
                listener.end("closing")

    async def close(self) -> None:
        """Hang up, stop thinking, and write down what is left."""
        self.say_goodbye()
        for desk in self._loaded():
            if desk.alarm:
                desk.alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.computers.stop()
        with suppress(Unavailable):
            await self._flush()

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _loaded(self) -> list[Desk]:
        return [task.result() for task in self._desks.values() if task.done() and not task.exception()]

    @property
    def people_connected(self) -> int:
        return sum(len(desk.listeners) for desk in self._loaded())

    # -- Names --

    def name(self, person: str) -> str:
        return self._names.get(person, GONE)

    def know(self, person: str, name: str) -> None:
        if person not in self._gone:
            self._names[person] = name

    def rename(self, person: str, name: str) -> None:
        """Somebody has another name from now on, for what they said before, too."""
        self.know(person, name)
        for desk in self._loaded():
            desk.lines = [
                msgspec.structs.replace(line, name=name) if line.person == person else line for line in desk.lines
            ]
            for listener in desk.listeners:
                if listener.person.id == person:
                    listener.person = listener.person._replace(name=name)
            if desk.table.seat_of(person) is not None:
                desk.show_table()

    def _is_there(self, person: str | None) -> bool:
        """Whether somebody is a person who has not taken their data away; their name must be learnt."""
        return person in self._names and person not in self._gone

    def _check_there(self, person: Person) -> None:
        if person.id in self._gone or person.session in self._gone:
            raise refused("unauthorised")

    async def _learn_names(self, ids: Iterable[str]) -> None:
        unknown = [person for person in set(ids) if person not in self._names]
        if unknown:
            self._names |= await self.store.read(lambda connection: rows.read_names(connection, unknown))

    # -- Tables --

    async def create(self, host: Person, plan: wire.Plan) -> Desk:
        """A new table, at which its host sits if the plan says so."""
        check_plan(plan)
        sits = [Sat(seat, host.id) for seat, word in enumerate(plan.seats) if word == wire.ME]
        desk, kept = self._new(host, plan, sits)
        await self.store.write(*kept)
        self._set_up(desk)
        return desk

    async def go_on(self, host: Person, old: Table, step: int, seat: int, level: wire.Level) -> Desk:
        """A new table at which a finished game goes on from a moment of it, against computers."""
        words: list[Any] = [level] * old.players
        words[seat] = wire.ME
        plan = wire.Plan(old.plan.game, words, old.plan.options, old.plan.components)
        desk, kept = self._new(host, plan, [Sat(seat, host.id)])
        table, now = desk.table, time.time()
        entry = table.go_on_from(old.record(self.name), step)
        kept += rows.entered(table, table.version + 1, entry, now)
        table.apply(entry, now)
        await self.store.write(*kept)
        self._set_up(desk)
        self._dirty.add(desk)
        self._wake(desk)
        return desk

    def _new(self, host: Person, plan: wire.Plan, sits: list[Sat]) -> tuple[Desk, list[Statement]]:
        """A new table, and what keeps it."""
        now = time.time()
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        table = Table(new_id(), code, plan, host.id, new_seed())
        table.touched = now
        kept: list[Statement] = []
        for version, entry in enumerate(sits, 1):
            kept += rows.entered(table, version, entry, now)
            table.apply(entry, now)
        self.know(host.id, host.name)
        return Desk(table, self.name, self.opened), [rows.table_made(table, self.opened), *kept]

    def _set_up(self, desk: Desk) -> None:
        """From now on a table that was just kept is found."""
        self._desks[desk.table.id] = asyncio.create_task(returned(desk))

    async def desk(self, table: str) -> Desk:
        """The table of an id, from memory or from its log."""
        loading = self._desks.get(table)
        if loading is None:
            loading = self._desks[table] = asyncio.create_task(self._fetch(table))
        try:
            desk = await asyncio.shield(loading)
        except BaseException:
            failed = loading.done() and (loading.cancelled() or loading.exception() is not None)
            if failed and self._desks.get(table) is loading:  # whoever asks next tries again
                del self._desks[table]
            raise
        desk.left = time.time()  # who asks is about to do something at it: it is not put away
        return desk

    async def _fetch(self, table: str) -> Desk:
        """A table from its log, on which things go on."""
        desk, summarised = await self._load(table)
        self._wake(desk)
        if summarised != desk.table.version or (desk.table.status == "over" and not desk.recorded):
            self._dirty.add(desk)
        return desk

    async def _load(self, table: str) -> tuple[Desk, int]:
        """A table from its log, and the version at which it was last summarised."""
        stored = await self.store.read(lambda connection: rows.read_table(connection, table))
        if stored is None:
            raise refused("no-table")
        row = stored.table
        found = Table(row.id, row.code, msgspec.json.decode(row.plan, type=wire.Plan), row.host, row.seed)
        found.touched = row.touched
        for entry in stored.entries:
            found.apply(entries_of.decode(entry.data), entry.at, entry.sender, entry.message)
        await self._learn_names(
            [
                row.host,
                *(place.person for place in found.places if place.person),
                *(line.sender for line in stored.lines),
            ]
        )
        desk = Desk(found, self.name, self.opened, recorded=stored.recorded)
        for line in stored.lines:
            if line.text:  # without, it was by somebody who has taken their data away
                desk.lines.append(wire.Said(line.number, line.sender, self.name(line.sender), line.at, line.text))
            desk.said[line.sender, line.message] = line.number
        return desk, row.version

    # -- Acts --

    async def act(self, desk: Desk, person: Person, message: wire.Act, reply: Callable[[bytes], None]) -> None:
        """Do what somebody wants at a table, and reply; or raise Refused and change nothing.

        Once begun it goes on even if who asked is gone: what is stored must be carried out.
        """
        await asyncio.shield(self._spawn(self._act(desk, person, message, reply)))

    async def _act(self, desk: Desk, person: Person, message: wire.Act, reply: Callable[[bytes], None]) -> None:
        async with desk.lock:
            table = desk.table
            self._check_there(person)
            if not table.may_see(person.id):
                raise refused("private")
            self._names.setdefault(person.id, person.name)
            if isinstance(message, wire.Why):
                reply(encode(wire.Explained(message.id, table.why(person.id, message.move))))
            elif isinstance(message, wire.Mute):
                await self._mute(desk, person, message)
                reply(encode(wire.Ack(message.id, table.version)))
            elif isinstance(message, wire.Say):
                await self._say(desk, person, message)
                reply(encode(wire.Ack(message.id, table.version)))
            elif isinstance(message, wire.Rematch):
                reply(encode(wire.Next(message.id, await self._rematch(desk, person))))
            elif isinstance(message, wire.Hint):
                await self._hint(desk, person, message, reply)
            elif (person.id, message.id) in table.done:
                reply(encode(wire.Ack(message.id, table.done[person.id, message.id])))
            else:
                await self._welcome_back(desk, person.id)
                entry = table.decide(message, person.id, time.time(), self.opened)
                await self._carry_out(desk, entry, person.id, message.id, reply)

    async def _carry_out(
        self,
        desk: Desk,
        entry: AnyEntry,
        sender: str | None = None,
        message: str | None = None,
        reply: Callable[[bytes], None] | None = None,
        beside: Iterable[Statement] = (),
    ) -> None:
        """Store an entry and what goes with it, apply it, and show what came of it."""
        table, now = desk.table, time.time()
        try:
            await self.store.write(*rows.entered(table, table.version + 1, entry, now, sender, message), *beside)
        except Conflict:  # it was stored when we could not hear of it, or another process has been quicker
            await self._reload(desk)
            if message is None or (sender, message) not in desk.table.done:
                raise refused("stale", version=desk.table.version) from None
            if reply:
                reply(encode(wire.Ack(message, desk.table.done[sender, message])))
            return
        before = table.status
        table.apply(entry, now, sender, message)
        if reply and message:
            reply(encode(wire.Ack(message, table.version)))
        desk.show(table_too=before != table.status or not isinstance(entry, (Moved, Undone)))
        self._dirty.add(desk)
        self._wake(desk)

    async def _reload(self, desk: Desk) -> None:
        """Read again what is stored of a table, and show what nobody has seen yet."""
        fresh, _ = await self._load(desk.table.id)
        fresh.table.online = desk.table.online
        version, said = desk.table.version, desk.last_line
        desk.table, desk.lines, desk.said, desk.recorded = fresh.table, fresh.lines, fresh.said, fresh.recorded
        desk.show(table_too=True, since=version)
        for line in desk.lines:
            if line.number > said:
                desk.show_line(line)
        self._dirty.add(desk)
        self._wake(desk)

    async def _welcome_back(self, desk: Desk, person: str) -> None:
        """Whose clock had run out plays again, as soon as the overdue move is made."""
        if desk.table.is_overdue(person):
            desk.returning.add(person)
            return
        desk.returning.discard(person)
        if entry := desk.table.back(person):
            await self._carry_out(desk, entry)

    async def _hint(self, desk: Desk, person: Person, message: wire.Hint, reply: Callable[[bytes], None]) -> None:
        table = desk.table
        await self._welcome_back(desk, person.id)
        done = table.done.get((person.id, message.id))
        if done is not None and not table.has_hint(person.id):  # an id used before buys no other hint
            reply(encode(wire.Ack(message.id, done)))
            return
        entry = table.decide(message, person.id, time.time(), self.opened)
        if not table.has_hint(person.id):
            await self._carry_out(desk, entry, person.id, message.id)
            table = desk.table
        position, advice = desk.hints.get(entry.seat, (0, None))
        if advice is None or position != table.position:
            assert table.match
            advice = self._spawn(self._advise(table.match.copy(), entry.seat))  # as it is now: the table may move on
            desk.hints[entry.seat] = table.position, advice
        self._spawn(self._give_hint(advice, message.id, table.version, reply))

    async def _advise(self, match: Match, seat: int) -> Advice:
        answer, _ = await self.computers.ask(match, seat, HINT, urgent=True)
        candidates = [wire.Candidate(match.text_of(found.action), *found[1:]) for found in answer.candidates]
        return match.text_of(answer.action), candidates

    async def _give_hint(
        self, advice: asyncio.Task[Advice], message: str, version: int, reply: Callable[[bytes], None]
    ) -> None:
        reply(encode(wire.Hinted(message, version, *await advice)))

    async def _rematch(self, desk: Desk, person: Person) -> str:
        """The same again, everybody one seat further."""
        table = desk.table
        seat = table.seat_of(person.id)
        if seat is None:
            raise refused("no-seat")
        if table.status != "over":
            raise refused("not-over")
        if table.followed:
            return table.followed
        turned = [table.places[place - 1] for place in range(table.players)]
        words = [wire.OPEN if self._is_there(place.person) else place.level or table.plan.stand_in for place in turned]
        plan = msgspec.structs.replace(table.plan, seats=words)
        sits = [
            Sat(number, place.person)
            for number, place in enumerate(turned)
            if place.person and self._is_there(place.person)
        ]
        made, kept = self._new(person, plan, sits)
        try:  # its id is not kept: whoever asks, however often, there is one rematch
            await self._carry_out(desk, Followed(seat, made.table.id), person.id, beside=kept)
        except Refused:
            if not desk.table.followed:
                raise
        followed = desk.table.followed
        assert followed
        if followed == made.table.id:
            self._set_up(made)
        return followed

    async def _say(self, desk: Desk, person: Person, message: wire.Say) -> None:
        table = desk.table
        if not table.plan.chat:
            raise refused("no-chat-here")
        if (person.id, message.id) in desk.said:
            return
        line = wire.Said(desk.last_line + 1, person.id, self.name(person.id), time.time(), message.text)
        try:
            await self.store.write(rows.said(table, line, message.id))
        except Conflict:
            await self._reload(desk)
            if (person.id, message.id) not in desk.said:
                raise refused("stale", version=desk.table.version) from None
            return
        desk.lines.append(line)
        desk.said[person.id, message.id] = line.number
        desk.show_line(line)

    async def _mute(self, desk: Desk, person: Person, message: wire.Mute) -> None:
        try:
            await self.store.write(*rows.muted(person.id, message.person, on=message.muted))
        except Conflict:
            raise refused("no-person") from None
        for other in self._loaded():
            for listener in other.listeners:
                if listener.person.id == person.id:
                    (listener.muted.add if message.muted else listener.muted.discard)(message.person)

    # -- Listeners --

    async def join(self, desk: Desk, listener: Listener, seen: int | None = None) -> None:
        """Connect somebody to a table and tell them how it stands, from the version they have seen."""
        await asyncio.shield(self._spawn(self._join(desk, listener, seen)))

    async def _join(self, desk: Desk, listener: Listener, seen: int | None) -> None:
        muted = await self.store.read(lambda connection: rows.read_muted(connection, listener.person.id))
        async with desk.lock:
            table = desk.table
            self._check_there(listener.person)
            if not table.may_see(listener.person.id):
                raise refused("private")
            self._names.setdefault(listener.person.id, listener.person.name)
            listener.muted.update(muted)
            desk.listeners.add(listener)
            await self._welcome_back(desk, listener.person.id)
            desk.greet(listener, seen)

    def part(self, desk: Desk, listener: Listener) -> None:
        """Somebody is no longer connected."""
        desk.listeners.discard(listener)
        desk.left = time.time()
        if all(other.person.id != listener.person.id for other in desk.listeners):
            desk.table.online.discard(listener.person.id)
            if not self._closing:
                desk.show_table()

    def hang_up(self, session: str) -> None:
        """End all connections of a session that was revoked."""
        self._gone.add(session)
        for desk in self._loaded():
            for listener in list(desk.listeners):
                if listener.person.session == session:
                    listener.end("revoked")

    async def forget(self, person: Person) -> None:
        """Somebody takes their data away: they get up, computers play on for them, and another is host."""
        self._gone.add(person.id)
        try:
            for table in await self.store.read(lambda connection: rows.read_unfinished(connection, person.id)):
                desk = await self.desk(table)
                async with desk.lock:
                    await self._get_up(desk, person)
            await erase(self.store, person)
        except BaseException:
            self._gone.discard(person.id)
            raise
        self._names.pop(person.id, None)
        for desk in self._loaded():
            desk.lines = [line for line in desk.lines if line.person != person.id]
            for listener in list(desk.listeners):
                if listener.person.id == person.id:
                    listener.end("revoked")

    async def _get_up(self, desk: Desk, person: Person) -> None:
        """Leave a table for good."""
        table = desk.table
        seat = table.seat_of(person.id)
        if seat is not None and table.status == "open":
            await self._carry_out(desk, Left(seat))
        elif seat is not None and table.status == "running" and not table.places[seat].resigned:
            await self._carry_out(desk, Resigned(seat))
        if table.host != person.id or table.status == "over":
            return
        heirs = [(number, place.person) for number, place in enumerate(table.places) if self._is_there(place.person)]
        if heirs:
            number, heir = heirs[0]
            assert heir
            await self._carry_out(desk, Hosted(number, heir))
        elif table.status == "open":  # nobody is left who could begin
            await self.store.write(rows.table_removed(table))
            self._desks.pop(table.id, None)
            self._dirty.discard(desk)
            for listener in list(desk.listeners):
                listener.end("gone")

    # -- Clocks and computers --

    def _wake(self, desk: Desk) -> None:
        """Let computers think, and set the alarm for the clock that runs out first."""
        if self._closing:
            return
        table = desk.table
        for seat in table.computers_to_act():
            if seat not in desk.thinking:
                desk.thinking[seat] = self._spawn(self._think(desk, seat))
        if desk.alarm:
            desk.alarm.cancel()
            desk.alarm = None
        deadline = table.first_deadline(self.opened)
        if deadline is not None:
            wait = max(deadline - time.time(), 0.0)
            desk.alarm = asyncio.get_running_loop().call_later(wait + 0.05, self._ring, desk)

    def _ring(self, desk: Desk) -> None:
        self._spawn(self._take_over(desk))

    async def _take_over(self, desk: Desk) -> None:
        """Computers stand in for those whose time has run out."""
        async with desk.lock:
            table = desk.table
            for seat in table.to_act:
                deadline = table.deadline(seat, self.opened)
                if deadline is not None and deadline <= time.time():
                    try:
                        await self._carry_out(desk, Away(seat))
                    except (Refused, Unavailable):
                        desk.alarm = asyncio.get_running_loop().call_later(RETRY, self._ring, desk)
                        return
            self._wake(desk)

    async def _think(self, desk: Desk, seat: int) -> None:
        """Let the computer at a seat move, as often as it is asked."""
        try:
            while seat in desk.table.computers_to_act():
                table = desk.table
                match, level, position = table.match, table.places[seat].level, table.position
                assert match and level
                urgent = any(not place.level for place in table.places)
                answer, problem = await self.computers.ask(match, seat, level, urgent=urgent)
                if problem:
                    log.warning("player replaced", extra={"game": table.game.name, "player": level, "problem": problem})
                while not await self._computer_moved(desk, seat, position, answer.action, level, problem):
                    await asyncio.sleep(RETRY)
        finally:
            desk.thinking.pop(seat, None)
        if not self._closing:
            self._wake(desk)

    async def _computer_moved(
        self, desk: Desk, seat: int, position: int, action: int, level: wire.Level, problem: str | None
    ) -> bool:
        """Make a computer's move, if it is still wanted. False: it can't be kept now."""
        async with desk.lock:
            table = desk.table
            if table.position != position or seat not in table.computers_to_act():
                return True
            assert table.match
            try:
                move = table.match.text_of(action)
                await self._carry_out(desk, table.moved(seat, move, level=level, report=problem))
                for person in list(desk.returning):
                    await self._welcome_back(desk, person)
            except (Refused, Unavailable):
                return False
            return True

    # -- What is done now and then --

    async def _flush_on(self) -> None:
        while True:
            await asyncio.sleep(FLUSH)
            try:
                await self._flush()
            except Unavailable:
                await asyncio.sleep(RETRY)
            except Exception:  # whatever it is, other tables must be kept
                log.exception("could not write what can be said of the tables")
                await asyncio.sleep(ROUND)

    async def _flush(self) -> None:
        """Write what can be said of the tables that have changed, and the records of finished games."""
        dirty, self._dirty = list(self._dirty), set()
        try:
            for desk in dirty:
                if desk.table.status == "over" and not desk.recorded:
                    await self._keep_record(desk)
            if dirty:
                await self.store.write(*(rows.summarised(desk.table, self.opened) for desk in dirty))
        except BaseException:
            self._dirty.update(dirty)
            raise

    async def _keep_record(self, desk: Desk) -> None:
        with suppress(Conflict):  # it is there already
            await self.store.write(rows.recorded(desk.table))
        desk.recorded = True

    async def _go_round(self) -> None:
        """Put away tables at which nothing happens, and fetch those at which something is due."""
        first = True
        while True:
            try:
                for table in await self._due(hasty=first):
                    await self._fetch_due(table)
                first = False
            except Unavailable:
                log.warning("could not look for tables that are due")
            self._put_away()
            await asyncio.sleep(ROUND)

    async def _fetch_due(self, table: str) -> None:
        """One table that can't be read does not keep the others from going on."""
        try:
            await self.desk(table)
        except Unavailable:
            raise
        except Exception:
            log.exception("a table can't be read", extra={"table": table})

    async def _due(self, *, hasty: bool) -> list[str]:
        soon = time.time() + 2 * ROUND
        found = await self.store.read(lambda connection: rows.read_due(connection, soon, hasty=hasty))
        return [table for table in found if table not in self._desks]

    def _put_away(self) -> None:
        now = time.time()
        for desk in self._loaded():
            busy = desk.listeners or desk.thinking or desk in self._dirty or desk.lock.locked()
            due = desk.table.due(self.opened)
            if not busy and now - desk.left > IDLE and (due is None or due > now + IDLE):
                if desk.alarm:
                    desk.alarm.cancel()
                del self._desks[desk.table.id]


async def returned(desk: Desk) -> Desk:
    return desk


def check_plan(plan: wire.Plan) -> None:
    """Raise BadInput or Refused if there can't be such a table."""
    game = game_named(plan.game)
    game.open_box(len(plan.seats), plan.options, plan.components)
    if plan.seats.count("me") > 1:
        raise refused("one-seat-each")
