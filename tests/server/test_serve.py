"""`shoal serve` as people run it: a process that is started, stopped and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shoal.cli.serve import say_where

from .client import PATIENCE, Person, Seat

pytestmark = pytest.mark.anyio

COMPILED = ("compiled", "players ready")  # logged whenever it is so
RESTART = 1012  # the code of a server that will be back
TOO_LARGE = 1009


def press_ctrl_c(process: Process) -> None:
    """The terminal tells the server and all its processes."""
    os.killpg(process.pid, signal.SIGINT)


def terminate(process: Process) -> None:
    process.terminate()


STOPS = pytest.mark.parametrize("stop", [press_ctrl_c, terminate], ids=lambda stop: stop.__name__)


class Served:
    """A server that runs: where it is, and what it has logged when it has ended."""

    def __init__(self, process: Process, url: str) -> None:
        self.process, self.url = process, url

    async def end(self, stop: Callable[[Process], None] = terminate) -> list[dict[str, Any]]:
        stop(self.process)
        out, errors = await asyncio.wait_for(self.process.communicate(), PATIENCE)
        assert (self.process.returncode, out) == (0, b""), errors.decode()
        lines = errors.decode().splitlines()
        assert all(line.startswith("{") for line in lines), errors.decode()  # else somebody else has spoken
        found = [json.loads(line) for line in lines]
        return [line for line in found if line["what"] not in COMPILED]


@asynccontextmanager
async def serving(*flags: str | Path, **environment: str) -> AsyncIterator[Served]:
    command = [sys.executable, "-m", "shoal", "serve", *map(str, flags)]
    process = await asyncio.create_subprocess_exec(
        *command, stdout=PIPE, stderr=PIPE, start_new_session=True, env=os.environ | environment
    )
    try:
        assert process.stdout
        words = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        assert words.startswith("Tables at http://127.0.0.1:")
        yield Served(process, words.split()[2])
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
            await process.wait()


async def test_it_starts_on_an_empty_folder(tmp_path: Path) -> None:
    async with serving("--port", "0", "--data", tmp_path / "new" / "folder") as served:
        async with httpx.AsyncClient(base_url=served.url) as http:
            assert (await http.get("/health")).json() == {"status": "ok", "connections": 0}
        assert (tmp_path / "new" / "folder" / "shoal.sqlite3").is_file()
        assert (tmp_path / "new" / "folder").stat().st_mode & 0o077 == 0, "it is for nobody else's eyes"
        logged = await served.end()
    assert [line["what"] for line in logged] == ["listening", "stopping", "stopped"]
    assert logged[0]["address"] == served.url
    assert all({"at", "level", "from", "what"} <= line.keys() for line in logged)


async def test_settings_come_from_the_environment_and_a_file(tmp_path: Path) -> None:
    file = tmp_path / "shoal.toml"
    file.write_text(f'port = 0\ntables_each = 1\ndata = "{tmp_path / "unused"}"\n', "utf-8")
    async with serving("--settings", file, SHOAL_DATA=str(tmp_path / "used"), SHOAL_TABLES_EACH="2") as served:
        assert not (tmp_path / "unused").exists()
        assert (tmp_path / "used" / "shoal.sqlite3").is_file()
        ada = await Person.new(served.url)
        plan = {"plan": {"game": "fat-fish", "seats": ["me", "open"]}}
        assert [(await ada.ask("POST", "/api/tables", plan)).status_code for _ in range(3)] == [201, 201, 409]


@STOPS
async def test_it_stops_at_once_when_told_to_while_it_starts_its_players(tmp_path: Path, stop: Any) -> None:
    async with serving("--port", "0", "--data", tmp_path) as served:
        logged = await served.end(stop)
    assert [line["what"] for line in logged] == ["listening", "stopping", "stopped"]


@STOPS
async def test_everybody_is_told_when_it_stops(tmp_path: Path, stop: Any) -> None:
    async with serving("--port", "0", "--data", tmp_path, "--player-processes", "1") as served:
        ada = await Person.new(served.url)
        table = await ada.new_table("fish-n-stones", ["me", "easy"])
        async with ada.socket(table["id"]) as line, httpx.AsyncClient(headers=ada.headers, timeout=PATIENCE) as http:
            seat = Seat(line)
            assert (await seat.act("start"))["type"] == "ack"
            while (await seat.receive("view"))["to_act"] != [0]:
                pass  # the computer has cast
            async with http.stream("GET", f"{served.url}/api/tables/{table['id']}/stream") as stream:
                lines = stream.aiter_lines()
                assert json.loads(await anext(lines))["type"] == "table"
                logged = await served.end(stop)
                rest = [json.loads(text)["type"] async for text in lines if text]  # it ends, it is not torn off
            assert rest == ["view"]
            with pytest.raises(ConnectionClosed) as closed:
                await seat.receive("nothing that is ever sent")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == RESTART
    assert [line["what"] for line in logged] == ["listening", "stopping", "stopped"]
    assert not any(secret in str(logged) for secret in (ada.token, ada.id, table["id"], table["code"]))


async def look(person: Person, table: str) -> list[dict[str, Any]]:
    """What somebody who comes to a table is told of the game and the talk."""
    async with person.socket(table) as line:
        seat = Seat(line)
        return [await seat.receive("view"), await seat.receive("said")]


async def test_a_second_start_finds_everything_again(tmp_path: Path) -> None:
    async with serving("--port", "0", "--data", tmp_path) as served:
        ada, bob = await Person.new(served.url, "Ada"), await Person.new(served.url, "Bob")
        table = (await ada.new_table("fat-fish", ["me", "open"]))["id"]
        async with ada.socket(table) as line, bob.socket(table) as other:
            seats = [Seat(line), Seat(other)]
            for kind, content in (("sit", {"seat": 1}), ("say", {"text": "Ahoy"})):
                assert (await seats[1].act(kind, **content))["type"] == "ack"
            assert (await seats[0].act("start"))["type"] == "ack"
            begun = [await seat.receive("view") for seat in seats]
            [turn] = begun[0]["to_act"]
            acted = await seats[turn].act("move", version=begun[turn]["version"], move=begun[turn]["legal"][0])
            assert acted["type"] == "ack"
        before = [await look(person, table) for person in (ada, bob)]
        await served.end()
    async with serving("--port", "0", "--data", tmp_path) as served:
        ada.url = bob.url = served.url
        assert [await look(person, table) for person in (ada, bob)] == before
        assert before[0][0]["version"] == acted["version"]
        assert (await bob.ask("GET", "/api/me")).json()["name"] == "Bob"
        assert [row["id"] for row in (await bob.ask("GET", "/api/me/tables")).json()] == [table]


async def test_without_a_proxy_nobody_is_believed_to_come_from_elsewhere(tmp_path: Path) -> None:
    async def attempt(number: int) -> int:
        headers = {"X-Forwarded-For": f"192.0.2.{number}"}
        async with httpx.AsyncClient(base_url=served.url, headers=headers) as http:
            return (await http.post("/api/guests", json={"name": "Ada"})).status_code

    async with serving("--port", "0", "--data", tmp_path, "--login-attempts", "0") as served:
        assert [await attempt(number) for number in range(11)] == [201] * 10 + [429]
    async with serving("--port", "0", "--data", tmp_path, "--login-attempts", "0", "--proxy") as served:
        assert [await attempt(number) for number in range(11)] == [201] * 11


async def test_a_line_that_breaks_or_is_refused_leaves_no_error_in_the_log(tmp_path: Path) -> None:
    async with serving("--port", "0", "--data", tmp_path) as served:
        ada = await Person.new(served.url)
        table = await ada.new_table("fat-fish", ["me", "open"])
        for _ in range(5):
            async with ada.socket(table["id"]) as line:
                await line.send("x" * 5000)
                await line.wait_closed()
            assert line.close_code == TOO_LARGE
        with pytest.raises(InvalidStatus):
            await ada.socket("no-such-table")
        logged = await served.end()
    assert [line["what"] for line in logged] == ["listening", "stopping", "stopped"]


async def test_without_numba_it_says_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['numba'] = None; from shoal.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--data", str(tmp_path), "--no-open"]
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE)
    try:
        assert process.stdout
        words = [(await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode() for _ in range(2)]
    finally:
        process.kill()
        await process.communicate()
    assert words[0].startswith("Tables at ") and 'pip install "shoal[fast]"' in words[1]


@pytest.mark.parametrize(("wanted", "screen", "opened"), [(True, ":0", 1), (True, "", 0), (False, ":0", 0)])
def test_the_page_is_opened_where_there_is_a_screen(
    wanted: bool, screen: str, opened: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pages: list[str] = []
    monkeypatch.setattr("webbrowser.open", pages.append)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    say_where(wanted, "http://127.0.0.1:8000")
    assert pages == ["http://127.0.0.1:8000"] * opened
    assert capsys.readouterr().out == "Tables at http://127.0.0.1:8000 (stop with Ctrl-C)\n"
