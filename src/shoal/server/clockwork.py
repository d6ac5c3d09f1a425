"""What goes on at tables by itself: computers move, and stand in for those whose time has run out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ..core.errors import Refused
from . import wire
from .computers import Computers
from .desk import Desk
from .log import AnyEntry, Away
from .store import Unavailable

RETRY = 1.0  # seconds until what could not be stored is stored again

log = logging.getLogger(__name__)


class Clockwork:
    """The computers that think at tables, and the alarms of the clocks there."""

    def __init__(
        self,
        computers: Computers,
        opened: float,
        spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
        carry_out: Callable[[Desk, AnyEntry], Awaitable[None]],
        welcome_back: Callable[[Desk, str], Awaitable[None]],
    ) -> None:
        self._computers, self._opened = computers, opened
        self._spawn, self._carry_out, self._welcome_back = spawn, carry_out, welcome_back
        self._stopped = False

    def stop(self) -> None:
        """From now on nobody begins to think, and no alarm is set."""
        self._stopped = True

    def wake(self, desk: Desk) -> None:
        """Let computers think, and set the alarm for the clock that runs out first."""
        if self._stopped:
            return
        table = desk.table
        for seat in table.computers_to_act():
            if seat not in desk.thinking:
                desk.thinking[seat] = self._spawn(self._think(desk, seat))
        if desk.alarm:
            desk.alarm.cancel()
            desk.alarm = None
        deadline = table.first_deadline(self._opened)
        if deadline is not None:
            wait = max(deadline - time.time(), 0.0)
            desk.alarm = asyncio.get_running_loop().call_later(wait + 0.05, self._ring, desk)

    # -- Clocks --

    def _ring(self, desk: Desk) -> None:
        self._spawn(self._take_over(desk))

    async def _take_over(self, desk: Desk) -> None:
        """Computers stand in for those whose time has run out."""
        async with desk.lock:
            table = desk.table
            for seat in table.to_act:
                deadline = table.deadline(seat, self._opened)
                if deadline is not None and deadline <= time.time():
                    try:
                        await self._carry_out(desk, Away(seat))
                    except (Refused, Unavailable):
                        desk.alarm = asyncio.get_running_loop().call_later(RETRY, self._ring, desk)
                        return
            self.wake(desk)

    # -- Computers --

    async def _think(self, desk: Desk, seat: int) -> None:
        """Let the computer at a seat move, as often as it is asked."""
        try:
            while seat in desk.table.computers_to_act():
                table = desk.table
                match, level, position = table.match, table.places[seat].level, table.position
                assert match and level
                urgent = any(not place.level for place in table.places)
                answer, problem = await self._computers.ask(match, seat, level, urgent=urgent)
                if problem:
                    log.warning("player replaced", extra={"game": table.game.name, "player": level, "problem": problem})
                while not await self._moved(desk, seat, position, answer.action, level, problem):
                    await asyncio.sleep(RETRY)
        finally:
            desk.thinking.pop(seat, None)
        self.wake(desk)

    async def _moved(
        self, desk: Desk, seat: int, position: int, action: int, level: wire.Level, problem: str | None
    ) -> bool:
        """Make a computer's move, if it is still wanted. False: it can't be kept now."""
        async with desk.lock:
            table = desk.table
            if table.position != position or seat not in table.computers_to_act():
                return True
            assert table.match
            try:
                move = table.match.text_of(action)
                await self._carry_out(desk, table.moved(seat, move, level=level, report=problem))
                for person in list(desk.returning):
                    await self._welcome_back(desk, person)
            except (Refused, Unavailable):
                return False
            return True
