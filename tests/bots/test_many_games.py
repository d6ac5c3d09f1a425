"""Mixed games by the thousand: no player ever makes an illegal move or raises."""

from __future__ import annotations

import random

import numpy as np
import pytest

from shoal import Game, all_games
from shoal.bots.guard import Report, ask
from shoal.bots.named import player_named, prepare
from shoal.bots.player import Budget, Question
from shoal.core.batch import Batch

NAMES = ("random", "strategy", "easy", "search-1", "search-12")
SLOW_NAMES = ("medium", "hard")  # they take a seat in one game of
SELDOM = 200

of_every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=pytest.mark.xdist_group(game.name)) for game in all_games()]
)


def mixed_games(game: Game, games: int) -> list[Report]:
    """Play games with every number of players and chance options, seats drawn; answers what went wrong."""
    prepare(game, (*NAMES, *SLOW_NAMES))
    reports = []
    dice = random.Random(game.name)
    for number in range(games):
        players = game.players[number % len(game.players)]
        options = {name: dice.choice(option.values) for name, option in game.options.items()}
        seats = [player_named(game, dice.choice(NAMES)) for _ in range(players)]
        if number % SELDOM == SELDOM - 1:
            seats[0] = player_named(game, dice.choice(SLOW_NAMES))
        table = Batch(game, players, 1, number, options, auto_reset=False, features=False)
        while not table.ended[0]:
            seat = int(table.seats[0])
            view = game.view_of(table.state(0), seat)
            legal = np.flatnonzero(table.masks[0]).tolist()
            playouts = Budget(seats[seat].budget.iterations)  # no time: nobody is late only because others work here
            question = Question(game, view, seat, legal, dice, playouts)
            answer, report = ask(seats[seat], question)
            reports += [report] if report else []
            table.step(np.array([answer.action]))
    return reports


@of_every_game
def test_mixed_games_go_without_a_hitch(game: Game) -> None:
    assert mixed_games(game, 12) == []


@pytest.mark.long
@of_every_game
def test_ten_thousand_mixed_games_go_without_a_hitch(game: Game) -> None:
    assert mixed_games(game, 10_000) == []
