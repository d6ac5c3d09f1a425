"""The server killed, its database locked, full or gone, while games are played: nothing is lost, nothing is twice."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from sqlalchemy import Engine, create_engine, func, select
from sqlalchemy.pool import NullPool

from shoal import all_games
from shoal.cli import shoal
from shoal.server.schema import entries, records
from shoal.server.settings import Settings

from .client import Frame, Person, Seat, play
from .postgresql import USER, Cluster
from .process import PATIENCE, Born, Process, is_running, running, start_of
from .troubles import forbidden_to_write, full, locked, small_disk, stopped

pytestmark = pytest.mark.anyio

LONGEST = "fischen"
HOLD = 20.0  # seconds that a trouble lasts at most
UNAVAILABLE = "the move can't be kept at the moment, so it was not made; please try again"
on_postgresql_in_long_runs = pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)], indirect=True
)


@dataclass
class Witness:
    """What a person was told at a table."""

    person: Person
    table: str
    acknowledged: dict[int, str] = field(default_factory=dict)  # the move of a version
    pictures: dict[int, Any] = field(default_factory=dict)  # what the table looked like at a version
    version: int = 0  # the latest shown
    refusals: list[str] = field(default_factory=list)

    def see(self, frame: Frame) -> None:
        if frame["type"] == "refused" and frame["id"]:
            self.refusals.append(frame["key"])
            assert frame["key"] != "unavailable" or frame["text"] == UNAVAILABLE
        if frame["type"] == "view":
            assert frame["version"] >= self.version, "something was shown that was not kept"
            self.version = frame["version"]
            seen = (frame["picture"], frame["to_act"], frame["end"])
            assert self.pictures.setdefault(self.version, seen) == seen, "a version was not what it had been"

    def hear(self, version: int, move: str) -> None:
        assert self.acknowledged.setdefault(version, move) == move
        self.version = max(self.version, version)


@dataclass
class Evening:
    """Tables at which people and computers play at the same time."""

    url: str
    engine: Engine
    witnesses: list[Witness] = field(default_factory=list)
    pause: float = 0.0  # seconds before each move

    @property
    def tables(self) -> list[str]:
        return list(dict.fromkeys(witness.table for witness in self.witnesses))

    @property
    def acknowledged(self) -> int:
        return sum(len(witness.acknowledged) for witness in self.witnesses)

    @property
    def refused(self) -> int:
        return sum(witness.refusals.count("unavailable") for witness in self.witnesses)

    async def begin(self, dice: random.Random, games: int) -> None:
        """Lay the tables: the five games in turn, some people and some computers at each.

        At every fifth, one of the longest game, only people: if moves can't be kept, there is somebody to tell.
        """
        for number in range(games):
            game = all_games()[number % len(all_games())]
            players = dice.choice(game.players[:2])
            guests = players - 1 if game.name == LONGEST else dice.randint(0, players - 2)
            host = await Person.new(self.url, "Ada")
            table = await host.new_table(game.name, ["me", *["open"] * guests, *["easy"] * (players - 1 - guests)])
            self.witnesses.append(Witness(host, table["id"]))
            for seat in range(1, 1 + guests):
                guest = await Person.new(self.url, "Bob")
                async with guest.socket(table["id"]) as line:
                    assert (await Seat(line).act("sit", seat=seat, nonce=f"n{seat}"))["type"] == "ack"
                self.witnesses.append(Witness(guest, table["id"]))
            async with host.socket(table["id"]) as line:
                assert (await Seat(line).act("start"))["type"] == "ack"

    @asynccontextmanager
    async def played(self, dice: random.Random) -> AsyncIterator[asyncio.Future[Any]]:
        """All play; at the end all have played to the end."""
        tasks = [
            asyncio.create_task(
                play(found.person, found.table, random.Random(dice.random()), found.see, found.hear, lambda: self.pause)
            )
            for found in self.witnesses
        ]
        playing = asyncio.gather(*tasks)
        try:
            yield playing
            await playing
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def progress(self, playing: asyncio.Future[Any], moves: int) -> bool:
        """Wait for so many more acknowledgements, as long as some come. False: all games are over."""
        goal = self.acknowledged + moves
        while (before := self.acknowledged) < goal and not playing.done():
            async with asyncio.timeout(PATIENCE):
                while self.acknowledged == before and not playing.done():
                    await asyncio.sleep(0.01)
        return not playing.done()

    async def refusals(self, goal: int) -> bool:
        """Wait until so many moves were refused. False: perhaps only computers are to move, who are not told."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HOLD):
                while self.refused < goal:
                    await asyncio.sleep(0.01)
        return self.refused >= goal

    # -- What is in the database --

    def rows(self) -> dict[str, list[Any]]:
        """All entries, table by table, in the order of their versions."""
        with self.engine.connect() as connection:
            rows = list(connection.execute(select(entries).order_by(entries.c.table, entries.c.version)))
        found: dict[str, list[Any]] = {table: [] for table in self.tables}
        for row in rows:
            found[row.table].append(row)
        return found

    def check(self) -> None:
        """Versions follow each other, all that was acknowledged is there once, and nothing was shown that is not."""
        rows = self.rows()
        for table, found in rows.items():
            assert [row.version for row in found] == list(range(1, len(found) + 1))
            sent = Counter((row.sender, row.message) for row in found if row.message)
            assert set(sent.values()) <= {1}, f"twice at {table}"
        for witness in self.witnesses:
            found = rows[witness.table]
            assert witness.version <= len(found), "something was shown that is not kept"
            for version, move in witness.acknowledged.items():
                row = found[version - 1]
                assert (row.sender, json.loads(row.data)["move"]) == (witness.person.id, move)

    async def check_ends(self, folder: Path) -> None:
        """All games are over, and their records are those of the moves that were kept."""
        self.check()
        rows, files = self.rows(), []
        for witness in self.witnesses:
            mine = {row.version for row in rows[witness.table] if row.sender == witness.person.id}
            moves = {row.version for row in rows[witness.table] if json.loads(row.data)["what"] == "moved"}
            # After somebody's last move the game may be over, which they see before its acknowledgement comes again.
            assert mine & moves - witness.acknowledged.keys() <= {max(mine & moves)}
        for witness in {witness.table: witness for witness in self.witnesses}.values():
            answer = await witness.person.ask("GET", f"/api/tables/{witness.table}/record")
            assert answer.status_code == 200, answer.text
            kept = [json.loads(row.data) for row in rows[witness.table]]
            wanted = [(entry["seat"], entry["move"]) for entry in kept if entry["what"] == "moved"]
            assert [(entry["seat"], entry["move"]) for entry in answer.json()["moves"] if "move" in entry] == wanted
            files.append(folder / f"{witness.table}.json")
            files[-1].write_bytes(answer.content)
        for command in ("check", "verify"):
            judged = CliRunner().invoke(shoal, [command, *map(str, files)])
            assert judged.exit_code == 0, judged.output
            assert judged.output.count(": ok") == len(self.tables)
        async with asyncio.timeout(PATIENCE):  # they are written a moment after the end
            while self._recorded() < len(self.tables):
                await asyncio.sleep(0.1)

    def _recorded(self) -> int:
        with self.engine.connect() as connection:
            return connection.execute(select(func.count()).select_from(records)).scalar_one()


