"""One person, one broken row, one wrong clock: none of them takes the tables from the others."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace

import msgspec
import pytest
from sqlalchemy import Update, update

from shoal.server import schema, wire
from shoal.server.hall import Hall
from shoal.server.logs import JsonLines
from shoal.server.people import new_guest
from shoal.server.rows import LISTED_EACH
from shoal.server.settings import Settings
from shoal.server.store import open_engine

from .client import Frame, Person
from .company import begun, company, do
from .running import running
from .test_people import everything

pytestmark = pytest.mark.anyio


async def listed(person: Person, path: str = "/api/tables") -> list[str]:
    answer = await person.ask("GET", path)
    assert answer.status_code == 200, answer.text
    tables: list[Frame] = answer.json()
    return [table["id"] for table in tables]


# -- One person --


async def test_who_asks_for_many_tables_at_once_gets_no_more_than_one_after_the_other(settings: Settings) -> None:
    with running(replace(settings, tables_each=3)) as server:
        ada = await Person.new(server)
        plan = {"plan": {"game": "fish-n-stones", "seats": ["me", "open"]}}
        answers = await asyncio.gather(*(ada.ask("POST", "/api/tables", plan) for _ in range(12)))
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [409] * 9
        assert len(await listed(ada, "/api/me/tables")) == 3


async def test_nobody_fills_the_list_of_open_tables(server: str) -> None:
    ada, bob = await company(server, 2)
    bobs = (await bob.new_table("fish-n-stones", ["me", "open"], visibility="open"))["id"]
    adas = [(await ada.new_table("fish-n-stones", ["me", "open"], visibility="open"))["id"] for _ in range(7)]
    shown = await listed(bob)
    assert bobs in shown and shown[:LISTED_EACH] == adas[: -LISTED_EACH - 1 : -1]
    assert len(shown) == LISTED_EACH + 1
    assert set(await listed(ada, "/api/me/tables")) == set(adas), "of one's own all are listed"


# -- One broken row --


async def change(settings: Settings, *changes: Update) -> None:
    engine = open_engine(settings.database_url)
    with engine.begin() as connection:
        for one in changes:
            connection.execute(one)
    engine.dispose()


async def test_a_broken_row_hides_no_others_and_keeps_nobody_s_data(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    with running(settings) as server:
        ada, bob = [await Person.new(server, name) for name in ("Ada Unmistakable", "Bob")]
        tables = [await begun([ada, bob], "fish-n-stones", visibility="open") for _ in range(4)]
        assert (await do(ada, tables[0], "say", text="hello from Ada"))["type"] == "ack"
    plan, seat, entry, whole = tables
    of_table, of_seat, of_entry = schema.tables.c, schema.seats.c, schema.entries.c
    await change(
        settings,
        update(schema.tables).where(of_table.id == plan).values(plan='{"game":'),
        update(schema.seats).where(of_seat.table == seat, of_seat.seat == 1).values(seat=99),
        update(schema.entries).where(of_entry.table == entry).values(data="nonsense"),
    )
    with running(settings) as server, caplog.at_level(logging.INFO):
        ada.url = bob.url = server
        assert set(await listed(bob)) == set(await listed(bob, "/api/me/tables")) == {entry, whole}
        assert (await ada.ask("DELETE", "/api/me")).status_code == 204
        chairs = (await bob.ask("GET", f"/api/tables/{whole}")).json()["seats"]
        assert chairs[0]["resigned"]
    kept = everything(settings)
    assert "Unmistakable" not in kept and "hello from Ada" not in kept
    told = " ".join(JsonLines().format(record) for record in caplog.records if record.name.startswith("shoal"))
    assert "a table can't be listed" in told and "a table can't be read" in told
    assert not any(table in told for table in tables), "who has the id may look"


# -- One wrong clock --


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_a_clock_that_is_put_right_takes_nobody_s_time(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    ada, _ = await new_guest(hall.store, "Ada", "test")
    plan = wire.Plan("fish-n-stones", ["me", "easy"], clock=wire.Clock("bank", 7200))
    desk = await hall.create(ada, plan)
    await hall.act(desk, ada, wire.Start("start"), lambda _: None)
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + jump)
    view = msgspec.json.decode(desk._view_frame(0, None))
    assert [clock["left"] for clock in view["clocks"]] == [pytest.approx(7200, abs=600)]
    assert desk.table.to_act[0] == 0 or not view["clocks"][0]["running"]
