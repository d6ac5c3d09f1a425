"""What a finished game was for each of its seats: a row of a person's record, of which their sums are made."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Literal, NamedTuple

import msgspec

from . import log, wire
from .log import AnyEntry
from .table import Table

# Against whom: computers of one level, of several, or at least one other person.
Company = Literal["easy", "medium", "hard", "expert", "master", "computers", "people"]

PAUSE = 300.0  # seconds: when nothing happens for longer, nobody sits there and thinks


class Scores(msgspec.Struct):
    """All that is asked of a record's result."""

    scores: list[int]
    places: list[int]


class Kept(msgspec.Struct):
    """All that is asked of a record."""

    result: Scores
    seats: list[str | None]  # of a computer the level


def kept_of(table: Table) -> Kept:
    """The same of a table in memory."""
    assert table.match and table.match.result
    result = table.match.result
    seats = [None if place.person else place.level for place in table.places]
    return Kept(Scores(result.scores, result.places), list(seats))


class Happened(NamedTuple):
    """An entry of a table's log, and when it was."""

    entry: AnyEntry
    at: float


def seats_of(table: Table, kept: Kept, entries: Sequence[Happened], at: float) -> list[dict[str, Any]]:
    """The rows of a game that is over; none if it went on from a moment of another.

    Of the table only its seats are asked: they may come of a log without its moves (`seated`).
    """
    if any(isinstance(found.entry, log.Started) and (found.entry.branched or found.entry.moves) for found in entries):
        return []
    seconds = round(time_of(entries))
    return [
        {
            "table": table.id,
            "seat": seat,
            "who": place.person,
            "level": None if place.person else place.level or kept.seats[seat],
            "game": table.plan.game,
            "players": table.players,
            "company": company_of(table, kept, seat),
            "place": table.players if has_left(table, seat) else kept.result.places[seat],
            "points": None if has_left(table, seat) else kept.result.scores[seat],
            "seconds": seconds,
            "at": at,
        }
        for seat, place in enumerate(table.places)
    ]


def has_left(table: Table, seat: int) -> bool:
    """Whether a computer played the seat of a person when the game ended: it has given the game up, or was away."""
    place = table.places[seat]
    return place.person is not None and (place.resigned or place.level is not None)


def company_of(table: Table, kept: Kept, seat: int) -> str:
    others = [other for other in range(table.players) if other != seat]
    if any(table.places[other].person for other in others):
        return "people"
    levels = {table.places[other].level or kept.seats[other] or "" for other in others}
    return levels.pop() if len(levels) == 1 else "computers"


def time_of(entries: Sequence[Happened]) -> float:
    """How long a game went on, without the hours in which nobody was there."""
    begun = next((number for number, found in enumerate(entries) if isinstance(found.entry, log.Started)), 0)
    last = max((number for number, found in enumerate(entries) if isinstance(found.entry, log.Moved)), default=begun)
    times = [found.at for found in entries[begun : last + 1]]
    return sum(min(max(after - before, 0.0), PAUSE) for before, after in pairwise(times))


def seated(row: Any, entries: Sequence[Happened]) -> Table:
    """A table as far as who sits there: its log without the game, which would take long to play again."""
    table = Table(row.id, row.code, msgspec.json.decode(row.plan, type=wire.Plan), row.host, row.seed)
    for found in entries:
        if not isinstance(found.entry, (log.Started, log.Moved, log.Undone)):
            table.apply(found.entry, found.at)
    return table
