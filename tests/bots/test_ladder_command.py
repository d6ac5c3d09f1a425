"""`shoal ladder`: what it prints, keeps and refuses."""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from shoal import Match, load_match
from shoal.bots import ladder
from shoal.bots.ladder import Played
from shoal.cli import main
from shoal.core.corpus import CorpusWriter
from shoal.core.match import LARGEST_SEED
from shoal.core.simulate import match_by

from .test_ladder import GAME, NAMES, command, own_folders, raises, with_player  # noqa: F401  (the fixture's folders)

Capture = pytest.CaptureFixture[str]


def shoal(monkeypatch: pytest.MonkeyPatch, *args: str) -> int:
    monkeypatch.setattr(sys, "argv", ["shoal", *args])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


RUN = ["ladder", GAME.name, *NAMES, "--deals", "3", "--jobs", "1"]


def test_the_command_draws_tables_and_says_where_the_games_are(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    assert shoal(monkeypatch, *RUN) == 0
    out = capsys.readouterr().out
    for text in ("6 games, 3 deals (seeds 1 to 3)", "first places", "placed before", "ratings", "-o-", "strategy |"):
        assert text in out
    (file,) = (tmp_path / "saved" / "ladders").iterdir()
    assert str(file) in out
    assert max(len(line) for line in out.splitlines() if str(file) not in line) <= 80
    assert shoal(monkeypatch, *RUN) == 0
    assert capsys.readouterr().out == out, "nothing is played again"


def test_the_command_says_who_failed(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    with_player(monkeypatch, "strategy", raises)
    assert shoal(monkeypatch, *RUN) == 0
    assert "x: strategy raised ValueError: no idea" in capsys.readouterr().out


def test_the_default_are_all_levels(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(command, "play", lambda wanted, *_: print(*wanted.names) or sys.exit(0))
    assert shoal(monkeypatch, "ladder", GAME.name) == 0
    assert capsys.readouterr().out.split() == ["random", "strategy", "easy", "medium", "hard", "expert", "master"]


def test_the_tables_as_json(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    args = ["--players", "3", "--option", "shores=adjacent", "--seed", "5", "--file", str(file), "--json"]
    assert shoal(monkeypatch, *RUN, *args) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["players"][0]["games"], found["games"], found["deals"]) == (9, 18, 3)
    assert (found["seats"], found["seed"], found["options"]) == (3, 5, {"shores": "adjacent"})
    assert found["file"] == str(file)
    assert sum(player["firsts"]["value"] for player in found["players"]) > 0
    assert found["duels"]["random"]["strategy"]["low"] <= found["duels"]["random"]["strategy"]["value"]
    assert len(file.read_text().splitlines()) == 19


def test_the_tables_for_a_page(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert shoal(monkeypatch, *RUN, "--markdown") == 0
    out = capsys.readouterr().out
    assert out.startswith("| player | games | first places |")
    assert "\n\n| before | " in out
    assert all(line.startswith("|") for line in out.splitlines() if line)


def test_records_are_kept_on_demand(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    assert shoal(monkeypatch, *RUN, "--records", str(tmp_path / "records")) == 0
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 6
    assert files[0].name == f"{GAME.name}-2p-1-random_strategy.json"
    assert json.loads(files[0].read_text())["seats"] == ["random", "strategy"]
    assert all(load_match(file).is_over for file in files)


def test_ctrl_c_says_that_the_same_command_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    play, played = ladder.play_game, []

    def interrupted(*args: Any, **more: Any) -> Played:
        played.append(args)
        if len(played) == 3:
            raise KeyboardInterrupt
        return play(*args, **more)

    monkeypatch.setattr(ladder, "play_game", interrupted)
    file = tmp_path / "games.jsonl"
    assert shoal(monkeypatch, *RUN, "--file", str(file)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == f"shoal: stopped after 2 of 6 games; the same command goes on ({file})\n"
    assert shoal(monkeypatch, *RUN, "--file", str(file)) == 0
    assert len(played) == 3 + 4


@pytest.mark.parametrize(
    "args",
    [
        ["chess"],
        [GAME.name, "nemo", "random"],
        [GAME.name, "random"],
        [GAME.name, "random", "random"],
        [GAME.name, "search-0", "random"],
        [GAME.name, *NAMES, "--players", "9"],
        [GAME.name, *NAMES, "--deals", "0"],
        [GAME.name, *NAMES, "--jobs", "0"],
        [GAME.name, *NAMES, "--seed", str(LARGEST_SEED)],
        [GAME.name, *NAMES, "--option", "depth=1"],
        [GAME.name, *NAMES, "--json", "--markdown"],
        [GAME.name, *NAMES, "--file", "/dev/null/x"],
        [GAME.name, *NAMES, "--file", "/"],
        [GAME.name, *NAMES, "--file", __file__],
        [GAME.name, *NAMES, "--records", "/dev/null/x"],
    ],
    ids=" ".join,
)
def test_bad_input(args: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert shoal(monkeypatch, "ladder", *args) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("shoal: ")
    assert captured.err.count("\n") == 1


# -- Games that others have played --


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl.gz"
    with CorpusWriter(file) as writer:
        for seed in range(1, 7):
            names = ["Ada", "hard"] if seed % 2 else ["hard", "Ada"]
            by = "strategy,random" if seed % 2 else "random,strategy"
            writer.write(match_by(by, GAME, 2, seed).record(seats=names))
        writer.write(match_by("random", GAME, 2, 9).record(seats=["", "hard"]))  # somebody who has left
        writer.write(match_by("random", GAME, 3, 9).record(seats=["a", "b", "c"]))
        writer.write(Match(GAME, 2, 9).record(seats=["Ada", "hard"]))  # not over
    return file


def test_who_sat_in_recorded_games_is_rated(corpus: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    told = ("ladder", GAME.name, "--from", str(corpus), "--jobs", "1", "--players", "2")
    assert shoal(monkeypatch, *told, "--json") == 0
    table = json.loads(capsys.readouterr().out)
    assert (table["games"], table["seats"]) == (6, 2)
    assert [player["name"] for player in table["players"]] == ["Ada", "hard"]
    assert table["players"][0]["firsts"]["value"] > 0.5
    assert shoal(monkeypatch, *told) == 0
    said = capsys.readouterr().out
    assert "6 recorded games" in said and "placed before" in said
    assert "a move" not in said and "faults" not in said, "nobody has measured that"


def test_recorded_games_that_cannot_be_rated_are_one_line(
    corpus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    nameless = tmp_path / "nameless.jsonl"
    with CorpusWriter(nameless, names=False) as writer:
        writer.write(match_by("random", GAME, 2, 1).record(seats=["Ada", "Bob"]))
    half = tmp_path / "half.jsonl"
    lines = gzip.decompress(corpus.read_bytes()).splitlines(keepends=True)
    half.write_bytes(b"".join(lines[:4]) + lines[4][:300])
    for file, more, said in (
        (corpus, (), "line 8: this record is of fish-n-stones, 3 players"),
        (nameless, (), "no finished game that says who sat at each seat"),
        (tmp_path / "none.jsonl", (), "can't be read: No such file"),
        (corpus, ("random",), "without NAMEs"),
        (half, (), "the file breaks off here"),
    ):
        assert shoal(monkeypatch, "ladder", GAME.name, *more, "--from", str(file), "--jobs", "1") == 2
        found = capsys.readouterr()
        assert said in found.err and found.err.count("\n") == 1
    assert "recorded games" in found.out and "the tables are of the games before it" in found.err
