"""A store that fails when it is told to, and who watches a table meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import func, select

from shoal.server import people, wire
from shoal.server.desk import Desk
from shoal.server.hall import Hall
from shoal.server.people import Person
from shoal.server.schema import entries
from shoal.server.store import Store, Unavailable

PATIENCE = 240.0  # seconds, on a machine that is busy with other things


class Flaky(Store):
    """A store whose database can be away, refuse what has some text in it, or write it without being able to say so."""

    away = False
    refuse: str | None = None
    refused = 0  # how often
    lose: str | None = None  # once

    async def write(self, *statements: Any, after: Any = ()) -> None:
        if self.away or self._is_meant(self.refuse, statements):
            self.refused += 1
            raise Unavailable
        await super().write(*statements, after=after)
        if self._is_meant(self.lose, statements):
            self.lose = None
            raise Unavailable

    async def read(self, question: Any, *about: Any, **named: Any) -> Any:
        if self.away:
            raise Unavailable
        return await super().read(question, *about, **named)

    @staticmethod
    def _is_meant(text: str | None, statements: Any) -> bool:
        return text is not None and any(text in str(values) for _, values in statements)


MOVE, OF_COMPUTER = '"what":"moved"', '"level":"easy"'


@dataclass(eq=False)
class Watcher:
    """Somebody connected to a table, with all that they were shown."""

    person: Person
    muted: set[str] = field(default_factory=set)
    frames: list[dict[str, Any]] = field(default_factory=list)

    def send(self, frame: bytes) -> None:
        self.frames.append(msgspec.json.decode(frame))

    def end(self, reason: str) -> None:
        pass

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == kind]

    @property
    def view(self) -> dict[str, Any]:
        return self.of("view")[-1]

    def move(self) -> wire.Move:
        """The first move that can be made now."""
        return wire.Move(f"m{self.view['version']}", self.view["version"], self.view["legal"][0])


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def number(store: Store, what: Any) -> int:
    asked = select(func.count()).select_from(what)
    return await store.read(lambda connection: connection.execute(asked).scalar_one())


async def act(hall: Hall, desk: Desk, person: Person, message: wire.Act) -> dict[str, Any]:
    replies: list[bytes] = []
    await hall.act(desk, person, message, replies.append)
    await until(lambda: bool(replies))
    (reply,) = replies
    found: dict[str, Any] = msgspec.json.decode(reply)
    return found


async def begun(hall: Hall, *seats: str, game: str = "fish-n-stones") -> tuple[Desk, Watcher]:
    """A table at which a game has begun, if nobody is missing, and its host."""
    ada, _ = await people.new_guest(hall.store, "Ada", "browser")
    desk = await hall.create(ada, wire.Plan(game, ["me", *seats]))
    watcher = Watcher(ada)
    await hall.join(desk, watcher)
    if "open" not in seats:
        await act(hall, desk, ada, wire.Start("start"))
    return desk, watcher


async def to_move(watcher: Watcher) -> None:
    await until(lambda: bool(watcher.view["legal"]) or bool(watcher.view["end"]))


async def check_log(hall: Hall, desk: Desk) -> None:
    """The table in memory is the one in the database, version by version."""
    async with desk.lock:  # no computer is in the middle of a move
        asked = select(entries.c.version, entries.c.data).where(entries.c.table == desk.table.id).order_by("version")
        kept = await hall.store.read(lambda connection: list(connection.execute(asked)))
        assert [row.version for row in kept] == list(range(1, desk.table.version + 1))
        moves = [row.data for row in kept if '"moved"' in row.data]
        assert desk.table.match
        assert len(moves) == sum("move" in entry for entry in desk.table.match.record()["moves"])
