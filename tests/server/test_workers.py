"""Several processes behind one port: one of them killed, all of them replaced, while people play."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect

from shoal.server.schema import metadata
from shoal.server.settings import Settings
from shoal.server.store import migrations

from .process import PATIENCE, Process, is_running, running
from .test_crash import Evening, evening_at

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("database", ["postgresql"], indirect=True)]


@pytest.fixture
async def process(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> AsyncIterator[Process]:
    without = tmp_path / "without-numba"  # none of the processes has it: they would begin to compile
    without.mkdir()
    (without / "sitecustomize.py").write_text("import sys; sys.modules['numba'] = None")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(without), os.environ.get("PYTHONPATH")])))
    async with running(replace(settings, workers=getattr(request, "param", 2))) as process:
        yield process


@pytest.fixture
def evening(process: Process, database: str) -> Evening:
    return evening_at(process, database)


async def all_serve(process: Process, number: int = 2) -> None:
    async with asyncio.timeout(PATIENCE):
        while sum(line["what"] == "listening" for line in process.told()) < number or len(process.workers()) < number:
            await asyncio.sleep(0.05)


async def play_and_kill(process: Process, evening: Evening, games: int, between: tuple[int, int], folder: Path) -> None:
    dice, killed = random.Random(games), 0
    await all_serve(process)
    await evening.begin(dice, games)
    async with evening.played(dice) as playing:
        while await evening.progress(playing, dice.randint(*between)):
            number, _ = dice.choice(process.workers())
            os.kill(number, signal.SIGKILL)
            killed += 1
            evening.check()
    assert killed >= 3, killed
    await evening.check_ends(folder)
    errors = {line["what"] for line in process.told() if line["level"] == "error"}
    assert errors == {"process died"}


async def test_no_move_is_lost_or_doubled_by_kills(process: Process, evening: Evening, tmp_path: Path) -> None:
    await play_and_kill(process, evening, 5, (20, 60), tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("process", [4], indirect=True)
async def test_a_town_goes_on_though_every_five_seconds_a_process_is_killed(
    process: Process, evening: Evening, tmp_path: Path
) -> None:
    await all_serve(process, 4)
    dice, killed = random.Random(4), 0
    await evening.begin(dice, 250)
    end = time.monotonic() + 120
    evening.pause = 1.0
    async with evening.played(dice) as playing:
        while time.monotonic() < end and not playing.done():
            await asyncio.sleep(5)
            os.kill(dice.choice(process.workers())[0], signal.SIGKILL)
            killed += 1
            evening.check()
    assert killed >= 20
    await evening.check_ends(tmp_path)


async def test_all_are_replaced_while_people_play_and_nothing_is_refused(
    process: Process, evening: Evening, tmp_path: Path
) -> None:
    await all_serve(process)
    dice, old = random.Random(2), process.workers()
    await evening.begin(dice, 5)
    async with evening.played(dice) as playing:
        assert await evening.progress(playing, 10)
        os.kill(process.id, signal.SIGHUP)
        async with asyncio.timeout(PATIENCE):
            while any(map(is_running, old)):
                await asyncio.sleep(0.05)
    assert evening.refused == 0
    assert [refusal for witness in evening.witnesses for refusal in witness.refusals] == []
    await evening.check_ends(tmp_path)
    assert sum(line["what"] == "process replaced" for line in process.told()) == 2
    assert [line for line in process.told() if line["level"] == "error"] == []


# What a next version may bring: it only adds, to every table there is.
NEXT = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "next", "{head}"


def upgrade() -> None:
    for table in {tables}:
        op.add_column(table, sa.Column("next", sa.Text(), nullable=True))
    op.create_table("next", sa.Column("id", sa.Text(), sa.ForeignKey("people.id", ondelete="CASCADE")))
"""
INSTALLED = """
import shoal.server.store as store

found = store.migrations()
found.set_main_option("script_location", {folder!r})
store.migrations = lambda: found
"""


def install_the_next_version(folder: Path) -> None:
    """As whoever upgrades the package does while its server runs: what starts from now on has a migration more."""
    known = ScriptDirectory.from_config(migrations())
    shutil.copytree(known.dir, folder / "migrations")
    text = NEXT.format(head=known.get_current_head(), tables=sorted(metadata.tables))
    (folder / "migrations" / "versions" / "next.py").write_text(text)
    with (folder / "without-numba" / "sitecustomize.py").open("a") as file:
        file.write(INSTALLED.format(folder=str(folder / "migrations")))


async def test_all_are_replaced_by_those_of_a_version_with_another_database_and_nothing_is_refused(
    process: Process, evening: Evening, tmp_path: Path
) -> None:
    await all_serve(process)
    dice, old = random.Random(3), process.workers()
    await evening.begin(dice, 5)
    evening.pause = 0.2
    async with evening.played(dice) as playing:
        assert await evening.progress(playing, 10)
        install_the_next_version(tmp_path)
        os.kill(process.id, signal.SIGHUP)
        async with asyncio.timeout(PATIENCE):
            while any(map(is_running, old)):
                await asyncio.sleep(0.05)
        assert not playing.done(), "they played all the while"
        evening.pause = 0.0
    assert [refusal for witness in evening.witnesses for refusal in witness.refusals] == []
    await evening.check_ends(tmp_path)
    with evening.engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
        assert found == "next" and "next" in {column["name"] for column in inspect(connection).get_columns("tables")}
    assert sum(line["what"] == "process replaced" for line in process.told()) == 2
    assert [line for line in process.told() if line["level"] == "error"] == []


async def test_they_end_with_the_one_that_looks_after_them(process: Process) -> None:
    await all_serve(process)
    orphans = process.workers()
    process.kill()
    async with asyncio.timeout(PATIENCE):
        while any(map(is_running, orphans)):
            await asyncio.sleep(0.05)
