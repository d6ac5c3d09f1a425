"""A finished game step by step: in all eyes at once, and its points."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from shoal import load_match
from shoal.server.replay import together
from tests.facts import facts_of

from .client import Frame, Person, play
from .company import begun, company, every_game

pytestmark = pytest.mark.anyio

PLAYERS = 3


async def finished(server: str, game: str) -> tuple[Person, str]:
    people = await company(server, PLAYERS)
    table = await begun(people, game)
    await asyncio.gather(*(play(one, table, random.Random(number)) for number, one in enumerate(people)))
    return people[0], table


async def steps(person: Person, table: str, query: str = "") -> list[Frame]:
    answer = await person.ask("GET", f"/api/tables/{table}/replay{query}")
    assert answer.status_code == 200, answer.text
    found: list[Frame] = answer.json()["steps"]
    return found


@every_game
async def test_all_hands_are_open_when_it_is_over(server: str, game: str) -> None:
    person, table = await finished(server, game)
    together = await steps(person, table, "?all=true")
    spectators = await steps(person, table)
    secret = facts_of(game).secret
    for seat in range(PLAYERS):
        own = await steps(person, table, f"?seat={seat}")
        for mine, everyones in zip(own, together, strict=True):
            assert everyones["picture"]["seats"][seat][secret] == mine["picture"]["seats"][seat][secret]
            for event in mine["events"]:
                told_better = event["key"] in ("drew", "drew-unseen") and event not in everyones["events"]
                assert told_better or event in everyones["events"]
            if mine["entry"] and mine["entry"]["seat"] == seat:
                assert everyones["entry"] == mine["entry"]
    for watched, everyones in zip(spectators, together, strict=True):
        assert watched["to_act"] == everyones["to_act"]
        assert holds(everyones["picture"], watched["picture"])
    assert any(len(step["entry"]) > 1 for step in together[1:]) and together != spectators


def holds(whole: Any, part: Any) -> bool:
    """Whether one picture shows all that another does."""
    if isinstance(part, dict):
        return all(holds(whole[key], value) for key, value in part.items())
    if isinstance(part, list):
        return len(whole) == len(part) and all(map(holds, whole, part))
    return part is None or whole == part


async def test_the_same_is_worked_out_once_and_aside(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    person, table = await finished(server, "fish-n-stones")
    first = {query: await steps(person, table, query) for query in ("", "?all=true", "?seat=1")}
    monkeypatch.setattr("shoal.server.worker.Worker.do", None)
    for query, found in first.items():
        assert await steps(person, table, query) == found
    assert (await person.ask("GET", f"/api/tables/{table}/points")).status_code == 500, "this was not asked for yet"


@every_game
async def test_the_points_of_every_step(server: str, game: str) -> None:
    person, table = await finished(server, game)
    found = (await person.ask("GET", f"/api/tables/{table}/points")).json()
    written = (await person.ask("GET", f"/api/tables/{table}/record")).json()
    assert len(found) == len(written["moves"]) + 1
    assert found[-1] == written["result"]["scores"]
    half = len(written["moves"]) // 2
    unfinished = {key: value for key, value in written.items() if key != "result"} | {"moves": written["moves"][:half]}
    assert found[half] == load_match(unfinished).scores


def test_pictures_are_laid_over_each_other() -> None:
    first = {"seats": [{"hand": None}, {"hand": ["R1"]}], "sea": ["a"], "fight": None}
    second = {"seats": [{"hand": []}, {"hand": None}], "sea": ["a", "b"], "fight": {"card": "shark"}}
    both = {"seats": [{"hand": []}, {"hand": ["R1"]}], "sea": ["a"], "fight": {"card": "shark"}}
    assert together([first, second]) == both
