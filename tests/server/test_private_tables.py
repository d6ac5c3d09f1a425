"""Private tables: who is not seated neither watches nor reads along."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from shoal.server.people import Person as Known
from shoal.server.sockets import stream
from shoal.server.table import refused

from .client import PATIENCE, Seat
from .company import code_of_the_end, company, do, lines

pytestmark = pytest.mark.anyio


async def test_a_private_game_has_no_spectators(server: str) -> None:
    ada, bob, eve = people = await company(server, 3)
    table = (await ada.new_table("fish-n-stones", ["me", "open"], visibility="private"))["id"]
    async with lines(people, table) as (host, guest, early):
        await early.receive("table")  # who has the link may look in before it begins
        assert (await guest.act("sit", seat=1))["type"] == "ack"
        assert (await host.act("start"))["type"] == "ack"
        move = (await host.receive("view"))["legal"][0]
        assert (await host.act("move", version=3, move=move))["type"] == "ack"
        assert await code_of_the_end(early) == 4403
        assert all((frame["type"], frame["status"]) == ("table", "open") for frame in early.frames)
    async with eve.socket(table) as line:
        late = Seat(line)
        assert (await late.receive())["key"] == "private"
        assert await code_of_the_end(late) == 4403
    for path in ("", "/replay", "/replay?seat=0", "/replay?all=true", "/points", "/record", "/proof", "/stream"):
        answer = await eve.ask("GET", f"/api/tables/{table}{path}")
        assert (answer.status_code, answer.json()["key"]) == (403, "private"), path
    for kind, content in (("say", {"text": "hello"}), ("sit", {"seat": 0}), ("why", {"move": "cast a"})):
        assert (await do(eve, table, kind, **content))["key"] == "private"
    assert (await eve.ask("GET", "/api/tables")).json() == []
    assert (await bob.ask("GET", f"/api/tables/{table}/replay?seat=1")).status_code == 200


async def test_a_stream_that_may_not_begin_says_why() -> None:
    """The game of a private table can begin while somebody asks for its stream."""

    class Closed:
        company = SimpleNamespace(part=lambda *_: None)

        async def join(self, *whom: Any) -> None:
            raise refused("private")

    eve = Known("eve", "Eve", None, "session")
    heard = [json.loads(line) async for line in stream(Closed(), None, eve, None)]  # type: ignore[arg-type]
    assert [frame["key"] for frame in heard] == ["private"]


async def test_a_stream_of_a_private_table_ends_when_the_game_begins(server: str) -> None:
    ada, bob, eve = await company(server, 3)
    table = (await ada.new_table("fish-n-stones", ["me", "open"], visibility="private"))["id"]
    async with (
        httpx.AsyncClient(base_url=server, headers=eve.headers, timeout=PATIENCE) as http,
        http.stream("GET", f"/api/tables/{table}/stream") as answer,
    ):
        heard = answer.aiter_lines()
        assert json.loads(await anext(heard))["status"] == "open"
        await do(bob, table, "sit", seat=1)
        assert (await do(ada, table, "start"))["type"] == "ack"
        rest = [json.loads(line) async for line in heard if line]
    assert all(frame["type"] == "table" and frame["status"] == "open" for frame in rest)
