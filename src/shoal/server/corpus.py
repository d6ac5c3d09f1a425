"""A server's finished games as one file of many records: `shoal records`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from ..core.corpus import CorpusWriter
from ..core.errors import BadInput, BadRecord
from ..core.record import read
from . import rows
from .store import open_engine


class Written(NamedTuple):
    """How many records there were, and of those left out what is wrong with them."""

    records: int
    broken: list[str]


def write_finished(
    database: str,
    file: Path,
    game: str = "",
    *,
    names: bool = True,
    private: bool = False,
    advance: Callable[[int], None] = lambda _: None,
) -> Written:
    """Write the records of finished games, the oldest first; of one game, or with an empty name of all.

    Only those of open tables, unless private ones are wanted, too. One that is broken keeps none of the others back.
    """
    engine = open_engine(database)
    count, broken = 0, []
    try:
        with engine.connect() as connection, CorpusWriter(file, names=names) as corpus:
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql(
                    "SET statement_timeout = 0"
                )  # of a million games even the first answer takes long
            for table, text, sitting in rows.read_records(connection, game, private=private):
                try:
                    corpus.write(with_names(text, sitting))
                    count += 1
                except BadRecord as wrong:
                    broken.append(f"table {table}: {wrong}")
                advance(1)
    finally:
        engine.dispose()
    return Written(count, broken)


def with_names(text: str, sitting: list[str | None]) -> dict[str, Any]:
    """A record is kept without names; who still has one gets it back."""
    read(text)
    record: dict[str, Any] = json.loads(text)
    seats = record.get("seats")
    if not isinstance(seats, list) or len(seats) != len(sitting):
        raise BadRecord(None, BadInput("no-record", problem=f"`seats` is to name {len(sitting)}"))
    record["seats"] = [name if level == "" and name else level for level, name in zip(seats, sitting, strict=True)]
    return record
