"""How much room a server's database takes, and giving back what was removed from it: `shoal admin size`, `vacuum`."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from ..core.errors import BadInput
from .backup import reading
from .schema import metadata
from .store import engine_of, file_of, held, reason_of

# A table with all that is kept beside its rows: indexes, and texts that are too long for a row.
IN_POSTGRESQL = "SELECT relname, pg_total_relation_size(oid) FROM pg_class WHERE relkind = 'r'"
IN_SQLITE = "SELECT tbl_name, sum(pgsize) FROM dbstat JOIN sqlite_schema USING (name) GROUP BY tbl_name"


class Size(NamedTuple):
    """What a table of the database takes; its bytes are not told by a SQLite that was built without `dbstat`."""

    table: str
    rows: int
    bytes: int | None


def sizes_of(database: str) -> list[Size]:
    """Table by table, the largest first."""
    check_there(database)
    try:
        with reading(engine_of(database)) as connection:
            taken = bytes_of(connection)
            found = [
                Size(name, connection.execute(select(func.count()).select_from(table)).scalar_one(), taken.get(name))
                for name, table in metadata.tables.items()
            ]
    except SQLAlchemyError as problem:
        raise BadInput("no-database", problem=reason_of(problem)) from None
    return sorted(found, key=lambda size: (-(size.bytes or 0), -size.rows))


def bytes_of(connection: Connection) -> dict[str, int]:
    try:
        lines = connection.exec_driver_sql(IN_SQLITE if connection.dialect.name == "sqlite" else IN_POSTGRESQL)
        return {name: int(taken) for name, taken in lines}
    except OperationalError:
        return {}


def whole(database: str) -> int:
    """All bytes of a database."""
    if file := file_of(database):
        kept = (file, file.with_name(f"{file.name}-wal"))
        return sum(found.stat().st_size for found in kept if found.exists())
    engine = engine_of(database)
    try:
        return int(ask(engine, "SELECT pg_database_size(current_database())"))
    finally:
        engine.dispose()


def vacuum(database: str) -> tuple[int, int]:
    """Give back what is free, and let PostgreSQL count anew what it plans with. The bytes before and after.

    SQLite's file is written anew, so no server may use it. PostgreSQL's room stays its own, to be used again, but for
    what is free at a table's end; people play meanwhile.
    """
    check_there(database)
    try:
        with held(file) if (file := file_of(database)) else nullcontext():
            before, engine = whole(database), engine_of(database)
            try:
                if file:
                    ask(engine, "VACUUM")
                    ask(engine, "PRAGMA wal_checkpoint(TRUNCATE)")
                else:
                    ask(engine, "SET statement_timeout = 0", "VACUUM (ANALYZE)")
            finally:
                engine.dispose()
            return before, whole(database)
    except SQLAlchemyError as problem:
        raise BadInput("no-database", problem=reason_of(problem)) from None


def check_there(database: str) -> None:
    file = file_of(database)
    if file and not file.exists():
        raise BadInput("no-database-here", file=str(file))


def ask(engine: Engine, *lines: str) -> Any:
    """Carry lines out that want no transaction around them. What the last answers."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        for line in lines:
            found = connection.exec_driver_sql(line)
        return found.scalar() if found.returns_rows else None
