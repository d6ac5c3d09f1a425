"""Quick match: people who want the same are brought together, once each; computers come when one has waited enough."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from shoal.server import waiting
from shoal.server.meeting_rows import list_apart
from shoal.server.settings import Settings
from shoal.server.waiting import group_of, groups_of

from .client import PATIENCE, Frame, Person, Seat
from .company import company, lines, log_of, until
from .running import running

pytestmark = pytest.mark.anyio

GAME = "fish-n-stones"
WISH = {"game": GAME, "players": 2, "level": None}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for at a table, and all looks are quick."""
    monkeypatch.setattr(waiting, "LOOK", 0.05)
    monkeypatch.setattr(waiting, "GATHERING", 0.0)


class Waiting:
    """Somebody's line while they wait."""

    def __init__(self, answer: httpx.Response) -> None:
        self._lines = answer.aiter_lines()

    async def next(self) -> Frame:
        async with asyncio.timeout(PATIENCE):
            async for line in self._lines:
                if line:
                    found: Frame = json.loads(line)
                    return found
        raise EOFError

    async def table(self) -> str:
        while True:
            told = await self.next()
            assert not told["ended"]
            if told["table"]:
                return str(told["table"])


@asynccontextmanager
async def waits(person: Person, **wish: Any) -> AsyncIterator[Waiting]:
    async with (
        httpx.AsyncClient(base_url=person.url, headers=person.headers, timeout=PATIENCE) as http,
        http.stream("POST", "/api/waiting", json=WISH | wish) as answer,
    ):
        assert answer.status_code == 200, await answer.aread()
        yield Waiting(answer)


async def find(person: Person, **wish: Any) -> str:
    async with waits(person, **wish) as line:
        return await line.table()


# -- On a server, and on two that are one --


async def test_two_who_want_the_same_play_it(server: str, settings: Settings) -> None:
    ada, bob = await company(server, 2)
    one, other = await asyncio.gather(find(ada), find(bob))
    assert one == other
    async with lines([ada, bob], one) as seats:
        views = [await until(seat, "view", bool) for seat in seats]
        assert sorted(view["seat"] for view in views) == [0, 1]
        table = next(frame for frame in seats[0].frames if frame["type"] == "table")
    assert (table["plan"]["clock"]["kind"], table["plan"]["visibility"]) == ("move", "open")
    assert not table["plan"]["hints"] and not table["plan"]["undo"]
    assert [entry.entry.__class__.__name__ for entry in log_of(settings, one).entered][:2] == ["Sat", "Sat"]


async def test_nobody_sits_at_two_tables(server: str) -> None:
    """Of twenty who want to be two, ten tables come, whoever asks whichever process."""
    people = [await Person.new(server, f"Guest {number + 2}") for number in range(20)]
    tables = await asyncio.gather(*(find(person) for person in people))
    assert sorted(tables.count(table) for table in set(tables)) == [2] * 10
    for person, table in zip(people, tables, strict=True):
        assert [row["id"] for row in (await person.ask("GET", "/api/me/tables")).json()] == [table]


async def test_who_wants_something_else_waits_on(server: str) -> None:
    ada, bob, cleo = await company(server, 3)
    async with waits(ada) as line, waits(bob, pace="days"), waits(cleo, players=3):
        told = await line.next()
        assert (told["people"], told["players"], told["table"]) == (1, 2, None)
        dan = await Person.new(server, "Dan")
        async with waits(dan) as other:
            assert await other.table() == await line.table()


