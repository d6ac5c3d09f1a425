"""The worst that one guest may do, one thing after the other, and how long others wait meanwhile.

`python -m shoal.bench.worst`: a server with its usual limits; two people play at a table all the time, and somebody
from another address does as much of one thing as they can for some seconds.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import click
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Opcode

from ..core.simulate import cores
from ..games import names
from .crowd import HOST, PATIENCE, quantile
from .ladders import bar
from .report import Report, Row, Section, as_markdown, machine, on_terminal, today, versions
from .serving import Server, serving

ELSEWHERE = "127.0.0.2"  # where the one comes from
PACE = 0.2  # seconds that the others think for a move
GAME = names()[0]
BROKEN = (OSError, EOFError, WebSocketException, TimeoutError, ValueError, KeyError)
METHOD = (
    "The server has its usual limits. Two people play with five moves a second; what they wait is from a move to its "
    "acknowledgement. One guest from another address does each of these things alone, as often as the server lets them "
    "and from as many connections; what is refused counts as done. Memory is that of the process that serves."
)


class Guest(NamedTuple):
    """Somebody with a token, who comes from an address."""

    port: int
    source: str
    token: str

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Ask on a line of its own."""
        return await asked(self.port, self.source, method, path, body, self.token)

    def socket(self, table: str) -> Any:
        return connect(
            f"ws://{HOST}:{self.port}/api/tables/{table}/socket",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            local_addr=(self.source, 0),
            open_timeout=PATIENCE,
            ping_interval=None,
            compression=None,
            max_size=None,
        )

    async def table(self, *seats: str) -> str:
        """The id of a table that has begun, if nobody is missing."""
        _, answer = await self.ask("POST", "/api/tables", {"plan": {"game": GAME, "seats": ["me", *seats]}})
        table = str(json.loads(answer)["id"])
        if "open" not in seats:
            await self.act(table, type="start")
        return table

    async def act(self, table: str, **content: Any) -> tuple[int, bytes]:
        return await self.ask("POST", f"/api/tables/{table}/acts", content | {"id": f"{random.getrandbits(60):x}"})


async def asked(port: int, source: str, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, bytes]:
    content = json.dumps(body).encode() if body is not None else b""
    head = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{port}", "Connection: close", f"Content-Length: {len(content)}"]
    head += ["Content-Type: application/json"] + ([f"Authorization: Bearer {token}"] if token else [])
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(source, 0))
    try:
        writer.write("\r\n".join([*head, "", ""]).encode() + content)
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read()
    finally:
        writer.close()
    first, _, rest = answer.partition(b"\r\n")
    return int(first.split()[1]), rest.partition(b"\r\n\r\n")[2]


async def new_guest(port: int, source: str = HOST) -> Guest:
    """Somebody new, as soon as the server lets one more in from that address."""
    while True:
        status, answer = await asked(port, source, "POST", "/api/guests", {"name": "Ada"})
        if status < 400:
            return Guest(port, source, json.loads(answer)["token"])
        await asyncio.sleep(1)


# -- Those who play --


