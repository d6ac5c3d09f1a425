"""Mass playouts on a GPU: the same rules as a CUDA kernel, and the same games as on the CPU, seed by seed."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any

from . import backends
from .arrays import Sheets
from .backends import Backend, NotInstalled
from .game import Game
from .simulate import sheets
from .state import State

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"  # Numba's simulator: kernels run in Python, for tests
THREADS = 2 if SIMULATED else 64  # of a block
BLOCKS = 5  # of a multiprocessor: with more, the states of all threads no longer fit into its cache


class NoGpu(NotInstalled):
    """There is no GPU to play on."""


@cache
def find_gpu() -> Any:
    """numba.cuda, or NoGpu with what to do."""
    if find_spec("numba_cuda") is None:
        raise NoGpu('play on a GPU needs numba-cuda: pip install "shoal[gpu]"')
    import numpy as np

    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 asks for the name that numpy 2.5 has dropped
    os.environ.setdefault("NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS", "0")  # a measure of strength has few slots
    from numba import cuda

    if not cuda.is_available():  # type: ignore[no-untyped-call]
        raise NoGpu("there is no CUDA GPU here, or its driver does not answer (see nvidia-smi)")
    return cuda


def gpu_player(game: Game, box: State) -> Callable[[int, int], Sheets]:
    """A function that plays so many random games from a seed on, all out of one opened box."""
    launch = gpu_launch(game, box)

    def play(seed: int, games: int) -> Sheets:
        found = sheets_on_gpu(box.players, games)
        launch(seed, games, found)
        return Sheets(*(sheet.copy_to_host() for sheet in found))

    return play


Launch = Callable[[int, int, Sheets], None]


def gpu_launch(game: Game, box: State) -> Launch:
    """A function that has games played from a seed on, and their results written to sheets on the GPU."""
    cuda = find_gpu()
    import numpy as np

    kernel = backends.template("kernel", game.folder, Backend.GPU).play_games
    if SIMULATED:
        boxes: Any = np.array([box], object)
        blocks = BLOCKS
    else:
        boxes = game.state.array(1)
        box.pack(boxes, 0)
        boxes = cuda.to_device(boxes.view(np.int64))
        blocks = BLOCKS * cuda.get_current_device().MULTIPROCESSOR_COUNT

    def launch(seed: int, games: int, found: Sheets) -> None:
        kernel[blocks, THREADS](boxes, seed, games, *found)

    return launch


def sheets_on_gpu(players: int, games: int) -> Sheets:
    cuda = find_gpu()
    return Sheets(*(cuda.device_array(sheet.shape, sheet.dtype) for sheet in sheets(players, games, Backend.GPU)))