async def test_who_comes_in_the_middle_of_a_look_waits_on(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are not among those who have been read, and have not left all the same."""

    def slowly(*about: Any) -> Any:
        time.sleep(0.2)
        return list_apart(*about)

    monkeypatch.setattr(waiting, "list_apart", slowly)
    ada, bob = await company(server, 2)
    async with waits(ada, players=3) as first:
        assert (await first.next())["people"] == 1
        for _ in range(5):
            async with waits(bob, pace="days") as line:
                assert (await line.next())["people"] == 1


async def test_computers_come_when_one_has_waited_enough(server: str) -> None:
    (ada,) = await company(server, 1)
    table = await find(ada, level="easy", wait=0, pace="days")
    async with lines([ada], table) as (seat,):
        await until(seat, "view", bool)
        shown = next(frame for frame in seat.frames if frame["type"] == "table")
    assert [(chair["kind"], chair["level"]) for chair in shown["seats"]] == [("person", None), ("computer", "easy")]
    assert shown["plan"]["clock"]["kind"] == "days"


async def test_who_leaves_waits_no_more(server: str) -> None:
    ada, bob, cleo = await company(server, 3)
    async with waits(ada) as line:
        assert (await line.next())["people"] == 1
    async with waits(bob) as line:
        while (told := await line.next())["people"] != 1:  # until it was heard that Ada has hung up
            assert not told["table"]
        async with waits(cleo) as other:
            assert await line.table() == await other.table()
    assert (await ada.ask("GET", "/api/me/tables")).json() == []


async def test_who_waits_anew_waits_once(server: str) -> None:
    """As in a second window: the first hears that it is over."""
    (ada,) = await company(server, 1)
    async with waits(ada) as first:
        await first.next()
        async with waits(ada) as second:
            while not (told := await first.next())["ended"]:
                assert not told["table"]
            assert (await second.next())["people"] == 1


async def test_the_table_waits_until_all_have_come(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody's number is in the shuffles: it is sent at the table, when the seed is sealed."""
    monkeypatch.setattr(waiting, "GATHERING", PATIENCE)
    ada, bob = await company(server, 2)
    table, _ = await asyncio.gather(find(ada), find(bob))
    async with lines([ada, bob], table) as seats:
        await nonce(seats[0], "one")
        await nonce(seats[1], "two")
        await until(seats[0], "view", bool)
        shown = await until(seats[0], "table", lambda frame: frame["status"] == "running")
    assert sorted(shown["nonces"]) == ["one", "two"]


async def nonce(seat: Seat, text: str) -> None:
    shown = await until(seat, "table", bool)
    assert shown["status"] == "open"
    assert (await seat.act("sit", seat=shown["you"], nonce=text))["type"] == "ack"


async def test_what_there_is_not_is_refused(server: str) -> None:
    (ada,) = await company(server, 1)
    for wish in ({"players": 7}, {"game": "chess"}, {"level": "perfect"}, {"wait": -1}):
        assert (await ada.ask("POST", "/api/waiting", WISH | wish)).status_code == 422, wish


async def test_a_server_that_stops_ends_the_wait(settings: Settings) -> None:
    with running(settings) as server:
        (ada,) = await company(server, 1)
        wait = asyncio.create_task(find(ada))
        await asyncio.sleep(0)
    with pytest.raises((AssertionError, EOFError, httpx.HTTPError)):
        await wait
    with running(settings) as server:
        ada.url = server
        async with waits(ada) as line:
            assert (await line.next())["people"] == 1


# -- Who sits with whom --


def row(person: str, until: float = 100.0, level: str | None = "easy", **wish: Any) -> Any:
    usual = {"game": GAME, "players": 3, "pace": "live", "table": None}
    return SimpleNamespace(person=person, until=until, level=level, **(usual | wish))


def seated(waiting: list[Any], at: float, apart: set[str] = frozenset()) -> str:  # type: ignore[assignment]
    found = group_of(waiting[0], waiting, at, lambda one, other: f"{one}{other}" in apart or f"{other}{one}" in apart)
    return "".join(one.person for one in found)


def test_those_first_who_have_waited_longest() -> None:
    assert seated([row("a"), row("b"), row("c"), row("d")], 0.0) == "abc"
    assert seated([row("a"), row("b")], 0.0) == ""
    assert seated([row("a", until=5.0), row("b")], 5.0) == "ab"
    assert seated([row("a", until=5.0, level=None), row("b")], 5.0) == ""
    assert seated([row("a", until=5.0), row("b", level=None)], 5.0) == "a", "Bob wants no computers"
    assert seated([row("a"), row("b", players=4), row("c", pace="days"), row("d", game="x")], 0.0) == ""
    assert seated([row("a"), row("b", table="t"), row("c"), row("d")], 0.0) == "acd"


def test_nobody_is_passed_over_by_those_who_wait_in_another_process() -> None:
    def groups(waiting: list[Any], apart: set[str]) -> list[str]:
        found = groups_of(waiting, 0.0, lambda one, other: f"{min(one, other)}{max(one, other)}" in apart)
        return ["".join(one.person for one in group) for group in found]

    pairs = [row(person, players=2) for person in "abcde"]
    assert groups(pairs, set()) == ["ab", "cd"]
    assert groups(pairs[:3], {"ab"}) == ["ac"], "not Bob with Cleo, though his process may be the first to look"
    assert groups([row("a", players=2, table="t"), *pairs[1:]], set()) == ["bc", "de"]


def test_who_is_to_stay_apart_does() -> None:
    waiting = [row("a"), row("b"), row("c"), row("d")]
    assert seated(waiting, 0.0, {"ab"}) == "acd"
    assert seated(waiting, 0.0, {"ba"}) == "acd"
    assert seated(waiting, 0.0, {"bc"}) == "abd"
    assert seated(waiting, 0.0, {"bc", "bd"}) == ""
    assert seated([row("a", until=0.0), row("b")], 1.0, {"ab"}) == "a"
