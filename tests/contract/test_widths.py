"""What fits into the fields of a state: beyond it compiled rules wrap without a word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from shoal import Game, State, all_games
from shoal.core.state import Field, i8, i16, i32, i64, most


@pytest.mark.parametrize("width", [i8, i16, i32, i64])
def test_the_most_a_width_holds(width: Callable[[], Field]) -> None:
    class One(State):
        number: Any = width()

    state = One()
    state.number = most(width)
    array = One.array(1)
    state.pack(array, 0)
    assert One.unpack(array, 0).number == most(width) == np.iinfo(array["number"].dtype).max


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
def test_every_seat_has_a_bit_among_those_to_act(game: Game) -> None:
    everybody = (1 << max(game.players)) - 1
    assert game.state.fields["owing"] == i8()
    assert everybody <= most(i8)
