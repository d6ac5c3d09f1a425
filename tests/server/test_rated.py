"""Tables that are played for a rating: what they may be like, who may sit there, what comes of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from shoal.bots.levels import LEVELS
from shoal.bots.published import rating_of
from shoal.bots.ratings import Rating, rated
from shoal.games import names
from shoal.server.schema import homes
from shoal.server.settings import Settings
from shoal.server.store import open_engine

from .client import Frame, Person, Seat, play
from .running import running
from .test_record import get

pytestmark = pytest.mark.anyio

GAME = "fish-n-stones"
PLAN: dict[str, Any] = {
    "rated": True,
    "hints": False,
    "undo": False,
    "clock": {"kind": "bank", "seconds": 86400, "bonus": 0},
}


@pytest.fixture
def proxied(settings: Settings) -> Iterator[str]:
    """A server that is told where people come from."""
    with running(replace(settings, proxy=True)) as url:
        yield url


async def somebody(url: str, name: str, address: str) -> Person:
    person = await Person.new(url, name)
    person.headers["X-Forwarded-For"] = address
    return person


async def seated(ada: Person, *seats: str, bob: Person | None = None) -> str:
    table: str = (await ada.new_table(GAME, ["me", *seats], **PLAN))["id"]
    if bob:
        answer = await bob.ask("POST", f"/api/tables/{table}/acts", {"type": "sit", "id": "sit", "seat": 1})
        assert answer.is_success, answer.text
    return table


async def start(person: Person, table: str) -> Frame:
    found: Frame = (await person.ask("POST", f"/api/tables/{table}/acts", {"type": "start", "id": "start"})).json()
    return found


async def ratings(person: Person, games: int) -> Frame:
    """Somebody's rating when so many games have counted."""
    async with asyncio.timeout(120):
        while not (found := await get(person, "me/ratings")) or found[0]["games"] < games:
            await asyncio.sleep(0.05)
    assert len(found) == 1 and found[0]["game"] == GAME
    return dict(found[0])


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"clock": {"kind": "none"}}, "rated-clock"),
        ({"hints": True}, "rated-help"),
        ({"undo": True}, "rated-help"),
        ({"options": {"shores": "adjacent"}}, "rated-usual"),
    ],
)
async def test_a_rated_table_is_refused_unless_all_is_as_usual(server: str, change: Any, key: str) -> None:
    ada = await Person.new(server)
    plan = {"game": GAME, "seats": ["me", "easy"], **PLAN, **change}
    assert (await ada.ask("POST", "/api/tables", {"plan": plan})).json()["key"] == key


async def test_a_game_moves_the_ratings_of_people_and_not_of_computers(proxied: str) -> None:
    ada, bob = await somebody(proxied, "Ada", "192.0.2.1"), await somebody(proxied, "Bob", "192.0.2.2")
    table = await seated(ada, "open", "easy", bob=bob)
    assert (await start(ada, table))["type"] == "ack"
    await asyncio.gather(play(ada, table, random.Random(1)), play(bob, table, random.Random(2)))
    places = (await get(ada, f"tables/{table}/record"))["result"]["places"]
    easy = rating_of(GAME, "easy")
    assert easy
    expected = rated([Rating(), Rating(), easy], places)
    for person, rating in zip((ada, bob), expected, strict=False):
        found = await ratings(person, 1)
        assert (found["mean"], found["reach"]) == (round(rating.mean, 2), round(rating.reach, 2))
    steps = await get(ada, f"me/ratings/steps?game={GAME}")
    assert [(step["table"], step["mean"]) for step in steps] == [(table, round(expected[0].mean, 2))]
    listed = await get(ada, f"leaderboards/{GAME}")
    assert {one["level"] for one in listed} == set(LEVELS), "nobody has played five rated games yet"


async def test_who_leaves_has_lost(proxied: str) -> None:
    ada, bob = await somebody(proxied, "Ada", "192.0.2.1"), await somebody(proxied, "Bob", "192.0.2.2")
    table = await seated(ada, "open", bob=bob)
    assert (await start(ada, table))["type"] == "ack"
    async with ada.socket(table) as line:
        host = Seat(line)
        assert (await host.act("swap", seat=0, to="hard"))["key"] == "rated-swap"
        assert (await host.act("resign"))["type"] == "ack"
    await play(bob, table, random.Random(1))
    lost, won = await ratings(ada, 1), await ratings(bob, 1)
    assert lost["mean"] < 25 < won["mean"] or (await get(bob, f"tables/{table}/record"))["result"]["places"][1] == 2


async def test_one_household_can_not_play_itself(proxied: str, settings: Settings) -> None:
    ada, eve = await somebody(proxied, "Ada", "192.0.2.1"), await somebody(proxied, "Eve", "192.0.2.1")
    bob = await somebody(proxied, "Bob", "192.0.2.2")
    assert (await start(ada, await seated(ada, "open", bob=eve)))["key"] == "rated-household"
    table = await seated(ada, "open", bob=bob)
    assert (await start(ada, table))["type"] == "ack"
    engine = open_engine(settings.database_url)
    with engine.connect() as connection:
        kept = list(connection.execute(select(homes)))
    engine.dispose()
    assert kept and all(row.table != table for row in kept), "forgotten when the game has begun"
    assert not any(b"192.0.2" in row.home for row in kept)


def test_every_level_of_every_game_has_a_published_rating() -> None:
    for game in names():
        for level in LEVELS:
            found = rating_of(game, level)
            assert found and found.fixed and found.sigma > 0, (game, level)
        weakest, strongest = rating_of(game, "easy"), rating_of(game, "expert")
        assert weakest and strongest and weakest.mean + weakest.reach < strongest.mean
