"""What goes over the wire, in both directions: JSON objects with a `type`. docs/protocol.md tells how they are used."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ..bots.levels import USUAL
from ..bots.levels import Level as Level  # goes over the wire
from ..core.record import Result

END = r"$(?!\n)"  # Python's $ alone lets a last line end through
SEEN = r"^ *[^\x00-\x20\x7f][^\x00-\x1f\x7f]*"  # on one line, and not only blanks

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=SEEN + END)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+" + END)]
PersonId = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+" + END)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Nonce = Annotated[str, msgspec.Meta(max_length=64)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00]+$")]  # PostgreSQL keeps no NUL
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Seconds = Annotated[int, msgspec.Meta(ge=1, le=90 * 86400)]
Word = Annotated[str, msgspec.Meta(max_length=32)]

OPEN, ME = "open", "me"


# -- What a table is to be --


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may take. `move` and `days`: for each move; `bank`: for all of them, with a bonus a move."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Seconds = 60
    bonus: Annotated[int, msgspec.Meta(ge=0, le=86400)] = 0


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its host wants it. `seats` has a word for each: `me`, `open` or a level."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[list[Literal["me", "open"] | Level], msgspec.Meta(min_length=2, max_length=8)]
    options: dict[Word, Word] = {}
    components: Literal["standard"] | dict[str, Any] = "standard"
    clock: Clock = Clock()
    visibility: Literal["open", "link", "private"] = "link"  # listed; whoever has the link; no spectators
    stand_in: Level = USUAL  # who plays for somebody who is away
    hints: bool = True
    memory: bool = False  # whether people see what they could only remember
    undo: bool = True
    chat: bool = True
    rated: bool = (
        False  # played for a rating: with a clock, without hints and taking back, as the game is usually played
    )
    turned: Seat = 0  # how many seats further than at its first table everybody sits, after rematches


# -- From a client --


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """The id is the client's own; a message sent twice with the same id is carried out once."""

    id: Id


class Move(Message, tag="move"):
    """A move in the notation, made in sight of a version."""

    version: Version
    move: MoveText


class Undo(Message, tag="undo"):
    """Take back the own last move, where the rules allow it."""

    version: Version


class Resign(Message, tag="resign"):
    """Give the game up; a computer plays on in this seat."""


class Sit(Message, tag="sit"):
    """Take a free seat, or before the game one's own again with another nonce, which goes into the shuffles."""

    seat: Seat
    nonce: Nonce = ""


class Leave(Message, tag="leave"):
    """Get up before the game begins."""


class Remove(Message, tag="remove"):
    """Send whoever sits there away, before the game begins: the host. They can't come back to this table."""

    seat: Seat


class Seats(Message, tag="seats"):
    """For how many the table is, before the game begins: the host. Seats come and go at its end, where nobody sits."""

    players: Annotated[int, msgspec.Meta(ge=2, le=8)]


class Start(Message, tag="start"):
    """Begin: the host, when every seat is taken."""


class Swap(Message, tag="swap"):
    """Let a computer play in a seat, take the own seat back (`person`), or free it for others (`open`)."""

    seat: Seat
    to: Level | Literal["person", "open"]


class Say(Message, tag="say"):
    """A line of chat."""

    text: ChatText


class Mute(Message, tag="mute"):
    """Hear no more of somebody, or hear them again."""

    person: PersonId
    muted: bool = True


class Hint(Message, tag="hint"):
    """What a strong player would do here, knowing what this seat knows. Asked again before the move: the same."""

    version: Version


class Why(Message, tag="why"):
    """Why a move is not legal now."""

    move: MoveText


class Rematch(Message, tag="rematch"):
    """The same table again, everybody one seat further."""


Act = Move | Undo | Resign | Sit | Leave | Remove | Seats | Start | Swap | Say | Mute | Hint | Why | Rematch


# -- From the server --


