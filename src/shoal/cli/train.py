"""`shoal train`: teach a net a game by self-play."""

from __future__ import annotations

import signal
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from ..core.backends import NotInstalled
from ..core.game import Game
from ..core.match import LARGEST_SEED
from ..core.simulate import cores
from .arguments import GameName, Setting, WholeNumber, gathered


class TrainOptions(NamedTuple):
    """What `shoal train` was told."""

    game: Game
    minutes: float | None
    decisions: int | None
    seed: int
    folder: Path | None
    resume: bool
    start: Path | None
    device: str
    changes: tuple[tuple[str, str], ...]
    threads: int | None
    measure: float
    deals: int


@click.command()
@click.argument("game", type=GameName())
@click.option("--minutes", type=click.FloatRange(0, 10**6), help="Stop after so long.  [default: at the horizon]")
@click.option(
    "--decisions", type=WholeNumber(1, 10**13), help="Stop after so many decisions in all.  [default: the horizon]"
)
@click.option("--seed", type=WholeNumber(0, LARGEST_SEED // 10**7), default=1, show_default=True, help="Of all chance.")
@click.option(
    "--folder", type=click.Path(path_type=Path, file_okay=False), help="Where all is kept.  [default: training/GAME]"
)
@click.option("--resume", is_flag=True, help="Go on from the checkpoint in the folder.")
@click.option("--from", "start", type=click.Path(path_type=Path, exists=True), help="Start from a published net.")
@click.option("--device", type=click.Choice(["cpu", "gpu"]), default="cpu", show_default=True, help="Where to learn.")
@click.option("--set", "changes", type=Setting(), multiple=True, help="A setting as in train.toml, name=value.")
@click.option("--threads", type=WholeNumber(1, 1024), help="Threads on the CPU.  [default: one a core]")
@click.option(
    "--measure", type=click.FloatRange(0), default=60, show_default=True, help="Seconds between measures of strength."
)
@click.option("--deals", type=WholeNumber(0, 10**5), default=250, show_default=True, help="Deals of such a measure.")
@gathered(TrainOptions)
def train(told: TrainOptions) -> None:
    """Teach a net GAME by self-play, for every number of players and every option.

    It begins as chance made it, plays against itself, older selves and the strategy, and learns from what came of it.
    The folder gets a checkpoint, from which --resume goes on at any time, the net so far (net.safetensors), a log
    (log.jsonl) and, at the end, the curves as a picture. Ctrl-C stops it, and nothing is lost.
    """
    for package in ("jax", "optax", "matplotlib", "numba"):
        if find_spec(package) is None:
            raise NotInstalled(f'training needs {package}: pip install "shoal[train]"')
    from ..train.curves import draw_curves
    from ..train.run import LOG, RunOptions
    from ..train.run import train as learn
    from ..train.settings import settings_of

    settings = settings_of(told.game, dict(told.changes), told.device)
    run_options = RunOptions(
        folder=told.folder or Path("training", told.game.name),
        seed=told.seed,
        device=told.device,
        seconds=None if told.minutes is None else told.minutes * 60,
        decisions=told.decisions,
        resume=told.resume,
        start=told.start,
        measure=told.measure,
        deals=told.deals,
        threads=told.threads or cores(),
        command=" ".join(["shoal", *sys.argv[1:]]),
    )
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # stopped by a machine, it leaves a checkpoint too
    log = run_options.folder / LOG
    try:
        with TrainingProgress(told.game, told.decisions or settings.horizon) as shown:
            learn(told.game, settings, run_options, shown.tell)
    finally:
        if log.is_file():
            draw_curves(log, run_options.folder / "curves.png", f"{told.game.title}, seed {told.seed}")
    click.echo(f"{run_options.folder / 'net.safetensors'}: the net; {run_options.folder / 'curves.png'}: how it went")


class TrainingProgress:
    """A bar with the latest numbers on a terminal; a line for each measure of strength."""

    def __init__(self, game: Game, decisions: int) -> None:
        self.console = Console(stderr=True, highlight=False)
        columns = (TextColumn(game.title), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
        self.bar = Progress(*columns, console=self.console, transient=True, disable=not self.console.is_terminal)
        self.total = decisions
        self.task = TaskID(0)

    def __enter__(self) -> TrainingProgress:
        self.bar.start()
        self.task = self.bar.add_task("getting ready", total=self.total)
        return self

    def __exit__(self, *problem: object) -> None:
        self.bar.stop()

    def tell(self, entry: dict[str, Any]) -> None:
        if found := entry.get("strength"):
            self.console.print(
                f"{entry['decisions'] / 1e6:10.2f} M decisions, {entry['seconds']:6.0f} s, {found['players']} players: "
                f"{100 * found['first']:5.1f} ± {100 * found['error']:.1f} % first places against strategies "
                f"(even: {100 / found['players']:.0f} %), {found['margin']:+z.1f} points",
                soft_wrap=True,
            )
        if "entropy" in entry:
            words = (
                f"{entry['decisions'] / 1e6:.2f} M decisions, {entry['per_second'] / 1e3:,.0f} k/s, "
                f"entropy {entry['entropy']:.2f}, value error {entry['value_error']:.3f}"
            )
            self.bar.update(self.task, completed=entry["decisions"], description=words)
