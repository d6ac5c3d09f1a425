"""What people can do at a table, over sockets: sit and leave, swap, watch, talk, ask, take back, resign, be late."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from shoal.bots.player import Answer
from shoal.core.errors import Refused
from shoal.server import log, wire
from shoal.server.desk import Desk
from shoal.server.hall import Hall
from shoal.server.people import new_guest
from shoal.server.settings import Settings
from shoal.server.sockets import Outbox
from shoal.server.store import Store, open_engine

from .client import Frame, Seat, play
from .company import begun, company, do, lines, log_of, turn, until, wait_until

pytestmark = pytest.mark.anyio


async def key_of(line: Seat, kind: str, **content: Any) -> str:
    """The reason why something is refused."""
    answer = await line.act(kind, **content)
    assert answer["type"] == "refused", answer
    assert answer["text"]
    return str(answer["key"])


async def done(line: Seat, kind: str, **content: Any) -> int:
    """The version at which something is done."""
    answer = await line.act(kind, **content)
    assert answer["type"] == "ack", answer
    return int(answer["version"])


def chairs(table: Frame) -> list[tuple[str, str]]:
    return [(chair["kind"], chair["name"]) for chair in table["seats"]]


async def chairs_at(seat: Seat, version: int) -> list[Frame]:
    found: list[Frame] = (await until(seat, "table", lambda table: table["version"] >= version))["seats"]
    return found


# -- Before the game --


async def test_sitting_down_getting_up_and_beginning(server: str) -> None:
    people = await company(server, 3)
    table = (await people[0].new_table("fish-n-stones", ["me", "open", "open"]))["id"]
    async with lines(people, table) as (ada, bob, cleo):
        assert await key_of(ada, "start") == "seats-empty"
        assert await key_of(ada, "sit", seat=1) == "sits-already"
        assert await key_of(bob, "sit", seat=0) == "seat-taken"
        assert await key_of(bob, "sit", seat=3) == "no-such-seat-here"
        assert await key_of(bob, "leave") == "no-seat"
        assert await key_of(ada, "move", version=1, move="cast a") == "not-begun"
        assert await key_of(ada, "resign") == "not-begun"
        await done(bob, "sit", seat=2)
        await done(cleo, "sit", seat=1)
        assert await key_of(bob, "start") == "only-the-host"
        await done(cleo, "leave")
        await done(bob, "leave")
        await done(bob, "sit", seat=1)
        assert await key_of(bob, "swap", seat=2, to="easy") == "only-the-host"
        assert await key_of(ada, "swap", seat=1, to="easy") == "seat-taken"
        await done(ada, "swap", seat=2, to="easy")
        assert await key_of(cleo, "sit", seat=2) == "seat-taken"
        version = await done(ada, "start")
        shown = await until(cleo, "table", lambda table: table["version"] == version)
        assert (shown["status"], shown["watching"], shown["you"]) == ("running", 1, None)
        assert chairs(shown) == [("person", "Ada"), ("person", "Bob"), ("computer", "easy")]
        assert await key_of(ada, "start") == "begun"
        assert await key_of(bob, "leave") == "begun"
        assert await key_of(cleo, "move", version=version, move="cast a") == "no-seat"
        assert await key_of(cleo, "hint", version=version) == "no-seat"
        assert await key_of(cleo, "undo", version=version) == "no-seat"
        assert await key_of(ada, "rematch") == "not-over"


# -- In the game --


async def test_a_seat_goes_to_a_computer_and_back(server: str, settings: Settings) -> None:
    people = await company(server, 2)
    table = await begun(people, "fish-fish-fish")
    async with lines(people, table) as seats:
        await until(seats[0], "table", lambda table: table["seats"][1]["online"])
        for number, (seat, other) in enumerate((seats, seats[::-1])):
            assert await key_of(seat, "swap", seat=number, to="person") == "plays-already"
            assert await key_of(seat, "swap", seat=number, to="open") == "not-to-be-freed"
            assert await key_of(seat, "swap", seat=1 - number, to="easy") == "not-idle"
            version = await done(seat, "swap", seat=number, to="easy")
            shown = (await chairs_at(other, version))[number]
            assert (shown["kind"], shown["level"], shown["person"]) == ("computer", "easy", people[number].id)
            assert await key_of(seat, "move", version=version, move="pass") == "computer-plays"
        await wait_until(lambda: len(moves_of(settings, table)) > 6)  # both seats play by themselves
        for number, seat in enumerate(seats):
            version = await done(seat, "swap", seat=number, to="person")
            assert (await chairs_at(seat, version))[number]["kind"] == "person"
        before = moves_of(settings, table)
        number = (await until(seats[0], "view", lambda view: view["version"] >= version))["to_act"][0]
        view = await turn(seats[number])
        await done(seats[number], "move", version=view["version"], move=view["legal"][0])
        after = moves_of(settings, table)
    assert after[: len(before)] == before
    assert all(entry.level == "easy" for entry in before)
    assert [entry.level for entry in after[len(before) :]] == [None]


def moves_of(settings: Settings, table: str) -> list[log.Moved]:
    return [entry for entry, *_ in log_of(settings, table).entered if isinstance(entry, log.Moved)]


async def test_the_host_lets_a_computer_play_for_who_is_gone(server: str) -> None:
    people = await company(server, 2)
    table = await begun(people, "fish-n-stones")
    async with lines(people, table) as (ada, bob):
        await until(ada, "table", lambda table: table["seats"][1]["online"])
        assert await key_of(ada, "swap", seat=1, to="easy") == "not-idle"
        await bob.line.close()
        await until(ada, "table", lambda table: not table["seats"][1]["online"])
        assert await key_of(ada, "swap", seat=1, to="open") == "not-your-seat"
        version = await done(ada, "swap", seat=1, to="easy")
        assert (await chairs_at(ada, version))[1]["level"] == "easy"
    async with people[1].socket(table) as line:
        back = Seat(line)
        assert (await until(back, "table", lambda table: table["version"] > version))["seats"][1]["kind"] == "person"
        assert await key_of(back, "swap", seat=1, to="person") == "plays-already"


async def test_a_computer_s_seat_is_freed_and_taken_in_the_middle_of_a_game(server: str) -> None:
    ada, bob, cleo = await company(server, 3)
    table = await begun([ada, bob], "fish-n-stones", ["me", "open", "easy"])
    async with lines([ada, bob, cleo], table) as (host, guest, watcher):
        assert await key_of(watcher, "sit", seat=2) == "seat-taken"
        assert await key_of(guest, "swap", seat=2, to="open") == "only-the-host"
        version = await done(host, "swap", seat=2, to="open")
        assert (await chairs_at(watcher, version))[2]["kind"] == "computer", "which plays until somebody comes"
        assert await key_of(guest, "sit", seat=2) == "sits-already"
        version = await done(watcher, "sit", seat=2)
        shown = await until(watcher, "table", lambda table: table["version"] >= version)
        assert (shown["you"], shown["watching"], shown["seats"][2]["name"]) == (2, 0, "Cleo")
        assert await key_of(host, "swap", seat=2, to="open") == "not-your-seat"
    ends = await asyncio.gather(*(play(person, table, random.Random(1)) for person in (ada, bob, cleo)))
    assert [end["seat"] for end in ends] == [0, 1, 2]


async def test_who_watches_sees_only_what_is_public(server: str) -> None:
    people = await company(server, 3)
    table = await begun(people[:2], "fat-fish")
    async with lines(people, table) as (ada, _, watcher):
        view = await watcher.receive("view")
        assert (view["seat"], view["legal"], view["not_legal"], view["can_undo"]) == (None, [], [], False)
        assert [shown["hand"] for shown in view["picture"]["seats"]] == [None, None]
        assert (await until(ada, "table", lambda table: table["watching"] == 1))["you"] == 0
        await watcher.line.close()
        await until(ada, "table", lambda table: table["watching"] == 0)


async def test_hints_are_given_where_they_are_allowed_and_counted(server: str, settings: Settings) -> None:
    people = await company(server, 2)
    table = await begun(people, "fish-n-stones")
    async with lines(people, table) as (ada, bob):
        view = await turn(ada)
        hint = await ada.act("hint", version=view["version"])
        assert hint["type"] == "hinted"
        assert hint["move"] in view["legal"] and {found["move"] for found in hint["candidates"]} <= set(view["legal"])
        again = await ada.act("hint", version=view["version"])
        assert (again["move"], again["candidates"]) == (hint["move"], hint["candidates"]), "one hint a move"
        await done(ada, "move", version=view["version"], move=hint["move"])
        assert await key_of(ada, "hint", version=view["version"]) == "not-your-turn"
        shown = await until(bob, "table", lambda table: table["seats"][0]["hints"])
        assert [chair["hints"] for chair in shown["seats"]] == [1, 0]
        assert not [frame for frame in bob.frames if frame["type"] == "hinted"]
    assert sum(isinstance(entry, log.Hinted) for entry, *_ in log_of(settings, table).entered) == 1
    other = await begun(people, "fish-n-stones", hints=False)
    assert (await do(people[0], other, "hint", version=3))["key"] == "no-hints-here"


async def test_the_memory_aid_shows_what_could_only_be_remembered(server: str) -> None:
    people = await company(server, 2)
    for memory in (False, True):
        table = await begun(people, "fish-n-stones", memory=memory)
        async with people[0].socket(table) as line:
            view = await Seat(line).receive("view")
        assert (view["picture"]["seats"][1]["points"] is not None) == memory


async def test_a_move_is_taken_back_where_that_is_allowed(server: str) -> None:
    people = await company(server, 2)
    table = await begun(people, "fish-eat-fish")
    async with lines(people, table) as seats:
        first = (await seats[0].receive("view"))["to_act"][0]
        seat, other = seats[first], seats[1 - first]
        view = await turn(seat)
        version = await done(seat, "move", version=view["version"], move=view["legal"][0])
        after = await until(seat, "view", lambda view: view["version"] == version)
        assert after["can_undo"]
        assert not (await until(other, "view", lambda view: view["version"] == version))["can_undo"]
        assert await key_of(other, "undo", version=version) == "nothing-to-undo"
        assert await key_of(seat, "undo", version=version - 1) == "stale"
        back = await done(seat, "undo", version=version)
        for one in seats:
            shown = await until(one, "view", lambda view: view["version"] == back)
            assert shown["picture"]["circles"] == view["picture"]["circles"]
            assert shown["told"] + len(shown["events"]) == view["told"] + len(view["events"])
        again = await turn(seat)
        assert again["legal"] == view["legal"]
        version = await done(seat, "move", version=back, move=view["legal"][1])
        after = await turn(other)
        await done(other, "move", version=version, move=after["legal"][0])
        assert await key_of(seat, "undo", version=version + 1) == "nothing-to-undo", "somebody has moved since"
    strict = await begun(people, "fish-eat-fish", undo=False)
    async with lines(people, strict) as seats:
        first = (await seats[0].receive("view"))["to_act"][0]
        view = await turn(seats[first])
        version = await done(seats[first], "move", version=view["version"], move=view["legal"][0])
        assert not (await until(seats[first], "view", lambda view: view["version"] == version))["can_undo"]
        assert await key_of(seats[first], "undo", version=version) == "no-undo-here"


async def test_who_resigns_is_replaced_to_the_end(server: str) -> None:
    people = await company(server, 2)
    table = await begun(people, "fish-n-stones", stand_in="easy")
    async with lines(people, table) as (ada, bob):
        version = await done(bob, "resign")
        shown = (await chairs_at(ada, version))[1]
        assert (shown["kind"], shown["level"], shown["resigned"], shown["name"]) == ("computer", "easy", True, "Bob")
        assert await key_of(bob, "resign") == "resigned"
        assert await key_of(bob, "move", version=version, move="cast a") == "resigned"
        assert await key_of(bob, "swap", seat=1, to="person") == "resigned"
        assert await key_of(ada, "swap", seat=1, to="hard") == "resigned"
        end = await play(people[0], table, random.Random(1))
        assert end["end"]["result"]["places"]
        assert (await until(bob, "view", lambda view: view["end"]))["seat"] == 1
        assert await key_of(ada, "resign") == "game-over"
        assert await key_of(ada, "swap", seat=0, to="easy") == "game-is-over"


async def test_a_rematch_has_everybody_one_seat_further(server: str) -> None:
    ada, bob, cleo = await company(server, 3)
    table = await begun([ada, bob], "fish-n-stones", ["me", "easy", "open"], memory=True)
    async with cleo.socket(table) as line:
        assert await key_of(Seat(line), "rematch") == "no-seat"
    await asyncio.gather(play(ada, table, random.Random(1)), play(bob, table, random.Random(2)))
    async with lines([ada, bob, cleo], table) as (host, guest, watcher):
        assert await key_of(watcher, "rematch") == "no-seat"
        made = await guest.act("rematch")
        assert made["type"] == "next"
        assert (await host.act("rematch"))["table"] == made["table"]
        assert (await until(watcher, "table", lambda table: table["rematch"]))["rematch"] == made["table"]
    old = (await ada.ask("GET", f"/api/tables/{table}")).json()
    new = (await ada.ask("GET", f"/api/tables/{made['table']}")).json()
    assert chairs(old) == [("person", "Ada"), ("computer", "easy"), ("person", "Bob")]
    assert chairs(new) == [("person", "Bob"), ("person", "Ada"), ("computer", "easy")]
    assert (new["status"], new["host"], new["you"]) == ("open", bob.id, 1)
    assert new["commitment"] != old["commitment"]
    assert new["plan"] == {**old["plan"], "seats": new["plan"]["seats"], "turned": 1}
    assert (await do(bob, made["table"], "start"))["type"] == "ack"
    ends = await asyncio.gather(*(play(person, made["table"], random.Random(3)) for person in (ada, bob)))
    assert [end["seat"] for end in ends] == [1, 0]


# -- Clocks --


@pytest.mark.parametrize(
    "clock",
    [{"kind": "move", "seconds": 2}, {"kind": "bank", "seconds": 5}, {"kind": "days", "seconds": 2}],
    ids=lambda clock: clock["kind"],
)
async def test_a_computer_stands_in_past_the_clock_and_gives_the_seat_back(
    server: str, settings: Settings, clock: dict[str, Any]
) -> None:
    (ada,) = people = await company(server, 1)
    table = await begun(people, "fischen", ["me", "easy", "easy"], clock=clock, stand_in="easy")
    async with ada.socket(table) as line:
        seat = Seat(line)
        view = await turn(seat)
        assert [(time["seat"], time["running"]) for time in view["clocks"]] == [(0, True)]
        assert 0 <= view["clocks"][0]["left"] <= clock["seconds"]
        shown = await until(seat, "table", lambda table: table["seats"][0]["away"])
        assert (shown["seats"][0]["level"], shown["seats"][0]["person"]) == ("easy", ada.id)
    async with ada.socket(table, view["version"]) as line:  # coming back is enough
        seat = Seat(line)
        await until(seat, "table", lambda table: not table["seats"][0]["away"])
        while True:  # late again, perhaps, but not every time
            view = await turn(seat)
            answer = await seat.act("move", version=view["version"], move=view["legal"][0])
            if answer["type"] == "ack":
                break
            assert answer["key"] in ("stale", "computer-plays", "not-your-turn")
    entered = [entry for entry, *_ in log_of(settings, table).entered if entry.seat == 0]
    away = next(number for number, entry in enumerate(entered) if isinstance(entry, log.Away))
    back = next(number for number, entry in enumerate(entered) if isinstance(entry, log.Back))
    between = entered[away + 1 : back]
    assert between and all(isinstance(entry, log.Moved) and entry.level == "easy" for entry in between)
    own = [entry for entry in entered[back:] if isinstance(entry, log.Moved) and entry.level is None]
    assert len(own) == 1


async def test_without_a_clock_nobody_is_replaced(server: str) -> None:
    people = await company(server, 1)
    table = await begun(people, "fish-n-stones", ["me", "easy"])
    async with people[0].socket(table) as line:
        view = await turn(Seat(line))
    assert view["clocks"] == []


class SlowComputers:
    """Players who answer when they are told to."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()

    def is_cold(self, game: str) -> bool:
        return False

    def hurry(self, game: str) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def ask(self, match: Any, seat: int, level: str, *_: Any) -> tuple[Answer, None]:
        await self.may_answer.wait()
        return Answer(match.legal_actions(seat)[0]), None


