"""`shoal bench`: how fast the rules are on this machine."""

from __future__ import annotations

import shlex
import sys

import click

from ..core import backends
from ..core.game import Game
from ..games import all_games
from .arguments import GameName, WholeNumber
from .progress import progress


@click.command()
@click.argument("games", nargs=-1, type=GameName(), metavar="[GAME]…")
@click.option("--rounds", type=WholeNumber(1, 1000), default=5, show_default=True, help="Rounds; the median counts.")
@click.option(
    "--milliseconds",
    type=WholeNumber(1, 60_000),
    default=50,
    show_default=True,
    help="How long each measurement of a round is.",
)
@click.option("--peers", is_flag=True, help="Beside OpenSpiel, PettingZoo and Pgx, with ratios; the search too.")
@click.option("--growth", is_flag=True, help="Speed and memory at a million games, and at a thousand searched, too.")
@click.option("--gpu", is_flag=True, help="A GPU instead: random play, that it plays the CPU's games, and training.")
@click.option("--json", "as_json", is_flag=True, help="Everything as JSON.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Everything as a page: docs/performance.md.")
def bench(
    games: tuple[Game, ...],
    rounds: int,
    milliseconds: int,
    peers: bool,
    growth: bool,
    gpu: bool,
    as_json: bool,
    as_markdown: bool,
) -> None:
    """Measure how fast GAME, or each game, is here, at every number of players.

    Random play compiled and interpreted, steps of batches, decisions called from Python, and what it costs to begin.
    All take turns in every round, so that a busy moment of the machine hits all alike. CPU time, median.
    """
    if as_json and as_markdown:
        raise click.UsageError("--json or --markdown, not both")
    if not backends.is_available():
        raise backends.NotInstalled('shoal bench needs Numba: pip install "shoal[fast]"')
    from ..bench import report
    from ..bench.run import run

    command = shlex.join(["shoal", *sys.argv[1:]])
    wanted = games or tuple(all_games())
    found = run(wanted, rounds, milliseconds / 1000, command, progress, peers=peers, growth=growth, gpu=gpu)
    if as_json:
        click.echo(report.as_json(found))
    elif as_markdown:
        click.echo(report.as_markdown(found))
    else:
        report.on_terminal(found)
