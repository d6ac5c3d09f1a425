"""The CUDA kernel, run in Python by Numba's simulator, and what is said where there is no GPU."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from shoal.core import gpu

SIMULATED = """
import numpy as np
from shoal import all_games
from shoal.bench import gpu as bench
from shoal.core.simulate import games_player, simulate
from shoal.core.backends import Backend

for game in all_games():
    for players in game.players:
        for options in ({}, {name: option.values[-1] for name, option in game.options.items()}):
            box = game.open_box(players, options)
            found, wanted = (games_player(game, box, backend)(21, 9) for backend in (Backend.GPU, Backend.INTERPRETED))
            for sheet, same in zip(found, wanted, strict=True):
                assert sheet.tolist() == same, (game.name, players, options)
            print(game.name, players, found.lengths.sum())
tallies = [simulate(all_games()[0], 2, 11, 3, backend=backend) for backend in (Backend.GPU, Backend.INTERPRETED)]
assert tallies[0] == tallies[1], tallies

row = bench.gpu_row(all_games()[0], 2, rounds=1, games=6, compared=6)
assert row["same"] == "yes" and row["decisions/s"] > 0, row
bench.games_player = lambda *how: lambda seed, games: games_player(*how)(seed + 1, games)  # other games
assert bench.gpu_row(all_games()[0], 2, rounds=1, games=6, compared=6)["same"] == "NO"
"""


def test_the_kernel_plays_the_same_games() -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    code = [sys.executable, "-W", "error", "-c", SIMULATED]
    done = subprocess.run(code, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 2 * 19


@pytest.mark.parametrize("command", [["simulate", "fat-fish", "--games", "5", "--device", "gpu"], ["bench", "--gpu"]])
def test_without_a_gpu_one_line_says_so(command: list[str]) -> None:
    environment = {**os.environ, "CUDA_VISIBLE_DEVICES": ""}
    code = [sys.executable, "-c", "from shoal.cli import main; main()", *command]
    done = subprocess.run(code, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "shoal: there is no CUDA GPU here, or its driver does not answer (see nvidia-smi)\n"


def test_without_numba_cuda_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    gpu.find_gpu.cache_clear()
    monkeypatch.setattr(gpu, "find_spec", lambda _: None)
    with pytest.raises(gpu.NoGpu, match='pip install "shoal\\[gpu\\]"'):
        gpu.find_gpu()


TABLES = """
import importlib
import sys
from shoal import all_games
from shoal.core import backends
import numpy as np

for game in all_games():
    backends.rules_of(game.folder, backends.Backend.GPU)
large = 0
for name, module in list(sys.modules.items()):
    if name.startswith("shoal.cuda."):
        plain = importlib.import_module(name.replace("shoal.cuda.", "shoal."))
        for key, value in vars(module).items():
            if isinstance(value, np.ndarray):
                assert value.tolist() == list(vars(plain)[key]), (name, key)
                large += value.dtype == np.int16
assert large, "no table is large"
print(large)
"""


def test_tables_are_the_same_on_a_gpu() -> None:
    done = subprocess.run([sys.executable, "-W", "error", "-c", TABLES], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
