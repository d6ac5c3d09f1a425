"""How much the server bears: a crowd at many tables, over loopback. `make load` writes docs/load.md."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import click

from ..core.game import Game
from ..core.simulate import cores
from ..games import all_games, game_named, names
from .beside_computers import BESIDE, beside_computers
from .crowd import Caller, Crowd, Fault, Person, quantile
from .ladders import bar
from .report import Report, Row, Section, as_json, as_markdown, machine, on_terminal, today, versions
from .serving import SPARE, Server, ask_all, serving

AT_ONCE = 20  # tables that are sat down at
SATURATION = 15.0  # seconds at most

METHOD = (
    "The server and those who play share the machine, and whatever else runs on it: so the CPU time of the server for "
    "a move is told, too, which depends less on that. All that happens is counted with the moves: views for everybody "
    "at the table, finished games, rematches, and the sockets opened for them."
)


def make_room(sockets: int) -> None:
    """As many open files as are needed, for us and the server."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * sockets + SPARE
    if hard != resource.RLIM_INFINITY and wanted > hard:
        raise click.ClickException(f"{wanted} open files are needed, {hard} allowed (ulimit -n)")
    if soft != resource.RLIM_INFINITY and wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


# -- Many people --


class Period(NamedTuple):
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
    paced: Period
    saturated: Period
    faults: Counter[str]


async def run_load(server: Server, game: Game, people: int, tables: int, rate: float, seconds: float) -> Load:
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
            paced = await measure_period(server, crowd, crowd.play(rate, seconds, advance))
        with bar(f"{game.name}: as fast as it goes", 1):
            saturated = await measure_period(server, crowd, crowd.play_on(min(seconds, SATURATION)))
        after = server.memory()
    finally:
        await crowd.disconnect_all()
    return Load(game, before, connected, after, paced, saturated, crowd.faults + server.faults())


async def measure_period(server: Server, crowd: Crowd, playing: Any) -> Period:
    crowd.acknowledged, games = [], crowd.games
    began, own, its = crowd.now(), time.process_time(), server.cpu()
    await playing
    seconds = crowd.now() - began
    await crowd.settle()
    return Period(seconds, crowd.acknowledged, crowd.games - games, server.cpu() - its, time.process_time() - own)


def load_tables(loads: Sequence[Load], people: int, tables: int, rate: float, seconds: float) -> list[Section]:
    paced: list[Row] = []
    saturated: list[Row] = []
    memory: list[Row] = []
    for load in loads:
        paced.append({"game": load.game.name, **period_row(load.paced), "errors": load.faults.total()})
        saturated.append({"game": load.game.name, **period_row(load.saturated)})
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


def period_row(period: Period) -> Row:
    return {
        "moves/s": period.rate,
        "p50, ms": period.share(0.5),
        "p99, ms": period.share(0.99),
        "longest, ms": period.share(1.0),
        "CPU ms a move": period.cost,
        "CPU of the server, %": 100 * period.server_cpu / period.seconds,
        "CPU of the crowd, %": 100 * period.own_cpu / period.seconds,
        "games": period.games,
    }


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
@click.option("--database", default="", metavar="URL", help="Of an empty PostgreSQL database, instead of SQLite.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes that serve.")
@click.option("--json", "form", flag_value="json", help="Print JSON.")
@click.option("--markdown", "form", flag_value="markdown", help="Print a page.")
def main(
    people: int,
    tables: int,
    rate: float,
    seconds: float,
    chosen: tuple[str, ...],
    computers: int,
    form: str | None,
    **how: Any,
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
                with serving(people, **how) as server:
                    loads.append(asyncio.run(run_load(server, game, people, tables, rate, seconds)))
                faults += loads[-1].faults
            sections += load_tables(loads, people, tables, rate, seconds)
        if computers:
            with serving(SPARE, **how) as server:
                rows = asyncio.run(beside_computers(server, games, computers, seconds))
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
