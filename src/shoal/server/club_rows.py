"""The SQL of clubs: their members, their tables and what was played there."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, literal, or_, select, update

from .club_schema import club_tables, clubs, members, round_tables, rounds
from .personal import Personal, own, removed
from .rows import Summary, list_tables, theirs
from .schema import people, records, seats, tables
from .store import Statement

RATED = 500  # finished games, the latest, of which a ladder comes

IN_ORDER = (members.c.rank, members.c.since, members.c.person)
AT_CLUB = clubs.c.id == bindparam("at_club")
INSERT_CLUB = insert(clubs)
INSERT_MEMBER = insert(members)
INSERT_TABLE = insert(club_tables)
FOLLOW_TABLE = insert(club_tables).from_select(
    ["table", "club"],
    select(bindparam("new_table", type_=club_tables.c.table.type), club_tables.c.club).where(
        club_tables.c.table == bindparam("old_table")
    ),
)
RENAME = update(clubs).where(AT_CLUB).values(name=bindparam("new_name"))
CHANGE_CODE = update(clubs).where(AT_CLUB).values(code=bindparam("new_code"))
HAND_OVER = (
    update(members)
    .where(members.c.club == bindparam("at_club"), members.c.person == bindparam("who"))
    .values(rank=bindparam("new_rank"))
)
DELETE_CLUB = delete(clubs).where(AT_CLUB)
DELETE_MEMBER = delete(members).where(members.c.club == bindparam("at_club"), members.c.person == bindparam("who"))
DELETE_DESERTED = delete(clubs).where(~select(members.c.person).where(members.c.club == clubs.c.id).exists())

# What is kept about a person. A club that nobody is left in goes with them (`left_alone`).
KEPT = [Personal(members.c.person, own(members.c.person), removed(members.c.person))]


# -- Writing --


def made(club: str, name: str, code: str, maker: str, at: float) -> list[Statement]:
    row = {"id": club, "name": name, "code": code, "since": at}
    return [(INSERT_CLUB, row), joined(club, maker, at)]


def joined(club: str, person: str, at: float) -> Statement:
    return INSERT_MEMBER, {"club": club, "person": person, "rank": 0, "since": at}


def left(club: str, person: str) -> list[Statement]:
    """Somebody is no longer a member; the next is host if they were it, and a club with nobody is no more."""
    return [(DELETE_MEMBER, {"at_club": club, "who": person}), left_alone()]


def left_alone() -> Statement:
    """Clubs that nobody is a member of any more go."""
    return DELETE_DESERTED, {}


def sent_away(club: str, person: str, code: str) -> list[Statement]:
    """The host removes somebody, who knows the code: from now on there is another."""
    return [(DELETE_MEMBER, {"at_club": club, "who": person}), code_changed(club, code)]


def renamed(club: str, name: str) -> Statement:
    return RENAME, {"at_club": club, "new_name": name}


def code_changed(club: str, code: str) -> Statement:
    return CHANGE_CODE, {"at_club": club, "new_code": code}


def handed_over(club: str, person: str, rank: int) -> Statement:
    """Somebody is host; if they are no member any more, nothing changes."""
    return HAND_OVER, {"at_club": club, "who": person, "new_rank": rank}


def closed(club: str) -> Statement:
    """There is no such club any more; its tables are as others."""
    return DELETE_CLUB, {"at_club": club}


def table_joined(table: str, club: str) -> Statement:
    return INSERT_TABLE, {"table": table, "club": club}


def table_followed(old: str, new: str) -> Statement:
    """A table comes after another, and is its club's if that was one's."""
    return FOLLOW_TABLE, {"old_table": old, "new_table": new}


# -- Reading --


class Club(NamedTuple):
    """A club's row, and its members: the host, then those who have been there longest."""

    row: Any
    members: list[Any]


def find_code(connection: Connection, code: str) -> str | None:
    return connection.execute(select(clubs.c.id).where(clubs.c.code == code)).scalar()


def read_club(connection: Connection, club: str) -> Club | None:
    row = connection.execute(select(clubs).where(clubs.c.id == club)).one_or_none()
    asked = select(members, people.c.name).join(people, people.c.id == members.c.person)
    found = list(connection.execute(asked.where(members.c.club == club).order_by(*IN_ORDER)))
    return Club(row, found) if row and found else None


def list_own(connection: Connection, person: str) -> list[Any]:
    """The clubs of somebody, with how many members each has, and tables where the game is not over."""
    number = select(func.count()).where(members.c.club == clubs.c.id).scalar_subquery()
    unfinished = select(func.count()).where(
        club_tables.c.club == clubs.c.id, tables.c.id == club_tables.c.table, tables.c.status != "over"
    )
    own = select(members.c.club).where(members.c.person == person)
    asked = select(clubs.c.id, clubs.c.name, number.label("members"), unfinished.scalar_subquery().label("tables"))
    return list(connection.execute(asked.where(clubs.c.id.in_(own)).order_by(clubs.c.since, clubs.c.id)))


def is_member(connection: Connection, club: str, person: str) -> bool:
    asked = select(literal(1)).where(members.c.club == club, members.c.person == person)
    return connection.execute(asked).scalar() is not None


def list_of_club(connection: Connection, club: str, person: str, page: int, *, over: bool) -> list[Summary]:
    """Tables of a club that are over, or are not, but for games that somebody may not see."""
    shown = or_(tables.c.visibility != "private", tables.c.status == "open", theirs(person))
    status = tables.c.status == "over" if over else tables.c.status != "over"
    of_club = tables.c.id.in_(select(club_tables.c.table).where(club_tables.c.club == club))
    return list_tables(connection, and_(of_club, status, shown), page)


def list_finished(connection: Connection, club: str, game: str) -> dict[str, dict[int, str]]:
    """The latest finished games of a club, the oldest of them first; of one game, or with an empty name of all.

    Those of a tournament with whose cards others still play count afterwards.

    Of each who sat there: the people who have not taken their data away.
    """
    asked = select(records.c.table).join(club_tables, club_tables.c.table == records.c.table)
    of_it = and_(rounds.c.tournament == round_tables.c.tournament, rounds.c.number == round_tables.c.round)
    sealed = select(round_tables.c.table).join(rounds, of_it).where(rounds.c.sealed)
    asked = asked.where(club_tables.c.club == club, records.c.table.not_in(sealed))
    if game:
        asked = asked.where(records.c.game == game)
    latest = list(connection.execute(asked.order_by(records.c.at.desc(), records.c.table).limit(RATED)).scalars())
    found: dict[str, dict[int, str]] = {table: {} for table in latest[::-1]}
    for seat in connection.execute(select(seats).where(seats.c.table.in_(latest))):
        found[seat.table][seat.seat] = seat.person
    return found


def read_records(connection: Connection, wanted: list[str]) -> dict[str, str]:
    asked = select(records.c.table, records.c.record).where(records.c.table.in_(wanted))
    return {row.table: row.record for row in connection.execute(asked)}
