"""The SQL of what is not kept for ever (retention.py); all else is in rows.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, select, tuple_, update

from .schema import chat, people, sessions, tables
from .store import Statement

OLD_LINES = (
    select(chat.c.table, chat.c.number)
    .join(tables, tables.c.id == chat.c.table)
    .where(tables.c.status == "over", chat.c.at < bindparam("before"))
    .limit(bindparam("most"))
)
DELETE_OLD_LINES = delete(chat).where(tuple_(chat.c.table, chat.c.number).in_(OLD_LINES))


SEE_PERSON = update(sessions).where(sessions.c.person == bindparam("who")).values(seen=bindparam("now"))


def people_seen(there: Iterable[str], at: float) -> list[Statement]:
    return [(SEE_PERSON, {"who": person, "now": at}) for person in there]


def list_unseen_guests(connection: Connection, before: float, most: int) -> list[Any]:
    """Guests who came before then and have not been seen since, those first who came first."""
    seen = select(sessions.c.id).where(sessions.c.person == people.c.id, sessions.c.seen >= before).exists()
    asked = select(people.c.id, people.c.name).where(people.c.login.is_(None), people.c.since < before, ~seen)
    return list(connection.execute(asked.order_by(people.c.since).limit(most)))


def list_unbegun(connection: Connection, before: float, most: int) -> list[str]:
    """Tables that have not begun, and at which nothing has happened since then."""
    asked = select(tables.c.id).where(tables.c.status == "open", tables.c.touched < before)
    return list(connection.execute(asked.order_by(tables.c.touched).limit(most)).scalars())


def count_old_lines(connection: Connection, before: float, most: int) -> int:
    """How many lines of chat at finished games are from before then, counted up to so many."""
    found = connection.execute(select(func.count()).select_from(OLD_LINES.subquery()), {"before": before, "most": most})
    return found.scalar_one()


def old_lines_removed(before: float, most: int) -> Statement:
    return DELETE_OLD_LINES, {"before": before, "most": most}
