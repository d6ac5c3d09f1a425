"""Clients that do not read what they are sent: they are hung up on, and hold nothing up."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn

from shoal.server import connections
from shoal.server.app import build, configuration
from shoal.server.settings import Settings

from .client import PATIENCE, Person
from .company import wait_until

pytestmark = pytest.mark.anyio

BIG = json.dumps({"type": "said", "text": "x" * 20_000}).encode()
UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    f"Sec-WebSocket-Key: {'A' * 22}==",
)


class Running:
    """A server in a thread of its own, into which a test can look."""

    def __init__(self, settings: Settings) -> None:
        self.app = build(settings)
        self.server = uvicorn.Server(configuration(self.app, settings))
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            self.thread.join(0.01)

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve()

    @property
    def url(self) -> str:
        return "http://{}:{}".format(*self.server.servers[0].sockets[0].getsockname())

    async def flood(self, table: str) -> None:
        """Send all who are connected to a table something, until they are hung up on."""
        desk = await self.app.state.services.hall.desk(table)
        listeners = list(desk.listeners)
        assert listeners
        while any(listener.ended is None for listener in listeners):
            for listener in listeners:
                listener.send(BIG)
            await asyncio.sleep(0)

    async def in_server(self, work: Any) -> None:
        assert self.loop
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@pytest.fixture
def running(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(connections, "LAST_WORDS", 0.1)
    found = Running(settings)
    yield found
    found.stop()


async def deaf(running: Running, person: Person, path: str, *more: str) -> socket.socket:
    """A connection that asks and never reads."""
    host, port = running.server.servers[0].sockets[0].getsockname()[:2]
    found = socket.create_connection((host, port))
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", f"Authorization: Bearer {person.token}", *more, "", ""]
    await asyncio.to_thread(found.sendall, "\r\n".join(lines).encode())
    return found


@pytest.mark.parametrize("way", ["socket", "stream"])
async def test_who_does_not_read_is_cut_off_and_holds_nothing_up(
    running: Running, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    ada = await Person.new(running.url)
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    line = await deaf(running, ada, f"/api/tables/{table}/{way}", *(UPGRADE if way == "socket" else ()))
    services = running.app.state.services
    try:
        await wait_until(lambda: services.hall.people_connected == 1)
        async with asyncio.timeout(PATIENCE):
            await running.in_server(running.flood(table))
        await wait_until(lambda: services.hall.people_connected == 0)
        await wait_until(lambda: not services.connections._inside)
        await wait_until(lambda: not running.server.server_state.connections)
    finally:
        line.close()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_stopping_does_not_wait_for_who_does_not_read(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    ada = await Person.new(running.url)
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    line = await deaf(running, ada, f"/api/tables/{table}/stream")
    try:
        await wait_until(lambda: running.app.state.services.hall.people_connected == 1)
        await running.in_server(filled(running, table))
        await running.in_server(goodbye(running))
        await asyncio.to_thread(running.stop)
    finally:
        line.close()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def filled(running: Running, table: str) -> None:
    """So much on its way that the connection takes no more."""
    desk = await running.app.state.services.hall.desk(table)
    (listener,) = desk.listeners
    while listener._frames.qsize() < 100:
        listener.send(BIG)
        await asyncio.sleep(0)


async def goodbye(running: Running) -> None:
    running.app.state.services.hall.say_goodbye()
