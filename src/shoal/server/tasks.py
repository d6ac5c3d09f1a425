"""Background tasks, which are cancelled when their owner closes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks:
    """The background tasks of one owner. Unlike in an asyncio.TaskGroup, one that fails leaves the others alone."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._under_way)

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def settle(self) -> None:
        """Wait until all have ended by themselves."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def end(self) -> None:
        """Cancel all, and wait until they have ended."""
        for task in list(self._under_way):
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
