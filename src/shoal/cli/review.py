"""`shoal review`: was it luck, or play?"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from statistics import stdev
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..core.corpus import BadLine, Line, is_corpus, lines_of, records_in
from ..core.errors import BadInput, BadRecord
from ..core.match import Match
from ..core.record import Record
from ..core.student import student_t
from ..games import game_of
from .arguments import WholeNumber
from .progress import progress
from .study import keeping, needs_numpy, workers

if TYPE_CHECKING:
    from ..study.review import Review

    Totals = dict[str, list[tuple[Review, int]]]  # by who: their games, and where they sat


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--worlds", type=WholeNumber(1, 10**6), default=400, show_default=True, help="In which a move is judged.")
@click.option("--seed", type=WholeNumber(0, 2**60), default=1, show_default=True, help="Of the worlds.")
@click.option("--json", "as_json", is_flag=True, help="Everything as JSON, a line a game; fractions as texts.")
@click.option("--jobs", type=WholeNumber(1, 1024), help="Records at a time.  [default: one a core]")
@click.option("--cluster", metavar="ADDRESS", help="Of a Dask scheduler whose workers shall review.")
def review(file: Path, worlds: int, seed: int, as_json: bool, jobs: int | None, cluster: str | None) -> None:
    """Split the result of each seat into luck, its own play and that of each other seat.

    FILE is the record of a finished game, or a file of many (.jsonl, .jsonl.gz). The parts add up to the result
    exactly, as one evaluator judges all: worlds that a seat could not tell from the true one, played on by the
    strategy. Play is what moves were worth against the strategy's in their place, so it can be above nothing, too.
    Of many records those that are reviewed are kept: the same command goes on where it was stopped. At their end stands
    what all of them come to, for each player that the records name.
    """
    needs_numpy()
    from ..study.reviewing import reviews

    reading = Reading(file)
    keep = keeping("reviews", file.resolve(), worlds, seed) if is_corpus(file) else None
    totals: Totals = defaultdict(list)
    with workers(cluster, jobs, in_threads=True) as executor, bar(file) as advance:
        for line, found in reviews(reading.finished(), worlds, seed, executor, keep):
            if as_json:
                click.echo(json.dumps(as_object(found)))
            else:
                show(found, f"{file}, line {line.number}" if line.number else str(file))
            for seat, who in enumerate(line.seats or [f"seat {number}" for number in range(found.players)]):
                totals[who].append((found, seat))
            advance(1)
    if keep is not None and not as_json and totals:
        show_totals(totals)
    if reading.wrong is not None:
        raise click.ClickException(f"{file}: {reading.wrong}")
    if keep is not None:
        keep.unlink(missing_ok=True)


class Reading:
    """The records of a file, up to the first that is wrong: those before it are reviewed before that is told."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.wrong: BadRecord | None = None

    def finished(self) -> Iterator[Line]:
        number = 0
        try:
            for line in records_in(self._file):
                number = line.number
                check_finished(line.record)
                yield line
        except BadRecord as wrong:
            self.wrong = BadLine(number, wrong) if number and not isinstance(wrong, BadLine) else wrong


@contextmanager
def bar(file: Path) -> Iterator[Callable[[int], None]]:
    """How far it is, unless what is found is shown on the same terminal."""
    if not is_corpus(file) or sys.stdout.isatty():
        yield lambda _: None
        return
    try:
        total = sum(1 for _ in lines_of(file))
    except BadRecord:
        total = 0
    with progress(f"{file.name}, records", total) as advance:
        yield advance


def check_finished(record: Record) -> None:
    match = Match.replayed(game_of(record), record)
    if not match.is_over:
        raise BadRecord(None, BadInput("review-unfinished"))


def percent(part: Fraction) -> str:
    return f"{float(100 * part):+z.1f}".replace("-", "−")


def show(found: Review, title: str) -> None:
    console = Console(highlight=False)
    console.print(f"[bold]{game_title(found)}[/], {title}: parts of the first place, in percent\n")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("seat", "result", "even", "luck", "own play", *(f"play of {seat}" for seat in range(found.players))):
        table.add_column(name, justify="right")
    table.add_column("±", justify="right")
    for seat, parts in enumerate(found.seats):
        others = [percent(worth) if who != seat else "" for who, worth in enumerate(parts.play)]
        cells = [percent(one) for one in (parts.result, parts.even, parts.luck, parts.play[seat])]
        table.add_row(str(seat), *cells, *others, f"{100 * parts.error:.1f}")
    console.print(table)
    for seat in range(found.players):
        rate = found.rate(seat)
        did = "lost" if rate >= 0 else "gained"
        console.print(f"\nSeat {seat} {did} {abs(rate):.2f} % of a first place a choice that mattered.")
        for phase, worth in sorted(found.by_phase(seat).items(), key=lambda one: one[1])[:1]:
            if worth < 0:
                console.print(f"  Most of it in the phase {phase}: {percent(worth)} %.")
        for move in found.dearest(seat):
            console.print(f"  entry {move.entry}: {move.move} cost {float(100 * move.loss):.1f} %")
        luckiest = max(found.moments, key=lambda one: abs(one.luck[seat]))
        console.print(f"  greatest luck, good or bad: {percent(luckiest.luck[seat])} % at entry {luckiest.entry}")
    console.print()


def show_totals(totals: Totals) -> None:
    """What all games come to: of each who is named, or of each seat."""
    console = Console(highlight=False)
    console.print("[bold]All games[/]: means of a game, in percent of a first place, with 95 % intervals\n")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("who", "games", "result less even", "luck", "own play", "lost a choice that mattered"):
        table.add_column(name, justify="left" if name == "who" else "right")
    for who, found in sorted(totals.items()):
        parts = [one.seats[seat] for one, seat in found]
        lost = sum(-part.play[seat] for part, (_, seat) in zip(parts, found, strict=True))
        choices = sum(one.choices[seat] for one, seat in found)
        table.add_row(
            Text(who),
            str(len(found)),
            mean_of([part.result - part.even for part in parts]),
            mean_of([part.luck for part in parts]),
            mean_of([part.play[seat] for part, (_, seat) in zip(parts, found, strict=True)]),
            f"{float(100 * lost / max(choices, 1)):z.2f}".replace("-", "−"),
        )
    console.print(table)


def mean_of(found: Sequence[Fraction]) -> str:
    """With half of its interval, which games that are alike in nothing but who plays give."""
    mean = percent(Fraction(sum(found), len(found)))
    if len(found) < 2:
        return mean
    half = student_t(len(found) - 1) * stdev(map(float, found)) / len(found) ** 0.5
    return f"{mean} ± {100 * half:.1f}"


def game_title(found: Review) -> str:
    from ..games import game_named

    return game_named(found.game).title


def as_object(found: Review) -> dict[str, Any]:
    """Fractions as texts, which lose nothing: "-17/400"."""
    return {
        "game": found.game,
        "seats": [
            {
                "seat": seat,
                "result": str(parts.result),
                "even": str(parts.even),
                "luck": str(parts.luck),
                "play": [str(worth) for worth in parts.play],
                "error": parts.error,
                "rate": found.rate(seat),
                "choices": found.choices[seat],
                "phases": {name: str(worth) for name, worth in found.by_phase(seat).items()},
                "dearest": [
                    {"entry": one.entry, "move": one.move, "cost": str(one.loss)} for one in found.dearest(seat)
                ],
            }
            for seat, parts in enumerate(found.seats)
        ],
        "moments": [
            {"entry": one.entry, "chances": [*map(str, one.chances)], "luck": [*map(str, one.luck)]}
            for one in found.moments
        ],
    }
