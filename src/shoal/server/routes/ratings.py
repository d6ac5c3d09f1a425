"""Routes of ratings: one's own, and who is rated highest."""

from __future__ import annotations

from typing import Any

import msgspec

from ...bots.levels import LEVELS
from ...bots.published import games_of, rating_of
from ...bots.ratings import Z
from ...games import names
from .. import rating_rows
from ..http import Call
from ..table import refused

FEWEST = 5  # rated games, to be on a leaderboard


class PlayerRating(msgspec.Struct):
    """What is known of somebody at a game: `mean` ± `reach` holds their strength 95 times in 100."""

    game: str
    mean: float
    reach: float
    games: int


class RatingStep(msgspec.Struct):
    """What was known after a rated game."""

    table: str
    at: float
    mean: float
    reach: float


class Ranked(msgspec.Struct):
    """A line of a leaderboard: a computer by its level, or a person; those who don't want to be seen have no name."""

    name: str | None
    person: str | None
    level: str | None
    mean: float
    reach: float
    games: int
    you: bool


async def my_ratings(call: Call) -> list[PlayerRating]:
    return [
        PlayerRating(row.game, round(row.mean, 2), reach(row), row.number)
        for row in await call.services.store.read(rating_rows.read_own, call.person.id)
    ]


async def my_steps(call: Call) -> list[RatingStep]:
    game = call.query.game
    return [
        RatingStep(row.table, row.at, round(row.mean, 2), reach(row))
        for row in await call.services.store.read(rating_rows.read_steps, call.person.id, game)
    ]


async def leaderboard(call: Call) -> list[Ranked]:
    """People and computers, the best first."""
    game = call.path("game")
    if game not in names():
        raise refused("no-page")
    me = call.known.id if call.known else None
    people = [
        Ranked(
            row.name if row.since is not None else None,
            row.person if row.since is not None else None,
            None,
            round(row.mean, 2),
            reach(row),
            row.number,
            row.person == me,
        )
        for row in await call.services.store.read(rating_rows.list_best, game, FEWEST)
    ]
    computers = [
        Ranked(None, None, level, found.mean, round(found.reach, 2), games_of(game, level), False)
        for level in LEVELS
        if (found := rating_of(game, level))
    ]
    return sorted([*people, *computers], key=lambda one: -one.mean)


def reach(row: Any) -> float:
    return round(Z * float(row.sigma), 2)
