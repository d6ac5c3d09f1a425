"""What can happen at a table. The entries of its log, one after the other, are the table: nothing else is kept."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .wire import Level


class Entry(msgspec.Struct, tag_field="what"):
    """Something that happened at a seat."""

    seat: int


class Sat(Entry, tag="sat"):
    person: str
    nonce: str = ""


class Left(Entry, tag="left"):
    """Got up before the game began."""


class Removed(Entry, tag="removed"):
    """Sent away by the host before the game began; they can't come back to this table."""

    person: str


class Resized(Entry, tag="resized"):
    """The table is for another number of players; `seat` is its last."""

    players: int


class Swapped(Entry, tag="swapped"):
    """A computer plays here now, or its person again, or whoever sits down."""

    to: Level | Literal["person", "open"]
    away: bool = False  # until its person is back: somebody else wanted it so


class Started(Entry, tag="started"):
    """Dealt by the table's seed and all nonces; `seat` is the one that begins.

    A game that goes on from a moment of another has the set-up of that one, and its entries up to there.
    """

    nonces: list[str]
    setup: dict[str, Any]
    moves: list[dict[str, Any]] = []
    branched: bool = False  # it goes on so, if only from before the first entry
    tournament: str | None = None  # of which it is a game,
    sealed: bool = False  # whose other tables are dealt the same: what lies here is no one else's to know yet


class Opened(Entry, tag="opened"):
    """All tables that were dealt the same are over: what was sealed may be seen."""


class Moved(Entry, tag="moved"):
    """A move, and the shuffles it brought."""

    move: str
    chance: list[dict[str, Any]]
    level: Level | None = None  # of the computer that moved
    bank: float | None = None  # what the seat has left on its clock
    report: str | None = None  # what was wrong with the computer's own answer


class Undone(Entry, tag="undone"):
    """The last move taken back."""


class Away(Entry, tag="away"):
    """Past the clock: a computer stands in."""


class Back(Entry, tag="back"):
    """Returned: the person plays again."""

    bank: float | None = None


class Resigned(Entry, tag="resigned"):
    """Gave up: a computer plays to the end."""


class Hinted(Entry, tag="hinted"):
    """Asked for a hint."""


class Hosted(Entry, tag="hosted"):
    """The host has gone for good; who sits here is the host now."""

    person: str


class Followed(Entry, tag="followed"):
    """A rematch was made of it, by somebody at this seat."""

    table: str


AnyEntry = (
    Sat
    | Left
    | Removed
    | Resized
    | Swapped
    | Started
    | Opened
    | Moved
    | Undone
    | Away
    | Back
    | Resigned
    | Hinted
    | Hosted
    | Followed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
