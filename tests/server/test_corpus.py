"""A server's finished games as one file of many records."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert

from shoal.core.corpus import records_in
from shoal.core.match import Match
from shoal.core.simulate import match_by
from shoal.games import game_named, game_of
from shoal.server import rows
from shoal.server.corpus import write_finished
from shoal.server.schema import metadata
from shoal.server.settings import Settings
from shoal.server.store import open_engine
from tests.test_cli import Capture, shoal

from .test_replay import finished

pytestmark = pytest.mark.anyio


async def test_finished_games_are_one_file_with_or_without_names(
    server: str, settings: Settings, tmp_path: Path
) -> None:
    for _ in range(2):
        await finished(server, "fish-n-stones")
    file = tmp_path / "games.jsonl.gz"
    while write_finished(settings.database_url, file, private=True).records < 2:  # records are written a moment later
        await asyncio.sleep(0.05)
    for line in records_in(file):
        assert Match.replayed(game_of(line.record), line.record).is_over
    assert write_finished(settings.database_url, file, "fat-fish", private=True).records == 0
    assert (
        write_finished(settings.database_url, tmp_path / "open.jsonl").records == 0
    )  # these tables were not open to all
    bare = write_finished(settings.database_url, tmp_path / "bare.jsonl", names=False, private=True)
    assert (bare.records, bare.broken) == (2, [])
    assert "seats" not in (tmp_path / "bare.jsonl").read_text("utf-8")


def keep(database: str, records: dict[str, str]) -> None:
    """Finished games of open tables, as they are kept by table."""
    known = {"plan": "{}", "host": "ada", "seed": b"", "since": 0.0, "game": "fish-n-stones", "visibility": "open"}
    known |= {"status": "over", "version": 0, "owing": 0, "free": 0, "touched": 0.0}
    engine = open_engine(database)
    with engine.begin() as connection:
        for at, (table, record) in enumerate(records.items()):
            connection.execute(insert(metadata.tables["tables"]), {"id": table, **known})
            row = {"table": table, "game": "fish-n-stones", "players": 2, "visibility": "open", "at": float(at)}
            connection.execute(insert(metadata.tables["records"]), row | {"record": record})
    engine.dispose()


def test_what_is_broken_is_named_and_the_rest_goes_on(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    written = match_by("random", game_named("fish-n-stones"), 2, 1).record(seats=["", "easy"])
    whole = json.dumps(written)
    cut, no_game = whole[:200], json.dumps({**written, "game": 7})
    too_few = json.dumps({**written, "seats": ["easy"]})
    keep(database, {"t1": whole, "t2": cut, "t3": no_game, "t4": too_few, "t5": whole})
    file = tmp_path / "games.jsonl"
    assert shoal(monkeypatch, "records", str(file), "--database", database) == 1
    said = capsys.readouterr()
    assert [line.record.game for line in records_in(file)] == ["fish-n-stones"] * 2
    assert said.out == f"2 records in {file}\n"
    told = said.err.splitlines()
    assert [line.split(": ")[:2] for line in told] == [["shoal", f"table {name}"] for name in ("t2", "t3", "t4")]
    assert "not JSON" in told[0] and "not a shoal-record/1" in told[1] and "seats" in told[2]


def test_games_of_all_kinds_come_the_oldest_first_and_by_their_index(database: str, tmp_path: Path) -> None:
    engine, dice, times = open_engine(database), random.Random(1), list(range(400))
    dice.shuffle(times)
    known = {"plan": "{}", "host": "ada", "seed": b"", "since": 0.0, "visibility": "open"}
    known |= {"status": "over", "version": 0, "owing": 0, "free": 0, "touched": 0.0}
    with engine.begin() as connection:
        for at in times:
            kind = {"game": dice.choice(("fischen", "fat-fish")), "visibility": dice.choice(("open", "private"))}
            connection.execute(insert(metadata.tables["tables"]), {"id": f"t{at}", **known, **kind})
            row = {"table": f"t{at}", "players": 2, "at": float(at // 2), "record": "{}", **kind}
            connection.execute(insert(metadata.tables["records"]), row)
    with engine.connect() as connection:
        found = [table for table, _, _ in rows.read_records(connection, "", private=True)]
        assert sorted(found) == sorted(f"t{at}" for at in times)
        ages = [int(table[1:]) // 2 for table in found]
        assert ages == sorted(ages)
        some = {table for table, _, _ in rows.read_records(connection, "fischen", private=False)}
        assert 0 < len(some) < 200
        if database.startswith("sqlite"):  # of PostgreSQL it depends on how many there are
            plans: set[str] = set()

            def plan(line: Any, cursor: Any, statement: str, values: Any, *_: Any) -> None:
                if "records.record" in statement:
                    found = line.connection.cursor().execute(f"EXPLAIN QUERY PLAN {statement}", values)
                    plans.update(row[3] for row in found)

            event.listen(engine, "before_cursor_execute", plan)
            assert len(list(rows.read_records(connection, "", private=True))) == 400
            assert plans == {
                "SEARCH records USING INDEX ix_records_visibility_game_at (visibility=? AND game=?)",
                "SEARCH records USING INDEX ix_records_visibility_game_at (visibility=? AND game=? AND at>?)",
                "USE TEMP B-TREE FOR RIGHT PART OF ORDER BY",  # of those of the same moment
            }
    engine.dispose()
