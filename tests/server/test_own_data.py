"""All that is kept about somebody: told to them, and taken away with them, whatever tables there will be."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from sqlalchemy import Column, LargeBinary, String, select

from shoal.server import own_data
from shoal.server.schema import metadata
from shoal.server.settings import Settings
from shoal.server.store import open_engine

from .client import Frame, Person, Seat, play
from .pushed import Browser, Service
from .running import running
from .test_people import PASSWORD, account, erased
from .test_record import game, games_of

pytestmark = pytest.mark.anyio

NAME, LOGIN = "Ada Unmistakable", "unmistakable-login"

# Columns in which a text of the length of an id is something else, with what it is.
NO_PERSON = {
    "sessions.id": "a session",
    "passkeys.id": "a passkey",
    "tables.id": "a table",
    "tables.game": "a game",
    "entries.message": "what a client calls a message",
    "chat.message": "the same",
    "records.game": "a game",
    "played.game": "a game",
    "puzzle_tries.game": "a game",
    "clubs.id": "a club",
    "tournaments.id": "a tournament",
    "ratings.game": "a game",
    "reports.table": "a table, also one that is gone",
    "reports.reason": "why",
    "waiting.game": "a game",
    "waiting.ticket": "a wait",
    "matches.person": "of a wait",
    "matches.table": "a table",
    "called.table": "a table",
    "questions.id": "a question",
    "questions.release": "a version of shoal",
    "wishes.name": "what a host wants",
    "wishes.value": "how",
}
SHORTEST = 22  # characters of an id


def columns() -> list[Column[Any]]:
    return [column for table in metadata.sorted_tables for column in table.c]


def refers_to(column: Column[Any]) -> set[str]:
    return {key.target_fullname for key in column.foreign_keys}


def may_name_somebody(column: Column[Any]) -> bool:
    """Whether an id of a person would fit in, and it is not said to be one of something else."""
    if column.foreign_keys:
        return "people.id" in refers_to(column)
    fits = isinstance(column.type, String) and SHORTEST <= (column.type.length or 0) <= 32
    return fits and str(column) not in NO_PERSON


def test_every_column_with_a_person_is_handed_in() -> None:
    """Whoever adds a table says what its people are told of it, and what becomes of it when they go."""
    wanted = {str(column) for column in columns() if may_name_somebody(column)}
    assert wanted == {str(kept.column) for kept in own_data.KEPT}
    assert set(NO_PERSON) <= {str(column) for column in columns()}
    for kept in own_data.KEPT:
        assert kept.told or kept.why, f"{kept.column} is not told, and nothing says why"
        assert kept.gone is not None or kept.why, f"{kept.column} stays, and nothing says why"
    told = {kept.column.table.name for kept in own_data.KEPT if kept.told}
    with_people = {column.table.name for column in columns() if may_name_somebody(column)}
    assert told | {"challenges", "questions"} == with_people


def test_the_list_is_not_blind() -> None:
    found = {str(column) for column in columns() if may_name_somebody(column)}
    assert {"people.id", "sessions.person", "chat.sender", "tables.host", "played.person", "mutes.muted"} <= found


async def seen(ada: Person, bob: Person) -> tuple[str, str]:
    """Something in every table of the database that has people in it: a finished game and one that runs."""
    await account(ada, LOGIN, PASSWORD)
    table = await game(ada, "open", bob=bob, visibility="open")
    await games_of(ada, 1)
    for one, other in ((ada, bob), (bob, ada)):
        acts = f"/api/tables/{table}/acts"
        assert (await one.ask("POST", acts, {"type": "say", "id": "s", "text": f"line of {one.id}"})).is_success
        assert (await one.ask("POST", acts, {"type": "mute", "id": "m", "person": other.id})).is_success
        report = {"person": other.id, "reason": "other", "words": f"words of {one.id}"}
        assert (await one.ask("POST", f"/api/tables/{table}/reports", report)).is_success
    assert (await ada.ask("PUT", "/api/me/profile", {"public": True})).is_success
    puzzle = (await ada.ask("GET", "/api/puzzles/fish-n-stones/today")).json()
    tries = "/api/puzzles/fish-n-stones/today/tries"
    assert (await ada.ask("POST", tries, {"move": puzzle["view"]["legal"][0]})).is_success
    club = (await ada.ask("POST", "/api/clubs", {"name": "The Otters"})).json()["id"]
    cup = {"name": "Cup", "announced": {"game": "fish-n-stones", "players": 2, "rounds": 2}}
    tournament = (await ada.ask("POST", f"/api/clubs/{club}/tournaments", cup)).json()["id"]
    assert (await ada.ask("POST", f"/api/tournaments/{tournament}/entrants", {"nonce": "n"})).is_success
    assert (await ada.ask("DELETE", f"/api/me/tables/{table}")).is_success, "put away"
    runs = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    await met(ada, bob, runs)
    async with ada.socket(runs) as line, bob.socket(runs) as other_line:
        host, guest = Seat(line), Seat(other_line)
        assert (await guest.act("sit", seat=1))["type"] == "ack"
        assert (await host.act("start"))["type"] == "ack"
        view = await host.receive("view")
        if view["legal"]:
            assert (await host.act("move", version=view["version"], move=view["legal"][0]))["type"] == "ack"
    return table, runs


async def met(ada: Person, bob: Person, table: str) -> None:
    """They are friends and invite each other; with somebody else she will have nothing to do, nor they with her."""
    cleo = await Person.new(ada.url, "Cleo")
    other = (await bob.new_table("fish-n-stones", ["me", "open"]))["id"]
    for one, friend, at in ((ada, bob, table), (bob, ada, other)):
        assert (await one.ask("POST", "/api/me/friends", {"who": friend.id})).is_success
        assert (await friend.ask("POST", "/api/me/friends", {"who": one.id})).is_success
        assert (await one.ask("POST", f"/api/tables/{at}/invitations", {"person": friend.id})).is_success
    for one, whom in ((ada, cleo), (cleo, ada)):
        assert (await one.ask("PUT", f"/api/me/blocks/{whom.id}")).is_success
    quiet = {"zone": "UTC", "begins": 0, "ends": 60}
    assert (await ada.ask("PUT", "/api/me/calls/quiet", quiet)).is_success
    assert (await ada.ask("PUT", "/api/me/calls/push", Browser(Service()).subscription)).is_success
    letterbox = {"address": "ada.unmistakable@example.org"}
    assert (await ada.ask("PUT", "/api/me/calls/mail", letterbox)).json()["key"] == "mail-failed", "nobody is there"
    assert (await ada.ask("PUT", "/api/me/hidden", {"hidden": True})).is_success
    assert (await ada.ask("GET", "/api/me/news")).is_success


async def export(person: Person) -> list[Frame]:
    answer = await person.ask("GET", "/api/me/export")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("application/x-ndjson")
    return [json.loads(line) for line in answer.text.splitlines()]


async def test_somebody_is_told_all_that_is_theirs_and_nothing_secret(settings: Settings) -> None:
    with running(settings) as server:
        ada, bob = await Person.new(server, NAME), await Person.new(server, "Bob")
        table, runs = await seen(ada, bob)
        lines = await export(ada)
        kinds = {line["kept"] for line in lines} - {"awaited"}  # for a moment only
        assert kinds == {
            *("people", "sessions", "mutes", "put_away", "chat", "tables", "entries", "seats", "played", "profiles"),
            *(
                "puzzle_tries",
                "reports",
                "members",
                "entrants",
                "friends",
                "blocks",
                "invitations",
                "present",
                "hidden",
            ),
            *("subscriptions", "quiet_hours", "letterboxes"),
        }
        by_kind = {kind: [line for line in lines if line["kept"] == kind] for kind in kinds}
        assert by_kind["people"][0]["login"] == LOGIN
        assert by_kind["chat"][0]["text"] == f"line of {ada.id}"
        assert by_kind["reports"][0]["words"] == f"words of {ada.id}"
        assert {line["table"] for line in by_kind["seats"]} == {table, runs}
        assert [line["table"] for line in by_kind["played"]] == [table]
        assert any(line.get("move") for line in by_kind["entries"])
        text = json.dumps(lines)
        for secret in (
            ada.token,
            "token",
            "password",
            "chance",
            "seed",
            "setup",
            "argon2",
            f"words of {bob.id}",
            "Bob",
        ):
            assert secret not in text, secret
        assert (await bob.ask("GET", "/api/me/export")).text.count(ada.id) == 5, (
            "muted, reported, a friend, twice invited"
        )


def traces(settings: Settings, *of: str) -> set[str]:
    """The columns of the whole database in which one of these texts stands."""
    engine = open_engine(settings.database_url)
    found = set()
    with engine.connect() as connection:
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table)):
                for column, value in zip(table.c, row, strict=True):
                    text = value.decode("latin-1") if isinstance(column.type, LargeBinary) and value else str(value)
                    if any(trace in text for trace in of):
                        found.add(str(column))
    engine.dispose()
    return found


async def test_who_goes_leaves_nothing_with_their_name(settings: Settings) -> None:
    with running(settings) as server:
        ada, bob = await Person.new(server, NAME), await Person.new(server, "Bob")
        _, runs = await seen(ada, bob)
        before = traces(settings, ada.id)
        others = ("sanctions", "passkeys", "challenges", "waiting", "ratings", "homes", "awaited")
        elsewhere = {f"{name}.person" for name in others} | {"questions.owner"}
        assert before >= {str(kept.column) for kept in own_data.KEPT} - elsewhere
        await erased(ada, PASSWORD)
        await play(bob, runs, random.Random(1))
        async with asyncio.timeout(60):  # until that is entered, too: by the table in memory, which knew her
            while len(await games_of(bob, 2)) < 2:
                await asyncio.sleep(0.05)
    assert traces(settings, "nmistakable", "line of Ada", f"words of {ada.id}", f"line of {ada.id}") == set()
    stays = {str(kept.column) for kept in own_data.KEPT if kept.why == own_data.STAYS} | {"entries.data"}
    assert traces(settings, ada.id) <= stays, "a random id in the logs, which leads to nobody"
