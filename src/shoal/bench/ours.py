"""What is measured of a game: random play, batches, a decision called from Python, the copy of a state."""

from __future__ import annotations

import random
import time
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from ..core import backends
from ..core.backends import Backend
from ..core.batch import Array, Batch
from ..core.game import Game
from ..core.simulate import games_player
from .rounds import Subject

SIZES = (1, 64, 1024, 16384)  # slots of a batch
SEED = 1
STACK = 64  # states among which copies are made: few enough to stay in the cache


class SharedArrays(NamedTuple):
    """The masks and features of all batches of a game: they take up much memory, and only one batch works at a time."""

    masks: Array
    features: Array


def shared_arrays_for(game: Game) -> SharedArrays:
    most = SIZES[-1]
    return SharedArrays(np.zeros((most, game.actions), np.int8), np.zeros((most, game.features), np.float32))


def random_play(game: Game, players: int, backend: Backend, threads: int = 1) -> Subject:
    """Random games from beginning to end. A portion is a game."""
    play = games_player(game, game.open_box(players), backend, threads)

    def work(games: int) -> int:
        return int(np.sum(play(SEED, games).lengths))

    return Subject(work, time.process_time if threads == 1 else time.perf_counter)


def batch_steps(game: Game, players: int, slots: int, shared: SharedArrays, threads: int = 1) -> Subject:
    """Random steps of a batch with masks and features, and new games where old ones end. A portion is a step."""
    masks, features = shared.masks[:slots], shared.features[:slots]
    batch = Batch(game, players, slots, SEED, threads=threads, masks=masks, features=features)
    spread_out(batch)

    def work(steps: int) -> int:
        before = batch.decisions
        for _ in range(steps):
            batch.step_at_random()
        return batch.decisions - before

    return Subject(work, time.process_time if threads == 1 else time.perf_counter)


def spread_out(batch: Batch) -> None:
    """Bring the slots to different moments of a game, as they are after a long run; at first all stand at the deal."""
    length = len(random_moves(batch.game, batch.players))
    some = Batch(batch.game, batch.players, -(-batch.slots // length), SEED, masks=False, features=False)
    for start in range(0, batch.slots, some.slots):
        place = batch.states[start : start + some.slots]
        place[:] = some.states[: len(place)]
        some.step_at_random()


def called_from_python(game: Game, players: int) -> Subject:
    """Given actions in a batch of one slot, with masks and features. A portion is a game, its moves known before."""
    moves = random_moves(game, players)
    batch = Batch(game, players, 1, SEED, auto_reset=False)

    def work(games: int) -> int:
        before = batch.decisions
        for _ in range(games):
            batch.reset(SEED)
            for move in moves:
                batch.step(move)
        return batch.decisions - before

    return Subject(work)


def random_moves(game: Game, players: int) -> list[Array]:
    """The moves of a random game, as steps of a batch of one slot."""
    dice, moves = random.Random(SEED), []
    batch = Batch(game, players, 1, SEED, auto_reset=False, features=False)
    while not batch.ended[0]:
        moves.append(np.array([dice.choice(batch.masks[0].nonzero()[0])]))
        batch.step(moves[-1])
    return moves


def copying(game: Game) -> Subject:
    """Copies of a compiled state, made by compiled code. A portion is a copy."""
    copy_state: Any = backends.template("playouts", game.folder, Backend.COMPILED).copy_state

    def copy(states: Any, copies: int) -> int:
        for number in range(copies):
            copy_state(states, 0, states, 1 + number % (STACK - 1))
        return copies

    states, compiled = game.state.array(STACK), njit(copy)
    return Subject(lambda copies: compiled(states, copies))
