"""A server of our own to be measured: `shoal serve` as a process, with a database in a folder that is removed then."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click

from ..core import backends
from .crowd import HOST, Caller

CALLERS = 8  # threads that ask for guests and tables
START = 900.0  # seconds for a server to be ready: its players may have to be compiled
STOP = 20.0
NOT_COMPILED = "compiling failed"  # as the server logs it; its players go on without
RAISED = "1000000"  # of limits that are not to be felt
SPARE = 100  # sockets and files beside one a person

T = TypeVar("T")
S = TypeVar("S")


@dataclass
class Server:
    """A `shoal serve` of our own."""

    process: subprocess.Popen[bytes]
    log: Path
    workers: int = 1
    port: int = 0

    def processes(self) -> list[int]:
        """Those that serve: it itself, or the workers that it has started."""
        if self.workers == 1:
            return [self.process.pid]
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text("utf-8").split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def memory(self) -> float:
        """KiB that the server itself takes, without its computer players."""
        found = 0.0
        for process in self.processes():
            status = Path(f"/proc/{process}/status").read_text("utf-8")
            found += float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")))
        return found

    def cpu(self) -> float:
        """Seconds of all its threads."""
        ticks = 0
        for process in self.processes():
            numbers = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
            ticks += int(numbers[11]) + int(numbers[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def lines(self) -> list[dict[str, Any]]:
        """What it has logged, in whole lines."""
        text = self.log.read_text("utf-8")
        return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines() if line.startswith("{")]

    def faults(self) -> Counter[str]:
        """What it complained about."""
        return Counter(f"log: {line['what']}" for line in self.lines() if line["level"] in ("warning", "error"))

    def wait_for(self, *what: str) -> dict[str, Any]:
        """The line of the log that tells one of these, as soon as each process has told it."""
        end = time.monotonic() + START
        while time.monotonic() < end and self.process.poll() is None:
            found = [line for line in self.lines() if line["what"] in what]
            if len(found) >= self.workers:
                return found[0]
            time.sleep(0.1)
        raise click.ClickException(f"the server did not start:\n{self.log.read_text('utf-8')[-2000:]}")


@contextmanager
def serving(
    people: int, database: str = "", workers: int = 1, metrics: str = "", *, limited: bool = False
) -> Iterator[Server]:
    """A server that is ready for so many, with its limits out of the way unless they are what is asked about."""
    room = str(2 * people + SPARE)  # who goes to the next table is at both for a moment
    with tempfile.TemporaryDirectory(prefix="shoal-load-") as folder:
        log = Path(folder, "log")
        flags = ["--host", HOST, "--port", "0", "--data", folder]
        flags += ["--workers", str(workers), *(["--database", database] if database else [])]
        if not limited:
            flags += ["--connections", room, "--connections-each", room]
            flags += [part for name in ("--requests", "--messages", "--login-attempts") for part in (name, RAISED)]
        with log.open("wb") as out:
            process = subprocess.Popen(
                [sys.executable, "-m", "shoal", "serve", *flags],
                env=os.environ | {"SHOAL_METRICS": metrics},
                stdout=subprocess.DEVNULL,
                stderr=out,
            )
        server = Server(process, log, workers)
        try:
            server.port = int(server.wait_for("listening")["address"].rpartition(":")[2])
            if backends.is_available():
                server.wait_for("players ready", NOT_COMPILED)
            yield server
        finally:
            process.terminate()
            try:
                process.wait(STOP)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def ask_all(port: int, ask: Callable[[Caller, T], S], about: Sequence[T]) -> list[S]:
    """Ask the server about many things, several at a time."""
    mine = threading.local()
    callers = []

    def begin() -> None:
        mine.caller = Caller(port)
        callers.append(mine.caller)

    with ThreadPoolExecutor(CALLERS, initializer=begin) as pool:
        found = list(pool.map(lambda one: ask(mine.caller, one), about))
    for caller in callers:
        caller.close()
    return found
