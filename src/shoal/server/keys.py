"""Secrets of the server that all its processes share: rows of the database, made by whoever first needs one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from . import calling_rows as rows
from .calling_rows import Key
from .store import Conflict, Store


async def shared_key(store: Store, name: Key, new: Callable[[], bytes]) -> bytes:
    """The secret of that name, which was made in this way."""
    if (found := await store.read(rows.find_key, name)) is None:
        with suppress(Conflict):  # another process was quicker
            await store.write(rows.key_made(name, new()))
        found = await store.read(rows.find_key, name)
    assert found
    return found
