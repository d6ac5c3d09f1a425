"""The SQL of what people have played (played.py); all other is in rows.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    Integer,
    and_,
    bindparam,
    case,
    cast,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from ..bots.levels import LEVELS
from . import log
from .personal import WHOSE, Personal, own, removed
from .played import Happened
from .rows import PAGE
from .schema import entries, people, played, profiles, records, reviews, tables
from .store import Statement

FILLED_AT_ONCE = 20  # games of before there was a record, in one step

# Somebody may take their data away while their game is being written: then the seat is nobody's.
SEATED = select(people.c.id).where(people.c.id == bindparam("who")).scalar_subquery()
INSERT_PLAYED = insert(played).values(person=SEATED)
DELETE_PROFILE = delete(profiles).where(profiles.c.person == bindparam("whose"))
INSERT_PROFILE = insert(profiles)

KEPT = [
    Personal(played.c.person, own(played.c.person), update(played).where(played.c.person == WHOSE).values(person=None)),
    Personal(profiles.c.person, own(profiles.c.person), removed(profiles.c.person)),
]


def entered(seats: Iterable[dict[str, Any]]) -> list[Statement]:
    return [(INSERT_PLAYED, seat) for seat in seats]


def shown_to_all(person: str, at: float | None) -> list[Statement]:
    """Let anybody see somebody's record from now on, or (None) nobody any more."""
    hidden: Statement = (DELETE_PROFILE, {"whose": person})
    return [hidden] if at is None else [hidden, (INSERT_PROFILE, {"person": person, "since": at})]


# -- What was played --


def read_log(connection: Connection, table: str) -> list[Happened]:
    asked = select(entries.c.data, entries.c.at).where(entries.c.table == table).order_by(entries.c.version)
    return [Happened(log.decode(row.data), row.at) for row in connection.execute(asked)]


def list_unentered(connection: Connection, after: tuple[float, str]) -> list[Any]:
    """Finished games of which no seat is entered, the oldest first: after a time and a table."""
    entered = exists().where(played.c.table == records.c.table)
    asked = (
        select(tables, records.c.record, records.c.at)
        .join(records, records.c.table == tables.c.id)
        .where(~entered, or_(records.c.at > after[0], and_(records.c.at == after[0], records.c.table > after[1])))
    )
    return list(connection.execute(asked.order_by(records.c.at, records.c.table).limit(FILLED_AT_ONCE)))


# -- Sums --

BEATEN = cast(played.c.players - played.c.place, Float) / (played.c.players - 1)  # part of the others


def is_first(column: ColumnElement[int] = played.c.place) -> ColumnElement[int]:
    return case((column == 1, 1), else_=0)


def read_sums(connection: Connection, person: str) -> list[Any]:
    """How often somebody had a place, by game and company; those who had left have no points."""
    about = (played.c.game, played.c.company, played.c.players, played.c.place)
    asked = select(
        *about,
        func.count().label("games"),
        func.count(played.c.points).label("counted"),
        func.sum(played.c.points).label("points"),
        func.sum(played.c.seconds).label("seconds"),
    )
    return list(connection.execute(asked.where(played.c.person == person).group_by(*about)))


def read_opponents(connection: Connection, person: str) -> list[Any]:
    """Games against computers of one level: how many of each game, and in how many one was first."""
    about = (played.c.game, played.c.company.label("level"))
    asked = select(*about, func.count().label("games"), func.sum(is_first()).label("firsts"))
    asked = asked.where(played.c.person == person, played.c.company.in_(LEVELS)).group_by(*about)
    return list(connection.execute(asked.order_by(*about)))


def read_streaks(connection: Connection, person: str) -> tuple[int, int]:
    """First places in a row: up to now, and the most ever."""
    won = is_first()
    in_time = (played.c.at, played.c.place)
    run = func.row_number().over(order_by=in_time) - func.row_number().over(partition_by=won, order_by=in_time)
    numbered = select(won.label("won"), run.label("run"), played.c.at.label("at"))
    runs = numbered.where(played.c.person == person).subquery()
    counted = select(func.count().label("games"), func.max(runs.c.at).label("last"))
    found = list(connection.execute(counted.where(runs.c.won == 1).group_by(runs.c.run)))
    lost = select(func.max(played.c.at)).where(played.c.person == person, played.c.place > 1)
    last_lost = connection.execute(lost).scalar() or 0.0
    return (
        sum(row.games for row in found if row.last > last_lost),
        max((row.games for row in found), default=0),
    )


