"""`shoal serve` as a process of its own, to be killed and started again at the same address."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx

from shoal.server.settings import Settings

PATIENCE = 120.0
Born = tuple[int, str]  # a process: its id, and when it began

# As on a machine without Numba: each start would begin to compile, and be killed over it.
SERVE = "import sys; sys.modules['numba'] = None; from shoal.cli import main; main()"


class Process:
    """A server that clients find at `url` whenever it runs."""

    def __init__(self, settings: Settings) -> None:
        self._port = socket.socket()
        self._port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._port.bind(("127.0.0.1", 0))  # never listened at: it keeps the port from others while no server runs
        self.url = f"http://127.0.0.1:{self._port.getsockname()[1]}"
        said = {field.name: getattr(settings, field.name) for field in fields(settings)}
        said |= {"port": self._port.getsockname()[1], "origins": "", "hosts": "", "proxy": "false"}
        self._environment = os.environ | {f"SHOAL_{name.upper()}": str(value) for name, value in said.items()}
        self._told = settings.data / "told"
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def id(self) -> int:
        assert self._running
        return self._running.pid

    async def start(self) -> None:
        with self._told.open("ab") as told:
            self._running = subprocess.Popen(
                [sys.executable, "-c", SERVE, "serve"],
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=told,
                start_new_session=True,  # no terminal, that could be closed
            )
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:
            while True:
                assert self._running.poll() is None, self._told.read_text()
                try:
                    if (await http.get("/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)

    def workers(self) -> list[Born]:
        """Those of its processes that serve, where several do."""
        return [child for child in self.children() if b"resource_tracker" not in command_of(child)]

    def kill(self) -> None:
        """Without a chance to say goodbye."""
        assert self._running
        self._running.kill()
        self._running.wait()

    def stop(self) -> None:
        self._port.close()
        if self._running:
            self._running.send_signal(signal.SIGTERM)
            try:
                self._running.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
                raise

    def children(self) -> list[Born]:
        """The processes it has started."""
        ids = Path(f"/proc/{self.id}/task/{self.id}/children").read_text().split()
        return [(int(child), found) for child in ids if (found := start_of(int(child)))]

    def told(self) -> list[dict[str, Any]]:
        """The lines of its logs."""
        return [json.loads(line) for line in self._told.read_text().splitlines() if line.startswith("{")]


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Process]:
    process = Process(settings)
    try:
        await process.start()
        yield process
    finally:
        process.stop()


def command_of(process: Born) -> bytes:
    try:
        return Path(f"/proc/{process[0]}/cmdline").read_bytes()
    except OSError:
        return b""


def is_running(process: Born) -> bool:
    return start_of(process[0]) == process[1]


def start_of(process: int) -> str | None:
    """When a process began, which tells it from another that has got its id; None if it has ended."""
    try:
        state, *more = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if state in "ZX" else more[18]