class Chair(msgspec.Struct, frozen=True):
    """A seat of a table, as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "computer"]
    name: str
    person: str | None = None  # whose seat it is, even while a computer plays there
    level: Level | None = None  # of the computer that plays now
    away: bool = False  # a computer plays until the person is back
    resigned: bool = False
    online: bool = False
    hints: int = 0  # asked for so far
    free: bool = False  # whoever comes may sit down here


class Table(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """What everybody knows of a table."""

    version: int
    id: str
    code: str | None
    plan: Plan
    host: str
    status: Literal["open", "running", "over"]
    seats: list[Chair]
    watching: int
    commitment: str  # SHA-256 of the seed of its shuffles; empty as long as it is sealed
    nonces: list[str]
    you: int | None  # your seat
    person: str  # your id
    rematch: str | None = None  # the table at which it goes on
    warming_up: bool = False  # computers still play weaker here than they soon will
    tournament: str | None = None  # of which its game is one
    sealed: bool = False  # others still play with the same cards: till then nobody learns more than their seat saw


class Told(msgspec.Struct, frozen=True):
    """Something that happened, as a key of the game's catalogue with its arguments."""

    key: str
    args: dict[str, Any]


class NotLegal(msgspec.Struct, frozen=True):
    """Why a move is not legal, as a key with arguments, and the heading of the rules that says so."""

    move: str
    key: str
    args: dict[str, Any]
    section: str


class Time(msgspec.Struct, frozen=True):
    """The clock of a seat: seconds left, and whether it is running."""

    seat: int
    left: float
    running: bool


class Points(msgspec.Struct, frozen=True):
    """A line of a score sheet."""

    key: str
    args: dict[str, Any]
    points: int


class End(msgspec.Struct, frozen=True):
    """How a game ended, with a score sheet for each seat and the seed of the shuffles."""

    result: Result
    ending: str  # why, as a key of the game's catalogue
    sheets: list[list[Points]]
    seed: str  # empty as long as the table is sealed


class View(msgspec.Struct, frozen=True, tag="view", tag_field="type"):
    """The game as a seat, or a spectator, sees it. `events` are those from number `told` on."""

    version: int
    seat: int | None
    to_act: list[int]
    picture: Any  # games/*/picture.py
    legal: list[str]
    not_legal: list[NotLegal]
    can_undo: bool
    clocks: list[Time]
    told: int
    events: list[Told]
    end: End | None = None


class Ack(msgspec.Struct, frozen=True, tag="ack", tag_field="type"):
    """Done, and kept. The version is the table's after it."""

    id: str
    version: int


class Refusal(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """Not done, and why: a key with arguments, the heading of the rules where there is one, and English words."""

    id: str | None
    key: str
    args: dict[str, Any]
    text: str
    section: str = ""
    version: int | None = None  # of the table as it is


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="type"):
    """A line of chat."""

    number: int
    person: str
    name: str
    at: float
    text: str


class Candidate(msgspec.Struct, frozen=True):
    """A move that was thought about: how much, its chance of the first place, and its points."""

    move: str
    share: float
    chance: float | None
    points: float | None
    gain: float | None


class Merit(msgspec.Struct, frozen=True):
    """What speaks for a move, as a key of the game's catalogue with its arguments."""

    key: str
    args: dict[str, Any]


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="type"):
    """What a strong player would do, the best first."""

    id: str
    version: int
    move: str
    candidates: list[Candidate]
    playouts: int = 0  # that it came of, if it was searched for,
    compiled: bool = False  # and whether by machine code, which makes a hundred times as many
    merits: list[Merit] = []  # what speaks for the move, the most telling first; some games can't tell


class Explained(msgspec.Struct, frozen=True, tag="explained", tag_field="type"):
    """Why a move is not legal; None: it is."""

    id: str
    why: NotLegal | None


class Next(msgspec.Struct, frozen=True, tag="next", tag_field="type"):
    """A rematch: the table at which it goes on."""

    id: str
    table: str
