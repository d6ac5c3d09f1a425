"""How many requests, messages, connections and tables of one person or address."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shoal.server.routes import ROUTES
from shoal.server.settings import Settings

from .client import PATIENCE, Person, Seat
from .running import running
from .test_http import denied, key

pytestmark = pytest.mark.anyio


def asked(server: str, number: int, method: str = "GET", path: str = "/health", **more: Any) -> list[int]:
    with httpx.Client(base_url=server, timeout=PATIENCE) as http:
        answers = [http.request(method, path, **more) for _ in range(number)]
    for answer in answers:
        if answer.status_code == 429:
            assert key(answer) == (429, "too-many")
            assert int(answer.headers["retry-after"]) > 0
    return [answer.status_code for answer in answers]


def test_only_so_many_requests_of_one_address(settings: Settings) -> None:
    with running(replace(settings, requests=0.001)) as server:
        assert asked(server, 3) == [200, 429, 429]
        assert asked(server, 1, "GET", "/api/openapi.json") == [429]
        lie = {"X-Forwarded-For": "192.0.2.1", "Forwarded": "for=192.0.2.1", "X-Real-IP": "192.0.2.1"}
        assert asked(server, 1, headers=lie) == [429], "anybody could say so"


def test_who_asks_too_much_waits_for_the_refusal(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shoal.server.http.PAUSE", 0.3)
    with running(replace(settings, requests=0.001)) as server:
        assert asked(server, 1) == [200]
        began = time.monotonic()
        assert asked(server, 1) == [429]
        assert time.monotonic() - began >= 0.3


def test_behind_a_proxy_of_ours_it_says_who_asks(settings: Settings) -> None:
    with running(replace(settings, requests=0.001, proxy=True)) as server:
        for address in ("192.0.2.1", "192.0.2.2", "2001:db8:1::1"):
            assert asked(server, 2, headers={"X-Forwarded-For": address}) == [200, 429]
        # What came before is what the client says; and a network of IPv6 is one address.
        for address in ("192.0.2.9, 192.0.2.1", "2001:db8:1::2"):
            assert asked(server, 1, headers={"X-Forwarded-For": address}) == [429]


def test_a_page_is_loaded_at_once_but_not_all_day(settings: Settings) -> None:
    with running(replace(settings, files=0.5)) as server:
        loaded = 0
        while asked(server, 1, path="/icon.svg") == [200]:
            loaded += 1
        assert loaded >= 5
        assert asked(server, 4) == [200] * 4, "the rest has an allowance of its own"


def test_guessing_is_slower_than_asking(settings: Settings) -> None:
    with running(replace(settings, login_attempts=0.0)) as server:
        guess = {"login": "ada", "password": "guess number one"}
        assert asked(server, 12, "POST", "/api/logins", json=guess) == [401] * 10 + [429] * 2
        assert asked(server, 1, "POST", "/api/guests", json={"name": "Ada"}) == [429], "the same allowance"
        assert asked(server, 30) == [200] * 30


def test_all_that_could_be_guessed_or_flooded_counts_as_an_attempt() -> None:
    paths = {(route.method, route.path) for route in ROUTES if route.is_attempt}
    assert paths == {
        ("POST", "/api/guests"),
        ("POST", "/api/logins"),
        ("PUT", "/api/me/account"),
        ("PUT", "/api/me/password"),
        ("POST", "/api/me/sessions"),
        ("POST", "/api/me/recovery"),
        ("POST", "/api/recoveries"),
        ("POST", "/api/logins/passkey"),
        ("POST", "/api/me/passkeys"),
        ("POST", "/api/me/passkeys/options"),
        ("DELETE", "/api/me/passkeys/{passkey}"),
        ("POST", "/api/tables/{table}/reports"),
        ("GET", "/api/codes/{code}"),
        ("GET", "/api/tables/{table}/analysis"),
        ("GET", "/api/tables/{table}/review"),
        ("GET", "/api/me/export"),
        ("POST", "/api/me/friends"),
        ("PUT", "/api/me/blocks/{person}"),
        ("GET", "/api/people/{person}/name"),
        ("POST", "/api/tables/{table}/invitations"),
        ("POST", "/api/waiting"),
        ("POST", "/api/clubs"),
        ("GET", "/api/club-codes/{code}"),
        ("POST", "/api/me/clubs"),
        ("POST", "/api/clubs/{club}/tournaments"),
        ("POST", "/api/tournaments/{tournament}/entrants"),
        ("PUT", "/api/me/calls/push"),
        ("POST", "/api/me/calls/test"),
        ("PUT", "/api/me/calls/mail"),
        ("POST", "/api/mail/confirmed"),
        ("POST", "/api/mail/unsubscribed/{token}"),
    }


async def test_only_so_many_messages_of_one_socket(settings: Settings) -> None:
    with running(replace(settings, messages=0.5)) as server:
        ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        async with ada.socket(table) as line, bob.socket(table) as other:
            flood = Seat(line)
            ids = [await flood.send("say", text="fish!") for _ in range(10)]
            answers = [await flood.receive("ack", "refused") for _ in ids]
            assert {answer["id"] for answer in answers} == set(ids), "each gets its answer"
            assert {answer.get("key") for answer in answers} == {None, "too-many"}
            said = [answer for answer in answers if answer["type"] == "ack"]
            assert 2 <= len(said) < 10
            assert (await Seat(other).act("say", text="hello"))["type"] == "ack", "others have their own"


async def test_who_goes_on_flooding_is_cut_off(settings: Settings) -> None:
    with running(replace(settings, messages=0.0)) as server:
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        async with ada.socket(table) as line:
            with suppress(ConnectionClosed):
                while True:
                    await line.send('{"type": "leave", "id": "a"}')
                    await asyncio.wait_for(line.recv(), PATIENCE)
            assert (line.close_code, line.close_reason) == (1008, "garbage")


async def test_only_so_many_connections_sockets_and_streams_alike(settings: Settings) -> None:
    with running(replace(settings, connections_each=2)) as server:
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        stream = f"/api/tables/{table}/stream"
        async with httpx.AsyncClient(base_url=server, headers=ada.headers, timeout=PATIENCE) as http:
            async with ada.socket(table) as line:
                await Seat(line).receive("table")
                async with http.stream("GET", stream) as frames:
                    lines = frames.aiter_lines()
                    assert '"table"' in await anext(lines)
                    assert await denied(ada, table) == (429, "too-many")
                    assert (await http.get("/health")).json() == {"status": "ok", "connections": 2}
                    async with asyncio.timeout(PATIENCE):
                        assert key(await http.get(stream)) == (429, "too-many")
            await freed(http, 0)
            async with ada.socket(table), ada.socket(table):
                assert await denied(ada, table) == (429, "too-many")


async def freed(http: httpx.AsyncClient, connections: int) -> None:
    """Wait until no more than so many are connected."""
    async with asyncio.timeout(PATIENCE):
        while (await http.get("/health")).json()["connections"] > connections:
            await asyncio.sleep(0.05)


async def test_only_so_many_connections_in_all(settings: Settings) -> None:
    with running(replace(settings, connections=1, proxy=True)) as server:
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        async with ada.socket(table) as line:
            await Seat(line).receive("table")
            ada.headers["X-Forwarded-For"] = "192.0.2.1"
            assert await denied(ada, table) == (429, "too-many")


async def test_sockets_are_opened_no_faster_than_requests_come(settings: Settings) -> None:
    with running(replace(settings, requests=0.75)) as server:  # three at once
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        opened = 0
        with suppress(InvalidStatus):
            while opened < 1000:
                async with ada.socket(table):
                    opened += 1
        assert await denied(ada, table) == (429, "too-many")


async def test_a_person_has_only_so_many_tables(settings: Settings) -> None:
    with running(replace(settings, tables_each=2)) as server:
        ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
        for _ in range(2):
            await ada.new_table("fish-n-stones", ["me", "open"])
        answer = await ada.ask("POST", "/api/tables", {"plan": {"game": "fish-n-stones", "seats": ["me", "open"]}})
        assert key(answer) == (409, "too-many-tables")
        await bob.new_table("fish-n-stones", ["me", "open"])
