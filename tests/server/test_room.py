"""How much room a database takes, and what comes back of it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import delete

from shoal.server.backup import back_up
from shoal.server.room import sizes_of, vacuum, whole
from shoal.server.schema import chat, tables
from shoal.server.store import Store, held, open_engine
from tests.test_cli import Capture, shoal
from tools import sizes

pytestmark = pytest.mark.anyio


async def fill(store: Store, lines: int) -> None:
    row = {"id": "t", "code": None, "plan": "{}", "host": "ada", "seed": b"", "since": 0.0, "game": "fischen"}
    row |= {"visibility": "link", "status": "over", "version": 0, "owing": 0, "free": 0, "due": None, "touched": 0.0}
    await store.write((tables.insert(), row))
    line = {"table": "t", "at": 0.0, "sender": "ada"}
    many = [
        line | {"number": number, "message": f"m{number}", "text": random.Random(number).randbytes(1000).hex()}
        for number in range(lines)
    ]
    await store.write(*[(INSERT_LINE, row) for row in many])


INSERT_LINE = chat.insert()


async def test_what_was_removed_comes_back(database: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    store = Store(open_engine(database))
    await fill(store, 3000)
    found = {size.table: size for size in sizes_of(database)}
    assert found["chat"].rows == 3000 and (found["chat"].bytes or 0) > 3000 * 500
    assert next(iter(found)) == "chat", "the largest first"
    await store.write((delete(chat), {}))
    store.close()
    before, after = vacuum(database)
    assert after < before - 2**20
    assert abs(whole(database) - after) < 2**20
    assert shoal(monkeypatch, "admin", "size", "--database", database) == 0
    told = capsys.readouterr().out
    assert re.search(r"^tables +1 rows +[0-9.]+ MiB$", told, re.M) and re.search(r"^[0-9.]+ MiB in all$", told, re.M)
    assert shoal(monkeypatch, "admin", "vacuum", "--database", database) == 0
    assert re.fullmatch(r"[0-9.]+ MiB before, [0-9.]+ MiB now\n", capsys.readouterr().out)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_file_that_a_server_uses_is_not_written_anew(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    open_engine(database).dispose()
    with held(tmp_path / "shoal.sqlite3"):
        assert shoal(monkeypatch, "admin", "vacuum", "--database", database) == 2
    assert "another server uses" in capsys.readouterr().err
    for command in ("size", "vacuum"):
        assert shoal(monkeypatch, "admin", command, "--data", str(tmp_path / "nowhere")) == 2
        assert "there is no server's database" in capsys.readouterr().err


def test_games_are_multiplied_with_all_their_rows(database: str, tmp_path: Path) -> None:
    found = CliRunner().invoke(sizes.main, ["--database", database, "--games", "30", "--each", "2", "--markdown"])
    assert found.exit_code == 0, found.output
    assert "30 finished games" in found.output and re.search(r"\| entries \| \d", found.output)
    there = {size.table: size.rows for size in sizes_of(database)}
    assert (there["tables"], there["records"], there["chat"]) == (30, 30, 0)
    assert there["entries"] > 30 * 20 and there["entries"] % 3 == 0
    back_up(database, tmp_path / "whole.sqlite3")  # it is a database like any other
