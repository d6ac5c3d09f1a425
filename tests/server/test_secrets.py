"""Nothing hidden leaves the server: every frame of every socket, in whole games."""

from __future__ import annotations

import asyncio
import copy
import hashlib
import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from shoal import SPECTATOR, Refused, game_named
from shoal.core.state import State
from shoal.server import hall as hall_module
from shoal.server import log
from shoal.server.decide import moved
from shoal.server.settings import Settings
from shoal.server.shown import view_of
from shoal.server.table import Table
from tests.contract.engine import Engine
from tests.facts import facts_of

from .client import Frame, Person
from .company import (
    Listener,
    Log,
    company,
    do,
    every_game,
    fewest_or_long,
    lines,
    log_of,
    wait_until,
)

pytestmark = pytest.mark.anyio

RUN = 6  # cards in a row that nobody can have in that order by chance
FOR_ONE_ALONE = ("drew-own", "dealt", "chose-own", "cast-own", "received")  # events that name hidden cards
REMEMBERING_OR_LONG = [
    pytest.param(False, id="forgetful", marks=pytest.mark.long),
    pytest.param(True, id="remembering"),
]
encode = msgspec.json.Encoder().encode


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The seeds of the tables made, the same in every run."""
    made: list[bytes] = []

    def new_seed() -> bytes:
        made.append(hashlib.sha256(b"%d" % len(made)).digest())
        return made[-1]

    monkeypatch.setattr(hall_module, "new_seed", new_seed)
    return made


# -- Worlds that somebody can't tell from the true one --


@cache
def engine(game: str) -> Engine:
    return Engine(game, compiled=False)


def with_state(table: Table, state: State) -> Table:
    """A copy of a table whose match has another state."""
    twin = copy.copy(table)
    twin.match = table.match.copy() if table.match else None
    assert twin.match
    twin.match._state = state
    state.story = twin.match._story
    twin.places = [copy.copy(place) for place in table.places]
    twin.done = dict(table.done)
    twin._heard = {eyes: told[:] for eyes, told in table._heard.items()}
    twin._heard_at = table._heard_at[:]
    return twin


def in_another_world(table: Table, eyes: int, seed: int) -> Table:
    """The table with all that the eyes can't see as it might be as well."""
    assert table.match
    rules = engine(table.game.name)
    return with_state(table, rules.world(rules.view(table.match._state, eyes), eyes, seed))


def frame_of(table: Table, eyes: int, told: int) -> bytes:
    return encode(view_of(table, None if eyes == SPECTATOR else eyes, told, 0.0))


def first_reveal(table: Table, events: list[Frame]) -> int:
    """The number of events before the first that shows somebody what was hidden."""
    revealing = {telling.key for telling in table.game.events.EVENTS.values() if telling.reveals}
    return next((number for number, event in enumerate(events) if event["key"] in revealing), len(events))


def goes_on(frame: Frame) -> tuple[Any, ...]:
    """Where the rules go on by themselves, everybody sees that there was nothing left to choose."""
    return frame["picture"]["phase"], frame["to_act"]


class Sweep:
    """Goes through a game by its log, beside what the sockets were sent."""

    def __init__(self, found: Log, heard: dict[int, Listener]) -> None:
        self.log = found
        self.sent: dict[int, dict[int, list[str]]] = {eyes: {} for eyes in heard}
        for eyes, listener in heard.items():
            for text, frame in zip(listener.texts, listener.frames, strict=True):
                if frame["type"] == "view":
                    self.sent[eyes].setdefault(frame["version"], []).append(text)
        self.frames = self.moves_alike = self.choices = 0

    def go(self) -> None:
        before: Table | None = None
        for table, (entry, *_) in self.log.versions():
            if table.status == "running":
                for eyes, sent in self.sent.items():
                    for text in sent.get(table.version, ()):
                        self.frames += 1
                        self.compare(table, eyes, text)
                        if before and isinstance(entry, log.Moved):
                            self.compare_move(before, entry, eyes, text)
                            self.compare_choices(before, entry, eyes, text)
            before = with_state(table, table.match._state.copy()) if table.match else None
        shown = {version for sent in self.sent.values() for version in sent}
        assert shown >= set(range(min(shown), max(shown))), "every version was shown"

    def compare(self, table: Table, eyes: int, text: str) -> None:
        """In another world the same bytes would have been sent; of the events those for these eyes, and no others."""
        told = json.loads(text)["told"]
        assert table.match
        events = [{"key": event.key, "args": dict(event.args)} for event in table.match.events(eyes, told)]
        assert json.loads(text)["events"] == events
        assert frame_of(table, eyes, told) == text.encode()
        assert frame_of(in_another_world(table, eyes, 1000 * table.version + eyes + 1), eyes, told) == text.encode()

    def compare_move(self, before: Table, entry: log.Moved, eyes: int, text: str) -> None:
        """In another world the same move would have told the same, and shown the same, until something is revealed."""
        world = in_another_world(before, eyes, 1000 * before.version + eyes + 2)
        try:
            made = moved(world, entry.seat, entry.move)
        except Refused:
            return  # not legal there
        sent = json.loads(text)
        world.apply(made, 0.0)
        if world.status == "over":
            return
        other = frame_of(world, eyes, sent["told"])
        events, others = sent["events"], json.loads(other)["events"]
        until = first_reveal(before, events)
        assert until == first_reveal(before, others)
        assert events[:until] == others[:until]
        if until == len(events) == len(others) and goes_on(sent) == goes_on(json.loads(other)):
            self.moves_alike += 1
            assert other == text.encode()

    def compare_choices(self, before: Table, entry: log.Moved, eyes: int, text: str) -> None:
        """Whatever somebody chooses in secret, the others are sent the same."""
        assert before.match
        if not before.match.is_secret or before.to_act == [entry.seat] or eyes == entry.seat:
            return
        told = json.loads(text)["told"]
        for move in before.match.legal(entry.seat):
            world = with_state(before, before.match._state.copy())
            world.apply(moved(world, entry.seat, move), 0.0)
            assert frame_of(world, eyes, told) == text.encode()
            self.choices += 1


