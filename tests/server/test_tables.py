"""Tables: whatever people do, a table is what its log says, refuses without a trace, and its game can be finished."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from shoal import Refused
from shoal.core.dealer import read_dealt, verify
from shoal.server import desks as desks_module
from shoal.server import hall as hall_module
from shoal.server import log, wire
from shoal.server.computers import Computers
from shoal.server.decide import RETURN_BANK, back, check_plan, decide, moved, why
from shoal.server.hall import Hall
from shoal.server.people import Person as Known
from shoal.server.shown import can_undo, record_of, view_of
from shoal.server.table import Table

from .checked_table import PEOPLE, SEED, CheckedTable, plans, snapshot

LONGEST = 3000  # moves of a game

WHOSE_TURN = "whoever is to act"
people = st.sampled_from((*PEOPLE, WHOSE_TURN, WHOSE_TURN, WHOSE_TURN))
seats = st.integers(0, 4)
picks = st.integers(0, 10_000)


class Shelf:
    """A store that keeps the entries it is given, and answers nothing."""

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []

    async def write(self, *statements: Any, after: Any = ()) -> None:
        self.rows += [values for _, values in statements if "data" in values]

    async def read(self, question: Any) -> list[Any]:
        return []


class Tables(CheckedTable):
    """A table, three people, and time that passes when we say so."""

    @initialize(plan=plans(), host=st.sampled_from(PEOPLE), sitting=st.integers(0, 3), begun=st.booleans())
    def make(self, plan: wire.Plan, host: str, sitting: int, begun: bool) -> None:
        check_plan(plan)
        self.set_up(Table("table", "CODE", plan, host, SEED), [])
        for seat, word in enumerate(plan.seats):
            if word == "me":
                self.enter(log.Sat(seat, host))
        for person in PEOPLE[:sitting]:
            if self.table.free and self.table.seat_of(person) is None:
                self.sit(person, self.table.free[0], "nonce")
        if begun:
            self.begin()

    def who(self, person: str) -> str:
        if person != WHOSE_TURN:
            return person
        sitting = [self.table.places[seat].person for seat in self.table.to_act]
        return next((person for person in sitting if person), self.table.host)

    def enter(self, entry: log.AnyEntry, sender: str | None = None, message: str | None = None) -> None:
        """What the hall does: keep it, then carry it out as it was kept."""
        data = log.encode(entry)
        self.log.append((data, self.now, sender, message))
        self.table.apply(log.decode(data), self.now, sender, message)

    def want(self, person: str, kind: Callable[..., wire.Act], *content: Any) -> bool:
        """Somebody wants something: whether it is done. Deciding changes nothing, and what is refused has words."""
        self.number += 1
        assert person in PEOPLE
        message = kind(f"m{self.number}", *content)
        before = snapshot(self.table)
        try:
            entry = decide(self.table, message, person, self.now)
        except Refused as refusal:
            assert str(refusal)
            assert snapshot(self.table) == before
            return False
        assert snapshot(self.table) == before
        self.enter(entry, person, message.id)
        assert self.table.done[person, message.id] == self.table.version == before[0][5] + 1
        return True

    # -- What people do --

    @rule(person=people, seat=seats, nonce=st.sampled_from(["", "x", "y"]))
    def sit(self, person: str, seat: int, nonce: str) -> None:
        person = self.who(person)
        own, is_open = self.table.seat_of(person), self.table.status == "open"
        may = seat in self.table.free if own is None else seat == own and is_open
        assert self.want(person, wire.Sit, seat, nonce) == may
        assert not may or self.table.seat_of(person) == seat
        assert not may or not is_open or self.table.nonces[seat] == nonce

    @rule(person=people)
    def leave(self, person: str) -> None:
        person = self.who(person)
        may = self.table.seat_of(person) is not None and self.table.status == "open"
        assert self.want(person, wire.Leave) == may

    @rule(person=people)
    def start(self, person: str) -> None:
        person = self.who(person)
        may = person == self.table.host and self.table.status == "open" and not self.table.free
        assert self.want(person, wire.Start) == may

    @rule()
    def fill_up_and_start(self) -> None:
        """Most of what can happen happens in a game."""
        if self.table.status == "open":
            self.begin()

    @rule(person=people, seat=seats, to=st.sampled_from(["easy", "hard", "person", "open"]))
    def swap(self, person: str, seat: int, to: str) -> None:
        person = self.who(person)
        if self.want(person, wire.Swap, seat, to):
            owner = self.table.places[seat].person
            assert person == owner or person == self.table.host
            assert owner is None or owner == person or owner not in self.table.online
            assert owner is None or to != "open"

    @rule(
        person=people, pick=picks, behind=st.integers(-1, 3), text=st.sampled_from([None, None, "cast a", "", "pass"])
    )
    def move(self, person: str, pick: int, behind: int, text: str | None) -> None:
        """A move that may be nonsense, late or somebody else's."""
        person = self.who(person)
        seat = self.table.seat_of(person)
        legal = self.table.match.legal(seat) if self.table.match and seat is not None else []
        move = text or (legal[pick % len(legal)] if legal else "pass")
        version = max(self.table.version - behind, 0)
        fresh = self.table.position <= version <= self.table.version
        may = self.plays(person) and fresh and move in legal
        assert self.want(person, wire.Move, version, move) == may

    @rule(pick=picks, times=st.integers(1, 10))
    def go_on(self, pick: int, times: int) -> None:
        """Legal moves of whoever is to act."""
        for _ in range(times):
            if self.table.to_act:
                self.one_move(self.table.to_act[pick % len(self.table.to_act)], pick)

    def one_move(self, seat: int, pick: int) -> None:
        assert self.table.match
        legal, place = self.table.match.legal(seat), self.table.places[seat]
        move = legal[pick % len(legal)]
        if place.level:
            self.enter(moved(self.table, seat, move, level=place.level))
        else:
            assert place.person
            assert self.want(place.person, wire.Move, self.table.version, move)

    @rule(person=people, behind=st.integers(0, 2))
    def undo(self, person: str, behind: int) -> None:
        person = self.who(person)
        seat = self.table.seat_of(person)
        shown = self.table.match is not None and seat is not None and view_of(self.table, seat, 0, self.now).can_undo
        moves = len(self.table.match._entries) if self.table.match else 0
        done = self.want(person, wire.Undo, max(self.table.version - behind, 0))
        assert done <= shown
        assert done == shown or behind
        if done:
            assert self.table.match and seat in self.table.to_act and len(self.table.match._entries) == moves - 1

    @rule(person=people)
    def resign(self, person: str) -> None:
        person = self.who(person)
        self.want(person, wire.Resign)

    @rule(person=people)
    def hint(self, person: str) -> None:
        person = self.who(person)
        may = self.table.plan.hints and self.plays(person)
        assert self.want(person, wire.Hint, self.table.version) == may
        assert self.table.has_hint(person) == may

    @rule(person=people, move=st.sampled_from(["cast a", "pass", "nonsense"]))
    def ask_why(self, person: str, move: str) -> None:
        person = self.who(person)
        before, seat = snapshot(self.table), self.table.seat_of(person)
        try:
            reason = why(self.table, person, move)
        except Refused:
            assert seat is None
        else:
            assert seat is not None
            assert (reason is None) == (self.table.match is not None and move in self.table.match.legal(seat))
        assert snapshot(self.table) == before

    @rule(person=people, there=st.booleans())
    def come_or_go(self, person: str, there: bool) -> None:
        """Online or not; who comes gets their seat back."""
        person = self.who(person)
        if there:
            self.table.online.add(person)
            if entry := back(self.table, person):
                self.enter(entry)
                assert self.plays(person) or entry.seat not in self.table.to_act
        else:
            self.table.online.discard(person)

    @rule(seconds=st.sampled_from([1, 20, 61, 500]))
    def wait(self, seconds: int) -> None:
        """Computers stand in where time has run out."""
        self.now += seconds
        for seat in self.table.to_act:
            deadline = self.table.deadline(seat)
            if deadline is not None and deadline <= self.now:
                self.enter(log.Away(seat))
                assert self.table.deadline(seat) is None

    # -- What seldom comes about by itself --

    def can_undo(self) -> list[str]:
        table = self.table
        sitting = [(seat, place.person) for seat, place in enumerate(table.places) if place.person]
        return [person for seat, person in sitting if table.match and can_undo(table, seat)]

    @precondition(lambda self: self.can_undo())
    @rule()
    def think_better_of_it(self) -> None:
        assert self.want(self.can_undo()[0], wire.Undo, self.table.version)

    @precondition(lambda self: any(self.plays(person) for person in PEOPLE))
    @rule(pick=picks, seconds=st.integers(0, 30), later=st.integers(0, 30))
    def click_the_wrong_thing(self, pick: int, seconds: int, later: int) -> None:
        """A move taken back brings the table back, and wins no time."""
        person = next(person for person in PEOPLE if self.plays(person))
        seat = self.table.seat_of(person)
        match = self.table.match
        assert match and seat is not None
        record, told, bank = match.record(), match._story[:], self.table.places[seat].bank
        deadline = self.table.deadline(seat)
        self.now += seconds
        self.one_move(seat, pick)
        owed_meanwhile = seat in self.table.to_act
        self.now += later
        if person in self.can_undo():
            assert self.want(person, wire.Undo, self.table.version)
            assert (match.record(), match._story, self.table.places[seat].bank) == (record, told, bank)
            free = 0 if owed_meanwhile else later
            assert self.table.deadline(seat) == (None if deadline is None else deadline + free)

    @precondition(lambda self: any(self.table.deadline(seat) is not None for seat in self.table.to_act))
    @rule()
    def let_the_clock_run_out(self) -> None:
        self.wait(61 + 5 * len(self.log))
        assert any(place.overdue for place in self.table.places)

    def lent(self) -> list[int]:
        """Seats in which their people let a computer play."""
        at = enumerate(self.table.places if self.table.status == "running" else [])
        return [seat for seat, place in at if place.person and place.level and not place.away and not place.resigned]

    @precondition(lambda self: self.lent())
    @rule()
    def take_the_seat_back(self) -> None:
        seat = self.lent()[0]
        person, overdue = self.table.places[seat].person, self.table.places[seat].overdue
        assert person and self.want(person, wire.Swap, seat, "person") != overdue
        assert overdue or self.plays(person) == (seat in self.table.to_act)

    @precondition(lambda self: any(place.away for place in self.table.places))
    @rule(pick=picks)
    def come_back(self, pick: int) -> None:
        """Not before the computer that stands in has made the move that was due."""
        seat = next(seat for seat, place in enumerate(self.table.places) if place.away)
        place = self.table.places[seat]
        assert place.person
        if place.overdue:
            assert back(self.table, place.person) is None
            assert not self.want(place.person, wire.Swap, seat, "person")
            self.one_move(seat, pick)
        entry = back(self.table, place.person)
        assert bool(entry) == (self.table.status == "running")
        if entry:
            self.enter(entry)
            assert self.table.places[seat].level is None
            deadline = self.table.deadline(seat)
            assert deadline is None or deadline >= self.now + 60 / RETURN_BANK

    # -- The end, and once more --

    def begin(self) -> None:
        host = self.table.host
        for seat in self.table.free:
            assert self.want(host, wire.Swap, seat, "easy")
        assert self.want(host, wire.Start)

    def play_out(self) -> None:
        if self.table.status == "open":
            self.begin()
        dice = random.Random(self.table.version)
        for _ in range(LONGEST):
            if not self.table.to_act:
                break
            self.one_move(dice.choice(self.table.to_act), dice.getrandbits(20))
        assert self.table.status == "over"
        self.read_again()
        record = record_of(self.table, str)
        assert verify(self.table.game, *read_dealt(record))
        assert self.table.match and record["result"]["scores"] == self.table.match.scores

    @precondition(lambda self: self.table.status == "running" and self.table.players == 2)
    @rule()
    def come_to_an_end(self) -> None:
        self.play_out()

    @precondition(lambda self: self.table.status == "over")
    @rule(person=people)
    def rematch(self, person: str) -> None:
        """The same table again, everybody one seat further."""
        person = self.who(person)
        before, shelf = self.table, Shelf()

        async def ask() -> Table:
            hall = Hall(shelf, Computers(1))  # type: ignore[arg-type]
            hall.say_goodbye()  # nobody thinks, nothing rings
            for one in PEOPLE:
                hall.names.know(one, one.title())
            desk, known = hall._desks.new(before), Known(person, person.title(), None, "")
            found = await hall._rematch(desk, known)
            assert await hall._rematch(desk, known) == found == before.rematch
            return (await hall.desk(found)).table

        with (
            patch.object(hall_module, "now", lambda: self.now),
            patch.object(desks_module, "now", lambda: self.now),
            patch.object(hall_module, "new_seed", lambda: before.seed[::-1] if before.seed == SEED else SEED),
        ):
            if before.seat_of(person) is None:
                with pytest.raises(Refused):
                    asyncio.run(ask())
                return
            made = asyncio.run(ask())
        players = before.players
        for seat, place in enumerate(before.places):
            turned = made.places[(seat + 1) % players]
            assert (turned.person, turned.level) == (place.person, None if place.person else place.level)
        assert (made.host, made.status, made.seed != before.seed) == (person, "open", True)
        rows = [row for row in shelf.rows if row["table"] == made.id]
        self.set_up(made, [(row["data"].encode(), row["at"], row["sender"], row["message"]) for row in rows])
        self.read_again()

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.play_out()


def run(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        Tables,
        settings=hypothesis_settings(
            max_examples=examples, stateful_step_count=steps, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )


def test_a_table_whatever_people_do() -> None:
    run(150, 40)


@pytest.mark.long
def test_many_tables_whatever_people_do() -> None:
    run(1500, 60)
