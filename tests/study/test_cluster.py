"""On a real Dask scheduler with two workers, one of which is killed: the same numbers, bit for bit."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from shoal.study import Plan
from shoal.study.cluster import cluster
from shoal.study.run import PartsDone, counted

pytestmark = [
    pytest.mark.xdist_group("fish-n-stones"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
pytest.importorskip("distributed")

PLAN = Plan("fish-n-stones", 2, 64 * 20, ("strategy",))


@contextmanager
def process(*command: str) -> Iterator[subprocess.Popen[str]]:
    started = subprocess.Popen(
        [sys.executable, "-m", *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    try:
        yield started
    finally:
        started.kill()
        started.wait()
        assert started.stderr
        started.stderr.close()


def address_of(scheduler: subprocess.Popen[str]) -> str:
    assert scheduler.stderr
    for line in scheduler.stderr:
        if found := re.search(r"tcp://127\.0\.0\.1:\d+", line):
            threading.Thread(target=scheduler.stderr.read, daemon=True).start()  # so that it never waits for a reader
            return found[0]
    raise AssertionError("the scheduler has not started")


def worker(address: str) -> Any:
    flags = ("--nthreads", "1", "--no-dashboard", "--no-nanny", "--host", "127.0.0.1")
    return process("distributed.cli.dask_worker", address, *flags)


def as_lists(counts: Any) -> list[Any]:
    return [array.tolist() for array in counts]


def test_a_killed_worker_changes_nothing() -> None:
    with ThreadPoolExecutor(2) as pool:
        whole = as_lists(counted(PLAN, pool, PartsDone(None)))
    flags = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    with process("distributed.cli.dask_scheduler", *flags) as scheduler:
        address = address_of(scheduler)
        with worker(address) as first, worker(address), cluster(address) as executor:
            done = 0

            def advance(games: int) -> None:
                nonlocal done
                done += games
                if done >= PLAN.games // 4 and first.poll() is None:
                    os.kill(first.pid, signal.SIGKILL)

            found = as_lists(counted(PLAN, executor, PartsDone(None), advance))
    assert found == whole
    assert first.returncode == -signal.SIGKILL
