"""`shoal backup` and `shoal restore`: all that a server keeps, in one file."""

from __future__ import annotations

import os
from pathlib import Path

import click

from ..core.words import say
from .arguments import in_database, in_folder
from .progress import progress

as_toml = click.option("--settings", type=click.Path(path_type=Path), metavar="FILE", help="The server's, as TOML.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@in_folder
@in_database
@as_toml
def backup(file: Path, data: Path | None, database: str | None, settings: Path | None) -> None:
    """Write all that a server keeps into FILE: people, tables, games, chat. The server may run meanwhile.

    FILE is a SQLite file, also of a PostgreSQL. A backup that is there already is replaced when the new one is whole.
    Keep it as you keep passwords: it tells all cards to come of games that run.
    """
    from ..server.backup import back_up, in_numbers  # it loads much that the other commands do without
    from ..server.settings import read_settings

    found = read_settings({"data": data, "database": database}, os.environ, settings)
    with progress("rows", None) as advance:
        counts = back_up(found.database_url, file, advance)
    told = say("kept-rows", in_numbers(counts))
    click.echo(f"{file}: {told}")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@in_folder
@in_database
@as_toml
def restore(file: Path, data: Path | None, database: str | None, settings: Path | None) -> None:
    """Put the backup in FILE into a server's database that holds nothing yet: SQLite's or PostgreSQL's.

    Then start the server: all games go on. A backup of an older version of shoal will do.
    """
    from ..server.app import make_folder
    from ..server.backup import in_numbers
    from ..server.backup import restore as put_back
    from ..server.settings import read_settings

    found = read_settings({"data": data, "database": database}, os.environ, settings)
    if not found.database:
        make_folder(found.data)
    with progress("rows", None) as advance:
        counts = put_back(file, found.database_url, advance)
    told = say("kept-rows", in_numbers(counts))
    click.echo(f"{found.database or found.data}: {told}")
