"""Guests, accounts, and going away with all one's data."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import Column, select
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shoal import all_games
from shoal.server import people, schema
from shoal.server.schema import metadata, tables
from shoal.server.settings import Settings
from shoal.server.store import Store, open_engine

from .client import PATIENCE, Frame, Person, Seat, play
from .running import running

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"
REVOKED = 4401


async def account(person: Person, login: str = "ada", password: str = PASSWORD) -> None:
    answer = await person.ask("PUT", "/api/me/account", {"login": login, "password": password})
    assert answer.status_code == 200, answer.text
    made = {"id": person.id, "name": person.name, "login": login, "token": None}
    assert answer.json() == made | {"recovery": answer.json()["recovery"]} and answer.json()["recovery"]


async def log_in(url: str, login: str = "ada", password: str = PASSWORD) -> httpx.Response:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        return await http.post("/api/logins", json={"login": login, "password": password})


async def elsewhere(url: str, login: str = "ada", password: str = PASSWORD) -> Person:
    """The same person in another browser."""
    answer = await log_in(url, login, password)
    assert answer.status_code == 201, answer.text
    return Person(url, answer.json())


async def status(person: Person) -> int:
    return (await person.ask("GET", "/api/me")).status_code


async def sessions(person: Person) -> list[Frame]:
    found: list[Frame] = (await person.ask("GET", "/api/me/sessions")).json()
    return found


async def code_when_cut(line: ClientConnection) -> int | None:
    """Read on until the line is cut."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await line.recv()
            except ConnectionClosed:
                return line.close_code


def everything(settings: Settings) -> str:
    """All that the database keeps, as text."""
    engine = open_engine(settings.database_url)
    with engine.connect() as connection:
        found = [str(row) for table in metadata.sorted_tables for row in connection.execute(select(table))]
    engine.dispose()
    assert found
    return "\n".join(found)


def column(settings: Settings, found: Column[str]) -> list[str]:
    engine = open_engine(settings.database_url)
    with engine.connect() as connection:
        values = list(connection.execute(select(found)).scalars())
    engine.dispose()
    return values


async def until(seat: Seat, kind: str, wanted: Any) -> Frame:
    """The next frame of a kind that is as wanted."""
    while True:
        frame = await seat.receive(kind)
        if wanted(frame):
            return frame


# -- Guests --


async def test_a_guest_is_known_by_the_token_and_by_nothing_else(server: str) -> None:
    ada = await Person.new(server, "Ada")
    assert len(ada.token) == 43
    me = {"id": ada.id, "name": "Ada", "login": None, "token": None, "recovery": None}
    assert (await ada.ask("GET", "/api/me")).json() == me
    other = "B" if ada.token[0] == "A" else "A"
    for token in (other + ada.token[1:], ada.token[:-1], ada.token + "A", ada.token.swapcase(), ada.id, "é" * 43):
        answer = httpx.get(f"{server}/api/me", headers={"Authorization": f"Bearer {token}".encode()}, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["key"]) == (401, "unauthorised")
        assert answer.headers["www-authenticate"] == "Bearer"
    for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": f"Basic {ada.token}"}, {"Cookie": "shoal="}):
        assert httpx.get(f"{server}/api/me", headers=headers, timeout=PATIENCE).status_code == 401


async def test_a_browser_is_known_by_its_cookie(server: str) -> None:
    with httpx.Client(base_url=server, timeout=PATIENCE) as browser:
        me = browser.post("/api/guests", json={"name": "Ada"}).json()
        assert browser.get("/api/me").json()["id"] == me["id"]
        assert browser.cookies["shoal"] == me["token"]


async def test_a_name_is_any_text_on_one_line(server: str) -> None:
    ada = await Person.new(server)
    for name in ("Ada", "x" * 32, "Zoë 🐟", "<b>Ada</b>", "a & b"):
        assert (await ada.ask("PATCH", "/api/me", {"name": name})).status_code == 200
        answer = await ada.ask("GET", "/api/me")
        assert answer.json()["name"] == name
        assert answer.headers["content-type"] == "application/json", "no page: markup in a name means nothing"