class Players:
    """Two people at a table, one game after the other, and what they waited for their moves."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.waited: list[float] = []

    async def play_on(self) -> None:
        ada, bob = await new_guest(self.port), await new_guest(self.port)
        while True:
            table = await ada.table("open")
            await bob.act(table, type="sit", seat=1)
            await ada.act(table, type="start")
            await asyncio.gather(self._play(ada, table, 1), self._play(bob, table, 2))

    async def _play(self, guest: Guest, table: str, seed: int) -> None:
        dice, sent, view = random.Random(seed), 0.0, None
        async with guest.socket(table) as line:
            async for text in line:
                frame = json.loads(text)
                if frame["type"] in ("ack", "refused") and sent:
                    self.waited.append(time.monotonic() - sent)
                    sent = 0.0
                if frame["type"] == "view":
                    view = frame
                    if frame["end"]:
                        return
                if view and view["legal"] and not sent:
                    await asyncio.sleep(PACE)
                    about = {"type": "move", "id": f"{dice.getrandbits(60):x}", "version": view["version"]}
                    sent, moves, view = time.monotonic(), view["legal"], None
                    await line.send(json.dumps(about | {"move": dice.choice(moves)}))


# -- The one --

Done = Counter[str]
Deed = Callable[[Guest, Done], Awaitable[None]]


async def again(times: Done, work: Callable[[], Awaitable[Any]]) -> None:
    """Do it again and again, whatever comes of it."""
    while True:
        with suppress(*BROKEN):
            await work()
        times["done"] += 1


async def at_once(number: int, times: Done, work: Callable[[], Awaitable[Any]]) -> None:
    await asyncio.gather(*(again(times, work) for _ in range(number)))


async def half_requests(guest: Guest, times: Done) -> None:
    """Open lines, say half a request, and wait."""
    held = []
    while True:
        with suppress(*BROKEN):
            _, writer = await asyncio.open_connection(HOST, guest.port, local_addr=(guest.source, 0))
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            held.append(writer)
        times["done"] += 1


async def move_and_undo(guest: Guest, times: Done) -> None:
    table = await guest.table("easy")
    async with guest.socket(table) as line:
        async for text in line:
            frame = json.loads(text)
            if frame["type"] == "view" and (frame["legal"] or frame["can_undo"]):
                kind = {"type": "undo"} if frame["can_undo"] else {"type": "move", "move": frame["legal"][0]}
                await line.send(json.dumps(kind | {"id": f"{times['done']}x", "version": frame["version"]}))
                times["done"] += 1


async def finished(guest: Guest) -> str:
    """A finished game: the guest has resigned."""
    table = await guest.table("easy")
    await guest.act(table, type="resign")
    while (await guest.ask("GET", f"/api/tables/{table}/record"))[0] != 200:
        await asyncio.sleep(0.2)
    return table


def reading(path: str, lines: int = 20) -> Deed:
    async def deed(guest: Guest, times: Done) -> None:
        table = await finished(guest)
        await at_once(lines, times, lambda: guest.ask("GET", f"/api/tables/{table}/{path}"))

    return deed


async def pings(guest: Guest, times: Done) -> None:
    table = await guest.table("open")

    async def flood() -> None:
        async with guest.socket(table) as line:
            while True:
                await send_raw(line, Opcode.PING, b"x" * 100)
                await send_raw(line, Opcode.TEXT, b"", fin=False)
                times["done"] += 2

    await at_once(10, times, flood)


async def send_raw(line: ClientConnection, opcode: Opcode, data: bytes, fin: bool = True) -> None:
    from websockets.frames import Frame

    line.protocol.writes.append(Frame(opcode, data, fin).serialize(mask=True))
    for part in line.protocol.data_to_send():
        line.transport.write(part)
    await asyncio.sleep(0)


async def garbage(guest: Guest, times: Done) -> None:
    table = await guest.table("open")

    async def flood() -> None:
        async with guest.socket(table) as line:
            while True:
                await line.send("{" * 4000)
                times["done"] += 1

    await at_once(10, times, flood)


async def never_read(guest: Guest, times: Done) -> None:
    """Talk, and read nothing of what is told."""
    table = await guest.table("open")

    async def flood() -> None:
        async with guest.socket(table) as line:
            line.transport.pause_reading()
            while True:
                await line.send(json.dumps({"type": "say", "id": f"{times['done']}", "text": "x" * 200}))
                times["done"] += 1
                await asyncio.sleep(0.1)

    await at_once(40, times, flood)


async def many_experts(guest: Guest, times: Done) -> None:
    async def table() -> None:
        await guest.table("expert")
        await asyncio.sleep(0.1)

    await again(times, table)


async def hints(guest: Guest, times: Done) -> None:
    async def hint() -> None:
        table = await guest.table("hard")
        async with guest.socket(table) as line:
            for _ in range(20):
                frame = json.loads(await line.recv())
                if frame["type"] == "view" and frame["legal"]:
                    about = {"type": "hint", "id": f"{times['done']}", "version": frame["version"]}
                    await line.send(json.dumps(about))
                    return

    await at_once(5, times, hint)


def asking(method: str, path: str, body: Any = None, lines: int = 20) -> Deed:
    async def deed(guest: Guest, times: Done) -> None:
        await at_once(lines, times, lambda: guest.ask(method, path, body))

    return deed


DEEDS: dict[str, Deed | None] = {
    "nothing": None,
    "half-sent requests": half_requests,
    "move and undo": move_and_undo,
    "replays": reading("replay?all=true"),
    "points": reading("points"),
    "analyses": reading("analysis?seat=0"),
    "luck or play": reading("review"),
    "pings and empty fragments": pings,
    "garbage": garbage,
    "chat that nobody reads": never_read,
    "tables with experts": many_experts,
    "hints": hints,
    "logins": asking("POST", "/api/logins", {"login": "somebody", "password": "a long guess"}),
    "guests": asking("POST", "/api/guests", {"name": "Guest"}),
    "lists": asking("GET", "/api/tables"),
    "the page": asking("GET", "/"),
}


@asynccontextmanager
async def going_on(work: Awaitable[None]) -> AsyncIterator[None]:
    task = asyncio.ensure_future(work)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, *BROKEN):
            await task


async def try_all(server: Server, seconds: float, chosen: tuple[str, ...]) -> list[Row]:
    rows: list[Row] = []
    players = Players(server.port)
    async with going_on(players.play_on()):
        await asyncio.sleep(3)
        with bar("deeds", len(chosen)) as advance:
            for name in chosen:
                rows.append(await try_one(server, players, name, seconds))
                advance(1)
    return rows


async def try_one(server: Server, players: Players, name: str, seconds: float) -> Row:
    deed, times, log = DEEDS[name], Done(), server.log.stat().st_size
    players.waited.clear()
    if deed:
        guest = await new_guest(server.port, ELSEWHERE)
        async with going_on(deed(guest, times)):
            await asyncio.sleep(seconds)
    else:
        await asyncio.sleep(seconds)
    waited = list(players.waited)
    row: Row = {
        "deed": name,
        "done": times["done"],
        "moves of others": len(waited),
        "p50, ms": 1000 * quantile(waited, 0.5),
        "p99, ms": 1000 * quantile(waited, 0.99),
        "longest, ms": 1000 * max(waited, default=float("nan")),
        "MiB": server.memory() / 1024,
        "KiB of log": (server.log.stat().st_size - log) / 1024,
    }
    await asyncio.sleep(2)  # what is under way comes to its end
    return row


@click.command()
@click.option("--seconds", type=click.FloatRange(1, 600), default=15, show_default=True, help="For each.")
@click.option("--deed", "chosen", type=click.Choice(list(DEEDS)), multiple=True, help="Only these.  [default: all]")
@click.option("--markdown", is_flag=True, help="Print a page.")
def main(seconds: float, chosen: tuple[str, ...], markdown: bool) -> None:
    """Let one guest do the worst, and tell what others wait for meanwhile."""
    head: Row = {
        "command": " ".join(["python -m shoal.bench.worst", *sys.argv[1:]]),
        "date": today(),
        **machine(cores()),
        "versions": versions("starlette", "uvicorn", "websockets", "sqlalchemy"),
    }
    with serving(0, limited=True) as server:
        rows = asyncio.run(try_all(server, seconds, chosen or tuple(DEEDS)))
    report = Report(head, [Section("Deeds", f"{seconds:g} seconds each.", rows)], "The worst of one guest", METHOD)
    click.echo(as_markdown(report)) if markdown else on_terminal(report)


if __name__ == "__main__":
    main()
