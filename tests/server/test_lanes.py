"""The processes in which computer players think."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from shoal import Match, all_games, game_named
from shoal.core import backends
from shoal.server.computers import Computers, LevelQuestion
from shoal.server.question_rows import packed, unpacked

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


def levels_asked(steps: int) -> Iterator[LevelQuestion]:
    """Questions of all games, from the beginning and the middle."""
    for game in all_games():
        match, dice = Match(game, game.players[0], seed=5), random.Random(5)
        for _ in range(steps):
            if match.is_over:
                break
            seat = match.to_act[0]
            legal = match.legal_actions(seat)
            yield LevelQuestion(game.name, "easy", match.view(seat), seat, legal)
            match.play_action(seat, dice.choice(legal))


def test_a_question_holds_a_view_and_comes_back_as_it_was() -> None:
    for question in levels_asked(12):
        again = unpacked(packed(question))
        assert again._replace(view=None) == question._replace(view=None)  # type: ignore[arg-type]
        assert type(again.view) is type(question.view) and again.view.flat() == question.view.flat()