async def test_a_name_is_not_just_anything(server: str) -> None:
    ada = await Person.new(server)
    for name in ("", " ", "x" * 33, "a\nb", "Ada\n", "a\tb", "a\0b", "\x7f", None, 5, ["Ada"]):
        for method, path in (("POST", "/api/guests"), ("PATCH", "/api/me")):
            answer = await ada.ask(method, path, {"name": name})
            assert (answer.status_code, answer.json()["key"]) == (422, "no-message"), repr(name)


# -- Accounts --


async def test_a_guest_becomes_an_account_and_logs_in_from_elsewhere(server: str) -> None:
    ada = await Person.new(server)
    await account(ada)
    again = await elsewhere(server)
    assert (again.id, again.name) == (ada.id, ada.name)
    assert again.token != ada.token
    assert await status(ada) == await status(again) == 200


async def test_a_wrong_password_is_answered_as_a_wrong_login(server: str) -> None:
    ada = await Person.new(server)
    await account(ada)
    for login, password in (("ada", PASSWORD + "x"), ("ada", PASSWORD.upper()), ("adb", PASSWORD)):
        answer = await log_in(server, login, password)
        assert (answer.status_code, answer.json()["key"]) == (401, "wrong-password")
        assert "set-cookie" not in answer.headers
        assert answer.json() == (await log_in(server, "nobody", PASSWORD)).json()
    assert len(await sessions(ada)) == 1


async def test_who_has_no_account_costs_as_much_time(monkeypatch: pytest.MonkeyPatch, server: str) -> None:
    compared = []
    is_right = people.is_right
    monkeypatch.setattr(people, "is_right", lambda *args: compared.append(args) or is_right(*args))
    await log_in(server, "nobody")
    assert compared == [(people.NOBODY, PASSWORD)]


async def test_a_guest_has_no_password_to_log_in_with(server: str) -> None:
    ada = await Person.new(server)
    answer = await ada.ask("PUT", "/api/me/password", {"old": "", "new": PASSWORD})
    assert (answer.status_code, answer.json()["key"]) == (409, "no-account")


async def test_one_account_each_and_every_login_once(server: str) -> None:
    ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
    await account(ada)
    again = await ada.ask("PUT", "/api/me/account", {"login": "other", "password": PASSWORD})
    assert (again.status_code, again.json()["key"]) == (409, "account-already")
    taken = await bob.ask("PUT", "/api/me/account", {"login": "ada", "password": "another password"})
    assert (taken.status_code, taken.json()["key"]) == (409, "login-taken")
    assert (await elsewhere(server)).id == ada.id


