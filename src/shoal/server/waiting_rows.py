"""The SQL of those who wait for others to play with (as in rows.py)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from .personal import Personal, own, removed
from .schema import matches, people, waiting
from .store import Statement

OF_TICKET = waiting.c.ticket == bindparam("at_ticket")
INSERT_WAITING = insert(waiting)
INSERT_MATCH = insert(matches)
SEE_WAITING = update(waiting).where(OF_TICKET).values(seen=bindparam("now"))
DELETE_WAITING = delete(waiting).where(OF_TICKET)
DELETE_WAITING_OF = delete(waiting).where(waiting.c.person == bindparam("at_person"))
DELETE_UNSEEN = delete(waiting).where(waiting.c.seen < bindparam("seen_before"))


def began_to_wait(row: dict[str, Any], unseen: float) -> list[Statement]:
    """Somebody waits: what they waited for before is over, and so is the wait of whoever was not seen since then."""
    return [
        (DELETE_WAITING_OF, {"at_person": row["person"]}),
        (DELETE_UNSEEN, {"seen_before": unseen}),
        (INSERT_WAITING, row | {"seen": row["since"]}),
    ]


def still_there(tickets: Iterable[str], at: float) -> list[Statement]:
    """In an order that is the same in all processes: else two would wait for each other."""
    return [(SEE_WAITING, {"at_ticket": ticket, "now": at}) for ticket in sorted(tickets)]


def waits_no_more(ticket: str) -> Statement:
    return DELETE_WAITING, {"at_ticket": ticket}


def matched(persons: Iterable[str], table: str) -> list[Statement]:
    """They sit at a table. A Conflict if one of them waits no more, or sits elsewhere by now."""
    return [(INSERT_MATCH, {"person": person, "table": table}) for person in sorted(persons)]


def read_waiting(connection: Connection, seen: float) -> list[Any]:
    """All who wait and were seen since then, who has waited longest first, with their table once they have one."""
    asked = (
        select(waiting, people.c.name, matches.c.table)
        .join(people, people.c.id == waiting.c.person)
        .join(matches, matches.c.person == waiting.c.person, isouter=True)
        .where(waiting.c.seen >= seen)
    )
    return list(connection.execute(asked.order_by(waiting.c.since, waiting.c.person)))


# Where they have found a table goes with the wait.
KEPT = [Personal(waiting.c.person, own(waiting.c.person, "ticket"), removed(waiting.c.person))]
