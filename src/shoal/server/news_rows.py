"""What processes of one server tell each other, and what each reads of what others have written (as in rows.py)."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, func, select

from .schema import chat, entries, records, tables
from .store import Statement

NOTIFY = select(func.pg_notify(bindparam("channel"), bindparam("told")))


def told(channel: str, payload: str) -> Statement:
    """What other processes hear once it is kept, if the database is PostgreSQL."""
    return NOTIFY, {"channel": channel, "told": payload}


class News(NamedTuple):
    """What was written of a table after what is known of it."""

    entries: list[Any]
    lines: list[Any]
    recorded: bool


def read_news(connection: Connection, table: str, version: int, line: int) -> News | None:
    """What came after a version and a line of chat."""
    if connection.execute(select(tables.c.id).where(tables.c.id == table)).one_or_none() is None:
        return None
    later = select(entries).where(entries.c.table == table, entries.c.version > version)
    later_lines = select(chat).where(chat.c.table == table, chat.c.number > line)
    return News(
        list(connection.execute(later.order_by(entries.c.version))),
        list(connection.execute(later_lines.order_by(chat.c.number))),
        connection.execute(select(records.c.table).where(records.c.table == table)).one_or_none() is not None,
    )


def find_version(connection: Connection, table: str) -> int:
    """The last version of a table; 0 if nothing has happened there."""
    return connection.execute(select(func.max(entries.c.version)).where(entries.c.table == table)).scalar() or 0
