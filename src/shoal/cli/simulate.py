"""`shoal simulate`: random games, as records or as a summary."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from ..core import simulate as core
from ..core.errors import BadInput
from ..core.game import Game
from ..core.gpu import find_gpu
from ..core.match import LARGEST_SEED
from ..core.record import write
from ..core.twins import Way
from ..core.words import say
from .arguments import GameName, WholeNumber, match_options
from .progress import progress


@click.command()
@click.argument("game", type=GameName())
@match_options
@click.option("--games", type=WholeNumber(1, 10**9), default=1000, show_default=True, help="How many games.")
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
    records: Path | None,
    as_json: bool,
    interpreted: bool,
    device: str,
    threads: int | None,
) -> None:
    """Play random games of GAME with the seeds SEED, SEED + 1, …

    With --records each game's record is written to a folder; without it a summary is printed: scores, lengths,
    how games ended and how often each seat won (a shared first place counts in parts).
    """
    players = game.players[0] if players is None else players
    seed = 1 if seed is None else seed
    if seed + games - 1 > LARGEST_SEED:
        raise BadInput("bad-seed", seed=str(seed + games - 1), most=str(LARGEST_SEED))
    way = Way.GPU if device == "gpu" else Way.INTERPRETED if interpreted else None
    if device == "gpu":
        find_gpu()  # before the bar is drawn
    chosen, table = dict(options), "standard" if components is None else components
    game.open_box(players, chosen, table)  # wrong input is refused before anything starts
    with progress(f"{game.title}, {players} players", games) as advance:
        if records is not None:
            write_records(game, players, games, seed, chosen, table, records, advance)
            click.echo(f"{games} records in {records}")
            return
        tally = core.simulate(
            game, players, games, seed, chosen, table, way=way, threads=threads or core.cores(), progress=advance
        )
    endings = game.file("narration").ENDINGS
    head = {"game": game.name, "players": players, "options": game.spell_out(chosen), "seed": seed}
    summary = {**head, **tally.summary(endings)}
    if as_json:
        click.echo(json.dumps(summary, indent=2))
    else:
        show(game, summary)


def write_records(
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
            match = core.random_match(game, players, number, options, components)
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
    console.print(f"{summary['games']:,} random games (seeds {first} to {last}), {summary['decisions']:,} decisions\n")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for title in ("seat", "won", "mean score", "sd", "min", "max"):
        table.add_column(title, justify="right")
    for seat in summary["seats"]:
        score = seat["score"]
        share = f"{100 * seat['wins'] / summary['games']:.1f} %"
        table.add_row(
            str(seat["seat"]), share, f"{score['mean']:.2f}", f"{score['sd']:.2f}", str(score["min"]), str(score["max"])
        )
    console.print(table)
    length = summary["length"]
    console.print(
        f"\nlength: {length['mean']:.1f} decisions (sd {length['sd']:.1f}, {length['min']} to {length['max']})"
    )
    for key, count in summary["endings"].items():
        console.print(f"ended: {say(key, {}, folder=game.folder)}, {count:,} ({100 * count / summary['games']:.1f} %)")
