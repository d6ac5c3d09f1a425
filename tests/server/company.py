"""People who meet at a table, and what its log says of them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

import msgspec
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from shoal import all_games
from shoal.server import wire
from shoal.server.log import AnyEntry, decode
from shoal.server.schema import entries, tables
from shoal.server.settings import Settings
from shoal.server.store import open_engine
from shoal.server.table import Table

from .client import PATIENCE, Frame, Person, Seat

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hanna")

every_game = pytest.mark.parametrize("game", [game.name for game in all_games()])
# Tables of any number of players are alike to the server: the fewest and the most are tried, all in the long runs.
fewest_and_most_or_long = pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(
            game.name,
            players,
            id=f"{game.name}-{players}p",
            marks=[pytest.mark.long] if game.players[0] < players < game.players[-1] else [],
        )
        for game in all_games()
        for players in game.players
    ],
)
fewest_or_long = pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(
            game.name,
            players,
            id=f"{game.name}-{players}p",
            marks=[pytest.mark.long] if players > game.players[0] else [],
        )
        for game in all_games()
        for players in game.players
    ],
)


async def company(server: str, count: int) -> list[Person]:
    """So many guests."""
    return list(await asyncio.gather(*(Person.new(server, name) for name in NAMES[:count])))


async def do(person: Person, table: str, kind: str, **content: Any) -> Frame:
    """Do something at a table over HTTP, and the answer."""
    message = {"type": kind, "id": f"{random.getrandbits(60):x}", **content}
    answer: Frame = (await person.ask("POST", f"/api/tables/{table}/acts", message)).json()
    return answer


async def begun(people: list[Person], game: str, seats: list[str] | None = None, **plan: Any) -> str:
    """The id of a table of the first of them, the others at its open seats, the game begun."""
    words = seats or ["me", *["open"] * (len(people) - 1)]
    table: str = (await people[0].new_table(game, words, **plan))["id"]
    free = [seat for seat, word in enumerate(words) if word == "open"]
    for person, seat in zip(people[1:], free, strict=False):
        assert (await do(person, table, "sit", seat=seat))["type"] == "ack"
    started = await do(people[0], table, "start")
    assert started["type"] == "ack", started
    return table


@asynccontextmanager
async def lines(people: list[Person], table: str) -> Any:
    """A line to the table for each of them."""
    async with AsyncExitStack() as stack:
        yield [Seat(await stack.enter_async_context(person.socket(table))) for person in people]


async def until(seat: Seat, kind: str, is_so: Any) -> Frame:
    """The last frame of a kind if something is so of it, or the next of which it is."""
    frame = next((frame for frame in reversed(seat.frames) if frame["type"] == kind), None)
    while frame is None or not is_so(frame):
        frame = await seat.receive(kind)
    return frame


async def wait_until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def code_of_the_end(seat: Seat) -> int:
    """The code with which the server hangs up; all that comes before is received."""
    try:
        while True:
            await seat.receive()
    except ConnectionClosed as closed:
        assert closed.rcvd
        return int(closed.rcvd.code)


async def turn(seat: Seat) -> Frame:
    """What a seat sees when it is to move, after all that it has done so far."""
    done = max((frame["version"] for frame in seat.frames if frame["type"] == "ack"), default=0)
    return await until(seat, "view", lambda view: view["legal"] and view["version"] >= done)


class Listener:
    """A socket and every frame that comes over it, as it came; it may play at random, and ask for a hint first."""

    def __init__(self, person: Person, dice: random.Random | None = None, *, wants_hint: bool = False) -> None:
        self.person, self.dice, self.wants_hint = person, dice, wants_hint
        self.texts: list[str] = []
        self.view: Frame = {}
        self.moved = self.acked = 0  # moves, and the version of the last
        self.connected = asyncio.Event()

    @property
    def frames(self) -> list[Frame]:
        return [json.loads(text) for text in self.texts]

    async def follow(self, table: str, moves: int | None = None) -> None:
        """To the end of the game; after so many moves it only listens."""
        asked = None
        async with self.person.socket(table) as line:
            while True:
                async with asyncio.timeout(PATIENCE):
                    text = await line.recv()
                self.texts.append(text)
                self.connected.set()
                frame = json.loads(text)
                assert frame["type"] != "refused", frame
                if frame["type"] == "view":
                    self.view = frame
                    if frame["end"]:
                        return
                if frame.get("id") == asked and frame["type"] in ("ack", "hinted"):
                    asked = None
                    if frame["type"] == "ack":
                        self.moved, self.acked = self.moved + 1, frame["version"]
                        continue  # the next view shows what came of it
                if self.dice and self.view.get("legal") and not asked and self.moved != moves:
                    asked = f"{self.dice.getrandbits(60):x}"
                    message: Frame = {"type": "hint", "id": asked, "version": self.view["version"]}
                    if not self.wants_hint:
                        message |= {"type": "move", "move": self.dice.choice(self.view["legal"])}
                    self.wants_hint = False
                    await line.send(json.dumps(message))


class Entered(NamedTuple):
    """A row of a log."""

    entry: AnyEntry
    at: float
    sender: str | None
    message: str | None


class Log(NamedTuple):
    """A table as the database has it."""

    row: Any
    entered: list[Entered]

    def table(self) -> Table:
        """As it was before anything happened."""
        row = self.row
        return Table(row.id, row.code, msgspec.json.decode(row.plan, type=wire.Plan), row.host, row.seed)

    def versions(self) -> Iterator[tuple[Table, Entered]]:
        """The table after each entry."""
        table = self.table()
        for entered in self.entered:
            table.apply(*entered)
            yield table, entered


def log_of(settings: Settings, table: str) -> Log:
    engine = open_engine(settings.database_url)
    with engine.connect() as connection:
        row = connection.execute(select(tables).where(tables.c.id == table)).one()
        found = connection.execute(select(entries).where(entries.c.table == table).order_by(entries.c.version))
        entered = [Entered(decode(one.data), one.at, one.sender, one.message) for one in found]
    engine.dispose()
    return Log(row, entered)
