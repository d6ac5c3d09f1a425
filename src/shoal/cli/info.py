"""`shoal games`, `shoal rules` and `shoal warm-up`."""

from __future__ import annotations

import time

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from ..bots.named import prepare
from ..core import backends
from ..core.game import Game
from ..core.simulate import simulate
from ..core.words import say
from ..games import all_games
from .arguments import GameName
from .progress import progress


@click.command()
def games() -> None:
    """List the games, their players and options."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for title in ("game", "players", "what it is"):
        table.add_column(title)
    for game in all_games():
        lines = [say("in-one-line", {}, folder=game.folder)]
        for name, option in game.options.items():
            lines.append(f"--option {name}={'|'.join(option.values)}")
        lines.append(f"by {game.credit}")
        table.add_row(game.name, f"{game.players[0]}-{game.players[-1]}", "\n".join(lines))
    Console(highlight=False).print(table)


@click.command()
@click.argument("game", type=GameName())
def rules(game: Game) -> None:
    """Print the rules of a game, in our own words, with the rulings."""
    console = Console(highlight=False)
    if console.is_terminal:
        console.print(Markdown(game.pages(), hyperlinks=False), width=min(console.width, 100))
    else:
        click.echo(game.pages(), nl=False)


@click.command("warm-up")
@click.argument("games", nargs=-1, type=GameName(), metavar="[GAME]…")
def warm_up(games: tuple[Game, ...]) -> None:
    """Compile the rules ahead of time, so that the first simulation, batch and computer player start at once."""
    wanted = games or tuple(all_games())
    parts = {"compiled rules": compile_all, "players": compile_players}
    with progress("compiling, some 40 s a game", len(wanted) * len(parts)) as advance:
        for game in wanted:
            for title, compile_part in parts.items():
                start = time.perf_counter()
                compile_part(game)
                click.echo(f"{game.name}: {title} ready in {time.perf_counter() - start:.1f} s")
                advance(1)
    click.echo(f"kept in {backends.cache_root()}")


def compile_all(game: Game) -> None:
    """Use every compiled function once that simulations and batches call."""
    players = game.players[0]
    simulate(game, players, 1, 1, backend=backends.Backend.COMPILED)
    from ..core.batch import AT_RANDOM, Batch  # needs numpy, which is there if this could be compiled

    batch = Batch(game, players, 1)
    batch.step([AT_RANDOM])
    batch.look([0], batch.masks, batch.features)


def compile_players(game: Game) -> None:
    """Use every compiled function once that the computer players, and simulations by the strategy, call."""
    prepare(game)
    simulate(game, game.players[0], 1, 1, by="strategy", backend=backends.Backend.COMPILED)
