"""The protocol: versions, ids, coming back, and what makes no sense."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from shoal import SPECTATOR
from shoal.server import log
from shoal.server.logs import is_ours
from shoal.server.settings import Settings

from .client import Frame, Seat
from .company import Log, begun, company, do, lines, log_of, turn, until

pytestmark = pytest.mark.anyio

RACERS = 8


@pytest.fixture(autouse=True)
def no_trace(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing a client does makes the server stumble."""
    yield
    for when in ("setup", "call"):
        for record in filter(is_ours, caplog.get_records(when)):
            assert not record.exc_info and record.levelname not in ("ERROR", "CRITICAL"), record.getMessage()


async def to_move(seats: list[Seat]) -> tuple[int, Frame]:
    """The seat that is to move first, and what it sees."""
    views = [await seat.receive("view") for seat in seats]
    return next((number, view) for number, view in enumerate(views) if view["legal"])


# -- Races --


async def test_of_eight_who_move_at_once_one_moves_and_all_are_answered(server: str, settings: Settings) -> None:
    people = await company(server, 2)
    table = await begun(people, "fat-fish")
    async with lines(people, table) as seats:
        number, view = await to_move(seats)
    async with lines([people[number]] * RACERS, table) as racers:
        for _ in range(3):
            view = await racers[0].receive("view")
            if not view["legal"]:
                break
            moves = [view["legal"][racer % len(view["legal"])] for racer in range(RACERS)]
            before = len(log_of(settings, table).entered)
            answers = await asyncio.gather(
                *(
                    racer.act("move", version=view["version"], move=move)
                    for racer, move in zip(racers, moves, strict=True)
                )
            )
            won = [answer for answer in answers if answer["type"] == "ack"]
            assert len(won) == 1
            assert {answer["key"] for answer in answers if answer not in won} == {"stale"}
            assert all(answer["version"] == view["version"] + 1 for answer in answers)
            assert len(log_of(settings, table).entered) == before + 1


async def test_of_eight_who_sit_down_at_once_one_sits(server: str, settings: Settings) -> None:
    people = await company(server, 8)
    table = (await people[0].new_table("fat-fish", ["easy", "open"]))["id"]
    answers = await asyncio.gather(*(do(person, table, "sit", seat=1) for person in people))
    assert sorted(answer["type"] for answer in answers) == ["ack", *["refused"] * 7]
    assert {answer["key"] for answer in answers if answer["type"] == "refused"} == {"seat-taken"}
    starts = await asyncio.gather(*(do(people[0], table, "start") for _ in range(RACERS)))
    assert sorted(answer["type"] for answer in starts) == ["ack", *["refused"] * 7]
    assert {answer["key"] for answer in starts if answer["type"] == "refused"} == {"begun"}
    kinds = [type(entry) for entry, *_ in log_of(settings, table).entered]
    assert kinds.count(log.Sat) == kinds.count(log.Started) == 1


async def test_one_message_on_eight_lines_is_carried_out_once(server: str, settings: Settings) -> None:
    people = await company(server, 2)
    table = await begun(people, "fat-fish")
    async with lines(people, table) as seats:
        number, view = await to_move(seats)
    message = {"id": "the-same", "version": view["version"], "move": view["legal"][0]}
    async with lines([people[number]] * RACERS, table) as racers:
        answers = await asyncio.gather(*(racer.act("move", **message) for racer in racers))
    assert answers == [{"type": "ack", "id": "the-same", "version": view["version"] + 1}] * RACERS
    assert sum(isinstance(entry, log.Moved) for entry, *_ in log_of(settings, table).entered) == 1


@pytest.mark.parametrize(("game", "players"), [("fish-n-stones", 4), ("fischen", 5), ("fish-eat-fish", 3)])
async def test_secret_choices_at_the_same_time_do_not_make_each_other_stale(
    server: str, settings: Settings, game: str, players: int
) -> None:
    """Play until several choose in secret; then all of them choose in sight of the same version."""
    people = await company(server, players)
    table = await begun(people, game)
    dice = random.Random(3)
    async with lines(people, table) as seats:
        views = [await seat.receive("view") for seat in seats]
        while len(views[0]["to_act"]) < 2:
            acting = views[0]["to_act"][0]
            move, version = dice.choice(views[acting]["legal"]), views[acting]["version"]
            assert (await seats[acting].act("move", version=version, move=move))["type"] == "ack"
            views = [await seat.receive("view") for seat in seats]
        acting = views[0]["to_act"]
        answers = await asyncio.gather(
            *(
                seats[seat].act("move", version=views[seat]["version"], move=dice.choice(views[seat]["legal"]))
                for seat in acting
            )
        )
        assert [answer["type"] for answer in answers] == ["ack"] * len(acting)
        assert sorted(answer["version"] for answer in answers) == [
            views[0]["version"] + number for number in range(1, len(acting) + 1)
        ]
        # Chosen is chosen; and who did not choose in time acts on what is past.
        again = await seats[acting[0]].act("move", version=views[0]["version"], move=views[acting[0]]["legal"][0])
        assert again["key"] == "stale"


