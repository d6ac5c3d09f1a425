"""Growth: does it stay as fast, and as small, when there are many games? In a process of its own, for its peak memory.

Run as `python -m shoal.bench.growth GAME FEW MANY`.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from ..core.game import Game
from ..core.simulate import simulate
from ..core.twins import Way
from ..games import game_named

FEW, MANY = 10_000, 1_000_000
TIMES = 10  # that few games are played before and after the many


class Grown(NamedTuple):
    """Games a second and the peak of memory, in MiB, at few and at many games."""

    game: Game
    few: float
    many: float
    peak_few: float
    peak_many: float


def grown(game: Game) -> Grown:
    """What a game with the fewest players comes to."""
    args = [game.name, str(FEW), str(MANY)]
    ran = subprocess.run([sys.executable, "-m", __name__, *args], stdout=subprocess.PIPE, check=True)
    return Grown(game, *json.loads(ran.stdout))


def measure(game: Game, few: int, many: int) -> list[float]:
    """Games a second at few and many, peak memory at few and many."""
    seconds(game, 1)  # loads the compiled rules
    before = [seconds(game, few) for _ in range(TIMES)]
    peak_few = peak_memory()
    long = seconds(game, many)
    peak_many = peak_memory()
    after = [seconds(game, few) for _ in range(TIMES)]
    return [few / statistics.mean(before + after), many / long, peak_few, peak_many]


def seconds(game: Game, games: int) -> float:
    """CPU time of so many games."""
    start = time.process_time()
    simulate(game, game.players[0], games, 1, way=Way.COMPILED)
    return time.process_time() - start


def peak_memory() -> float:
    """The most memory this process has had, in MiB."""
    try:
        # Not getrusage: there a process begins with the peak of the one that started it.
        status = Path("/proc/self/status").read_text("utf-8")
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20  # in bytes where there is no /proc
    return int(status.partition("VmHWM:")[2].split()[0]) / 2**10


if __name__ == "__main__":
    name, *numbers = sys.argv[1:]
    print(json.dumps(measure(game_named(name), *map(int, numbers))))
