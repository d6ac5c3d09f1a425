"""Whom a position is put to: the computer players, each some times with dice of its own."""

from __future__ import annotations

import random
from functools import cache

from ..bots.named import configurations, player_named
from ..bots.player import Budget, Named, Question
from ..core.game import Game
from ..games import game_named

TEN_TIMES = 10
OF_HARD = 2  # a position is searched so many times as long as `hard` does
TRIES = {"easy": 32, "strategy": 1, "medium": 8, "hard": 8}  # of those who show how hard a puzzle is
HARDLY_KNOWN = 1000  # playouts, if the game's levels don't say how many `hard` makes


@cache
def asked(game: str, name: str) -> Named:
    return player_named(game_named(game), name)


def playouts(game: Game) -> int:
    """Of a search that finds the key. That of a check makes ten times as many."""
    return OF_HARD * int(configurations(game)["hard"].get("iterations", HARDLY_KNOWN))


def answer(name: str, question: Question, dice: random.Random) -> int:
    """What a player of this name does: without a clock, so that it is the same on a busy machine."""
    named = asked(question.game.name, name)
    budget = Budget(named.budget.iterations)
    return named.player(Question(question.game, question.view, question.seat, question.legal, dice, budget)).action


def searched(question: Question, dice: random.Random, times: int = 1) -> int:
    """What a search does that is so many times as long as the one that finds the key."""
    return answer(f"search-{times * playouts(question.game)}", question, dice)


def finds(name: str, question: Question, key: int, dice: random.Random) -> float:
    """How often a player of this name finds the key."""
    if name == "random":
        return 1 / len(question.legal)
    tries = TRIES[name]
    return sum(answer(name, question, dice) == key for _ in range(tries)) / tries
