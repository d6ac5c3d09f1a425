"""How much the server bears: a crowd at many tables, over loopback, on this machine. `make load` writes docs/load.md.

The server is a process of its own with a database of its own, in a folder that is removed in the end.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import click

from ..bots.levels import LEVELS
from ..core import backends
from ..core.game import Game
from ..core.simulate import cores
from ..games import all_games, game_named, names
from .crowd import HOST, Caller, Crowd, Fault, Person
from .ladders import bar
from .report import Report, Row, Section, as_json, as_markdown, machine, on_terminal, today, versions

CALLERS = 8  # threads that ask for guests and tables
AT_ONCE = 20  # tables that are sat down at
START = 900.0  # seconds for a server to be ready: its players may have to be compiled
STOP = 20.0
NOT_COMPILED = "compiling failed"  # as the server logs it; its players go on without
SATURATION = 15.0  # seconds at most
RAISED = "1000000"  # of limits that are not to be felt
SPARE = 100  # sockets and files beside one a person
THINK = 0.1  # seconds that somebody takes for a move against computers

METHOD = (
    "The server and those who play share the machine, and whatever else runs on it: so the CPU time of the server for "
    "a move is told, too, which depends less on that. All that happens is counted with the moves: views for everybody "
    "at the table, finished games, rematches, and the sockets opened for them."
)

BESIDE = (
    "A person plays against computers of a level, in the game's smallest round: seconds from the end of their turn to "
    "the next, so of all computers at the table together. Once the server has nothing else to do; once tables of "
    "computers alone, all levels mixed, want to think as well."
)

T = TypeVar("T")
S = TypeVar("S")


# -- The server --


@dataclass
class Server:
    """A `shoal serve` of our own."""

    process: subprocess.Popen[bytes]
    log: Path
    port: int = 0

    def memory(self) -> float:
        """KiB that the server itself takes, without its computer players."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")))

    def cpu(self) -> float:
        """Seconds of all its threads."""
        numbers = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")

    def lines(self) -> list[dict[str, Any]]:
        """What it has logged, in whole lines."""
        text = self.log.read_text("utf-8")
        return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines() if line.startswith("{")]

    def faults(self) -> Counter[str]:
        """What it complained about."""
        return Counter(f"log: {line['what']}" for line in self.lines() if line["level"] in ("warning", "error"))

    def wait_for(self, *what: str) -> dict[str, Any]:
        """The line of the log that tells one of these, as soon as it is there."""
        end = time.monotonic() + START
        while time.monotonic() < end and self.process.poll() is None:
            for line in self.lines():
                if line["what"] in what:
                    return line
            time.sleep(0.1)
        raise click.ClickException(f"the server did not start:\n{self.log.read_text('utf-8')[-2000:]}")


@contextmanager
def serving(people: int) -> Iterator[Server]:
    """A server that is ready for so many, with its limits out of the way."""
    room = str(2 * people + SPARE)  # who goes to the next table is at both for a moment
    with tempfile.TemporaryDirectory(prefix="shoal-load-") as folder:
        log = Path(folder, "log")
        flags = ["--host", HOST, "--port", "0", "--data", folder, "--connections", room, "--connections-each", room]
        flags += [part for name in ("--requests", "--messages", "--login-attempts") for part in (name, RAISED)]
        with log.open("wb") as out:
            process = subprocess.Popen(
                [sys.executable, "-m", "shoal", "serve", *flags], stdout=subprocess.DEVNULL, stderr=out
            )
        server = Server(process, log)
        try:
            server.port = int(server.wait_for("listening")["address"].rpartition(":")[2])
            if backends.is_available():
                server.wait_for("players ready", NOT_COMPILED)
            yield server
        finally:
            process.terminate()
            try:
                process.wait(STOP)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def ask_all(port: int, ask: Callable[[Caller, T], S], about: Sequence[T]) -> list[S]:
    """Ask the server about many things, several at a time."""
    mine = threading.local()
    callers = []

    def begin() -> None:
        mine.caller = Caller(port)
        callers.append(mine.caller)

    with ThreadPoolExecutor(CALLERS, initializer=begin) as pool:
        found = list(pool.map(lambda one: ask(mine.caller, one), about))
    for caller in callers:
        caller.close()
    return found


def make_room(sockets: int) -> None:
    """As many open files as are needed, for us and the server."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * sockets + SPARE
    if hard != resource.RLIM_INFINITY and wanted > hard:
        raise click.ClickException(f"{wanted} open files are needed, {hard} allowed (ulimit -n)")
    if soft != resource.RLIM_INFINITY and wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


# -- Many people --


class Spell(NamedTuple):
    """Some time of playing."""

    seconds: float
    acknowledged: list[float]
    games: int
    server_cpu: float
    own_cpu: float

    @property
    def rate(self) -> float:
        return len(self.acknowledged) / self.seconds

    def share(self, part: float) -> float:
        """The milliseconds in which such a part of the moves was acknowledged."""
        return 1000.0 * quantile(self.acknowledged, part)

    @property
    def cost(self) -> float:
        """Milliseconds of the server's CPU time for a move."""
        return 1000.0 * self.server_cpu / max(1, len(self.acknowledged))


