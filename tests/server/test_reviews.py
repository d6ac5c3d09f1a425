"""Luck and play of a finished game: asked for over HTTP, made in a process, kept, and given up if nobody waits."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import json
import random
from collections.abc import AsyncIterator, Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from shoal import Game, all_games, game_named
from shoal.core.backends import Backend
from shoal.core.record import read
from shoal.core.simulate import match_by
from shoal.server import reviews
from shoal.server.reviews import Review, Reviews
from shoal.server.store import Store

from .client import PATIENCE, Person, play
from .company import begun, company

pytestmark = pytest.mark.anyio
GAME = "fish-n-stones"


def check_sums(found: Any, players: int) -> None:
    assert len(found["seats"]) == players
    for seat, one in enumerate(found["seats"]):
        assert one["result"] == one["even"] + one["luck"] + sum(one["play"])
        assert one["even"] * players == found["whole"]
        assert one["luck"] == sum(moment["luck"][seat] for moment in found["moments"])
    assert sum(one["result"] for one in found["seats"]) == found["whole"]


async def finished(server: str, **plan: Any) -> tuple[list[Person], str]:
    people = await company(server, 2)
    table = await begun(people, GAME, **plan)
    await asyncio.gather(*(play(one, table, random.Random(number)) for number, one in enumerate(people)))
    return people, table


def lines(answer: httpx.Response) -> list[Any]:
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


# -- What it says --


@pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=pytest.mark.xdist_group(game.name)) for game in all_games()]
)
def test_in_every_game_whole_numbers_add_up_to_the_result(game: Game) -> None:
    players = game.players[-1]
    match = match_by(",".join(("random", "strategy")[seat % 2] for seat in range(players)), game, players, 3)
    written = match.record()
    moves = [entry.get("move") for entry in written["moves"]]
    reviews.begin({key: value for key, value in written.items() if key != "result"}, 0.0, Backend.COMPILED)
    looked, found = 0, None
    while not found:
        more, found = reviews.look_on(0.0)
        looked += more
    assert looked == len(moves)
    assert isinstance(found, Review)
    check_sums(json.loads(reviews.encode(found)), players)
    won = [seat for seat, place in enumerate(match.places) if place == 1]
    assert [seat for seat, one in enumerate(found.seats) if one.result] == won
    for seat, one in enumerate(found.seats):
        for dear in one.dearest:
            assert written["moves"][dear.step] == {"seat": seat, "move": dear.move} and dear.cost > 0
    assert any(one.dearest for one in found.seats), "who plays at random errs"


@pytest.mark.parametrize(("took", "worlds"), [(0.5, 120), (1e-9, reviews.MOST), (100.0, reviews.FEWEST)])
def test_as_many_worlds_are_played_as_fit_into_the_time(
    monkeypatch: pytest.MonkeyPatch, took: float, worlds: int
) -> None:
    asked: list[tuple[int, int]] = []

    def looking(_: Any, worlds: int, glances: int, *__: Any) -> Iterator[None]:
        asked.append((worlds, glances))
        yield None

    clock = iter((0.0, took))  # the fewest worlds take so long
    monkeypatch.setattr(importlib.import_module("shoal.study.review"), "looking", looking)
    monkeypatch.setattr(reviews, "time", SimpleNamespace(process_time=lambda: next(clock)))
    written = match_by("random", game_named(GAME), 2, 1)
    list(reviews.looking_for(read(written.record()), 15.0, Backend.INTERPRETED))
    assert asked[-1] == (worlds, worlds // 4)


async def test_a_game_is_looked_at_once_and_everybody_is_told_the_same(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table = await finished(server)
    path = f"/api/tables/{table}/review"
    first, second = await asyncio.gather(*(one.ask("GET", path) for one in people))
    told = lines(first)
    assert told[0]["done"] == 0 and all(one["review"] is None for one in told[:-1])
    check_sums(told[-1]["review"], 2)
    assert lines(second)[-1] == told[-1]
    monkeypatch.setattr(Reviews, "_begin", None)  # nothing is begun any more
    stranger = await Person.new(server, "Eve")
    assert lines(await stranger.ask("GET", path)) == told[-1:], "who watches may know, too; and it is kept"


# -- What is refused --


async def test_a_game_that_is_not_over_or_not_there_has_none(server: str) -> None:
    people = await company(server, 2)
    table = await begun(people, GAME)
    answer = await people[0].ask("GET", f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["key"]) == (403, "still-running")
    answer = await people[0].ask("GET", "/api/tables/there-is-none/review")
    assert (answer.status_code, answer.json()["key"]) == (404, "no-table")
    async with httpx.AsyncClient(base_url=server, timeout=PATIENCE) as http:
        assert (await http.get(f"/api/tables/{table}/review")).status_code == 401


async def test_a_private_game_is_told_only_those_who_sat_there(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    people, table = await finished(server, visibility="private")
    stranger = await Person.new(server, "Eve")
    answer = await stranger.ask("GET", f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["key"]) == (403, "private")
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    answer = await people[1].ask("GET", f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["key"]) == (409, "no-reviews-here"), "without NumPy there are none"


# -- Who waits --


class Held:
    """Reviews that are made when they may be."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []  # games, by what their records call them
        self.given_up: list[str] = []
        self.may = asyncio.Event()

        async def made(_: Any, job: Any, record: Any) -> Review:
            self.begun.append(record["name"])
            try:
                await self.may.wait()
            except asyncio.CancelledError:
                self.given_up.append(record["name"])
                raise
            return Review(1, [], [])

        monkeypatch.setattr(Reviews, "_made", made)
        monkeypatch.setattr(reviews, "PACE", 0.001)


