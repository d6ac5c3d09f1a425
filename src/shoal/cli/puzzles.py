"""`shoal puzzles`: make puzzles in bulk, and look whether those that are there hold."""

from __future__ import annotations

import time
from concurrent.futures import Executor
from pathlib import Path
from typing import NamedTuple

import click

from ..core.game import Game
from ..core.match import LARGEST_SEED
from .arguments import GameName, WholeNumber, gathered
from .progress import progress
from .study import needs_numpy, workers


class PuzzleOptions(NamedTuple):
    """What `shoal puzzles` was told."""

    game: Game
    wanted: int
    minutes: float | None
    seed: int | None
    out: Path
    check: Path | None
    jobs: int | None
    cluster: str | None


@click.command()
@click.argument("game", type=GameName())
@click.option("--count", "wanted", type=WholeNumber(1, 100_000), default=300, show_default=True, help="How many.")
@click.option("--minutes", type=click.FloatRange(0, min_open=True), help="Stop after this time with what there is.")
@click.option("--seed", type=WholeNumber(0, LARGEST_SEED), help="Of the games to look through.  [default: drawn]")
@click.option(
    "--out", type=click.Path(path_type=Path), default="puzzles", show_default=True, help="Folder to write into."
)
@click.option(
    "--check",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Make none, but look whether COUNT of this file hold, with new dice and ten times the budget.",
)
@click.option("--jobs", type=WholeNumber(1, 1024), help="How many games at a time.  [default: one a core]")
@click.option("--cluster", metavar="ADDRESS", help="Of a Dask scheduler whose workers shall do it.")
@gathered(PuzzleOptions)
def puzzles(told: PuzzleOptions) -> None:
    """Make puzzles of GAME: positions in which one move is clearly better, by what the seat may know.

    Writes GAME.jsonl.xz into a folder. What was looked through is kept beside it: the same command goes on where it
    was stopped. The same seed makes the same puzzles, however many work on it.
    """
    needs_numpy()
    prepared(told.game)
    with workers(told.cluster, told.jobs, in_threads=False) as executor:
        if told.check is not None:
            check(told, told.check, executor)
        else:
            make(told, executor)


def prepared(game: Game) -> None:
    """Compile once, before many want it at the same time."""
    from ..bots.named import prepare

    prepare(game, ("net", "strategy", "hard", "ahead-1"))


def make(told: PuzzleOptions, executor: Executor) -> None:
    from ..puzzles import puzzle, run

    game, until = told.game, None if told.minutes is None else time.monotonic() + 60 * told.minutes
    keep = told.out / f"{game.name}.parts.jsonl"
    seed = told.seed if told.seed is not None else run.seed_kept(keep)
    with progress(f"{game.title}, puzzles", told.wanted) as advance:
        made = run.make(run.Order(game.name, told.wanted, seed, until), executor, keep, advance)
    file = told.out / f"{game.name}.jsonl.xz"
    puzzle.write(file, game, run.about(game), made.puzzles)
    tally = made.tally
    click.echo(
        f"{file}: {len(made.puzzles):,} puzzles of {made.games:,} games, "
        f"{made.seconds / 60:,.1f} minutes of processors; "
        f"{tally.choices:,} choices, {tally.agreed:,} agreed on, {tally.tempting:,} not by everybody, "
        f"{tally.clear:,} clear, {tally.kept:,} of them once more"
    )


def check(told: PuzzleOptions, file: Path, executor: Executor) -> None:
    from ..puzzles import puzzle
    from ..puzzles.checking import checked

    _, found = puzzle.read(file)
    chosen = [*found.values()][: told.wanted]
    with progress(f"{told.game.title}, puzzles looked at", len(chosen)) as advance:
        result = checked(told.game, chosen, 1 if told.seed is None else told.seed, executor, advance)
    for line in result.lines():
        click.echo(line)
