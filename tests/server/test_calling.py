"""People are called to tables at which their move is waited for: by web push, once, and only if they are elsewhere."""

from __future__ import annotations

import asyncio
import socket
from copy import copy
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import func, select

from shoal.cli import serve as serve_command
from shoal.server import calling, calling_rows, desks, outside
from shoal.server.calling import Quiet
from shoal.server.calling_schema import awaited
from shoal.server.hall import Hall
from shoal.server.outside import NotOutside, Outside, Silent, check_url
from shoal.server.schema import metadata
from shoal.server.settings import Settings
from shoal.server.store import Store, open_engine
from shoal.server.table import Awaited, Table

from .client import Person
from .company import begun, company, do, wait_until
from .keeping import begun as begun_in
from .keeping import number
from .pushed import Browser, Service, called, in_bytes, quietly, version
from .running import running

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_calls")]

GAME = "fish-n-stones"


def rows_of(settings: Settings, table: str) -> int:
    engine = open_engine(settings.database_url)
    with engine.connect() as connection:
        found = connection.execute(select(func.count()).select_from(metadata.tables[table])).scalar_one()
    engine.dispose()
    return int(found)


# -- Turns --


async def test_nobody_is_called_where_nobody_waits_or_all_stay(server: str, service: Service) -> None:
    """Alone with computers; where clocks run while one thinks; at once after a move is asked for."""
    ada, bob = await company(server, 2)
    browser = await called(ada, service)
    await begun([ada], GAME, ["me", "easy"])
    await begun([ada, bob], GAME, clock={"kind": "move", "seconds": 90})
    await begun([ada, bob], GAME, clock={"kind": "bank", "seconds": 900})
    await quietly()
    assert browser.heard == []
    table = await begun([ada, bob], GAME)
    await wait_until(lambda: [one["tag"] for one in browser.heard] == [table])


async def test_a_moment_is_left_to_who_is_asked(server: str, service: Service, monkeypatch: Any) -> None:
    ada, bob = await company(server, 2)
    monkeypatch.setattr(calling, "GRACE", 1000.0)
    browser = await called(bob, service)
    table = await begun([ada, bob], GAME)
    await quietly()
    assert (await do(bob, table, "move", version=await version(bob, table), move="cast b"))["type"] == "ack"
    await asyncio.sleep(4 * desks.FLUSH)  # until it is written that he has moved
    monkeypatch.setattr(calling, "GRACE", 0.0)
    await quietly()
    assert browser.heard == [], "he has moved"


async def test_who_resigns_or_goes_is_not_called(server: str, settings: Settings, service: Service) -> None:
    ada, bob, cleo = await company(server, 3)
    browsers = [await called(person, service) for person in (bob, cleo)]
    for person in (bob, cleo):
        await person.ask("GET", "/api/me/news")  # they look, until the rows below are gone
    table = await begun([ada, bob, cleo], GAME)
    await wait_until(lambda: rows_of(settings, "awaited") == 3)
    assert (await do(bob, table, "resign"))["type"] == "ack"
    assert (await cleo.ask("DELETE", "/api/me")).status_code == 204
    await wait_until(lambda: rows_of(settings, "awaited") == 0)
    assert [one.heard for one in browsers] == [[], []]


async def test_a_quiet_hour_is_waited_for(server: str, service: Service) -> None:
    ada, bob, cleo = await company(server, 3)
    browser, other = [await called(person, service) for person in (bob, cleo)]
    hour = datetime.now(UTC).hour
    quiet = {"zone": "UTC", "begins": hour * 60, "ends": (hour + 2) % 24 * 60}
    assert (await bob.ask("PUT", "/api/me/calls/quiet", quiet)).status_code == 204
    assert (await bob.ask("GET", "/api/me/calls")).json()["quiet"] == quiet
    await begun([ada, bob, cleo], GAME)
    await wait_until(lambda: bool(other.heard))
    await quietly()
    assert browser.heard == []
    assert (await bob.ask("DELETE", "/api/me/calls/quiet")).status_code == 204
    await wait_until(lambda: len(browser.heard) == 1)


