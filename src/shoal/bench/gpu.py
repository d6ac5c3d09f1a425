"""The GPU: how fast it plays, and whether it plays the games of the CPU."""

from __future__ import annotations

import hashlib
import statistics
import time
from collections.abc import Callable

import numpy as np

from ..core.arrays import Sheets
from ..core.backends import Backend
from ..core.game import Game
from ..core.gpu import Launch, find_gpu, gpu_launch, sheets_on_gpu
from ..core.simulate import cores, games_player
from .ours import SEED
from .report import Row, Section

GAMES = 4_000_000  # of one round: some dozens for each thread of a large GPU
COMPARED = 1_000_000


def gpu_row(game: Game, players: int, rounds: int, games: int = GAMES, compared: int = COMPARED) -> Row:
    """A game at one number of players."""
    box = game.open_box(players)
    launch = gpu_launch(game, box)
    found = sheets_on_gpu(players, compared)
    launch(SEED, compared, found)  # compiles it
    on_gpu = checksum(Sheets(*(sheet.copy_to_host() for sheet in found)))
    on_cpu = checksum(games_player(game, box, Backend.COMPILED, cores())(SEED, compared))
    return {
        "game": game.name,
        "players": players,
        "decisions/s": statistics.median(measure(launch, players, games) for _ in range(rounds)),
        "games compared": compared,
        "checksum GPU": on_gpu,
        "checksum CPU": on_cpu,
        "same": "yes" if on_gpu == on_cpu else "NO",
    }


def measure(launch: Launch, players: int, games: int) -> float:
    """Decisions a second, by the clock, the results left where they are."""
    cuda, found = find_gpu(), sheets_on_gpu(players, games)
    cuda.synchronize()
    start = time.perf_counter()
    launch(SEED, games, found)
    cuda.synchronize()
    seconds = time.perf_counter() - start
    return float(found.lengths.copy_to_host().sum(dtype=np.int64)) / seconds


def checksum(found: Sheets) -> str:
    """Of all points, ranks, endings and lengths."""
    digest = hashlib.sha256()
    for sheet in found:
        digest.update(np.ascontiguousarray(sheet).tobytes())
    return digest.hexdigest()[:16]


def gpu_table(games: list[Game], rounds: int, advance: Callable[[int], None]) -> Section:
    rows = []
    for game in games:
        for players in game.players:
            rows.append(gpu_row(game, players, rounds))
            advance(1)
    note = (
        f"Decisions a second of {GAMES:,} random games at once, from the deal to the result, by the clock. The games "
        f"compared have the same seeds on both: the checksums are of every seat's points and rank, every game's "
        f"ending and length."
    )
    return Section("GPU", note, rows)
