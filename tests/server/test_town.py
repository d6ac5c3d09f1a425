"""Several processes on one PostgreSQL: people at the same table are connected to different ones."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text

from shoal.core import backends
from shoal.core.errors import Refused
from shoal.server import desks as desks_file
from shoal.server import people, tallies, town, use, wire
from shoal.server.app import meet_others, opened
from shoal.server.computers import Computers
from shoal.server.desk import Desk
from shoal.server.hall import Hall
from shoal.server.people import Person
from shoal.server.settings import Settings
from shoal.server.store import Store, open_engine
from shoal.server.tasks import Tasks
from shoal.server.town import Town

from .keeping import Watcher, act, check_log, to_move, until

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("database", ["postgresql"], indirect=True)]

PLAN = wire.Plan("fish-n-stones", ["me", "open"])


class Place:
    """One process of the server: its hall, who is among the others for it, and what its computers were asked."""

    def __init__(self, database: str) -> None:
        self.store = Store(open_engine(database))
        self.town = Town(self.store)
        self.asked: list[tuple[str, int]] = []  # the table by its seed, and the seat
        self.computers = Computers(1)
        self.hall = Hall(self.store, self.computers, self.town)
        self.is_open = False

    async def open(self) -> None:
        ask = self.computers.ask

        async def counted(match: Any, seat: int, *about: Any) -> Any:
            self.asked.append((str(match.record()), seat))
            return await ask(match, seat, *about)

        self.computers.ask = counted  # type: ignore[method-assign]
        await self.hall.join_others()
        self.hall.open()
        self.is_open = True

    async def close(self) -> None:
        if self.is_open:
            self.is_open = False
            await self.hall.close()
            self.store.close()

    async def die(self) -> None:
        """Without a word: PostgreSQL sees the line break."""
        await self.town._loops.end()
        assert self.town._line
        await self.town._line.close()
        for quiet in ("release", "tell"):
            setattr(self.town, quiet, lambda _: None)
        await self.close()

    async def come(self, person: Person, table: str) -> tuple[Desk, Watcher]:
        desk = await self.hall.desk(table)
        watcher = Watcher(person)
        await self.hall.join(desk, watcher)
        return desk, watcher


@pytest.fixture
async def places(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Place, Place]]:
    monkeypatch.setattr(backends, "is_available", lambda: False)
    monkeypatch.setattr(town, "PULSE", 0.1)
    monkeypatch.setattr(town, "RETRY", 0.1)
    monkeypatch.setattr(desks_file, "RETRY", 0.1)
    found = Place(database), Place(database)
    for place in found:
        await place.open()
    yield found
    for place in found:
        await place.close()


async def guest(place: Place, name: str) -> Person:
    person, _ = await people.new_guest(place.store, name, "browser")
    return person


async def two_at_a_table(
    places: tuple[Place, Place], *more: str, **plan: Any
) -> tuple[tuple[Desk, Watcher], tuple[Desk, Watcher]]:
    """Ada has a table in the first process, Bob sits down at it in the second; then the game begins."""
    ada, bob = await guest(places[0], "Ada"), await guest(places[1], "Bob")
    desk = await places[0].hall.create(ada, wire.Plan("fish-n-stones", ["me", "open", *more], **plan))
    _, first = await places[0].come(ada, desk.table.id)
    there, second = await places[1].come(bob, desk.table.id)
    await act(places[1].hall, there, bob, wire.Sit("sit", 1))
    await until(lambda: desk.table.version == there.table.version)
    await act(places[0].hall, desk, ada, wire.Start("start"))
    await until(lambda: bool(second.of("view")))
    return (desk, first), (there, second)


async def play_on(place: Place, desk: Desk, watcher: Watcher, dice: random.Random) -> None:
    """Play at random to the end, in sight of the latest version."""
    while not watcher.view["end"]:
        await to_move(watcher)
        view = watcher.view
        if view["legal"]:
            name = f"{dice.getrandbits(60):x}"
            move = wire.Move(name, view["version"], dice.choice(view["legal"]))
            assert (await act(place.hall, desk, watcher.person, move))["type"] == "ack"


# -- At the tables --


async def test_people_of_two_processes_play_a_game(places: tuple[Place, Place]) -> None:
    """Also where both choose at the same time: whoever is second there has not been too late."""
    (desk, ada), (there, bob) = await two_at_a_table(places)
    dice = random.Random(3)
    await asyncio.gather(play_on(places[0], desk, ada, dice), play_on(places[1], there, bob, dice))
    await until(lambda: desk.table.version == there.table.version)
    await check_log(places[0].hall, desk)
    for watcher in (ada, bob):
        versions = [frame["version"] for frame in watcher.of("view")]
        assert versions == sorted(versions) and versions[-1] == desk.table.version
    assert ada.view["end"] == bob.view["end"]


async def test_of_two_who_want_a_seat_one_hears_that_it_is_taken(places: tuple[Place, Place]) -> None:
    ada, bob, cleo = await guest(places[0], "Ada"), await guest(places[0], "Bob"), await guest(places[1], "Cleo")
    desk = await places[0].hall.create(ada, PLAN)
    there = await places[1].hall.desk(desk.table.id)
    outcomes = await asyncio.gather(
        act(places[0].hall, desk, bob, wire.Sit("b", 1)),
        act(places[1].hall, there, cleo, wire.Sit("c", 1)),
        return_exceptions=True,
    )
    refused = [found for found in outcomes if isinstance(found, Refused)]
    assert len(refused) == 1 and refused[0].key == "seat-taken"
    await until(lambda: desk.table.version == there.table.version == 2)


async def test_what_is_said_at_the_same_time_is_heard_by_all(places: tuple[Place, Place]) -> None:
    (desk, ada), (there, bob) = await two_at_a_table(places)
    await asyncio.gather(
        *(act(places[0].hall, desk, ada.person, wire.Say(f"a{number}", f"a{number}")) for number in range(4)),
        *(act(places[1].hall, there, bob.person, wire.Say(f"b{number}", f"b{number}")) for number in range(4)),
    )
    for watcher in (ada, bob):
        await until(lambda watcher=watcher: len(watcher.of("said")) == 8)  # type: ignore[misc]
        assert [line["number"] for line in watcher.of("said")] == list(range(1, 9))
        assert {(line["name"], line["text"][0]) for line in watcher.of("said")} == {("Ada", "a"), ("Bob", "b")}


async def test_a_table_shows_who_is_there_at_whatever_process(places: tuple[Place, Place]) -> None:
    (desk, ada), (there, bob) = await two_at_a_table(places)
    _, third = await places[1].come(await guest(places[1], "Cleo"), desk.table.id)
    await until(lambda: ada.of("table")[-1]["watching"] == 1)
    assert [chair["online"] for chair in ada.of("table")[-1]["seats"]] == [True, True]
    places[1].hall.company.part(there, third)
    places[1].hall.company.part(there, bob)
    await until(lambda: [chair["online"] for chair in ada.of("table")[-1]["seats"]] == [True, False])
    assert ada.of("table")[-1]["watching"] == 0


async def test_who_comes_late_sees_who_was_there(places: tuple[Place, Place]) -> None:
    ada, bob = await guest(places[0], "Ada"), await guest(places[1], "Bob")
    desk = await places[0].hall.create(ada, PLAN)
    await places[0].come(ada, desk.table.id)
    _, watcher = await places[1].come(bob, desk.table.id)
    await until(lambda: watcher.of("table")[-1]["seats"][0]["online"])


async def test_a_table_that_is_gone_is_gone_everywhere(places: tuple[Place, Place]) -> None:
    ada = await guest(places[0], "Ada")
    desk = await places[0].hall.create(ada, PLAN)
    await places[1].hall.desk(desk.table.id)
    await places[0].hall.put_away(desk, ada)
    await until(lambda: places[1].hall.tables_in_memory == 0)
    with pytest.raises(Refused):
        await places[1].hall.desk(desk.table.id)


async def test_what_was_not_heard_is_made_up_for(places: tuple[Place, Place]) -> None:
    (desk, ada), (there, bob) = await two_at_a_table(places)
    with places[0].store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"))
        await act(places[0].hall, desk, ada.person, ada.move())
    await until(lambda: there.table.version == desk.table.version)
    await act(places[1].hall, there, bob.person, bob.move())
    await until(lambda: desk.table.version == there.table.version)


async def test_what_somebody_was_told_elsewhere_is_known(
    places: tuple[Place, Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process may hear of something later than people tell each other."""
    monkeypatch.setattr(places[0].hall.company, "hear", lambda *_: None)
    ada, bob = await guest(places[0], "Ada"), await guest(places[1], "Bob")
    desk = await places[0].hall.create(ada, PLAN)
    await places[0].come(ada, desk.table.id)
    there, _ = await places[1].come(bob, desk.table.id)
    await act(places[1].hall, there, bob, wire.Sit("sit", 1))
    assert (await act(places[0].hall, desk, ada, wire.Start("start")))["type"] == "ack"
    await act(places[1].hall, there, bob, wire.Resign("resign"))
    assert (await places[0].hall.desk(desk.table.id)).table.places[1].resigned