@pytest.mark.parametrize(
    ("quiet", "hour", "holds"),
    [
        (Quiet("UTC", 22 * 60, 7 * 60), 23, True),
        (Quiet("UTC", 22 * 60, 7 * 60), 6, True),
        (Quiet("UTC", 22 * 60, 7 * 60), 7, False),
        (Quiet("UTC", 22 * 60, 7 * 60), 21, False),
        (Quiet("UTC", 9 * 60, 17 * 60), 9, True),
        (Quiet("UTC", 9 * 60, 17 * 60), 17, False),
        (Quiet("Europe/Budapest", 22 * 60, 7 * 60), 20, True),  # 22:00 there, in summer
        (Quiet("Europe/Budapest", 22 * 60, 7 * 60), 19, False),
        (Quiet("America/New_York", 22 * 60, 7 * 60), 2, True),
    ],
)
def test_quiet_hours_are_those_of_a_place(quiet: Quiet, hour: int, holds: bool) -> None:
    assert quiet.holds(datetime(2026, 7, 1, hour, tzinfo=UTC).timestamp()) == holds


async def test_a_process_that_is_behind_brings_no_turn_back(hall: Hall, store: Store) -> None:
    """Nor does it take one away: what it has summarised is not the last that happened."""
    desk, _ = await begun_in(hall, "open")
    table, seat = desk.table, Awaited(1, "somebody", 7, 0.0)
    await store.write(*calling_rows.awaited_at([(table, [seat])]))
    assert await number(store, awaited) == 1
    await store.write(*calling_rows.awaited_at([(replaced(table, version=table.version - 1), [])]))
    await store.write(*calling_rows.awaited_at([(replaced(table, version=table.version + 1), [])]))
    assert await number(store, awaited) == 1
    await store.write(*calling_rows.awaited_at([(table, [seat._replace(turn=8)])]))
    await store.write(*calling_rows.awaited_at([(table, [])]))
    assert await number(store, awaited) == 0


def replaced(table: Table, version: int) -> Table:
    """The same table as another process knows it."""
    twin = copy(table)
    twin.version = version
    return twin


# -- What others want of them --


async def test_invitations_and_friends_requests_reach_who_is_elsewhere(server: str, service: Service) -> None:
    ada, bob, eve = await company(server, 3)
    browser, hers = [await called(person, service) for person in (bob, ada)]
    assert (await ada.ask("POST", "/api/me/friends", {"who": bob.id})).is_success
    await wait_until(lambda: len(browser.heard) == 1)
    request = {"title": "Ada wants to be your friend", "text": "Say yes or no on the page.", "open": "/friends"}
    assert browser.heard[0] == request | {"tag": "friends"}
    assert (await bob.ask("POST", "/api/me/friends", {"who": ada.id})).is_success
    table = (await ada.new_table(GAME, ["me", "open"]))["id"]
    for _ in range(3):
        assert (await ada.ask("POST", f"/api/tables/{table}/invitations", {"person": bob.id})).is_success
    await wait_until(lambda: len(browser.heard) == 2)
    invitation = {"title": "Ada invites you", "text": "Fish'n'Stones", "open": f"/table/{table}", "tag": table}
    assert browser.heard[1] == invitation
    assert (await bob.ask("PUT", f"/api/me/blocks/{eve.id}")).is_success
    assert (await eve.ask("POST", "/api/me/friends", {"who": bob.id})).is_success
    await quietly()
    assert (len(browser.heard), hers.heard) == (2, []), "nothing more of her, nothing of whom he has blocked, no echo"


# -- Browsers --


