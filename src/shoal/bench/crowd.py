"""A crowd that plays over sockets, at random, and costs little itself: it looks at no more of a frame than it must."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from http.client import HTTPConnection
from typing import Any

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

SEED = 1
PATIENCE = 60.0  # seconds for an answer; whoever gets none counts as a fault
HOST = "127.0.0.1"

# How frames begin, and what those have in them that ask for more than a glance.
ACK, VIEW, REFUSED, NEXT = (f'{{"type":"{kind}",'.encode() for kind in ("ack", "view", "refused", "next"))
HAS_MOVES, HAS_ENDED = b',"legal":["', b',"end":{'


class Fault(Exception):
    """Something that must not happen."""


class ViewFrame(msgspec.Struct):
    """As much of a view as somebody needs to move."""

    version: int
    legal: list[str]


class OtherFrame(msgspec.Struct):
    """As much of other frames."""

    key: str = ""
    table: str = ""


read_view = msgspec.json.Decoder(ViewFrame).decode
read_other = msgspec.json.Decoder(OtherFrame).decode


def quantile(values: Sequence[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


# -- Asking the server --


class Caller:
    """HTTP with a connection that is kept."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection(HOST, port, timeout=PATIENCE)

    def ask(self, method: str, path: str, token: str = "", **body: Any) -> Any:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        self._connection.request(method, path, json.dumps(body), headers)
        answer = self._connection.getresponse()
        content = answer.read()
        if answer.status >= 400:
            raise Fault(f"{method} {path}: {answer.status} {content.decode()}")
        return msgspec.json.decode(content) if content else None

    def guest(self, name: str) -> str:
        """The token of somebody new."""
        return str(self.ask("POST", "/api/guests", name=name)["token"])

    def table(self, token: str, game: str, seats: Sequence[str]) -> str:
        """The id of a new table."""
        plan = {"game": game, "seats": list(seats)}
        return str(self.ask("POST", "/api/tables", token, plan=plan)["id"])

    def close(self) -> None:
        self._connection.close()


class Socket(asyncio.Protocol):
    """A websocket, bare: whole texts come and go, and nobody has to wait for them."""

    def __init__(self, url: str, token: str, hear: Callable[[bytes], None], cut: Callable[[], None]) -> None:
        self.hear, self.cut = hear, cut
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._protocol = ClientProtocol(parse_uri(url), max_size=None)
        self._request = self._protocol.connect()
        self._request.headers["Authorization"] = f"Bearer {token}"

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        self._protocol.send_request(self._request)
        self._flush()

    def connection_lost(self, problem: Exception | None) -> None:
        if self.opened.done():
            self.cut()
        else:
            self.opened.set_exception(Fault("cut while connecting"))
            self.opened.exception()  # who was connecting may have gone home: then nobody else asks for it

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self.hear(bytes(event.data))
            elif problem := self._protocol.handshake_exc:
                self.opened.set_exception(Fault(str(problem)))
            else:
                self.opened.set_result(None)
        self._flush()  # what it answers by itself: to a ping, for one

    def send(self, message: bytes) -> None:
        self._protocol.send_text(message)
        self._flush()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)

    def hang_up(self) -> None:
        self.hear = self.cut = nothing
        if self._protocol.state is State.OPEN:
            self._protocol.send_close()
            self._flush()
        self._transport.close()


def nothing(*_: Any) -> None:
    pass


# -- Who plays --


