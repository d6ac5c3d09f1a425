"""`shoal simulate`: many games by random players or by the strategy, as records or as a summary."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.console import Console
from rich.table import Table

from ..core import record
from ..core import simulate as core
from ..core.backends import Backend
from ..core.corpus import CorpusWriter, is_corpus
from ..core.errors import BadInput
from ..core.game import Game
from ..core.gpu import find_gpu
from ..core.match import LARGEST_SEED
from ..core.words import say
from .arguments import GameName, MatchOptions, WholeNumber, gathered, match_options
from .progress import progress


class Deal(NamedTuple):
    """What a game begins with, in the order in which core/simulate.py takes it."""

    game: Game
    players: int
    seed: int
    options: dict[str, str]
    components: dict[str, Any] | str


class SimulateOptions(NamedTuple):
    """What `shoal simulate` was told."""

    game: Game
    match: MatchOptions
    games: int
    by: str
    records: Path | None
    as_json: bool
    interpreted: bool
    device: str
    threads: int | None


@click.command()
@click.argument("game", type=GameName())
@match_options
@click.option("--games", type=WholeNumber(1, 10**9), default=1000, show_default=True, help="How many games.")
@click.option(
    "--by",
    default=core.RANDOM,
    show_default=True,
    metavar="PLAYER[,PLAYER]…",
    help="Who plays: random or strategy; one name for all, or one a seat.",
)
@click.option(
    "--records",
    type=click.Path(path_type=Path),
    help="Write the records into this folder, or as lines of a file.jsonl.gz.",
)
@click.option("--json", "as_json", is_flag=True, help="The summary as JSON.")
@click.option("--interpreted", is_flag=True, help="Do without compiled rules; the outcome is the same.")
@click.option("--device", type=click.Choice(["cpu", "gpu"]), default="cpu", show_default=True, help="Where to play.")
@click.option("--threads", type=WholeNumber(1, 1024), help="Threads on the CPU.  [default: one a core]")
@gathered(SimulateOptions)
def simulate(told: SimulateOptions) -> None:
    """Play many games of GAME with the seeds SEED, SEED + 1, …

    With --records each game's record is written to a folder, or all of them into one file if its name ends in .jsonl
    or .jsonl.gz; without it a summary is printed: scores, lengths, how games ended and how often each seat won (a
    shared first place counts in parts).

    With --by random,strategy the seats have different players, which shows what skill is worth.
    """
    game, games, by = told.game, told.games, told.by
    _, seed, options, components = told.match
    deal = Deal(game, told.match.players_of(game), 1 if seed is None else seed, options, components)
    if deal.seed + games - 1 > LARGEST_SEED:
        raise BadInput("bad-seed", seed=str(deal.seed + games - 1), most=str(LARGEST_SEED))
    game.open_box(deal.players, deal.options, deal.components)  # wrong input is refused before anything starts
    names = core.seated(by, deal.players)
    backend = Backend.GPU if told.device == "gpu" else Backend.INTERPRETED if told.interpreted else None
    if backend is Backend.GPU:
        if not core.is_random(names):
            raise BadInput("simulate-gpu")
        find_gpu()  # before the bar is drawn
    with progress(f"{game.title}, {deal.players} players", games) as advance:
        if told.records is not None:
            write = write_corpus if is_corpus(told.records) else write_records
            write(deal, games, by, told.records, advance)
            click.echo(f"{games} records in {told.records}")
            return
        how: Any = {"by": by, "backend": backend, "threads": told.threads or core.cores(), "progress": advance}
        tally = core.simulate(game, deal.players, games, *deal[2:], **how)
    head = {"game": game.name, "players": deal.players, "options": game.spell_out(deal.options), "seed": deal.seed}
    if not core.is_random(names):
        head["by"] = names
    summary = {**head, **tally.summary(game.narration.ENDINGS)}
    if told.as_json:
        click.echo(json.dumps(summary, indent=2))
    else:
        show(game, summary)


def recorded(deal: Deal, seed: int, by: str) -> dict[str, Any]:
    """The record of a game, with who sat where."""
    match = core.match_by(by, *deal._replace(seed=seed))
    return match.record(seed=seed, seats=core.seated(by, deal.players))


def write_corpus(deal: Deal, games: int, by: str, file: Path, advance: Callable[[int], None]) -> None:
    """All records into one file. Whoever stops it has those that were written."""
    try:
        with CorpusWriter(file) as corpus:
            for seed in range(deal.seed, deal.seed + games):
                corpus.write(recorded(deal, seed, by))
                advance(1)
    except OSError as problem:
        raise click.ClickException(f"can't write {problem.filename or file}: {problem.strerror}") from None


def write_records(deal: Deal, games: int, by: str, folder: Path, advance: Callable[[int], None]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for seed in range(deal.seed, deal.seed + games):
            file = folder / f"{deal.game.name}-{deal.players}p-{seed}.json"
            file.write_text(record.write(recorded(deal, seed, by)), "utf-8")
            advance(1)
    except OSError as problem:
        raise click.ClickException(f"can't write {problem.filename or folder}: {problem.strerror}") from None


def show(game: Game, summary: dict[str, Any]) -> None:
    console = Console(highlight=False)
    options = ", ".join(f"{name} {value}" for name, value in summary["options"].items())
    first, last = summary["seed"], summary["seed"] + summary["games"] - 1
    console.print(f"[bold]{game.title}[/], {summary['players']} players{', ' + options if options else ''}")
    names = summary.get("by", [core.RANDOM])
    are_mixed = len(set(names)) > 1
    kind = f"games by {', '.join(names)}" if are_mixed else f"{names[0]} games"
    console.print(f"{summary['games']:,} {kind} (seeds {first} to {last}), {summary['decisions']:,} decisions\n")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("seat", justify="right")
    if are_mixed:
        table.add_column("player")
    for title in ("won", "mean score", "sd", "min", "max"):
        table.add_column(title, justify="right")
    for seat in summary["seats"]:
        score = seat["score"]
        share = f"{100 * seat['wins'] / summary['games']:.1f} %"
        cells = [share, f"{score['mean']:.2f}", f"{score['sd']:.2f}", str(score["min"]), str(score["max"])]
        table.add_row(str(seat["seat"]), *([names[seat["seat"]]] if are_mixed else []), *cells)
    console.print(table)
    length = summary["length"]
    console.print(
        f"\nlength: {length['mean']:.1f} decisions (sd {length['sd']:.1f}, {length['min']} to {length['max']})"
    )
    for key, count in summary["endings"].items():
        console.print(f"ended: {say(key, {}, folder=game.folder)}, {count:,} ({100 * count / summary['games']:.1f} %)")
