"""What it costs to begin: importing shoal, and making a game's rules and players ready with and without a cache."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from typing import NamedTuple

from ..core.game import Game

IMPORT = "import time; start = time.process_time(); import shoal; print(time.process_time() - start)"
RULES, PLAYERS = (
    "import sys, time; from shoal import game_named; from shoal.cli import info;"
    f"info.{what}(game_named(sys.argv[1])); print(time.process_time())"
    for what in ("compile_all", "compile_players")
)
TIMES = 3


class WarmUp(NamedTuple):
    """CPU seconds of a process that makes the two parts of `shoal warm-up GAME` ready, all included."""

    rules_cold: float  # nothing is in the cache
    rules_warm: float
    players_cold: float  # only the rules are in the cache
    players_warm: float


def import_time() -> float:
    """CPU seconds of `import shoal`, a median."""
    return statistics.median(seconds_of(IMPORT) for _ in range(TIMES))


def warm_up_time(game: Game) -> WarmUp:
    """In a cache of its own: cold once, since it takes long, and warm a median."""
    with tempfile.TemporaryDirectory(prefix="shoal-bench-") as folder:
        found = []
        for code in (RULES, PLAYERS):
            found.append(seconds_of(code, game.name, cache=folder))
            found.append(statistics.median(seconds_of(code, game.name, cache=folder) for _ in range(TIMES)))
        return WarmUp(*found)


def seconds_of(code: str, *args: str, cache: str | None = None) -> float:
    """Run Python code in a process of its own; the last line it prints is a number."""
    surroundings = os.environ | ({"SHOAL_CACHE": cache} if cache else {})
    ran = subprocess.run([sys.executable, "-c", code, *args], env=surroundings, stdout=subprocess.PIPE, check=True)
    return float(ran.stdout.split()[-1])
