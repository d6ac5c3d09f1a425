"""`shoal serve`: the page and its tables, for people and computer players."""

from __future__ import annotations

import os
import sys
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any

import click

from ..core import backends
from ..core.words import say
from .arguments import in_database, in_folder


@click.command()
@click.option("--host", metavar="ADDRESS", help="Where to listen: 0.0.0.0 is everywhere.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), metavar="NUMBER", help="[default: 8000]")
@in_folder
@in_database
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Of a page that may connect, if not our own.")
@click.option("--host-name", "hosts", multiple=True, metavar="NAME", help="That the server goes by.  [default: any]")
@click.option("--proxy/--no-proxy", default=None, help="Trust X-Forwarded-For from our own proxy.")
@click.option("--workers", type=click.IntRange(1), metavar="NUMBER", help="Processes, on PostgreSQL.  [default: 1]")
@click.option("--player-processes", type=click.IntRange(0), metavar="NUMBER", help="0: one a core.  [default: 0]")
@click.option("--lanes", type=click.IntRange(0), hidden=True)  # its name up to version 0.4
@click.option("--connections", type=click.IntRange(1), metavar="NUMBER", help="Sockets in all.  [default: 5000]")
@click.option("--connections-each", type=click.IntRange(1), metavar="NUMBER", help="Of one address.  [default: 50]")
@click.option("--requests", type=click.FloatRange(0), metavar="NUMBER", help="A second, of one address.  [default: 20]")
@click.option("--files", type=click.FloatRange(0), metavar="NUMBER", help="Of the page, a second.  [default: 200]")
@click.option("--messages", type=click.FloatRange(0), metavar="NUMBER", help="A second, of one socket.  [default: 10]")
@click.option("--login-attempts", type=click.FloatRange(0), metavar="NUMBER", help="A second.  [default: 0.5]")
@click.option("--knocks", type=click.FloatRange(0), hidden=True)  # its name up to version 0.4
@click.option("--address", metavar="URL", help="At which people reach the server, for messages to them.")
@click.option("--open/--no-open", "opens", default=None, help="Open the page in the browser.  [default: at a screen]")
@click.option("--settings", type=click.Path(path_type=Path), metavar="FILE", help="All this, as TOML.")
def serve(settings: Path | None, opens: bool | None, **flags: Any) -> None:
    """Serve a page with tables at which people and computer players play together, and open it in the browser.

    Games and accounts are kept in a SQLite file, or in PostgreSQL. Each setting can also be given in the environment
    (SHOAL_PORT=80) or in a TOML file (port = 80); docs/server.md has them all. Stop it with Ctrl-C.
    """
    from ..server.app import serve as run  # it loads much that the other commands do without
    from ..server.settings import read_settings

    at_a_screen = sys.stdout.isatty() and has_screen()
    found = read_settings(flags, os.environ, settings, partial(click.echo, err=True))
    run(found, partial(say_where, at_a_screen if opens is None else opens))


def has_screen() -> bool:
    """Whether a browser would have somewhere to show itself: a text browser would sit on our own output."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def say_where(opens: bool, address: str) -> None:
    from ..server.calling import can_push

    click.echo(f"Tables at {address} (stop with Ctrl-C)")
    if not backends.is_available():
        click.echo(say("not-compiled", {}))
    if not can_push():
        click.echo(say("no-push", {}))
    if opens and has_screen():
        webbrowser.open(address)
