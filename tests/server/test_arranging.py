"""Before and after a game: for how many a table is, and tables that somebody takes off their list."""

from __future__ import annotations

import random

import pytest

from shoal.server.settings import Settings

from .client import Frame, Person, play
from .company import begun, company, do, lines, log_of
from .running import running

pytestmark = pytest.mark.anyio


async def seats(person: Person, table: str) -> list[Frame]:
    found: list[Frame] = (await person.ask("GET", f"/api/tables/{table}")).json()["seats"]
    return found


async def listed(person: Person) -> list[str]:
    return [row["id"] for row in (await person.ask("GET", "/api/me/tables")).json()]


async def put_away(person: Person, table: str) -> int:
    return (await person.ask("DELETE", f"/api/me/tables/{table}")).status_code


async def test_the_host_says_for_how_many_the_table_is(settings: Settings) -> None:
    with running(settings) as server:
        ada, bob, cleo = await company(server, 3)
        table = (await ada.new_table("fischen", ["me", "open", "open"]))["id"]
        assert (await do(bob, table, "seats", players=4))["key"] == "only-the-host"
        assert (await do(ada, table, "seats", players=2))["type"] == "refused", "the game is for three or more"
        assert (await do(bob, table, "sit", seat=2))["type"] == "ack"
        assert (await do(ada, table, "seats", players=5))["type"] == "ack"
        assert (await do(cleo, table, "sit", seat=4))["type"] == "ack"
        assert (await do(ada, table, "seats", players=4))["key"] == "seat-taken"
        assert (await do(cleo, table, "leave"))["type"] == "ack"
        assert (await do(ada, table, "seats", players=3))["type"] == "ack"
        assert len((await ada.ask("GET", f"/api/tables/{table}")).json()["plan"]["seats"]) == 3
    with running(settings) as server:  # read again from its log, in which there were five
        for person in (ada, bob):
            person.url = server
        assert [seat["kind"] for seat in await seats(ada, table)] == ["person", "open", "person"]
        row = next(row for row in (await bob.ask("GET", "/api/me/tables")).json() if row["id"] == table)
        assert (row["free"], row["names"]) == ([1], ["Ada", None, "Bob"])
        assert (await do(ada, table, "swap", seat=1, to="easy"))["type"] == "ack"
        assert (await do(ada, table, "start"))["type"] == "ack"
        assert (await do(ada, table, "seats", players=4))["key"] == "begun"
        async with lines([bob], table) as (seat,):
            assert len((await seat.receive("view"))["picture"]["seats"]) == 3


async def test_a_table_nobody_else_sits_at_is_gone_with_its_host(server: str) -> None:
    ada, bob = await company(server, 2)
    table = (await ada.new_table("fat-fish", ["me", "open"]))["id"]
    assert await put_away(bob, table) == 403
    assert await put_away(ada, table) == 204
    assert await listed(ada) == []
    assert (await ada.ask("GET", f"/api/tables/{table}")).status_code == 404
    assert await put_away(ada, table) == 404


async def test_who_puts_a_table_away_gets_up_and_may_come_back(server: str) -> None:
    ada, bob = await company(server, 2)
    table = (await ada.new_table("fat-fish", ["me", "open"]))["id"]
    assert (await do(bob, table, "sit", seat=1))["type"] == "ack"
    assert await put_away(ada, table) == 204
    assert (await listed(ada), await listed(bob)) == ([], [table])
    assert [seat["kind"] for seat in await seats(bob, table)] == ["open", "person"]
    assert (await bob.ask("GET", f"/api/tables/{table}")).json()["host"] == bob.id
    assert (await do(ada, table, "sit", seat=0))["type"] == "ack"
    assert await listed(ada) == [table]


async def test_who_puts_a_running_game_away_resigns(server: str) -> None:
    ada, bob = await company(server, 2)
    table = await begun([ada, bob], "fish-n-stones")
    assert await put_away(ada, table) == 204
    assert await put_away(ada, table) == 204, "once more changes nothing"
    assert (await listed(ada), await listed(bob)) == ([], [table])
    found = (await bob.ask("GET", f"/api/tables/{table}")).json()
    assert (found["host"], found["seats"][0]["resigned"]) == (bob.id, True)
    assert (await play(bob, table, random.Random(1)))["end"]
    assert await put_away(bob, table) == 204
    assert await listed(bob) == []
    assert (await bob.ask("GET", f"/api/tables/{table}/record")).status_code == 200, "the game itself is kept"


async def test_who_put_a_table_away_can_take_their_data_away(server: str, settings: Settings) -> None:
    ada, bob = await company(server, 2)
    table = await begun([ada, bob], "fish-n-stones")
    assert await put_away(ada, table) == 204
    assert (await ada.ask("DELETE", "/api/me")).status_code == 204
    assert log_of(settings, table).row.host == bob.id
