"""Servers that a test starts itself: in a thread with its own settings, or as people do, with `shoal serve`."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from shoal.server.app import build, configuration
from shoal.server.settings import Settings

PATIENCE = 120.0  # seconds


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """The address of a server in a thread. It can be started again with the same settings."""
    server = uvicorn.Server(configuration(build(settings), settings))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.01)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


# Each start would begin to load what players are compiled from, which takes longer than most tests.
UNCOMPILED = """
from shoal.cli import main
from shoal.core import backends

backends.fastest_backend = lambda: backends.Backend.INTERPRETED
main()
"""


class Served:
    """A server of `shoal serve`. What it said is there when it has ended."""

    def __init__(self, process: subprocess.Popen[str], hello: str) -> None:
        self.process, self.out, self.log = process, hello, ""
        found = re.search(r"http://\S+", hello)
        assert found, hello
        self.url = found[0]

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """Stop it; answers its exit code."""
        self.process.send_signal(how)
        out, self.log = self.process.communicate(timeout=PATIENCE)
        self.out += out
        return self.process.returncode


@contextmanager
def served(data: Path, *flags: str) -> Iterator[Served]:
    """`shoal serve` on a free port."""
    command = [
        sys.executable,
        "-c",
        UNCOMPILED,
        "serve",
        "--port",
        "0",
        "--data",
        str(data),
        "--player-processes",
        "1",
        *flags,
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            yield Served(process, process.stdout.readline())
        finally:
            process.kill()