# -- What goes on by itself --


async def test_each_move_of_a_computer_is_thought_once(places: tuple[Place, Place]) -> None:
    (desk, ada), (there, bob) = await two_at_a_table(places, "easy")
    dice = random.Random(4)
    await asyncio.gather(play_on(places[0], desk, ada, dice), play_on(places[1], there, bob, dice))
    asked = places[0].asked + places[1].asked
    assert not places[0].asked or not places[1].asked  # one process kept it going all the time
    assert desk.table.match
    moves = [entry for entry in desk.table.match.record()["moves"] if entry.get("seat") == 2 and "move" in entry]
    assert len(set(asked)) == len(asked) == len(moves) > 0


async def test_what_a_dead_process_kept_going_goes_on(places: tuple[Place, Place]) -> None:
    (desk, ada), (there, bob) = await two_at_a_table(places, "easy", "easy")
    await until(lambda: bool(places[0].town._kept or places[1].town._kept))
    keeper, other = (0, 1) if places[0].town._kept else (1, 0)
    at, watcher = ((desk, ada), (there, bob))[other]
    await places[keeper].die()
    await until(lambda: [chair["online"] for chair in watcher.of("table")[-1]["seats"]][keeper] is False)
    back, again = await places[other].come(((desk, ada), (there, bob))[keeper][1].person, desk.table.id)
    dice = random.Random(5)
    await asyncio.gather(play_on(places[other], at, watcher, dice), play_on(places[other], back, again, dice))
    assert at.table.status == "over"
    await check_log(places[other].hall, at)