# -- Sent twice --


async def once(settings: Settings, table: str, line: Seat, kind: str, entries: int = 1, **content: Any) -> Frame:
    """Send a message twice: the same answer, and so many entries of it in the log."""
    number = f"{kind}-{random.getrandbits(40):x}"
    first, second = [await line.act(kind, id=number, **content) for _ in range(2)]
    assert first["type"] != "refused", first
    assert first == second
    assert [one.message for one in log_of(settings, table).entered].count(number) == entries
    return first


async def test_sending_a_message_again_is_harmless_before_a_game(server: str, settings: Settings) -> None:
    ada, bob = await company(server, 2)
    table = (await ada.new_table("fish-eat-fish", ["me", "open", "easy"]))["id"]
    async with lines([ada, bob], table) as (host, guest):
        await once(settings, table, guest, "sit", seat=1, nonce="x")
        await once(settings, table, guest, "leave")
        await once(settings, table, guest, "sit", seat=1)
        await once(settings, table, host, "swap", seat=2, to="open")
        await once(settings, table, host, "swap", seat=2, to="hard")
        await once(settings, table, guest, "say", entries=0, text="hello")
        await once(settings, table, guest, "mute", entries=0, person=ada.id)
        await once(settings, table, guest, "mute", entries=0, person=ada.id, muted=False)
        await once(settings, table, host, "start")
    assert [frame["text"] for frame in host.frames if frame["type"] == "said"] == ["hello"]


async def test_sending_a_message_again_is_harmless_in_a_game(server: str, settings: Settings) -> None:
    people = await company(server, 2)
    table = await begun(people, "fish-eat-fish")
    async with lines(people, table) as seats:
        number, view = await to_move(seats)
        seat, other = seats[number], seats[1 - number]
        await once(settings, table, seat, "why", entries=0, move=view["legal"][0])
        hinted = await once(settings, table, seat, "hint", version=view["version"])
        assert hinted["move"] in view["legal"]
        moved = await once(settings, table, seat, "move", version=hinted["version"], move=view["legal"][0])
        await once(settings, table, seat, "undo", version=moved["version"])
        await once(settings, table, seat, "swap", seat=number, to="easy")
        await once(settings, table, seat, "resign")
        await once(settings, table, other, "resign")
        await until(seat, "view", lambda view: view["end"])
        made = await once(settings, table, seat, "rematch", entries=0)
        assert made["type"] == "next"
        assert (await other.act("rematch"))["table"] == made["table"]
    for person in people:
        assert len((await person.ask("GET", "/api/me/tables")).json()) == 2


async def test_an_unanswered_message_can_be_sent_again_over_another_line(server: str, settings: Settings) -> None:
    people = await company(server, 2)
    table = await begun(people, "fish-n-stones")
    message = {"id": "cut-off", "version": 3, "move": "cast a"}
    async with people[0].socket(table) as line:
        await Seat(line).send("move", **message)
    async with lines(people, table) as (host, guest):
        first = await host.act("move", **message)
        await guest.act("move", version=3, move="cast b")
        assert first["type"] == "ack"
        assert await host.act("move", **message) == first
    moves = [entry.move for entry, *_ in log_of(settings, table).entered if isinstance(entry, log.Moved)]
    assert sorted(moves) == ["cast a", "cast b"]


async def test_an_id_used_before_buys_no_hint(server: str) -> None:
    """Hints are counted: neither an old id nor that of a move gives one for nothing."""
    people = await company(server, 2)
    table = await begun(people, "fish-eat-fish")
    async with lines(people, table) as seats:
        number, view = await to_move(seats)
        seat, other = seats[number], seats[1 - number]
        assert view["version"] == 3
        assert (await seat.act("hint", id="old", version=view["version"]))["type"] == "hinted"
        view = await turn(seat)
        assert (await seat.act("move", id="a-move", version=view["version"], move=view["legal"][0]))["type"] == "ack"
        view = await turn(other)
        assert (await other.act("move", version=view["version"], move=view["legal"][0]))["type"] == "ack"
        view = await turn(seat)
        for used in ("old", "a-move"):
            assert (await seat.act("hint", id=used, version=view["version"]))["type"] == "ack"
        assert (await seat.act("hint", id="new", version=view["version"]))["type"] == "hinted"
        shown = await until(seat, "table", lambda table: table["seats"][number]["hints"])
        while shown["seats"][number]["hints"] < 2:
            shown = await seat.receive("table")
        assert shown["seats"][number]["hints"] == 2


