"""What it costs to begin: importing shoal, and making a game's compiled rules ready with and without a cache."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from typing import NamedTuple

from ..core.game import Game

IMPORT = "import time; start = time.process_time(); import shoal; print(time.process_time() - start)"
WARM_UP = (
    "import sys, time; from shoal.cli import shoal;"
    "shoal.main(['warm-up', sys.argv[1]], standalone_mode=False); print(time.process_time())"
)
TIMES = 3


class WarmUp(NamedTuple):
    """CPU seconds of `shoal warm-up GAME`, all included."""

    cold: float  # nothing is in the cache
    warm: float  # everything is


def import_time() -> float:
    """CPU seconds of `import shoal`, a median."""
    return statistics.median(seconds_of(IMPORT) for _ in range(TIMES))


def warm_up_time(game: Game) -> WarmUp:
    """In a cache of its own: cold once, since it takes long, and warm a median."""
    with tempfile.TemporaryDirectory(prefix="shoal-bench-") as folder:
        cold = seconds_of(WARM_UP, game.name, cache=folder)
        return WarmUp(cold, statistics.median(seconds_of(WARM_UP, game.name, cache=folder) for _ in range(TIMES)))


def seconds_of(code: str, *args: str, cache: str | None = None) -> float:
    """Run Python code in a process of its own; the last line it prints is a number."""
    surroundings = os.environ | ({"SHOAL_CACHE": cache} if cache else {})
    ran = subprocess.run([sys.executable, "-c", code, *args], env=surroundings, stdout=subprocess.PIPE, check=True)
    return float(ran.stdout.split()[-1])