class Load(NamedTuple):
    """What a server bore."""

    game: Game
    before: float  # KiB of memory
    connected: float
    after: float
    paced: Spell
    saturated: Spell
    faults: Counter[str]


def quantile(values: Sequence[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


async def bear(server: Server, game: Game, people: int, tables: int, rate: float, seconds: float) -> Load:
    """Let a crowd play, first at a rate, then as fast as it goes."""
    before = server.memory()
    tokens = await asyncio.to_thread(ask_all, server.port, Caller.guest, [f"Guest {n}" for n in range(people)])
    seats = ["me"] + ["open"] * (people // tables - 1)
    hosts = tokens[:tables]
    ids = await asyncio.to_thread(
        ask_all, server.port, lambda caller, host: caller.table(host, game.name, seats), hosts
    )
    crowd = Crowd(server.port)
    at_once = asyncio.Semaphore(AT_ONCE)

    async def sit_down(number: int) -> None:
        async with at_once:
            await crowd.sit_down([Person(crowd, token) for token in tokens[number::tables]], ids[number])

    try:
        with bar(f"{game.name}: sitting down", tables) as advance:
            for sat in asyncio.as_completed([sit_down(number) for number in range(tables)]):
                await sat
                advance(1)
        connected = server.memory()
        with bar(f"{game.name}: playing", int(rate * seconds)) as advance:
            paced = await spell(server, crowd, crowd.play(rate, seconds, advance))
        with bar(f"{game.name}: as fast as it goes", 1):
            saturated = await spell(server, crowd, crowd.play_on(min(seconds, SATURATION)))
        after = server.memory()
    finally:
        await crowd.go_home()
    return Load(game, before, connected, after, paced, saturated, crowd.faults + server.faults())


async def spell(server: Server, crowd: Crowd, playing: Any) -> Spell:
    crowd.acknowledged, games = [], crowd.games
    began, own, its = crowd.now(), time.process_time(), server.cpu()
    await playing
    seconds = crowd.now() - began
    await crowd.settle()
    return Spell(seconds, crowd.acknowledged, crowd.games - games, server.cpu() - its, time.process_time() - own)


def load_tables(loads: Sequence[Load], people: int, tables: int, rate: float, seconds: float) -> list[Section]:
    paced: list[Row] = []
    saturated: list[Row] = []
    memory: list[Row] = []
    for load in loads:
        paced.append({"game": load.game.name, **spell_row(load.paced), "errors": load.faults.total()})
        saturated.append({"game": load.game.name, **spell_row(load.saturated)})
        memory.append(
            {
                "game": load.game.name,
                "MiB before": load.before / 1024,
                "MiB connected": load.connected / 1024,
                "KiB a connection": (load.connected - load.before) / people,
                "MiB in the end": load.after / 1024,
                "games finished": load.paced.games + load.saturated.games,
            }
        )
    crowd = f"{people:,} people at {tables:,} tables"
    return [
        Section(
            "Moves",
            f"{crowd}, {rate:g} moves a second in all, {seconds:g} seconds: milliseconds from sending a move to its "
            "acknowledgement, for the quicker half and for all but one in a hundred, and the longest.",
            paced,
        ),
        Section(
            "Saturation",
            "The same people, each moving as soon as it may: as many moves as the server can take.",
            saturated,
        ),
        Section(
            "Memory",
            "Of the server's own process: when nobody is known to it, when everybody is connected and every game has "
            "begun (guests, tables and games counted with the connections), and in the end.",
            memory,
        ),
    ]  # fmt: skip


def spell_row(spell: Spell) -> Row:
    return {
        "moves/s": spell.rate,
        "p50, ms": spell.share(0.5),
        "p99, ms": spell.share(0.99),
        "longest, ms": spell.share(1.0),
        "CPU ms a move": spell.cost,
        "CPU of the server, %": 100 * spell.server_cpu / spell.seconds,
        "CPU of the crowd, %": 100 * spell.own_cpu / spell.seconds,
        "games": spell.games,
    }


# -- One among computers --


class Evening(Crowd):
    """Somebody alone with computers: how long until it is their turn again."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.answered: list[float] = []
        self.over = asyncio.Event()
        self._passed: float | None = None

    def passed(self, person: Person) -> None:
        self._passed = self._passed or self.now()

    def offered(self, person: Person) -> None:
        if self._passed:
            self.answered.append(self.now() - self._passed)
        self._passed = None
        asyncio.get_running_loop().call_later(THINK, self._move, person)

    def _move(self, person: Person) -> None:
        if person.choice and not person.waits:
            person.move()

    def ended(self, person: Person) -> None:
        self.over.set()

    async def spend(self, token: str, game: Game, level: str, seconds: float) -> None:
        """Play one game after the other."""
        end = self.now() + seconds
        seats = ["me"] + [level] * (game.players[0] - 1)
        person = Person(self, token)
        while (left := end - self.now()) > 0:
            self.over, self._passed = asyncio.Event(), None
            (table,) = await asyncio.to_thread(
                ask_all, self.port, lambda caller, host: caller.table(host, game.name, seats), [token]
            )
            await person.connect(table)
            await person.act("start")
            try:
                await asyncio.wait_for(self.over.wait(), left)
            except TimeoutError:
                break
        person.hang_up()


async def evenings(server: Server, games: Sequence[Game], computers: int, seconds: float) -> list[Row]:
    """A person against each level, alone and beside tables of computers; all games in turn."""
    (token,) = await asyncio.to_thread(ask_all, server.port, Caller.guest, ["Ada"])
    rows = []
    for tables in (0, computers):
        await asyncio.to_thread(ask_all, server.port, let_computers_play, computer_tables(games, tables))
        for level in LEVELS:
            evening, its = Evening(server.port), server.cpu()
            with bar(f"{level}, beside {tables} tables", len(games)) as advance:
                for game in games:
                    await evening.spend(token, game, level, seconds / len(games))
                    advance(1)
            rows.append(
                {
                    "against": level,
                    "tables of computers": tables,
                    "answers": len(evening.answered),
                    "p50, s": quantile(evening.answered, 0.5),
                    "p99, s": quantile(evening.answered, 0.99),
                    "longest, s": quantile(evening.answered, 1.0),
                    "own move acknowledged, p99, ms": 1000 * quantile(evening.acknowledged, 0.99),
                    "CPU of the server, %": 100 * (server.cpu() - its) / seconds,
                    "errors": evening.faults.total(),
                }
            )
    return rows


def computer_tables(games: Sequence[Game], count: int) -> list[tuple[Game, list[str]]]:
    """Games in turn, and at each table levels mixed."""
    tables = []
    for number, game in enumerate(islice(cycle(games), count)):
        seats = min(4, game.players[-1])
        tables.append((game, [str(LEVELS[(number + seat) % len(LEVELS)]) for seat in range(seats)]))
    return tables


def let_computers_play(caller: Caller, table: tuple[Game, list[str]]) -> None:
    game, seats = table
    host = caller.guest("Host")
    made = caller.table(host, game.name, seats)
    caller.ask("POST", f"/api/tables/{made}/acts", host, type="start", id="start")


# -- The command --


@click.command()
@click.option("--people", type=click.IntRange(0), default=1000, show_default=True, help="0: only --computers.")
@click.option("--tables", type=click.IntRange(1), default=250, show_default=True, help="At which they sit.")
@click.option("--rate", type=click.FloatRange(1), default=250, show_default=True, help="Moves a second, in all.")
@click.option("--seconds", type=click.FloatRange(1, 600), default=60, show_default=True, help="For each row.")
@click.option("--game", "chosen", type=click.Choice(names()), multiple=True, help="Only these.  [default: all]")
@click.option(
    "--computers", type=click.IntRange(0), default=0, help="A person beside so many tables of computers, too."
)
@click.option("--json", "form", flag_value="json", help="Print JSON.")
@click.option("--markdown", "form", flag_value="markdown", help="Print a page.")
def main(
    people: int, tables: int, rate: float, seconds: float, chosen: tuple[str, ...], computers: int, form: str | None
) -> None:
    """Let a crowd play on a server of its own, over loopback, and tell what the server bore."""
    games = [game_named(name) for name in chosen] or list(all_games())
    for game in games if people else ():
        if people % tables or people // tables not in game.players:
            raise click.UsageError(f"{people} people can't play {game.title} at {tables} tables")
    make_room(people)
    head: Row = {
        "command": " ".join(["python -m shoal.bench.load", *sys.argv[1:]]),
        "date": today(),
        **machine(cores()),
        "versions": versions("starlette", "uvicorn", "websockets", "sqlalchemy") | {"SQLite": sqlite3.sqlite_version},
        "load average before": os.getloadavg()[0],
    }
    sections: list[Section] = []
    faults: Counter[str] = Counter()
    try:
        if people:
            loads = []
            for game in games:
                with serving(people) as server:
                    loads.append(asyncio.run(bear(server, game, people, tables, rate, seconds)))
                faults += loads[-1].faults
            sections += load_tables(loads, people, tables, rate, seconds)
        if computers:
            with serving(SPARE) as server:
                rows = asyncio.run(evenings(server, games, computers, seconds))
                faults += server.faults() + Counter({"beside computers": sum(row["errors"] for row in rows)})
            sections.append(Section("Beside computers", BESIDE, rows))
    except (Fault, OSError) as problem:
        raise click.ClickException(str(problem)) from None
    report = Report(head, sections, "Load", METHOD)
    if form == "json":
        click.echo(as_json(report))
    elif form == "markdown":
        click.echo(as_markdown(report))
    else:
        on_terminal(report)
    if faults:
        raise click.ClickException(", ".join(f"{count} × {what}" for what, count in faults.items()))


if __name__ == "__main__":
    main()