# -- Coming back --


class Notebook:
    """What a client has heard: a view tells from which event on."""

    def __init__(self) -> None:
        self.version: int | None = None
        self.told: list[Frame] = []

    def note(self, view: Frame) -> None:
        assert view["told"] <= len(self.told), "nothing was left out"
        self.told[view["told"] :] = view["events"]
        self.version = view["version"]


async def test_who_comes_back_is_told_exactly_what_they_missed(server: str, settings: Settings) -> None:
    """Also across moves taken back: two play, while they and a spectator look in now and then over other lines."""
    people = await company(server, 3)
    table = await begun(people[:2], "fat-fish")
    books, dice = [Notebook() for _ in people], random.Random(4)
    missed = undone = 0
    async with lines(people[:2], table) as players:
        views = [await seat.receive("view") for seat in players]
        while not views[0]["end"]:
            seat, view = players[views[0]["to_act"][0]], views[views[0]["to_act"][0]]
            if view["can_undo"] and dice.random() < 0.5:
                answer = await seat.act("undo", version=view["version"])
                undone += 1
            else:
                answer = await seat.act("move", version=view["version"], move=dice.choice(view["legal"]))
            assert answer["type"] == "ack"
            version = answer["version"]
            views = [await until(one, "view", lambda view: view["version"] == version) for one in players]  # noqa: B023
            heard = heard_by_version(log_of(settings, table))
            for eyes, person, book in zip((0, 1, SPECTATOR), people, books, strict=True):
                if dice.random() < 0.4:
                    async with person.socket(table, book.version) as line:
                        back = await Seat(line).receive("view")
                    since = version if book.version is None else book.version
                    known = min(len(heard[at][eyes]) for at in range(since, version + 1)) if book.version else 0
                    missed += len(back["events"]) > 0 and known > 0
                    assert back["told"] == known, "no more than what they missed"
                    book.note(back)
                    assert book.told == heard[version][eyes], "and all of it"
    assert missed > 10 and undone > 5


def heard_by_version(found: Log) -> dict[int, dict[int, list[Frame]]]:
    """What everybody had heard at each version, by the match itself."""
    heard = {}
    for table, _ in found.versions():
        if table.match:
            heard[table.version] = {
                eyes: [{"key": event.key, "args": dict(event.args)} for event in table.match.events(eyes)]
                for eyes in range(SPECTATOR, table.players)
            }
    return heard


async def test_nothing_is_told_again_to_who_has_missed_nothing(server: str) -> None:
    people = await company(server, 2)
    table = await begun(people, "fish-n-stones")
    async with people[0].socket(table) as line:
        view = await Seat(line).receive("view")
    assert view["told"] == 0 and view["events"]
    async with people[0].socket(table, view["version"]) as line:
        again = await Seat(line).receive("view")
    assert (again["told"], again["events"]) == (len(view["events"]), [])
    for nonsense in (10**6, 999999999):
        async with people[0].socket(table, nonsense) as line:
            assert (await Seat(line).receive("view"))["events"] == view["events"]


async def test_who_sits_down_in_a_running_game_is_told_all_that_the_seat_was(server: str) -> None:
    """A spectator has heard other things than the seat."""
    ada, bob = people = await company(server, 2)
    table = await begun([ada], "fat-fish", ["me", "easy", "easy"])
    async with lines(people, table) as (host, watcher):
        for _ in range(2):
            view = await turn(host)
            assert (await host.act("move", version=view["version"], move=view["legal"][0]))["type"] == "ack"
        assert (await host.act("swap", seat=1, to="open"))["type"] == "ack"
        swapped = host.frames[-1]["version"]
        shown = await until(watcher, "view", lambda view: view["version"] >= swapped)
        seen = shown["version"]
        sat = await watcher.act("sit", seat=1)
        assert sat["type"] == "ack"
        view = await until(watcher, "view", lambda view: view["seat"] == 1)
        assert view["told"] == 0
    async with bob.socket(table, seen) as line:
        view = await Seat(line).receive("view")
        assert (view["seat"], view["told"]) == (1, 0)
        assert any(event["key"] == "drew-own" for event in view["events"])
