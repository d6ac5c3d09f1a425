"""What ASGI has no word for. Uvicorn's connections can be given up: it waits until all that was written is read, and
that may be never. And a websocket can be told something at once, without a task that wakes up to send it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

LAST_WORDS = 3.0  # seconds that a client has to read what was sent last

LINE = "line"  # under this name whoever is asked finds the connection in the state of its scope


def given_up_by(scope: Any) -> Callable[[], None] | None:
    """How to cut a connection, if its server knows."""
    line = scope.get("state", {}).get(LINE)
    return line and line.abort  # type: ignore[no-any-return]


def told_by(scope: Any) -> Callable[[bytes], bool] | None:
    """How to send a text on a websocket at once, if its server knows. It answers whether that was possible."""
    line = scope.get("state", {}).get(LINE)
    return line and getattr(line.get_protocol(), "tell", None)


def with_way_out(state: Mapping[str, Any], transport: asyncio.BaseTransport) -> dict[str, Any]:
    """The state of a line's scopes, from which whoever is asked on it learns how to cut it."""
    return {**state, LINE: transport}
