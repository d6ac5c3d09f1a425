"""Find puzzles in a game played by good players.

A position is kept if the net at first sight, the net looking ahead and searches with dice of their own all want the
same move, if that move is worth clearly more than any other, and if not everybody sees it. What agreed may have agreed
by chance: whoever looks at many positions keeps some that only seemed clear. So what is left is judged once more from
nothing, with new dice and ten times the budget, and dropped if anything differs; what is told of its moves is from that
second look alone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from ..bots.explain import merits_of
from ..bots.player import Answer, Candidate, Question, question_of
from ..core.game import Game
from ..core.match import Match
from .asking import TEN_TIMES, answer, finds, searched
from .difficulty import guess
from .judging import MOST_MOVES, Judged, favourite, judge, liked
from .puzzle import Puzzle, Reason, id_of, told

PLAYERS = {"net": 4, "hard": 1, "strategy": 1}  # who plays the games, and how often
LEAST_MOVES = 3  # to choose from
NET_SURE = 0.6  # how much of the net's mix its favourite has: where it is less, hardly ever is a move clearly better
MOST_LOOKED = 40  # positions of a game that are searched
LEAST_MARGIN = 0.06  # of utility, to the next best: at two players 3 games won in 100
LEAST_CHANCE = 0.04  # to win; with less, or to lose with less, the game is as good as over
CLEAR = 3.0  # standard errors that the margin is at least, at first and
CLEARLY = 5.0  # at the second look
SEARCHES = 3  # that have to agree, and
SECOND_SEARCHES = 2  # at the second look
GLANCES = 24  # worlds in which is seen that a choice is not clear
WORLDS = 100  # in which moves are judged, and ten times as many
MOST_SEEN = 0.68  # if those who show how hard it is find it more often, it is no puzzle
MOST_A_GAME = 3  # positions of one game are alike
MOST_SEEN_A_GAME = 1  # of those that the strategy finds, too


class Tally(NamedTuple):
    """What became of the positions of a game."""

    choices: int = 0  # ordinary choices among several moves
    agreed: int = 0  # net and one search want the same
    tempting: int = 0  # and not everybody sees it
    clear: int = 0  # and all want it, by a margin
    kept: int = 0  # and once more

    def plus(self, other: Tally) -> Tally:
        return Tally(*(a + b for a, b in zip(self, other, strict=True)))


def find(game: Game, seed: int, number: int) -> tuple[list[Puzzle], Tally]:
    """The puzzles of one game, those that a strategist misses first: the same for the same seed and number."""
    dice = random.Random(f"{game.name} {seed} {number}")
    positions, tally = promising(game, number, dice)
    tempting: list[tuple[Question, int, dict[str, float]]] = []
    for question, key in positions:
        panel = {name: finds(name, question, key, dice) for name in ("random", "strategy", "easy", "medium")}
        if 1 - guess(panel) <= MOST_SEEN:
            tempting.append((question, key, panel))
    tempting.sort(key=lambda one: one[2]["strategy"])
    tally = tally._replace(tempting=len(tempting))
    kept: list[Puzzle] = []
    for question, key, panel in tempting:
        seen = panel["strategy"] > 0
        if len(kept) == (MOST_SEEN_A_GAME if seen else MOST_A_GAME) or not is_clear(question, key, dice):
            continue
        tally = tally._replace(clear=tally.clear + 1)
        found = looked_at_again(question, key, panel, dice)
        if found is not None:
            kept.append(found)
            tally = tally._replace(kept=tally.kept + 1)
    return kept, tally


def promising(game: Game, number: int, dice: random.Random) -> tuple[list[tuple[Question, int]], Tally]:
    """Play a game; those of its positions in which the net is sure of a move that a search makes, too."""
    players = game.players[number % len(game.players)]
    match = Match(game, players, dice.getrandbits(60))
    seated = dice.choices(list(PLAYERS), list(PLAYERS.values()), k=players)
    found, choices = [], 0
    while not match.is_over:
        seat = match.to_act[0]
        question = question_of(match, seat, dice)
        if len(question.legal) >= LEAST_MOVES and not question.is_secret:
            choices += 1
            key, chance = favourite(question)
            if chance >= NET_SURE:
                found.append((question, key))
        match.play_action(seat, answer(seated[seat], question, dice))
    looked = dice.sample(found, min(MOST_LOOKED, len(found)))
    agreed = [(question, key) for question, key in looked if searched(question, dice) == key]
    return agreed, Tally(choices, len(agreed))


def is_clear(question: Question, key: int, dice: random.Random) -> bool:
    """Whether all agree, and by how much is more than chance."""
    if any(searched(question, dice) != key for _ in range(SEARCHES)):
        return False
    actions = to_judge(question, dice)
    for worlds, clear in ((GLANCES, CLEAR / 2), (WORLDS, CLEAR)):  # a glance is enough for most
        found = judge(question, actions, worlds, dice.getrandbits(60))
        if not stands(found, key, clear):
            return False
    return True


def stands(found: Judged, key: int, clear: float) -> bool:
    """Whether the key is best by a margin that is so many times its error, and something is at stake."""
    best, second = found.moves[:2]
    at_stake = best.chance >= LEAST_CHANCE and second.chance <= 1 - LEAST_CHANCE
    return found.actions[0] == key and second.behind >= LEAST_MARGIN and found.ahead >= clear and at_stake


def looked_at_again(question: Question, key: int, panel: dict[str, float], dice: random.Random) -> Puzzle | None:
    """The puzzle, if it is still one with new dice and ten times the budget."""
    if any(searched(question, dice, TEN_TIMES) != key for _ in range(SECOND_SEARCHES)):
        return None
    second = judge(question, to_judge(question, dice), TEN_TIMES * WORLDS, dice.getrandbits(60))
    if not stands(second, key, CLEARLY):
        return None
    found_by = {**panel, "hard": finds("hard", question, key, dice)}
    if found_by["hard"] < max(found_by["easy"], 0.75):
        return None
    return puzzle_of(question, second, found_by)


def to_judge(question: Question, dice: random.Random) -> list[int]:
    """The moves the net likes best, and what a strategist and a short search do."""
    others = [answer(name, question, dice) for name in ("strategy", "medium")]
    best: Sequence[int] = liked(question)
    chosen = [*dict.fromkeys([*best[: MOST_MOVES - len(others)], *others, *best])]
    return chosen[:MOST_MOVES]


def puzzle_of(question: Question, judged: Judged, found_by: dict[str, float]) -> Puzzle:
    game, view = question.game, question.view
    candidates = tuple(Candidate(action, 0.0, move.chance) for action, move in zip(*judged[:2], strict=True))
    merits = merits_of(question, Answer(judged.actions[0], candidates))
    return Puzzle(
        id=id_of(game, view, question.seat),
        players=view.players,
        seat=question.seat,
        view=told(view),
        legal=tuple(game.text_of(view, action) for action in question.legal),
        key=judged.moves[0].move,
        moves=judged.moves,
        reasons=tuple(Reason(merit.key, dict(merit.args)) for merit in merits),
        found_by={name: round(part, 3) for name, part in found_by.items()},
        difficulty=guess(found_by),
    )
