"""Going on from a moment of a finished game, against computers."""

from __future__ import annotations

import asyncio
import random

import pytest

from shoal import load_match
from shoal.server.settings import Settings

from .client import Person, play
from .company import begun, company, every_game, log_of, wait_until

pytestmark = pytest.mark.anyio


async def finished(people: list[Person], game: str) -> str:
    table = await begun(people, game)
    await asyncio.gather(*(play(one, table, random.Random(number)) for number, one in enumerate(people)))
    return table


@every_game
async def test_a_game_goes_on_from_its_middle(server: str, settings: Settings, game: str) -> None:
    people = await company(server, 3)
    old = await finished(people, game)
    first = (await people[0].ask("GET", f"/api/tables/{old}/record")).json()
    step = len(first["moves"]) // 2
    body = {"step": step, "seat": 1, "level": "easy"}
    made = (await people[0].ask("POST", f"/api/tables/{old}/branches", body)).json()
    assert [chair["kind"] for chair in made["seats"]] == ["computer", "person", "computer"]
    assert made["you"] == 1
    end = await play(people[0], made["id"], random.Random(5))
    assert end["end"]
    written = (await people[0].ask("GET", f"/api/tables/{made['id']}/record")).json()
    assert written["moves"][:step] == first["moves"][:step]
    assert written["setup"] == first["setup"] and "shuffle" not in written
    assert load_match(written).is_over
    await wait_until(lambda: log_of(settings, made["id"]).row.status == "over")  # it is kept a moment later
    answer = await people[0].ask("GET", f"/api/tables/{made['id']}/proof")
    assert (answer.status_code, answer.json()["key"]) == (409, "no-proof")


async def test_not_from_the_end_nor_from_a_running_or_private_game(server: str) -> None:
    people = await company(server, 3)
    running = await begun(people[:2], "fish-n-stones")

    async def key(person: Person, table: str, **body: object) -> str:
        answer = await person.ask("POST", f"/api/tables/{table}/branches", {"step": 0, "seat": 0, **body})
        return str(answer.json()["key"])

    assert await key(people[0], running) == "still-running"
    old = await finished(people[:2], "fish-n-stones")
    moves = (await people[0].ask("GET", f"/api/tables/{old}/record")).json()["moves"]
    assert await key(people[0], old, step=len(moves)) == "game-over"
    assert await key(people[0], old, seat=2) == "no-such-seat-here"
    private = await begun(people[:2], "fish-n-stones", visibility="private")
    await asyncio.gather(*(play(one, private, random.Random(1)) for one in people[:2]))
    assert await key(people[2], private) == "private"
