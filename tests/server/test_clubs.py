"""Clubs: who comes in and goes, what their host may do, their tables and their ladder."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from shoal.bots.ladder import Played
from shoal.core.record import Result
from shoal.server import clubs
from shoal.server.settings import Settings

from .client import PATIENCE, Frame, Person
from .company import begun, company, do
from .test_http import key
from .test_people import everything

pytestmark = pytest.mark.anyio

GAME = "fish-n-stones"


@pytest.fixture
async def people(server: str) -> list[Person]:
    return await company(server, 3)


async def told(person: Person, method: str, path: str, body: Any = None) -> Any:
    """The answer of what is not refused."""
    answer = await person.ask(method, path, body)
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


async def club_of(host: Person, *others: Person, name: str = "The Otters") -> Frame:
    """A new club with these members."""
    club: Frame = await told(host, "POST", "/api/clubs", {"name": name})
    for other in others:
        club = await told(other, "POST", "/api/me/clubs", {"code": club["code"]})
    return club


async def asked(person: Person, method: str, club: Frame, path: str = "", body: Any = None) -> httpx.Response:
    return await person.ask(method, f"/api/clubs/{club['id']}{path}", body)


def names(club: Frame) -> list[str]:
    return [member["name"] for member in club["members"]]


# -- Coming and going --


async def test_who_has_the_link_becomes_a_member_once(people: list[Person]) -> None:
    ada, bob, cleo = people
    club = await club_of(ada)
    invited = await told(bob, "GET", f"/api/club-codes/{club['code'].lower()}")
    assert invited == {"club": club["id"], "name": "The Otters", "host": "Ada", "members": 1, "member": False}
    for _ in range(2):
        club = await told(bob, "POST", "/api/me/clubs", {"code": club["code"].lower()})
        assert names(club) == ["Ada", "Bob"] and club["you"] == bob.id
    assert (await told(bob, "GET", f"/api/club-codes/{club['code']}"))["member"]
    assert await told(bob, "GET", "/api/me/clubs") == [
        {"id": club["id"], "name": "The Otters", "members": 2, "tables": 0}
    ]
    assert await told(cleo, "GET", "/api/me/clubs") == []


async def test_nobody_else_hears_anything_of_a_club(people: list[Person]) -> None:
    ada, _, cleo = people
    club = await club_of(ada)
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/tables", None),
        ("GET", "/ladder", None),
        ("PATCH", "", {"name": "Ours"}),
        ("POST", "/code", None),
        ("DELETE", f"/members/{ada.id}", None),
        ("DELETE", f"/members/{cleo.id}", None),
        ("DELETE", "", None),
    ):
        assert key(await asked(cleo, method, club, path, body)) == (404, "no-club"), path
    assert key(await cleo.ask("GET", "/api/clubs/none-such")) == (404, "no-club")
    assert key(await cleo.ask("GET", "/api/club-codes/NONESUCH22")) == (404, "no-club-code")
    assert key(await cleo.ask("POST", "/api/me/clubs", {"code": "NONESUCH22"})) == (404, "no-club-code")
    plan = {"game": GAME, "seats": ["me", "open"]}
    assert key(await cleo.ask("POST", "/api/tables", {"plan": plan, "club": club["id"]})) == (404, "no-club")
    assert await told(cleo, "GET", "/api/me/tables") == []


async def test_a_club_is_named_as_people_are(people: list[Person]) -> None:
    ada = people[0]
    assert key(await ada.ask("POST", "/api/clubs", {"name": "a\u200bb"})) == (409, "name-unseen")
    assert key(await ada.ask("POST", "/api/clubs", {"name": ""})) == (422, "no-message")
    club = await club_of(ada, name="  The   Otters ")
    assert club["name"] == "The Otters"
    assert key(await asked(ada, "PATCH", club, "", {"name": "computer"})) == (409, "name-reserved")
    assert (await told(ada, "PATCH", f"/api/clubs/{club['id']}", {"name": "Seals"}))["name"] == "Seals"


async def test_clubs_and_their_members_are_so_many(people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob, cleo = people
    monkeypatch.setattr(clubs, "CLUBS_EACH", 2)
    monkeypatch.setattr(clubs, "MEMBERS", 2)
    first, _ = await club_of(ada, bob), await club_of(ada)
    assert key(await ada.ask("POST", "/api/clubs", {"name": "Third"})) == (409, "too-many-clubs")
    assert key(await cleo.ask("POST", "/api/me/clubs", {"code": first["code"]})) == (409, "club-full")
    await told(ada, "DELETE", f"/api/clubs/{first['id']}/members/{ada.id}")
    assert names(await told(cleo, "POST", "/api/me/clubs", {"code": first["code"]})) == ["Bob", "Cleo"]


# -- Its host --


async def test_only_the_host_changes_a_club(people: list[Person]) -> None:
    ada, bob, cleo = people
    club = await club_of(ada, bob, cleo)
    for method, path, body in (
        ("PATCH", "", {"name": "Ours"}),
        ("PATCH", "", {"host": bob.id}),
        ("POST", "/code", None),
        ("DELETE", f"/members/{cleo.id}", None),
        ("DELETE", "", None),
    ):
        assert key(await asked(bob, method, club, path, body)) == (403, "only-the-clubs-host"), path
    fresh = await told(ada, "POST", f"/api/clubs/{club['id']}/code")
    assert fresh["code"] != club["code"]
    assert key(await bob.ask("GET", f"/api/club-codes/{club['code']}")) == (404, "no-club-code")


async def test_who_was_removed_knows_no_link(people: list[Person]) -> None:
    ada, bob, _ = people
    club = await club_of(ada, bob)
    assert key(await asked(ada, "DELETE", club, "/members/nobody")) == (409, "no-person")
    await told(ada, "DELETE", f"/api/clubs/{club['id']}/members/{bob.id}")
    assert key(await bob.ask("POST", "/api/me/clubs", {"code": club["code"]})) == (404, "no-club-code")
    assert await told(bob, "GET", "/api/me/clubs") == []
    assert names(await told(ada, "GET", f"/api/clubs/{club['id']}")) == ["Ada"]


async def test_a_club_is_handed_over(people: list[Person]) -> None:
    ada, bob, cleo = people
    club = await club_of(ada, bob, cleo)
    path = f"/api/clubs/{club['id']}"
    assert key(await ada.ask("PATCH", path, {"host": "nobody"})) == (409, "no-person")
    assert names(await told(ada, "PATCH", path, {"host": cleo.id})) == ["Cleo", "Ada", "Bob"]
    assert key(await ada.ask("PATCH", path, {"host": ada.id})) == (403, "only-the-clubs-host")
    assert names(await told(cleo, "PATCH", path, {"host": bob.id})) == ["Bob", "Cleo", "Ada"]


async def test_a_host_who_goes_is_followed_by_the_next(settings: Settings, people: list[Person]) -> None:
    ada, bob, cleo = people
    club = await club_of(ada, bob, cleo)
    path = f"/api/clubs/{club['id']}"
    assert (await ada.ask("DELETE", "/api/me")).status_code == 204
    assert names(await told(bob, "GET", path)) == ["Bob", "Cleo"]
    await told(bob, "DELETE", f"{path}/members/{bob.id}")
    assert names(await told(cleo, "GET", path)) == ["Cleo"]
    assert (await cleo.ask("DELETE", "/api/me")).status_code == 204
    assert club["id"] not in everything(settings), "nobody is left"


async def test_a_club_that_is_closed_leaves_its_tables(people: list[Person]) -> None:
    ada, bob, _ = people
    club = await club_of(ada, bob)
    table = await table_of(ada, club)
    await told(ada, "DELETE", f"/api/clubs/{club['id']}")
    assert key(await asked(bob, "GET", club)) == (404, "no-club")
    assert await told(ada, "GET", "/api/me/clubs") == []
    assert (await told(ada, "GET", f"/api/tables/{table}"))["status"] == "open"


# -- Its tables --


async def table_of(host: Person, club: Frame, **plan: Any) -> str:
    body = {"plan": {"game": GAME, "seats": ["me", "open"], **plan}, "club": club["id"]}
    table: str = (await told(host, "POST", "/api/tables", body))["id"]
    return table


async def listed(person: Person, club: Frame, query: str = "") -> list[str]:
    return [table["id"] for table in await told(person, "GET", f"/api/clubs/{club['id']}/tables{query}")]


async def until_listed(person: Person, club: Frame, wanted: list[str], query: str = "") -> None:
    """Lists come a little later than what happens."""
    async with asyncio.timeout(PATIENCE):
        while await listed(person, club, query) != wanted:
            await asyncio.sleep(0.05)


async def test_members_find_the_tables_of_their_club(people: list[Person]) -> None:
    ada, bob, cleo = people
    club = await club_of(ada, bob, cleo)
    other = await club_of(ada, bob, name="Seals")
    table, private = await table_of(ada, club), await table_of(ada, club, visibility="private")
    await begun([ada, bob], GAME)
    assert await listed(bob, club) == [private, table] and await listed(bob, other) == []
    for one in (table, private):
        assert (await do(bob, one, "sit", seat=1))["type"] == "ack"
        assert (await do(ada, one, "start"))["type"] == "ack"
    await until_listed(cleo, club, [table])  # a private game is none of hers
    assert set(await listed(bob, club)) == {private, table}
    assert (await told(cleo, "GET", "/api/me/clubs"))[0]["tables"] == 2
    assert await told(cleo, "GET", "/api/tables") == [], "they are not open to all"


async def test_finished_games_and_rematches_are_the_clubs_too(people: list[Person]) -> None:
    ada, bob, cleo = people
    club = await club_of(ada, bob, cleo)
    table = await table_of(ada, club, seats=["me", "easy"])
    assert (await do(ada, table, "start"))["type"] == "ack"
    assert (await do(ada, table, "resign"))["type"] == "ack"
    await until_listed(bob, club, [table], "?over=true")
    assert await listed(bob, club) == []
    rematch = (await do(ada, table, "rematch"))["table"]
    assert await listed(bob, club) == [rematch]
    for query in ("", f"?game={GAME}"):
        (line,) = await told(bob, "GET", f"/api/clubs/{club['id']}/ladder{query}")
        assert (line["name"], line["games"], line["person"]) == ("Ada", 1, ada.id)
        assert line["low"] < line["rating"] < line["high"]
    assert await told(bob, "GET", f"/api/clubs/{club['id']}/ladder?game=fischen") == []


# -- Its ladder --


def finished(table: str, places: list[int], people: dict[int, str], levels: list[str | None]) -> Played:
    return clubs.played(table, clubs.Ended(Result([-place for place in places], places), levels), people)


def test_a_ladder_counts_places_and_rates_members_among_all_who_played() -> None:
    games = [
        finished("one", [1, 2, 3], {0: "ada", 1: "bob"}, [None, None, "hard"]),
        finished("two", [1, 1, 3], {0: "ada", 1: "eve"}, [None, None, None]),  # the third has gone for good
        finished("three", [2, 1, 3], {0: "bob", 1: "ada"}, ["easy", None, "hard"]),  # a computer stood in for Bob
    ]
    first, second = clubs.standings(games, {"ada", "bob", "cleo"})
    assert (first.person, first.games, first.firsts, first.place) == ("ada", 3, 2.5, 1.0)
    assert (second.person, second.games, second.firsts, second.place) == ("bob", 2, 0, 2.0)
    assert first.rating.value > second.rating.value > 0


def test_who_won_often_is_before_who_won_once() -> None:
    games = [finished(f"ada {number}", [1, 2], {0: "ada"}, [None, "easy"]) for number in range(10)]
    games.append(finished("bob", [1, 2], {0: "bob", 1: "cleo"}, [None, None]))
    assert [one.person for one in clubs.standings(games, {"ada", "bob", "cleo"})] == ["ada", "bob", "cleo"]
    assert clubs.standings([], {"ada"}) == []
