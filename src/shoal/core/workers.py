"""Hand out work to any executor, a little at a time: nobody waits, and memory stays flat however much there is."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

Item = TypeVar("Item")
Found = TypeVar("Found")

AHEAD = 4  # pieces of work that wait for each worker
WORKERS = 16  # where an executor does not say how many it has


class Processes(Executor):
    """Processes of this machine. If one dies, those after it have a new pool; what was running then is broken."""

    def __init__(self, jobs: int) -> None:
        self._max_workers = jobs
        self._pool = self._begun()

    def _begun(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._max_workers, get_context("spawn"))

    def submit(self, work: Callable[..., Found], /, *args: Any, **more: Any) -> Future[Found]:
        try:
            return self._pool.submit(work, *args, **more)
        except BrokenExecutor:
            self._pool.shutdown(wait=False)
            self._pool = self._begun()
            return self._pool.submit(work, *args, **more)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


def each_done(
    executor: Executor, work: Callable[[Item], Found], items: Iterable[Item]
) -> Iterator[tuple[Item, Future[Found]]]:
    """Each item with what came of it, as it is done. Whoever stops reading cancels what has not begun."""
    ahead = iter(items)
    running: dict[Future[Found], Item] = {}
    try:
        while True:
            for item in islice(ahead, most_of(executor) - len(running)):
                running[executor.submit(work, item)] = item
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done
    finally:
        for future in running:
            future.cancel()


def in_order(
    begin: Callable[[Item], Future[Found]], items: Iterable[Item], most: int
) -> Iterator[tuple[Item, Future[Found]]]:
    """The same in the order of the items, so many at a time."""
    running: deque[tuple[Item, Future[Found]]] = deque()
    try:
        for item in items:
            running.append((item, begin(item)))
            if len(running) == most:
                yield running.popleft()
        while running:
            yield running.popleft()
    finally:
        for _, future in running:
            future.cancel()


def most_of(executor: Executor) -> int:
    """How much an executor is given at a time."""
    return AHEAD * (getattr(executor, "_max_workers", None) or WORKERS)
