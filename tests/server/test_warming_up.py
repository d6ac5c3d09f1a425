"""Computer players are compiled behind the tables, the game that somebody opens first."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from shoal import Match, all_games, game_named
from shoal.core import backends
from shoal.core.backends import Backend
from shoal.server import computers as computers_module
from shoal.server import wire
from shoal.server.computers import Computers, think, warm_up
from shoal.server.hall import Hall
from shoal.server.people import new_guest
from shoal.server.sockets import Outbox
from shoal.server.store import Store, open_engine
from shoal.server.worker import Worker

pytestmark = pytest.mark.anyio

PATIENCE = 240.0  # seconds, on a machine that is busy with other things
GAMES = [game.name for game in sorted(all_games(), key=lambda game: backends.size_of_rules(game.folder))]


class Compiler:
    """In place of the processes: a game is compiled when a test says so. Questions are only noted."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.asked: list[tuple[str, bool]] = []  # the game, and whether compiled players were asked
        self._done: dict[str, asyncio.Future[None]] = {}

    def do(self, work: Callable[..., Any], *about: Any) -> asyncio.Future[Any]:
        if work is think:
            self.asked.append((about[0], about[-1]))
            raise RuntimeError("no answer")  # a fallback answers
        assert work is warm_up
        self.begun.append(about[0])
        self._done[about[0]] = asyncio.get_running_loop().create_future()
        return self._done[about[0]]

    async def finish(self, game: str, problem: Exception | None = None) -> None:
        if problem:
            self._done[game].set_exception(problem)
        else:
            self._done[game].set_result(None)
        await asyncio.sleep(0)
        await asyncio.sleep(0)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    found = Compiler()
    monkeypatch.setattr(backends, "fastest_backend", lambda: Backend.COMPILED)
    monkeypatch.setattr(Worker, "do", found.do)
    monkeypatch.setattr(computers_module, "cores", lambda: 1)
    return found


@asynccontextmanager
async def started(warmed: Callable[[str], None] = lambda _: None) -> AsyncIterator[Computers]:
    computers = Computers(1)
    computers.start(warmed)
    await asyncio.sleep(0)
    try:
        yield computers
    finally:
        await computers.stop()


# -- In which order --


async def test_without_anybody_there_the_quickest_is_compiled_first(compiler: Compiler) -> None:
    warmed: list[str] = []
    async with started(warmed.append) as computers:
        for number, game in enumerate(GAMES):
            assert compiler.begun == GAMES[: number + 1]
            assert computers.is_cold(game)
            await compiler.finish(game)
            assert not computers.is_cold(game)
    assert warmed == GAMES


async def test_the_game_somebody_opens_first_is_compiled_first(compiler: Compiler) -> None:
    async with started() as computers:
        for game in (GAMES[4], GAMES[2], GAMES[4]):  # what was opened before keeps its place
            computers.hurry(game)
        assert compiler.begun == GAMES[:1], "what is being compiled is not given up"
        for game in (GAMES[0], GAMES[4], GAMES[2], GAMES[1]):
            await compiler.finish(game)
        assert compiler.begun == [GAMES[index] for index in (0, 4, 2, 1, 3)]


async def test_on_more_cores_several_are_compiled_at_once(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers_module, "cores", lambda: 2)
    async with started() as computers:
        assert compiler.begun == GAMES[:2]
        computers.hurry(GAMES[4])
        await compiler.finish(GAMES[1])
        assert compiler.begun == [GAMES[0], GAMES[1], GAMES[4]]


async def test_a_game_that_cannot_be_compiled_does_not_keep_others_from_it(
    compiler: Compiler, caplog: pytest.LogCaptureFixture
) -> None:
    warmed: list[str] = []
    async with started(warmed.append) as computers:
        await compiler.finish(GAMES[0], OSError("no space"))
        assert warmed == GAMES[:1] and not computers.is_cold(GAMES[0]), "it is as warm as it will be"
        await compiler.finish(GAMES[1])
        assert compiler.begun == GAMES[:3]
        for game in GAMES[:2]:
            match = Match(game_named(game), 3, seed=1)
            await computers.ask(match, match.to_act[0], "easy")
    assert compiler.asked == [(GAMES[0], False), (GAMES[1], True)]
    assert "compiling failed" in caplog.text


async def test_the_next_question_is_for_compiled_players(compiler: Compiler) -> None:
    match = Match(game_named(GAMES[0]), 2, seed=1)
    async with started() as computers:
        for _ in range(2):
            await computers.ask(match, match.to_act[0], "easy")
            if computers.is_cold(GAMES[0]):
                await compiler.finish(GAMES[0])
    assert compiler.asked == [(GAMES[0], False), (GAMES[0], True)]


# -- What people hear of it --


async def heard(line: Outbox) -> list[dict[str, Any]]:
    """The tables that were sent by now."""
    frames = [json.loads(await line.next()) for _ in range(line._frames.qsize())]
    return [frame for frame in frames if frame["type"] == "table"]


async def test_a_table_says_so_until_its_game_is_compiled(compiler: Compiler, tmp_path: Path) -> None:
    store = Store(open_engine(f"sqlite:///{tmp_path / 'x.sqlite3'}"))
    hall = Hall(store, Computers(1))
    hall.open()
    try:
        ada, _ = await new_guest(store, "Ada", "test")
        lines = {}
        for game in (GAMES[3], GAMES[1]):
            desk = await hall.create(ada, wire.Plan(game, ["me", "easy", "easy"]))
            assert desk.info(ada.id).warming_up, "who asks over HTTP is told, too"
            lines[game] = Outbox(ada)
            await hall.join(desk, lines[game])
            assert [frame["warming_up"] for frame in await heard(lines[game])] == [True]
        await compiler.finish(GAMES[0])
        assert compiler.begun == [GAMES[0], GAMES[3]], "to come to a table is to open its game"
        assert await heard(lines[GAMES[3]]) == await heard(lines[GAMES[1]]) == [], "another game is no news"
        await compiler.finish(GAMES[3])
        assert [frame["warming_up"] for frame in await heard(lines[GAMES[3]])] == [False]
        assert await heard(lines[GAMES[1]]) == []
        assert not (await hall.create(ada, wire.Plan(GAMES[3], ["me", "easy"]))).info(ada.id).warming_up
    finally:
        await hall.close()
        store.close()


async def test_without_numba_nobody_warms_up(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backends, "fastest_backend", lambda: Backend.INTERPRETED)
    async with started() as computers:
        assert not compiler.begun and not any(computers.is_cold(game) for game in GAMES)
