"""Tournaments of clubs: announced, begun and played on to a winner; who goes, who does not come; duplicate deals."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from sqlalchemy import select

from shoal.core.commit import commitment, derived_seed
from shoal.server import rounds, tournaments, wire
from shoal.server.club_schema import round_tables
from shoal.server.club_schema import tournaments as all_tournaments
from shoal.server.schema import tables
from shoal.server.settings import Settings
from shoal.server.store import open_engine
from shoal.server.tournaments import Announced

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


async def test_two_hands_are_enough_and_computers_fill_up(people: list[Person]) -> None:
    ada, bob = people[:2]
    tournament = await started(ada, bob, players=3, rounds=1, system="robin")
    (table,) = await round_of(ada, tournament, 1)
    assert sorted(filter(None, table["lineup"])) == [1, 2] and len(table["lineup"]) == 3
    shown = await told(bob, "GET", f"/api/tables/{table['table']}")
    assert [chair["level"] for chair in shown["seats"] if chair["kind"] == "computer"] == ["easy"]
    assert (shown["status"], shown["tournament"]) == ("running", tournament)
    assert [one["id"] for one in await told(bob, "GET", "/api/me/tables")] == [table["table"]]
    for person in (ada, bob):
        assert (await do(person, table["table"], "resign"))["type"] == "ack"
    found = await until(ada, tournament, lambda one: one["status"] == "over")
    assert {line["points"] for line in found["standings"]} == {0.25}, "both had left, and share the last places"
    assert found["rounds"][0]["tables"][0]["left"] == [
        seat for seat, number in enumerate(table["lineup"]) if number is not None
    ]


# -- Who may do what --


async def test_a_tournament_is_its_clubs_affair(people: list[Person]) -> None:
    ada, bob, cleo, _ = people
    tournament = await announced(ada, bob)
    path = f"/api/tournaments/{tournament}"
    club = f"/api/clubs/{(await stands(ada, tournament))['club']}/tournaments"
    body = {"name": "Cup", "announced": USUAL}
    for method, where, sent in (
        ("GET", path, None),
        ("POST", f"{path}/entrants", {}),
        ("DELETE", f"{path}/entrants/{ada.id}", None),
        ("POST", f"{path}/start", None),
        ("DELETE", path, None),
    ):
        assert key(await cleo.ask(method, where, sent)) == (404, "no-tournament"), (method, where)
    for method in ("GET", "POST"):
        assert key(await cleo.ask(method, club, body if method == "POST" else None)) == (404, "no-club")
    for method, where, sent in (
        ("POST", club, body),
        ("POST", f"{path}/start", None),
        ("DELETE", path, None),
        ("DELETE", f"{path}/entrants/{ada.id}", None),
    ):
        assert key(await bob.ask(method, where, sent)) == (403, "only-the-clubs-host"), (method, where)
    (line,) = await told(bob, "GET", club)
    assert (line["id"], line["entrants"], line["entered"], line["round"]) == (tournament, 2, True, 0)


async def test_what_can_not_be_is_refused(people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "UNFINISHED_EACH", 2)
    ada, bob, cleo, _ = people
    tournament = await announced(ada, bob)
    path = f"/api/tournaments/{tournament}"
    club = (await stands(ada, tournament))["club"]

    async def announce(**what: Any) -> tuple[int, str]:
        body = {"name": "Cup", "announced": USUAL | what}
        return key(await ada.ask("POST", f"/api/clubs/{club}/tournaments", body))

    assert await announce(time=15) == (409, "tournament-time")
    assert await announce(pace="live", time=9) == (409, "tournament-time")
    assert (await announce(players=7))[0] == 422
    assert (await announce(options={"luck": "none"}))[0] == 422
    await told(ada, "POST", f"/api/clubs/{club}/tournaments", {"name": "Cup", "announced": USUAL})
    assert await announce() == (409, "too-many-tournaments")

    assert key(await ada.ask("DELETE", f"{path}/entrants/{cleo.id}")) == (409, "no-person")
    await told(bob, "DELETE", f"{path}/entrants/{bob.id}")
    assert key(await ada.ask("POST", f"{path}/start")) == (409, "tournament-few")
    for _ in range(2):
        await told(bob, "POST", f"{path}/entrants", {})
    found = await told(ada, "POST", f"{path}/start")
    assert [one["name"] for one in found["entrants"]] == ["Ada", "Bob"]
    code = (await told(ada, "GET", f"/api/clubs/{club}"))["code"]
    await told(cleo, "POST", "/api/me/clubs", {"code": code})
    assert key(await cleo.ask("POST", f"{path}/entrants", {})) == (409, "tournament-begun")
    assert key(await ada.ask("POST", f"{path}/start")) == (409, "tournament-begun")
    assert (await told(ada, "DELETE", path))["status"] == "cancelled"
    for method, where in (("DELETE", ""), ("POST", "/start"), ("DELETE", f"/entrants/{bob.id}"), ("POST", "/entrants")):
        body = {} if where == "/entrants" else None
        assert key(await ada.ask(method, path + where, body)) == (409, "tournament-over"), where


async def test_nobody_changes_who_plays_at_its_tables(people: list[Person]) -> None:
    ada, bob, cleo, dan = people
    tournament = await started(ada, bob, cleo)
    full, filled = await round_of(ada, tournament, 1)
    first, second = (people[number - 1] for number in full["lineup"])
    (alone,) = (people[number - 1] for number in filled["lineup"] if number)
    computer = filled["lineup"].index(None)
    for person, table, kind, about, refusal in (
        (first, full, "swap", {"seat": 0, "to": "master"}, "tournament-swap"),
        (first, full, "swap", {"seat": 1, "to": "master"}, "tournament-swap"),
        (second, full, "swap", {"seat": 1, "to": "open"}, "tournament-swap"),
        (alone, filled, "swap", {"seat": computer, "to": "hard"}, "tournament-swap"),
        (alone, filled, "swap", {"seat": computer, "to": "open"}, "tournament-swap"),
        (dan, full, "sit", {"seat": 0}, "seat-taken"),
        (dan, filled, "sit", {"seat": computer}, "seat-taken"),
        (first, full, "leave", {}, "begun"),
        (first, full, "hint", {"version": 3}, "no-hints-here"),
        (first, full, "undo", {"version": 3}, "no-undo-here"),
        (first, full, "seats", {"players": 3}, "begun"),
        (first, full, "remove", {"seat": 1}, "begun"),
    ):
        answer = await do(person, table["table"], kind, **about)
        assert (answer["type"], answer["key"]) == ("refused", refusal), (kind, about)
    assert (await do(alone, filled["table"], "resign"))["type"] == "ack"
    async with asyncio.timeout(PATIENCE):
        while (await told(alone, "GET", f"/api/tables/{filled['table']}"))["status"] != "over":
            await asyncio.sleep(0.05)
    assert (await do(alone, filled["table"], "rematch"))["key"] == "tournament-rematch"


# -- Who goes, and who does not come --


async def test_who_goes_and_who_does_not_come(people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments.Announced, "clock", property(lambda _: wire.Clock("move", 1)))
    ada, bob, cleo, dan = people
    tournament = await started(*people, players=4, rounds=3)
    path = f"/api/tournaments/{tournament}/entrants"
    (table,) = await round_of(ada, tournament, 1)
    found = await told(dan, "DELETE", f"{path}/{dan.id}")
    assert [one["out"] for one in found["entrants"]] == [False, False, False, True]
    shown = await told(ada, "GET", f"/api/tables/{table['table']}")
    assert [chair["resigned"] for chair in shown["seats"] if chair["person"] == dan.id] == [True]
    await asyncio.gather(*(play(person, table["table"], random.Random(1)) for person in (ada, bob)))

    (table,) = await round_of(ada, tournament, 2)
    assert sorted(filter(None, table["lineup"])) == [1, 2] and table["lineup"].count(None) == 2, "Cleo never moved"
    found = await stands(cleo, tournament)
    assert [one["out"] for one in found["entrants"]] == [False, False, True, True]
    (over,) = found["rounds"][0]["tables"]
    assert {over["lineup"][seat] for seat in over["left"]} == {3, 4}
    points = {line["number"]: line["points"] for line in found["standings"]}
    assert points[3] == points[4] < min(points[1], points[2]), "computers played on for them"
    found = await told(cleo, "POST", path, {})
    assert [one["out"] for one in found["entrants"]] == [False, False, False, True]
    for person in (ada, bob):
        await do(person, table["table"], "resign")

    found = await until(cleo, tournament, lambda one: len(one["rounds"]) == 3 or one["status"] == "over")
    assert found["status"] == "over", "Ada and Bob did not make a move, and one alone does not play on"
    assert (await ada.ask("DELETE", "/api/me")).status_code == 204
    found = await stands(cleo, tournament)
    assert [one["name"] for one in found["entrants"]] == ["someone", "Bob", "Cleo", "Dan"]
    assert len(found["standings"]) == 4


# -- Duplicate deals --


def seeds(settings: Settings) -> tuple[bytes, dict[str, bytes]]:
    """The seed of the tournament, and of each table."""
    engine = open_engine(settings.database_url)
    with engine.connect() as connection:
        asked = select(tables.c.id, tables.c.seed).join(round_tables, round_tables.c.table == tables.c.id)
        found = {row.id: row.seed for row in connection.execute(asked)}
        own = connection.execute(select(all_tournaments.c.seed)).scalar_one()
    engine.dispose()
    return own, found


async def test_nothing_of_a_table_is_told_while_others_play_with_its_cards(
    people: list[Person], settings: Settings
) -> None:
    tournament = await started(*people, duplicate=True, rounds=1)
    first, second = await round_of(people[0], tournament, 1)
    heard: list[Frame] = []
    here, there = ([people[number - 1] for number in table["lineup"]] for table in (first, second))
    await asyncio.gather(*(play(person, first["table"], random.Random(1), heard.append) for person in here))
    await until(people[0], tournament, lambda one: one["rounds"][0]["tables"][0]["over"])
    own, of_tables = seeds(settings)
    dealt = of_tables[first["table"]]
    assert of_tables[second["table"]] == dealt, "all are dealt the same"
    for asking in people:
        told_them = await sealed_to(asking, first["table"], is_theirs=asking in here)
        told_them += await sealed_to(asking, second["table"], is_theirs=asking in there)
        shown = await stands(asking, tournament)
        assert [(table["over"], table["places"], table["scores"]) for table in shown["rounds"][0]["tables"]] == [
            (True, None, None),
            (False, None, None),
        ]
        assert [line["games"] for line in shown["standings"]] == [0, 0, 0, 0]
        club = await told(asking, "GET", f"/api/clubs/{shown['club']}/tables?over=true")
        assert [table["id"] for table in club] == [first["table"]] * (asking in here)
        assert await told(asking, "GET", f"/api/clubs/{shown['club']}/ladder") == []
        told_them += json.dumps([shown, club, heard]) + (await asking.ask("GET", "/api/me/export")).text
        for secret, why in ((own.hex(), "a seed"), (dealt.hex(), "a seed"), (commitment(dealt), "equal ones tell")):
            assert secret not in told_them, why

    await asyncio.gather(*(play(person, second["table"], random.Random(2)) for person in there))
    shown = await until(people[0], tournament, lambda one: one["status"] == "over")
    for table in of_tables:
        assert (await people[0].ask("GET", f"/api/tables/{table}/replay?all=true")).is_success
    records = [await told(people[0], "GET", f"/api/tables/{table}/record") for table in of_tables]
    assert records[0]["setup"] == records[1]["setup"] and records[0]["first"] == records[1]["first"]
    check_points_by_seat(shown)
    # And anybody can check what the seeds come of.
    assert commitment(bytes.fromhex(shown["seed"])) == shown["commitment"]
    assert shown["nonces"] == [f"nonce {number}" for number in range(4)]
    derived = derived_seed(bytes.fromhex(shown["seed"]), shown["nonces"], "round 1")
    assert {record["shuffle"]["seed"] for record in records} == {derived.hex()}


async def sealed_to(asking: Person, table: str, *, is_theirs: bool) -> str:
    """All that somebody is told of a table: nothing, or what they saw from their own seat."""
    path = f"/api/tables/{table}"
    answers = [await asking.ask("GET", path)]
    assert answers[0].json().get("key") == (None if is_theirs else "private")
    is_over = answers[0].json().get("status") == "over"
    for what in ("replay?all=true", "record", "proof", "points", "review", "analysis?seat=0", "analysis?seat=1"):
        answers.append(await asking.ask("GET", f"{path}/{what}"))
        refusal = "sealed" if is_over or what.startswith("replay") else "still-running"
        assert answers[-1].json()["key"] == (refusal if is_theirs else "private"), what
    branch = await asking.ask("POST", f"{path}/branches", {"step": 1, "seat": 0})
    assert branch.json()["key"] == ("private" if not is_theirs else "sealed" if is_over else "still-running")
    eyes = [await asking.ask("GET", f"{path}/replay?seat={seat}") for seat in (0, 1)]
    assert sum(answer.is_success for answer in eyes) == is_theirs, "nobody looks with other eyes than their own"
    return "".join(answer.text for answer in [*answers, branch, *eyes])


def check_points_by_seat(shown: Frame) -> None:
    """With two tables, who scored more of the two in a seat has the point."""
    one, other = shown["rounds"][0]["tables"]
    points = {line["number"]: line["points"] for line in shown["standings"]}
    for seat in (0, 1):
        scores = one["scores"][seat], other["scores"][seat]
        assert points[one["lineup"][seat]] == (scores[0] > scores[1]) + (scores[0] == scores[1]) / 2
        assert points[other["lineup"][seat]] == (scores[0] < scores[1]) + (scores[0] == scores[1]) / 2


def test_the_paces() -> None:
    def of(pace: str, time: int) -> Announced:
        return Announced(GAME, 3, 2, pace=pace, time=time)  # type: ignore[arg-type]

    assert of("live", 30).clock == wire.Clock("move", 30)
    assert of("days", 2).clock == wire.Clock("days", 2 * 86400)
    assert of("rounds", 3).clock == wire.Clock("bank", 86400), "three at a table share three days"
    assert tournaments.next_at(of("live", 30), 1, 100.0, 500.0) == 500.0 + tournaments.BREAK
    assert tournaments.next_at(of("rounds", 3), 1, 100.0, 500.0) == 100.0 + 3 * 86400
    assert tournaments.next_at(of("days", 3), 2, 100.0, 500.0) is None, "that was the last"
