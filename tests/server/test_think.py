"""Computer players in processes apart: each question is thought about once, whatever becomes of who thinks."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from click.testing import CliRunner
from sqlalchemy import insert, select

from shoal import Match, game_named
from shoal.cli import shoal
from shoal.core import backends
from shoal.server import people, question_rows, thinkers, wire
from shoal.server.computers import Computers, LevelQuestion, Thought, elsewhere_of
from shoal.server.fair import Rank
from shoal.server.hall import Hall
from shoal.server.question_rows import packed, unpacked
from shoal.server.schema import questions
from shoal.server.settings import Settings
from shoal.server.store import Store, open_engine
from shoal.server.thinker import Board
from shoal.server.thinkers import Thinkers
from shoal.server.town import Town, connected, hold_lock

from .keeping import Watcher, act, check_log, number, until
from .postgresql import Cluster
from .process import PATIENCE, SERVE, running
from .test_crash import evening_at
from .test_lanes import levels_asked
from .test_town import play_on

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("database", ["postgresql"], indirect=True)]

ROOT = Path(__file__).parents[2]
NEVER = 1e6


class Thinking:
    """Processes of `shoal think` on a database."""

    def __init__(self, database: str, told: Path) -> None:
        self._database, self._told = database, told
        self.running: list[subprocess.Popen[bytes]] = []

    def start(self, *program: str) -> subprocess.Popen[bytes]:
        with self._told.open("ab") as told:
            found = subprocess.Popen(
                [sys.executable, *(program or ("-c", SERVE)), "think", "--player-processes", "1"],
                cwd=ROOT,
                env=os.environ | {"SHOAL_DATABASE": self._database},
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=told,
            )
        self.running.append(found)
        return found

    def start_asleep(self) -> subprocess.Popen[bytes]:
        """One that never answers."""
        return self.start("-m", "tests.server.asleep")

    def end(self) -> None:
        for found in self.running:
            found.kill()
            found.wait()


@pytest.fixture
def thinking(database: str, tmp_path: Path) -> Iterator[Thinking]:
    found = Thinking(database, tmp_path / "thinking")
    yield found
    found.end()


class Place(NamedTuple):
    hall: Hall
    thinkers: Thinkers
    answered: list[str]  # the questions that others have answered

    @property
    def store(self) -> Store:
        return self.hall.store

    async def ask(self, level: str = "easy") -> Thought:
        match = Match(game_named("fish-n-stones"), 2, seed=1)
        return await self.hall.computers.ask(match, match.to_act[0], level, "ada")

    async def there_are(self, number: int) -> None:
        await until(lambda: self.thinkers.number == number)

    async def is_taken(self) -> None:
        async def taken() -> bool:
            asked = select(questions.c.id).where(questions.c.taker.is_not(None))
            return bool(await self.store.read(lambda connection: connection.execute(asked).all()))

        while not await taken():
            await asyncio.sleep(0.01)

    async def is_clear(self) -> None:
        while await number(self.store, questions):
            await asyncio.sleep(0.01)


@pytest.fixture
async def place(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Place]:
    monkeypatch.setattr(backends, "is_available", lambda: False)
    monkeypatch.setattr(thinkers, "PULSE", 0.1)
    store = Store(open_engine(database))
    elsewhere = elsewhere_of(store)
    assert isinstance(elsewhere, Thinkers)
    answered: list[str] = []
    hear = elsewhere._hear
    monkeypatch.setattr(elsewhere, "_hear", lambda told: (answered.append(told), hear(told)))
    hall = Hall(store, Computers(1, elsewhere=elsewhere), Town(store))
    await hall.join_others()
    hall.open()
    yield Place(hall, elsewhere, answered)
    await hall.close()
    store.close()


# -- Who thinks --


async def test_others_think_for_a_server_each_question_once(place: Place, thinking: Thinking) -> None:
    for _ in range(2):
        thinking.start()
    await place.there_are(2)
    asked: list[int] = []
    ask = place.thinkers.ask

    async def counted(question: LevelQuestion, owner: str, rank: Rank) -> Thought | None:
        asked.append(question.seat)
        found = await ask(question, owner, rank)
        assert found and found.problem is None
        return found

    place.thinkers.ask = counted  # type: ignore[method-assign]
    ada, _ = await people.new_guest(place.store, "Ada", "browser")
    desk = await place.hall.create(ada, wire.Plan("fish-n-stones", ["me", "easy", "medium"]))
    watcher = Watcher(ada)
    await place.hall.join(desk, watcher)
    await act(place.hall, desk, ada, wire.Start("start"))
    await play_on(place, desk, watcher, random.Random(3))  # type: ignore[arg-type]
    await check_log(place.hall, desk)
    assert len(place.answered) == len(asked) > 5
    await place.is_clear()
    assert not len(place.hall.computers._own)


async def test_a_server_thinks_where_nobody_else_does(place: Place) -> None:
    assert (await place.ask()).problem is None
    assert place.answered == [] and await number(place.store, questions) == 0


async def test_what_somebody_was_thinking_about_who_died_another_thinks_about(
    place: Place, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "LATE", NEVER)
    first = thinking.start_asleep()
    await place.there_are(1)
    asking = asyncio.create_task(place.ask())
    await place.is_taken()
    thinking.start()
    await place.there_are(2)
    assert not asking.done()
    first.kill()
    assert (await asking).problem is None and len(place.answered) == 1
    await place.is_clear()


async def test_who_stops_gives_back_what_it_was_thinking_about(place: Place, thinking: Thinking) -> None:
    first = thinking.start_asleep()
    await place.there_are(1)
    asking = asyncio.create_task(place.ask())
    await place.is_taken()
    thinking.start()
    await place.there_are(2)
    first.send_signal(signal.SIGTERM)
    assert (await asking).problem is None and len(place.answered) == 1
    assert await asyncio.to_thread(first.wait) == 0


async def test_when_all_are_gone_the_server_thinks_itself_and_says_so(
    place: Place, thinking: Thinking, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "shoal.server")
    first = thinking.start_asleep()
    await place.there_are(1)
    asking = [asyncio.create_task(place.ask()) for _ in range(5)]
    await place.is_taken()
    first.kill()
    assert {thought.problem for thought in await asyncio.gather(*asking)} == {None}
    assert place.answered == [] and await number(place.store, questions) == 0
    said = [record.getMessage() for record in caplog.records]
    assert said.index("others think for us") < said.index("nobody thinks for us: we do")


async def test_who_takes_far_too_long_is_not_waited_for(
    place: Place, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "LATE", 0.5)
    thinking.start_asleep()
    await place.there_are(1)
    assert (await place.ask()).problem is None
    assert place.answered == [] and await number(place.store, questions) == 0


async def test_an_answer_that_was_not_heard_is_thought_here(place: Place, thinking: Thinking) -> None:
    place.thinkers._hear = lambda _: None  # type: ignore[method-assign]
    thinking.start()
    await place.there_are(1)
    assert (await place.ask()).problem is None


async def test_a_line_that_broke_is_made_anew(place: Place, thinking: Thinking, cluster: Cluster) -> None:
    thinking.start()
    await place.there_are(1)
    await place.ask()
    cluster.command("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    await place.there_are(0)
    assert (await place.ask()).problem is None
    await place.there_are(1)
    heard = len(place.answered)
    assert (await place.ask()).problem is None and len(place.answered) == heard + 1


async def test_games_go_on_while_who_thinks_is_killed(settings: Settings, database: str, tmp_path: Path) -> None:
    thinking, dice = Thinking(database, tmp_path / "thinking"), random.Random(8)
    async with running(settings) as process:
        evening = evening_at(process, database)
        try:
            for _ in range(2):
                thinking.start()
            async with asyncio.timeout(PATIENCE):
                while not any(line["what"] == "others think for us" for line in process.told()):
                    await asyncio.sleep(0.05)
            await evening.begin(dice, 5)
            killed = 0
            async with evening.played(dice) as playing:
                while await evening.progress(playing, dice.randint(10, 30)):
                    found = thinking.running.pop(0)
                    found.kill()
                    found.wait()
                    killed += 1
                    thinking.start()
                    evening.check()
            assert killed >= 3
            await evening.check_ends(tmp_path)
        finally:
            thinking.end()
        assert [line for line in process.told() if line["level"] == "error"] == []


# -- What they are asked --


async def test_what_is_asked_is_the_view_of_the_seat_and_no_state(place: Place, thinking: Thinking) -> None:
    """Two games that differ only in what the seat may not know are the same question."""
    thinking.start_asleep()
    await place.there_are(1)
    match = Match(game_named("fat-fish"), 3, seed=2)
    seat = match.to_act[0]
    asking = asyncio.create_task(place.hall.computers.ask(match, seat, "easy", "ada"))
    await place.is_taken()
    row = (await place.store.read(lambda connection: connection.execute(select(questions)).all()))[0]
    assert unpacked(row.asked).view.flat() == match.view(seat).flat() != match.state.flat()
    asking.cancel()


# -- Who is next --


class Boards:
    """Those who think on a database, without their lanes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: list[Any] = []

    async def new(self) -> Board:
        found = Board(self._store.where)
        line = await connected(self._store.where)
        found._me = await hold_lock(line, question_rows.THINKERS)
        self._open += [found, line]
        return found

    async def close(self) -> None:
        for found in self._open:
            await found.close()


