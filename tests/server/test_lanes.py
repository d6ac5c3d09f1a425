"""The processes in which computer players think."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from shoal import Match, all_games, game_named
from shoal.bots.levels import SECONDS
from shoal.bots.player import Answer
from shoal.core import backends
from shoal.server import computers as computers_file
from shoal.server.computers import Computers, LevelQuestion, Thought
from shoal.server.fair import Rank
from shoal.server.question_rows import packed, unpacked
from shoal.server.worker import Worker

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


async def test_a_process_that_has_to_load_first_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given up while it loads, the next one would begin to load as well, and so on for ever on a busy machine."""

    async def do(self: Worker, work: Any, game: str, level: str, *about: Any) -> Thought:
        await asyncio.sleep(0.05)
        return Thought(Answer(about[2][0]))

    monkeypatch.setattr(Worker, "do", do)
    monkeypatch.setattr(computers_file, "PATIENCE", -SECONDS["easy"])
    match = Match(game_named("fish-n-stones"), 2, seed=1)
    (seat, *_) = match.to_act
    computers = Computers(2)
    computers.start()
    try:
        async with asyncio.timeout(PATIENCE):
            for wanted in (None, "lost: TimeoutError", None):  # then it has begun anew
                _, problem = await computers.ask(match, seat, "easy", rank=Rank.ALONE)  # which one lane takes
                assert problem == wanted
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