# -- Texts that must not be there --


def runs_of(found: Log) -> set[str]:
    """The orders of piles, as texts of a few cards after each other."""
    orders: list[list[str]] = []
    for entry, *_ in found.entered:
        if isinstance(entry, log.Started):
            orders += lists_in(entry.setup)
        if isinstance(entry, log.Moved):
            orders += lists_in(entry.chance)
    runs = [order[at : at + RUN] for order in orders for at in range(len(order) - RUN + 1)]
    return {encode(run).decode()[1:-1] for run in runs}


def lists_in(value: Any) -> Iterator[list[str]]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        if value and all(isinstance(inner, str) for inner in value):
            yield value
        for inner in value:
            yield from lists_in(inner)


def check_texts(listener: Listener, eyes: int, secret: set[str], people: list[Person]) -> None:
    """No frame of a running game says what only others know."""
    others = [person for person in people if person is not listener.person]
    for text, frame in zip(listener.texts, listener.frames, strict=True):
        if frame["type"] == "view" and frame["end"]:
            continue
        for hidden in secret:
            assert hidden not in text
        for person in people:
            assert person.token not in text
        if frame["type"] == "table" and frame["status"] == "open":
            for person in others:
                assert nonce_of(person) not in text
        if frame["type"] == "view":
            for seat, shown in enumerate(frame["picture"]["seats"]):
                assert seat == eyes or shown.get("hand") is None
                assert seat == eyes or shown.get("cat") is None or shown["shown"]
            assert eyes != SPECTATOR or not frame["legal"] + frame["not_legal"]
            for event in frame["events"]:
                assert event["key"] not in FOR_ONE_ALONE or event["args"]["seat"] == eyes


def nonce_of(person: Person) -> str:
    return f"nonce of {person.name}"


async def listening(
    people: list[Person], game: str, moves: int | None = None, **plan: Any
) -> tuple[str, list[Listener], list[asyncio.Task[None]]]:
    """A table, and sockets that hear all of it from the first seat taken; the last of the people only watches.

    The second asks for a hint, too. The first makes so many moves and no more, if that is said.
    """
    body = {"plan": {"game": game, "seats": ["me", *["open"] * (len(people) - 2)], **plan}}
    table = (await people[0].ask("POST", "/api/tables", body)).json()["id"]
    listeners = [Listener(one, random.Random(seat), wants_hint=seat == 1) for seat, one in enumerate(people[:-1])]
    listeners.append(Listener(people[-1]))
    tasks = [
        asyncio.create_task(listener.follow(table, moves if seat == 0 else None))
        for seat, listener in enumerate(listeners)
    ]
    await asyncio.gather(*(listener.connected.wait() for listener in listeners))
    for seat, person in enumerate(people[:-1]):
        assert (await do(person, table, "sit", seat=seat, nonce=nonce_of(person)))["type"] == "ack"
    assert (await do(people[0], table, "start"))["type"] == "ack"
    return table, listeners, tasks


@fewest_or_long
@pytest.mark.parametrize("memory", REMEMBERING_OR_LONG)
async def test_no_frame_tells_what_its_seat_may_not_know(
    server: str, settings: Settings, seeds: list[bytes], game: str, players: int, memory: bool
) -> None:
    people = await company(server, players + 1)
    table, listeners, games = await listening(people, game, memory=memory)
    await asyncio.gather(*games)
    heard = dict(zip([*range(players), SPECTATOR], listeners, strict=True))
    found = log_of(settings, table)
    sweep = Sweep(found, heard)
    await asyncio.to_thread(sweep.go)
    assert sweep.frames > 20 * players
    assert sweep.moves_alike or facts_of(game).always_reveals
    assert bool(sweep.choices) == bool(game_named(game).rules.SECRET)
    secret = {seeds[0].hex(), *runs_of(found)}
    for eyes, listener in heard.items():
        check_texts(listener, eyes, secret, people)
        kinds = {frame["type"] for frame in listener.frames}
        assert ("hinted" in kinds) == (eyes == 1)
        assert listener.frames[-1]["end"]["seed"] == seeds[0].hex()


