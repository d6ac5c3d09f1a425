"""Random games by the thousand: the same in every way and on any number of threads."""

from __future__ import annotations

import pytest

from shoal import Game, all_games
from shoal.core.simulate import simulate
from shoal.core.twins import Way

every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=pytest.mark.xdist_group(game.name)) for game in all_games()]
)


@every_game
def test_the_tally_is_the_same_in_every_way(game: Game) -> None:
    players = game.players[-1]
    interpreted = simulate(game, players, 7, 100, way=Way.INTERPRETED)
    for threads in (1, 2, 10):  # more threads than games
        assert simulate(game, players, 7, 100, way=Way.COMPILED, threads=threads) == interpreted
    assert interpreted.games == 7
    assert sum(interpreted.wins(seat) for seat in range(players)) == pytest.approx(7)
    assert sum(sum(counts.values()) for counts in interpreted.scores) == 7 * players


@every_game
def test_chunks_leave_no_game_out(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(game, game.players[0], 50, 1, way=Way.COMPILED)
    monkeypatch.setattr("shoal.core.simulate.CHUNK", {Way.COMPILED: 3})
    told: list[int] = []
    assert simulate(game, game.players[0], 50, 1, way=Way.COMPILED, threads=2, progress=told.append) == whole
    assert told == [6] * 8 + [2]
