"""What a host does not want to keep for ever is removed, a little at a time, while people play."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from . import old_rows
from .hall import Hall
from .people import Person
from .settings import Settings
from .store import Store, Unavailable

DAY = 86400.0
ROUND = 3600.0  # seconds between two rounds
AT_ONCE = 50  # of a kind, before others have their turn
PAUSE = 1.0  # seconds until the next of them

log = logging.getLogger(__name__)


async def remove_on(store: Store, hall: Hall, settings: Settings) -> None:
    """Go round until cancelled. What can't be written now is removed by the next round."""
    if not (settings.keep_guests or settings.keep_unbegun or settings.keep_chat):
        return
    while True:
        try:
            await note_present(store, hall)
            while await remove_some(store, hall, settings):
                await asyncio.sleep(PAUSE)
        except Unavailable:
            log.warning("could not remove what is old")
        except Exception:  # whatever it is, the next round tries again
            log.exception("could not remove what is old")
        await asyncio.sleep(ROUND)


async def note_present(store: Store, hall: Hall, now: Callable[[], float] = time.time) -> None:
    """Note as seen who is at a table in this process: somebody may sit there for days and ask for nothing."""
    if people := hall.company.connected():
        await store.write(*old_rows.people_seen(people, now()))


async def remove_some(store: Store, hall: Hall, settings: Settings, now: Callable[[], float] = time.time) -> bool:
    """Remove some of each kind that is older than the host wants to keep. Whether there may be more."""
    guests = unbegun = []
    lines = 0
    if settings.keep_guests:
        before = now() - settings.keep_guests * DAY
        guests = await store.read(old_rows.list_unseen_guests, before, AT_ONCE)
        for guest in guests:
            await hall.forget(Person(guest.id, guest.name, None, ""))
    if settings.keep_unbegun:
        unbegun = await store.read(old_rows.list_unbegun, now() - settings.keep_unbegun * DAY, AT_ONCE)
        for table in unbegun:
            await hall.clear_away(table)
    if settings.keep_chat:
        before = now() - settings.keep_chat * DAY
        lines = await store.read(old_rows.count_old_lines, before, AT_ONCE)
        if lines:
            await store.write(old_rows.old_lines_removed(before, AT_ONCE))
    return AT_ONCE in (len(guests), len(unbegun), lines)
