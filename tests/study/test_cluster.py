"""On a real Dask scheduler with two workers, one of which is killed: the same numbers, bit for bit."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from shoal.bots.ladder import new_ladder, play_ladder
from shoal.core.corpus import Line
from shoal.core.errors import BadInput
from shoal.core.record import read
from shoal.core.simulate import match_by
from shoal.core.workers import Processes
from shoal.games import game_named
from shoal.study import Plan
from shoal.study.cluster import cluster
from shoal.study.reviewing import reviews
from shoal.study.run import PartsDone, counted

pytestmark = [
    pytest.mark.xdist_group("fish-n-stones"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
pytest.importorskip("distributed")

FLAGS = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard")
GAME = game_named("fish-n-stones")
LINES = [Line(seed, read(match_by("random,strategy", GAME, 2, seed).record())) for seed in (1, 2)]
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


def contests_on(executor: Executor | None, folder: Path) -> list[Any]:
    ladder = new_ladder(GAME, 2, ["random", "strategy"])
    games = play_ladder(ladder, 1, folder / "ladder.jsonl", 1, folder, executor=executor)
    return [(game.fixture, game.places, game.scores) for game in games]


def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as pool:
        whole = as_lists(counted(PLAN, pool, PartsDone(None)))
    with process("distributed.cli.dask_scheduler", *FLAGS) as scheduler:
        address = address_of(scheduler)
        with worker(address) as first, worker(address), cluster(address) as executor:
            done = 0

            def advance(games: int) -> None:
                nonlocal done
                done += games
                if done >= PLAN.games // 4 and first.poll() is None:
                    os.kill(first.pid, signal.SIGKILL)

            found = as_lists(counted(PLAN, executor, PartsDone(None), advance))
            contests, judged = contests_on(executor, tmp_path / "there"), list(reviews(LINES, 4, 1, executor))
    assert found == whole
    with ThreadPoolExecutor(1) as here:
        assert judged == list(reviews(LINES, 4, 1, here))
    assert contests == contests_on(None, tmp_path / "here")
    assert len(list((tmp_path / "there").glob("*.json"))) == len(contests), "records come back"
    assert first.returncode == -signal.SIGKILL


@pytest.mark.long
@pytest.mark.parametrize("many", [1, 2, 4])
def test_so_many_workers_change_nothing(many: int) -> None:
    with ThreadPoolExecutor(2) as pool:
        whole = as_lists(counted(PLAN, pool, PartsDone(None)))
    with process("distributed.cli.dask_scheduler", *FLAGS) as scheduler, ExitStack() as stack:
        address = address_of(scheduler)
        for _ in range(many):
            stack.enter_context(worker(address))
        with cluster(address) as executor:
            assert as_lists(counted(PLAN, executor, PartsDone(None))) == whole


@pytest.mark.long
def test_a_scheduler_that_dies_is_one_line_and_what_was_counted_is_kept(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    with process("distributed.cli.dask_scheduler", *FLAGS) as scheduler:
        address = address_of(scheduler)
        with worker(address), pytest.raises(BadInput, match="are gone"), cluster(address) as executor:
            counted(PLAN, executor, PartsDone(keep), lambda _: scheduler.kill())
    assert len(PartsDone(keep)._found) > 0


def test_a_process_that_dies_costs_only_what_it_was_at(tmp_path: Path) -> None:
    plan = Plan("fish-n-stones", 2, 20, ("random", "easy"))
    with ThreadPoolExecutor(1) as here:
        whole = as_lists(counted(plan, here, PartsDone(None)))
    with Processes(2) as processes:
        killed: list[int] = []

        def advance(_: int) -> None:
            if not killed:
                killed.append(processes.submit(os.getpid).result())
                os.kill(killed[0], signal.SIGKILL)

        assert as_lists(counted(plan, processes, PartsDone(None), advance)) == whole
        assert killed and processes.submit(os.getpid).result() not in killed
