"""Somebody is called once for a turn, by one of several processes, and by no word of the game: on any database."""

from __future__ import annotations

from typing import Any

import pytest

from shoal.server import calling

from .client import Person
from .company import begun, company, do, wait_until
from .pushed import ADDRESS, Browser, Service, called, quietly, version, view_of

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_calls")]

GAME = "fish-n-stones"
DAYS = {"clock": {"kind": "days", "seconds": 86400}}


async def test_somebody_is_called_once_a_turn_and_told_nothing_of_the_game(server: str, service: Service) -> None:
    ada, bob = await company(server, 2)
    browser = await called(bob, service)
    table = await begun([ada, bob], GAME, **DAYS)
    await wait_until(lambda: len(browser.heard) == 1)
    assert browser.heard == [
        {
            "title": "It is your turn",
            "text": "Fish'n'Stones, with Ada",
            "open": f"/table/{table}",
            "tag": table,
            "turns": 1,
        }
    ]
    got = service.got[0]
    assert got.said["sub"] == ADDRESS
    sent = {name: got.headers[name] for name in ("ttl", "urgency", "topic", "content-encoding")}
    assert sent == {"ttl": str(3 * 86400), "urgency": "normal", "topic": table, "content-encoding": "aes128gcm"}
    assert (await do(ada, table, "move", version=await version(ada, table), move="cast a"))["type"] == "ack"
    await quietly()
    assert len(browser.heard) == 1, "he owes the same move as before"
    assert (await do(bob, table, "move", version=await version(bob, table), move="cast b"))["type"] == "ack"
    await play_until_asked(ada, bob, table)
    await wait_until(lambda: len(browser.heard) == 2)
    await quietly()
    assert len(browser.heard) == service.asked == 2


async def play_until_asked(one: Person, other: Person, table: str) -> None:
    """One moves until the other is to."""
    while not (await view_of(other, table))["legal"]:
        view = await view_of(one, table)
        assert (await do(one, table, "move", version=view["version"], move=view["legal"][0]))["type"] == "ack"


async def test_each_of_somebodys_browsers_is_told_in_its_language(server: str, service: Service) -> None:
    ada, bob = await company(server, 2)
    made = (await bob.ask("POST", "/api/me/sessions", {"label": "another browser"})).json()
    browsers = [Browser(service) for _ in range(2)]
    await browsers[0].subscribe(bob, "hu")
    await browsers[1].subscribe(Person(server, made), "xx")
    await begun([ada, bob], GAME)
    await wait_until(lambda: len(service.got) == 2)
    assert [one.heard[0]["title"] for one in browsers] == ["Te jössz", "It is your turn"]


async def test_who_looks_at_the_page_is_told_there(server: str, service: Service, monkeypatch: Any) -> None:
    ada, bob, cleo = await company(server, 3)
    theirs = [await called(person, service) for person in (bob, cleo)]
    assert (await bob.ask("GET", "/api/me/news")).is_success
    assert (await cleo.ask("GET", "/api/me/news?looking=false")).is_success, "a page that nobody sees"
    await begun([ada, bob, cleo], GAME)
    await wait_until(lambda: bool(theirs[1].heard))
    await quietly()
    assert theirs[0].heard == []
    monkeypatch.setattr(calling, "HERE", 0.0)  # a minute later
    await wait_until(lambda: bool(theirs[0].heard))
