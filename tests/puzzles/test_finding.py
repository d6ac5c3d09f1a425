"""How puzzles are found: the same for the same seed, whoever works on it, and gone on with where it was stopped."""

from __future__ import annotations

import time
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest

from shoal.games import game_named
from shoal.puzzles import finding, puzzle, run
from shoal.puzzles.run import Order, make
from tests.test_cli import Capture, shoal

GAME = "fish-n-stones"
pytestmark = pytest.mark.xdist_group(GAME)


@pytest.fixture(autouse=True)
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less is asked of a puzzle, so that a few games have some."""
    for name, value in (("SEARCHES", 1), ("SECOND_SEARCHES", 1), ("GLANCES", 8), ("WORLDS", 12), ("CLEARLY", 2.0)):
        monkeypatch.setattr(finding, name, value)


def made(executor: Executor, keep: Path, count: int = 3, until: float | None = None) -> list[puzzle.Puzzle]:
    return make(Order(GAME, count, 5, until), executor, keep).puzzles


def test_the_same_for_the_same_seed_whoever_works_on_it(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as one:
        first = made(one, tmp_path / "one.jsonl")
    with ThreadPoolExecutor(3) as many:
        second = made(many, tmp_path / "many.jsonl")
    assert first == second and len(first) == 3


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = tmp_path / "kept.jsonl"
    with ThreadPoolExecutor(1) as one:
        before = made(one, keep)
        keep.write_bytes(keep.read_bytes() + b'{"about": "torn')
        assert run.seed_kept(keep) == 5
        monkeypatch.setattr(run, "carry_out", lambda *_: pytest.fail("looked through once more"))
        assert made(one, keep) == before
        assert made(one, keep, count=2) == before[:2]
        assert made(one, tmp_path / "new.jsonl", until=time.monotonic() - 1) == [], "time is up"


def test_a_file_tells_neither_seed_nor_game_number(tmp_path: Path) -> None:
    game, file = game_named(GAME), tmp_path / "puzzles.jsonl.xz"
    with ThreadPoolExecutor(1) as one:
        found = made(one, tmp_path / "kept.jsonl")
    puzzle.write(file, game, run.about(game), found)
    head, again = puzzle.read(file)
    assert [*again.values()] == sorted(found, key=lambda one: one.id)
    assert head.made.keys() == {"version", "rules", "playouts", "worlds", "again"}
    for one in found:
        assert one.id == puzzle.id_of(game, puzzle.view_of(game, one), one.seat) and "rng" not in one.view


@pytest.mark.parametrize("content", [b"", b"no xz", b"\xfd7zXZ\x00 torn"])
def test_a_bad_file_is_one_line(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    file = tmp_path / "bad.jsonl.xz"
    file.write_bytes(content)
    assert shoal(monkeypatch, "puzzles", GAME, "--check", str(file)) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "holds no puzzles" in told


def test_the_command_makes_and_checks_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    line = ("puzzles", GAME, "--count", "1", "--seed", "1", "--jobs", "1", "--out", str(tmp_path))
    assert shoal(monkeypatch, *line) == 0
    assert "1 puzzles of" in capsys.readouterr().out
    file = tmp_path / f"{GAME}.jsonl.xz"
    assert shoal(monkeypatch, "puzzles", GAME, "--check", str(file), "--jobs", "1") == 0
    told = capsys.readouterr().out.splitlines()
    assert [one.split(":")[0] for one in told][:3] == ["search", "net", "ahead"] and "in 1 of 1" in told[1]
