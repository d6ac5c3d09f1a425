"""Garbage on a socket is refused, and nothing else happens."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shoal.server.logs import is_ours
from shoal.server.settings import Settings

from .client import Person, Seat, play
from .company import begun, code_of_the_end, company, do, log_of
from .test_wire import no_trace  # noqa: F401  (its fixture is for these tests, too)

pytestmark = pytest.mark.anyio


MESSAGES = 1000


def nonsense(dice: random.Random, people: list[Person], other_table: str) -> Iterator[str | bytes]:
    """Messages that make no sense, of all kinds, without end."""
    words = ["move", "undo", "resign", "sit", "leave", "seats", "start"]
    words += ["swap", "say", "mute", "hint", "why", "rematch"]
    odd: list[Any] = [None, True, -1, 0.5, 1e300, 2**31, 2**63, 10**40, "", "0", [], {}, [[]], "\0", "é" * 600]
    ids: list[Any] = [None, 7, "", "x" * 65, "with space", "nul\0", "é", ["id"], {"id": "id"}, "../..", "<b>", "a\n"]
    whole: dict[str, dict[str, Any]] = {
        "move": {"version": 3, "move": "cast a"},
        "undo": {"version": 3},
        "sit": {"seat": 0},
        "seats": {"players": 2},
        "swap": {"seat": 0, "to": "easy"},
        "say": {"text": "hello"},
        "mute": {"person": people[0].id},
        "hint": {"version": 3},
        "why": {"move": "cast a"},
    }

    def message(**change: Any) -> dict[str, Any]:
        kind = dice.choice(words)
        return {"type": kind, "id": f"g{dice.getrandbits(40):x}", **whole.get(kind, {}), **change}

    while True:
        yield dice.choice(["", " ", "null", "true", "7", "1e999", "NaN", '"move"', "[]", "{}", "{", "\ufeff{}"])
        opener = dice.choice(["[", '{"a":', '{"id":', '[{"type":', '{"type":"say","id":"a","text":"x","more":'])
        yield opener * dice.choice([1, 50, 4000 // len(opener)])
        yield '{"id":"a","more":' + "[" * dice.choice([1, 900, 4000])
        yield json.dumps(message(id=dice.choice(ids)))
        yield json.dumps(message(type=dice.choice([*odd, "MOVE", "view", "table", "ack", "refused"])))
        yield json.dumps(message(surprise=dice.choice(odd)))
        yield json.dumps([message()])
        yield json.dumps({**message(), "type": "move", "version": dice.choice(odd), "move": "cast a"})
        yield json.dumps({"type": "move", "id": "a", "version": 3, "move": dice.choice(odd)})
        yield json.dumps({"type": "sit", "id": "a", "seat": dice.choice([8, *odd])})
        yield json.dumps({"type": "swap", "id": "a", "seat": 0, "to": dice.choice(odd)})
        yield json.dumps({"type": "say", "id": "a", "text": dice.choice([None, 1, "", "\0", "x" * 501, ["x"]])})
        yield json.dumps({"type": "mute", "id": "a", "person": dice.choice(["nobody", "", other_table, None, "\0"])})
        yield json.dumps({"type": "say", "id": "a", "text": "\ud800"})
        yield '{"type":"say","id":"a","text":"\\udc00\\ud800"}'
        yield '{"type":"undo","id":"a","version":1,"version":1e2}'
        yield json.dumps(message())[: dice.randrange(1, 30)]
        yield json.dumps(message()).encode("utf-16")
        yield dice.randbytes(dice.choice([1, 7, 300]))
        yield b"\xff\xfe" + json.dumps(message()).encode()
        yield json.dumps(message(padding="x" * dice.choice([4000, 5000, 70_000])))
        # What could be said, but not now, not here or not by them.
        yield json.dumps({"type": "move", "id": f"{dice.getrandbits(40):x}", "version": 10_000, "move": "cast a"})
        yield json.dumps({"type": "move", "id": f"{dice.getrandbits(40):x}", "version": 0, "move": "cast a"})
        yield json.dumps({"type": "sit", "id": f"{dice.getrandbits(40):x}", "seat": dice.randrange(8)})
        yield json.dumps({"type": "start", "id": "started"})
        yield json.dumps({"type": "rematch", "id": people[0].id})
        yield json.dumps({"type": "undo", "id": other_table, "version": 3})


async def test_a_thousand_messages_of_garbage_are_refused(server: str, settings: Settings) -> None:
    """Each refused or the line cut, nothing of it in the log, and the table goes on."""
    ada, bob, eve = people = await company(server, 3)
    other = await begun([eve], "fish-n-stones", ["me", "easy"])
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    assert (await do(bob, table, "sit", seat=1))["type"] == "ack"
    assert (await do(ada, table, "start", id="started"))["type"] == "ack"
    assert (await do(ada, table, "move", id="cast", version=3, move="cast b"))["type"] == "ack"
    before = log_of(settings, table).entered
    dice = random.Random(6)
    messages = nonsense(dice, people, other)
    sent = cut = 0
    while sent < MESSAGES:
        sender = dice.choice([bob, eve])  # somebody who plays, and somebody who watches
        async with sender.socket(table) as line:
            seat = Seat(line)
            await seat.receive("table")
            try:
                while sent < MESSAGES:
                    message = next(messages)
                    sent += 1
                    await line.send(message, text=True if isinstance(message, bytes) and dice.random() < 0.5 else None)
                    frame = await seat.receive("ack", "refused", "hinted", "next", "explained", "said")
                    assert frame["type"] == "refused", (message, frame)
                    assert frame["text"] and frame["key"] != "our-fault"
            except ConnectionClosed as closed:
                cut += 1
                assert closed.rcvd and closed.rcvd.code in (1007, 1008, 1009), (message, closed)
    assert cut > 20
    assert log_of(settings, table).entered == before, "nothing came of it"
    ends = await asyncio.gather(play(ada, table, random.Random(1)), play(bob, table, random.Random(2)))
    assert ends[0]["end"] == ends[1]["end"]


async def test_nobody_gets_in_with_a_token_that_is_not_one(server: str) -> None:
    ada, bob = await company(server, 2)
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    tokens = [
        "",
        "x",
        ada.id,
        ada.token[:-1],
        ada.token + "A",
        ada.token[::-1],
        ada.token.swapcase(),
        bob.token[:21] + ada.token[21:],
        "A" * 43,
        "A" * 5000,
        "'; drop table people; --",
        "é" * 43,
    ]
    for token in tokens:
        stranger = Person(server, {"id": ada.id, "name": "Ada", "token": token})
        stranger.headers = {"Authorization": f"Bearer {token}".encode("latin-1").decode("latin-1")}
        with pytest.raises(InvalidStatus) as refused:
            async with stranger.socket(table):
                pass
        assert refused.value.response.status_code == 401
    for address in ("no-such-table", ada.id, "..", "%00", table + "A", table.swapcase()):
        with pytest.raises(InvalidStatus) as refused:
            async with ada.socket(address):
                pass
        assert refused.value.response.status_code in (403, 404)
    start = {"type": "start", "id": "x"}
    for told in ("Bearer", "Bearer " + "x" * 43, f"Basic {ada.token}", ada.token):
        answer = await ada.ask("POST", f"/api/tables/{table}/acts", start, headers={"Authorization": told})
        assert answer.status_code == 401


async def test_no_text_has_a_nul(server: str) -> None:
    """SQLite keeps it, PostgreSQL does not."""
    async with httpx.AsyncClient(base_url=server) as http:
        answer = await http.post("/api/guests", json={"name": "A\0a"})
    assert (answer.status_code, answer.json()["key"]) == (422, "no-message")


def test_what_clients_do_wrong_is_no_error_in_the_log() -> None:
    for noise in (
        "ASGI callable returned without completing handshake.",
        "Invalid UTF-8 sequence received from client.",
    ):
        assert not is_ours(logging.makeLogRecord({"msg": noise}))
    assert is_ours(logging.makeLogRecord({"msg": "Exception in ASGI application\n"}))


async def test_who_only_talks_garbage_is_hung_up_on(server: str) -> None:
    people = await company(server, 2)
    table = await begun(people, "fish-n-stones")
    async with people[1].socket(table) as line:
        seat = Seat(line)
        with suppress(ConnectionClosed):
            for _ in range(30):
                await line.send("flood")
        assert await code_of_the_end(seat) == 1008
    for _ in range(20):  # or has hung up already
        async with people[1].socket(table) as line:
            with suppress(ConnectionClosed):
                for _ in range(30):
                    await line.send("flood")
            line.transport.abort()
    assert (await do(people[0], table, "move", version=3, move="cast a"))["type"] == "ack"