async def test_a_browser_is_told_as_long_as_somebody_is_logged_in_there(server: str, service: Service) -> None:
    ada, bob = await company(server, 2)
    asked = (await ada.ask("GET", "/api/me/calls")).json()
    assert (asked["here"], asked["browsers"], asked["quiet"]) == (False, 0, None) and len(in_bytes(asked["key"])) == 65
    browser = await called(ada, service)
    asked = (await ada.ask("GET", "/api/me/calls")).json()
    assert (asked["here"], asked["browsers"]) == (True, 1)
    await browser.subscribe(bob)
    assert not (await ada.ask("GET", "/api/me/calls")).json()["here"], "that browser is his now"
    assert (await ada.ask("POST", "/api/me/calls/test")).json()["key"] == "not-subscribed"
    assert (await bob.ask("POST", "/api/me/calls/test")).status_code == 204
    assert browser.heard[0]["title"] == "This is how you are told"
    assert (await bob.ask("DELETE", "/api/me/calls/push")).status_code == 204
    assert not (await bob.ask("GET", "/api/me/calls")).json()["here"]
    await browser.subscribe(bob)
    session = next(one["id"] for one in (await bob.ask("GET", "/api/me/sessions")).json() if one["this"])
    made = Person(server, (await bob.ask("POST", "/api/me/sessions", {"label": "another browser"})).json())
    assert (await made.ask("DELETE", f"/api/me/sessions/{session}")).status_code == 204
    assert (await made.ask("GET", "/api/me/calls")).json()["browsers"] == 0, "logged out there"


async def test_so_many_browsers_of_one_person(server: str, service: Service, monkeypatch: Any) -> None:
    monkeypatch.setattr(calling, "MOST", 1)
    ada = await Person.new(server)
    await called(ada, service)
    await called(ada, service)  # the same browser, with other keys
    other = Person(server, (await ada.ask("POST", "/api/me/sessions", {"label": "another"})).json())
    answer = await other.ask("PUT", "/api/me/calls/push", Browser(service).subscription)
    assert answer.json()["key"] == "too-many-browsers"


async def test_where_nobody_is_any_more_nothing_is_sent(server: str, settings: Settings, service: Service) -> None:
    ada, bob = await company(server, 2)
    for answer in (404, 410):
        browser = await called(bob, service)
        service.answers[browser.name] = answer
        assert (await bob.ask("POST", "/api/me/calls/test")).json()["key"] == "push-failed"
        assert rows_of(settings, "subscriptions") == 0
    await begun([ada, bob], GAME)
    await quietly()
    assert service.asked == 2


async def test_a_service_in_trouble_is_asked_again_and_one_that_refuses_is_not(server: str, service: Service) -> None:
    ada, bob, cleo = await company(server, 3)
    for person, answer in ((bob, 503), (cleo, 400)):
        service.answers[(await called(person, service)).name] = answer
    await begun([ada, bob, cleo], GAME)
    await wait_until(lambda: service.asked == 3)
    await quietly()
    assert service.asked == 3, "503 twice, 400 once"


async def test_a_service_that_is_silent_holds_nobody_up(settings: Settings, service: Service) -> None:
    """A table goes on, others are called, and what was under way when the server stops is sent by the next."""
    with running(settings) as server:
        ada, bob, cleo = await company(server, 3)
        silent, other = await called(bob, service), await called(cleo, service)
        service.answers[silent.name] = None
        table = await begun([ada, bob, cleo], GAME)
        await wait_until(lambda: bool(other.heard) and service.asked == 2)
        moved = await do(ada, table, "move", version=await version(ada, table), move="cast a")
        assert moved["type"] == "ack"
    service.answers.clear()
    with running(settings):
        await wait_until(lambda: len(silent.heard) == 1)
        await quietly()
    assert len(other.heard) == 1, "she has been told"


async def test_only_so_many_messages_are_under_way(settings: Settings, service: Service, monkeypatch: Any) -> None:
    monkeypatch.setattr(calling, "UNDER_WAY", 1)
    with running(settings) as server:
        ada, bob, cleo = await company(server, 3)
        browsers = [await called(person, service) for person in (bob, cleo)]
        service.answers = {one.name: None for one in browsers}
        await begun([ada, bob, cleo], GAME)
        await wait_until(lambda: service.asked == 1)
        await quietly()
        assert service.asked == 1
        service.answers.clear()
        service.let_go.set()
        await wait_until(lambda: len(service.got) == 2)


