"""A table in memory, who is connected to it, and what they are shown."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import msgspec

from ..core.state import SPECTATOR, State
from . import rows, wire
from .clock import now
from .naming import skeleton
from .people import GONE, Person
from .shown import in_sight, info_of, view_of
from .table import Awaited, Table

LINES = 100  # of chat that a newcomer is sent

encode = msgspec.json.Encoder().encode


class Advice(NamedTuple):
    """A hint, before it is known which message asks for it: the last fields of `wire.Hinted`."""

    move: str
    candidates: list[wire.Candidate]
    playouts: int
    compiled: bool
    merits: list[wire.Merit]


class Listener(Protocol):
    """A connection to a table."""

    person: Person
    muted: set[str]

    def send(self, frame: bytes) -> None:
        """Hand over what is to be sent; never waits."""

    def end(self, reason: str) -> None:
        """Hang up."""


@dataclass(eq=False)
class Desk:
    """A table, with all that goes on around it."""

    table: Table
    name: Callable[[str], str]  # of a person
    opened: float  # when the server was: before, no clock ran
    is_cold: Callable[[str], bool]  # whether the players of a game still warm up
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    elsewhere: dict[int, list[str]] = field(default_factory=dict)  # people connected to other processes, by process
    lines: deque[wire.Said] = field(default_factory=lambda: deque(maxlen=LINES))
    said: dict[tuple[str, str], int] = field(default_factory=dict)  # number of a line by sender and id
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    returning: set[str] = field(default_factory=set)  # people who are back, but their overdue move is not made yet
    hints: dict[int, tuple[int, asyncio.Task[Advice]]] = field(default_factory=dict)  # the last of a seat, by position
    alarm: asyncio.TimerHandle | None = None
    recorded: bool = False
    awaited: list[Awaited] | None = field(default_factory=list)  # as it was last kept here; None: it may be otherwise
    unused_since: float = field(default_factory=now)  # when the last listener went, or somebody asked for the table

    def called(self, person: str) -> str:
        """The name of somebody at this table: with their seat where others who sit here could be taken for them."""
        name, table = self.name(person), self.table
        others = [place.person for place in table.places if place.person and place.person != person]
        if name == GONE or all(skeleton(self.name(other)) != skeleton(name) for other in others):
            return name
        seat = table.seat_of(person)
        return f"{name} (?)" if seat is None else f"{name} ({seat + 1})"

    def silence(self) -> None:
        """The alarm of its clocks does not ring."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None

    @property
    def last_line(self) -> int:
        """The number of the last line of chat: not how many there are, some may have been taken away."""
        return next(reversed(self.said.values()), 0)

    def add_line(self, line: wire.Said, message: str) -> None:
        """A line that was kept; one without text is by somebody who has taken their data away."""
        if line.text:
            self.lines.append(line)
        self.said[line.person, message] = line.number
        if len(self.said) > rows.KEPT_LINES:
            del self.said[next(iter(self.said))]

    @property
    def here(self) -> list[str]:
        """Who is connected to it in this process, once for each connection."""
        return [listener.person.id for listener in self.listeners]

    def count_in(self) -> None:
        """See who is at the table, at whatever process."""
        self.table.online = set(self.here).union(*self.elsewhere.values())

    def greet(self, listener: Listener, seen: int | None) -> None:
        """Tell a newcomer how it stands, from the version they have seen."""
        table = self.table
        if listener.person.id not in table.online:
            self.count_in()
            self.show_table()
        else:
            listener.send(self._table_frame(listener))
        if table.match:
            listener.send(self._view_frame(table.seat_of(listener.person.id), seen))
        for line in self.lines:
            if line.person not in listener.muted:
                listener.send(self._line_frame(line))

    def show(self, *, table_too: bool, since: int | None = None) -> None:
        """Send everybody what has changed with the last entry, or since a version. A seat's view is made once."""
        table = self.table
        for listener in list(self.listeners):
            if reason := table.bar_to(listener.person.id):  # a private game has begun, or they were sent away
                self.listeners.discard(listener)
                self.count_in()
                listener.end(reason)
        if table_too:
            self.show_table()
        if table.match is None:
            return
        frames: dict[int | None, bytes] = {}
        seen, sight = table.version - 1 if since is None else since, in_sight(table)
        for listener in list(self.listeners):
            seat = table.seat_of(listener.person.id)
            if seat not in frames:
                frames[seat] = self._view_frame(seat, seen, sight)
            listener.send(frames[seat])

    def show_table(self) -> None:
        for listener in list(self.listeners):
            listener.send(self._table_frame(listener))

    def show_line(self, line: wire.Said) -> None:
        frame = self._line_frame(line)
        for listener in list(self.listeners):
            if line.person not in listener.muted:
                listener.send(frame)

    def _line_frame(self, line: wire.Said) -> bytes:
        return encode(msgspec.structs.replace(line, name=self.called(line.person)))

    def _view_frame(self, seat: int | None, seen: int | None, sight: State | None = None) -> bytes:
        told = 0 if seen is None else self.table.heard(SPECTATOR if seat is None else seat, seen)
        return encode(view_of(self.table, seat, told, now(), self.opened, sight))

    def _table_frame(self, listener: Listener) -> bytes:
        connected = [*self.here, *(person for people in self.elsewhere.values() for person in people)]
        watching = sum(self.table.seat_of(person) is None for person in connected)
        return encode(self.info(listener.person.id, watching))

    def info(self, person: str, watching: int = 0) -> wire.Table:
        return info_of(self.table, person, self.called, watching, warming_up=self.is_cold(self.table.game.name))
