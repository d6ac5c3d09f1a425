"""How people find each other again: friends, invitations, who is there; and how they keep others away.

Two people are friends where each wants the other, so nobody's consent is taken for granted and none can be late. A
block is heard by nobody: who is blocked can ask and is told nothing else than before, and nothing comes of it.
"""

from __future__ import annotations

import time
from collections import Counter
from contextlib import suppress
from typing import Any, Literal

import msgspec

from . import meeting_rows as rows
from . import rows as all_rows
from .calling import HERE, Calling
from .desk import Desk
from .hall import Hall
from .naming import skeleton
from .people import Person
from .store import Conflict, Unavailable
from .table import refused
from .wording import Write, friend_message, invitation_message

MOST_FRIENDS = 500  # whom somebody has asked, and who are their friends
NOTED = 20.0  # seconds between two notes that somebody is there
REMEMBERED = 50_000  # people of whom it is remembered when that was noted


class Friend(msgspec.Struct):
    """A friend, somebody whom you have asked, or who asks you."""

    id: str
    name: str
    state: Literal["friend", "asked", "asks"]
    online: bool


class Silenced(msgspec.Struct):
    """Of whom you hear nothing in chats (muted), or nothing at all (blocked)."""

    id: str
    name: str
    muted: bool
    blocked: bool


class Circle(msgspec.Struct):
    """The people you know here. Hidden: your friends do not see that you are there."""

    hidden: bool
    friends: list[Friend]
    silenced: list[Silenced]


class Invitation(msgspec.Struct):
    """A table at which there is a seat for you, and who says so."""

    table: str
    game: str
    by: str
    name: str
    at: float


class News(msgspec.Struct):
    """What a page tells whoever looks at it: tables at which it is their turn, invitations, and who asks them."""

    turns: list[str]
    invitations: list[Invitation]
    asks: int


class Meeting:
    """What people have to do with each other beside the tables."""

    def __init__(self, hall: Hall, calling: Calling) -> None:
        self._hall, self._store, self._calling = hall, hall.store, calling
        self._noted: dict[str, float] = {}

    # -- Who is there --

    async def news(self, person: Person, *, looking: bool) -> News:
        """What is new for somebody, who is there if they look at the page."""
        if looking:
            await self._note(person.id)
        turns = await self._store.read(rows.list_turns, person.id)
        invitations = await self._store.read(rows.list_invitations, person.id)
        circle = await self._store.read(rows.read_circle, person.id, 0.0)
        asks = sum(row.theirs and not row.mine for row in circle)
        return News(turns, [Invitation(*row) for row in invitations], asks)

    async def _note(self, person: str) -> None:
        at = time.time()
        if at - self._noted.get(person, 0.0) < NOTED:
            return
        if len(self._noted) > REMEMBERED:
            self._noted.clear()
        self._noted[person] = at
        with suppress(Conflict, Unavailable):  # another process has just noted the same, or they are gone
            await self._store.write(*rows.seen_here(person, at))

    async def hide(self, person: Person, *, on: bool) -> None:
        await self._store.write(*rows.hid(person.id, on=on))

    # -- Friends --

    async def circle(self, person: Person) -> Circle:
        found = await self._store.read(rows.read_circle, person.id, time.time() - HERE)
        silenced = await self._store.read(rows.list_silenced, person.id)
        names = told_apart([row.name for row in found])
        friends = [
            Friend(row.id, name, state_of(row), bool(row.online)) for row, name in zip(found, names, strict=True)
        ]
        quiet = [
            Silenced(row.id, name, bool(row.muted), bool(row.blocked))
            for row, name in zip(silenced, told_apart([row.name for row in silenced]), strict=True)
        ]
        return Circle(await self._store.read(rows.is_hidden, person.id), friends, quiet)

    async def find(self, who: str) -> Any:
        """Whose id or login this is; or who is called so, if there is one of that name."""
        found = await self._store.read(rows.find_called, who.strip())
        if not found:
            raise refused("no-person")
        if len(found) > 1:
            raise refused("several-people", name=who.strip())
        return found[0]

    async def ask(self, person: Person, who: str) -> None:
        """Want somebody for a friend. If they have asked already, both are friends now."""
        friend = (await self.find(who)).id
        if friend == person.id:
            raise refused("friend-yourself")
        if await self._store.read(rows.count_wanted, person.id) >= MOST_FRIENDS:
            raise refused("too-many-friends", most=MOST_FRIENDS)
        await self._write(rows.wanted(person.id, friend, time.time()))
        if not await self._store.read(rows.are_friends, person.id, friend):
            await self._tell(person, friend, friend_message(person.name))

    async def part(self, person: Person, friend: str) -> None:
        await self._store.write(*rows.parted(person.id, friend))

    # -- Invitations --

    async def invite(self, person: Person, desk: Desk, friend: str) -> None:
        """Show a friend the table at which one sits, or which is one's own."""
        table = desk.table
        if table.seat_of(person.id) is None and table.host != person.id:
            raise refused("no-seat")
        if not table.free:
            raise refused("no-free-seat")
        if not await self._store.read(rows.are_friends, person.id, friend):
            raise refused("no-friend")
        await self._write(rows.invited(table.id, friend, person.id, time.time()))
        await self._tell(person, friend, invitation_message(table.id, table.plan.game, person.name))

    async def decline(self, person: Person, table: str) -> None:
        await self._store.write(rows.invitation_gone(table, person.id))

    async def _tell(self, person: Person, friend: str, write: Write) -> None:
        """Tell somebody who is elsewhere, unless they don't want to hear this person."""
        if person.id not in await self._store.read(all_rows.read_muted, friend):
            await self._calling.tell(friend, person.id, write)

    # -- Keeping others away --

    async def block(self, person: Person, whom: str, *, on: bool) -> None:
        if whom == person.id:
            raise refused("block-yourself")
        if on:
            await self._write(rows.blocked(person.id, whom, time.time()))
        else:
            await self._store.write(rows.unblocked(person.id, whom))
        await self._hear_no_more(person.id, whom)

    async def unmute(self, person: Person, whom: str) -> None:
        await self._store.write(*all_rows.muted(person.id, whom, on=False))
        await self._hear_no_more(person.id, whom)

    async def _hear_no_more(self, person: str, whom: str) -> None:
        """At the tables where both are, from now on; or again."""
        silent = whom in await self._store.read(all_rows.read_muted, person)
        self._hall.company.mute(person, whom, on=silent)

    async def _write(self, statements: list[Any]) -> None:
        try:
            await self._store.write(*statements)
        except Conflict:  # there is nobody of that id
            raise refused("no-person") from None


def state_of(row: Any) -> Literal["friend", "asked", "asks"]:
    return "friend" if row.mine and row.theirs else "asked" if row.mine else "asks"


def told_apart(names: list[str]) -> list[str]:
    """Names as a list shows them: those that can be taken for each other with a number."""
    alike = Counter(map(skeleton, names))
    met: Counter[str] = Counter()
    shown = []
    for name in names:
        look = skeleton(name)
        met[look] += 1
        shown.append(f"{name} ({met[look]})" if alike[look] > 1 else name)
    return shown