async def test_a_server_without_what_it_needs_says_so(
    settings: Settings, service: Service, monkeypatch: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    serve_command.say_where(False, "http://127.0.0.1:1")
    assert "web push" not in capsys.readouterr().out
    monkeypatch.setattr(calling, "push", None)
    serve_command.say_where(False, "http://127.0.0.1:1")
    assert 'pip install "shoal[push]"' in capsys.readouterr().out
    with running(settings) as server:
        ada = await Person.new(server)
        assert (await ada.ask("GET", "/api/me/calls")).json()["key"] is None
        answer = await ada.ask("PUT", "/api/me/calls/push", Browser(service).subscription)
        assert answer.json()["key"] == "no-push-here"


# -- Where a server may be sent --


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.net/1",
        "ftp://push.example.net/1",
        "https://push.example.net:8443/1",
        "https://ada:secret@push.example.net/1",
        "https:///1",
        "https://push.example.net:x/",
        "https://push.example.net/\n1",
        "https://127.0.0.1/1",
        "https://10.1.2.3/1",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://224.0.0.251/",
        "https://[::1]/1",
        "https://[fd00::1]/1",
        "https://[fe80::1]/1",
        "https://[::ffff:10.0.0.1]/1",
        "https://[64:ff9b::a00:1]/1",
        "https://[2002:a00:1::]/1",
    ],
)
def test_a_server_is_not_sent_to_its_neighbours(url: str) -> None:
    with pytest.raises(NotOutside):
        check_url(url)


@pytest.mark.parametrize("url", ["https://push.example.net/1", "https://8.8.8.8/1", "https://[2606:4700::1111]:443/"])
def test_a_server_may_be_sent_to_the_internet(url: str) -> None:
    assert check_url(url).scheme == "https"


async def test_a_name_that_leads_to_a_neighbour_is_not_followed(service: Service, monkeypatch: Any) -> None:
    """Also if only one of its addresses does, and though the name looks like any other."""
    port = int(service.url.rpartition(":")[2])
    near = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in ("8.8.8.8", "127.0.0.1")]
    monkeypatch.setattr(outside.socket, "getaddrinfo", lambda *_, **__: near)
    asking = Outside()
    with pytest.raises(NotOutside):
        await asking.post("https://push.example.net/1", {}, b"")
    asking.close()
    assert service.asked == 0


async def test_who_answers_nonsense_or_nothing_has_not_answered(monkeypatch: Any) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 0.1)

    answers = {b"/much": b"HTTP/1.1 200 OK\r\nX: " + b"x" * 99999, b"/other": b"no HTTP\r\n\r\n", b"/nothing": b""}

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        _, path, _ = (await reader.readuntil(b"\r\n")).split()
        writer.write(answers[path])
        await reader.read()  # until the other has gone
        writer.close()

    asking = Outside(inside=True)
    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        for path in answers:
            with pytest.raises(Silent):
                await asking.post(f"http://127.0.0.1:{port}{path.decode()}", {}, b"")
    with pytest.raises(Silent):
        await asking.post(f"http://127.0.0.1:{port}/", {}, b"")
    asking.close()


async def test_what_is_no_subscription_is_refused(settings: Settings, service: Service) -> None:
    with running(replace(settings, push_inside=False)) as server:
        ada = await Person.new(server)
        good = Browser(service).subscription
        for wrong in (
            {},
            {"endpoint": "https://127.0.0.1/1"},
            {"endpoint": "https://push.example.net/1", "p256dh": "A" * 87},
        ):
            answer = await ada.ask("PUT", "/api/me/calls/push", good | wrong)
            assert answer.json()["key"] == "bad-subscription", wrong
        answer = await ada.ask("PUT", "/api/me/calls/push", good | {"endpoint": "https://push.example.net/1"})
        assert answer.status_code == 204
        for wrong_quiet, key in (
            ({"zone": "Mars/Olympus", "begins": 0, "ends": 1}, "no-zone"),
            ({"zone": "../../etc/passwd", "begins": 0, "ends": 1}, "no-message"),
            ({"zone": "UTC", "begins": 5, "ends": 5}, "always-quiet"),
        ):
            assert (await ada.ask("PUT", "/api/me/calls/quiet", wrong_quiet)).json()["key"] == key


def test_a_server_keeps_its_key(settings: Settings) -> None:

    async def key() -> str:
        with running(settings) as server:
            ada = await Person.new(server)
            return str((await ada.ask("GET", "/api/me/calls")).json()["key"])

    assert asyncio.run(key()) == asyncio.run(key())
