"""The SQL of ratings, and of where people sat down who are to play for them (rated.py)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from ..bots.ratings import Rating
from .personal import Personal, own, removed
from .schema import homes, people, profiles, ratings
from .store import Statement

LISTED = 100  # people on a leaderboard
STEPS = 500  # of a rating, in one answer

INSERT_RATING = insert(ratings)
INSERT_HOME = insert(homes)
DELETE_HOME = delete(homes).where(homes.c.table == bindparam("at_table"), homes.c.person == bindparam("whose"))
DELETE_HOMES = delete(homes).where(homes.c.table == bindparam("at_table"))
DELETE_OLD_HOMES = delete(homes).where(homes.c.at < bindparam("before"))

KEPT = [
    Personal(ratings.c.person, own(ratings.c.person), removed(ratings.c.person)),
    Personal(homes.c.person, own(homes.c.person, "home"), removed(homes.c.person)),
]


def sat_down(table: str, person: str, home: bytes, at: float, before: float) -> list[Statement]:
    """Where somebody sat down from; what is older than `before` goes."""
    return [
        (DELETE_OLD_HOMES, {"before": before}),
        (DELETE_HOME, {"at_table": table, "whose": person}),
        (INSERT_HOME, {"table": table, "person": person, "home": home, "at": at}),
    ]


def homes_forgotten(table: str) -> Statement:
    return DELETE_HOMES, {"at_table": table}


def read_homes(connection: Connection, table: str) -> dict[str, bytes]:
    asked = select(homes.c.person, homes.c.home).where(homes.c.table == table)
    return {row.person: row.home for row in connection.execute(asked)}


def rated(row: Mapping[str, Any]) -> Statement:
    """The next step of somebody's rating. Two processes can't both write the same."""
    return INSERT_RATING, dict(row)


def read_ratings(connection: Connection, game: str, some: Iterable[str]) -> dict[str, tuple[int, Rating]]:
    """Of people who are there the number of their rated games, and what is known of them."""
    some = list(some)
    found = {
        person: (0, Rating())
        for person in connection.execute(select(people.c.id).where(people.c.id.in_(some))).scalars()
    }
    asked = select(ratings).where(ratings.c.person.in_(some), ratings.c.game == game).order_by(ratings.c.number)
    for row in connection.execute(asked):  # the last one counts
        if row.person in found:
            found[row.person] = row.number, Rating(row.mean, row.sigma)
    return found


def count_meetings(connection: Connection, game: str, some: Iterable[str], since: float) -> list[int]:
    """Pair by pair, in how many rated games they have met."""
    one, other = ratings.alias(), ratings.alias()
    asked = (
        select(func.count())
        .select_from(one)
        .join(other, (other.c.table == one.c.table) & (other.c.person == bindparam("other")))
        .where(one.c.person == bindparam("one"), one.c.game == game, one.c.at >= since)
    )
    return [
        connection.execute(asked, {"one": a, "other": b}).scalar_one() for a, b in combinations(sorted(set(some)), 2)
    ]


def read_own(connection: Connection, person: str) -> list[Any]:
    """The last step in each game."""
    last = select(ratings.c.game, func.max(ratings.c.number).label("number"))
    last_of = last.where(ratings.c.person == person).group_by(ratings.c.game).subquery()
    asked = select(ratings).join(last_of, (last_of.c.game == ratings.c.game) & (last_of.c.number == ratings.c.number))
    return list(connection.execute(asked.where(ratings.c.person == person).order_by(ratings.c.game)))


def read_steps(connection: Connection, person: str, game: str) -> list[Any]:
    """The latest steps in a game, the first one first."""
    asked = select(ratings).where(ratings.c.person == person, ratings.c.game == game)
    return list(connection.execute(asked.order_by(ratings.c.number.desc()).limit(STEPS)))[::-1]


def list_best(connection: Connection, game: str, fewest: int) -> list[Any]:
    """Who is rated highest, with as many rated games at least; names of those who let anybody see them."""
    last = select(ratings.c.person, func.max(ratings.c.number).label("number")).where(ratings.c.game == game)
    last_of = last.group_by(ratings.c.person).having(func.max(ratings.c.number) >= fewest).subquery()
    asked = (
        select(ratings.c.person, ratings.c.number, ratings.c.mean, ratings.c.sigma, people.c.name, profiles.c.since)
        .join(last_of, (last_of.c.person == ratings.c.person) & (last_of.c.number == ratings.c.number))
        .join(people, people.c.id == ratings.c.person)
        .join(profiles, profiles.c.person == ratings.c.person, isouter=True)
        .where(ratings.c.game == game)
        .order_by(ratings.c.mean.desc(), ratings.c.person)
    )
    return list(connection.execute(asked.limit(LISTED)))
