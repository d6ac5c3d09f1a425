"""The SQL of puzzles."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Integer, cast, func, insert, select

from .personal import Personal, own, removed
from .schema import puzzle_tries
from .store import Statement

KEPT = [Personal(puzzle_tries.c.person, own(puzzle_tries.c.person), removed(puzzle_tries.c.person))]

INSERT_TRY = insert(puzzle_tries)


def tried(row: dict[str, Any]) -> Statement:
    return INSERT_TRY, row


def read_tries(connection: Connection, person: str, game: str | None = None) -> list[Any]:
    """What somebody tried, the latest first; of one game, if one is named."""
    asked = select(puzzle_tries).where(puzzle_tries.c.person == person)
    if game is not None:
        asked = asked.where(puzzle_tries.c.game == game)
    return list(connection.execute(asked.order_by(puzzle_tries.c.at.desc(), puzzle_tries.c.puzzle)))


def count_tries(connection: Connection, game: str) -> dict[str, tuple[int, int]]:
    """By puzzle: how often it was tried, and solved."""
    solved = func.sum(cast(puzzle_tries.c.solved, Integer))
    asked = select(puzzle_tries.c.puzzle, func.count(), solved).where(puzzle_tries.c.game == game)
    found = connection.execute(asked.group_by(puzzle_tries.c.puzzle))
    return {puzzle: (tries, int(right or 0)) for puzzle, tries, right in found}
