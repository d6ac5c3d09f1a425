"""The slots of self-play: what they show is what a view shows, and a GPU plays the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from shoal import all_games, game_named
from shoal.core.game import Game
from shoal.core.playouts import FIRST_PLACE
from shoal.core.state import UNKNOWN, State
from shoal.train.slots import CpuSlots, choices_of_options, lineup_of

of_every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])


def small(game: Game, slots: int, threads: int = 1, kind: type = CpuSlots) -> Any:
    lineup = lineup_of(game, slots, dict.fromkeys(game.players, 1.0), options=0.3, older=0.2, strategy=0.3)
    return kind(game, lineup, np.arange(slots), 3, slots, threads)


def legal_of(slots: Any, row: int, slot: int) -> list[int]:
    return [int(bit) for bit in np.unpackbits(slots.host(row, "masks")[slot], bitorder="little").nonzero()[0]]


def check_view(slots: Any, row: int, slot: int, state: State) -> None:
    """A row of a slot tells what the rules say of the state."""
    game, seat = slots.game, int(slots.host(row, "seats")[slot])
    assert state.owing >> seat & 1
    out, features = [0] * game.actions, [0] * game.features
    count = game.rules.legal(state, seat, out)
    assert legal_of(slots, row, slot) == out[:count]
    game.rules.features(game.view_of(state, seat), seat, features)
    assert slots.host(row, "features")[slot].tolist() == features


def test_a_slot_shows_the_view_of_who_is_asked() -> None:
    game = game_named("fish-n-stones")  # of the others, the simulator below: it needs not be compiled
    slots, dice, ends = small(game, 24, threads=2), np.random.default_rng(5), 0
    for step in range(80):
        row, following = step % 3, (step + 1) % 3
        actions = np.zeros(24, np.int32)
        for slot in range(24):
            seat = int(slots.host(row, "seats")[slot])
            assert not slots.lineup.strategists[slot] >> seat & 1, "the strategy plays there"
            legal = legal_of(slots, row, slot)
            actions[slot] = dice.choice(legal)
            if step % 20 == 0:
                check_view(slots, row, slot, game.state.unpack(slots._states, slot))
        slots.step(actions, following, advising=True)
        for slot in range(24):
            assert slots.host(following, "advice")[slot] in legal_of(slots, following, slot)
            if slots.host(following, "ended")[slot]:
                ends += 1
                shares = slots.host(following, "shares")[: slots.lineup.players[slot], slot]
                assert abs(int(shares.sum()) - FIRST_PLACE) <= 1
    assert ends, "no game has ended"


@of_every_game
def test_slots_are_shared_out(game: Game) -> None:
    lineup = lineup_of(game, 1000, {game.players[0]: 0.5, game.players[-1]: 0.5}, options=0.3, older=0.1, strategy=0.2)
    counts = np.bincount(lineup.players)
    assert abs(counts[game.players[0]] - 500) < 20 and abs(counts[game.players[-1]] - 500) < 20
    assert len(lineup.boxes) == 2 * len(choices_of_options(game))
    assert len(set(lineup.box_of.tolist())) == len(lineup.boxes), "some options are never played"
    alone = lineup.learners != UNKNOWN
    assert alone.sum() == 300 and (lineup.strategists != 0).sum() == 200
    for slot in np.nonzero(lineup.strategists)[0]:
        assert lineup.strategists[slot] == (1 << lineup.players[slot]) - 1 - (1 << lineup.learners[slot])


SIMULATED = """
import numpy as np
from shoal import all_games
from shoal.train.slots import GpuSlots, CpuSlots
from tests.train.test_slots import check_view, legal_of, small

for game in all_games():
    slots = small(game, 6, kind=GpuSlots)
    compiled = small(game, 6) if game.name == "fish-n-stones" else None
    for step in range(25):
        row, following = step % 3, (step + 1) % 3
        if compiled:
            for name in compiled.seen(0):
                assert (compiled.host(row, name) == slots.host(row, name)).all(), (step, name)
        actions = np.array([legal_of(slots, row, slot)[step % 2 - 1] for slot in range(6)], np.int32)
        for slot in range(6):
            assert not slots.lineup.strategists[slot] >> int(slots.host(row, "seats")[slot]) & 1
            if step % 6 == 0:
                check_view(slots, row, slot, slots._words[slot])
        for one in filter(None, (slots, compiled)):
            one.step(actions, following, advising=step % 2 == 0)
        if step % 2 == 0:
            assert all(slots.host(following, "advice")[slot] in legal_of(slots, following, slot) for slot in range(6))
    print(game.name)
"""


def test_the_kernel_plays_the_same_games() -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    code = [sys.executable, "-W", "error", "-c", SIMULATED]
    done = subprocess.run(code, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 5
