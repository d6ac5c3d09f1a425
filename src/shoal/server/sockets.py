"""A person's connection to a table: a websocket, or for programs a stream of lines and posted acts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..core.errors import Refused, ShoalError
from ..core.words import shortened
from . import connections, tallies, wire
from .conduct import check_may_speak
from .connections import given_up_by, told_by
from .desk import Desk
from .hall import Hall
from .limits import Allowance
from .people import Person
from .store import Unavailable
from .table import WORDS

LONGEST_QUEUE = 256  # frames a client may be behind; then it is hung up on, and catches up when it is back
BEAT = 20.0  # seconds of silence on a stream after which an empty line shows that it is alive

CLOSED = {
    "closing": 1012,
    "slow": 1013,
    "revoked": 4401,
    "private": 4403,
    "removed": 4403,
    "banned": 4403,
    "our-fault": 1011,
}
HUNG_UP = (WebSocketDisconnect, RuntimeError, OSError)  # the client, in whatever way; only of what is sent and received
GARBAGE = 20  # messages that make no sense until the connection is cut

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(wire.Act).decode
encode = msgspec.json.Encoder().encode


class Outbox:
    """Frames on their way to one client."""

    def __init__(
        self,
        person: Person,
        give_up: Callable[[], None] | None = None,
        tell: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.person = person
        self.muted: set[str] = set()
        self.ended: str | None = None
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._tell = tell  # sends a frame at once, if it can be
        self._in_hand = False  # whether a frame was taken to be sent, and is not sent yet
        self._give_up = give_up  # cuts the connection of a client that does not even read that it has ended
        self._giving_up: asyncio.TimerHandle | None = None
        self._frames: asyncio.Queue[bytes] = asyncio.Queue(LONGEST_QUEUE)

    def send(self, frame: bytes) -> None:
        is_next = self._tell and self._frames.empty() and not self._in_hand and self.ended is None
        if is_next and self._tell and self._tell(frame):
            return
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.end("slow")

    def end(self, reason: str) -> None:
        """Hang up: what waits is not sent any more."""
        if self._give_up and not self._giving_up:
            self._giving_up = asyncio.get_running_loop().call_later(connections.LAST_WORDS, self._give_up)
        self.ended = self.ended or reason
        if not self.over.done():
            self.over.set_result(None)
        while not self._frames.empty():
            self._frames.get_nowait()
        self._frames.put_nowait(b"")

    def keep(self) -> None:
        """The connection has come to its end by itself: it may be used for something else."""
        if self._giving_up:
            self._giving_up.cancel()

    async def next(self) -> bytes:
        """The next frame that could not be sent at once; empty if it has ended. By now that before it is sent."""
        self._in_hand = False
        frame = b"" if self.ended else await self._frames.get()
        self._in_hand = True
        return frame


def refusal(problem: ShoalError | Unavailable, message: str | None, version: int | None = None) -> wire.Refusal:
    """An error in the words of the wire."""
    if isinstance(problem, Unavailable):
        problem = Refused("unavailable", WORDS)
    section = getattr(problem, "section", "")
    tallies.refusals[problem.key] += 1
    args = {name: shortened(value) for name, value in problem.args_of_key.items()}
    return wire.Refusal(message, problem.key, args, str(problem), section, version)


async def serve_socket(socket: WebSocket, hall: Hall, desk: Desk, person: Person, allowance: Allowance) -> None:
    """Talk to a client until one of both hangs up."""
    seen = socket.query_params.get("seen", "")
    outbox = Outbox(person, given_up_by(socket.scope), told_by(socket.scope))
    try:
        await hall.join(desk, outbox, int(seen) if seen.isascii() and seen.isdigit() and len(seen) < 10 else None)
        sending = asyncio.create_task(send_on(socket, outbox))
        hearing = asyncio.create_task(hear_on(socket, hall, desk, outbox, allowance))
        tasks = (sending, hearing, outbox.over)  # who does not read keeps the sending waiting for ever
        done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)  # all have been heard
        for problem in [task.exception() for task in done]:
            # Raised here, it and this frame would hold each other, and the whole connection with them.
            if problem:
                raise problem
    except (Refused, Unavailable) as problem:
        with suppress(*HUNG_UP):
            await socket.send_text(encode(refusal(problem, None)).decode())
            await socket.close(4403, getattr(problem, "key", "unavailable"))
    except Exception:
        with suppress(*HUNG_UP):
            await socket.send_text(encode(our_fault("a socket", None)).decode())
        outbox.end("our-fault")
    finally:
        hall.company.part(desk, outbox)
        if socket.application_state is WebSocketState.CONNECTED and socket.client_state is WebSocketState.CONNECTED:
            reason = outbox.ended or "garbage"
            outbox.end(reason)
            with suppress(*HUNG_UP):
                await socket.close(CLOSED.get(reason, 1008), reason)


def our_fault(where: str, message: str | None) -> wire.Refusal:
    """The refusal for what has just failed through no fault of who asked; it is logged with its trace."""
    log.exception("our fault", extra={"route": where})
    return refusal(Refused("our-fault", WORDS), message)


async def send_on(socket: WebSocket, outbox: Outbox) -> None:
    while frame := await outbox.next():
        try:
            await socket.send_text(frame.decode())
        except HUNG_UP:
            return


async def hear_on(socket: WebSocket, hall: Hall, desk: Desk, outbox: Outbox, allowance: Allowance) -> None:
    """Do what a client wants, one message after the other."""
    garbage = 0
    while garbage < GARBAGE and outbox.ended is None:
        try:
            received = await socket.receive()
        except HUNG_UP:
            return
        if received["type"] == "websocket.disconnect":
            return
        content = received.get("text") or received.get("bytes") or b""
        if not allowance.take():
            outbox.send(encode(refusal(Refused("too-many", WORDS), id_in(content))))
            garbage += 1
            continue
        try:
            message = decode(content)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            outbox.send(encode(refusal(Refused("no-message", WORDS, problem=str(problem)), id_in(content))))
            garbage += 1
            continue
        try:
            await acted(hall, desk, outbox.person, message, outbox.send)
        except (ShoalError, Unavailable) as problem:
            outbox.send(encode(refusal(problem, message.id, desk.table.version)))
        except Exception:
            outbox.send(encode(our_fault(type(message).__name__, message.id)))


async def acted(hall: Hall, desk: Desk, person: Person, message: wire.Act, reply: Callable[[bytes], None]) -> None:
    """Do what somebody wants at a table, and count it."""
    with tallies.waits.timed():
        if isinstance(message, wire.Say):
            await check_may_speak(hall.store, person.id)
        await hall.act(desk, person, message, reply)
    tallies.acts[type(message).__name__.lower()] += 1


class Named(msgspec.Struct):
    """Any message with an id."""

    id: wire.Id


def id_in(content: bytes | str) -> str | None:
    """The id of a message that is otherwise wrong, so that its sender knows which was refused."""
    try:
        return msgspec.json.decode(content, type=Named).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


async def stream(
    hall: Hall, desk: Desk, person: Person, seen: int | None, give_up: Callable[[], None] | None = None
) -> AsyncIterator[bytes]:
    """The frames of a table as lines of JSON, for programs."""
    outbox = Outbox(person, give_up)
    try:
        await hall.join(desk, outbox, seen)
        while True:
            try:
                async with asyncio.timeout(BEAT):
                    frame = await outbox.next()
            except TimeoutError:
                yield b"\n"
                continue
            if not frame:
                return
            yield frame + b"\n"
    except (Refused, Unavailable) as problem:
        yield encode(refusal(problem, None)) + b"\n"
    except Exception:
        yield encode(our_fault("a stream", None)) + b"\n"
    finally:
        outbox.keep()
        hall.company.part(desk, outbox)
