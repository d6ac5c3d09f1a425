"""What is kept of a person: each column in which their id stands, what they are told of it, what becomes of it.

The files of SQL hand in what is theirs, and `own_data.py` gathers it. tests/server/test_own_data.py looks at every
table of the database: none can be forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from sqlalchemy import BindParameter, Column, Connection, Executable, bindparam, delete, select

WHOSE: BindParameter[str] = bindparam("whose")

Line = dict[str, Any]
Question = Callable[[Connection, str], Iterator[Line]]


class Personal(NamedTuple):
    """A column with people's ids."""

    column: Column[Any]
    told: Question | None = None  # all of it, to the person; None: it is not theirs to know, or told elsewhere
    gone: Executable | None = None  # with the bind `whose`; None: the database does it, or it stays
    why: str = ""  # it is not told, or stays


def line_of(kept: str, row: Any) -> Line:
    return {"kept": str(kept)} | {str(name): value for name, value in row._mapping.items()}


def own(column: Column[Any], *without: str) -> Question:
    """All rows of a table with somebody in a column, but for that column and what is secret."""
    shown = [one for one in column.table.c if one is not column and one.name not in without]

    def told(connection: Connection, person: str) -> Iterator[Line]:
        for row in connection.execute(select(*shown).where(column == person)):
            yield line_of(column.table.name, row)

    return told


def removed(column: Column[Any]) -> Executable:
    return delete(column.table).where(column == WHOSE)