@pytest.fixture
async def process(settings: Settings) -> AsyncIterator[Process]:
    async with running(settings) as process:
        yield process


@pytest.fixture
def evening(process: Process, database: str) -> Evening:
    return evening_at(process, database)


def evening_at(process: Process, database: str) -> Evening:
    address = database.replace("postgresql:", "postgresql+psycopg:")
    return Evening(process.url, create_engine(address, poolclass=NullPool))


# -- Killed --


async def play_and_kill(process: Process, evening: Evening, games: int, between: tuple[int, int], folder: Path) -> None:
    dice = random.Random(games)
    await evening.begin(dice, games)
    killed, orphans = 0, list[Born]()
    async with evening.played(dice) as playing:
        while await evening.progress(playing, dice.randint(*between)):
            await asyncio.sleep(dice.random() * 0.1)
            orphans += process.children()
            process.kill()
            killed += 1
            evening.check()
            await process.start()
    assert killed >= 3, killed
    await evening.check_ends(folder)
    async with asyncio.timeout(PATIENCE):  # none of a killed server's processes thinks on
        while any(map(is_running, orphans)):
            await asyncio.sleep(0.1)
    assert [line for line in process.told() if line["level"] == "error"] == []


@on_postgresql_in_long_runs
async def test_no_move_is_lost_or_doubled_by_kills(process: Process, evening: Evening, tmp_path: Path) -> None:
    await play_and_kill(process, evening, 5, (20, 60), tmp_path)