# -- HTTP --


async def half_played(people: list[Person], game: str, **plan: Any) -> tuple[str, list[Listener]]:
    """A game in its middle: all wait for the first of them to move; the last only watches."""
    moves = facts_of(game).middle
    table, listeners, playing = await listening(people, game, moves, **plan)

    def is_settled() -> bool:
        seen = {listener.view.get("version", 0) for listener in listeners}
        all_have_seen_all = len(seen) == 1 and min(seen) >= max(listener.acked for listener in listeners)
        return all_have_seen_all and listeners[0].moved == moves and listeners[0].view["to_act"] == [0]

    await wait_until(is_settled)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return table, listeners


@every_game
@pytest.mark.parametrize("memory", REMEMBERING_OR_LONG)
async def test_answers_during_a_game_tell_no_more_than_the_socket_did(
    server: str, settings: Settings, seeds: list[bytes], game: str, memory: bool
) -> None:
    players = game_named(game).players[0]
    people = await company(server, players + 1)
    table, listeners = await half_played(people, game, memory=memory)
    found = log_of(settings, table)
    secret = {seeds[0].hex(), *runs_of(found), *(person.token for person in people)}
    for seat, person in enumerate(people):
        own = seat if seat < players else None
        others = (f"replay?seat={other}" for other in range(players) if other != own)
        for path in ("record", "proof", "points", "replay?all=true", f"replay?all=true&seat={own or 0}", *others):
            answer = await person.ask("GET", f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["key"]) == (403, "still-running"), path
        answers = [
            await person.ask("GET", f"/api/tables/{table}"),
            await person.ask("GET", "/api/tables"),
            await person.ask("GET", "/api/me/tables"),
            await person.ask("GET", f"/api/tables/{table}/replay" + (f"?seat={own}" if own is not None else "")),
        ]
        for answer in answers:
            assert answer.status_code == 200
            for hidden in secret:
                assert hidden not in answer.text
        check_replay(answers[-1].json(), listeners[seat], own)
    answer = await people[0].ask("GET", "/api/records")
    assert answer.json() == []


def check_replay(replay: Frame, listener: Listener, seat: int | None) -> None:
    """It shows what the socket showed, and of the moves of others only that they were made."""
    views = [frame for frame in listener.frames if frame["type"] == "view"]
    told: list[Frame] = []
    for view in views:
        told[view["told"] :] = view["events"]
    assert [event for step in replay["steps"] for event in step["events"]] == told
    settled = [step["picture"] for step in replay["steps"] if step["picture"]["phase"] != "shuffle"]
    assert settled[-1] == views[-1]["picture"]
    shown = [encode(view["picture"]) for view in views]
    assert all(encode(picture) in shown for picture in settled[1:])
    for step in replay["steps"][1:]:
        assert set(step["entry"]) == {"seat"} or step["entry"]["seat"] == seat
        for other, shown_seat in enumerate(step["picture"]["seats"]):
            assert other == seat or shown_seat.get("hand") is None


@every_game
@pytest.mark.usefixtures("seeds")
async def test_no_answer_to_why_tells_more_than_the_own_view(server: str, settings: Settings, game: str) -> None:
    """Refusals of moves and answers to `why` come from the true state: they must be those of the view."""
    players = game_named(game).players[0]
    people = await company(server, players + 1)
    table, _ = await half_played(people, game)
    for at, _ in log_of(settings, table).versions():
        if at.match is None:
            continue
        rules, state = engine(game), at.match._state
        for seat in at.to_act:
            view = rules.view(state, seat)
            for action in range(at.game.actions):
                try:
                    at.game.text_of(view, action)
                except (KeyError, ValueError, IndexError):
                    continue  # a number that stands for no text here
                assert str(at.game.refusal_of(state, seat, action)) == str(at.game.refusal_of(view, seat, action))
    dice = random.Random(5)
    async with lines(people, table) as seats:
        for person, seat in zip(people, seats, strict=True):
            for action in dice.sample(range(at.game.actions), min(40, at.game.actions)):
                try:
                    move = at.game.text_of(state, action)
                except (KeyError, ValueError, IndexError):
                    continue
                answer = await seat.act("why", move=move)
                own = at.seat_of(person.id)
                if own is None:
                    assert answer["key"] == "no-seat"
                elif own not in at.to_act:
                    assert answer["why"]["key"] == "not-your-turn"
                else:
                    reason = at.game.refusal_of(engine(game).view(state, own), own, action)
                    assert (answer["why"] or {}).get("key") == (reason.key if reason else None)
