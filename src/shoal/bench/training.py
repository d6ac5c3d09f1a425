"""How many decisions a second `shoal train` learns from on a GPU: each game alone, one after the other.

Getting ready takes most of a minute, and the GPU may be lent by the minute: the games get ready side by side, each in
a process of its own, and then take turns.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ..core.backends import NotInstalled
from ..core.game import Game
from ..games import game_named
from .report import Row, Section

RATES = 6  # of two seconds each; the median counts
# As training is for most of its time. From the start it may imitate the strategy, which is slower.
SETTINGS = {"horizon": "0", "imitation": "0", "imitation_fade": "0"}
NOTE = (
    "Decisions a second that `shoal train` learns from: games played on, views, the net's answers and the updates, "
    "opponents as in the game's settings, from the game's own net. Each game has the GPU to itself; the median of "
    f"{RATES} measurements of two seconds."
)


class Enough(Exception):
    """All is measured."""


def training_table(games: list[Game], advance: Callable[[int], None], device: str = "gpu") -> Section:
    check_installed()
    command = [sys.executable, "-m", "shoal.bench.training", device]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    learners = [subprocess.Popen([*command, game.name], **pipes) for game in games]
    try:
        for learner in learners:
            hear(learner)
        rows: list[Row] = []
        for game, learner in zip(games, learners, strict=True):
            print("go", file=learner.stdin, flush=True)
            rates = [float(rate) for rate in hear(learner).split()]
            rows.append(
                {"game": game.name, "trained decisions/s": statistics.median(rates), "slots": int(hear(learner))}
            )
            advance(1)
    finally:
        for learner in learners:
            learner.kill()
            learner.wait()
    return Section("Training", NOTE, rows)


def check_installed() -> None:
    for package in ("jax", "optax"):
        if find_spec(package) is None:
            raise NotInstalled(f'measuring training needs {package}: pip install "shoal[train]"')


def hear(learner: subprocess.Popen[str]) -> str:
    """A line of a learner; what went wrong there was said by it."""
    line = learner.stdout.readline() if learner.stdout else ""
    if not line:
        raise NotInstalled("training could not be measured: see above")
    return line.strip()


# -- In the learner's process --


def measure(game: Game, device: str, say: Callable[[object], None], wait: Callable[[], object]) -> None:
    """Train until it goes at its pace, say so, wait for the turn, and say the rates."""
    from ..train.run import NET, RunOptions, train
    from ..train.settings import settings_of

    settings = settings_of(game, SETTINGS, device)
    rates: list[float] = []

    def report(entry: dict[str, Any]) -> None:
        if "per_second" not in entry:
            return
        rates.append(entry["per_second"])
        if len(rates) == 1:
            say("ready")
            wait()
        if len(rates) == 2 + RATES:  # in the first it still compiled, in the second it waited
            raise Enough

    start = game.path(NET)
    with TemporaryDirectory() as folder:
        run_options = RunOptions(
            Path(folder), device=device, start=start if device == "gpu" and start.exists() else None, deals=0
        )
        try:
            train(game, settings, run_options, report)
        except Enough:
            say(" ".join(map(str, rates[2:])))
            say(settings.slots)


if __name__ == "__main__":
    measure(game_named(sys.argv[2]), sys.argv[1], lambda text: print(text, flush=True), sys.stdin.readline)
