"""What goes on at tables by itself: computers move, and stand in for those whose time has run out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from ..core.errors import Refused
from . import tallies, wire
from .clock import now
from .computers import Computers
from .decide import back, moved
from .desk import Desk
from .desks import Desks, Overtaken
from .fair import Rank
from .log import Away
from .peers import Peers
from .store import Unavailable
from .tasks import Tasks

RETRY = 1.0  # seconds until what could not be stored is stored again

log = logging.getLogger(__name__)


class Clockwork:
    """The computers that think at tables, and the alarms of the clocks there.

    It watches the desks: whenever one was fetched or has changed, it looks whether there is something to do.
    """

    def __init__(self, desks: Desks, computers: Computers, peers: Peers) -> None:
        self._desks, self._computers, self._peers = desks, computers, peers
        self._tasks = Tasks()
        self._stopped = False
        desks.watch(self)

    def stop(self) -> None:
        """From now on nobody begins to think, and no alarm is set."""
        self._stopped = True

    async def close(self) -> None:
        self.stop()
        for desk in self._desks.loaded():
            desk.silence()
        await self._tasks.end()

    def look_at(self, desk: Desk) -> None:
        """Let computers think, and set the alarm for the clock that runs out first."""
        if self._stopped:
            return
        table = desk.table
        if any(not table.is_overdue(person) for person in desk.returning):
            self._tasks.begin(self._welcome_all_back(desk))
        desk.silence()
        deadline, thinkers = table.first_deadline(self._desks.opened), table.computers_to_act()
        if (deadline is None and not thinkers) or not self._peers.keeps(table.id):
            return
        for seat in thinkers:
            if seat not in desk.thinking:
                desk.thinking[seat] = self._tasks.begin(self._think(desk, seat))
        if deadline is not None:
            wait = max(deadline - now(), 0.0)
            desk.alarm = asyncio.get_running_loop().call_later(wait + 0.05, self._ring, desk)

    # -- Clocks --

    def _ring(self, desk: Desk) -> None:
        self._tasks.begin(self._take_over(desk))

    async def _take_over(self, desk: Desk) -> None:
        """Computers stand in for those whose time has run out."""
        async with desk.lock:
            table = desk.table
            for seat in table.to_act:
                deadline = table.deadline(seat, self._desks.opened)
                if deadline is not None and deadline <= now():
                    tallies.clock_lags.note(now() - deadline)
                    try:
                        await self._desks.carry_out(desk, Away(seat))
                    except (Refused, Unavailable):
                        desk.alarm = asyncio.get_running_loop().call_later(RETRY, self._ring, desk)
                        return
            self.look_at(desk)

    async def welcome_back(self, desk: Desk, person: str) -> None:
        """Whose clock had run out plays again, as soon as the overdue move is made."""
        if desk.table.is_overdue(person):
            desk.returning.add(person)
            return
        if entry := back(desk.table, person):
            desk.returning.add(person)  # until it is kept: another process may write something at the table first
            await self._desks.carry_out(desk, entry)
        desk.returning.discard(person)

    async def _welcome_all_back(self, desk: Desk) -> None:
        """The overdue moves were made, perhaps by another process."""
        async with desk.lock:
            for person in list(desk.returning):
                with suppress(Refused, Unavailable):  # they are still on the list, or back
                    await self.welcome_back(desk, person)

    # -- Computers --

    async def _think(self, desk: Desk, seat: int) -> None:
        """Let the computer at a seat move, as often as it is asked."""
        try:
            while seat in desk.table.computers_to_act():
                table = desk.table
                match, level, position = table.match, table.places[seat].level, table.position
                assert match and level
                rank = Rank.MOVE if any(not place.level for place in table.places) else Rank.ALONE
                answer, problem = await self._computers.ask(match, seat, level, table.host, rank)
                if problem:
                    log.warning("player replaced", extra={"game": table.game.name, "player": level, "problem": problem})
                while not await self._move(desk, seat, position, answer.action, level, problem):
                    await asyncio.sleep(RETRY)
        finally:
            desk.thinking.pop(seat, None)
        self.look_at(desk)

    async def _move(
        self, desk: Desk, seat: int, position: int, action: int, level: wire.Level, problem: str | None
    ) -> bool:
        """Make a computer's move, if it is still wanted. False: it can't be kept now."""
        table = desk.table
        async with desk.lock:
            while table.position == position and seat in table.computers_to_act():
                assert table.match
                try:
                    move = table.match.text_of(action)
                    await self._desks.carry_out(desk, moved(table, seat, move, level=level, report=problem))
                    for person in list(desk.returning):
                        await self.welcome_back(desk, person)
                    return True
                except Overtaken:  # by somebody else who was to choose at the same time: our move may still be wanted
                    continue
                except (Refused, Unavailable):
                    return False
            return True
