"""A day in small: people come, play with computers and each other, lose the network, return and leave, for an hour.

`python -m shoal.bench.day` tells minute by minute what the server takes, and what is left of it when all have gone.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import click
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ..core.simulate import cores
from ..games import all_games
from .crowd import HOST, PATIENCE, Caller, Fault
from .ladders import bar
from .report import Report, Row, Section, as_markdown, machine, on_terminal, today, versions
from .serving import Server, serving

TOKEN = "of-the-day"  # for /metrics
LEVELS = ("easy", "easy", "medium", "hard")
HARMLESS = ("too-many", "stale", "not-your-turn", "not-legal", "no-undo", "nothing-to-undo")
READERS = 5  # lines to the database that may be opened when it is asked more at once
LATE = "log: player replaced"  # on a machine that is too busy, which is no fault of the server
QUIET = 240.0  # seconds that the server has to put all away when everybody has gone
EARLY = 10  # minutes in which memory may still grow
METHOD = (
    "At each table is somebody who thinks a while for each move, beside computers or another person. In one move of "
    "fifty they lose the network without a word, and come back after a while; at times they chat or ask for hints; one "
    "game in five they leave in the middle, for good. Memory is that of the process that serves, without the processes "
    "in which computers think; files are those it holds open."
)


class Day:
    """All who come, and what they have done so far."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.seed = server, seed
        self.is_over = False
        self.done: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()

    async def ask(self, method: str, path: str, token: str = "", **body: Any) -> Any:
        def asked() -> Any:
            caller = Caller(self.server.port)
            try:
                return caller.ask(method, path, token, **body)
            finally:
                caller.close()

        return await asyncio.to_thread(asked)

    async def come_and_go(self, number: int) -> None:
        """One table after the other, at each a whole game or a part of it."""
        dice = random.Random(self.seed * 1000 + number)
        token = ""
        while not self.is_over:
            try:
                if not token or dice.random() < 0.3:
                    token = (await self.ask("POST", "/api/guests", name=f"Guest {number}"))["token"]
                    self.done["guests"] += 1
                await self._one_game(dice, token)
            except (Fault, OSError, TimeoutError) as problem:
                if not self.is_over:
                    self.faults[str(problem) or type(problem).__name__] += 1

    async def _one_game(self, dice: random.Random, token: str) -> None:
        game = dice.choice(all_games())
        players = game.players[0]
        seats = ["me", *(dice.choice(LEVELS) for _ in range(players - 1))]
        friend = ""
        if dice.random() < 0.3:
            seats[1] = "open"
            friend = (await self.ask("POST", "/api/guests", name="A friend"))["token"]
        table = (await self.ask("POST", "/api/tables", token, plan={"game": game.name, "seats": seats}))["id"]
        if friend:
            await self.ask("POST", f"/api/tables/{table}/acts", friend, type="sit", id="sit", seat=1)
        await self.ask("POST", f"/api/tables/{table}/acts", token, type="start", id="start")
        self.done["games"] += 1
        await asyncio.gather(*(self._sit(dice, one, table) for one in (token, friend) if one))
        if dice.random() < 0.5:
            with suppress(Fault):  # it may not be over
                await self.ask("GET", f"/api/tables/{table}/points", token)

    async def _sit(self, dice: random.Random, token: str, table: str) -> None:
        """Play until the game is over, or until it is time to leave."""
        patience = dice.randint(5, 60) if dice.random() < 0.2 else 10**6
        seen: int | None = None
        while not self.is_over and patience > 0:
            address = f"ws://{HOST}:{self.server.port}/api/tables/{table}/socket"
            headers = {"Authorization": f"Bearer {token}"}
            query = "" if seen is None else f"?seen={seen}"
            try:
                async with connect(address + query, additional_headers=headers, open_timeout=PATIENCE) as line:
                    while patience > 0 and not self.is_over:
                        frame = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
                        if frame["type"] == "refused" and frame["key"] not in HARMLESS:
                            self.faults[frame["key"]] += 1
                        if frame["type"] != "view":
                            continue
                        seen = frame["version"]
                        if frame["end"]:
                            return
                        if frame["legal"]:
                            patience -= 1
                            await self._turn(dice, line, frame)
            except (ConnectionClosed, OSError, EOFError):
                self.done["cuts"] += 1
                await asyncio.sleep(dice.random() * 3)
            except TimeoutError:  # the other has left, and there is no clock
                return

    async def _turn(self, dice: random.Random, line: ClientConnection, view: Any) -> None:
        """Do one thing at one's turn: nearly always a move."""
        await asyncio.sleep(dice.uniform(0.1, 1.0))
        about = {"id": f"{dice.getrandbits(60):x}", "version": view["version"]}
        chance = dice.random()
        if chance < 0.02:
            line.transport.abort()
            return
        if chance < 0.04:
            await line.send(json.dumps({"type": "say", "id": about["id"], "text": "Well played!"}))
            about["id"] += "x"
        if chance < 0.05:
            await line.send(json.dumps({"type": "hint", **about}))
            about["id"] += "y"
        await line.send(json.dumps({"type": "move", **about, "move": dice.choice(view["legal"])}))
        self.done["moves"] += 1

    def taken(self) -> Row:
        """What the server takes now."""
        (process,) = self.server.processes()
        found = dict(
            line.rsplit(" ", 1)
            for line in urlopen(
                Request(f"http://{HOST}:{self.server.port}/metrics", headers={"Authorization": f"Bearer {TOKEN}"}),
                timeout=PATIENCE,
            )
            .read()
            .decode()
            .splitlines()
            if not line.startswith("#")
        )
        return {
            "MiB": self.server.memory() / 1024,
            "files": len(os.listdir(f"/proc/{process}/fd")),
            "processes": len(Path(f"/proc/{process}/task/{process}/children").read_text("utf-8").split()),
            "tasks": int(found["shoal_tasks"]),
            "tables": int(found["shoal_tables"]),
            "sockets": int(found["shoal_connections"]),
        }


