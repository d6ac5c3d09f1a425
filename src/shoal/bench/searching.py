"""How many decisions the search simulates: whole searches, with all that belongs to them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice

from ..bots.player import Budget, Question, question_of
from ..bots.search import Settings, search
from ..core.game import Game
from ..core.match import Match
from ..core.simulate import random_moves
from .rounds import Subject

STAGES = {"after the deal": 0.0, "in mid-game": 0.5}  # the part of a random game that lies behind
PLAYERS = 4  # besides the fewest
POSITIONS = 4
ITERATIONS = 1000
SEED = 1


def searching(game: Game, players: int, stage: str, *, guided: bool) -> Subject:
    """Searches with random rollouts to the end, from several positions. A portion is a search from each."""
    asked = list(islice(questions(game, players, STAGES[stage]), POSITIONS))
    settings = Settings(considered=1, cut=0, guided=guided)

    def work(searches: int) -> int:
        fresh = [replace(question, dice=random.Random(SEED)) for question in asked for _ in range(searches)]
        return sum(search(question, settings).decisions for question in fresh)

    return Subject(work)


def questions(game: Game, players: int, part: float) -> Iterator[Question]:
    """Of one random game after the other: the first choice that somebody has when a part of it lies behind."""
    for seed in count(SEED):
        behind = part * sum(1 for _ in random_moves(Match(game, players, seed)))
        match = Match(game, players, seed)
        moves = random_moves(match)
        for number in count():
            seat = match.to_act[0]
            if number >= behind and len(match.legal_actions(seat)) > 1:
                yield question_of(match, seat, random.Random(SEED), Budget(ITERATIONS))
                break
            next(moves)
            if match.is_over:
                break
