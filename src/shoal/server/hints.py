"""Hints: what a strong player would do at a seat, knowing what the seat knows."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable

import msgspec

from ..bots.explain import merits_of
from ..bots.levels import HINTER
from ..bots.player import question_of
from ..core.backends import Backend
from ..core.match import Match
from . import wire
from .computers import Computers
from .desk import Advice, Desk
from .fair import Rank
from .table import refused
from .tasks import Tasks

AT_ONCE = 2  # hints that somebody waits for, at whatever tables

encode = msgspec.json.Encoder().encode


class Hints:
    """Gives advice, the same to whoever asks again before the move is made."""

    def __init__(self, computers: Computers) -> None:
        self._computers = computers
        self._tasks = Tasks()
        self._thinking = Counter[str]()  # of how many hints, by who wants them

    def check(self, person: str) -> None:
        """Raise Refused if somebody waits for enough hints already."""
        if self._thinking[person] >= AT_ONCE:
            raise refused("too-many")

    def give(self, desk: Desk, seat: int, person: str, message: str, reply: Callable[[bytes], None]) -> None:
        """Reply with the advice for a seat that is to act, as soon as there is some."""
        table = desk.table
        position, advice = desk.hints.get(seat, (0, None))
        if advice is None or position != table.position:
            assert table.match
            match = table.match.copy()  # as it is now: the table may move on
            advice = self._tasks.begin(self._advise(match, seat, person))
            desk.hints[seat] = table.position, advice
        self._tasks.begin(self._reply(advice, message, table.version, reply))

    async def close(self) -> None:
        await self._tasks.end()

    async def _advise(self, match: Match, seat: int, person: str) -> Advice:
        self._thinking[person] += 1
        try:
            answer, _ = await self._computers.ask(match, seat, HINTER, person, Rank.HINT)
        finally:
            self._thinking -= Counter((person,))
        candidates = [wire.Candidate(match.text_of(found.action), *found[1:]) for found in answer.candidates]
        merits = [
            wire.Merit(merit.key, dict(merit.args))
            for merit in merits_of(question_of(match, seat, random.Random()), answer)
        ]
        compiled = answer.backend is Backend.COMPILED
        return Advice(match.text_of(answer.action), candidates, answer.thought, compiled, merits)

    async def _reply(
        self, advice: asyncio.Task[Advice], message: str, version: int, reply: Callable[[bytes], None]
    ) -> None:
        reply(encode(wire.Hinted(message, version, *await advice)))
