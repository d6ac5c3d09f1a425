"""Calling people to tables at which their move is waited for, while they are elsewhere.

Whose move is waited for stands in the database (`awaited`, written with the summaries of tables), and beside it who was
told of it (`called`). Every process looks there every few seconds. Who was told is written before they are: the keys of
both tables see to it that of several processes one tells somebody, once for each turn, and nobody who has moved.
Messages go their way in tasks of their own, so many at a time. Those that wait are rows, so nothing is lost, nor grows.

Who looks at the page is told there, and not here, be it at that table or another. Invitations and friends' requests
go the same way, as far as there is room.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from . import calling_rows as rows
from . import tallies
from .calling_rows import Way
from .clock import now
from .keys import shared_key
from .letters import Letters
from .limits import Allowances
from .meeting_rows import list_turns
from .outside import NotOutside, Outside, Silent, check_url
from .people import AGE, Person
from .settings import Settings
from .store import Conflict, Statement, Store, Unavailable
from .table import refused
from .tasks import Tasks
from .wording import Write, spoken, test_message, turn_message

try:
    from . import push
except ImportError:  # cryptography is not installed
    push = None  # type: ignore[assignment]

LOOK = 5.0  # seconds between two looks whose move is waited for
HERE = 60.0  # seconds after somebody last looked at the page until they are taken for gone
GRACE = 30.0  # seconds that a move is waited for before its person is told
UNDER_WAY = 50  # messages at one time
RETRIES = (10.0,)  # seconds until a message that could not be sent is sent again
BETWEEN = 600.0  # seconds between two letters to somebody
KEPT = 3 * 86400  # seconds that a push service keeps a message for a browser that is away
MOST = 10  # browsers of one person
TESTS_A_SECOND, TESTS_AT_ONCE = 0.1, 3.0  # messages that somebody sends themselves
TOLD_A_SECOND, TOLD_AT_ONCE = 1 / 600, 2.0  # messages that one person causes another
GONE = (404, 410)  # what a push service answers where nobody is any more,
TRY_AGAIN = (429, 500, 502, 503, 504)  # and where somebody may be soon

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


def can_push() -> bool:
    return push is not None


class Quiet(NamedTuple):
    """Hours in which somebody is told nothing."""

    zone: str
    begins: int  # minutes after midnight there
    ends: int

    def holds(self, at: float) -> bool:
        local = datetime.fromtimestamp(at, zone_of(self.zone))
        minute = local.hour * 60 + local.minute
        if self.begins < self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends


def zone_of(name: str) -> ZoneInfo | None:
    """A time zone; None, which is the server's own, if there is none of that name."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None


