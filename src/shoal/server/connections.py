"""Uvicorn's connections, which can be given up: it waits until all that was written is read, and that may be never."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LAST_WORDS = 3.0  # seconds that a client has to read what was sent last

GIVE_UP = "give_up"  # under this name whoever is asked finds how to cut the connection in the state of its scope


def given_up_by(scope: Any) -> Callable[[], None] | None:
    """How to cut a connection, if its server knows."""
    found: Callable[[], None] | None = scope.get("state", {}).get(GIVE_UP)
    return found


class Requests(H11Protocol):
    """A connection for requests."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.app_state = {**self.app_state, GIVE_UP: transport.abort}
        super().connection_made(transport)


class Socket(WebSocketsSansIOProtocol):
    """A websocket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.app_state = {**self.app_state, GIVE_UP: cast(asyncio.Transport, transport).abort}
        super().connection_made(transport)

    def keepalive_timeout(self) -> None:
        """It has answered no ping: nor will it read that the line is cut."""
        super().keepalive_timeout()
        self.loop.call_later(LAST_WORDS, self.transport.abort)