async def test_of_those_who_want_a_login_at_once_one_gets_it(server: str) -> None:
    everybody = [await Person.new(server) for _ in range(6)]
    answers = await asyncio.gather(
        *(one.ask("PUT", "/api/me/account", {"login": "ada", "password": f"password {one.id}"}) for one in everybody)
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    winner = next(one for one, answer in zip(everybody, answers, strict=True) if answer.status_code == 200)
    assert (await elsewhere(server, "ada", f"password {winner.id}")).id == winner.id


async def test_logins_and_passwords_that_are_refused(server: str) -> None:
    ada = await Person.new(server)
    for login in ("ab", "x" * 41, "a b", "ada\n", "ädä", "", None):
        answer = await ada.ask("PUT", "/api/me/account", {"login": login, "password": PASSWORD})
        assert (answer.status_code, answer.json()["key"]) == (422, "no-message"), login
    for password in ("seven77", "x" * 201, None, 12345678):
        answer = await ada.ask("PUT", "/api/me/account", {"login": "ada", "password": password})
        assert (answer.status_code, answer.json()["key"]) == (422, "no-message"), password


async def test_the_database_knows_neither_tokens_nor_passwords(server: str, settings: Settings) -> None:
    ada = await Person.new(server)
    await account(ada)
    again = await elsewhere(server)
    kept = everything(settings)
    assert "$argon2id$" in kept
    assert str(people.digest(ada.token)) in kept
    for secret in (ada.token, again.token, PASSWORD):
        assert secret not in kept


async def test_two_accounts_with_one_password_are_not_seen_to(server: str, settings: Settings) -> None:
    for login in ("ada", "bob"):
        await account(await Person.new(server), login)
    assert len(set(column(settings, schema.people.c.password))) == 2


# -- Going away --


async def begun(ada: Person, bob: Person, *computers: str) -> str:
    """A running game of both, at which both have spoken."""
    table: str = (await ada.new_table("fish-n-stones", ["me", "open", *computers], visibility="open"))["id"]
    async with ada.socket(table) as line, bob.socket(table) as other:
        host, guest = Seat(line), Seat(other)
        assert (await guest.act("sit", seat=1))["type"] == "ack"
        assert (await host.act("say", text="hello from Ada"))["type"] == "ack"
        assert (await guest.act("say", text="hello from Bob"))["type"] == "ack"
        assert (await host.act("start"))["type"] == "ack"
    return table


async def erased(person: Person, password: str | None = None) -> None:
    answer = await person.ask("DELETE", "/api/me", password and {"password": password})
    assert (answer.status_code, answer.content) == (204, b"")
    assert answer.headers["set-cookie"].startswith('shoal=""')


async def table_of(person: Person, table: str) -> Frame:
    answer = await person.ask("GET", f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    found: Frame = answer.json()
    return found


async def chat_of(person: Person, table: str) -> list[str]:
    """What was said at a table, up to a line of one's own."""
    async with person.socket(table) as line:
        seat = Seat(line)
        number = await seat.send("say", text="?")
        await until(seat, "ack", lambda frame: frame["id"] == number)
        lines = [frame for frame in seat.frames if frame["type"] == "said"]
        while not lines or lines[-1]["text"] != "?":
            lines.append(await seat.receive("said"))
        assert [frame["number"] for frame in lines] == sorted({frame["number"] for frame in lines})
        return [f"{frame['name']}: {frame['text']}" for frame in lines if frame["text"] != "?"]


async def test_who_goes_leaves_no_name_behind_and_the_game_goes_on(settings: Settings) -> None:
    with running(settings) as server:
        ada, bob = await Person.new(server, "Ada Unmistakable"), await Person.new(server, "Bob")
        await account(ada, "unmistakable-login")
        table = await begun(ada, bob, "easy")
        await bob.ask("POST", f"/api/tables/{table}/acts", {"type": "mute", "id": "m", "person": ada.id})
        async with ada.socket(table) as line:
            await Seat(line).receive("view")
            await erased(ada, PASSWORD)
            assert await code_when_cut(line) == REVOKED
        assert await status(ada) == 401
        assert (await log_in(server, "unmistakable-login")).status_code == 401
        chairs = (await table_of(bob, table))["seats"]
        assert (chairs[0]["name"], chairs[0]["kind"], chairs[0]["resigned"]) == ("someone", "computer", True)
        assert await chat_of(bob, table) == ["Bob: hello from Bob"]

        assert (await play(bob, table, random.Random(1)))["end"], "played on by computer, to the end"
        record = (await bob.ask("GET", f"/api/tables/{table}/record")).json()
        assert record["seats"] == ["someone", "Bob", "easy"]
        listed = (await bob.ask("GET", "/api/me/tables")).json()
        assert listed[0]["names"] == [None, "Bob", None]
        anew = await Person.new(server)
        await account(anew, "unmistakable-login")  # the login is free
        await erased(anew, PASSWORD)

    kept = everything(settings)
    for trace in ("Unmistakable", "unmistakable", "hello from Ada", "argon2"):
        assert trace not in kept
    for file in settings.data.iterdir():
        assert b"nmistakable" not in file.read_bytes(), "nor between the lines of the file"

    with running(settings) as server:  # and so it stays
        bob.url = server
        assert [chair["name"] for chair in (await table_of(bob, table))["seats"]] == ["someone", "Bob", "easy"]
        assert await chat_of(bob, table) == ["Bob: hello from Bob"]


async def test_in_a_rematch_a_computer_sits_where_somebody_has_gone(server: str) -> None:
    ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
    table = await begun(ada, bob)
    await asyncio.gather(play(ada, table, random.Random(1)), play(bob, table, random.Random(2)))
    await erased(ada)
    answer = await bob.ask("POST", f"/api/tables/{table}/acts", {"type": "rematch", "id": "r"})
    chairs = (await table_of(bob, answer.json()["table"]))["seats"]
    assert [(chair["kind"], chair["person"]) for chair in chairs] == [("person", bob.id), ("computer", None)]


async def test_a_host_who_goes_before_the_game_hands_the_table_on(settings: Settings) -> None:
    with running(settings) as server:
        ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
        table = (await ada.new_table("fish-n-stones", ["me", "open", "open"]))["id"]
        async with bob.socket(table) as line:
            guest = Seat(line)
            assert (await guest.act("sit", seat=1))["type"] == "ack"
            await erased(ada)
            shown = await until(guest, "table", lambda frame: frame["host"] == bob.id)
            assert [chair["kind"] for chair in shown["seats"]] == ["open", "person", "open"]
    assert column(settings, tables.c.host) == [bob.id]
    with running(settings) as server:
        bob.url = server
        async with bob.socket(table) as line:
            guest = Seat(line)
            for seat in (0, 2):
                assert (await guest.act("swap", seat=seat, to="easy"))["type"] == "ack"
            assert (await guest.act("start"))["type"] == "ack"


async def test_a_table_at_which_nobody_is_left_is_put_away(server: str) -> None:
    ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
    table = await ada.new_table("fish-n-stones", ["me", "open"], visibility="open")
    async with bob.socket(table["id"]) as line:
        await Seat(line).receive("table")
        await erased(ada)
        await code_when_cut(line)
    assert (await bob.ask("GET", f"/api/tables/{table['id']}")).status_code == 404
    assert (await bob.ask("GET", f"/api/codes/{table['code']}")).status_code == 404
    assert (await bob.ask("GET", "/api/tables")).json() == []


async def test_who_goes_at_the_wrong_moment_may_try_again(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
    table = await begun(ada, bob)
    with unavailable(monkeypatch):
        assert (await ada.ask("DELETE", "/api/me")).status_code == 503
    assert await status(ada) == 200
    assert (await ada.ask("POST", f"/api/tables/{table}/acts", {"type": "say", "id": "a", "text": "hm"})).is_success
    await erased(ada)
    assert await status(ada) == 401


@contextmanager
def unavailable(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """For a while nothing can be written."""

    def fail(*args: Any) -> None:
        raise OperationalError("insert", {}, Exception("disk full"))

    with monkeypatch.context() as patched:
        patched.setattr(Store, "_transact", fail)
        yield


# -- What a page wants to know first, and players who share a device --


async def test_a_page_is_told_who_it_is_and_the_games(server: str) -> None:
    stranger = httpx.get(f"{server}/api/hello", timeout=PATIENCE).json()
    assert stranger["me"] is None
    assert [game["name"] for game in stranger["games"]] == [game.name for game in all_games()]
    ada = await Person.new(server, "Ada")
    assert (await ada.ask("GET", "/api/hello")).json()["me"] == {
        "id": ada.id,
        "name": "Ada",
        "login": None,
        "token": None,
        "recovery": None,
    }


async def test_a_socket_is_opened_with_a_token_among_its_protocols(server: str) -> None:
    """Beside the cookie of who has the browser: the token of who shares the device counts."""
    ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    cookie = {"Cookie": f"shoal={ada.token}", "Origin": server}
    async with connect(address, additional_headers=cookie, subprotocols=["shoal", f"token.{bob.token}"]) as line:
        assert line.subprotocol == "shoal"
        assert (await Seat(line).receive("table"))["person"] == bob.id
    async with connect(address, additional_headers=cookie) as line:
        assert (await Seat(line).receive("table"))["person"] == ada.id
    for offered in ([f"token.{bob.token}"], ["shoal", "token.wrong"], ["shoal"]):
        with pytest.raises(InvalidStatus) as refused:
            async with connect(address, additional_headers={"Origin": server}, subprotocols=offered):
                pass
        assert refused.value.response.status_code == 401
