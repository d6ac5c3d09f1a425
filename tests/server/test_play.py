"""Whole games over sockets and over the streams of programs, people and computers mixed."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from shoal import load_match
from shoal.core.dealer import read_dealt, verify

from .client import PATIENCE, Frame, Person, play
from .company import begun, company, fewest_and_most_or_long, fewest_or_long

pytestmark = pytest.mark.anyio


async def play_by_stream(person: Person, table: str, dice: random.Random) -> Frame:
    """Play at random to the end as programs do: a stream of lines to read, an act to post. Answers the last view."""
    acts, acked = f"/api/tables/{table}/acts", 0
    async with (
        httpx.AsyncClient(base_url=person.url, headers=person.headers, timeout=PATIENCE) as http,
        http.stream("GET", f"/api/tables/{table}/stream") as lines,
    ):
        async for line in lines.aiter_lines():
            view = json.loads(line or "{}")
            if view.get("type") != "view" or view["version"] < acked:  # from before the own move
                continue
            if view["end"]:
                return dict(view)
            if view["legal"]:
                message = {"type": "move", "id": f"{dice.getrandbits(60):x}", "version": view["version"]}
                answer = (await http.post(acts, json={**message, "move": dice.choice(view["legal"])})).json()
                assert answer["type"] == "ack", answer
                acked = answer["version"]
    raise AssertionError("the stream ended before the game did")


@fewest_and_most_or_long
async def test_people_and_computers_play_to_the_end(server: str, game: str, players: int) -> None:
    await play_to_the_end(server, game, players, play)


@fewest_or_long
async def test_programs_and_computers_play_to_the_end(server: str, game: str, players: int) -> None:
    await play_to_the_end(server, game, players, play_by_stream)


async def play_to_the_end(server: str, game: str, players: int, by: Callable[..., Any]) -> None:
    """At every other seat a person. Then the record is right, and so is every shuffle."""
    seats = ["me", *("open" if seat % 2 == 0 else "easy" for seat in range(1, players))]
    people = await company(server, len(seats) - seats.count("easy"))
    table = await begun(people, game, seats)
    ends = await asyncio.gather(*(by(person, table, random.Random(number)) for number, person in enumerate(people)))
    assert [end["seat"] for end in ends] == list(range(0, players, 2))
    assert all(end["end"] == ends[0]["end"] for end in ends)
    record = (await people[0].ask("GET", f"/api/tables/{table}/record")).text
    match = load_match(record)
    result = ends[0]["end"]["result"]
    assert match.is_over and match.result
    assert (match.scores, match.places, match.result.reason) == (result["scores"], result["places"], result["reason"])
    assert [seat["points"] for end in ends for seat in end["picture"]["seats"]] == match.scores * len(ends)
    assert [sum(line["points"] for line in sheet) for sheet in ends[0]["end"]["sheets"]] == match.scores
    dealt, proof = read_dealt(record)
    assert verify(match.game, dealt, proof)
    shown = (await people[0].ask("GET", f"/api/tables/{table}")).json()
    assert (proof.commitment, proof.seed) == (shown["commitment"], ends[0]["end"]["seed"])
    for seat in range(players):  # now everybody may see everything
        replay = (await people[0].ask("GET", f"/api/tables/{table}/replay", params={"seat": seat})).json()
        assert len(replay["steps"]) == len(match.record()["moves"]) + 1
        assert replay["steps"][-1]["picture"]["phase"] == "over"


@fewest_or_long
async def test_people_alone_play_to_the_end(server: str, game: str, players: int) -> None:
    people = await company(server, players)
    table = await begun(people, game)
    players_by = [play if number % 2 else play_by_stream for number in range(players)]
    ends = await asyncio.gather(
        *(
            by(person, table, random.Random(number))
            for number, (by, person) in enumerate(zip(players_by, people, strict=True))
        )
    )
    assert [end["seat"] for end in ends] == list(range(players))
    assert all(end["end"] == ends[0]["end"] for end in ends)


async def test_computers_alone_play_to_the_end(server: str) -> None:
    """The host only watches."""
    people = await company(server, 1)
    table = await begun(people, "fish-n-stones", ["easy"] * 3)
    end = await play(people[0], table, random.Random(1))
    assert (end["seat"], end["legal"]) == (None, [])


# -- Lists of tables --


async def test_open_tables_are_listed_for_whoever_comes(server: str) -> None:
    ada = await Person.new(server)
    listed = (await ada.new_table("fish-n-stones", ["me", "open"], visibility="open"))["id"]
    hidden = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    async with httpx.AsyncClient(base_url=server) as nobody:
        rows = {row["id"]: row for row in (await nobody.get("/api/tables")).raise_for_status().json()}
    assert listed in rows and hidden not in rows
    assert (rows[listed]["your_seat"], rows[listed]["your_turn"]) == (None, False)


async def test_finished_games_are_listed_with_their_result(server: str) -> None:
    ada = await Person.new(server)
    table = (await ada.new_table("fish-n-stones", ["me", "easy"]))["id"]
    running = (await ada.new_table("fish-n-stones", ["me", "easy"]))["id"]
    for one in (table, running):
        await ada.ask("POST", f"/api/tables/{one}/acts", {"type": "start", "id": "s"})
    end = (await play(ada, table, random.Random(1)))["end"]
    rows: dict[str, Frame] = {}
    async with asyncio.timeout(PATIENCE):
        # What lists need is written soon after, one table after the other.
        while not rows or rows[table]["result"] is None or rows[running]["status"] == "open":
            rows = {row["id"]: row for row in (await ada.ask("GET", "/api/me/tables")).json()}
    assert (rows[table]["status"], rows[table]["result"]) == ("over", end["result"])
    assert (rows[running]["status"], rows[running]["result"]) == ("running", None)
