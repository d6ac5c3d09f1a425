"""The SQL that reads all records of finished games, as in rows.py, in the order of their index."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import merge
from typing import Any

from sqlalchemy import Connection, select, tuple_

from .rows import PAGE
from .schema import people, records, seats


def read_records(connection: Connection, game: str, *, private: bool) -> Iterator[tuple[str, str, list[str | None]]]:
    """Of each finished game, the oldest first: its table, its record, and who sat at each seat, if they have a name."""
    kinds = connection.execute(select(records.c.visibility, records.c.game).distinct())
    wanted = [kind for kind in kinds if (private or kind.visibility == "open") and game in ("", kind.game)]
    found = merge(*(read_kind(connection, kind) for kind in wanted), key=lambda one: (one[0].at, one[0].table))
    for row, sitting in found:
        yield row.table, row.record, sitting


def read_kind(connection: Connection, kind: Any) -> Iterator[tuple[Any, list[str | None]]]:
    """The records of a kind of table and a game, and who sat there: in the order of their index.

    A page at a time, each after the last one of the page before: memory is flat, and nothing stays locked.
    """
    of_kind = (records.c.visibility == kind.visibility, records.c.game == kind.game)
    named = select(seats.c.table, seats.c.seat, people.c.name).join(people, people.c.id == seats.c.person)
    asked = select(records).where(*of_kind).order_by(records.c.at, records.c.table).limit(PAGE)
    last: Any = None
    while True:
        after = (
            []
            if last is None
            else [records.c.at >= last.at, tuple_(records.c.at, records.c.table) > (last.at, last.table)]
        )
        found = list(connection.execute(asked.where(*after)))
        sat = {
            (row.table, row.seat): row.name
            for row in connection.execute(named.where(seats.c.table.in_([row.table for row in found])))
        }
        for row in found:
            yield row, [sat.get((row.table, seat)) for seat in range(row.players)]
        if len(found) < PAGE:
            return
        last = found[-1]
