"""`shoal check` and `shoal legal`: is a record right, and what could have been played."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import click

from ..core.corpus import BadLine, is_corpus, records_in
from ..core.errors import BadRecord
from ..core.match import Match
from ..core.record import dump, read
from ..core.words import say
from ..games import game_of, load_match


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
def check(files: tuple[str, ...]) -> None:
    """Replay records (shoal-record/1): is every move legal, is the result right?

    Prints `FILE: ok`, or `FILE: entry N: reason` with the number of the first wrong entry. Entries count from 1;
    0 is the head: players, options, components, set-up. Ends with 0 only if every file is ok, with 2 otherwise.

    Of a file of many records (.jsonl, .jsonl.gz) it says how many are ok, or the first wrong line and its entry.
    """
    print_verdicts(files, verdict)


def verdict(file: Path) -> str:
    count = 0
    for line in records_in(file):
        try:
            load_match(line.record)
        except BadRecord as wrong:
            raise BadLine(line.number, wrong) if line.number else wrong from None
        count += 1
    return say("corpus-ok", {"records": count}) if is_corpus(file) else "ok"


def print_verdicts(files: tuple[str, ...], verdict: Callable[[Path], str]) -> None:
    """A line a file: its verdict, or what is wrong with it. Ends with 0 only if nothing is, with 2 otherwise."""
    all_ok = True
    for file in files:
        try:
            words = verdict(Path(file))
        except BadRecord as wrong:
            all_ok = False
            words = " ".join(str(wrong).split())
        click.echo(f"{click.format_filename(file)}: {words}")
    sys.exit(0 if all_ok else 2)


@click.command()
@click.argument("file")
def legal(file: str) -> None:
    """Print the legal moves before each entry of a record, a JSON line each.

    {"entry": N, "to_act": [seats], "legal": {"seat": [moves, sorted]}}; before a shuffle nobody is to act.
    """
    record = read(Path(file))
    match = Match.begin(game_of(record), record)
    for number, entry in enumerate(record.moves, 1):
        moves = {str(seat): sorted(match.legal(seat)) for seat in match.to_act}
        click.echo(dump({"entry": number, "to_act": match.to_act, "legal": moves}))
        match.replay(number, entry)