@pytest.fixture
async def boards(store: Store) -> AsyncIterator[Boards]:
    found = Boards(store)
    yield found
    await found.close()
    store.close()


def asked(store: Store, *about: tuple[str, Rank, float], asker: int = 0, **different: Any) -> Callable[[], Any]:
    question = next(levels_asked(1))
    rows = [
        question_rows.put(f"{owner}-{place}", asker, question, owner, rank, seconds, float(place))[1] | different
        for place, (owner, rank, seconds) in enumerate(about)
    ]

    async def write() -> None:
        for row in rows:
            await store.write((insert(questions), row))

    return write


async def take(found: Board, wanted: Callable[[Any], bool] = lambda _: True) -> bytes | None:
    found._news += 1
    async with found._turn:
        waiting = await found._take_one(wanted)
    return packed(waiting.asked) if waiting else None


async def taken(store: Store) -> list[str]:
    """Whose questions are thought about, in the order in which they were taken."""
    wanted = select(questions.c.owner).where(questions.c.taker.is_not(None)).order_by(questions.c.taken)
    return list(await store.read(lambda connection: connection.execute(wanted).scalars().all()))


async def test_everybody_gets_the_same_time_and_what_is_quick_comes_first(store: Store, boards: Boards) -> None:
    first = await boards.new()
    await asked(store, *[("ada", Rank.MOVE, 5.0)] * 9, ("bots", Rank.ALONE, 0.2), ("ada", Rank.MOVE, 0.2))()
    assert await take(first)
    assert await take(first)
    await asked(store, *[("bob", Rank.MOVE, 0.2)] * 3)()
    for _ in range(3):
        assert await take(first)
    assert await taken(store) == ["ada", "ada", "bob", "bob", "bob"]
    quickest = select(questions.c.seconds).where(questions.c.taker.is_not(None)).order_by(questions.c.taken)
    found = await store.read(lambda connection: list(connection.execute(quickest).scalars()))
    assert found[:2] == [0.2, 5.0]
    assert await take(first, lambda job: job.seconds < 1), "the one of computers alone"
    assert await take(first, lambda job: job.seconds < 1) is None
    for _ in range(8):
        assert await take(first)
    assert await take(first) is None


