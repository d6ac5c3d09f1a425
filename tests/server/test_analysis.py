"""Looking back at a finished game."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest

from shoal import load_match, new_match
from shoal.bots.player import Answer, Candidate
from shoal.server.analysis import judgement
from shoal.server.hall import ANALYSES_EACH

from .client import PATIENCE, Person, play
from .company import begun, company

pytestmark = pytest.mark.anyio


async def test_every_choice_of_a_seat_is_looked_at(server: str) -> None:
    people = await company(server, 2)
    table = await begun(people, "fish-n-stones")
    refused = await people[0].ask("GET", f"/api/tables/{table}/analysis?seat=0")
    assert (refused.status_code, refused.json()["key"]) == (403, "still-running")
    await asyncio.gather(*(play(one, table, random.Random(number)) for number, one in enumerate(people)))
    written = (await people[0].ask("GET", f"/api/tables/{table}/record")).json()
    answer = await people[1].ask("GET", f"/api/tables/{table}/analysis?seat=1")
    found = [json.loads(line) for line in answer.text.splitlines()]
    match = load_match({**{key: value for key, value in written.items() if key != "result"}, "moves": []})
    choices = []
    for step, entry in enumerate(written["moves"]):
        if entry["seat"] == 1 and len(match.legal(1)) > 1:
            choices.append((step, entry["move"]))
        match.replay(step + 1, entry)
    assert [(one["step"], one["move"]) for one in found] == choices and len(choices) >= 8
    assert all(one["cost"] is None or 0 <= one["cost"] <= 1 for one in found)
    assert (await people[0].ask("GET", f"/api/tables/{table}/analysis?seat=2")).json()["key"] == "no-such-seat-here"
    async with AsyncExitStack() as stack:
        for _ in range(ANALYSES_EACH):
            await stack.enter_async_context(opened(people[0], table))
        async with opened(people[0], table) as one_too_many, opened(people[1], table) as anothers:
            assert (one_too_many.status_code, anothers.status_code) == (429, 200)


@asynccontextmanager
async def opened(person: Person, table: str) -> AsyncIterator[httpx.Response]:
    """An analysis that has begun."""
    address = f"/api/tables/{table}/analysis?seat=0"
    async with (
        httpx.AsyncClient(base_url=person.url, headers=person.headers, timeout=PATIENCE) as http,
        http.stream("GET", address) as answer,
    ):
        yield answer


def test_the_cost_is_what_a_move_loses_of_the_chance_to_win() -> None:
    match = new_match("fish-n-stones", 2, seed=1)
    moves = match.legal(0)
    actions = match.legal_actions(0)
    answer = Answer(
        actions[0],
        (Candidate(actions[0], 0.6, 0.7), Candidate(actions[1], 0.39, 0.5), Candidate(actions[2], 0.01, 0.1)),
    )
    assert judgement(match, 0, moves[0], answer).cost == 0
    assert judgement(match, 0, moves[1], answer).cost == pytest.approx(0.2)
    assert judgement(match, 0, moves[2], answer).cost is None, "hardly looked at"
