"""What is kept of tables: the statements that write it, and the questions that read it again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update

from . import log, wire
from .log import AnyEntry
from .schema import chat, entries, mutes, people, records, seats, tables
from .shown import record_of
from .store import Statement
from .table import Table

INSERT_TABLE = insert(tables)
INSERT_ENTRY = insert(entries)
INSERT_SEAT = insert(seats)
INSERT_LINE = insert(chat)
INSERT_RECORD = insert(records)
INSERT_MUTE = insert(mutes)
DELETE_SEAT = delete(seats).where(seats.c.table == bindparam("at_table"), seats.c.seat == bindparam("at_seat"))
DELETE_TABLE = delete(tables).where(tables.c.id == bindparam("at_table"))
DELETE_MUTE = delete(mutes).where(mutes.c.person == bindparam("who"), mutes.c.muted == bindparam("whom"))
PASS_ON = update(tables).where(tables.c.id == bindparam("at_table")).values(host=bindparam("new_host"))
SUMMARISE = (
    update(tables)
    .where(tables.c.id == bindparam("at_table"))
    .values({name: bindparam(f"new_{name}") for name in ("status", "version", "owing", "free", "due", "touched")})
)

encode = msgspec.json.Encoder().encode


# -- Writing --


def table_made(table: Table, opened: float) -> Statement:
    row = {
        "id": table.id,
        "code": table.code,
        "plan": encode(table.plan).decode(),
        "host": table.host,
        "seed": table.seed,
        "since": table.touched,
        "game": table.plan.game,
        "visibility": table.plan.visibility,
    }
    return INSERT_TABLE, row | summary(table, opened)


def table_removed(table: Table) -> Statement:
    return DELETE_TABLE, {"at_table": table.id}


def entered(
    table: Table, version: int, entry: AnyEntry, at: float, sender: str | None = None, message: str | None = None
) -> list[Statement]:
    """An entry of the log, and what is written beside it, so that a person's tables are found."""
    data = log.encode(entry).decode()
    row = {"table": table.id, "version": version, "at": at, "sender": sender, "message": message, "data": data}
    seat = {"at_table": table.id, "at_seat": entry.seat}
    beside: list[Statement] = []
    if isinstance(entry, (log.Sat, log.Left)):
        beside.append((DELETE_SEAT, seat))
    if isinstance(entry, log.Sat):
        beside.append((INSERT_SEAT, {"table": table.id, "seat": entry.seat, "person": entry.person}))
    if isinstance(entry, log.Hosted):
        beside.append((PASS_ON, {"at_table": table.id, "new_host": entry.person}))
    return [(INSERT_ENTRY, row), *beside]


def said(table: Table, line: wire.Said, message: str) -> Statement:
    row = {"table": table.id, "number": line.number, "at": line.at, "sender": line.person, "text": line.text}
    return INSERT_LINE, row | {"message": message}


def muted(person: str, whom: str, *, on: bool) -> list[Statement]:
    change: list[Statement] = [(DELETE_MUTE, {"who": person, "whom": whom})]
    return [*change, (INSERT_MUTE, {"person": person, "muted": whom})] if on else change


def recorded(table: Table) -> Statement:
    """The record of a finished game, without names, so that nobody's has to be taken out again."""
    row = {
        "table": table.id,
        "game": table.game.name,
        "players": table.players,
        "visibility": table.plan.visibility,
        "at": table.touched,
        "record": encode(record_of(table, unnamed)).decode(),
    }
    return INSERT_RECORD, row


def unnamed(person: str) -> str:
    return ""


def summarised(table: Table, opened: float) -> Statement:
    return SUMMARISE, {"at_table": table.id} | {f"new_{name}": value for name, value in summary(table, opened).items()}


def summary(table: Table, opened: float) -> dict[str, Any]:
    """What can be said of a table without reading its log."""
    return {
        "status": table.status,
        "version": table.version,
        "owing": sum(1 << seat for seat in table.to_act),
        "free": sum(1 << seat for seat in table.free),
        "due": table.due(opened),
        "touched": table.touched,
    }


# -- Reading --


class Stored(NamedTuple):
    """All that is kept of a table."""

    table: Any
    entries: list[Any]
    lines: list[Any]
    recorded: bool


def read_table(connection: Connection, table: str) -> Stored | None:
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    return Stored(
        row,
        list(connection.execute(select(entries).where(entries.c.table == table).order_by(entries.c.version))),
        list(connection.execute(select(chat).where(chat.c.table == table).order_by(chat.c.number))),
        connection.execute(select(records.c.table).where(records.c.table == table)).one_or_none() is not None,
    )


def read_due(connection: Connection, until: float, *, hasty: bool) -> list[str]:
    """Tables at which a clock runs out until then or a computer is to move; and those that were left in a hurry."""
    last = select(func.max(entries.c.version)).where(entries.c.table == tables.c.id).scalar_subquery()
    due = and_(tables.c.status == "running", tables.c.due <= until)
    asked = select(tables.c.id).where(or_(due, tables.c.version != last) if hasty else due)
    return list(connection.execute(asked).scalars())


def read_unfinished(connection: Connection, person: str) -> list[str]:
    """Tables whose game is not over, at which somebody sits or which are theirs."""
    sitting = select(seats.c.table).where(seats.c.person == person)
    theirs = or_(tables.c.id.in_(sitting), tables.c.host == person)
    return list(connection.execute(select(tables.c.id).where(theirs, tables.c.status != "over")).scalars())


def read_names(connection: Connection, ids: Iterable[str]) -> dict[str, str]:
    asked = select(people.c.id, people.c.name).where(people.c.id.in_(list(ids)))
    return {row.id: row.name for row in connection.execute(asked)}


def read_muted(connection: Connection, person: str) -> set[str]:
    return set(connection.execute(select(mutes.c.muted).where(mutes.c.person == person)).scalars())
