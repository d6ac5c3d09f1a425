"""Whoever wants to play, and does not mind with whom, waits here until as many want the same.

Who waits stands in the database, so that people of all processes find each other; each process says every few seconds
who still waits there. People are seated in one transaction together with the table: the key of `matches` sees to it
that nobody is seated twice, or after they have left. Each process seats those groups in which somebody waits there;
who is in which is told from all who wait, whoever waits longest first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import msgspec

from ..bots.levels import Level
from ..core.errors import Refused
from . import waiting_rows as rows
from . import wire
from .clock import now
from .decide import check_plan
from .desk import Desk
from .hall import Hall
from .meeting_rows import list_apart
from .people import Person, new_id
from .store import Conflict, Unavailable
from .tasks import Tasks

LOOK = 1.0  # seconds between two looks at who waits
SEEN = 4.0  # seconds between two notes that somebody still waits
STALE = 15.0  # seconds without such a note after which nobody is there any more
QUIET = 10.0  # seconds of silence after which an empty line shows that the line is alive
GATHERING = 10.0  # seconds that people have to come to their table before it begins without waiting for them
GLANCE = 0.2  # seconds between two looks whether they have come

Pace = Literal["live", "days"]
CLOCKS = {"live": wire.Clock("move", 60), "days": wire.Clock("days", 2 * 86400)}

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to play. Computers of a level fill up after a wait; without a level only people will do."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    players: Annotated[int, msgspec.Meta(ge=2, le=8)]
    pace: Pace = "live"
    level: Level | None = None
    wait: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 30

    @property
    def plan(self) -> wire.Plan:
        """The table as it is for whoever comes: by the clock, without help, to be watched."""
        seats: list[Any] = [wire.OPEN] * self.players
        return wire.Plan(self.game, seats, clock=CLOCKS[self.pace], visibility="open", hints=False, undo=False)


class Waited(msgspec.Struct):
    """How far a wait is: how many are together, and at last the table. Ended: nobody waits here any more."""

    people: int
    players: int
    table: str | None = None
    ended: bool = False


@dataclass(eq=False)
class Wait:
    """Somebody who waits in this process."""

    person: Person
    wish: Wish
    ticket: str = field(default_factory=new_id)
    news: asyncio.Queue[Waited] = field(default_factory=asyncio.Queue)
    last: Waited | None = None

    def tell(self, waited: Waited) -> None:
        if waited != self.last:
            self.last = waited
            self.news.put_nowait(waited)

    def end(self, table: str | None = None) -> None:
        self.tell(Waited(self.wish.players if table else 0, self.wish.players, table, ended=table is None))


class WaitingRoom:
    """All who wait in this process."""

    def __init__(self, hall: Hall) -> None:
        self._hall, self._store = hall, hall.store
        self._tasks = Tasks()
        self._here: dict[str, Wait] = {}
        self._looking: asyncio.Task[None] | None = None
        self._came = asyncio.Event()
        self._noted = 0.0
        self._closed = False

    # -- One of them --

    async def come(self, person: Person, wish: Wish) -> Wait:
        """Begin to wait; what one waited for before is over."""
        check_plan(wish.plan)
        wait, at = Wait(person, wish), now()
        row = {"person": person.id, "ticket": wait.ticket, "game": wish.game, "players": wish.players}
        row |= {"pace": wish.pace, "level": wish.level, "until": at + wish.wait, "since": at}
        await self._store.write(*rows.began_to_wait(row, at - STALE))
        self._here[wait.ticket] = wait
        if self._closed:
            wait.end()
        elif self._looking is None or self._looking.done():
            self._looking = self._tasks.begin(self._look_on())
        self._came.set()
        return wait

    async def lines(self, wait: Wait) -> AsyncIterator[bytes]:
        """What becomes of a wait, a line each. Who stops listening waits no more."""
        try:
            while True:
                try:
                    async with asyncio.timeout(QUIET):
                        news = await wait.news.get()
                except TimeoutError:
                    yield b"\n"
                    continue
                yield encode(news) + b"\n"
                if news.table or news.ended:
                    return
        finally:
            self._here.pop(wait.ticket, None)
            self._tasks.begin(self._leave(wait.ticket))

    async def _leave(self, ticket: str) -> None:
        with suppress(Unavailable):  # then it is stale soon
            await self._store.write(rows.waits_no_more(ticket))

    def say_goodbye(self) -> None:
        """End all waits: people come back when the server does."""
        self._closed = True
        for wait in self._here.values():
            wait.end()

    async def close(self) -> None:
        self.say_goodbye()
        if self._looking:
            self._looking.cancel()
        await self._tasks.settle()

    # -- All of them --

    async def _look_on(self) -> None:
        """See who is there as long as somebody waits here."""
        while self._here:
            self._came.clear()
            try:
                await self._look()
            except Unavailable:
                pass
            except Exception:  # whatever it is, people must not wait for ever
                log.exception("could not look who waits")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._came.wait()

    async def _look(self) -> None:
        at = now()
        if at - self._noted > SEEN:
            await self._store.write(*rows.still_there(self._here, at))
            self._noted = at
        here = dict(self._here)  # who comes from now on may not be among those that are read
        waiting = await self._store.read(rows.read_waiting, at - STALE)
        pairs = await self._store.read(list_apart, [row.person for row in waiting])

        def apart(one: str, other: str) -> bool:
            return frozenset((one, other)) in pairs

        mine = {row.ticket: row for row in waiting if row.ticket in here and row.ticket in self._here}
        for ticket, wait in here.items():
            row = mine.get(ticket)
            if row is None:
                wait.end()
            elif row.table:
                wait.end(row.table)
            else:
                wait.tell(Waited(len(company_of(row, waiting, apart)), row.players))
        for group in groups_of(waiting, at, apart):
            if any(row.ticket in mine for row in group):
                await self._seat(group)
                return

    async def _seat(self, group: Sequence[Any]) -> None:
        wish = Wish(group[0].game, group[0].players, group[0].pace, group[0].level)
        seats: list[Any] = [wire.OPEN] * len(group) + [wish.level] * (wish.players - len(group))
        plan = msgspec.structs.replace(wish.plan, seats=seats)
        persons = [Person(row.person, row.name, None, "") for row in group]
        ids = [person.id for person in persons]
        with suppress(Conflict):  # another process has been quicker, or somebody has just left
            desk = await self._hall.gather(persons, plan, lambda table: rows.matched(ids, table))
            self._tasks.begin(self._begin(desk, persons[0]))
            self._came.set()  # look again at once: they can be told

    async def _begin(self, desk: Desk, host: Person) -> None:
        """Begin when everybody is there and has put their number into the shuffles, or has had the time to."""
        until, table = now() + GATHERING, desk.table
        while now() < until and table.status == "open":
            if all(place.nonce for place in table.places if place.person):
                break
            await asyncio.sleep(GLANCE)
        if table.status == "open":
            with suppress(Refused, Unavailable):  # somebody has got up: the host sees to it
                await self._hall.act(desk, host, wire.Start(new_id()), lambda _: None)


# -- Who sits with whom --

Apart = Callable[[str, str], bool]  # whether one of two people has blocked the other


def company_of(head: Any, waiting: Sequence[Any], apart: Apart) -> list[Any]:
    """Who could sit with somebody now: those who want the same, and have waited longest."""
    together = [head]
    for row in waiting:
        same = (row.game, row.players, row.pace) == (head.game, head.players, head.pace)
        if same and row.person != head.person and not row.table and len(together) < head.players:
            if not any(apart(row.person, one.person) for one in together):
                together.append(row)
    return together


def groups_of(waiting: Sequence[Any], at: float, apart: Apart) -> Iterator[list[Any]]:
    """Who sits down now with whom: all processes say the same, so that nobody is passed over who has waited longer."""
    left = list(waiting)
    for head in waiting:
        if not head.table and head in left and (group := group_of(head, left, at, apart)):
            yield group
            left = [row for row in left if row not in group]


def group_of(head: Any, waiting: Sequence[Any], at: float, apart: Apart) -> list[Any]:
    """Who sits down now with somebody who waits, themselves first; nobody if they go on waiting.

    Computers come with people only who take them.
    """
    together = company_of(head, waiting, apart)
    if len(together) == head.players:
        return together
    return [row for row in together if row.level] if head.level and head.until <= at else []