def read_best(connection: Connection, person: str, games: Iterable[str]) -> list[Any]:
    """Of each game the one in which somebody had most points, and whether others may look at it."""
    found: list[Any] = []
    for game in games:
        most = (
            select(played.c.table, played.c.seat)
            .where(played.c.person == person, played.c.game == game, played.c.points.is_not(None))
            .order_by(played.c.points.desc(), played.c.place)
            .limit(1)
            .subquery()
        )
        asked = (
            select(played, tables.c.visibility)
            .join(most, and_(most.c.table == played.c.table, most.c.seat == played.c.seat))
            .join(tables, tables.c.id == played.c.table)
        )
        found += connection.execute(asked)
    return found


def read_times(connection: Connection, person: str, game: str, span: float) -> list[Any]:
    """Spans of time in which something was played. Of one game, or with an empty name of all."""
    number = cast(func.floor(played.c.at / span), Integer).label("number")
    asked = select(
        number, func.count().label("games"), func.sum(is_first()).label("firsts"), func.avg(BEATEN).label("beaten")
    ).where(played.c.person == person, *([played.c.game == game] if game else []))
    return list(connection.execute(asked.group_by(number).order_by(number)))


def read_first_and_last(connection: Connection, person: str) -> tuple[float, float] | None:
    asked = select(func.min(played.c.at), func.max(played.c.at)).where(played.c.person == person)
    first, last = connection.execute(asked).one()
    return None if first is None else (first, last)


# -- Lists --


class Wanted(NamedTuple):
    """Which games somebody looks for; what is empty is any."""

    game: str = ""
    company: str = ""
    result: str = ""  # first, other, left
    text: str = ""  # in the name of another player


class Shown(NamedTuple):
    """A game in a list: the own seat, all seats with names, and the review that is kept."""

    own: Any
    seats: list[Any]
    review: str | None


RESULTS: dict[str, ColumnElement[bool]] = {
    "first": played.c.place == 1,
    "other": and_(played.c.place > 1, played.c.points.is_not(None)),
    "left": played.c.points.is_(None),
}


def list_games(connection: Connection, person: str, wanted: Wanted, page: int) -> list[Shown]:
    """Finished games of somebody, the latest first."""
    asked = select(played, reviews.c.review).join(reviews, reviews.c.table == played.c.table, isouter=True)
    asked = asked.where(played.c.person == person)
    if wanted.game:
        asked = asked.where(played.c.game == wanted.game)
    if wanted.company:
        asked = asked.where(played.c.company == wanted.company)
    if wanted.result:
        asked = asked.where(RESULTS[wanted.result])
    if wanted.text:
        other = played.alias()
        called = people.c.name.icontains(wanted.text, autoescape=True)
        is_other = and_(other.c.table == played.c.table, other.c.person != person, other.c.person == people.c.id)
        asked = asked.where(
            exists(select(other.c.seat).select_from(other).where(is_other, people.c.id == other.c.person, called))
        )
    in_time = asked.order_by(played.c.at.desc(), played.c.table)
    own = list(connection.execute(in_time.limit(PAGE).offset(page * PAGE)))
    sat = select(played.c.table, played.c.seat, played.c.level, played.c.place, played.c.points, people.c.name)
    sat = sat.join(people, people.c.id == played.c.person, isouter=True).order_by(played.c.seat)
    seats = list(connection.execute(sat.where(played.c.table.in_([row.table for row in own]))))
    return [Shown(row, [seat for seat in seats if seat.table == row.table], row.review) for row in own]


# -- Profiles --


def find_profile(connection: Connection, person: str) -> Any:
    """Somebody's name, and since when anybody may see what they have played (None: nobody may)."""
    asked = select(people.c.id, people.c.name, people.c.since, profiles.c.since.label("public"))
    joined = asked.join(profiles, profiles.c.person == people.c.id, isouter=True)
    return connection.execute(joined.where(people.c.id == person)).one_or_none()
