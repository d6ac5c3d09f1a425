"""The protocol: versions, ids, coming back, and what makes no sense."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shoal import SPECTATOR
from shoal.server import log
from shoal.server.logs import is_ours
from shoal.server.settings import Settings

from .client import Frame, Person, Seat, play
from .company import Log, begun, code_of_the_end, company, do, lines, log_of, turn, until

pytestmark = pytest.mark.anyio

RACERS = 8
MESSAGES = 1000


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


# -- Garbage --


def nonsense(dice: random.Random, people: list[Person], other_table: str) -> Iterator[str | bytes]:
    """Messages that make no sense, of all kinds, without end."""
    words = ["move", "undo", "resign", "sit", "leave", "start", "swap", "say", "mute", "hint", "why", "rematch"]
    odd: list[Any] = [None, True, -1, 0.5, 1e300, 2**31, 2**63, 10**40, "", "0", [], {}, [[]], "\0", "é" * 600]
    ids: list[Any] = [None, 7, "", "x" * 65, "with space", "nul\0", "é", ["id"], {"id": "id"}, "../..", "<b>", "a\n"]
    whole: dict[str, dict[str, Any]] = {
        "move": {"version": 3, "move": "cast a"},
        "undo": {"version": 3},
        "sit": {"seat": 0},
        "swap": {"seat": 0, "to": "easy"},
        "say": {"text": "hello"},
        "mute": {"person": people[0].id},
        "hint": {"version": 3},
        "why": {"move": "cast a"},
    }

    def message(**change: Any) -> dict[str, Any]:
        kind = dice.choice(words)
        return {"type": kind, "id": f"g{dice.getrandbits(40):x}", **whole.get(kind, {}), **change}

    while True:
        yield dice.choice(["", " ", "null", "true", "7", "1e999", "NaN", '"move"', "[]", "{}", "{", "\ufeff{}"])
        opener = dice.choice(["[", '{"a":', '{"id":', '[{"type":', '{"type":"say","id":"a","text":"x","more":'])
        yield opener * dice.choice([1, 50, 4000 // len(opener)])
        yield '{"id":"a","more":' + "[" * dice.choice([1, 900, 4000])
        yield json.dumps(message(id=dice.choice(ids)))
        yield json.dumps(message(type=dice.choice([*odd, "MOVE", "view", "table", "ack", "refused"])))
        yield json.dumps(message(surprise=dice.choice(odd)))
        yield json.dumps([message()])
        yield json.dumps({**message(), "type": "move", "version": dice.choice(odd), "move": "cast a"})
        yield json.dumps({"type": "move", "id": "a", "version": 3, "move": dice.choice(odd)})
        yield json.dumps({"type": "sit", "id": "a", "seat": dice.choice([8, *odd])})
        yield json.dumps({"type": "swap", "id": "a", "seat": 0, "to": dice.choice(odd)})
        yield json.dumps({"type": "say", "id": "a", "text": dice.choice([None, 1, "", "\0", "x" * 501, ["x"]])})
        yield json.dumps({"type": "mute", "id": "a", "person": dice.choice(["nobody", "", other_table, None, "\0"])})
        yield json.dumps({"type": "say", "id": "a", "text": "\ud800"})
        yield '{"type":"say","id":"a","text":"\\udc00\\ud800"}'
        yield '{"type":"undo","id":"a","version":1,"version":1e2}'
        yield json.dumps(message())[: dice.randrange(1, 30)]
        yield json.dumps(message()).encode("utf-16")
        yield dice.randbytes(dice.choice([1, 7, 300]))
        yield b"\xff\xfe" + json.dumps(message()).encode()
        yield json.dumps(message(padding="x" * dice.choice([4000, 5000, 70_000])))
        # What could be said, but not now, not here or not by them.
        yield json.dumps({"type": "move", "id": f"{dice.getrandbits(40):x}", "version": 10_000, "move": "cast a"})
        yield json.dumps({"type": "move", "id": f"{dice.getrandbits(40):x}", "version": 0, "move": "cast a"})
        yield json.dumps({"type": "sit", "id": f"{dice.getrandbits(40):x}", "seat": dice.randrange(8)})
        yield json.dumps({"type": "start", "id": "started"})
        yield json.dumps({"type": "rematch", "id": people[0].id})
        yield json.dumps({"type": "undo", "id": other_table, "version": 3})


async def test_a_thousand_messages_of_garbage_are_refused(server: str, settings: Settings) -> None:
    """Each refused or the line cut, nothing of it in the log, and the table goes on."""
    ada, bob, eve = people = await company(server, 3)
    other = await begun([eve], "fish-n-stones", ["me", "easy"])
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    assert (await do(bob, table, "sit", seat=1))["type"] == "ack"
    assert (await do(ada, table, "start", id="started"))["type"] == "ack"
    assert (await do(ada, table, "move", id="cast", version=3, move="cast b"))["type"] == "ack"
    before = log_of(settings, table).entered
    dice = random.Random(6)
    messages = nonsense(dice, people, other)
    sent = cut = 0
    while sent < MESSAGES:
        sender = dice.choice([bob, eve])  # somebody who plays, and somebody who watches
        async with sender.socket(table) as line:
            seat = Seat(line)
            await seat.receive("table")
            try:
                while sent < MESSAGES:
                    message = next(messages)
                    sent += 1
                    await line.send(message, text=True if isinstance(message, bytes) and dice.random() < 0.5 else None)
                    frame = await seat.receive("ack", "refused", "hinted", "next", "explained", "said")
                    assert frame["type"] == "refused", (message, frame)
                    assert frame["text"] and frame["key"] != "our-fault"
            except ConnectionClosed as closed:
                cut += 1
                assert closed.rcvd and closed.rcvd.code in (1007, 1008, 1009), (message, closed)
    assert cut > 20
    assert log_of(settings, table).entered == before, "nothing came of it"
    ends = await asyncio.gather(play(ada, table, random.Random(1)), play(bob, table, random.Random(2)))
    assert ends[0]["end"] == ends[1]["end"]


async def test_nobody_gets_in_with_a_token_that_is_not_one(server: str) -> None:
    ada, bob = await company(server, 2)
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    tokens = [
        "",
        "x",
        ada.id,
        ada.token[:-1],
        ada.token + "A",
        ada.token[::-1],
        ada.token.swapcase(),
        bob.token[:21] + ada.token[21:],
        "A" * 43,
        "A" * 5000,
        "'; drop table people; --",
        "é" * 43,
    ]
    for token in tokens:
        stranger = Person(server, {"id": ada.id, "name": "Ada", "token": token})
        stranger.headers = {"Authorization": f"Bearer {token}".encode("latin-1").decode("latin-1")}
        with pytest.raises(InvalidStatus) as refused:
            async with stranger.socket(table):
                pass
        assert refused.value.response.status_code == 401
    for address in ("no-such-table", ada.id, "..", "%00", table + "A", table.swapcase()):
        with pytest.raises(InvalidStatus) as refused:
            async with ada.socket(address):
                pass
        assert refused.value.response.status_code in (403, 404)
    start = {"type": "start", "id": "x"}
    for told in ("Bearer", "Bearer " + "x" * 43, f"Basic {ada.token}", ada.token):
        answer = await ada.ask("POST", f"/api/tables/{table}/acts", start, headers={"Authorization": told})
        assert answer.status_code == 401


async def test_no_text_has_a_nul(server: str) -> None:
    """SQLite keeps it, PostgreSQL does not."""
    async with httpx.AsyncClient(base_url=server) as http:
        answer = await http.post("/api/guests", json={"name": "A\0a"})
    assert (answer.status_code, answer.json()["key"]) == (422, "no-message")


def test_what_clients_do_wrong_is_no_error_in_the_log() -> None:
    for noise in (
        "ASGI callable returned without completing handshake.",
        "Invalid UTF-8 sequence received from client.",
    ):
        assert not is_ours(logging.makeLogRecord({"msg": noise}))
    assert is_ours(logging.makeLogRecord({"msg": "Exception in ASGI application\n"}))


async def test_who_only_talks_garbage_is_hung_up_on(server: str) -> None:
    people = await company(server, 2)
    table = await begun(people, "fish-n-stones")
    async with people[1].socket(table) as line:
        seat = Seat(line)
        with suppress(ConnectionClosed):
            for _ in range(30):
                await line.send("flood")
        assert await code_of_the_end(seat) == 1008
    for _ in range(20):  # or has hung up already
        async with people[1].socket(table) as line:
            with suppress(ConnectionClosed):
                for _ in range(30):
                    await line.send("flood")
            line.transport.abort()
    assert (await do(people[0], table, "move", version=3, move="cast a"))["type"] == "ack"
