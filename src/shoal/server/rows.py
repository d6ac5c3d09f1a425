"""All SQL of the server: the statements that write what is kept, and the questions that read it again.

A function named by what has happened (`entered`, `renamed`) gives statements for `Store.write`; one that finds, reads,
lists or counts is a question for `Store.read`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from . import log, wire
from .log import AnyEntry
from .schema import (
    alembic_version,
    blocks,
    chat,
    entries,
    keepers,
    mutes,
    people,
    put_away,
    records,
    reviews,
    sanctions,
    seats,
    sessions,
    tables,
)
from .shown import record_of
from .store import Statement
from .table import Table, unsealed

LISTED_EACH = 5  # open tables of one host that wait, and that run
KEPT_LINES = 500  # of chat at a table,
FORGET_EVERY = 50  # and those before them are removed after so many more
PAGE = 50  # tables or records in one answer

INSERT_TABLE = insert(tables)
INSERT_ENTRY = insert(entries)
INSERT_SEAT = insert(seats)
INSERT_LINE = insert(chat)
FORGET_LINES = delete(chat).where(chat.c.table == bindparam("at_table"), chat.c.number <= bindparam("last_forgotten"))
INSERT_RECORD = insert(records)
INSERT_REVIEW = insert(reviews)
INSERT_MUTE = insert(mutes)
INSERT_PUT_AWAY = insert(put_away)
DELETE_PUT_AWAY = delete(put_away).where(
    put_away.c.person == bindparam("who"), put_away.c.table == bindparam("at_table")
)
DELETE_SEAT = delete(seats).where(seats.c.table == bindparam("at_table"), seats.c.seat == bindparam("at_seat"))
DELETE_TABLE = delete(tables).where(tables.c.id == bindparam("at_table"))
DELETE_MUTE = delete(mutes).where(mutes.c.person == bindparam("who"), mutes.c.muted == bindparam("whom"))
UNSEAL_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("at_table"))
    .values(visibility=bindparam("new_visibility"), plan=bindparam("new_plan"))
)
UNSEAL_RECORD = (
    update(records).where(records.c.table == bindparam("at_table")).values(visibility=bindparam("new_visibility"))
)
PASS_ON = update(tables).where(tables.c.id == bindparam("at_table")).values(host=bindparam("new_host"))
SUMMARISE = (
    update(tables)
    .where(tables.c.id == bindparam("at_table"), tables.c.version <= bindparam("new_version"))
    .values(
        {name: bindparam(f"new_{name}") for name in ("status", "version", "owing", "free", "players", "due", "touched")}
    )
)

OF_PERSON: BindParameter[str] = bindparam("at_person")
OF_SESSION: BindParameter[str] = bindparam("at_session")
INSERT_PERSON = insert(people)
INSERT_SESSION = insert(sessions)
SEE_SESSION = update(sessions).where(sessions.c.id == OF_SESSION).values(seen=bindparam("now"))
DELETE_SESSION = delete(sessions).where(sessions.c.id == OF_SESSION)
DELETE_OTHER_SESSIONS = delete(sessions).where(sessions.c.person == OF_PERSON, sessions.c.id != OF_SESSION)
RENAME = update(people).where(people.c.id == OF_PERSON).values(name=bindparam("new_name"))
TOUCH = update(alembic_version).values(version_num=alembic_version.c.version_num)

encode = msgspec.json.Encoder().encode


def touched() -> Statement:
    """What changes nothing, and is written no less: whether anything can be."""
    return TOUCH, {}


# -- Writing: tables --


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
    if isinstance(entry, (log.Sat, log.Left, log.Removed)):
        beside.append((DELETE_SEAT, seat))
    if isinstance(entry, log.Sat):
        beside.append((INSERT_SEAT, {"table": table.id, "seat": entry.seat, "person": entry.person}))
        beside.append((DELETE_PUT_AWAY, {"at_table": table.id, "who": entry.person}))
    if isinstance(entry, log.Hosted):
        beside.append((PASS_ON, {"at_table": table.id, "new_host": entry.person}))
    if isinstance(entry, log.Opened):
        plan = unsealed(table.plan)
        shown = {"at_table": table.id, "new_visibility": plan.visibility}
        beside += [(UNSEAL_TABLE, shown | {"new_plan": encode(plan).decode()}), (UNSEAL_RECORD, shown)]
    return [(INSERT_ENTRY, row), *beside]


def said(table: Table, line: wire.Said, message: str) -> list[Statement]:
    """A line of chat; now and then those that are too old go."""
    row = {"table": table.id, "number": line.number, "at": line.at, "sender": line.person, "text": line.text}
    kept: list[Statement] = [(INSERT_LINE, row | {"message": message})]
    if line.number % FORGET_EVERY == 0:
        kept.append((FORGET_LINES, {"at_table": table.id, "last_forgotten": line.number - KEPT_LINES}))
    return kept


def muted(person: str, whom: str, *, on: bool) -> list[Statement]:
    change: list[Statement] = [(DELETE_MUTE, {"who": person, "whom": whom})]
    return [*change, (INSERT_MUTE, {"person": person, "muted": whom})] if on else change


def taken_off_list(person: str, table: str) -> list[Statement]:
    return [
        (DELETE_PUT_AWAY, {"who": person, "at_table": table}),
        (INSERT_PUT_AWAY, {"person": person, "table": table}),
    ]


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


def reviewed(table: str, line: bytes) -> Statement:
    return INSERT_REVIEW, {"table": table, "review": line.decode()}


def summarised(table: Table, opened: float) -> Statement:
    return SUMMARISE, {"at_table": table.id} | {f"new_{name}": value for name, value in summary(table, opened).items()}


def summary(table: Table, opened: float) -> dict[str, Any]:
    """What lists, and the search for tables that are due, need to know of a table; its log is not read for it."""
    return {
        "status": table.status,
        "version": table.version,
        "owing": sum(1 << seat for seat in table.to_act),
        "free": sum(1 << seat for seat in table.free),
        "players": table.players,
        "due": table.due(opened),
        "touched": table.touched,
    }


# -- Writing: people --


def person_made(person: str, name: str, at: float) -> Statement:
    return INSERT_PERSON, {"id": person, "name": name, "login": None, "password": None, "since": at}


def session_made(session: str, person: str, token: bytes, label: str, at: float) -> Statement:
    row = {"id": session, "person": person, "token": token, "label": label, "since": at, "seen": at}
    return INSERT_SESSION, row


def session_seen(session: str, at: float) -> Statement:
    return SEE_SESSION, {"at_session": session, "now": at}


def session_ended(session: str) -> Statement:
    return DELETE_SESSION, {"at_session": session}


def renamed(person: str, name: str) -> Statement:
    return RENAME, {"at_person": person, "new_name": name}


# -- Reading: a table --


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
    last_lines = select(chat).where(chat.c.table == table).order_by(chat.c.number.desc())
    return Stored(
        row,
        list(connection.execute(select(entries).where(entries.c.table == table).order_by(entries.c.version))),
        list(connection.execute(last_lines.limit(KEPT_LINES)))[::-1],
        is_recorded(connection, table),
    )


def is_recorded(connection: Connection, table: str) -> bool:
    return connection.execute(select(records.c.table).where(records.c.table == table)).one_or_none() is not None


def read_due(connection: Connection, until: float, *, stale_too: bool) -> list[tuple[str, int | None]]:
    """Tables at which a clock runs out until then or a computer is to move, and which process keeps each going.

    `stale_too`: also those whose summary is older than their log, as after a crash.
    """
    last = select(func.max(entries.c.version)).where(entries.c.table == tables.c.id).scalar_subquery()
    due = and_(tables.c.status == "running", tables.c.due <= until)
    kept = select(tables.c.id, keepers.c.peer).join(keepers, keepers.c.table == tables.c.id, isouter=True)
    asked = kept.where(or_(due, tables.c.version != last) if stale_too else due)
    return [(row.id, row.peer) for row in connection.execute(asked)]


# -- Reading: lists of tables --


class Summary(NamedTuple):
    """A table as lists show it: its row, with the record of a finished game, and who sits there."""

    table: Any
    sitting: list[Any]


def list_open(connection: Connection, page: int, person: str = "") -> list[Summary]:
    """Tables anybody may join or watch: of one host so many that wait, and that run, so that nobody fills the list.

    Where somebody sits, or is host, with whom this person will have nothing to do, or they with them, is left out.
    """
    is_open = and_(tables.c.visibility == "open", tables.c.status != "over")
    latest_first = (tables.c.touched.desc(), tables.c.id)
    number = func.row_number().over(partition_by=(tables.c.host, tables.c.status), order_by=latest_first)
    numbered = select(tables.c.id, number.label("number")).where(is_open).subquery()
    shown = select(numbered.c.id).where(numbered.c.number <= LISTED_EACH)
    mine, theirs = select(blocks.c.blocked), select(blocks.c.person)
    apart = mine.where(blocks.c.person == person).union(theirs.where(blocks.c.blocked == person)).scalar_subquery()
    near = and_(tables.c.host.not_in(apart), tables.c.id.not_in(select(seats.c.table).where(seats.c.person.in_(apart))))
    return list_tables(connection, and_(tables.c.id.in_(shown), near) if person else tables.c.id.in_(shown), page)


def list_own(connection: Connection, person: str, page: int) -> list[Summary]:
    """Tables at which somebody sits, or which are theirs, but for those they have put away."""
    away = select(put_away.c.table).where(put_away.c.person == person)
    return list_tables(connection, and_(theirs(person), tables.c.id.not_in(away)), page)


def list_tables(connection: Connection, wanted: ColumnElement[bool], page: int) -> list[Summary]:
    """Those touched last first. A table and its record are read at once: nothing can be written in between."""
    kept = select(tables, records.c.record).join(records, records.c.table == tables.c.id, isouter=True)
    asked = kept.where(wanted).order_by(tables.c.touched.desc(), tables.c.id)
    found = list(connection.execute(asked.limit(PAGE).offset(page * PAGE)))
    sitting = select(seats.c.table, seats.c.seat, seats.c.person, people.c.name).join(
        people, people.c.id == seats.c.person, isouter=True
    )
    sat = list(connection.execute(sitting.where(seats.c.table.in_([row.id for row in found]))))
    return [Summary(row, [seat for seat in sat if seat.table == row.id]) for row in found]


def theirs(person: str) -> ColumnElement[bool]:
    return or_(tables.c.id.in_(select(seats.c.table).where(seats.c.person == person)), tables.c.host == person)


def read_unfinished(connection: Connection, person: str) -> list[str]:
    """Tables whose game is not over, at which somebody sits or which are theirs."""
    return list(connection.execute(select(tables.c.id).where(theirs(person), tables.c.status != "over")).scalars())


def count_unfinished(connection: Connection, host: str) -> int:
    asked = select(func.count()).where(tables.c.host == host, tables.c.status != "over")
    return connection.execute(asked).scalar_one()


def find_code(connection: Connection, code: str) -> str | None:
    """The table of a short code."""
    return connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()


def read_finished(connection: Connection, game: str, page: int) -> list[Any]:
    """Finished games of open tables, the latest first; of one game, or with an empty name of all."""
    asked = select(records.c.table, records.c.game, records.c.players, records.c.at).where(
        records.c.visibility == "open"
    )
    if game:
        asked = asked.where(records.c.game == game)
    return list(
        connection.execute(asked.order_by(records.c.at.desc(), records.c.table).limit(PAGE).offset(page * PAGE))
    )


def read_review(connection: Connection, table: str) -> str | None:
    return connection.execute(select(reviews.c.review).where(reviews.c.table == table)).scalar()


# -- Reading: people --


def find_session(connection: Connection, token: bytes) -> Any:
    """The session of a token's hash, whose it is, and whether they are kept out."""
    banned = select(sanctions.c.since).where(sanctions.c.person == people.c.id, sanctions.c.kind == "ban").exists()
    joined = select(
        people, sessions.c.id.label("session"), sessions.c.token, sessions.c.seen, banned.label("banned")
    ).join(sessions, sessions.c.person == people.c.id)
    return connection.execute(joined.where(sessions.c.token == token)).one_or_none()


def read_sessions(connection: Connection, person: str) -> list[Any]:
    """All sessions of a person, the latest first."""
    asked = select(sessions.c.id, sessions.c.label, sessions.c.since, sessions.c.seen).where(
        sessions.c.person == person
    )
    return list(connection.execute(asked.order_by(sessions.c.since.desc())))


def read_names(connection: Connection, ids: Iterable[str]) -> dict[str, str]:
    asked = select(people.c.id, people.c.name).where(people.c.id.in_(list(ids)))
    return {row.id: row.name for row in connection.execute(asked)}


def read_muted(connection: Connection, person: str) -> set[str]:
    """Whom somebody does not hear: they have muted or blocked them."""
    muted = select(mutes.c.muted).where(mutes.c.person == person)
    return set(connection.execute(muted.union(select(blocks.c.blocked).where(blocks.c.person == person))).scalars())