async def test_coming_back_does_not_stop_the_move_that_is_overdue(tmp_path: Path) -> None:
    """Otherwise who comes back in time, every time, could keep the others waiting for ever."""
    store = Store(open_engine(f"sqlite:///{tmp_path / 'x.sqlite3'}"))
    computers = SlowComputers()
    hall = Hall(store, computers)  # type: ignore[arg-type]
    try:
        ada, _ = await new_guest(store, "Ada", "test")
        plan = wire.Plan("fish-eat-fish", ["me", "easy"], clock=wire.Clock("move", 1))
        desk: Desk = await hall.create(ada, plan)
        computers.may_answer.set()
        replies: list[bytes] = []
        await hall.act(desk, ada, wire.Start("start"), replies.append)
        table = desk.table
        await wait_until(lambda: table.to_act == [0])
        computers.may_answer.clear()
        await wait_until(lambda: table.places[0].away)
        moves = len(table.match.record()["moves"]) if table.match else 0
        await hall.join(desk, Outbox(ada))
        assert table.places[0].away
        for message in (
            wire.Move("move", table.version, table.match.legal(0)[0] if table.match else ""),
            wire.Swap("swap", 0, "person"),
        ):
            with pytest.raises(Refused) as refused:
                await hall.act(desk, ada, message, replies.append)
            assert refused.value.key in ("computer-plays", "overdue")
        computers.may_answer.set()
        await wait_until(lambda: not table.places[0].away)
        entries = table.match.record()["moves"] if table.match else []
        assert len(entries) > moves and entries[moves]["seat"] == 0, "the computer has moved first"
    finally:
        await hall.close()
        store.close()
