"""Whose question is thought about next, and how many questions somebody may have."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from shoal import Match, Refused, game_named
from shoal.bots.levels import SECONDS
from shoal.bots.player import Answer
from shoal.core import backends
from shoal.server import computers as computers_file
from shoal.server.computers import Computers, Thought
from shoal.server.fair import FairQueue, Rank
from shoal.server.hints import AT_ONCE, Hints
from shoal.server.worker import Worker

pytestmark = pytest.mark.anyio

PATIENCE = 240.0  # seconds, on a machine that is busy with other things


def taken(queue: FairQueue[str]) -> str:
    """All in the order in which they are taken."""
    found = ""
    while (job := queue.take()) is not None:
        found += job
    return found


def test_everybody_has_the_same_time_however_many_tables_they_have() -> None:
    queue = FairQueue[str]()
    for _ in range(5):
        queue.put("A", "ada", Rank.MOVE, 5.0)
    for _ in range(3):
        queue.put("b", "bob", Rank.MOVE, 5.0)
    queue.put("c", "cleo", Rank.MOVE, 5.0)
    assert taken(queue) == "AbcAbAbAA"


def test_who_comes_anew_is_next_and_what_is_quick_costs_little() -> None:
    queue = FairQueue[str]()
    for _ in range(4):
        queue.put("A", "ada", Rank.MOVE, 5.0)
    assert queue.take() == queue.take() == "A"
    for _ in range(4):
        queue.put("b", "bob", Rank.MOVE, 0.2)
    assert taken(queue) == "bbbbAA"


def test_nobody_saves_time_up() -> None:
    queue = FairQueue[str]()
    for _ in range(100):
        queue.put("A", "ada", Rank.MOVE, 5.0)
        assert queue.take() == "A"
    for _ in range(3):
        queue.put("b", "bob", Rank.MOVE, 5.0)
        queue.put("A", "ada", Rank.MOVE, 5.0)
    assert taken(queue) in ("bAbAbA", "AbAbAb", "bbAbAA")
    assert len(queue._had) <= 2, "and who has had no more than the others is forgotten"


def test_of_one_owner_moves_come_first_and_quick_ones_before_slow_ones() -> None:
    queue = FairQueue[str]()
    for work, rank, seconds in (
        ("a", Rank.ANALYSIS, 1.0),
        ("h", Rank.HINT, 1.0),
        ("M", Rank.MOVE, 5.0),
        ("m", Rank.MOVE, 0.2),
        ("n", Rank.MOVE, 0.2),
    ):
        queue.put(work, "ada", rank, seconds)
    assert taken(queue) == "mnMha"


def test_tables_of_computers_alone_wait_for_all_others() -> None:
    queue = FairQueue[str]()
    queue.put("x", "bob", Rank.ALONE, 0.2)
    for _ in range(3):
        queue.put("A", "ada", Rank.MOVE, 5.0)
    queue.put("y", "ada", Rank.ALONE, 0.2)
    assert taken(queue) == "AAAxy"


def test_only_what_is_wanted_is_taken() -> None:
    queue = FairQueue[str]()
    queue.put("A", "ada", Rank.MOVE, 5.0)
    assert queue.take(lambda job: job.seconds < 1) is None
    queue.put("b", "bob", Rank.MOVE, 0.2)
    assert queue.take(lambda job: job.seconds < 1) == "b"
    assert queue.take(lambda job: job.seconds < 1) is None
    assert taken(queue) == "A"


async def test_who_has_many_slow_tables_keeps_nobody_waiting_for_a_quick_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here what is slow never ends: all lanes but one are full of it."""
    monkeypatch.setattr(backends, "fastest_backend", lambda: backends.Backend.INTERPRETED)
    under_way: list[str] = []

    async def do(self: Worker, work: Any, game: str, level: str, *about: Any) -> Thought:
        under_way.append(level)
        if SECONDS[level] > computers_file.QUICK:
            await asyncio.Event().wait()
        return Thought(Answer(about[2][0]))

    monkeypatch.setattr(Worker, "do", do)
    match = Match(game_named("fish-n-stones"), 2, seed=1)
    (seat, *_) = match.to_act
    computers = Computers(2)
    computers.start()
    slow = [asyncio.create_task(computers.ask(match, seat, "expert", "ada")) for _ in range(45)]
    try:
        async with asyncio.timeout(PATIENCE):
            while len(under_way) < 2:
                await asyncio.sleep(0)
            for _ in range(5):
                await computers.ask(match, seat, "easy", "bob")
            await asyncio.gather(*(computers.ask(match, seat, "medium", "ada") for _ in range(5)))
        assert under_way.count("expert") == 2
        assert not any(task.done() for task in slow)
    finally:
        await computers.stop()
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)


async def test_somebody_waits_for_so_many_hints_and_no_more() -> None:
    class Thinking:
        def __init__(self) -> None:
            self.asked: list[tuple[str, Rank]] = []

        async def ask(self, match: Match, seat: int, level: str, owner: str, rank: Rank) -> Thought:
            self.asked.append((owner, rank))
            await asyncio.Event().wait()
            raise AssertionError

    computers = Thinking()
    hints = Hints(computers)  # type: ignore[arg-type]
    match = Match(game_named("fish-n-stones"), 2, seed=1)
    try:
        for number in range(AT_ONCE):
            hints.check("ada")
            hints._tasks.begin(hints._advise(match, 0, "ada"))
            while len(computers.asked) <= number:
                await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            hints.check("ada")
        assert refused.value.key == "too-many"
        hints.check("bob")
        assert computers.asked == [("ada", Rank.HINT)] * AT_ONCE
    finally:
        await hints.close()
    hints.check("ada")
