"""The processes of one server, and what they tell each other: people at one table may be connected to several.

What is told is told as soon as it is kept; should its process die in between, the others miss it, and look for
themselves. Here are the words, and a server of one process, which tells nobody anything; town.py has the one of many.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from .log import AnyEntry
from .store import Statement, Store


class Entered(msgspec.Struct, tag="entered"):
    """Something has happened at a table; without the entry itself it is too long to be told."""

    table: str
    version: int
    at: float
    sender: str | None = None
    message: str | None = None
    entry: AnyEntry | None = None


class Spoken(msgspec.Struct, tag="spoken"):
    """Somebody has said something at a table."""

    table: str


class Present(msgspec.Struct, tag="present"):
    """Who is connected to a table in this process, once for each connection."""

    table: str
    people: list[str]


class WhoIsThere(msgspec.Struct, tag="who-is-there"):
    """A process has fetched a table, and asks who is at it elsewhere."""

    table: str


class TableGone(msgspec.Struct, tag="table-gone"):
    """There is no such table any more."""

    table: str


class Free(msgspec.Struct, tag="free"):
    """Nobody keeps these tables going any more."""

    tables: list[str]


class Renamed(msgspec.Struct, tag="renamed"):
    person: str
    name: str


class Muted(msgspec.Struct, tag="muted"):
    person: str
    whom: str
    on: bool


class SessionEnded(msgspec.Struct, tag="session-ended"):
    session: str


class OthersEnded(msgspec.Struct, tag="others-ended"):
    """All sessions of a person but one have ended."""

    person: str
    session: str


class Forgotten(msgspec.Struct, tag="forgotten"):
    """Somebody has taken their data away."""

    person: str


class Taken(msgspec.Struct, tag="taken"):
    """How much of an allowance was taken in the last second, by whom."""

    what: str
    by_key: dict[str, int]


class Open(msgspec.Struct, tag="open"):
    """How many connections of a kind are open, and of whom."""

    what: str
    by_key: dict[str, int]
    all: int


Message = (
    Entered
    | Spoken
    | Present
    | WhoIsThere
    | TableGone
    | Free
    | Renamed
    | Muted
    | SessionEnded
    | OthersEnded
    | Forgotten
    | Taken
    | Open
)


class Ear(Protocol):
    """Who listens to what the other processes tell."""

    def hear(self, peer: int, message: Message) -> None:
        """One of them has told something."""

    def miss(self, peers: set[int]) -> None:
        """Some of them are gone: nothing goes on at the tables they kept going."""

    def catch_up(self) -> None:
        """Something may not have been heard."""

    def look_at(self, table: str) -> None:
        """A table that was asked for is kept going here from now on, or should be asked for again."""


class Peers:
    """A server of one process: nobody is told anything, and all tables are kept going here."""

    are_there = False  # whether there may be others

    async def join(self, ear: Ear, since: float) -> float:
        """Meet the others. Since when there has been a server without a break."""
        return since

    async def leave(self) -> None:
        """Let the others go on with what was kept going here."""

    def telling(self, message: Message) -> list[Statement]:
        """What tells the others something, after it is kept."""
        return []

    def tell(self, message: Message) -> None:
        """Tell the others something of which nothing is kept."""

    def keeps(self, table: str) -> bool:
        """Whether computers think and clocks run for a table here; if nobody keeps it going, it is asked for."""
        return True

    def is_kept_elsewhere(self, peer: int | None) -> bool:
        """Whether this is another process that is there."""
        return False

    def release(self, tables: list[str]) -> None:
        """These tables are no longer kept going here."""


def peers_of(store: Store) -> Peers:
    """Whom a server shares its database with: nobody, unless it is PostgreSQL."""
    if store.engine.dialect.name != "postgresql":
        return Peers()
    from .town import Town  # it needs a driver that others do without

    return Town(store)
