"""How much room finished games take in a server's database, and what comes back of it: `python -m tools.sizes`.

Some games are really played at a hall, by random moves; their rows are then written again and again under other ids.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import click
from sqlalchemy import Connection, Engine, bindparam, delete, event, func, insert, select

from shoal.bench.ladders import bar
from shoal.bench.report import Report, Row, Section, as_markdown, machine, on_terminal, today, versions
from shoal.core.errors import Refused
from shoal.core.simulate import cores
from shoal.games import all_games
from shoal.server import people, wire
from shoal.server.computers import Computers
from shoal.server.desk import Desk
from shoal.server.hall import Hall
from shoal.server.people import Person
from shoal.server.room import Size, sizes_of, vacuum, whole
from shoal.server.schema import chat, entries, records, seats, tables
from shoal.server.store import Store, open_engine

MILLION = 10**6
LINES = 5  # of chat a game
KEPT = ("tables", "seats", "entries", "chat", "records")
METHOD = (
    "Games of all five, with as few players as there may be and as many, played by random moves, each with some "
    "lines of chat. Their rows are repeated under random ids until there are as many games as wanted; what is told of "
    "a million is multiplied from there. People, sessions, reviews and tables that never began are not in it."
)


async def play_games(store: Store, each: int, seed: int) -> None:
    """Play so many of each game to its end."""
    hall, dice = Hall(store, Computers(1)), random.Random(seed)
    try:
        guests = [(await people.new_guest(store, f"Guest {number}", "bench"))[0] for number in range(6)]
        with bar("games played", each * len(all_games())) as advance:
            for game in all_games():
                for number in range(each):
                    players = game.players[0 if number % 2 else -1]
                    await play_one(hall, game.name, guests[:players], dice)
                    advance(1)
    finally:
        await hall.close()


async def play_one(hall: Hall, game: str, sitting: list[Person], dice: random.Random) -> None:
    words: list[Any] = [wire.ME, *[wire.OPEN] * (len(sitting) - 1)]
    desk = await hall.create(sitting[0], wire.Plan(game, words))
    for seat, person in enumerate(sitting[1:], 1):
        await act(hall, desk, person, wire.Sit(f"sit{seat}", seat))
    await act(hall, desk, sitting[0], wire.Start("start"))
    said = 0
    while desk.table.status != "over":
        match, seat = desk.table.match, dice.choice(desk.table.to_act)
        assert match
        move = wire.Move(f"{dice.getrandbits(60):x}", desk.table.version, dice.choice(match.legal(seat)))
        await act(hall, desk, sitting[seat], move)
        if said < LINES:
            with suppress(Refused):  # one may not say much at once
                await act(
                    hall, desk, sitting[seat], wire.Say(f"{dice.getrandbits(60):x}", "Well played, that was close!")
                )
            said += 1


async def act(hall: Hall, desk: Desk, person: Person, message: wire.Act) -> None:
    await hall.act(desk, person, message, lambda _: None)


def repeat(connection: Connection, times: int) -> None:
    """Write all finished games so many times more."""
    known = list(connection.execute(select(tables).where(tables.c.status == "over")).mappings())
    with bar("games repeated", times * len(known)) as advance:
        for number in range(times):
            rows = [
                dict(row) | {"id": digest(f"{row['id']}-{number}"), "code": f"{place:03}{number:05}"}
                for place, row in enumerate(known)
            ]
            connection.execute(insert(tables), rows)
            for table in (seats, entries, chat, records):
                copied: list[Any] = [func.substr(func.md5(table.c.table + bindparam("suffix")), 1, 22).label("table")]
                copied += [column for column in table.c if column.name != "table"]
                of_known = table.c.table.in_([row["id"] for row in known])
                asked = select(*copied).where(of_known)
                connection.execute(insert(table).from_select(list(table.c), asked), {"suffix": f"-{number}"})
            advance(len(known))


def digest(text: str) -> str:
    return hashlib.md5(text.encode()).hexdigest()[:22]


def measure(database: str, games: int, each: int, seed: int) -> list[Section]:
    store = Store(open_engine(database))
    empty = whole(database)
    asyncio.run(play_games(store, each, seed))
    store.close()
    engine = open_engine(database)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", lambda line, _: line.create_function("md5", 1, digest))
    with patient(engine) as connection:
        repeat(connection, max(0, games // (each * len(all_games())) - 1))
    engine.dispose()  # SQLite's journal goes with its last connection
    filled, found = whole(database), sizes_of(database)
    there = next(size.rows for size in found if size.table == tables.name)
    takes = [row_of(size, there) for size in found if size.table in KEPT]
    takes.append({"table": "all", "rows a game": "", **in_million(filled - empty, there)})
    gone = [given_back("as played", database)]
    with patient(engine) as connection:
        connection.execute(delete(chat))
    engine.dispose()
    gone.append(given_back("chat removed", database))
    return [
        Section("What games take", f"{there:,} finished games; a million is multiplied from them.", takes),
        Section("What comes back", "`shoal admin vacuum` after each step.", gone),
    ]


@contextmanager
def patient(engine: Engine) -> Iterator[Connection]:
    """A transaction that may take its time."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        yield connection


def given_back(what: str, database: str) -> Row:
    began = time.perf_counter()
    before, after = vacuum(database)
    took = time.perf_counter() - began
    return {"step": what, "MiB": before / 2**20, "MiB then": after / 2**20, "vacuum, s": took}


def row_of(size: Size, games: int) -> Row:
    return {"table": size.table, "rows a game": size.rows / games, **in_million(size.bytes or 0, games)}


def in_million(taken: int, games: int) -> Row:
    return {"KiB a game": taken / games / 2**10, "GiB a million": taken / games * MILLION / 2**30}


@click.command()
@click.option("--database", metavar="URL", default="", help="An empty one.  [default: a SQLite file]")
@click.option("--games", type=click.IntRange(1), default=20_000, show_default=True, help="In the database.")
@click.option("--each", type=click.IntRange(2), default=20, show_default=True, help="That are played, of each game.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Of all chance.")
@click.option("--markdown", is_flag=True, help="Print a page.")
def main(database: str, games: int, each: int, seed: int, markdown: bool) -> None:
    """Fill a database with finished games, and tell what they take, and what comes back of what is removed."""
    head: Row = {
        "command": " ".join(["python -m tools.sizes", *sys.argv[1:]]),
        "date": today(),
        **machine(cores()),
        "versions": versions("sqlalchemy"),
    }
    with tempfile.TemporaryDirectory(prefix="shoal-sizes-") as folder:
        where = database or f"sqlite:///{Path(folder, 'shoal.sqlite3')}"
        report = Report(head, measure(where, games, each, seed), "Sizes", METHOD)
    click.echo(as_markdown(report)) if markdown else on_terminal(report)


if __name__ == "__main__":
    main()
