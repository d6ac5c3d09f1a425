"""What the server's host does beside a server, which may run: on its database, in one transaction each."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import BadInput
from . import account_rows
from . import conduct_rows as rows
from .accounts import RECOVERY_LENGTH, in_groups
from .backup import writing
from .people import digest, new_code
from .store import engine_of, file_of, is_up_to_date, reason_of


@contextmanager
def beside(database: str) -> Iterator[Connection]:
    """A transaction on the database of a server of this version."""
    kept = file_of(database)
    if kept and not kept.exists():
        raise BadInput("no-database-here", file=str(kept))
    try:
        with writing(engine_of(database)) as connection:
            if not is_up_to_date(connection):
                raise BadInput("other-server")
            yield connection
    except SQLAlchemyError as problem:
        raise BadInput("no-database", problem=reason_of(problem)) from None


def person_called(connection: Connection, who: str) -> Any:
    """The one person of an id, a login or a name."""
    found = rows.find_people(connection, who)
    if not found:
        raise BadInput("nobody-called", who=who)
    if len(found) > 1:
        raise BadInput("several-called", who=who, ids=", ".join(row.id for row in found))
    return found[0]


def decide(database: str, who: str, kind: rows.Sanction, *, on: bool) -> str:
    """Ban or mute somebody, or take it back. Their name."""
    with beside(database) as connection:
        person = person_called(connection, who)
        if on:
            rows.sanction(connection, person.id, kind, time.time())
        else:
            rows.lift(connection, person.id, kind)
    return str(person.name)


def settle(database: str, who: str) -> int:
    """Be done with what was reported of somebody. How much it was."""
    with beside(database) as connection:
        return rows.settle(connection, person_called(connection, who).id, time.time())


def new_recovery(database: str, who: str) -> tuple[str, str]:
    """The login of an account, and a new code with which its person sets a new password; the code before is void."""
    with beside(database) as connection:
        person = person_called(connection, who)
        if person.login is None:
            raise BadInput("guest-called", who=who)
        code = new_code(RECOVERY_LENGTH)
        connection.execute(*account_rows.recovery_made(person.id, digest(code)))
    return person.login, in_groups(code)
