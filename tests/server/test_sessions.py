"""Sessions, passwords and names of people who have an account."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import httpx
import pytest

from shoal.server import app

from .client import PATIENCE, Person, Seat
from .test_people import (
    PASSWORD,
    REVOKED,
    account,
    code_when_cut,
    elsewhere,
    log_in,
    sessions,
    status,
    until,
)

pytestmark = pytest.mark.anyio


# -- Sessions --


async def test_sessions_are_listed_with_the_one_that_asks(server: str) -> None:
    ada = await Person.new(server)
    await account(ada)
    again = await elsewhere(server)
    answer = await again.ask("POST", "/api/me/sessions", {"label": "my program"})
    program = Person(server, answer.json())
    assert answer.status_code == 201 and program.id == ada.id
    assert "set-cookie" not in answer.headers, "the browser stays who it is"
    for one, this in ((program, 0), (again, 1), (ada, 2)):
        found = await sessions(one)
        assert [session["this"] for session in found] == [number == this for number in range(3)], "the latest first"
    assert found[0]["label"] == "my program"
    assert "httpx" in found[1]["label"]
    assert all(set(session) == {"id", "label", "since", "seen", "this"} for session in found), "no token"


async def test_a_revoked_session_is_over_at_once_and_its_lines_are_cut(server: str) -> None:
    ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
    await account(ada)
    again = await elsewhere(server)
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    async with ada.socket(table) as kept, again.socket(table) as line, bob.socket(table) as other:
        seats = [Seat(kept), Seat(line), Seat(other)]
        for seat in seats:
            await seat.receive("table")
        async with (
            httpx.AsyncClient(base_url=server, headers=again.headers, timeout=PATIENCE) as http,
            http.stream("GET", f"/api/tables/{table}/stream") as stream,
        ):
            lines = stream.aiter_lines()
            assert '"table"' in await anext(lines)
            revoked = next(session for session in await sessions(again) if session["this"])
            answer = await ada.ask("DELETE", f"/api/me/sessions/{revoked['id']}")
            assert (answer.status_code, answer.content) == (204, b"")
            assert "set-cookie" not in answer.headers
            assert await code_when_cut(line) == REVOKED
            async for _ in lines:  # the stream ends
                pass
        assert await status(again) == 401
        assert (await again.ask("POST", f"/api/tables/{table}/acts", {"type": "leave", "id": "a"})).status_code == 401
        for seat in (seats[0], seats[2]):
            assert (await seat.act("say", text="still here"))["type"] == "ack"
    assert [session["this"] for session in await sessions(ada)] == [True]


async def test_a_session_revoked_while_its_line_is_being_opened(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await Person.new(server)
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    program = Person(server, (await ada.ask("POST", "/api/me/sessions", {"label": "program"})).json())
    let_in, go_on, sender = threading.Event(), threading.Event(), app.sender

    async def slow(*args: Any) -> Any:
        found = await sender(*args)
        let_in.set()
        assert await asyncio.to_thread(go_on.wait, PATIENCE)
        return found

    monkeypatch.setattr(app, "sender", slow)

    async def connect() -> list[Any]:
        async with program.socket(table, open_timeout=PATIENCE) as line:
            return [await line.recv(), await code_when_cut(line)]

    connecting = asyncio.create_task(connect())
    assert await asyncio.to_thread(let_in.wait, PATIENCE)
    revoked = next(session for session in await sessions(program) if session["this"])
    assert (await ada.ask("DELETE", f"/api/me/sessions/{revoked['id']}")).status_code == 204
    go_on.set()
    frame, code = await connecting
    assert '"unauthorised"' in str(frame) and code == 4403


async def test_to_revoke_the_own_session_is_to_log_out(server: str) -> None:
    with httpx.Client(base_url=server, headers={"Origin": server}, timeout=PATIENCE) as browser:
        token = browser.post("/api/guests", json={"name": "Ada"}).json()["token"]
        own = browser.get("/api/me/sessions").json()[0]["id"]
        assert browser.delete(f"/api/me/sessions/{own}").status_code == 204
        assert "shoal" not in browser.cookies
        assert browser.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == 401


async def test_nobody_ends_the_session_of_somebody_else(server: str) -> None:
    ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
    own = (await sessions(ada))[0]["id"]
    for session in (own, "nonsense", "%00", "x" * 500):
        answer = await bob.ask("DELETE", f"/api/me/sessions/{session}")
        assert answer.status_code == 404
    assert await status(ada) == 200


# -- The password --


async def test_a_new_password_ends_all_other_sessions(server: str) -> None:
    ada = await Person.new(server)
    await account(ada)
    again = await elsewhere(server)
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    async with ada.socket(table) as kept, again.socket(table) as line:
        await Seat(line).receive("table")
        answer = await ada.ask("PUT", "/api/me/password", {"old": PASSWORD, "new": "quite another"})
        assert answer.status_code == 204
        assert await code_when_cut(line) == REVOKED
        assert (await Seat(kept).act("say", text="still here"))["type"] == "ack"
    assert (await status(ada), await status(again)) == (200, 401)
    assert (await log_in(server)).status_code == 401
    assert (await elsewhere(server, "ada", "quite another")).id == ada.id


async def test_without_the_old_password_there_is_no_new_one(server: str) -> None:
    ada = await Person.new(server)
    await account(ada)
    again = await elsewhere(server)
    for old in ("", "wrong", PASSWORD + " "):
        answer = await ada.ask("PUT", "/api/me/password", {"old": old, "new": "quite another"})
        assert (answer.status_code, answer.json()["key"]) == (401, "wrong-password")
    assert (await ada.ask("PUT", "/api/me/password", {"old": PASSWORD, "new": "short"})).status_code == 422
    assert (await status(ada), await status(again)) == (200, 200)
    assert (await log_in(server)).status_code == 201


# -- Names --


async def test_a_new_name_is_seen_at_once_and_stays(server: str) -> None:
    ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    async with ada.socket(table) as line, bob.socket(table) as other:
        seat, watcher = Seat(line), Seat(other)
        await seat.act("say", text="hello")
        answer = await ada.ask("PATCH", "/api/me", {"name": "Countess"})
        assert answer.json()["name"] == "Countess"
        await until(watcher, "table", lambda frame: frame["seats"][0]["name"] == "Countess")
        await seat.act("say", text="again")  # over the line that was opened with the old name
        said = await until(watcher, "said", lambda frame: frame["text"] == "again")
        assert said["name"] == "Countess"
        assert (await watcher.act("sit", seat=1))["type"] == "ack"
        shown = await until(watcher, "table", lambda frame: frame["seats"][1]["person"] == bob.id)
        assert [chair["name"] for chair in shown["seats"]] == ["Countess", "Bob"]
    async with bob.socket(table) as line:
        newcomer = Seat(line)
        assert [(await newcomer.receive("said"))["name"] for _ in range(2)] == ["Countess", "Countess"]
