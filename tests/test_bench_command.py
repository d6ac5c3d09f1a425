"""`shoal bench`: its reports, its command line and the page it writes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shoal import all_games
from shoal.bench import growth, run, start
from shoal.bench.ours import SIZES
from shoal.bench.report import Report, Section, as_json, as_markdown, on_terminal, written
from shoal.core import backends
from shoal.core.gpu import NoGpu

from .test_bench import GAME, nothing_is_measured  # noqa: F401  (its fixture is for these tests, too)
from .test_cli import Capture, shoal

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"


# -- Reports --


REPORT = Report(
    {"command": "shoal bench", "versions": {"Python": "3.11", "numba": "0.68"}, "rounds": 5, "import shoal, s": 0.0824},
    [Section("Random play", "How quick.", [{"game": "a", "players": 2, "decisions, 1 thread": 12345678.9}])],
)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (4.3e9, "4.30 G"),
        (12345678.0, "12.3 M"),
        (999.0, "999"),
        (2345.0, "2.35 k"),
        (0.0824, "0.08"),
        (14.06, "14.1"),
        (824, "824"),
        ("fat", "fat"),
    ],
)
def test_numbers_are_written_for_people(value: object, text: str) -> None:
    assert written(value) == text


def test_a_report_as_a_page() -> None:
    page = as_markdown(REPORT)
    assert page.startswith("# Performance\n\nWritten by `shoal bench`")
    assert "- versions: Python 3.11, numba 0.68\n- rounds: 5\n- import shoal, s: 0.08\n" in page
    assert page.endswith(
        "## Random play\n\nHow quick.\n\n| game | players | decisions, 1 thread |\n|---|---:|---:|\n| a | 2 | 12.3 M |"
    )


def test_a_report_as_json_has_every_digit() -> None:
    found = json.loads(as_json(REPORT))
    assert found["versions"]["numba"] == "0.68"
    assert found["random play"] == [{"game": "a", "players": 2, "decisions, 1 thread": 12345678.9}]


def test_a_report_on_a_terminal(capsys: Capture) -> None:
    on_terminal(REPORT)
    out = capsys.readouterr().out
    assert "Random play. How quick.\n" in out
    assert out.endswith("             decisions, \ngame players   1 thread \na          2     12.3 M \n")


# -- The command --


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting cold takes long."""
    monkeypatch.setattr(run, "warm_up_time", lambda _: start.WarmUp(20.0, 1.0, 30.0, 2.0))
    monkeypatch.setattr(run, "grown", lambda game: growth.Grown(game, 2.0, 1.0, 100.0, 101.0, [102.0, 103.0, 104.0]))


@pytest.mark.usefixtures("quick")
def test_bench_measures_every_player_count(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    args = ["bench", GAME.name, "--rounds", "1", "--milliseconds", "1", "--growth", "--json"]
    assert shoal(monkeypatch, *args) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["command"] == " ".join(["shoal", *args])
    assert {"date", "processor", "cores", "system", "versions", "import shoal, s"} <= set(found)
    assert set(found["versions"]) == {"Python", "shoal", "numba", "numpy"}
    for table in ("random play", "batches"):
        assert [(row["game"], row["players"]) for row in found[table]] == [(GAME.name, n) for n in GAME.players]
    ways = ("1 thread", "all cores", "interpreted")
    for row in found["random play"]:
        assert list(row)[2:] == [f"{unit} {way}" for way in ways for unit in ("decisions", "games")]
        assert all(row[f"decisions {way}"] > row[f"games {way}"] > 0 for way in ways)
    sizes = [f"N={slots}" for slots in SIZES]
    for row in found["batches"]:
        assert list(row)[2:] == [*sizes, "N=16384, all cores", "called from Python, µs"]
        assert min(list(row.values())[2:]) > 0
    (row,) = found["state and start"]
    assert row["bytes a state"] == GAME.state.dtype().itemsize
    assert row["copy of a state, ns"] > 0
    assert list(row.values())[3:] == [20, 1, 30, 2]
    (row,) = found["growth"]
    assert list(row.values())[:9] == [GAME.name, 2, 2, 1, 100, 101, 102, 103, 104]


@pytest.mark.usefixtures("quick")
def test_bench_prints_tables_or_a_page(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    args = ["bench", GAME.name, "--rounds", "1", "--milliseconds", "1"]
    assert shoal(monkeypatch, *args) == 0
    out = capsys.readouterr().out
    for text in ("Random play", "Batches", "State and start", "called", "copy"):
        assert text in out
    assert max(map(len, out.splitlines())) <= 80
    assert shoal(monkeypatch, *args, "--markdown") == 0
    assert capsys.readouterr().out.startswith("# Performance\n")


def test_bench_without_numba(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(backends, "is_available", lambda: False)
    assert shoal(monkeypatch, "bench") == 2
    assert capsys.readouterr().err == 'shoal: shoal bench needs Numba: pip install "shoal[fast]"\n'


def test_bench_without_a_gpu(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def find_gpu() -> None:
        raise NoGpu("there is no GPU")

    monkeypatch.setattr(run, "find_gpu", find_gpu)
    assert shoal(monkeypatch, "bench", "--gpu") == 2
    assert capsys.readouterr() == ("", "shoal: there is no GPU\n")


@pytest.mark.parametrize(
    "args",
    [["chess"], ["--rounds", "0"], ["--milliseconds", "0"], ["--milliseconds", "nan"], ["--json", "--markdown"]],
    ids=" ".join,
)
def test_bad_input(args: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert shoal(monkeypatch, "bench", *args) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("shoal: ")
    assert captured.err.count("\n") == 1


# -- docs/performance.md --


def test_the_page_has_every_game_and_its_peers() -> None:
    page = PAGE.read_text("utf-8")
    tables = {part.partition("\n")[0]: part for part in page.split("\n## ")[1:]}
    assert list(tables) == ["Random play", "Batches", "State and start", "Peers", "Ratios", "Search", "Growth"]
    for game in all_games():
        for players in game.players:
            for title in ("Random play", "Batches", "Ratios"):
                assert f"| {game.name} | {players} |" in tables[title]
        assert f"| {game.name} |" in tables["State and start"]
        assert f"| {game.name} |" in tables["Growth"]
        for players in (game.players[0], 4):
            assert f"| {game.name} | {players} |" in tables["Search"]
