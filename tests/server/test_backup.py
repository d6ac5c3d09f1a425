"""All that a server keeps, taken while people play and put back: on another database, too, every game goes on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from shoal import load_match
from shoal.core.errors import BadInput
from shoal.server.backup import ROWS, back_up, restore
from shoal.server.schema import metadata
from shoal.server.settings import Settings
from shoal.server.store import held, open_engine
from tests.test_cli import Capture, shoal

from .client import play
from .company import begun, company
from .running import running

pytestmark = pytest.mark.anyio

BEFORE = 12  # moves acknowledged before a backup is taken


def rows_of(database: str) -> dict[str, list[str]]:
    """All that is kept, in an order of its own."""
    engine = open_engine(database)
    with engine.connect() as connection:
        found = {table.name: sorted(map(repr, connection.execute(select(table)))) for table in metadata.sorted_tables}
    engine.dispose()
    return found


@pytest.fixture
def elsewhere(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another database with nothing in it, of the other kind."""
    if database.startswith("postgresql"):
        return f"sqlite:///{tmp_path / 'elsewhere.sqlite3'}"
    cluster = request.getfixturevalue("cluster")
    return str(cluster.url(cluster.new_database()))


async def test_a_backup_under_load_goes_on_elsewhere(settings: Settings, elsewhere: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite3"
    acknowledged: list[int] = []
    enough = asyncio.Event()

    def count(version: int, _: str) -> None:
        acknowledged.append(version)
        if len(acknowledged) >= BEFORE:
            enough.set()

    with running(settings) as url:
        people = await company(url, 4)
        tables = [await begun(people[:2], "fish-n-stones"), await begun(people[2:], "fat-fish")]
        playing = [
            asyncio.create_task(play(person, tables[at // 2], random.Random(at), acked=count, pause=lambda: 0.01))
            for at, person in enumerate(people)
        ]
        await asyncio.wait([asyncio.create_task(enough.wait()), *playing], return_when=asyncio.FIRST_COMPLETED)
        assert enough.is_set(), [task.exception() for task in playing if task.done()]
        counts = await asyncio.to_thread(back_up, settings.database_url, file)
        while left := [task for task in playing if not task.done()]:
            for task in left:  # again and again: Python's wait_for may miss it
                task.cancel()
            await asyncio.wait(left, timeout=0.1)
    assert counts["people"] == 4 and counts["tables"] == 2
    assert file.stat().st_mode & 0o077 == 0, "whoever reads the seeds knows all cards"
    assert restore(file, elsewhere) == counts
    assert rows_of(elsewhere) == rows_of(f"sqlite:///{file}")
    with running(replace(settings, database=elsewhere)) as url:
        for person in people:
            person.url = url
        ends = await asyncio.gather(
            *(play(person, tables[at // 2], random.Random(9 + at)) for at, person in enumerate(people))
        )
        assert all(end["end"] for end in ends)
        for at, table in enumerate(tables):
            assert load_match((await people[2 * at].ask("GET", f"/api/tables/{table}/record")).json()).is_over


def test_a_backup_is_of_one_moment(database: str, tmp_path: Path) -> None:
    """Who comes while it is taken, between two rows that are written, is not in it, nor is anything of theirs."""
    file, people, sessions = tmp_path / "backup.sqlite3", metadata.tables["people"], metadata.tables["sessions"]
    engine, many = open_engine(database), 2 * ROWS + 1

    def come(first: int, last: int) -> None:
        numbers = range(first, last)
        about = {"label": "", "since": 1.0, "seen": 1.0}
        with engine.begin() as connection:
            connection.execute(insert(people), [{"id": f"p{at}", "name": "Ada", "since": 1.0} for at in numbers])
            rows = [{"id": f"s{at}", "person": f"p{at}", "token": b"%d" % at, **about} for at in numbers]
            connection.execute(insert(sessions), rows)

    come(0, many)
    told: list[int] = []

    def somebody_comes(rows: int) -> None:
        told.append(rows)
        come(many + len(told), many + len(told) + 1)

    counts = back_up(database, file, somebody_comes)
    assert len(told) > 4 and sum(told) == 2 * many
    assert counts["people"] == counts["sessions"] == many
    kept = rows_of(f"sqlite:///{file}")
    assert len(kept["people"]) == len(kept["sessions"]) == many < len(rows_of(database)["people"])
    engine.dispose()


# -- What is refused leaves everything as it was --


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The folder of a server that has one guest and one table, whose game was looked at."""
    engine = open_engine(f"sqlite:///{tmp_path / 'shoal.sqlite3'}")
    table = {"id": "t", "plan": "{}", "host": "p", "seed": b"", "since": 1.0, "game": "fischen", "visibility": "open"}
    table |= {"status": "over", "version": 0, "owing": 0, "free": 0, "touched": 1.0}
    with engine.begin() as connection:
        connection.execute(insert(metadata.tables["people"]), {"id": "p", "name": "Ada", "since": 1.0})
        connection.execute(insert(metadata.tables["tables"]), table)
        connection.execute(insert(metadata.tables["reviews"]), {"table": "t", "review": "{}"})
    engine.dispose()
    return tmp_path


def shoal_at(monkeypatch: pytest.MonkeyPatch, kept: Path, *line: str) -> int:
    monkeypatch.setenv("SHOAL_DATA", str(kept))
    monkeypatch.chdir(kept)
    return shoal(monkeypatch, *line)


def test_there_and_back_with_the_commands(monkeypatch: pytest.MonkeyPatch, kept: Path, capsys: Capture) -> None:
    assert shoal_at(monkeypatch, kept, "backup", "one.sqlite3") == 0
    assert capsys.readouterr().out == "one.sqlite3: people: 1, tables: 1, entries of their logs: 0\n"
    assert shoal_at(monkeypatch, kept, "backup", "one.sqlite3") == 0, "the next one takes its place"
    assert shoal_at(monkeypatch, kept, "restore", "one.sqlite3", "--data", "other") == 0
    assert capsys.readouterr().out.endswith("other: people: 1, tables: 1, entries of their logs: 0\n")
    assert rows_of("sqlite:///other/shoal.sqlite3") == rows_of("sqlite:///shoal.sqlite3")
    assert rows_of("sqlite:///other/shoal.sqlite3")["reviews"] == ["('t', '{}')"]
    assert sorted(path.name for path in kept.iterdir()) == ["one.sqlite3", "other", "shoal.sqlite3"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (["backup", "shoal.sqlite3"], "shoal.sqlite3 is no backup of a server: it is not written over"),
        (["backup", "letter.txt"], "letter.txt is no backup of a server: it is not written over"),
        (["backup", "nowhere/one.sqlite3"], "nowhere"),
        (["backup", "one.sqlite3", "--data", "empty"], "there is no server's database empty/shoal.sqlite3"),
        (["backup", "one.sqlite3", "--database", "mysql://x"], "a database is named by sqlite:///FILE or"),
        (["restore", "letter.txt", "--data", "empty"], "letter.txt is no backup"),
        (["restore", "newer.sqlite3", "--data", "empty"], "the database was made by a newer version of shoal"),
        (["restore", "broken.sqlite3", "--data", "empty"], "the database can't be opened"),
        (["restore", "newer.sqlite3"], "a newer version"),
        (["restore", "shoal.sqlite3"], "there are people or tables in this database"),
        (["restore", "missing.sqlite3"], "does not exist"),
    ],
)
def test_what_can_not_be_is_one_line(
    monkeypatch: pytest.MonkeyPatch, kept: Path, capsys: Capture, line: list[str], told: str
) -> None:
    (kept / "empty").mkdir()
    (kept / "letter.txt").write_text("Dear Ada")
    (kept / "broken.sqlite3").write_bytes((kept / "shoal.sqlite3").read_bytes()[:5000])
    (kept / "newer.sqlite3").write_bytes((kept / "shoal.sqlite3").read_bytes())
    with closing(sqlite3.connect(kept / "newer.sqlite3")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = rows_of(f"sqlite:///{kept / 'shoal.sqlite3'}")
    names = sorted(path.name for path in kept.iterdir())
    assert shoal_at(monkeypatch, kept, *line) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1 and told in error
    assert rows_of(f"sqlite:///{kept / 'shoal.sqlite3'}") == before
    left = sorted(path.name for path in kept.iterdir() if path.suffix != ".lock")
    assert left == names, "nothing half is left"
    assert (kept / "letter.txt").read_text() == "Dear Ada"


def test_nothing_is_restored_under_a_running_server(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "one.sqlite3"
    back_up(f"sqlite:///{kept / 'shoal.sqlite3'}", file)
    with held(kept / "other.sqlite3"), pytest.raises(BadInput, match="another server uses"):
        restore(file, f"sqlite:///{kept / 'other.sqlite3'}")


def test_a_database_of_another_version_is_left_to_it(kept: Path) -> None:
    with closing(sqlite3.connect(kept / "shoal.sqlite3")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    with pytest.raises(BadInput, match="of another version"):
        back_up(f"sqlite:///{kept / 'shoal.sqlite3'}", kept / "one.sqlite3")
