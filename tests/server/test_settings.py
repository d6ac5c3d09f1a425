"""How a server is told what to do, and what `shoal serve` says to what makes no sense."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import sys
from dataclasses import fields, replace
from pathlib import Path

import httpx
import pytest

from shoal.cli import main
from shoal.cli.serve import serve
from shoal.core.errors import BadInput
from shoal.server.settings import RENAMED, Settings, read_settings

from .running import served

Capture = pytest.CaptureFixture[str]
NAMES = [found.name for found in fields(Settings)]

# Something else than the default for each: as text, and what it means.
OTHERS = {
    "host": ("::1", "::1"),
    "port": ("81", 81),
    "data": ("somewhere", Path("somewhere")),
    "database": ("postgresql://localhost/shoal", "postgresql://localhost/shoal"),
    "origins": ("https://a.example https://b.example", ("https://a.example", "https://b.example")),
    "hosts": ("a.example b.example", ("a.example", "b.example")),
    "proxy": ("true", True),
    "workers": ("2", 2),
    "player_processes": ("3", 3),
    "connections": ("4", 4),
    "connections_each": ("5", 5),
    "requests": ("0.5", 0.5),
    "files": ("9.5", 9.5),
    "messages": ("7.5", 7.5),
    "login_attempts": ("8", 8.0),
    "message_limit": ("900", 900),
    "body_limit": ("1000", 1000),
    "tables_each": ("11", 11),
    "keep_guests": ("365", 365),
    "keep_unbegun": ("30", 30),
    "keep_chat": ("90", 90),
    "address": ("https://a.example", "https://a.example"),
    "mail": ("smtp://mail.a.example", "smtp://mail.a.example"),
    "mail_from": ("fish@a.example", "fish@a.example"),
    "push_inside": ("true", True),
    "metrics": ("a token", "a token"),
}


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.delenv(f"SHOAL_{name.upper()}", raising=False)


def toml(folder: Path, text: str) -> Path:
    file = folder / "shoal.toml"
    file.write_text(text, "utf-8")
    return file


# -- What is said where --


def test_without_a_word_there_are_defaults() -> None:
    assert read_settings({}, {}) == Settings()
    assert read_settings(dict.fromkeys(NAMES) | {"origins": ()}, {}) == Settings(), "flags not given"


def test_the_first_that_says_something_is_heard(tmp_path: Path) -> None:
    file = toml(tmp_path, 'port = 1\nhost = "file"\nplayer_processes = 7')
    environment = {"SHOAL_PORT": "2", "SHOAL_HOST": "environment"}
    wanted = replace(Settings(), port=3, host="environment", player_processes=7)
    assert read_settings({"port": 3}, environment, file) == wanted


@pytest.mark.parametrize(("old", "new"), RENAMED.items())
def test_old_names_go_on_working_and_say_the_new_one(old: str, new: str, tmp_path: Path) -> None:
    told: list[str] = []
    wanted = replace(Settings(), **{new: 3})
    assert read_settings({}, {}, toml(tmp_path, f"{old} = 3"), told.append) == wanted
    assert read_settings({}, {f"SHOAL_{old.upper()}": "3"}, None, told.append) == wanted
    assert read_settings({old: 3}, {}, None, told.append) == wanted
    assert told == [f"The setting {old} is called {new} now; the old name still works."] * 3


@pytest.mark.parametrize("name", NAMES)
def test_everything_can_be_set_by_each_of_them(name: str, tmp_path: Path) -> None:
    text, value = OTHERS[name]
    wanted = replace(Settings(), **{name: value})
    assert wanted != Settings()
    assert read_settings({name: value}, {}) == wanted
    assert read_settings({}, {f"SHOAL_{name.upper()}": text}) == wanted
    written = list(value) if isinstance(value, tuple) else str(value) if isinstance(value, Path) else value
    assert read_settings({}, {}, toml(tmp_path, f"{name} = {json.dumps(written)}")) == wanted


def test_every_flag_is_a_setting() -> None:
    assert {found.name for found in serve.params} - {"settings", "opens"} <= {*NAMES, *RENAMED}


def test_a_flag_can_say_no_to_a_file(tmp_path: Path) -> None:
    assert not read_settings({"proxy": False}, {}, toml(tmp_path, "proxy = true")).proxy


def test_the_database_is_a_file_in_the_data_folder(tmp_path: Path) -> None:
    assert replace(Settings(), data=tmp_path).database_url == f"sqlite:///{tmp_path}/shoal.sqlite3"
    assert replace(Settings(), database="postgresql://x").database_url == "postgresql://x"


@pytest.mark.parametrize(
    ("name", "value"),
    [("port", "65536"), ("port", "-1"), ("port", "1.5"), ("port", ""), ("host", ""), ("proxy", "perhaps"),
     ("player_processes", "-1"), ("connections", "0"), ("requests", "-1"), ("login_attempts", "many"),
     ("message_limit", "0"), ("tables_each", "0")],
)  # fmt: skip
def test_values_that_make_no_sense_are_named(name: str, value: str, tmp_path: Path) -> None:
    for said in ({}, {f"SHOAL_{name.upper()}": value}), ({name: value}, {}):
        if any(said):
            with pytest.raises(BadInput, match=f"the setting {name} is wrong"):
                read_settings(*said)
    with pytest.raises(BadInput, match=f"the setting {name} is wrong"):
        read_settings({}, {}, toml(tmp_path, f"{name} = {json.dumps(value)}"))


# -- `shoal serve` with what makes no sense: one line that says what to do, exit code 2 --


def refused(monkeypatch: pytest.MonkeyPatch, capsys: Capture, *flags: str) -> str:
    """The one line that it says."""
    monkeypatch.setattr(sys, "argv", ["shoal", "serve", *flags])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr()
    assert ended.value.code == 2
    assert said.out == ""
    assert said.err.startswith("shoal: ") and said.err.count("\n") == 1, said.err
    return said.err


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--port", "65536"], "--port"),
        (["--port", "http"], "--port"),
        (["--player-processes", "-1"], "--player-processes"),
        (["--prot", "80"], "--prot"),
        (["--host", "", "--port", "0"], "the setting host is wrong"),
        (["--host", "192.0.2.1", "--port", "0"], "can't listen at 192.0.2.1, port 0"),
        (["--host", "a" * 80, "--port", "0"], "choose others with --host and --port"),
        (["--port", "0", "--database", "nonsense"], "a database is named by"),
        (["--port", "0", "--database", "mysql://root:hunter22@localhost/x"], "a database is named by"),
        (["--port", "0", "--database", "postgresql://root:hunter22@localhost:http/x"], "a database is named by"),
        (["--port", "0", "--database", "postgresql://root:hunter22@127.0.0.1:1/x"], "the database can't be opened"),
        (["--port", "0", "--database", "sqlite:////nowhere/at/all.sqlite3"], "the database can't be opened"),
        (["--port", "0", "--database", "sqlite://"], "name a file"),
        (["--settings", "/nowhere/at/all.toml"], "/nowhere/at/all.toml can't be read: No such file"),
        (["--settings", "/"], "/ can't be read"),
    ],
)
def test_flags_that_make_no_sense(
    flags: list[str], words: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    said = refused(monkeypatch, capsys, "--data", str(tmp_path), *flags)
    assert words in said
    assert "hunter22" not in said


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 80", 'there is no setting "prot"; the settings are address, body_limit'),
        ("port = ", "can't be read"),
        ('port = "http"', "the setting port is wrong"),
        ("data = 5", "the setting data is wrong"),
        ('origins = "https://a.example"', "the setting origins is wrong"),
        ("[server]\nport = 80", 'there is no setting "server"'),
    ],
)
def test_a_file_that_makes_no_sense(
    text: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    assert words in refused(monkeypatch, capsys, "--settings", str(toml(tmp_path, text)))


def test_one_file_is_not_for_several_processes(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    said = refused(monkeypatch, capsys, "--data", str(tmp_path), "--port", "0", "--workers", "2")
    assert "several processes need PostgreSQL" in said


def test_a_file_that_is_no_text(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe")
    assert "can't be read" in refused(monkeypatch, capsys, "--settings", str(tmp_path / "x.toml"))


def test_an_environment_that_makes_no_sense(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("SHOAL_PORT", "65536")
    assert "the setting port is wrong" in refused(monkeypatch, capsys)


def test_a_port_in_use(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = refused(monkeypatch, capsys, "--port", port, "--data", str(tmp_path / "new"))
    assert f"port {port} of 127.0.0.1 is in use" in said
    assert not (tmp_path / "new").exists(), "nothing is left behind"


def test_a_data_folder_that_cannot_be_made(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in tmp_path / "file" / "below", tmp_path / "file":
        monkeypatch.setenv("SHOAL_DATA", str(folder))
        said = refused(monkeypatch, capsys, "--port", "0")
        assert f"the data folder {folder} can't be made" in said and "--data" in said


def test_a_file_that_is_no_database(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "shoal.sqlite3").write_text("a shopping list, and not a short one" * 100)
    assert "file is not a database" in refused(monkeypatch, capsys, "--port", "0", "--data", str(tmp_path))


def test_a_database_of_a_newer_version(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "shoal.sqlite3") as connection:
        connection.execute("create table alembic_version (version_num varchar(32) primary key)")
        connection.execute("insert into alembic_version values ('9999')")
    connection.close()
    assert "a newer version of shoal" in refused(monkeypatch, capsys, "--port", "0", "--data", str(tmp_path))


def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "shoal[postgresql]" in refused(monkeypatch, capsys, "--port", "0", "--database", "postgresql://localhost/x")


# -- `shoal serve` with what makes sense --


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_stops_when_told_to(how: signal.Signals, tmp_path: Path) -> None:
    data = tmp_path / "new" / "folder"
    with served(data) as server:
        assert httpx.get(f"{server.url}/health").json() == {"status": "ok", "connections": 0}
        assert server.stop(how) == 0
    assert server.out == f"Tables at {server.url} (stop with Ctrl-C)\n", "one line for people"
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert [line["what"] for line in lines] == ["listening", "stopping", "stopped"]
    assert (data / "shoal.sqlite3").exists()


def test_everywhere_is_also_here(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "0.0.0.0") as server:
        assert server.url.startswith("http://localhost:")
        assert server.stop() == 0
