"""`shoal play`: a game in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shoal import all_games, load_match

from .test_cli import Capture, own_folders, shoal  # noqa: F401  (its fixture is for these tests, too)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_play_a_whole_game_from_a_pipe(
    game: object, monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    name, players = game.name, game.players[0]  # type: ignore[attr-defined]
    args = ["play", name, "--players", str(players), "--seed", "4", "--level", "random"]
    assert shoal(monkeypatch, *args, typed="1\n" * 2000) == 0
    out = capsys.readouterr().out
    assert "The end: " in out
    assert "Traceback" not in out
    assert "\x1b" not in out, "no colours in a pipe"
    assert max(len(line) for line in out.splitlines() if str(tmp_path) not in line) <= 80
    (file,) = (tmp_path / "saved").iterdir()
    assert load_match(file).is_over


def test_play_asks_for_everything_and_takes_defaults(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert shoal(monkeypatch, "play", typed="9\nfish-n-stones\n7\n3\nleft\nadjacent\npcp\nrandom\n\nquit\n") == 0
    out = capsys.readouterr().out
    for text in ("Which game?", "there is no game", "How many players", "2 to 4 players", "shores:", "Who plays"):
        assert text in out
    assert "Player 0 to move: the others look away" in out


def test_play_explains_refusals_and_lists_moves(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    typed = "cast  a\nfish a1\n99\n１\nhelp\nmoves\ntable\nlog\nrules\n"
    assert shoal(monkeypatch, "play", "fish-n-stones", "--players", "2", typed=typed) == 0
    out = capsys.readouterr().out
    assert "Did you mean: cast a?" in out
    assert "(rules: A round)" in " ".join(out.split())
    assert '"99" is no move' in out
    assert '"１" is no move' in out
    assert "take back your last move" in out


def test_play_sums_up_a_long_list_of_moves(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    typed = "1\n" * 3 + "moves swim b2\nmoves swim\n"
    assert (
        shoal(monkeypatch, "play", "fish-fish-fish", "--players", "2", "--seed", "2", "--level", "random", typed=typed)
        == 0
    )
    out = capsys.readouterr().out
    assert "moves like swim" in out
    assert "swim b2 " in out.split("> moves swim b2")[1].split("> moves swim")[0]


def test_play_saves_and_goes_on(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    start = ["play", "fish-n-stones", "--players", "2", "--seats", "pp", "--seed", "1"]
    assert shoal(monkeypatch, *start, typed="\ncast a\n\ncast b\n\n1\nquit\n") == 0
    (file,) = (tmp_path / "saved").iterdir()
    assert len(json.loads(file.read_text())["moves"]) == 3
    assert f"--continue {file}" in capsys.readouterr().out
    assert shoal(monkeypatch, "play", "--continue", typed="\n" + "1\n\n" * 40) == 0
    assert "The end: " in capsys.readouterr().out
    assert load_match(file).is_over
    assert shoal(monkeypatch, "play", "--continue", str(file)) == 2
    assert "over" in capsys.readouterr().err


def test_play_offers_unfinished_games(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    assert shoal(monkeypatch, "play", "fish-n-stones", "--players", "2", typed="1\nquit\n") == 0
    (tmp_path / "saved" / "junk.json").write_text("{")
    number = str(len(all_games()) + 1)
    assert shoal(monkeypatch, "play", typed=f"{number}\nquit\n") == 0
    assert "continue: Fish'n'Stones, 2 players" in capsys.readouterr().out


def test_play_undo_takes_back_a_bait_but_not_a_cast(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    typed = "\ncast a\n\nundo\ncast b\n\nundo\n"
    args = ["play", "fish-n-stones", "--players", "2", "--seats", "pp", "--seed", "1"]
    assert shoal(monkeypatch, *args, typed=typed) == 0
    assert capsys.readouterr().out.count("no move of yours") == 2


def test_play_hot_seat_hides_the_hands_at_the_hand_over(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    args = ["play", "fat-fish", "--players", "2", "--seats", "pp", "--seed", "1"]
    assert shoal(monkeypatch, *args, typed="\n" + "1\n" * 3) == 0
    parts = capsys.readouterr().out.split("the others look away")
    assert len(parts) >= 2
    assert "view" not in parts[0], "nothing is shown before the first hand-over"


def test_play_goes_on_when_it_cannot_save(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SHOAL_SAVED", str(tmp_path / "file" / "saved"))
    assert shoal(monkeypatch, "play", "fish-n-stones", "--players", "2", typed="1\n" * 99) == 0
    out = capsys.readouterr().out
    assert "can't be saved" in out
    assert "The end: " in out
