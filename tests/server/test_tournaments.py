"""Tournaments of clubs: announced, begun and played on to a winner; who goes, who does not come; duplicate deals."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from sqlalchemy import select

from shoal.core.commit import commitment, derived_seed
from shoal.server import rounds, tournaments
from shoal.server.schema import round_tables, tables
from shoal.server.schema import rounds as rounds_of
from shoal.server.settings import Settings
from shoal.server.store import open_engine

from .client import PATIENCE, Frame, Person, play
from .company import company, do
from .test_clubs import club_of, told
from .test_http import key

pytestmark = pytest.mark.anyio

GAME = "fish-n-stones"
USUAL = {"game": GAME, "players": 2, "rounds": 2, "pace": "days", "time": 2, "level": "easy"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits between two rounds, and all looks are quick."""
    monkeypatch.setattr(rounds, "LOOK", 0.05)
    monkeypatch.setattr(tournaments, "BREAK", 0.0)


@pytest.fixture
async def people(server: str) -> list[Person]:
    return await company(server, 4)


async def announced(host: Person, *others: Person, **what: Any) -> str:
    """The id of a tournament of a new club, in which these take part."""
    club = await club_of(host, *others)
    body = {"name": "Autumn cup", "announced": USUAL | what}
    found = (await told(host, "POST", f"/api/clubs/{club['id']}/tournaments", body))["id"]
    for number, person in enumerate((host, *others)):
        await told(person, "POST", f"/api/tournaments/{found}/entrants", {"nonce": f"nonce {number}"})
    return str(found)


async def started(host: Person, *others: Person, **what: Any) -> str:
    found = await announced(host, *others, **what)
    await told(host, "POST", f"/api/tournaments/{found}/start")
    return found


async def stands(person: Person, tournament: str) -> Frame:
    found: Frame = await told(person, "GET", f"/api/tournaments/{tournament}")
    return found


async def until(person: Person, tournament: str, is_so: Any) -> Frame:
    async with asyncio.timeout(PATIENCE):
        while not is_so(found := await stands(person, tournament)):
            await asyncio.sleep(0.05)
    return found


async def round_of(person: Person, tournament: str, number: int) -> list[Frame]:
    """The tables of a round that has begun."""
    found = await until(person, tournament, lambda one: len(one["rounds"]) >= number)
    tables: list[Frame] = found["rounds"][number - 1]["tables"]
    return tables


async def played(tournament: str, people: list[Person], number: int, only: int | None = None) -> None:
    """They play the tables of a round to the end; or one of them."""
    tables = await round_of(people[0], tournament, number)
    at = [table for place, table in enumerate(tables) if only in (None, place)]
    seated = [(people[one - 1], table["table"]) for table in at for one in table["lineup"] if one]
    await asyncio.gather(*(play(person, table, random.Random(1)) for person, table in seated))


# -- From the announcement to the winner --


async def test_a_tournament_is_played_to_its_winner(people: list[Person]) -> None:
    tournament = await started(*people)
    found = await stands(people[1], tournament)
    assert (found["status"], found["host"], found["you"]) == ("running", False, 2)
    assert [one["name"] for one in found["entrants"]] == ["Ada", "Bob", "Cleo", "Dan"]
    await played(tournament, people, 1)
    await played(tournament, people, 2)
    found = await until(people[0], tournament, lambda one: one["status"] == "over")
    pairs = [sorted(table["lineup"]) for one in found["rounds"] for table in one["tables"]]
    assert len(pairs) == 4 and len({tuple(pair) for pair in pairs}) == 4, "nobody meets twice"
    points = {line["number"]: line["points"] for line in found["standings"]}
    assert sum(points.values()) == 4 and found["standings"][0]["rank"] == 1
    for line in found["standings"]:
        mine = [
            (table["places"][seat], table["places"].count(1))
            for one in found["rounds"]
            for table in one["tables"]
            for seat, number in enumerate(table["lineup"])
            if number == line["number"]
        ]
        assert line["points"] == sum((2 - place) / (1 if place == 2 else firsts) for place, firsts in mine)
        assert line["games"] == 2
