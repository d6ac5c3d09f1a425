"""Tournaments of clubs: announced, begun and played on to a winner; who goes, who does not come; duplicate deals."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec import convert
from sqlalchemy import select, update

from shoal.core.commit import commitment, derived_seed
from shoal.core.errors import Refused
from shoal.server import clock, club_rows, clubs, rounds, tournament_rows, tournaments, wire
from shoal.server.computers import Computers
from shoal.server.hall import Hall
from shoal.server.people import Person as PersonHere
from shoal.server.people import new_guest
from shoal.server.schema import round_tables, tables
from shoal.server.schema import tournaments as all_tournaments
from shoal.server.settings import Settings
from shoal.server.store import Conflict, Store, open_engine
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
    own, found = seeds(settings)
    assert found[first["table"]] == found[second["table"]], "all are dealt the same"
    for asking in people:
        answers = []
        for at, at_it in ((first["table"], here), (second["table"], there)):
            for path in ("replay?all=true", "replay?seat=1", "replay?seat=0", "record", "proof", "points", "review",
                         "analysis?seat=0", ""):  # fmt: skip
                answer = await asking.ask("GET", f"/api/tables/{at}/{path}".rstrip("/"))
                answers.append(answer.text)
                if asking not in at_it:
                    assert answer.json()["key"] == "private", path
                elif at == first["table"] and path and "seat=" not in path:
                    assert answer.json()["key"] == "sealed", path
            eyes = [(await asking.ask("GET", f"/api/tables/{at}/replay?seat={seat}")).is_success for seat in (0, 1)]
            assert sum(eyes) == (asking in at_it), "nobody looks with other eyes than their own"
        branch = await asking.ask("POST", f"/api/tables/{first['table']}/branches", {"step": 1, "seat": 0})
        assert branch.json()["key"] == ("sealed" if asking in here else "private")
        shown = await told(asking, "GET", f"/api/tournaments/{tournament}")
        assert [(table["over"], table["places"], table["scores"]) for table in shown["rounds"][0]["tables"]] == [
            (True, None, None),
            (False, None, None),
        ]
        assert [line["games"] for line in shown["standings"]] == [0, 0, 0, 0]
        club = await told(asking, "GET", f"/api/clubs/{shown['club']}/tables?over=true")
        assert [table["id"] for table in club] == [first["table"]] * (asking in here)
        assert await told(asking, "GET", f"/api/clubs/{shown['club']}/ladder") == []
        answers += [json.dumps(shown), json.dumps(club), (await asking.ask("GET", "/api/me/export")).text]
        for secret in (own, found[first["table"]]):
            assert secret.hex() not in "".join(answers) + json.dumps(heard)
        assert commitment(found[first["table"]]) not in "".join(answers) + json.dumps(heard), "equal ones would tell"

    await asyncio.gather(*(play(person, second["table"], random.Random(2)) for person in there))
    shown = await until(people[0], tournament, lambda one: one["status"] == "over")
    async with asyncio.timeout(PATIENCE):
        while (await told(there[0], "GET", f"/api/tables/{second['table']}"))["sealed"]:
            await asyncio.sleep(0.05)
    records = [await told(there[0], "GET", f"/api/tables/{table}/record") for table in found]
    assert records[0]["setup"] == records[1]["setup"] and records[0]["first"] == records[1]["first"]
    for table in found:
        assert (await people[0].ask("GET", f"/api/tables/{table}/replay?all=true")).is_success
    # By seat: with two tables, who scored more of the two in a seat has the point.
    scores = {number: score for table in shown["rounds"][0]["tables"]
              for number, score in zip(table["lineup"], table["scores"], strict=True)}  # fmt: skip
    for line in shown["standings"]:
        seat = next(one["lineup"].index(line["number"]) for one in (first, second) if line["number"] in one["lineup"])
        (other,) = {one["lineup"][seat] for one in (first, second)} - {line["number"]}
        mine, theirs = scores[line["number"]], scores[other]
        assert line["points"] == (mine > theirs) + (mine == theirs) / 2
    # And anybody can check what the seeds come of.
    assert commitment(bytes.fromhex(shown["seed"])) == shown["commitment"]
    assert shown["nonces"] == [f"nonce {number}" for number in range(4)]
    derived = derived_seed(bytes.fromhex(shown["seed"]), shown["nonces"], "round 1")
    assert {record["shuffle"]["seed"] for record in records} == {derived.hex()}


def test_the_paces() -> None:
    def of(pace: str, time: int) -> Announced:
        return Announced(GAME, 3, 2, pace=pace, time=time)  # type: ignore[arg-type]

    assert of("live", 30).clock == wire.Clock("move", 30)
    assert of("days", 2).clock == wire.Clock("days", 2 * 86400)
    assert of("rounds", 3).clock == wire.Clock("bank", 86400), "three at a table share three days"
    assert tournaments.next_at(of("live", 30), 1, 100.0, 500.0) == 500.0 + tournaments.BREAK
    assert tournaments.next_at(of("rounds", 3), 1, 100.0, 500.0) == 100.0 + 3 * 86400
    assert tournaments.next_at(of("days", 3), 2, 100.0, 500.0) is None, "that was the last"


# -- Processes --


async def of_two(store: Store, **what: Any) -> tuple[str, PersonHere]:
    """A tournament of two people that has not begun, and its host; without a network."""
    ada, bob = [(await new_guest(store, name, ""))[0] for name in ("Ada", "Bob")]
    club = await clubs.make(store, ada, "The Otters")
    code = (await clubs.of_member(store, club, ada)).row.code
    await clubs.join(store, bob, code)
    announced = convert(USUAL | what, Announced)
    tournament = await tournaments.announce(store, club, ada, "Cup", announced)
    for person in (ada, bob):
        await tournaments.enter(store, tournament, person, "")
    return tournament, ada


async def finish(store: Store, at: float = 0.0) -> None:
    """All tables are over: that is how their records leave it."""
    outcome = json.dumps({"scores": [2, 1], "places": [1, 2], "left": []})
    for table in await listed(store, round_tables.c.table, round_tables.c.ended.is_(None)):
        await store.write(tournament_rows.ended(table, outcome, at))


async def listed(store: Store, column: Any, *where: Any) -> list[Any]:
    return await store.read(lambda connection: list(connection.execute(select(column).where(*where)).scalars()))


@pytest.fixture
async def two_halls(database: str) -> AsyncIterator[list[Hall]]:
    """Two processes on one database: what goes on at tables does not, only rounds do."""
    halls = [Hall(Store(open_engine(database)), Computers(1)) for _ in range(2)]
    yield halls
    for hall in halls:
        await hall.close()
        hall.store.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_of_several_processes_one_begins_a_round(two_halls: list[Hall]) -> None:
    store = two_halls[0].store
    tournament, host = await of_two(store, rounds=4)
    both = [rounds.Rounds(hall) for hall in two_halls]
    begun = await asyncio.gather(*(one.start(tournament, host) for one in both), return_exceptions=True)
    assert sum(one is None for one in begun) == 1 and any(isinstance(one, (Refused, Conflict)) for one in begun)
    for number in range(1, 5):
        assert await listed(store, round_tables.c.round) == list(range(1, number + 1))
        assert len(await listed(store, tables.c.id)) == number, "no table is left that is of no round"
        await finish(store)
        await asyncio.gather(*(one.look() for one in [*both, *both]))
    assert await listed(store, all_tournaments.c.status) == ["over"]


async def test_a_process_that_ends_loses_no_round(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tournament, host = await of_two(hall.store)
    one = rounds.Rounds(hall)
    await one.start(tournament, host)
    await finish(hall.store, clock.now() + 60.0)
    await one.look()
    assert await listed(hall.store, round_tables.c.round) == [1], "there is a break"
    await hall.store.write((update(round_tables).values(ended=0.0), {}))
    with monkeypatch.context() as dying:  # before anything is kept
        dying.setattr(hall, "begin_together", failing)
        await one.look()
    assert await listed(hall.store, round_tables.c.round) == [1] and "does not go on" in caplog.text
    with monkeypatch.context() as dying:  # after it is kept, before anybody is told
        dying.setattr(hall._desks, "add", failing_at_once)
        await one.look()
    for _ in range(2):
        await one.look()
        assert await listed(hall.store, round_tables.c.round) == [1, 2]
    second = (await listed(hall.store, round_tables.c.table, round_tables.c.round == 2))[0]
    assert (await hall.desk(second)).table.status == "running", "its log is whole"


async def test_tables_are_opened_whenever_a_process_ends(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    store = hall.store
    tournament, host = await of_two(store, duplicate=True, rounds=1)
    more = [(await new_guest(store, name, ""))[0] for name in ("Cleo", "Dan")]
    code = (await clubs.of_member(store, (await clubs_of(store, host)), host)).row.code
    for person in more:
        await clubs.join(store, person, code)
        await tournaments.enter(store, tournament, person, "")
    one = rounds.Rounds(hall)
    await one.start(tournament, host)
    both = await listed(store, round_tables.c.table)
    await store.write(tournament_rows.ended(both[0], '{"scores":[2,1],"places":[1,2],"left":[]}', 1.0))
    await one.look()
    assert [(await hall.desk(table)).table.sealed for table in both] == [True, True]
    await finish(store)
    unseal = hall.unseal

    async def dying(table: str) -> None:
        await unseal(table)
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(hall, "unseal", dying)
        await one.look()
    assert sorted([(await hall.desk(table)).table.sealed for table in both]) == [False, True]
    await one.look()
    for table in both:
        found = (await hall.desk(table)).table
        assert (found.sealed, found.plan.visibility) == (False, "link")
    versions = [(await hall.desk(table)).table.version for table in both]
    await one.look()
    assert [(await hall.desk(table)).table.version for table in both] == versions, "opened once"
    assert await listed(store, tables.c.visibility) == ["link", "link"]


async def clubs_of(store: Store, person: PersonHere) -> str:
    return str((await store.read(club_rows.list_own, person.id))[0].id)


async def failing(*_: Any) -> None:
    raise RuntimeError("the process ends here")


def failing_at_once(*_: Any) -> None:
    raise RuntimeError("the process ends here")
