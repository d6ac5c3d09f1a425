"""Looking back at games takes long, so it is done aside: in a process of its own, once for all who ask for the same."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

from .table import refused
from .worker import Worker

NICENESS = 5  # as computers that think
PATIENCE = 60.0  # seconds until the process is given up
KEPT = 32 * 2**20  # bytes of answers that are kept
EACH = 4  # questions of a person that may wait


class Lookback:
    """One question after the other, of different addresses by turns; the latest answers are kept."""

    def __init__(self) -> None:
        self._worker = Worker(NICENESS)
        self._free = asyncio.Lock()  # the worker is
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # one of an address at a time
        self._waiting: Counter[str] = Counter()  # questions of a person
        self._answers: OrderedDict[Any, bytes] = OrderedDict()

    async def ask(self, person: str, address: str, key: Any, work: Callable[..., bytes], *about: Any) -> bytes:
        """What a function of a module answers, which to the same key is always the same; or Refused: too many wait."""
        if key in self._answers:
            self._answers.move_to_end(key)
            return self._answers[key]
        if self._waiting[person] >= EACH:
            raise refused("too-many")
        self._waiting[person] += 1
        try:
            async with self._turns.setdefault(address, asyncio.Lock()), self._free:
                if key not in self._answers:  # somebody else may have asked it meanwhile
                    self._keep(key, await self._do(work, *about))
                return self._answers[key]
        finally:
            self._waiting[person] -= 1
            self._waiting += Counter()  # without who waits for nothing

    async def _do(self, work: Callable[..., bytes], *about: Any) -> bytes:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._worker.do(work, *about)
        except (asyncio.CancelledError, EOFError, OSError):  # too late, or gone: nobody waits for it any more
            self._worker.end()
            self._worker = Worker(NICENESS)
            raise

    def _keep(self, key: Any, answer: bytes) -> None:
        self._answers[key] = answer
        while sum(map(len, self._answers.values())) > KEPT and len(self._answers) > 1:
            self._answers.popitem(last=False)

    def close(self) -> None:
        self._worker.end()
