"""Games that were over before there was a record of who played them are entered into it, a few at a time."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec

from . import played_rows
from .played import Kept, seated, seats_of
from .store import Conflict, Store, Unavailable

PAUSE = 0.2  # seconds between two steps, in which others are served
RETRY = 5.0  # seconds until what could not be written is tried again

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(Kept).decode


async def enter_on(store: Store) -> None:
    """Enter all there are, once after the start."""
    after = (0.0, "")
    while True:
        try:
            found = await store.read(played_rows.list_unentered, after)
            for row in found:
                await enter(store, row)
                after = (row.at, row.id)
        except Unavailable:
            await asyncio.sleep(RETRY)
            continue
        if len(found) < played_rows.FILLED_AT_ONCE:
            return
        await asyncio.sleep(PAUSE)


async def enter(store: Store, row: Any) -> None:
    """Enter one game; what can't be read keeps no others out."""
    try:
        entries = await store.read(played_rows.read_log, row.id)
        seats = seats_of(seated(row, entries), decode(row.record), entries, row.at)
    except Unavailable:
        raise
    except Exception:
        log.exception("a finished game can't be entered")
        return
    with suppress(Conflict):  # another process has entered it
        await store.write(*played_rows.entered(seats))
