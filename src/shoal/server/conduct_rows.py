"""The SQL of how people behave: what they report of each other, and what the server's host does about it."""

from __future__ import annotations

from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, bindparam, delete, exists, func, insert, or_, select, update

from .personal import Personal, own, removed
from .rows import PAGE
from .schema import chat, people, reports, sanctions, seats, sessions, tables, wishes
from .store import Statement

Sanction = Literal["ban", "mute"]

QUOTED = 5  # lines of chat shown beside a report

SAME_REPORT = (
    reports.c.table == bindparam("at_table"),
    reports.c.reporter == bindparam("by_whom"),
    reports.c.person == bindparam("of_whom"),
)
DELETE_REPORT = delete(reports).where(*SAME_REPORT)
INSERT_REPORT = insert(reports)

KEPT = [
    Personal(reports.c.reporter, own(reports.c.reporter), removed(reports.c.reporter)),
    Personal(reports.c.person, None, removed(reports.c.person), "who reports somebody is not told to them"),
    Personal(sanctions.c.person, own(sanctions.c.person), removed(sanctions.c.person)),
]


# -- Of a server that runs --


def reported(table: str, reporter: str, person: str, reason: str, words: str, at: float) -> list[Statement]:
    """Somebody tells of another at a table; what they have told of them there before is replaced."""
    row = {"table": table, "reporter": reporter, "person": person, "at": at, "reason": reason, "words": words}
    return [
        (DELETE_REPORT, {"at_table": table, "by_whom": reporter, "of_whom": person}),
        (INSERT_REPORT, row | {"settled": None}),
    ]


def is_under(connection: Connection, person: str, kind: Sanction) -> bool:
    """Whether the host has decided this about somebody."""
    return connection.execute(select(under(kind)).where(people.c.id == person)).scalar() or False


def under(kind: Sanction) -> ColumnElement[bool]:
    """The same, as a part of a question about people."""
    return exists().where(sanctions.c.person == people.c.id, sanctions.c.kind == kind)


def list_under(connection: Connection, kind: Sanction) -> set[str]:
    return set(connection.execute(select(sanctions.c.person).where(sanctions.c.kind == kind)).scalars())


def read_wish(connection: Connection, name: str) -> str | None:
    return connection.execute(select(wishes.c.value).where(wishes.c.name == name)).scalar()


# -- For `shoal admin`, in a transaction of its own --


def sanction(connection: Connection, person: str, kind: Sanction, at: float) -> None:
    """Decide this about somebody. What was reported of them is settled by it."""
    lift(connection, person, kind)
    connection.execute(insert(sanctions).values(person=person, kind=kind, since=at))
    settle(connection, person, at)


def lift(connection: Connection, person: str, kind: Sanction) -> None:
    connection.execute(delete(sanctions).where(sanctions.c.person == person, sanctions.c.kind == kind))


def settle(connection: Connection, person: str, at: float) -> int:
    """The host is done with what was reported of somebody. How much it was."""
    left = update(reports).where(reports.c.person == person, reports.c.settled.is_(None))
    return connection.execute(left.values(settled=at)).rowcount


def wish(connection: Connection, name: str, value: str | None) -> None:
    """Want something of servers that run; None: what is usual."""
    connection.execute(delete(wishes).where(wishes.c.name == name))
    if value is not None:
        connection.execute(insert(wishes).values(name=name, value=value))


def list_people(connection: Connection, text: str, *, sanctioned: bool = False) -> list[Any]:
    """People whose name or login has a text in it, those seen last first."""
    last = select(func.max(sessions.c.seen)).where(sessions.c.person == people.c.id).scalar_subquery()
    asked = select(
        people.c.id,
        people.c.name,
        people.c.login,
        people.c.since,
        last.label("seen"),
        under("ban").label("ban"),
        under("mute").label("mute"),
    ).where(or_(people.c.name.icontains(text, autoescape=True), people.c.login.icontains(text, autoescape=True)))
    if sanctioned:
        asked = asked.where(or_(under("ban"), under("mute")))
    return list(connection.execute(asked.order_by(last.desc().nulls_last(), people.c.id).limit(PAGE)))


def find_people(connection: Connection, who: str) -> list[Any]:
    """Who has this id or login; if nobody has, all of this name."""
    asked = select(people.c.id, people.c.name, people.c.login)
    exact = or_(people.c.id == who, people.c.login == who.lower())
    return list(connection.execute(asked.where(exact))) or list(connection.execute(asked.where(people.c.name == who)))


def list_tables(connection: Connection, status: str) -> list[tuple[Any, list[str]]]:
    """Tables, those first at which something happened last, with the names of the people who sit there."""
    asked = select(tables.c.id, tables.c.code, tables.c.game, tables.c.status, tables.c.touched)
    if status:
        asked = asked.where(tables.c.status == status)
    found = list(connection.execute(asked.order_by(tables.c.touched.desc(), tables.c.id).limit(PAGE)))
    sitting = select(seats.c.table, people.c.name).join(people, people.c.id == seats.c.person).order_by(seats.c.seat)
    sat = list(connection.execute(sitting.where(seats.c.table.in_([row.id for row in found]))))
    return [(row, [seat.name for seat in sat if seat.table == row.id]) for row in found]


def list_reports(connection: Connection, *, settled: bool) -> list[tuple[Any, list[str]]]:
    """What was reported, the latest first, each with what the person it is about said there last before."""
    reporter, person = people.alias(), people.alias()
    asked = (
        select(reports, reporter.c.name.label("by"), person.c.name.label("of"))
        .join(reporter, reporter.c.id == reports.c.reporter)
        .join(person, person.c.id == reports.c.person)
        .order_by(reports.c.at.desc())
    )
    if not settled:
        asked = asked.where(reports.c.settled.is_(None))
    found = list(connection.execute(asked.limit(PAGE)))
    return [(row, list_lines(connection, row.table, row.person, row.at)) for row in found]


def list_lines(connection: Connection, table: str, person: str, until: float) -> list[str]:
    """The last lines that somebody said at a table up to then."""
    theirs = select(chat.c.text).where(chat.c.table == table, chat.c.sender == person, chat.c.at <= until)
    return list(connection.execute(theirs.order_by(chat.c.number.desc()).limit(QUOTED)).scalars())[::-1]
