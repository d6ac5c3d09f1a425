"""What the moves of a position are worth: all of them in the same imagined worlds, the net looking ahead in each.

It is `master`'s way (bots/ahead.py), but it leaves no move out on the way, so that each has an interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt, tanh
from typing import NamedTuple

from ..bots.ahead import Mind, Settings, mind_of, settings_from
from ..bots.named import configurations
from ..bots.net import FILE, mix
from ..bots.player import Question
from ..bots.tried import Tried, difference, mean
from ..core import backends
from ..core.game import Game
from .puzzle import Weighed

SURE = 1.96  # standard errors of half a 95 % interval
MOST_MOVES = 10  # that are judged: those the net likes best, with what others do


class Judged(NamedTuple):
    """The moves of a position, the best first, and by how many standard errors the first is ahead of any other."""

    actions: tuple[int, ...]
    moves: tuple[Weighed, ...]
    ahead: float


def mind(game: Game) -> Mind:
    settings: Settings = settings_from(configurations(game).get("ahead", {}))
    return mind_of(game, game.path(FILE), replace(settings, least_share=0.0), backends.fastest_backend())


def liked(question: Question) -> list[int]:
    """The legal moves, those the net likes best first."""
    chances = chances_of(question)
    return [question.legal[i] for i in sorted(range(len(chances)), key=lambda i: (-chances[i], i))]


def favourite(question: Question) -> tuple[int, float]:
    """What the net likes best, and what part of its mix that is."""
    return liked(question)[0], max(chances_of(question))


def chances_of(question: Question) -> list[float]:
    return mix(mind(question.game).first_opinion(question.view, question.seat).logits, question.legal)


def judge(question: Question, actions: Sequence[int], worlds: int, seed: int) -> Judged:
    """Judge these moves in so many worlds."""
    thinker = mind(question.game)
    tried = thinker.weigh_up(question, actions, worlds, seed)
    order = sorted(range(len(actions)), key=lambda place: -mean(tried.values[place]))
    weighed = tuple(weigh(thinker, question, tried, place, order[0]) for place in order)
    ahead = min(one.behind / max(one.behind_error / SURE, 1e-9) for one in weighed[1:])
    return Judged(tuple(actions[place] for place in order), weighed, ahead)


def weigh(thinker: Mind, question: Question, tried: Tried, place: int, best: int) -> Weighed:
    players = question.view.players
    chances = [
        ((value - thinker.margin * tanh(lead)) * (players - 1) + 1) / players
        for value, lead in zip(tried.values[place], tried.leads[place], strict=True)
    ]
    chance, error = mean(chances), SURE * spread(chances)
    behind, apart = difference(tried, best, place)
    text = question.game.text_of(question.view, tried.moves[place])
    return Weighed(
        text, *(round(float(number), 4) for number in (min(1.0, max(0.0, chance)), error, behind, SURE * apart))
    )


def spread(numbers: list[float]) -> float:
    """The standard error of their mean."""
    middle = mean(numbers)
    return sqrt(sum((number - middle) ** 2 for number in numbers) / max(1, len(numbers) - 1) / len(numbers))
