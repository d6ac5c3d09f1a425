"""All that a server keeps as one SQLite file, and back into a database: `shoal backup`, `shoal restore`.

The file is the same whatever it was taken from, so it also leads from SQLite to PostgreSQL and back. The server may run
while a backup is taken: everything is read in one transaction, which sees the database as it was at one moment.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, insert, select
from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import BadInput
from .schema import entries, keepers, metadata, people, questions, tables
from .store import engine_of, file_of, held, is_up_to_date, open_engine, reason_of

ROWS = 1000  # written at once
OF_THE_MOMENT = (keepers, questions)
HEADER = b"SQLite format 3\0"  # that every such file begins with, but for an empty one

Counts = Mapping[str, int]  # rows, by the name of the table
Advance = Callable[[int], None]  # is told of rows that are done


def back_up(database: str, file: Path, advance: Advance = lambda _: None) -> Counts:
    """Write a backup. A file of that name that is a backup itself is replaced, once the new one is whole."""
    check_target(database, file)
    fresh = aside(file)
    try:
        with reading(engine_of(database)) as source, writing(open_engine(in_file(fresh))) as target:
            counts = copy(source, target, advance)
        os.replace(fresh, file)
    except SQLAlchemyError as problem:
        raise BadInput("no-database", problem=reason_of(problem)) from None
    finally:
        fresh.unlink(missing_ok=True)
    return counts


def restore(file: Path, database: str, advance: Advance = lambda _: None) -> Counts:
    """Put a backup, of this version of shoal or an older one, into a database that holds nothing yet."""
    check_backup(file)
    with tempfile.TemporaryDirectory(prefix="shoal-") as folder:
        known = Path(folder, "backup.sqlite3")
        shutil.copyfile(file, known)  # which is brought up to date; the backup itself stays as it is
        try:
            with (
                held(kept) if (kept := file_of(database)) else nullcontext(),
                reading(open_engine(in_file(known))) as source,
                writing(open_engine(database)) as target,
            ):
                if any(target.execute(select(table).limit(1)).first() for table in (people, tables)):
                    raise BadInput("database-not-empty")
                return copy(source, target, advance)
        except SQLAlchemyError as problem:
            raise BadInput("no-database", problem=reason_of(problem)) from None


def check_target(database: str, file: Path) -> None:
    """Raise BadInput rather than write over what is no backup, or over the very database."""
    kept = file_of(database)
    if kept and not kept.exists():
        raise BadInput("no-database-here", file=str(kept))
    if file.exists() and ((kept and file.samefile(kept)) or not is_sqlite(file)):
        raise BadInput("no-backup-over-it", file=str(file))


def check_backup(file: Path) -> None:
    if not is_sqlite(file):
        raise BadInput("no-backup", file=str(file))


def is_sqlite(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(HEADER)) == HEADER


def aside(file: Path) -> Path:
    """An empty file beside this one. It is for its owner only: who reads the seeds of running games knows all cards."""
    number, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    os.close(number)
    return Path(name)


def in_file(file: Path) -> str:
    return URL.create("sqlite", database=str(file)).render_as_string()


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """All that is read on this connection is of the same moment, and takes as long as it takes."""
    try:
        if engine.dialect.name == "postgresql":
            engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with engine.connect() as connection:
            # Python begins no transaction of SQLite's for what only reads.
            connection.exec_driver_sql("BEGIN" if engine.dialect.name == "sqlite" else "SET LOCAL statement_timeout=0")
            if not is_up_to_date(connection):
                raise BadInput("other-database")
            yield connection
    finally:
        engine.dispose()


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """All that is written on this connection is kept together, or nothing."""
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def copy(source: Connection, target: Connection, advance: Advance) -> Counts:
    """All rows, those first that others refer to; but what processes agree on is of this moment only."""
    counts = dict.fromkeys(metadata.tables, 0)
    for table in metadata.sorted_tables:
        if table in OF_THE_MOMENT:
            continue
        found = source.execution_options(yield_per=ROWS).execute(select(table)).mappings()
        for rows in found.partitions(ROWS):
            target.execute(insert(table), [dict(row) for row in rows])
            counts[table.name] += len(rows)
            advance(len(rows))
    return counts


def in_numbers(counts: Counts) -> dict[str, int]:
    """What is worth telling of them."""
    return {"people": counts[people.name], "tables": counts[tables.name], "entries": counts[entries.name]}