@pytest.fixture
async def found(store: Store) -> AsyncIterator[Reviews]:
    found = Reviews(store)
    yield found
    await found.close()
    store.close()


def record(name: str) -> dict[str, Any]:
    return {"name": name, "game": GAME, "moves": [{}], "result": None}


async def test_games_are_looked_at_one_after_the_other(monkeypatch: pytest.MonkeyPatch, found: Reviews) -> None:
    held = Held(monkeypatch)
    one, other = found.follow("t1", "ada", record("one")), found.follow("t2", "bob", record("other"))
    assert json.loads(await anext(one)) == {"done": 0, "of": 1, "review": None}
    for stream in (one, other, one, other):
        await anext(stream)
    assert held.begun == ["one"]
    held.may.set()
    for stream in (one, other):
        assert json.loads([line async for line in stream][-1])["review"]
    assert held.begun == ["one", "other"] and held.given_up == []


async def test_what_nobody_waits_for_is_given_up(monkeypatch: pytest.MonkeyPatch, found: Reviews) -> None:
    held = Held(monkeypatch)
    ada, bob = found.follow("t1", "ada", record("one")), found.follow("t1", "bob", record("one"))
    for stream in (ada, bob, ada):
        await anext(stream)
    await ada.aclose()  # type: ignore[attr-defined]
    await anext(bob)
    assert held.given_up == [], "somebody waits still"
    await bob.aclose()  # type: ignore[attr-defined]
    eve = found.follow("t1", "eve", record("one"))
    async with asyncio.timeout(PATIENCE):
        while len(held.begun) < 2:
            await anext(eve)
    assert held.given_up == ["one"]
    await found.close()
    assert [line async for line in eve] == [], "the server stops"


async def test_nobody_has_two_games_looked_at_at_once(monkeypatch: pytest.MonkeyPatch, found: Reviews) -> None:
    Held(monkeypatch)
    stream = found.follow("t1", "ada", record("one"))
    await anext(stream)
    found.check("t1", "ada")
    found.check("t2", "bob")
    with pytest.raises(Exception, match="another game is being gone through for you"):
        found.check("t2", "ada")
    monkeypatch.setattr(reviews, "LONGEST_QUEUE", 1)
    with pytest.raises(Exception, match="too many"):
        found.check("t2", "bob")
    await stream.aclose()  # type: ignore[attr-defined]
    found.check("t2", "ada")


async def test_a_process_that_dies_is_told_nobody_as_a_review(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, found: Reviews
) -> None:
    async def died(*_: Any) -> Review:
        raise EOFError

    monkeypatch.setattr(Reviews, "_made", died)
    told = [json.loads(line) async for line in found.follow("t1", "ada", record("one"))]
    assert told and not any(line["review"] for line in told)
    assert "review lost" in caplog.text
    found.check("t2", "ada")
