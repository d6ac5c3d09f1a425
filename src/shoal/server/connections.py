"""Uvicorn's connections, which can be given up: it waits until all that was written is read, and that may be never."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, cast

LAST_WORDS = 3.0  # seconds that a client has to read what was sent last

GIVE_UP = "give_up"  # under this name whoever is asked finds how to cut the connection in the state of its scope


def given_up_by(scope: Any) -> Callable[[], None] | None:
    """How to cut a connection, if its server knows."""
    found: Callable[[], None] | None = scope.get("state", {}).get(GIVE_UP)
    return found


def with_way_out(state: Mapping[str, Any], transport: asyncio.BaseTransport) -> dict[str, Any]:
    """The state of a line's scopes, from which whoever is asked on it learns how to cut it."""
    return {**state, GIVE_UP: cast(asyncio.Transport, transport).abort}
