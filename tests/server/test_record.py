"""My record: what somebody has played, told from what is kept of finished games."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import delete

from shoal.server import reviews, rows
from shoal.server.log import Hinted, Moved, Started
from shoal.server.played import PAUSE, Happened, time_of
from shoal.server.reviews import Reviewing, SeatReview
from shoal.server.schema import played, records
from shoal.server.settings import Settings
from shoal.server.store import Store, open_engine

from .client import Frame, Person, Seat, play
from .running import running

pytestmark = pytest.mark.anyio

GAME = "fish-n-stones"


async def game(ada: Person, *seats: str, seed: int = 1, bob: Person | None = None, **plan: Any) -> str:
    """Play a game to its end; with `bob` at the seat that is open."""
    table: str = (await ada.new_table(GAME, ["me", *seats], **plan))["id"]
    async with ada.socket(table) as line:
        host = Seat(line)
        if bob:
            async with bob.socket(table) as other:
                assert (await Seat(other).act("sit", seat=1 + seats.index("open")))["type"] == "ack"
        assert (await host.act("start"))["type"] == "ack"
    dice = random.Random(seed)
    await asyncio.gather(*(play(person, table, dice) for person in (ada, bob) if person))
    return table


async def get(person: Person, path: str) -> Any:
    answer = await person.ask("GET", f"/api/{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def games_of(person: Person, number: int, query: str = "") -> list[Frame]:
    """The list, when so many games are in it: they are written soon after their end."""
    async with asyncio.timeout(60):
        while len(found := await get(person, f"me/games{query}")) < number:
            await asyncio.sleep(0.05)
    return list(found)


async def result_of(person: Person, table: str) -> Frame:
    found: Frame = (await get(person, f"tables/{table}/record"))["result"]
    return found


async def test_a_record_adds_up_what_was_played(server: str) -> None:
    ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
    alone = await game(ada, "easy")
    together = await game(ada, "open", "easy", bob=bob)
    listed = await games_of(ada, 2)
    assert [one["table"] for one in listed] == [together, alone], "the latest first"
    for one, company in zip(listed, ("people", "easy"), strict=True):
        result = await result_of(ada, one["table"])
        assert [seat["place"] for seat in one["seats"]] == result["places"]
        assert [seat["points"] for seat in one["seats"]] == result["scores"]
        assert (one["game"], one["seat"], one["company"], one["luck"], one["error"]) == (GAME, 0, company, None, None)
    assert [(seat["name"], seat["level"]) for seat in listed[0]["seats"]] == [
        ("Ada", None),
        ("Bob", None),
        (None, "easy"),
    ]
    record = await get(ada, "me/record")
    assert (record["name"], record["public"]) == ("Ada", False)
    sums = {one["company"]: one for one in record["sums"]}
    assert set(sums) == {"people", "easy"}
    for company, one in sums.items():
        own = next(found for found in listed if found["company"] == company)["seats"][0]
        assert one["games"] == sum(one["places"]) == 1
        assert one["places"][own["place"] - 1] == 1 and one["points"] == own["points"]
    met = await get(ada, "me/opponents")
    beaten = int(listed[1]["seats"][0]["place"] == 1)
    assert met == [{"game": GAME, "level": "easy", "games": 1, "firsts": beaten}], "where no other person played"
    assert record["best"][0]["points"] == max(one["seats"][0]["points"] for one in listed)
    firsts = [one["seats"][0]["place"] == 1 for one in listed]
    assert record["streak"] == (firsts + [False]).index(False)
    times = await get(ada, "me/times")
    assert (sum(one["games"] for one in times["spans"]), sum(one["firsts"] for one in times["spans"])) == (
        2,
        sum(firsts),
    )
    assert sum(one["games"] for one in (await get(ada, "me/times?game=fischen"))["spans"]) == 0
    assert [one["seat"] for one in await games_of(bob, 1)] == [1]


async def test_games_are_looked_for(server: str) -> None:
    ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob the Builder")
    alone = await game(ada, "easy")
    together = await game(ada, "open", bob=bob)
    await games_of(ada, 2)
    place = (await result_of(ada, alone))["places"][0]
    for query, tables in {
        "?company=people": [together],
        "?company=easy": [alone],
        "?company=master": [],
        f"?game={GAME}": [together, alone],
        "?game=fischen": [],
        "?text=builder": [together],
        "?text=Ada": [],  # it is the others who are looked for
        "?text=%25": [],  # no pattern
        "?result=left": [],
        f"?company=easy&result={'first' if place == 1 else 'other'}": [alone],
        "?page=1": [],
    }.items():
        assert [one["table"] for one in await get(ada, f"me/games{query}")] == tables, query
    assert (await ada.ask("GET", "/api/me/games?company=nobody")).status_code == 422


async def test_who_had_left_has_the_last_place_and_no_points(server: str) -> None:
    ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
    table = (await ada.new_table(GAME, ["me", "open", "easy"]))["id"]
    async with ada.socket(table) as line, bob.socket(table) as other:
        host, guest = Seat(line), Seat(other)
        assert (await guest.act("sit", seat=1))["type"] == "ack"
        assert (await host.act("start"))["type"] == "ack"
        assert (await host.act("resign"))["type"] == "ack"
    await play(bob, table, random.Random(1))
    own = (await games_of(ada, 1))[0]["seats"]
    assert (own[0]["place"], own[0]["points"]) == (3, None)
    assert own[1]["place"] == (await result_of(bob, table))["places"][1]
    assert [one["table"] for one in await get(ada, "me/games?result=left")] == [table]
    record = await get(ada, "me/record")
    assert record["sums"][0]["points"] is None and record["sums"][0]["places"] == [0, 0, 1]
    assert (record["best"], record["streak"]) == ([], 0)


async def test_a_game_that_goes_on_from_another_is_not_counted(server: str) -> None:
    ada = await Person.new(server)
    table = await game(ada, "easy")
    await games_of(ada, 1)
    made = (await ada.ask("POST", f"/api/tables/{table}/branches", {"step": 1, "seat": 0, "level": "easy"})).json()
    await play(ada, made["id"], random.Random(1))
    async with asyncio.timeout(60):  # its record is kept together with what is counted
        while len(await get(ada, "me/tables")) < 2 or not all(one["result"] for one in await get(ada, "me/tables")):
            await asyncio.sleep(0.05)
    assert [one["table"] for one in await get(ada, "me/games")] == [table]


async def test_a_profile_is_nobodys_business_unless_one_wants(server: str) -> None:
    ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
    secret, seen = await game(ada, "easy"), await game(ada, "medium", visibility="open")
    await games_of(ada, 2)
    path = f"/api/people/{ada.id}"
    refusal = await bob.ask("GET", path)
    assert (refusal.status_code, refusal.json()["key"]) == (404, "no-profile")
    assert (await bob.ask("GET", "/api/people/nobody")).json() == refusal.json(), "nor whether there is such a person"
    assert (await ada.ask("GET", path)).json() == await get(ada, "me/record")
    assert (await ada.ask("PUT", "/api/me/profile", {"public": True})).status_code == 204
    mine, shown = await get(ada, "me/record"), (await bob.ask("GET", path)).json()
    assert mine["public"] and shown["sums"] == mine["sums"]
    best = mine["best"][0]["table"]
    assert best in (secret, seen) and shown["best"][0]["table"] == (seen if best == seen else None)
    assert (await ada.ask("PUT", "/api/me/profile", {"public": True})).status_code == 204, "twice is once"
    assert (await ada.ask("PUT", "/api/me/profile", {"public": False})).status_code == 204
    assert (await bob.ask("GET", path)).status_code == 404


async def test_luck_and_errors_are_those_of_the_review_that_is_kept(settings: Settings) -> None:
    with running(settings) as server:
        ada = await Person.new(server)
        table = await game(ada, "easy")
        await games_of(ada, 1)
    store = Store(open_engine(settings.database_url))
    one = SeatReview(2520, 1260, 630, [-252, 126], 10.0, 8, [])
    found = reviews.Review(2520, [one, one], [])
    await store.write(rows.reviewed(table, reviews.encode(Reviewing(1, 1, found))))
    store.close()
    with running(settings) as server:
        ada.url = server
        listed = await games_of(ada, 1)
        assert (listed[0]["luck"], listed[0]["error"]) == (0.25, 0.0125)


async def test_games_of_before_are_entered_as_if_they_were_new(settings: Settings) -> None:
    with running(settings) as server:
        ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
        gone = await Person.new(server, "Cleo")
        await game(ada, "easy")
        await game(ada, "open", "medium", bob=bob)
        await game(ada, "open", bob=gone)
        async with asyncio.timeout(60):
            while len(await get(ada, "me/games")) < 3:
                await asyncio.sleep(0.05)
        await gone.ask("DELETE", "/api/me")
        known = await get(ada, "me/games"), await get(ada, "me/record")
    engine = open_engine(settings.database_url)
    with engine.begin() as connection:
        connection.execute(delete(played))
        assert connection.execute(records.select()).all()
    engine.dispose()
    with running(settings) as server:
        ada.url = server
        await games_of(ada, 3)
        assert (await get(ada, "me/games"), await get(ada, "me/record")) == known


def test_hours_in_which_nothing_happened_are_not_played() -> None:
    started, moved = Started(0, [], {}), Moved(0, "", [])
    log = [
        Happened(Hinted(0), 0.0),
        Happened(started, 1000.0),
        Happened(moved, 1010.0),
        Happened(moved, 50_000.0),
        Happened(moved, 50_001.0),
        Happened(Hinted(0), 60_000.0),
    ]
    assert time_of(log) == 10 + PAUSE + 1
