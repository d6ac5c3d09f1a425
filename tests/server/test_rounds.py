"""Rounds of tournaments begin once, whichever process looks, and go on whenever one ends."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec import convert
from sqlalchemy import select, update

from shoal.core.errors import Refused
from shoal.server import clock, club_rows, clubs, rounds, tournament_rows, tournaments
from shoal.server.club_schema import round_tables
from shoal.server.club_schema import tournaments as all_tournaments
from shoal.server.computers import Computers
from shoal.server.hall import Hall
from shoal.server.people import Person, new_guest
from shoal.server.schema import tables
from shoal.server.store import Conflict, Store, open_engine
from shoal.server.tournaments import Announced

from .test_tournaments import USUAL

pytestmark = pytest.mark.anyio


async def of_two(store: Store, **what: Any) -> tuple[str, Person]:
    """A tournament of two people that has not begun, and its host; without a network."""
    ada, bob = [(await new_guest(store, name, ""))[0] for name in ("Ada", "Bob")]
    club = await clubs.make(store, ada, "The Otters")
    code = (await clubs.of_member(store, club, ada)).row.code
    await clubs.join(store, bob, code)
    announced = convert(USUAL | what, Announced)
    tournament = await tournaments.announce(store, club, ada, "Cup", announced)
    for person in (ada, bob):
        await tournaments.enter(store, tournament, person, "")
    return tournament, ada


async def finish(store: Store, at: float = 0.0) -> None:
    """All tables are over: that is how their records leave it."""
    outcome = json.dumps({"scores": [2, 1], "places": [1, 2], "left": []})
    for table in await listed(store, round_tables.c.table, round_tables.c.ended.is_(None)):
        await store.write(tournament_rows.ended(table, outcome, at))


async def listed(store: Store, column: Any, *where: Any) -> list[Any]:
    return await store.read(lambda connection: list(connection.execute(select(column).where(*where)).scalars()))


@pytest.fixture
async def two_halls(database: str) -> AsyncIterator[list[Hall]]:
    """Two processes on one database: what goes on at tables does not, only rounds do."""
    halls = [Hall(Store(open_engine(database)), Computers(1)) for _ in range(2)]
    yield halls
    for hall in halls:
        await hall.close()
        hall.store.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_of_several_processes_one_begins_a_round(two_halls: list[Hall]) -> None:
    store = two_halls[0].store
    tournament, host = await of_two(store, rounds=4)
    both = [rounds.Rounds(hall) for hall in two_halls]
    begun = await asyncio.gather(*(one.start(tournament, host) for one in both), return_exceptions=True)
    assert sum(one is None for one in begun) == 1 and any(isinstance(one, (Refused, Conflict)) for one in begun)
    for number in range(1, 5):
        assert await listed(store, round_tables.c.round) == list(range(1, number + 1))
        assert len(await listed(store, tables.c.id)) == number, "no table is left that is of no round"
        await finish(store)
        await asyncio.gather(*(one.look() for one in [*both, *both]))
    assert await listed(store, all_tournaments.c.status) == ["over"]


async def test_a_process_that_ends_loses_no_round(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tournament, host = await of_two(hall.store)
    one = rounds.Rounds(hall)
    await one.start(tournament, host)
    await finish(hall.store, clock.now() + 60.0)
    await one.look()
    assert await listed(hall.store, round_tables.c.round) == [1], "there is a break"
    await hall.store.write((update(round_tables).values(ended=0.0), {}))
    with monkeypatch.context() as dying:  # before anything is kept
        dying.setattr(hall, "open_together", failing)
        await one.look()
    assert await listed(hall.store, round_tables.c.round) == [1] and "does not go on" in caplog.text
    with monkeypatch.context() as dying:  # after it is kept, before anybody is told
        dying.setattr(hall._desks, "add", failing_at_once)
        await one.look()
    for _ in range(2):
        await one.look()
        assert await listed(hall.store, round_tables.c.round) == [1, 2]
    second = (await listed(hall.store, round_tables.c.table, round_tables.c.round == 2))[0]
    assert (await hall.desk(second)).table.status == "running", "its log is whole"


async def test_a_tournament_that_is_broken_keeps_no_other_from_going_on(hall: Hall) -> None:
    one, found = rounds.Rounds(hall), [await of_two(hall.store) for _ in range(2)]
    for tournament, host in found:
        await one.start(tournament, host)
    await finish(hall.store)
    broken = min(tournament for tournament, _ in found)
    await hall.store.write((update(all_tournaments).where(all_tournaments.c.id == broken).values(announced="{}"), {}))
    await one.look()
    assert sorted(await listed(hall.store, round_tables.c.round)) == [1, 1, 2]


async def test_tables_are_opened_whenever_a_process_ends(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    store = hall.store
    tournament, host = await of_two(store, duplicate=True, rounds=1)
    more = [(await new_guest(store, name, ""))[0] for name in ("Cleo", "Dan")]
    code = (await clubs.of_member(store, (await clubs_of(store, host)), host)).row.code
    for person in more:
        await clubs.join(store, person, code)
        await tournaments.enter(store, tournament, person, "")
    one = rounds.Rounds(hall)
    await one.start(tournament, host)
    both = await listed(store, round_tables.c.table)
    await store.write(tournament_rows.ended(both[0], '{"scores":[2,1],"places":[1,2],"left":[]}', 1.0))
    await one.look()
    assert [(await hall.desk(table)).table.sealed for table in both] == [True, True]
    await finish(store)
    enter = hall.enter

    async def dying(table: str, due: Any) -> None:
        await enter(table, due)
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(hall, "enter", dying)
        await one.look()
    assert sorted([(await hall.desk(table)).table.sealed for table in both]) == [False, True]
    await one.look()
    for table in both:
        found = (await hall.desk(table)).table
        assert (found.sealed, found.plan.visibility) == (False, "link")
    versions = [(await hall.desk(table)).table.version for table in both]
    await one.look()
    assert [(await hall.desk(table)).table.version for table in both] == versions, "opened once"
    assert await listed(store, tables.c.visibility) == ["link", "link"]


async def test_the_tournament_of_a_club_that_was_closed_ends_with_its_round(hall: Hall) -> None:
    tournament, host = await of_two(hall.store)
    one = rounds.Rounds(hall)
    await one.start(tournament, host)
    await clubs.close(hall.store, await clubs_of(hall.store, host), host)
    await one.look()
    assert await listed(hall.store, all_tournaments.c.status) == ["running"], "the game goes on"
    await finish(hall.store)
    await one.look()
    assert await listed(hall.store, all_tournaments.c.status) == ["over"]
    assert await listed(hall.store, round_tables.c.round) == [1]


async def clubs_of(store: Store, person: Person) -> str:
    return str((await store.read(club_rows.list_own, person.id))[0].id)


async def failing(*_: Any) -> None:
    raise RuntimeError("the process ends here")


def failing_at_once(*_: Any) -> None:
    raise RuntimeError("the process ends here")