async def test_who_stops_hands_over_at_once(places: tuple[Place, Place], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(town, "PULSE", 1e6)  # nobody finds it out by looking
    (desk, ada), (there, bob) = await two_at_a_table(places, "easy")
    await until(lambda: bool(places[0].town._kept or places[1].town._kept))
    keeper, other = (0, 1) if places[0].town._kept else (1, 0)
    await places[keeper].close()
    at, watcher = ((desk, ada), (there, bob))[other]
    back, again = await places[other].come(((desk, ada), (there, bob))[keeper][1].person, desk.table.id)
    dice = random.Random(6)
    await asyncio.gather(play_on(places[other], at, watcher, dice), play_on(places[other], back, again, dice))
    assert at.table.status == "over"


async def test_a_clock_runs_out_once(places: tuple[Place, Place]) -> None:
    clock, lags = wire.Clock("move", 1), sum(tallies.clock_lags.counts)
    (desk, ada), (there, bob) = await two_at_a_table(places, clock=clock, stand_in="easy")
    await until(lambda: all(place.away for place in there.table.places) or there.table.status == "over")
    assert sum(tallies.clock_lags.counts) > lags, "how late it was is counted"
    await until(lambda: desk.table.version == there.table.version)
    await check_log(places[0].hall, desk)
    assert ada.of("view") and bob.of("view")


async def test_clocks_ran_while_any_process_was_there(places: tuple[Place, Place], database: str) -> None:
    since = places[0].hall._desks.opened
    assert places[1].hall._desks.opened == pytest.approx(since, abs=0.001)
    await places[0].close()
    third = Place(database)
    await third.open()
    assert third.hall._desks.opened == pytest.approx(since, abs=0.001)
    await third.close()


# -- People --


async def test_what_becomes_of_people_is_heard_everywhere(places: tuple[Place, Place]) -> None:
    (_, ada), (there, bob) = await two_at_a_table(places)
    ended: list[str] = []
    bob.end = ended.append  # type: ignore[method-assign]
    places[0].hall.company.rename(bob.person.id, "Robert")
    await until(lambda: bob.person.name == "Robert" and bob.of("table")[-1]["seats"][1]["name"] == "Robert")
    places[0].hall.company.mute(bob.person.id, ada.person.id, on=True)
    await until(lambda: bob.muted == {ada.person.id})
    places[0].hall.company.hang_up_all(bob.person)
    places[0].hall.company.hang_up(bob.person.session)
    await until(lambda: ended == ["revoked"])
    with pytest.raises(Refused):
        await act(places[1].hall, there, bob.person, wire.Say("late", "still here"))


async def test_who_takes_their_data_away_is_gone_everywhere(places: tuple[Place, Place]) -> None:
    (desk, ada), (there, bob) = await two_at_a_table(places)
    await act(places[1].hall, there, bob.person, wire.Say("s", "my secret"))
    await until(lambda: bool(ada.of("said")))
    await places[1].hall.forget(bob.person)
    await until(lambda: not desk.lines and desk.table.places[1].resigned)
    await until(lambda: ada.of("table")[-1]["seats"][1]["name"] != "Bob")


# -- What may be asked --


async def test_allowances_and_limits_hold_for_all_processes(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(use, "TELL", 0.05)
    strict = replace(settings, requests=0.001, connections_each=3)
    first, second = opened(strict), opened(strict)
    aside = Tasks()
    for services in (first, second):
        await meet_others(services, aside)
    allowed = 0
    while first.requests.take("here"):
        allowed += 1
    await until(lambda: not second.requests.take("here"))
    assert allowed >= 1 and second.requests.take("elsewhere")
    assert first.connections.enter("here") and first.connections.enter("here")
    await until(lambda: bool(second.connections._elsewhere))
    assert second.connections.enter("here") and not second.connections.enter("here")
    assert second.connections.enter("elsewhere")
    await aside.end()
    for services in (first, second):
        await services.hall.close()
        services.store.close()
