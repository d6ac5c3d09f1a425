"""`shoal review`: was it luck, or play?"""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from ..core.corpus import BadLine, is_corpus, records_in
from ..core.errors import BadInput, BadRecord
from ..core.match import Match
from ..core.record import Record
from ..games import game_of
from .arguments import WholeNumber
from .study import needs_numpy

if TYPE_CHECKING:
    from ..study.review import Review


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--worlds", type=WholeNumber(1, 10**6), default=400, show_default=True, help="In which a move is judged.")
@click.option("--seed", type=WholeNumber(0, 2**60), default=1, show_default=True, help="Of the worlds.")
@click.option("--json", "as_json", is_flag=True, help="Everything as JSON, a line a game; fractions as texts.")
def review(file: Path, worlds: int, seed: int, as_json: bool) -> None:
    """Split the result of each seat into luck, its own play and that of each other seat.

    FILE is the record of a finished game, or a file of many (.jsonl, .jsonl.gz). The parts add up to the result
    exactly, as one evaluator judges all: worlds that a seat could not tell from the true one, played on by the
    strategy. Play is what moves were worth against the strategy's in their place, so it can be above nothing, too.
    """
    needs_numpy()
    from ..study.review import review as look_back

    lucks: list[list[float]] = []
    for number, record in records_in(file):
        try:
            check_finished(record)
        except BadRecord as wrong:
            raise BadLine(number, wrong) if number else wrong from None
        found = look_back(record, worlds, max(worlds // 4, 1), seed)
        lucks.append([float(seat.luck) for seat in found.seats])
        if as_json:
            click.echo(json.dumps(as_object(found)))
        else:
            show(found, f"{file}, line {number}" if number else str(file))
    if is_corpus(file) and not as_json:
        click.echo(f"{len(lucks)} games reviewed")


def check_finished(record: Record) -> None:
    match = Match.replayed(game_of(record), record)
    if not match.is_over:
        raise BadRecord(None, BadInput("review-unfinished"))


def percent(part: Fraction) -> str:
    return f"{float(100 * part):+.1f}".replace("-", "−")


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
            console.print(f"  entry {move.entry}: {move.move} cost {percent(move.loss)} %")
        luckiest = max(found.moments, key=lambda one: abs(one.luck[seat]))
        console.print(f"  greatest luck, good or bad: {percent(luckiest.luck[seat])} % at entry {luckiest.entry}")
    console.print()


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
