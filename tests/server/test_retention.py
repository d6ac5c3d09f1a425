"""What a host does not want to keep for ever goes, and nothing else. The time is the test's own."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from sqlalchemy import select, update

from shoal.server import people, retention, rows, wire
from shoal.server.accounts import Accounts
from shoal.server.hall import Hall
from shoal.server.people import Person
from shoal.server.retention import DAY, note_present, remove_some
from shoal.server.schema import chat, metadata, sessions, tables
from shoal.server.settings import Settings
from shoal.server.store import Store

from .keeping import begun, number, to_move, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(hall: Hall) -> Hall:
    hall.open()
    return hall


async def names(store: Store) -> set[str]:
    asked = select(metadata.tables["people"].c.name)
    return await store.read(lambda connection: set(connection.execute(asked).scalars()))


async def new(store: Store, name: str) -> Person:
    return (await people.new_guest(store, name, "browser"))[0]


async def remove(store: Store, hall: Hall, settings: Settings, days: float) -> None:
    """All that is old so many days from now."""

    def then() -> float:
        return time.time() + days * DAY

    await note_present(store, hall, then)
    while await remove_some(store, hall, settings, then):
        pass


async def test_nothing_is_removed_unless_the_host_says_so(store: Store, hall: Hall, settings: Settings) -> None:
    ada = await new(store, "Ada")
    await hall.create(ada, wire.Plan("fat-fish", ["me", "open"]))
    await remove(store, hall, settings, 10_000)
    assert await names(store) == {"Ada"} and await number(store, tables) == 1


async def test_guests_go_whom_nobody_has_seen(store: Store, hall: Hall, settings: Settings) -> None:
    settings = replace(settings, keep_guests=30)
    seated, watcher = await begun(hall, "open")
    bob, cleo, dan = [await new(store, name) for name in ("Bob", "Cleo", "Dan")]
    await Accounts(store).register(cleo, "cleo", "correct horse")
    await store.write(rows.session_seen(dan.session, time.time() + 5 * DAY))
    await hall.create(bob, wire.Plan("fat-fish", ["me", "open"]))
    await remove(store, hall, settings, 29)
    assert await names(store) == {"Ada", "Bob", "Cleo", "Dan"}
    await remove(store, hall, settings, 31)
    assert await names(store) == {"Ada", "Cleo", "Dan"}, "Ada is at a table, Cleo has an account, Dan was seen later"
    assert await number(store, tables) == 1, "nobody is left at Bob's"
    hall.company.part(seated, watcher)
    await remove(store, hall, settings, 62)
    assert await names(store) == {"Cleo"}
    assert await number(store, sessions) == 1


async def test_a_computer_plays_on_for_a_guest_who_is_removed(store: Store, hall: Hall, settings: Settings) -> None:
    settings = replace(settings, keep_guests=1)
    desk, ada = await begun(hall, "easy")
    await to_move(ada)
    hall.company.part(desk, ada)
    await remove(store, hall, settings, 2)
    desk = await hall.desk(desk.table.id)
    assert desk.table.places[0].resigned and desk.table.status != "open"


async def test_tables_go_that_never_began(store: Store, hall: Hall, settings: Settings) -> None:
    settings = replace(settings, keep_unbegun=7)
    running, _ = await begun(hall, "easy")
    watched, _ = await begun(hall, "open")
    left, ada = await begun(hall, "open")
    hall.company.part(left, ada)
    await remove(store, hall, settings, 6)
    assert await number(store, tables) == 3
    await remove(store, hall, settings, 8)
    asked = select(tables.c.id)
    kept = await store.read(lambda connection: set(connection.execute(asked).scalars()))
    assert kept == {running.table.id, watched.table.id}, "one runs, at the other somebody waits"


async def test_old_chat_of_finished_games_goes_a_little_at_a_time(
    store: Store, hall: Hall, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    settings = replace(settings, keep_chat=7)
    over, ada = await begun(hall, "open")
    running, _ = await begun(hall, "easy")
    for desk in (over, running):
        for text in range(5):
            await hall.act(desk, ada.person, wire.Say(f"m{text}", f"hello {text}"), lambda _: None)
    await until(lambda: over.last_line == running.last_line == 5)
    done = update(tables).where(tables.c.id == over.table.id).values(status="over")
    await store.write((done, {}))
    assert await remove_some(store, hall, settings, lambda: time.time() + 8 * DAY), "there is more"
    assert await number(store, chat) == 8
    await remove(store, hall, settings, 6)
    assert await number(store, chat) == 8
    await remove(store, hall, settings, 8)
    assert await number(store, chat) == 5
    kept = await store.read(lambda connection: set(connection.execute(select(chat.c.table)).scalars()))
    assert kept == {running.table.id}
