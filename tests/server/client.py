"""Somebody who plays over a socket, as the page does: looks, moves, comes back when the line is cut."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

PATIENCE = 240.0  # seconds, on a machine that is busy with other things
Frame = dict[str, Any]


class Person:
    """A guest with a token."""

    def __init__(self, url: str, me: Frame) -> None:
        self.url, self.id, self.name, self.token = url, me["id"], me["name"], me["token"]
        self.headers = {"Authorization": f"Bearer {self.token}"}

    @staticmethod
    async def new(url: str, name: str = "Ada") -> Person:
        async with httpx.AsyncClient(base_url=url) as http:
            answer = await http.post("/api/guests", json={"name": name})
            answer.raise_for_status()
            return Person(url, answer.json())

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.url, headers=self.headers, timeout=PATIENCE) as http:
            return await http.request(method, path, json=body, **more)

    async def new_table(self, game: str, seats: list[str], **plan: Any) -> Frame:
        answer = await self.ask("POST", "/api/tables", {"plan": {"game": game, "seats": seats, **plan}})
        assert answer.status_code == 201, answer.text
        table: Frame = answer.json()
        return table

    def socket(self, table: str, seen: int | None = None, **more: Any) -> Any:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        if seen is not None:
            address += f"?seen={seen}"
        return connect(
            address, additional_headers=self.headers, compression=None, max_size=2**22, ping_timeout=None, **more
        )


class Seat:
    """A person's line to a table, with all that came over it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line, self.frames = line, []
        self.ids = count(1)

    frames: list[Frame]

    async def receive(self, *kinds: str, patience: float = PATIENCE) -> Frame:
        """The next frame of one of these kinds, or of any."""
        async with asyncio.timeout(patience):
            while True:
                frame: Frame = json.loads(await self.line.recv())
                self.frames.append(frame)
                if not kinds or frame["type"] in kinds:
                    return frame

    async def send(self, kind: str, **content: Any) -> str:
        number = content.pop("id", None) or f"m{next(self.ids)}-{random.getrandbits(40):x}"
        await self.line.send(json.dumps({"type": kind, "id": number, **content}))
        return str(number)

    async def act(self, kind: str, **content: Any) -> Frame:
        """Send a message and wait for the answer to it."""
        number = await self.send(kind, **content)
        while True:
            frame = await self.receive("ack", "refused", "explained", "hinted", "next")
            if frame["id"] == number:
                return frame


async def play(
    person: Person,
    table: str,
    dice: random.Random,
    seen: Callable[[Frame], None] | None = None,
    acked: Callable[[int, str], None] | None = None,
    pause: Callable[[], float] = lambda: 0.0,
) -> Frame:
    """Play at random to the end, through whatever happens to the line. Answers the last view.

    `pause` says how many seconds to wait before the next move.
    """
    view: Frame | None = None  # the latest
    waiting: Frame | None = None  # a move that was not acknowledged yet
    needed = 0  # the version to be seen before the next move
    while True:
        try:
            async with person.socket(table, view["version"] if view else None, open_timeout=PATIENCE) as line:
                if waiting:
                    await line.send(json.dumps(waiting))
                while True:
                    frame = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
                    if seen:
                        seen(frame)
                    if frame["type"] == "ack" and waiting and frame["id"] == waiting["id"]:
                        if acked:
                            acked(frame["version"], waiting["move"])
                        needed = frame["version"]
                        waiting = None
                    elif frame["type"] == "refused" and waiting and frame["id"] == waiting["id"]:
                        assert frame["key"] in ("unavailable", "stale", "too-many", "not-your-turn"), frame
                        if frame["key"] in ("unavailable", "too-many"):
                            await asyncio.sleep(0.1)
                            await line.send(json.dumps(waiting))
                        else:
                            needed = waiting["version"] + 1
                            waiting = None
                    elif frame["type"] == "view":
                        view = frame
                        if frame["end"]:
                            return frame  # type: ignore[no-any-return]
                    # After a cut line the view comes before the answer to the move that was sent again.
                    if view and view["legal"] and not waiting and view["version"] >= needed:
                        await asyncio.sleep(pause())
                        waiting = {
                            "type": "move",
                            "id": f"{dice.getrandbits(60):x}",
                            "version": view["version"],
                            "move": dice.choice(view["legal"]),
                        }
                        await line.send(json.dumps(waiting))
        except (OSError, WebSocketException, InvalidHandshake, EOFError):
            await asyncio.sleep(0.05)