class Calling:
    """Calls people, and knows how they want to be called."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings
        self._outside = Outside(inside=settings.push_inside)
        self._tasks, self._looking, self._closing = Tasks(), asyncio.Lock(), asyncio.Event()
        self._signer: Any = None
        self._unfinished: list[Statement] = []
        self._tests = Allowances(TESTS_A_SECOND, TESTS_AT_ONCE)
        self._told = Allowances(TOLD_A_SECOND, TOLD_AT_ONCE)
        self.letters = Letters(store, settings)

    async def call_on(self) -> None:
        """Look again and again whose move is waited for, until it is closed."""
        while not self._closing.is_set():
            try:
                async with self._looking:
                    await self.look()
            except Unavailable:
                log.warning("could not look whose move is waited for")
            except Exception:  # whatever it is, others are called again
                log.exception("could not call anybody")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._closing.wait()

    async def close(self) -> None:
        """What is under way is taken back: who comes next calls them."""
        self._closing.set()
        async with self._looking:
            await self._tasks.end()
        with suppress(Unavailable):
            await self._store.write(*self._unfinished)
        self._outside.close()
        self.letters.close()

    # -- Whose move is waited for --

    async def look(self) -> None:
        at = time.time()
        if push:
            for row in await self._to_call("push", rows.by_push(at - AGE), at):
                await self._begin([row], "push", [])
        if self.letters.are_written:
            await self.letters.tidy()
            of_person = attrgetter("person")
            found = await self._to_call("mail", rows.by_mail(at - BETWEEN), at)
            for person, together in groupby(sorted(found, key=of_person), of_person):
                await self._begin(list(together), "mail", [rows.letterbox_used(person, at)])

    async def _to_call(self, way: Way, reaches: Any, at: float) -> list[Any]:
        """Seats whose person is to be told now, by a way that reaches them."""
        found = await self._store.read(rows.list_to_call, way, reaches, now() - GRACE, at - HERE)
        return [row for row in found if not (row.zone and Quiet(row.zone, row.begins, row.ends).holds(at))]

    async def _begin(self, seats: list[Any], way: Way, beside: list[Statement]) -> None:
        """Call somebody to these tables, if there is room."""
        if len(self._tasks) >= UNDER_WAY or self._closing.is_set():
            return
        with suppress(Conflict):  # another process does, or they have just moved
            await self._store.write(*(rows.was_called(row.table, row.seat, way) for row in seats), *beside)
            self._tasks.begin(self._call(seats, way))

    async def _call(self, seats: list[Any], way: Way) -> None:
        person = seats[0].person
        try:
            if way == "mail":
                await self.letters.write(person, seats)
                return
            others = await self._store.read(rows.list_others, seats[0].table, person)
            turns = len(await self._store.read(list_turns, person))
            await self._push_to_all(person, turn_message(seats[0].table, seats[0].game, others, turns), seats[0].table)
        except (asyncio.CancelledError, Unavailable) as problem:
            self._unfinished += [rows.was_not_called(row.table, row.seat, way) for row in seats]
            if isinstance(problem, asyncio.CancelledError):
                raise
        except Exception:
            log.exception("could not call somebody")

    async def tell(self, person: str, by: str, write: Write) -> None:
        """Tell somebody what another has done who wants them, if they are elsewhere and there is room.

        It stands on the page as well, so nothing is kept for later.
        """
        is_free = len(self._tasks) < UNDER_WAY and not self._closing.is_set()
        if push and is_free and self._told.take(f"{by} {person}"):
            self._tasks.begin(self._tell(person, write))

    async def _tell(self, person: str, write: Write) -> None:
        try:
            at = time.time()
            quiet = await self.quiet_hours(person)
            if not (quiet and quiet.holds(at)) and not await self._store.read(rows.is_looking, person, at - HERE):
                await self._push_to_all(person, write)
        except Unavailable:
            pass
        except Exception:
            log.exception("could not tell somebody")

    # -- Web push --

    async def public_key(self) -> str | None:
        """What browsers know this server by; None if it can't push."""
        if push is None:
            return None
        if self._signer is None:
            contact = self._settings.address if self._settings.address.startswith("https:") else ""
            self._signer = push.Signer(await shared_key(self._store, "push", push.new_key), contact)
        return str(self._signer.public)

    async def _push_to_all(self, person: str, write: Write, topic: str = "") -> None:
        found = await self._store.read(rows.list_subscriptions, person, time.time() - AGE)
        await asyncio.gather(*(self._push(row, write, topic, RETRIES) for row in found))

    async def _push(self, row: Any, write: Write, topic: str, retries: Sequence[float]) -> bool:
        """Send something to a browser. Whether its service has taken it."""
        await self.public_key()
        content = encode(write(spoken(row.language)))
        body = push.encrypted(content, row.public, row.secret)
        for wait in (*retries, None):
            with tallies.call_times.timed():
                status = await self._post(row.endpoint, body, topic)
            if 200 <= status < 300:
                tallies.calls["push sent"] += 1
                return True
            if status in GONE:
                tallies.calls["push gone"] += 1
                await self._store.write(rows.endpoint_gone(row.endpoint))
                return False
            if wait is None or (status and status not in TRY_AGAIN):
                break
            await asyncio.sleep(wait)
        tallies.calls["push failed"] += 1
        log.warning("a push service did not take a message", extra={"status": status})
        return False

    async def _post(self, endpoint: str, body: bytes, topic: str) -> int:
        """The status that a push service answers with; 0 if it does not."""
        headers = {
            "Authorization": self._signer.authorization(endpoint, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
        }
        try:
            return await self._outside.post(endpoint, headers | ({"Topic": topic} if topic else {}), body)
        except (NotOutside, Silent):
            return 0

    # -- What people want --

    async def subscribe(self, person: Person, endpoint: str, public: str, secret: str, language: str) -> None:
        """The browser of this session wants to be told, there and with these keys."""
        if push is None:
            raise refused("no-push-here")
        try:
            check_url(endpoint, inside=self._settings.push_inside)
            keys = {"public": push.in_bytes(public), "secret": push.in_bytes(secret)}
            push.check_point(keys["public"])
        except (NotOutside, ValueError):
            raise refused("bad-subscription") from None
        kept = await self._store.read(rows.list_subscriptions, person.id, 0.0)
        if sum(row.session != person.session for row in kept) >= MOST:
            raise refused("too-many-browsers", most=MOST)
        whose = {"session": person.session, "person": person.id, "language": language, "since": time.time()}
        await self._store.write(*rows.subscribed(whose | {"endpoint": endpoint} | keys))

    async def unsubscribe(self, person: Person) -> None:
        await self._store.write(rows.unsubscribed(person.session))

    async def test(self, person: Person) -> None:
        """Tell the browser of this session something now."""
        found = await self._store.read(rows.list_subscriptions, person.id, 0.0)
        row = next((row for row in found if row.session == person.session), None)
        if push is None or row is None:
            raise refused("not-subscribed")
        if not self._tests.take(person.id):
            raise refused("too-many")
        if not await self._push(row, test_message, "", ()):
            raise refused("push-failed")

    async def browsers(self, person: Person) -> list[str]:
        """The sessions of the browsers that want to be told."""
        return [row.session for row in await self._store.read(rows.list_subscriptions, person.id, 0.0)]

    async def quiet_hours(self, person: str) -> Quiet | None:
        row = await self._store.read(rows.find_quiet, person)
        return Quiet(row.zone, row.begins, row.ends) if row else None

    async def be_quiet(self, person: Person, quiet: Quiet) -> None:
        if zone_of(quiet.zone) is None:
            raise refused("no-zone", zone=quiet.zone)
        if quiet.begins == quiet.ends:
            raise refused("always-quiet")
        await self._store.write(*rows.quiet(person.id, *quiet))

    async def never_be_quiet(self, person: Person) -> None:
        await self._store.write(rows.never_quiet(person.id))
