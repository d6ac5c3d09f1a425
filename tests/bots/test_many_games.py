"""Mixed games by the thousand: no player ever makes an illegal move or raises."""

from __future__ import annotations

import random
from collections import defaultdict

import numpy as np
import pytest

from shoal import Game, all_games
from shoal.bots.guard import Report, ask
from shoal.bots.named import player_named, prepare
from shoal.bots.net import draw, mix, net_of, opinion
from shoal.bots.player import Budget, Question
from shoal.bots.quick_net import quick_think
from shoal.core.batch import AT_RANDOM, Batch

NAMES = ("random", "strategy", "easy", "net", "search-1", "search-12")
SLOW_NAMES = ("medium", "hard")  # they take a seat in one game of
SELDOM = 200
FEW = defaultdict(lambda: 200, {"fischen": 100, "fish-fish-fish": 24})  # games of nets: a second or two each

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


def net_games(game: Game, games: int) -> int:
    """Games of nets alone, side by side, at every number of players; what is secret or not is drawn now and then."""
    net, dice, moves = net_of(game), random.Random(game.name), 0
    evaluate = quick_think(net)
    for number, players in enumerate(game.players):
        options = {name: dice.choice(option.values) for name, option in game.options.items()}
        slots = games // len(game.players) + (number < games % len(game.players))
        table = Batch(game, players, slots, 1, options, auto_reset=False)
        while (asked := np.flatnonzero(table.seats >= 0)).size:
            actions = np.full(slots, AT_RANDOM)  # where the game is over, nothing comes of it
            for slot in asked:
                legal = np.flatnonzero(table.masks[slot])
                logits = opinion(net, *evaluate(table.features[slot])).logits
                assert np.isfinite(logits).all()
                chances = mix(logits, legal)
                likeliest = max(range(len(legal)), key=chances.__getitem__)
                actions[slot] = legal[draw(chances, dice.random()) if dice.random() < 0.3 else likeliest]
            table.step(actions)  # refuses what is not legal
            moves += len(asked)
        assert table.points.shape == (slots, players) and table.ended.any()
    return moves


@of_every_game
def test_nets_play_by_the_rules(game: Game) -> None:
    assert net_games(game, FEW[game.name]) > 10 * FEW[game.name]


@pytest.mark.long
@of_every_game
def test_nets_play_a_thousand_games_by_the_rules(game: Game) -> None:
    assert net_games(game, 1000) > 10_000


@of_every_game
def test_mixed_games_go_without_a_hitch(game: Game) -> None:
    assert mixed_games(game, 6) == []


@pytest.mark.long
@of_every_game
def test_ten_thousand_mixed_games_go_without_a_hitch(game: Game) -> None:
    assert mixed_games(game, 10_000) == []
