"""`shoal net`: what a net is, and the same net for others."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click

from ..bots.export import export_net
from ..bots.net import FILE, Net, net_of
from ..core.game import Game
from .arguments import GameName

of_a_file = click.option(
    "--net", "file", type=click.Path(path_type=Path), help="A net's file.  [default: the game's own]"
)


@click.group()
def net() -> None:
    """Tell what a net is that `shoal train` has made, and write it for others."""


@net.command()
@click.argument("game", type=GameName())
@of_a_file
def info(game: Game, file: Path | None) -> None:
    """Tell how big GAME's net is, and by what commands, where and for how long it was trained."""
    for line in described(game, net_of(game, file), file or game.path(FILE)):
        click.echo(line)


@net.command()
@click.argument("game", type=GameName())
@click.argument("target", metavar="FILE.onnx", type=click.Path(path_type=Path, dir_okay=False))
@of_a_file
def export(game: Game, target: Path, file: Path | None) -> None:
    """Write GAME's net as ONNX. What goes in and comes out is in the file's metadata."""
    export_net(game, net_of(game, file), target)
    click.echo(f"{target}: {game.title}, {game.features} features in, {game.actions} logits and 2 values out")


def described(game: Game, net: Net, file: Path) -> Iterator[str]:
    about = net.about
    plan = json.loads(about["plan"])
    count = sum(int(array.size) for array in net.weights.values())
    yield f"{game.title}: {file}"
    yield f"  {file.stat().st_size / 1e6:.1f} MB, {count:,} numbers"
    board = f", {plan['channels']} channels over {plan['rows']} x {plan['columns']} squares" if plan["rows"] else ""
    yield f"  {plan['features']} features, {plan['blocks']} blocks of {plan['width']}{board}, {plan['actions']} actions"
    for run in (*json.loads(about.get("earlier", "[]")), about):
        versions = json.loads(run.get("versions", "{}"))
        yield f"  trained {run['minutes']} min, {int(run['decisions']) / 1e6:,.1f} M decisions, seed {run['seed']}"
        yield f"    on {run['machine']}"
        yield f"    with {', '.join(f'{name} {version}' for name, version in versions.items())}"
        yield from (f"    by {command}" for command in json.loads(run["commands"]))
