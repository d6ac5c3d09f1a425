"""`shoal records`: a server's finished games as one file of many records."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from ..core.corpus import is_corpus
from ..core.game import Game
from .arguments import GameName, in_database, in_folder
from .progress import progress


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", type=GameName(), help="Of this game only.")
@click.option("--names/--no-names", default=True, show_default=True, help="Whether the records say who sat there.")
@click.option("--private", is_flag=True, help="Also those of tables that are not open to all.")
@in_folder
@in_database
@click.option("--settings", "toml", type=click.Path(path_type=Path), metavar="FILE", help="The server's, as TOML.")
def records(
    file: Path,
    game: Game | None,
    names: bool,
    private: bool,
    data: Path | None,
    database: str | None,
    toml: Path | None,
) -> None:
    """Write the finished games of a server into FILE (.jsonl or .jsonl.gz), a record a line.

    The server may run. FILE is for `shoal check`, `shoal study` and `shoal review`. A record that is broken is named
    and left out; then the command ends with 1.
    """
    from ..server.corpus import write_finished  # it loads much that the other commands do without
    from ..server.settings import read_settings

    if not is_corpus(file):
        raise click.UsageError(f"{file}: a file of many records is named .jsonl or .jsonl.gz")
    settings = read_settings({"data": data, "database": database}, os.environ, toml)
    if not settings.database and not (settings.data / "shoal.sqlite3").exists():
        raise click.ClickException(f"there is no server's database in {settings.data}; name another with --data")
    try:
        with progress("finished games", None) as advance:
            found = write_finished(
                settings.database_url,
                file,
                game.name if game else "",
                names=names,
                private=private,
                advance=advance,
            )
    except OSError as problem:
        raise click.ClickException(f"can't write {problem.filename or file}: {problem.strerror}") from None
    for wrong in found.broken:
        click.echo(f"shoal: {' '.join(wrong.split())}", err=True)
    click.echo(f"{found.records} records in {file}")
    sys.exit(1 if found.broken else 0)