class Person:
    """Somebody with a token, at one table at a time."""

    def __init__(self, crowd: Crowd, token: str) -> None:
        self.crowd, self.token = crowd, token
        self.choice: ViewFrame | None = None  # to make now
        self._moved: float | None = None  # when the move was sent that waits for its acknowledgement
        self._answer: asyncio.Future[bytes] | None = None  # to what is not a move
        self._socket: Socket | None = None
        self._number = 0

    async def connect(self, table: str) -> None:
        """Go to a table; who was at another leaves it."""
        url = f"ws://{HOST}:{self.crowd.port}/api/tables/{table}/socket"
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: Socket(url, self.token, self._hear, self._cut), HOST, self.crowd.port
        )
        try:
            async with asyncio.timeout(PATIENCE):
                await socket.opened
        except BaseException:
            socket.hang_up()
            raise
        self.hang_up()
        self._socket = socket

    def hang_up(self) -> None:
        if self._socket:
            self._socket.hang_up()
        self._socket = self.choice = self._moved = None

    async def act(self, kind: str, **content: Any) -> bytes:
        """Do something that is not a move, and wait for the answer."""
        self._answer = asyncio.get_running_loop().create_future()
        self._say(type=kind, **content)
        async with asyncio.timeout(PATIENCE):
            return await self._answer

    def move(self) -> None:
        """Make any legal move."""
        assert self.choice
        choice, self.choice = self.choice, None
        self._moved = self.crowd.now()
        self._say(type="move", version=choice.version, move=self.crowd.dice.choice(choice.legal))

    @property
    def waits(self) -> bool:
        return self._moved is not None

    def _say(self, **content: Any) -> None:
        assert self._socket
        self._number += 1
        self._socket.send(msgspec.json.encode(content | {"id": f"m{self._number}"}))

    def _hear(self, frame: bytes) -> None:
        if frame.startswith(VIEW):
            self._look(frame)
        elif self._answer and frame.startswith((ACK, NEXT, REFUSED)):
            answer, self._answer = self._answer, None
            if frame.startswith(REFUSED):
                answer.set_exception(Fault(read_other(frame).key))
            else:
                answer.set_result(frame)
        elif frame.startswith(ACK) and self._moved is not None:
            self.crowd.acknowledged.append(self.crowd.now() - self._moved)
            self._moved = None
        elif frame.startswith(REFUSED):
            self.crowd.faults[read_other(frame).key] += 1
            self._moved = None

    def _look(self, frame: bytes) -> None:
        if self.waits:
            return  # what it shows was so before the own move; a newer view comes with it
        self.choice = read_view(frame) if HAS_MOVES in frame else None
        if self.choice:
            self.crowd.offered(self)
        elif HAS_ENDED in frame:
            self.crowd.ended(self)
        else:
            self.crowd.passed(self)

    def _cut(self) -> None:
        self.crowd.faults["cut"] += 1


class Crowd:
    """Everybody who plays, what they waited, and what went wrong."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.dice = random.Random(SEED)
        self.acknowledged: list[float] = []  # seconds from each move to its acknowledgement
        self.faults: Counter[str] = Counter()
        self.games = 0
        self.groups: list[list[Person]] = []  # by table; the first is the host
        self.hurry = False  # whoever can move does so at once
        self._hosts: dict[Person, list[Person]] = {}
        self._ready: deque[Person] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self.now = asyncio.get_running_loop().time

    async def sit_down(self, people: list[Person], table: str) -> None:
        """Take all seats of a new table, whose host is the first, and begin."""
        self.groups.append(people)
        self._hosts[people[0]] = people
        for person in people:
            await person.connect(table)
        for seat, person in enumerate(people[1:], 1):
            await person.act("sit", seat=seat)
        await people[0].act("start")

    def offered(self, person: Person) -> None:
        """Somebody is to act."""
        if self.hurry:
            person.move()
        else:
            self._ready.append(person)

    def passed(self, person: Person) -> None:
        """Somebody sees that others are to act."""

    def ended(self, person: Person) -> None:
        """Of a game that is over its host asks for the next, once."""
        if people := self._hosts.pop(person, None):
            self.games += 1
            self.spawn(self._once_more(people))

    async def _once_more(self, people: list[Person]) -> None:
        table = read_other(await people[0].act("rematch")).table
        for person in people:
            await person.connect(table)
        self._hosts[people[0]] = people
        await people[0].act("start")

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, work: Awaitable[None]) -> None:
        try:
            await work
        except (Fault, OSError, TimeoutError) as problem:
            self.faults[str(problem) or type(problem).__name__] += 1

    # -- Playing --

    async def play(self, rate: float, seconds: float, advance: Callable[[int], None]) -> None:
        """So many moves a second, spread evenly over the time and the tables."""
        self.hurry = False
        began, made = self.now(), 0
        while (passed := self.now() - began) < seconds:
            while made < passed * rate and (person := self._next()):
                person.move()
                made += 1
                advance(1)
            await asyncio.sleep(max(0.001, (made + 1) / rate - passed))

    def _next(self) -> Person | None:
        """Who waits longest to move."""
        while self._ready:
            person = self._ready.popleft()
            if person.choice:
                return person
        return None

    async def play_on(self, seconds: float) -> None:
        """As fast as it goes: everybody moves as soon as they see that they may."""
        self.hurry = True
        while person := self._next():
            person.move()
        await asyncio.sleep(seconds)
        self.hurry = False

    async def settle(self) -> None:
        """Wait until every move is acknowledged; what is not by then never is."""
        end = self.now() + PATIENCE
        while (late := self._waiting()) and self.now() < end:
            await asyncio.sleep(0.05)
        self.faults += Counter({"never acknowledged": late})

    def _waiting(self) -> int:
        return sum(person.waits for people in self.groups for person in people)

    async def disconnect_all(self) -> None:
        for people in self.groups:
            for person in people:
                person.hang_up()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