@pytest.mark.long
async def test_no_move_of_200_games_is_lost_or_doubled(process: Process, evening: Evening, tmp_path: Path) -> None:
    await play_and_kill(process, evening, 200, (100, 1200), tmp_path)


# -- Started anew --


async def test_one_process_is_started_anew_in_its_place_and_nobody_is_refused(
    process: Process, evening: Evening, tmp_path: Path
) -> None:
    """Its port is open all the while: who comes meanwhile waits."""
    dice, refused, before = random.Random(4), list[str](), process.id

    async def come() -> None:
        async with httpx.AsyncClient(base_url=process.url, timeout=PATIENCE) as http:
            while True:
                try:
                    assert (await http.get("/health", headers={"Connection": "close"})).status_code == 200
                except httpx.ConnectError as problem:
                    refused.append(str(problem))
                await asyncio.sleep(0.01)

    await evening.begin(dice, 5)
    async with evening.played(dice) as playing:
        coming = asyncio.create_task(come())
        for times in (1, 2):
            assert await evening.progress(playing, 10)
            os.kill(process.id, signal.SIGHUP)
            async with asyncio.timeout(PATIENCE):
                while sum(line["what"] == "listening" for line in process.told()) < times + 1:
                    await asyncio.sleep(0.05)
        coming.cancel()
    assert refused == [] and evening.refused == 0
    await evening.check_ends(tmp_path)
    assert is_running((before, start_of(before) or "")) and process.id == before
    assert [
        child
        for child in Path(f"/proc/{before}/task/{before}/children").read_text().split()
        if not start_of(int(child))
    ] == []
    assert [line for line in process.told() if line["level"] == "error"] == []


# -- The database in trouble --


async def play_through(evening: Evening, folder: Path, *troubles: Callable[[], AbstractContextManager[None]]) -> None:
    """Play while there is trouble now and then: people are refused, nothing is half done, and the games go on."""
    dice = random.Random(5)
    await evening.begin(dice, 5)
    async with evening.played(dice) as playing:
        for trouble in troubles:
            goal = evening.refused + 3
            there_was = False
            while not there_was:
                assert await evening.progress(playing, 15), "the games ended before anything was refused"
                with trouble():
                    there_was = await evening.refusals(goal)
                evening.check()
    await evening.check_ends(folder)


@on_postgresql_in_long_runs
async def test_a_locked_database(process: Process, evening: Evening, database: str, tmp_path: Path) -> None:
    await play_through(evening, tmp_path, *[lambda: locked(database)] * 2)
    assert [line for line in process.told() if line["level"] == "error"] == []


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_server_that_can_not_write(process: Process, evening: Evening, tmp_path: Path) -> None:
    await play_through(evening, tmp_path, *[lambda: forbidden_to_write(process.id)] * 2)


@on_postgresql_in_long_runs
async def test_a_full_disk(settings: Settings, database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    with small_disk(32) as disk, on_disk(disk, database, request) as there:
        process = Process(replace(settings, database=there))
        try:
            await process.start()
            await play_through(evening_at(process, there), tmp_path, *[lambda: full(disk)] * 2)
        finally:
            process.stop()


@contextmanager
def on_disk(disk: Path, database: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database on this disk; only PostgreSQL's journal is elsewhere."""
    if database.startswith("sqlite"):
        yield f"sqlite:///{disk / 'shoal.sqlite3'}"
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    files = disk / "postgresql"
    files.mkdir()
    shutil.chown(files, USER)
    cluster.command(f"CREATE TABLESPACE small LOCATION '{files}'")
    name = cluster.new_database()
    cluster.command(f"ALTER DATABASE {name} SET TABLESPACE small")
    try:
        yield cluster.url(name)
    finally:
        cluster.command(f"DROP DATABASE {name} WITH (FORCE)")
        cluster.command("DROP TABLESPACE small")


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_postgresql_stopped_and_started_again(evening: Evening, cluster: Cluster, tmp_path: Path) -> None:
    await play_through(evening, tmp_path, *(lambda mode=mode: stopped(cluster, mode) for mode in ("fast", "immediate")))
