"""Whether a server is there, and whether it can keep what is played: told apart, and truly."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import httpx
import pytest
from httpx import Client

from shoal.cli import main
from shoal.server import store
from shoal.server.settings import Settings
from shoal.server.store import open_engine

from .client import PATIENCE, Person
from .running import running, served
from .test_http import key
from .troubles import forbidden_to_write, locked

pytestmark = pytest.mark.anyio


def test_a_server_whose_database_is_well_is_ready(settings: Settings) -> None:
    with running(settings) as server:
        for path in ("/health", "/ready"):
            assert httpx.get(f"{server}{path}", timeout=PATIENCE).json() == {"status": "ok", "connections": 0}


def test_a_locked_database_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.05)
    settings = Settings(data=tmp_path, player_processes=1)
    with running(settings) as server, Client(base_url=server, timeout=PATIENCE) as http:
        with locked(settings.database_url):
            refused = http.get("/ready")
            assert key(refused) == (503, "unavailable") and "retry-after" in refused.headers
            assert http.get("/health").status_code == 200
        assert http.get("/ready").status_code == 200


def test_a_full_disk_is_told_and_nobody_else_gets_at_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "shoal.sqlite3").touch(0o644)  # as older versions left it
    (tmp_path / "shoal.sqlite3").chmod(0o644)
    with served(tmp_path) as server, Client(base_url=server.url, timeout=PATIENCE) as http:
        assert http.get("/ready").status_code == 200
        with forbidden_to_write(server.process.pid):
            assert key(http.get("/ready")) == (503, "unavailable")
            assert http.get("/health").status_code == 200
        assert http.get("/ready").status_code == 200
        files = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        assert {name.removeprefix("shoal.sqlite3") for name in files} == {"", "-wal", "-shm", ".lock"}
        assert set(files.values()) == {0o600}
        monkeypatch.setattr(sys, "argv", ["shoal", "serve", "--port", "0", "--data", str(tmp_path)])
        with pytest.raises(SystemExit) as ended:
            main()
        told = capsys.readouterr().err
        assert (ended.value.code, told.count("\n")) == (2, 1)
        assert f"another server uses {tmp_path}/shoal.sqlite3 already" in told
        server.process.kill()
        server.process.wait()
    with store.held(tmp_path / "shoal.sqlite3"):
        pass  # who was killed holds nothing any more


def test_a_new_database_is_private_from_the_beginning(tmp_path: Path) -> None:
    file = tmp_path / "new.sqlite3"
    engine = open_engine(f"sqlite:///{file}")
    with engine.connect():
        assert {found.stat().st_mode & 0o777 for found in tmp_path.glob("new.sqlite3*")} == {0o600}
    engine.dispose()


async def test_moves_and_the_question_whether_they_can_be_kept_go_together(settings: Settings) -> None:
    with running(settings) as server:
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        asked = [ada.ask("GET", "/ready") for _ in range(10)]
        said = [
            ada.ask("POST", f"/api/tables/{table}/acts", {"type": "say", "id": f"a{number}", "text": "hello"})
            for number in range(10)
        ]
        answers = await asyncio.gather(*asked, *said)
        assert {answer.status_code for answer in answers} == {200}
