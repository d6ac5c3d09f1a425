"""Work that goes on beside, and ends with whoever began it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks:
    """Tasks under way. One that fails does not end the others, as it would in an asyncio.TaskGroup."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def end(self) -> None:
        """Cancel all, and wait until they have ended."""
        for task in list(self._under_way):
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
