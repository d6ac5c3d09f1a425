"""How people behave: what they report of each other, and what the server's host has decided about it.

The host decides beside the server (`shoal admin`, admin.py), through the database: so it is the same for every process.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Annotated, Literal

import msgspec

from . import conduct_rows as rows
from . import wire
from .desk import Desk
from .hall import Hall
from .people import Person
from .store import Conflict, Store, Unavailable
from .table import refused

Reason = Literal["insults", "spam", "name", "stalling", "cheating", "other"]
Words = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*" + wire.END)]

ROUND = 5.0  # seconds until a server that runs does what its host has decided
LOG_LEVEL = "log-level"  # a wish


async def report(store: Store, desk: Desk, reporter: Person, person: str, reason: Reason, words: str) -> None:
    """Keep what somebody tells of another who sits at this table, or has said something there."""
    if person == reporter.id:
        raise refused("report-yourself")
    if desk.table.seat_of(person) is None and all(sender != person for sender, _ in desk.said):
        raise refused("no-person")
    try:
        await store.write(*rows.reported(desk.table.id, reporter.id, person, reason, words, time.time()))
    except Conflict:  # they have just taken their data away
        raise refused("no-person") from None


async def check_may_come(store: Store, person: str) -> None:
    """Raise Refused if the host has banned somebody."""
    if await store.read(rows.is_under, person, "ban"):
        raise refused("banned")


async def check_may_speak(store: Store, person: str) -> None:
    """Raise Refused if the host has muted somebody for all."""
    if await store.read(rows.is_under, person, "mute"):
        raise refused("silenced")


async def heed_on(store: Store, hall: Hall) -> None:
    """Do what the host decides while the server runs, until cancelled. Requests find a ban by themselves."""
    while True:
        await asyncio.sleep(ROUND)
        with suppress(Unavailable):
            hang_up(hall, await store.read(rows.list_under, "ban"))
            set_level(await store.read(rows.read_wish, LOG_LEVEL))


def hang_up(hall: Hall, banned: set[str]) -> None:
    for listener in hall.company.listeners():
        if listener.person.id in banned:
            listener.end("banned")


def set_level(wanted: str | None) -> None:
    """Log as much as is wanted of what is ours; by default what the server began with."""
    logging.getLogger("shoal").setLevel(wanted.upper() if wanted else logging.NOTSET)
