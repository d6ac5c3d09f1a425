"""Routes of the games: what there is to play, and how to learn it."""

from __future__ import annotations

import asyncio

import msgspec

from ...bots.levels import LEVELS, Level
from ...bots.published import rating_of
from ...core.game import Game
from ...games import all_games
from ..http import Call
from ..lessons import Lesson, lesson_of
from ..table import refused


class OptionCard(msgspec.Struct):
    name: str
    values: list[str]


class LevelRating(msgspec.Struct):
    """How strong a computer is at a game: `mean` ± `reach`, 95 times in 100."""

    level: Level
    mean: float
    reach: float


class GameCard(msgspec.Struct):
    name: str
    title: str
    credit: str
    players: list[int]
    options: list[OptionCard]
    levels: list[str]
    ratings: list[LevelRating]  # of the levels, as far as they are known


async def games(call: Call) -> list[GameCard]:
    return [card_of(game) for game in all_games()]


async def lesson(call: Call) -> Lesson:
    game = call.path("game")
    if game not in {one.name for one in all_games()}:
        raise refused("no-page")
    return await asyncio.to_thread(lesson_of, game)


def card_of(game: Game) -> GameCard:
    options = [OptionCard(name, list(option.values)) for name, option in game.options.items()]
    ratings = [
        LevelRating(level, found.mean, round(found.reach, 2))
        for level in LEVELS
        if (found := rating_of(game.name, level))
    ]
    return GameCard(game.name, game.title, game.credit, list(game.players), options, list(LEVELS), ratings)
