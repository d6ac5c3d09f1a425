"""Going on from a moment of a finished game, against computers."""

from __future__ import annotations

import asyncio
import random

import pytest

from shoal import load_match
from shoal.server import log, wire
from shoal.server.decide import decide, go_on_from, moved
from shoal.server.settings import Settings
from shoal.server.shown import record_of
from shoal.server.table import Table

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


def at_a_table(game: str, entry: log.Started | None = None) -> Table:
    """A game that has begun at a table, by its seed or as it is told."""
    table = Table(game, None, wire.Plan(game, ["easy"] * 3), "ada", random.randbytes(32))
    table.apply(entry or decide(table, wire.Start("start"), "ada", 0.0), 0.0)
    return table


def played(table: Table) -> Table:
    """The game played at random to its end."""
    dice = random.Random(1)
    while table.to_act:
        assert table.match
        seat = dice.choice(table.to_act)
        table.apply(moved(table, seat, dice.choice(table.match.legal(seat))), 0.0)
    return table


@every_game
def test_what_goes_on_from_the_very_beginning_has_no_proof(game: str) -> None:
    """Its set-up came of the seed of another table."""
    old = record_of(played(at_a_table(game)), str)
    assert "shuffle" in old
    entry = go_on_from(at_a_table(game), old, 0)
    assert "shuffle" not in record_of(played(at_a_table(game, entry)), str)


def test_a_log_of_before_that_was_written_down_has_no_proof_either() -> None:
    old = record_of(played(at_a_table("fischen")), str)
    entry = go_on_from(at_a_table("fischen"), old, 0)
    entry.branched = False
    assert "shuffle" not in record_of(played(at_a_table("fischen", entry)), str)


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
