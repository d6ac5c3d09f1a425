"""All that is kept about a person, told to them as JSON lines and taken away when they go."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from typing import IO

import msgspec
from sqlalchemy import Connection, delete, select, update

from . import (
    account_rows,
    calling_rows,
    club_rows,
    conduct_rows,
    log,
    meeting_rows,
    played_rows,
    puzzle_rows,
    rating_rows,
    tournament_rows,
    waiting_rows,
)
from .personal import WHOSE, Line, Personal, line_of, own, removed
from .rows import PAGE
from .schema import chat, entries, mutes, people, put_away, questions, seats, sessions, tables
from .store import Statement

IN_MEMORY = 2**20  # bytes of it; what is more goes into a file meanwhile
TOLD_OF_AN_ENTRY = ("what", "seat", "move", "to", "nonce", "players")  # its shuffles are secret while a game runs


def told_person(connection: Connection, person: str) -> Iterator[Line]:
    asked = select(people.c.id, people.c.name, people.c.login, people.c.since).where(people.c.id == person)
    for row in connection.execute(asked):
        yield line_of("people", row)


def told_tables(connection: Connection, person: str) -> Iterator[Line]:
    """Tables that they host, without the seeds, which are secret while a game runs."""
    asked = select(tables.c.id, tables.c.code, tables.c.plan, tables.c.since, tables.c.status)
    for row in connection.execute(asked.where(tables.c.host == person)):
        yield {"kept": "tables", "id": row.id, "code": row.code, "since": row.since, "status": row.status} | {
            "plan": msgspec.Raw(row.plan.encode())
        }


def told_entries(connection: Connection, person: str) -> Iterator[Line]:
    """What they did at tables. Of others, and of shuffles that a move brought, nothing is told."""
    theirs = (
        select(seats.c.table).where(seats.c.person == person).union(select(tables.c.id).where(tables.c.host == person))
    )
    asked = select(entries).where(entries.c.table.in_(theirs), entries.c.sender == person)
    for row in connection.execute(asked.order_by(entries.c.table, entries.c.version)):
        done = msgspec.to_builtins(log.decode(row.data))
        yield {"kept": "entries", "table": row.table, "at": row.at} | {
            name: done[name] for name in TOLD_OF_AN_ENTRY if name in done
        }


def told_chat(connection: Connection, person: str) -> Iterator[Line]:
    asked = select(chat.c.table, chat.c.at, chat.c.text).where(chat.c.sender == person, chat.c.text != "")
    for row in connection.execute(asked):
        yield line_of("chat", row)


STAYS = "a random id, which leads to nobody once the person is gone: the log is the others' game, too"

# The order is that of the statements that take everything away: the person goes last, and others' rows with them.
KEPT: list[Personal] = [
    Personal(sessions.c.person, own(sessions.c.person, "token"), removed(sessions.c.person)),
    Personal(mutes.c.person, own(mutes.c.person), removed(mutes.c.person)),
    Personal(mutes.c.muted, None, removed(mutes.c.muted), "who does not want to hear somebody tells nobody so"),
    Personal(put_away.c.person, own(put_away.c.person), removed(put_away.c.person)),
    # Lines keep their numbers.
    Personal(chat.c.sender, told_chat, update(chat).where(chat.c.sender == WHOSE).values(text=""), STAYS),
    Personal(tables.c.host, told_tables, None, STAYS),
    Personal(entries.c.sender, told_entries, None, STAYS),
    Personal(seats.c.person, own(seats.c.person), removed(seats.c.person)),
    Personal(questions.c.owner, None, removed(questions.c.owner), "a computer at their table is asked, for seconds"),
    *played_rows.KEPT,
    *puzzle_rows.KEPT,
    *rating_rows.KEPT,
    *account_rows.KEPT,
    *conduct_rows.KEPT,
    *club_rows.KEPT,
    *meeting_rows.KEPT,
    *waiting_rows.KEPT,
    *tournament_rows.KEPT,
    *calling_rows.KEPT,
    Personal(people.c.id, told_person, delete(people).where(people.c.id == WHOSE)),
]

encode = msgspec.json.Encoder().encode


def lines_of(connection: Connection, person: str) -> Iterator[bytes]:
    """All that is kept about somebody, a JSON object a line; who they are comes first."""
    for kept in reversed(KEPT):
        if kept.told:
            for line in kept.told(connection, person):
                yield encode(line) + b"\n"


def gathered(connection: Connection, person: str) -> IO[bytes]:
    """The same in a file, at its beginning: a slow line would keep the database."""
    with ExitStack() as closing:
        file = closing.enter_context(tempfile.SpooledTemporaryFile(IN_MEMORY))
        file.writelines(lines_of(connection.execution_options(yield_per=PAGE), person))
        file.seek(0)
        closing.pop_all()  # it is closed when it has been sent
    return file


def taken_away(person: str) -> list[Statement]:
    return [(kept.gone, {"whose": person}) for kept in KEPT if kept.gone is not None]
