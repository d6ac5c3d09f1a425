"""A server's finished games as one file of many records: `shoal records`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ..core.corpus import CorpusWriter
from . import rows
from .store import open_engine


def write_finished(
    database: str,
    file: Path,
    game: str = "",
    *,
    names: bool = True,
    private: bool = False,
    advance: Callable[[int], None] = lambda _: None,
) -> int:
    """Write the records of finished games, the oldest first; of one game, or with an empty name of all.

    Only those of open tables, unless private ones are wanted, too. Answers how many there were.
    """
    engine = open_engine(database)
    count = 0
    try:
        with engine.connect() as connection, CorpusWriter(file, names=names) as corpus:
            for record in with_names(rows.read_records(connection, game, private=private), names):
                corpus.write(record)
                count += 1
                advance(1)
    finally:
        engine.dispose()
    return count


def with_names(kept: Iterator[tuple[str, list[str | None]]], names: bool) -> Iterator[dict[str, Any]]:
    """Records are kept without names; who still has one gets it back."""
    for text, sitting in kept:
        record = json.loads(text)
        if names:
            pairs = zip(record["seats"], sitting, strict=True)
            record["seats"] = [name if level == "" and name else level for level, name in pairs]
        yield record
