"""Whether puzzles hold: with dice nobody used yet and ten times the budget; and how `easy` and `hard` do."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from functools import partial
from typing import NamedTuple

from ..bots.player import Question
from ..core.game import Game
from ..core.workers import each_done
from ..games import game_named
from .asking import TEN_TIMES, TRIES, answer, searched
from .judging import judge, liked
from .puzzle import Puzzle, view_of

WORLDS = 1000


class Holds(NamedTuple):
    """What became of one puzzle."""

    search: bool  # ten times the budget
    net: bool  # at first sight
    ahead: bool  # the net looking ahead, ten times the budget
    easy: float  # how often found
    hard: float


class Checked(NamedTuple):
    """What became of many."""

    held: list[Holds]

    def lines(self) -> Iterator[str]:
        count = len(self.held)
        for name in ("search", "net", "ahead"):
            agreed = sum(getattr(one, name) for one in self.held)
            yield f"{name}: agrees with the key in {agreed} of {count}"
        for name in ("easy", "hard"):
            yield f"{name}: finds it in {100 * sum(getattr(one, name) for one in self.held) / max(1, count):.0f} %"
        yield f"found by easy more often than by hard: {sum(one.easy > one.hard for one in self.held)}"


def question_about(game: Game, puzzle: Puzzle, dice: random.Random) -> Question:
    """What a player is asked who is to solve it."""
    view = view_of(game, puzzle)
    actions = [game.action_of(view, move) for move in puzzle.legal]
    return Question(game, view, puzzle.seat, [action for action in actions if action is not None], dice)


def look(name: str, seed: int, puzzle: Puzzle) -> Holds:
    game = game_named(name)
    dice = random.Random(f"{seed} {puzzle.id}")
    question = question_about(game, puzzle, dice)
    key = game.action_of(question.view, puzzle.key)
    told = [game.action_of(question.view, one.move) for one in puzzle.moves]
    judged = judge(question, [action for action in told if action is not None], WORLDS, dice.getrandbits(60))
    rates = {
        name: sum(answer(name, question, dice) == key for _ in range(TRIES[name])) / TRIES[name]
        for name in ("easy", "hard")
    }
    return Holds(
        searched(question, dice, TEN_TIMES) == key, liked(question)[0] == key, judged.actions[0] == key, **rates
    )


def checked(
    game: Game, puzzles: Iterable[Puzzle], seed: int, executor: Executor, advance: Callable[[int], None]
) -> Checked:
    held = []
    for _, done in each_done(executor, partial(look, game.name, seed), puzzles):
        held.append(done.result())
        advance(1)
    return Checked(held)