async def spend(server: Server, tables: int, minutes: float, seed: int) -> tuple[Day, list[Row]]:
    """A day at so many tables; what was taken before, each minute, and when all have gone and the server is at rest."""
    day = Day(server, seed)
    rows: list[Row] = [{"minute": "before", **day.taken(), **dict.fromkeys(("moves", "games", "cuts"), 0)}]
    tasks = [asyncio.create_task(day.come_and_go(number)) for number in range(tables)]
    began = time.monotonic()
    with bar("minutes", max(1, int(minutes))) as advance:
        for minute in range(1, max(1, int(minutes)) + 1):
            await asyncio.sleep(max(0.0, began + minute * min(60.0, 60.0 * minutes) - time.monotonic()))
            rows.append({"minute": minute, **await asyncio.to_thread(day.taken), **counted(day)})
            advance(1)
    day.is_over = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    end = time.monotonic() + QUIET
    while (left := await asyncio.to_thread(day.taken))["tables"] and time.monotonic() < end:
        await asyncio.sleep(1)
    rows.append({"minute": "after", **left, **counted(day)})
    return day, rows


def counted(day: Day) -> Row:
    return {name: day.done[name] for name in ("moves", "games", "cuts")}


def problems(rows: Sequence[Row], faults: Counter[str]) -> list[str]:
    """What must not be: more memory in the end than early, something left over, something refused or logged."""
    before, after = rows[0], rows[-1]
    found = [f"{count} × {what}" for what, count in faults.items()]
    minutes = rows[1:-1]
    if len(minutes) > EARLY:
        early, late = minutes[EARLY - 1]["MiB"], max(row["MiB"] for row in minutes[-3:])
        if late > 1.1 * early + 5:
            found.append(f"memory went from {early:.0f} MiB after {EARLY} minutes to {late:.0f}")
    # Processes in which computers think are started when they are wanted, with two files for each, and stay.
    more = minutes[0]["processes"] - before["processes"]
    allowed = before | {"processes": before["processes"] + more, "files": before["files"] + 2 * more + READERS}
    found += [
        f"{after[name]} {name} are left, {before[name]} were there before"
        for name in ("tables", "sockets", "processes", "tasks", "files")
        if after[name] > allowed[name]
    ]
    return found


@click.command()
@click.option("--tables", type=click.IntRange(1), default=50, show_default=True, help="At which people play.")
@click.option("--minutes", type=click.FloatRange(0.1, 1440), default=60, show_default=True, help="Of the day.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Of all chance.")
@click.option("--markdown", is_flag=True, help="Print a page.")
def main(tables: int, minutes: float, seed: int, markdown: bool) -> None:
    """Let people come and go at a server of its own, over loopback, and tell what it takes, and what is left over."""
    head: Row = {
        "command": " ".join(["python -m shoal.bench.day", *sys.argv[1:]]),
        "date": today(),
        **machine(cores()),
        "versions": versions("starlette", "uvicorn", "websockets", "sqlalchemy"),
    }
    with serving(2 * tables, metrics=TOKEN) as server:
        day, rows = asyncio.run(spend(server, tables, minutes, seed))
        logged = server.faults()
        late = logged.pop(LATE, 0)
        found = problems(rows, day.faults + logged)
    shown = [row for row in rows if not isinstance(row["minute"], int) or row["minute"] % max(1, len(rows) // 12) == 0]
    title = f"{tables} tables, {minutes:g} minutes; moves, games and cuts are counted from the beginning."
    title += f" Computers that were late, and replaced: {late}."
    report = Report(head, [Section("What the server takes", title, shown)], "A day in small", METHOD)
    click.echo(as_markdown(report)) if markdown else on_terminal(report)
    if found:
        raise click.ClickException("; ".join(found))


if __name__ == "__main__":
    main()
