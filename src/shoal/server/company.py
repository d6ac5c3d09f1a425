"""Who is connected to the tables, and what becomes of them meanwhile: they come and go, are renamed, muted, hung up on.

The other processes of the server are told of it, and what they tell is heard here.
"""

from __future__ import annotations

from collections import deque

from .clock import now
from .desk import Desk, Listener
from .desks import Desks
from .names import Names
from .peers import (
    Entered,
    Forgotten,
    Free,
    Message,
    Muted,
    Open,
    OthersEnded,
    Peers,
    Present,
    Renamed,
    SessionEnded,
    Spoken,
    TableGone,
    Taken,
    WhoIsThere,
)
from .people import Person
from .use import Use

MOST_TOLD = 250  # people at a table of whom another process hears


class Company:
    """All who are connected to a table in this process."""

    def __init__(self, desks: Desks, names: Names, peers: Peers) -> None:
        self._desks, self._names, self._peers = desks, names, peers
        self.use: Use | None = None  # what is asked of this process, where it is shared
        self._closing = False

    def connected(self) -> set[str]:
        """Who is at some table."""
        return {person for desk in self._desks.loaded() for person in desk.here}

    @property
    def connections(self) -> int:
        return sum(len(desk.listeners) for desk in self._desks.loaded())

    # -- Coming and going --

    def come(self, desk: Desk, listener: Listener) -> None:
        desk.listeners.add(listener)
        self._tell_of(desk)

    def part(self, desk: Desk, listener: Listener) -> None:
        """Somebody is no longer connected."""
        desk.listeners.discard(listener)
        desk.unused_since = now()
        self._tell_of(desk)
        before = desk.table.online
        desk.count_in()
        if before != desk.table.online and not self._closing:
            desk.show_table()

    def say_goodbye(self) -> None:
        """Hang up on everybody: they come back when the server does, or to another process of it."""
        self._closing = True
        for desk in self._desks.loaded():
            for listener in list(desk.listeners):
                listener.end("closing")

    def _tell_of(self, desk: Desk) -> None:
        self._peers.tell(Present(desk.table.id, desk.here[:MOST_TOLD]))

    # -- What becomes of them --

    def rename(self, person: str, name: str) -> None:
        """Somebody has another name from now on, for what they said before, too."""
        self._peers.tell(Renamed(person, name))
        self._rename(person, name)

    def _rename(self, person: str, name: str) -> None:
        self._names.know(person, name)
        for desk in self._desks.loaded():
            for listener in desk.listeners:
                if listener.person.id == person:
                    listener.person = listener.person._replace(name=name)
            if desk.table.seat_of(person) is not None:
                desk.show_table()

    def mute(self, person: str, whom: str, *, on: bool) -> None:
        """Somebody does not want to hear another, or wants to again."""
        self._peers.tell(Muted(person, whom, on))
        self._mute(person, whom, on=on)

    def _mute(self, person: str, whom: str, *, on: bool) -> None:
        for desk in self._desks.loaded():
            for listener in desk.listeners:
                if listener.person.id == person:
                    (listener.muted.add if on else listener.muted.discard)(whom)

    def hang_up(self, session: str) -> None:
        """End all connections of a session that was revoked."""
        self._peers.tell(SessionEnded(session))
        self._hang_up(session)

    def _hang_up(self, session: str) -> None:
        self._names.gone.add(session)
        self._end([listener for listener in self.listeners() if listener.person.session == session])

    def hang_up_all(self, person: Person) -> None:
        """End all connections of somebody but those of the session they have now."""
        self._peers.tell(OthersEnded(person.id, person.session))
        self._hang_up_others(person.id, person.session)

    def _hang_up_others(self, person: str, session: str) -> None:
        others = [found for found in self.listeners() if found.person.id == person and found.person.session != session]
        self._names.gone.update(listener.person.session for listener in others)
        self._end(others)

    def forget(self, person: str) -> None:
        """Nothing of somebody is kept any more."""
        self._peers.tell(Forgotten(person))
        self._forget(person)

    def _forget(self, person: str) -> None:
        self._names.gone.add(person)
        self._names.forget(person)
        for desk in self._desks.loaded():
            desk.lines = deque((line for line in desk.lines if line.person != person), desk.lines.maxlen)
            if desk.table.seat_of(person) is not None:
                desk.show_table()
        self._end([listener for listener in self.listeners() if listener.person.id == person])

    def listeners(self) -> list[Listener]:
        """All who are connected to a table."""
        return [listener for desk in self._desks.loaded() for listener in desk.listeners]

    @staticmethod
    def _end(listeners: list[Listener]) -> None:
        for listener in listeners:
            listener.end("revoked")

    # -- What other processes tell --

    def hear(self, peer: int, message: Message) -> None:
        """Another process has told something."""
        match message:
            case Entered() | Spoken():
                self._desks.hear(message)
            case Present(table, people):
                self._see(peer, table, people)
            case WhoIsThere(table):
                if (desk := self._desks.in_memory(table)) and desk.listeners:
                    self._tell_of(desk)
            case TableGone(table):
                if desk := self._desks.in_memory(table):
                    self._desks.remove(desk)
            case Free():
                self._desks.look_at_all()
            case Renamed(person, name):
                self._rename(person, name)
            case Muted(person, whom, on):
                self._mute(person, whom, on=on)
            case SessionEnded(session):
                self._hang_up(session)
            case OthersEnded(person, session):
                self._hang_up_others(person, session)
            case Forgotten(person):
                self._forget(person)
            case Taken() | Open() if self.use:
                self.use.hear(peer, message)

    def _see(self, peer: int, table: str, people: list[str]) -> None:
        desk = self._desks.in_memory(table)
        if desk and desk.elsewhere.get(peer, []) != people:
            desk.elsewhere[peer] = people
            desk.count_in()
            desk.show_table()

    def miss(self, peers: set[int]) -> None:
        """Some processes are gone, and whoever was connected to them; nobody keeps going what they kept going."""
        for desk in self._desks.loaded():
            if peers & desk.elsewhere.keys():
                desk.elsewhere = {peer: people for peer, people in desk.elsewhere.items() if peer not in peers}
                desk.count_in()
                desk.show_table()
        if self.use:
            self.use.miss(peers)
        self._desks.catch_up_all()  # to what they wrote last, and could not tell any more
        self._desks.look_at_all()

    def catch_up(self) -> None:
        """Something may not have been heard, and we have not been seen for a while."""
        self._desks.catch_up_all()
        for desk in self._desks.loaded():
            self._tell_of(desk)
        self._desks.look_at_all()

    def look_at(self, table: str) -> None:
        """A table that was asked for is kept going here from now on, or should be asked for again."""
        self._desks.look_at(table)
