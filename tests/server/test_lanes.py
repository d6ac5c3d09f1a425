"""The processes in which computer players think."""

from __future__ import annotations

import asyncio

import pytest

from shoal import Match, game_named
from shoal.core import backends
from shoal.server.computers import Computers

pytestmark = pytest.mark.anyio

PATIENCE = 240.0  # seconds, on a machine that is busy with other things


async def test_a_lane_stays_open_whatever_happens_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here its question can't even be sent to it. It is answered all the same, and so is the next."""
    monkeypatch.setattr(backends, "is_available", lambda: False)
    match = Match(game_named("fish-n-stones"), 2, seed=1)
    (seat, *_) = match.to_act
    computers = Computers(1)
    computers.start()
    try:
        with monkeypatch.context() as patch:
            patch.setattr(match, "view", lambda _: lambda: "not to be pickled")
            for _ in range(4):  # more than there are lanes
                async with asyncio.timeout(PATIENCE):
                    answer, problem = await computers.ask(match, seat, "easy")
                assert answer.action in match.legal_actions(seat) and problem
        answer, problem = await computers.ask(match, seat, "easy")
        assert answer.action in match.legal_actions(seat) and problem is None
    finally:
        await computers.stop()
