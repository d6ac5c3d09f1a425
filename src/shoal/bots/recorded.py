"""What came of recorded games, for the tables of a ladder: who sat there is whoever the records name."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor

from ..core.corpus import BadLine, Line
from ..core.errors import BadRecord
from ..core.match import Match
from ..core.record import dump
from ..core.workers import in_order, most_of
from ..games import game_of
from .ladder import Played


def played_in(lines: Iterable[Line], executor: Executor) -> Iterator[tuple[Line, Played | None]]:
    """What came of each record; None of a game that is not over, or that does not tell two players from each other."""
    for line, done in in_order(lambda line: executor.submit(as_played, line), lines, most_of(executor)):
        try:
            found = done.result()
        except BrokenExecutor:
            found = as_played(line)
        except BadRecord as wrong:
            raise BadLine(line.number, wrong) if line.number else wrong from None
        yield line, found


def as_played(line: Line) -> Played | None:
    """A record, replayed."""
    over = Match.replayed(game_of(line.record), line.record)
    if not over.is_over or not all(line.seats) or len(set(line.seats)) < 2:
        return None
    nothing = (0,) * line.record.players  # how long they thought is not recorded
    return Played(deal_of(line), line.seats, tuple(over.places), tuple(over.scores), nothing, nothing, nothing)


def deal_of(line: Line) -> int:
    """Games of the same cards are of one deal; where nothing is dealt each is of its own."""
    if not line.record.setup:
        return line.number
    about = dump([line.record.first, line.record.setup])
    return int.from_bytes(hashlib.sha256(about.encode()).digest()[:6], "big")