async def test_two_never_think_about_the_same(store: Store, boards: Boards) -> None:
    found = [await boards.new() for _ in range(4)]
    await asked(store, *[("ada", Rank.MOVE, 1.0)] * 40)()

    async def all_of(found: Board) -> int:
        count = 0
        while await take(found):
            count += 1
        return count

    assert sum(await asyncio.gather(*map(all_of, found))) == 40


async def test_questions_of_another_release_are_left_to_it(store: Store, boards: Boards) -> None:
    await asked(store, ("ada", Rank.MOVE, 1.0), release="0.0.1")()
    assert await take(await boards.new()) is None


async def test_what_the_dead_have_asked_is_removed(place: Place) -> None:
    line = await connected(place.store.where)
    living = await hold_lock(line, question_rows.ASKERS)
    await asked(place.store, ("ada", Rank.MOVE, 1.0), asker=living)()
    await asyncio.sleep(0.3)
    assert await number(place.store, questions) == 1
    await line.close()
    await place.is_clear()


def test_sqlite_is_refused_in_one_line(database: str, tmp_path: Path) -> None:
    found = CliRunner().invoke(shoal, ["think", "--database", f"sqlite:///{tmp_path / 'x.sqlite3'}"])
    assert found.exit_code == 1 and "who thinks apart from a server shares its PostgreSQL" in str(found.exception)
    assert not (tmp_path / "x.sqlite3").exists()
