"""The SQL of calling people to tables at which their move is waited for (as in rows.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import BindParameter, ColumnElement, Connection, and_, bindparam, delete, exists, insert, select, update

from .calling_schema import awaited, called, keys, letterboxes, quiet_hours, subscriptions
from .personal import Personal, own, removed
from .schema import people, present, sanctions, seats, sessions, tables
from .store import Statement
from .table import Awaited, Table

Key = Literal["push", "mail"]
Way = Literal["push", "mail"]

AT_TABLE: BindParameter[str] = bindparam("at_table")
AT_SEAT: BindParameter[int] = bindparam("at_seat")
TURN: BindParameter[int] = bindparam("new_turn")
OF_PERSON: BindParameter[str] = bindparam("at_person")

# Only beside a summary of the same version: a process that is behind writes nothing.
IS_SUMMARISED = exists().where(tables.c.id == AT_TABLE, tables.c.version == bindparam("at_version"))
IS_KEPT = exists().where(awaited.c.table == AT_TABLE, awaited.c.seat == AT_SEAT)
DELETE_AWAITED = delete(awaited).where(
    awaited.c.table == AT_TABLE, awaited.c.seat == AT_SEAT, awaited.c.turn != TURN, IS_SUMMARISED
)
INSERT_AWAITED = insert(awaited).from_select(
    ["table", "seat", "person", "turn", "since"],
    select(AT_TABLE, AT_SEAT, bindparam("new_person"), TURN, bindparam("new_since")).where(IS_SUMMARISED, ~IS_KEPT),
)
INSERT_CALLED = insert(called)
DELETE_CALLED = delete(called).where(
    called.c.table == AT_TABLE, called.c.seat == AT_SEAT, called.c.way == bindparam("at_way")
)
INSERT_KEY = insert(keys)
INSERT_SUBSCRIPTION = insert(subscriptions)
DELETE_SUBSCRIPTION = delete(subscriptions).where(subscriptions.c.session == bindparam("at_session"))
DELETE_ENDPOINT = delete(subscriptions).where(subscriptions.c.endpoint == bindparam("at_endpoint"))
INSERT_LETTERBOX = insert(letterboxes)
DELETE_LETTERBOX = delete(letterboxes).where(letterboxes.c.person == OF_PERSON)
CONFIRM = update(letterboxes).where(letterboxes.c.person == OF_PERSON).values(confirmed=bindparam("now"))
USE = update(letterboxes).where(letterboxes.c.person == OF_PERSON).values(used=bindparam("now"))
DELETE_UNCONFIRMED = delete(letterboxes).where(
    letterboxes.c.confirmed.is_(None), letterboxes.c.since < bindparam("before")
)
INSERT_QUIET = insert(quiet_hours)
DELETE_QUIET = delete(quiet_hours).where(quiet_hours.c.person == OF_PERSON)

NOBODY = -1  # the turn of a seat whose move nobody waits for


# -- Writing --


def awaited_at(found: Sequence[tuple[Table, list[Awaited]]]) -> list[Statement]:
    """Whose moves are waited for at tables, and whose no more, with who of these was told."""
    now = {(table.id, seat.seat): seat for table, seats in found for seat in seats}
    gone: list[Statement] = []
    come: list[Statement] = []
    for table, _ in found:
        for number in range(table.players):
            seat = now.get((table.id, number))
            about = {"at_table": table.id, "at_seat": number, "at_version": table.version}
            gone.append((DELETE_AWAITED, about | {"new_turn": seat.turn if seat else NOBODY}))
            if seat:
                row = {"new_turn": seat.turn, "new_person": seat.person, "new_since": seat.since}
                come.append((INSERT_AWAITED, about | row))
    return [*gone, *come]


def was_called(table: str, seat: int, way: Way) -> Statement:
    """Somebody is told now. A Conflict if another process does, or their move is made."""
    return INSERT_CALLED, {"table": table, "seat": seat, "way": way}


def was_not_called(table: str, seat: int, way: Way) -> Statement:
    return DELETE_CALLED, {"at_table": table, "at_seat": seat, "at_way": way}


def key_made(name: Key, value: bytes) -> Statement:
    """A Conflict if there is one already."""
    return INSERT_KEY, {"name": name, "value": value}


def subscribed(row: dict[str, Any]) -> list[Statement]:
    """A browser wants to be told: whoever was told there before is not, nor another one of the same session."""
    return [
        unsubscribed(row["session"]),
        endpoint_gone(row["endpoint"]),
        (INSERT_SUBSCRIPTION, row),
    ]


def unsubscribed(session: str) -> Statement:
    return DELETE_SUBSCRIPTION, {"at_session": session}


def endpoint_gone(endpoint: str) -> Statement:
    return DELETE_ENDPOINT, {"at_endpoint": endpoint}


def letterbox_given(person: str, address: str, language: str, at: float) -> list[Statement]:
    """Somebody wants to be written to, if the address turns out to be theirs."""
    row = {"person": person, "address": address, "language": language, "since": at, "confirmed": None, "used": at}
    return [letterbox_gone(person), (INSERT_LETTERBOX, row)]


def letterbox_gone(person: str) -> Statement:
    return DELETE_LETTERBOX, {"at_person": person}


def letterbox_confirmed(person: str, at: float) -> Statement:
    return CONFIRM, {"at_person": person, "now": at}


def letterbox_used(person: str, at: float) -> Statement:
    return USE, {"at_person": person, "now": at}


def unconfirmed_gone(before: float) -> Statement:
    return DELETE_UNCONFIRMED, {"before": before}


def quiet(person: str, zone: str, begins: int, ends: int) -> list[Statement]:
    row = {"person": person, "zone": zone, "begins": begins, "ends": ends}
    return [never_quiet(person), (INSERT_QUIET, row)]


def never_quiet(person: str) -> Statement:
    return DELETE_QUIET, {"at_person": person}


# -- Reading --


def find_key(connection: Connection, name: Key) -> bytes | None:
    return connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar()


def list_to_call(
    connection: Connection, way: Way, reaches: ColumnElement[bool], asked: float, looked: float
) -> list[Any]:
    """Seats whose move was waited for at that time and whose person was not told, those who wait longest first.

    Who has looked at the page since, or is kept out, is not among them; nor are those whom that way does not reach.
    """
    was_told = exists().where(called.c.table == awaited.c.table, called.c.seat == awaited.c.seat, called.c.way == way)
    looks = exists().where(present.c.person == awaited.c.person, present.c.at >= looked)
    banned = exists().where(sanctions.c.person == awaited.c.person, sanctions.c.kind == "ban")
    asks = (
        select(awaited, tables.c.game, quiet_hours.c.zone, quiet_hours.c.begins, quiet_hours.c.ends)
        .join(tables, tables.c.id == awaited.c.table)
        .join(quiet_hours, quiet_hours.c.person == awaited.c.person, isouter=True)
        .where(awaited.c.since <= asked, ~was_told, ~looks, ~banned, reaches)
    )
    return list(connection.execute(asks.order_by(awaited.c.since, awaited.c.table, awaited.c.seat)))


def by_push(used: float) -> ColumnElement[bool]:
    """Whether a browser of theirs wants to be told, where they have been logged in since then."""
    of_session = and_(sessions.c.id == subscriptions.c.session, sessions.c.seen >= used)
    return exists().where(subscriptions.c.person == awaited.c.person, of_session)


def by_mail(used: float) -> ColumnElement[bool]:
    """Whether they want to be written to, and have not been since then."""
    is_theirs = and_(letterboxes.c.person == awaited.c.person, letterboxes.c.confirmed.is_not(None))
    return exists().where(is_theirs, letterboxes.c.used <= used)


def find_letterbox(connection: Connection, person: str) -> Any:
    return connection.execute(select(letterboxes).where(letterboxes.c.person == person)).one_or_none()


def list_subscriptions(connection: Connection, person: str, used: float) -> list[Any]:
    asked = select(subscriptions).join(sessions, sessions.c.id == subscriptions.c.session)
    wanted = asked.where(subscriptions.c.person == person, sessions.c.seen >= used)
    return list(connection.execute(wanted.order_by(subscriptions.c.since, subscriptions.c.session)))


def is_looking(connection: Connection, person: str, since: float) -> bool:
    """Whether somebody has looked at the page since then."""
    asked = select(present.c.person).where(present.c.person == person, present.c.at >= since)
    return connection.execute(asked).one_or_none() is not None


def find_quiet(connection: Connection, person: str) -> Any:
    return connection.execute(select(quiet_hours).where(quiet_hours.c.person == person)).one_or_none()


def list_others(connection: Connection, table: str, person: str) -> list[str]:
    """What the other people at a table are called, seat by seat."""
    asked = select(people.c.name).join(seats, seats.c.person == people.c.id)
    wanted = asked.where(seats.c.table == table, people.c.id != person).order_by(seats.c.seat)
    return list(connection.execute(wanted).scalars())


# -- What is kept of a person --

KEPT = [
    Personal(
        subscriptions.c.person,
        own(subscriptions.c.person, "session", "public", "secret"),
        removed(subscriptions.c.person),
    ),
    Personal(letterboxes.c.person, own(letterboxes.c.person), removed(letterboxes.c.person)),
    Personal(quiet_hours.c.person, own(quiet_hours.c.person), removed(quiet_hours.c.person)),
    Personal(awaited.c.person, own(awaited.c.person), removed(awaited.c.person)),
]
