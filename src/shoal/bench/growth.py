"""Growth: does it stay as fast, and as small, when there are many games? In a process of its own, for its peak memory.

Run as `python -m shoal.bench.growth simulated GAME FEW MANY`, or `searched GAME NUMBER…`.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from ..bots.player import Budget, question_of
from ..bots.search import searcher
from ..core.backends import Backend
from ..core.game import Game
from ..core.match import Match
from ..core.simulate import simulate
from ..games import game_named

FEW, MANY = 10_000, 1_000_000
TIMES = 10  # that few games are played before and after the many
SEARCHED = (10, 100, 1000)  # games in which the first seat searches
# For a move: memory is bounded by the budget, and growth would show as well with a small one.
THOUGHT = Budget(iterations=16)


class Grown(NamedTuple):
    """Games a second and the peak of memory, in MiB, at few and at many games."""

    game: Game
    few: float
    many: float
    peak_few: float
    peak_many: float
    peaks_searched: list[float]  # at so many games as SEARCHED says


def grown(game: Game) -> Grown:
    """What a game with the fewest players comes to."""
    few, many, peak_few, peak_many = measured("simulated", game, FEW, MANY)
    return Grown(game, few, many, peak_few, peak_many, measured("searched", game, *SEARCHED))


def measured(what: str, game: Game, *numbers: int) -> list[float]:
    """Have it measured in a process of its own."""
    args = [what, game.name, *map(str, numbers)]
    ran = subprocess.run([sys.executable, "-m", __name__, *args], stdout=subprocess.PIPE, check=True)
    found: list[float] = json.loads(ran.stdout)
    return found


def simulated(game: Game, few: int, many: int) -> list[float]:
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
    simulate(game, game.players[0], games, 1, backend=Backend.COMPILED)
    return time.process_time() - start


def searched(game: Game, *numbers: int) -> list[float]:
    """Peak memory when so many games were played by a search against random players."""
    peaks, dice, player = [], random.Random(1), searcher()
    for seed in range(1, max(numbers) + 1):
        match = Match(game, game.players[0], seed)
        while not match.is_over:
            seat = match.to_act[0]
            if seat == 0:
                action = player(question_of(match, seat, dice, THOUGHT)).action
            else:
                action = dice.choice(match.legal_actions(seat))
            match.play_action(seat, action)
        if seed in numbers:
            peaks.append(peak_memory())
    return peaks


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
    what, name, *amounts = sys.argv[1:]
    measures: dict[str, Callable[..., list[float]]] = {"simulated": simulated, "searched": searched}
    print(json.dumps(measures[what](game_named(name), *map(int, amounts))))
