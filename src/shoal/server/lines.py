"""Lines to the server, before it is known who speaks: how many there may be, and how long and how much they may say."""

from __future__ import annotations

import asyncio
import sys
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from ..core.errors import BadInput
from . import connections
from .connections import with_way_out
from .http import Services, limited_as
from .limits import Allowance, ConnectionLimit, burst
from .settings import Settings
from .sockets import GARBAGE, encode, refusal
from .table import refused

HANDFUL = 150  # lines that an address may have beside its sockets and streams: each browser opens up to six
HANDFULS = 1000  # such lines in all
BACKLOG = 512  # lines that wait to be answered
OWN_FILES = 128  # database, players, log
REQUEST = 20.0  # seconds in which a request must be here, from its first letter to its last
SLICE = 1024  # bytes of a socket that are read at once, and then counted

WORDS_OF_FULL = encode(refusal(refused("too-many"), None))
FULL = b"\r\n".join(
    (
        b"HTTP/1.1 429 Too Many Requests",
        b"Content-Type: application/json",
        b"Content-Length: %d" % len(WORDS_OF_FULL),
        b"Retry-After: 2",
        b"Connection: close",
        b"",
        WORDS_OF_FULL,
    )
)


def make_room(settings: Settings) -> None:
    """Let this process open as many files as it may need for its lines, or refuse to serve so many."""
    if sys.platform == "win32":  # which has no such limit
        return
    import resource

    wanted = settings.connections + HANDFULS + BACKLOG + OWN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and wanted > hard:
        raise BadInput("few-files", connections=settings.connections, wanted=wanted, allowed=hard)
    if soft != resource.RLIM_INFINITY and wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def limit_of_lines(settings: Settings) -> ConnectionLimit:
    """How many lines there may be. Those of our own proxy come from one address: it sees to them."""
    most = settings.connections + HANDFULS
    return ConnectionLimit(most, most if settings.proxy else settings.connections_each + HANDFUL)


class Place:
    """What a line takes up among those that are open."""

    def __init__(self, config: Any, transport: asyncio.BaseTransport) -> None:
        self._limit = services_of(config).lines
        peer = transport.get_extra_info("peername")
        self._address = limited_as(peer[0]) if peer else "?"
        self.is_taken = self._limit.enter(self._address)

    def leave(self) -> None:
        if self.is_taken:
            self._limit.leave(self._address)
            self.is_taken = False


def services_of(config: Any) -> Services:
    return cast(Services, config.app.state.services)


class RequestLine(H11Protocol):
    """A line with requests: each must arrive in time."""

    place: Place
    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.place = Place(self.config, transport)
        if self.place.is_taken:
            self.app_state = with_way_out(self.app_state, transport)
            super().connection_made(transport)
            self._wait()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self.place.is_taken:
            self.place.leave()
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_whole = self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        if self.place.is_taken and not is_whole:
            self._wait()
        else:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.place.leave()  # which the socket takes
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self.late = self.late or self.loop.call_later(REQUEST, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self.late:
            self.late.cancel()
            self.late = None


class SocketLine(WebSocketsSansIOProtocol):
    """A line of a websocket: whatever is sent on it counts, and pings and parts of messages no less than messages."""

    place: Place

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.place = Place(self.config, transport)
        self.app_state = with_way_out(self.app_state, transport)
        super().connection_made(transport)
        rate = services_of(self.config).settings.messages
        self.frames_allowed = Allowance(2 * rate, 2 * (burst(rate) + GARBAGE))
        self.late = self.loop.call_later(REQUEST, self._check_begun)

    def connection_lost(self, exc: Exception | None) -> None:
        self.place.leave()
        self.late.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        if all(self.frames_allowed.take() for _ in self.conn.events):
            super().handle_events()
        elif self.handshake_complete and not self.close_sent:
            self.conn.fail(1008, "garbage")
            self.handle_parser_exception()
        else:
            self.transport.abort()

    def tell(self, text: bytes) -> bool:
        """Send a text at once; not if something else waits to be read before it, or the line comes to its end."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=False))
        return True

    def keepalive_timeout(self) -> None:
        """It has answered no ping: nor will it read that the line is cut."""
        super().keepalive_timeout()
        self.loop.call_later(connections.LAST_WORDS, self.transport.abort)

    def _check_begun(self) -> None:
        """Some handshakes are wrong in ways that nobody answers."""
        if not self.handshake_complete:
            self.transport.abort()
