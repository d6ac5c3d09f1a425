"""Lines of people who mean harm or don't know better: too many, too slow, too full."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shoal.core.errors import BadInput
from shoal.server import lines
from shoal.server.app import open_port
from shoal.server.logs import Seldom
from shoal.server.settings import Settings

from .client import PATIENCE, Person, Seat
from .running import running, served

pytestmark = pytest.mark.anyio

HEAD = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n"
BEGINNINGS = {"nothing": b"", "half a head": HEAD[:40], "half a body": HEAD + b'{"name"', "a wrong key": b"GET"}


@contextmanager
def line_to(server: str, said: bytes = b"") -> Iterator[socket.socket]:
    """A line on which something was said."""
    url = httpx.URL(server)
    with socket.create_connection((url.host, url.port), timeout=PATIENCE) as line:
        line.sendall(said)
        yield line


def rest_of(line: socket.socket) -> bytes:
    """What comes on a line until it is cut."""
    found = b""
    with suppress(ConnectionResetError):
        while part := line.recv(4096):
            found += part
    return found


# -- How slow --


@pytest.mark.parametrize("said", BEGINNINGS.values(), ids=BEGINNINGS)
async def test_a_request_must_be_here_in_time(said: bytes, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "REQUEST", 0.2)
    with running(settings) as server, line_to(server, said) as line:
        assert rest_of(line) == b""


async def test_saying_a_little_again_and_again_does_not_help(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "REQUEST", 0.3)
    with running(settings) as server, line_to(server, HEAD[:-2]) as line:
        line.settimeout(0.02)
        cut = False
        while not cut:
            try:
                line.sendall(b"X-More: more\r\n")
                assert line.recv(1) == b"", "cut for its length, and not for its time"
                cut = True
            except TimeoutError:
                continue
            except OSError:
                cut = True


async def test_who_has_asked_in_time_may_stay(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "REQUEST", 1.0)
    with running(settings) as server:
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        async with (
            ada.socket(table) as line,
            httpx.AsyncClient(headers=ada.headers, timeout=PATIENCE) as http,
            http.stream("GET", f"{server}/api/tables/{table}/stream") as stream,
        ):
            frames = stream.aiter_lines()
            assert json.loads(await anext(frames))["type"] == "table"
            with line_to(server) as later:
                assert await asyncio.to_thread(rest_of, later) == b""
            assert (await Seat(line).act("say", text="still here"))["type"] == "ack"
            assert json.loads(await anext(frames))["type"] == "said"


# -- How many --


async def test_an_address_has_only_so_many_lines(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "HANDFUL", 3)
    with running(replace(settings, connections_each=1)) as server, ExitStack() as open_lines:
        mine = [open_lines.enter_context(line_to(server, HEAD[:20])) for _ in range(4)]
        with line_to(server, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n") as line:
            told = rest_of(line)
        assert not told or (told.startswith(b"HTTP/1.1 429 ") and json.loads(told.split(b"\r\n\r\n")[1])["key"])
        mine[0].close()
        async with asyncio.timeout(PATIENCE):
            while not await is_answered(server):
                await asyncio.sleep(0.01)


async def is_answered(server: str) -> bool:
    try:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            return (await http.get(f"{server}/health")).status_code == 200
    except httpx.TransportError:
        return False


async def test_behind_a_proxy_of_ours_lines_are_counted_in_all(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "HANDFUL", 0)
    monkeypatch.setattr(lines, "HANDFULS", 3)
    behind = replace(settings, connections=2, connections_each=1, proxy=True)
    with running(behind) as server, ExitStack() as open_lines:
        for _ in range(4):
            assert await is_answered(server)
            open_lines.enter_context(line_to(server, HEAD[:20]))
        open_lines.enter_context(line_to(server, HEAD[:20]))
        assert not await is_answered(server)


async def test_a_socket_takes_the_place_of_its_request(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "HANDFUL", 2)
    with running(replace(settings, connections_each=1)) as server:
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        for _ in range(5):  # who leaves makes room, as soon as the server knows of it
            async with asyncio.timeout(PATIENCE):
                while not await is_let_in(ada, table):
                    await asyncio.sleep(0.01)


async def is_let_in(person: Person, table: str) -> bool:
    try:
        async with person.socket(table) as line:
            await Seat(line).receive("table")
        return True
    except InvalidStatus as refused:
        assert refused.response.status_code == 429
        return False


# -- How full --


@pytest.mark.parametrize("flood", ["pings", "parts", "pongs"])
async def test_a_flood_of_frames_is_hung_up_on(flood: str, settings: Settings) -> None:
    with running(replace(settings, messages=0.5)) as server:
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        async with ada.socket(table) as line:
            with suppress(ConnectionClosed):
                if flood == "parts":
                    await line.send([""] * 1000)
                for _ in range(1000):
                    await (line.ping() if flood == "pings" else line.pong())
            with suppress(ConnectionClosed):
                while True:
                    await asyncio.wait_for(line.recv(), PATIENCE)
            assert line.close_code in (1008, 1006), "the reason may be lost among what still comes"


async def test_who_pings_now_and_then_and_talks_in_parts_is_heard(settings: Settings) -> None:
    with running(replace(settings, messages=10.0)) as server:
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        async with ada.socket(table) as line:
            seat = Seat(line)
            for number in range(10):
                await line.send(['{"type":"say",', "", f'"id":"a{number}","text":"hello"' + "}"])
                await asyncio.wait_for(await line.ping(), PATIENCE)
                assert (await seat.receive("ack"))["id"] == f"a{number}"


async def test_a_handshake_that_nobody_answers_ends(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "REQUEST", 0.2)
    asked = b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
    with running(settings) as server, line_to(server, asked + b"X: " + b"x" * 20_000 + b"\r\n\r\n") as line:
        rest_of(line)


# -- Open files --


@pytest.mark.parametrize(("soft", "hard", "wanted"), [(256, 10_000, 6640), (8000, 10_000, 8000)])
def test_as_many_files_as_lines_may_be_opened(
    soft: int, hard: int, wanted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = (soft, hard)

    def set_limits(kind: int, wanted: tuple[int, int]) -> None:
        nonlocal limits
        limits = wanted

    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", set_limits)
    lines.make_room(Settings(connections=5000))
    assert limits == (wanted, hard)


def test_more_connections_than_files_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    with pytest.raises(BadInput, match="5,000 connections need 6,640 open files, and the system allows 4,096"):
        lines.make_room(Settings(connections=5000))


def test_where_no_file_can_be_opened_little_is_logged_of_it(tmp_path: Path) -> None:
    with served(tmp_path) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        assert http.get("/health").status_code == 200
        before = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (3, before[1]))
        with line_to(server.url, b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n") as line:
            assert server.process.stderr
            tried: list[datetime] = []
            while not tried or tried[-1] - tried[0] < timedelta(seconds=1.5):  # it tries again every second
                said = json.loads(server.process.stderr.readline())
                tried += [datetime.fromisoformat(said["at"])] if "system resource" in said["what"] else []
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, before)
            assert rest_of(line).startswith(b"HTTP/1.1 200 "), "it has waited, and is answered"
        assert server.stop(signal.SIGTERM) == 0
    assert len(tried) < 100


def test_what_is_said_over_and_over_is_logged_seldom() -> None:
    seldom = Seldom()
    again, other = (logging.makeLogRecord({"name": "x", "msg": said}) for said in ("again", "other"))
    assert sum(seldom.filter(again) for _ in range(10_000)) < 100
    assert seldom.filter(other)


# -- How quick --


async def test_small_answers_wait_for_nothing() -> None:
    """TCP would hold back what is small until what went before is confirmed, which takes a client 40 ms."""
    asked: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        found = writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        writer.close()
        asked.set_result(found)

    with open_port("127.0.0.1", 0) as port:
        async with await asyncio.start_server(answer, sock=port):
            _, writer = await asyncio.open_connection(*port.getsockname())
            assert await asyncio.wait_for(asked, PATIENCE)
            writer.close()
