"""`shoal admin`: what the host of a server looks after while it runs."""

from __future__ import annotations

import math
import os
import time
from functools import wraps
from pathlib import Path
from typing import Any

import click

from .arguments import in_database, in_folder

MIB = 2**20


@click.group()
def admin() -> None:
    """Look after a server, which may run meanwhile: who is there, what was reported, who is kept out.

    It works on the server's database: as its user, or as root. The server heeds it within some seconds.
    """


def on_a_server(command: Any) -> Any:
    """--data, --database and --settings as those of `shoal serve`, handed to the command as the database's address."""

    @wraps(command)
    def call(data: Path | None, database: str | None, settings: Path | None, **others: Any) -> Any:
        from ..server.settings import read_settings  # it loads much that the other commands do without

        found = read_settings({"data": data, "database": database}, os.environ, settings)
        return command(database=found.database_url, **others)

    as_toml = click.option("--settings", type=click.Path(path_type=Path), metavar="FILE", help="The server's, as TOML.")
    return in_folder(in_database(as_toml(call)))


@admin.command()
@click.argument("text", default="")
@click.option("--sanctioned", is_flag=True, help="Only who is banned or muted.")
@on_a_server
def people(database: str, text: str, sanctioned: bool) -> None:
    """People with TEXT in their name or login, those seen last first: fifty at most."""
    from ..server import conduct_rows
    from ..server.admin import beside

    with beside(database) as connection:
        found = conduct_rows.list_people(connection, text, sanctioned=sanctioned)
    for row in found:
        marks = [word for word, is_so in (("banned", row.ban), ("muted", row.mute)) if is_so]
        tell(row.id, row.login or "guest", row.name, f"since {day(row.since)}", f"seen {day(row.seen)}", *marks)


@admin.command()
@click.option("--status", type=click.Choice(["open", "running", "over"]), help="Only these.")
@on_a_server
def tables(database: str, status: str | None) -> None:
    """Tables, those first at which something happened last: fifty at most."""
    from ..server import conduct_rows
    from ..server.admin import beside

    with beside(database) as connection:
        found = conduct_rows.list_tables(connection, status or "")
    for row, names in found:
        tell(row.id, row.game, row.status, day(row.touched), ", ".join(names))


@admin.command()
@click.option("--all", "settled", is_flag=True, help="Also those that are settled.")
@click.option("--settle", "who", metavar="PERSON", help="Be done with what was reported of somebody.")
@on_a_server
def reports(database: str, settled: bool, who: str | None) -> None:
    """What people reported of each other, the latest first, with the last lines that were written there."""
    from ..server import conduct_rows
    from ..server.admin import beside, settle

    if who is not None:
        click.echo(f"{settle(database, who)} settled")
        return
    with beside(database) as connection:
        found = conduct_rows.list_reports(connection, settled=settled)
    for row, lines in found:
        done = ["settled"] if row.settled else []
        tell(day(row.at), row.reason, f"{row.of} ({row.person})", f"by {row.by}", f"at {row.table}", *done)
        for text in [*([f'"{row.words}"'] if row.words else []), *(f"> {line}" for line in lines)]:
            click.echo(f"    {printable(text)}")


def deciding(name: str, about: str, kind: Any, on: bool, done: str) -> None:
    """A command that decides something about a person."""

    def command(database: str, person: str) -> None:
        from ..server.admin import decide

        click.echo(f"{printable(decide(database, person, kind, on=on))} {done}")

    command.__doc__ = f"{about}\n\nPERSON is an id, a login, or the name of one person alone."
    admin.command(name)(click.argument("person")(on_a_server(command)))


deciding(
    "ban",
    "Keep somebody out: their connections end, and no session or password lets them in.",
    "ban",
    True,
    "is banned",
)
deciding("unban", "Let somebody in again, with the sessions that they had.", "ban", False, "may come again")
deciding("mute", "Let somebody say nothing more, at any table.", "mute", True, "is muted")
deciding("unmute", "Let somebody chat again.", "mute", False, "may chat again")


@admin.command("new-code")
@click.argument("person")
@on_a_server
def new_code(database: str, person: str) -> None:
    """A new recovery code for an account whose person has lost password and code. Tell it to nobody but them."""
    from ..server.admin import new_recovery

    login, code = new_recovery(database, person)
    click.echo(f"{login}: {code}")


@admin.command()
@click.option("--address", metavar="URL", default="", help="Of the server.  [default: that of the settings]")
@click.option("--settings", type=click.Path(path_type=Path), metavar="FILE", help="The server's, as TOML.")
def slow(address: str, settings: Path | None) -> None:
    """What takes long in the server that runs: since its start, what keeps people waiting longest first.

    It needs the setting `metrics`. Of several processes the one tells that the question reaches.
    """
    from ..server.settings import read_settings
    from ..server.slow import slowest

    click.echo(f"{'what':44} {'times':>9} {'mean, ms':>9}  99 of 100 within")
    for found in slowest(read_settings({}, os.environ, settings), address):
        most = f"{1000 * found.most:g} ms" if found.most < math.inf else "more"
        click.echo(f"{found.what:44} {found.times:9} {1000 * found.mean:9.2f}  {most}")


@admin.command()
@on_a_server
def size(database: str) -> None:
    """How much the database holds and takes, table by table, with their indexes."""
    from ..server.room import sizes_of, whole

    for table, rows, taken in sizes_of(database):
        click.echo(f"{table:12} {rows:12,} rows" + ("" if taken is None else f" {taken / MIB:10,.1f} MiB"))
    click.echo(f"{whole(database) / MIB:,.1f} MiB in all")


@admin.command()
@on_a_server
def vacuum(database: str) -> None:
    """Give back the room of what was removed from the database.

    Stop the server first if it has a SQLite file, which is written anew. With PostgreSQL it may run.
    """
    from ..server.room import vacuum as give_back

    before, after = give_back(database)
    click.echo(f"{before / MIB:,.1f} MiB before, {after / MIB:,.1f} MiB now")


@admin.command("log-level")
@click.argument("level", type=click.Choice(["debug", "info", "warning", "error", "usual"]))
@on_a_server
def log_level(database: str, level: str) -> None:
    """What the server that runs is to log; `debug`: every request. `usual` is what it began with."""
    from ..server import conduct_rows
    from ..server.admin import beside
    from ..server.conduct import LOG_LEVEL

    with beside(database) as connection:
        conduct_rows.wish(connection, LOG_LEVEL, None if level == "usual" else level)
    click.echo(f"log level: {level}")


def tell(*parts: str) -> None:
    click.echo("  ".join(map(printable, parts)))


def printable(text: str) -> str:
    """A text that people wrote, without what would steer a terminal."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def day(at: float | None) -> str:
    return "never" if at is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
