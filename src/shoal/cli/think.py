"""`shoal think`: computer players in a process apart from the server."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import click

from .arguments import in_database


@click.command()
@in_database
@click.option("--player-processes", type=click.IntRange(0), metavar="NUMBER", help="0: one a core.  [default: 0]")
@click.option("--settings", type=click.Path(path_type=Path), metavar="FILE", help="The server's, as TOML.")
def think(database: str | None, player_processes: int | None, settings: Path | None) -> None:
    """Let computer players think here for all servers of a PostgreSQL, on this machine or another.

    As many processes as you like may do so. A server asks them as long as there are any of its own version, and
    thinks itself when there is none. Stop it with Ctrl-C: what it was thinking about, others take over.
    """
    from ..server.settings import read_settings  # it loads much that the other commands do without
    from ..server.thinker import think as run

    flags = {"database": database, "player_processes": player_processes}
    run(read_settings(flags, os.environ, settings, partial(click.echo, err=True)), say_how_many)


def say_how_many(number: int) -> None:
    click.echo(f"Thinking about {number} questions at once (stop with Ctrl-C)")
