"""`shoal simulate`: many games by random players or by the strategy, as records or as a summary."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from ..core import simulate as core
from ..core.backends import Backend
from ..core.errors import BadInput
from ..core.game import Game
from ..core.gpu import find_gpu
from ..core.match import LARGEST_SEED
from ..core.record import write
from ..core.words import say
from .arguments import GameName, WholeNumber, match_options
from .progress import progress


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
@click.option("--records", type=click.Path(path_type=Path), help="Write one record a game into this folder.")
@click.option("--json", "as_json", is_flag=True, help="The summary as JSON.")
@click.option("--interpreted", is_flag=True, help="Do without compiled rules; the outcome is the same.")
@click.option("--device", type=click.Choice(["cpu", "gpu"]), default="cpu", show_default=True, help="Where to play.")
@click.option("--threads", type=WholeNumber(1, 1024), help="Threads on the CPU.  [default: one a core]")
def simulate(
    game: Game,
    players: int | None,
    seed: int | None,
    options: tuple[tuple[str, str], ...],
    components: dict[str, Any] | None,
    games: int,
    by: str,
    records: Path | None,
    as_json: bool,
    interpreted: bool,
    device: str,
    threads: int | None,
) -> None:
    """Play many games of GAME with the seeds SEED, SEED + 1, …

    With --records each game's record is written to a folder; without it a summary is printed: scores, lengths,
    how games ended and how often each seat won (a shared first place counts in parts).

    With --by random,strategy the seats have different players, which shows what skill is worth.
    """
    players = game.players[0] if players is None else players
    seed = 1 if seed is None else seed
    if seed + games - 1 > LARGEST_SEED:
        raise BadInput("bad-seed", seed=str(seed + games - 1), most=str(LARGEST_SEED))
    backend = Backend.GPU if device == "gpu" else Backend.INTERPRETED if interpreted else None
    chosen, table = dict(options), "standard" if components is None else components
    game.open_box(players, chosen, table)  # wrong input is refused before anything starts
    names = core.seated(by, players)
    if device == "gpu":
        if not core.is_random(names):
            raise BadInput("simulate-gpu")
        find_gpu()  # before the bar is drawn
    with progress(f"{game.title}, {players} players", games) as advance:
        if records is not None:
            write_records(by, game, players, games, seed, chosen, table, records, advance)
            click.echo(f"{games} records in {records}")
            return
        threads = threads or core.cores()
        tally = core.simulate(
            game, players, games, seed, chosen, table, by=by, backend=backend, threads=threads, progress=advance
        )
    endings = game.narration.ENDINGS
    head = {"game": game.name, "players": players, "options": game.spell_out(chosen), "seed": seed}
    if not core.is_random(names):
        head["by"] = names
    summary = {**head, **tally.summary(endings)}
    if as_json:
        click.echo(json.dumps(summary, indent=2))
    else:
        show(game, summary)


def write_records(
    by: str,
    game: Game,
    players: int,
    games: int,
    seed: int,
    options: dict[str, str],
    components: dict[str, Any] | str,
    folder: Path,
    advance: Callable[[int], None],
) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(seed, seed + games):
            match = core.match_by(by, game, players, number, options, components)
            file = folder / f"{game.name}-{players}p-{number}.json"
            file.write_text(write(match.record(seed=number)), "utf-8")
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
