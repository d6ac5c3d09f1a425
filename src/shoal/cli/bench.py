"""`shoal bench`: how fast the rules are on this machine."""

from __future__ import annotations

import json
import platform
import statistics
import time
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from ..core import twins
from ..core.game import Game
from ..core.simulate import arena, sheets
from ..games import all_games
from .arguments import GameName, WholeNumber
from .progress import progress

SECONDS = 0.3  # CPU time of one round of one game


@click.command()
@click.argument("games", nargs=-1, type=GameName(), metavar="[GAME]…")
@click.option("--rounds", type=WholeNumber(1, 1000), default=5, show_default=True, help="Rounds; the median counts.")
@click.option("--json", "as_json", is_flag=True, help="The table as JSON.")
def bench(games: tuple[Game, ...], rounds: int, as_json: bool) -> None:
    """Measure random play on one core, for each game and number of players.

    Games take turns in every round, so that a busy moment of the machine hits all alike. CPU time, median.
    """
    subjects = [
        Subject(game, players, compiled)
        for game in games or all_games()
        for players in game.players
        for compiled in ((False, True) if twins.is_available() else (False,))
    ]
    with progress("measuring", len(subjects) * (rounds + 1)) as advance:
        for subject in subjects:
            subject.prepare()
            advance(1)
        for _ in range(rounds):
            for subject in subjects:
                subject.run()
                advance(1)
    rows = [subject.row() for subject in subjects]
    if as_json:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "rounds": rounds}
        click.echo(json.dumps({**machine, "rows": rows}, indent=2))
    else:
        show(rows)


class Subject:
    """One game at one number of players, interpreted or compiled."""

    def __init__(self, game: Game, players: int, compiled: bool) -> None:
        self.game, self.players, self.compiled = game, players, compiled
        self.games = 1
        self.found: list[tuple[float, float]] = []  # decisions and games a second, round by round

    def prepare(self) -> None:
        """Compile, and find out how many games fill a round."""
        self.playouts = twins.template("playouts", self.game.folder, compiled=self.compiled)
        self.arena = arena(self.game, self.game.open_box(self.players), compiled=self.compiled)
        self.measure(1)
        while self.measure(self.games)[1] < SECONDS / 4:
            self.games *= 2
        self.games *= 4

    def measure(self, games: int) -> tuple[int, float]:
        paper = sheets(games, self.players, compiled=self.compiled)
        start = time.process_time()
        decisions: int = self.playouts.play_games(*self.arena, 1, games, *paper)
        return decisions, time.process_time() - start

    def run(self) -> None:
        decisions, seconds = self.measure(self.games)
        self.found.append((decisions / seconds, self.games / seconds))

    def row(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "players": self.players,
            "rules": "compiled" if self.compiled else "interpreted",
            "decisions/s": round(statistics.median(found[0] for found in self.found)),
            "games/s": round(statistics.median(found[1] for found in self.found)),
            "bytes a state": self.game.state.dtype().itemsize if self.compiled else None,
        }


def show(rows: list[dict[str, Any]]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for title in rows[0]:
        table.add_column(title, justify="left" if title in ("game", "rules") else "right")
    for row in rows:
        table.add_row(
            *("" if value is None else f"{value:,}" if isinstance(value, int) else value for value in row.values())
        )
    Console(highlight=False).print(table)
