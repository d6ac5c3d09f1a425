"""`shoal hint`, and computers of every level and hints in `shoal play`."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from shoal import game_named, load_match, new_match
from shoal.bots.player import Answer, Budget, Named, Question
from shoal.cli import seats
from shoal.core import backends
from shoal.core.match import Match
from shoal.core.record import write
from shoal.core.simulate import random_match

from .test_cli import Capture, own_folders, shoal  # noqa: F401  (the fixture's folders are for these tests, too)

PATCH = pytest.MonkeyPatch
QUICK = "search-60"  # as many iterations on any machine
MORE_THAN_ENOUGH = "1\n" * 200


def keep(match: Match | Mapping[str, Any], file: Path, **changes: Any) -> Path:
    """Write a record, with changes in its head or moves."""
    record = match.record() if isinstance(match, Match) else match
    file.parent.mkdir(exist_ok=True)
    file.write_text(write({**record, **changes}))
    return file


def hint(monkeypatch: PATCH, capsys: Capture, *args: object) -> dict[str, Any]:
    """What `shoal hint --json` says."""
    assert shoal(monkeypatch, "hint", *map(str, args), "--json") == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    return keep(random_match(game_named("fish-n-stones"), 2, 1), tmp_path / "finished.json")


@pytest.fixture
def casting(tmp_path: Path) -> Path:
    """A game of three in which seat 1 has chosen its line, and seats 0 and 2 have not."""
    match = new_match("fish-n-stones", 3, seed=1, first=0)
    match.play(1, "cast 1")
    return keep(match, tmp_path / "casting.json")


# -- shoal hint --


@pytest.mark.parametrize("own", [[], [{"seat": 0, "move": "cast a"}]], ids=["casting", "baiting"])
def test_a_hint_knows_only_what_the_seat_knows(
    own: list[dict[str, Any]], tmp_path: Path, monkeypatch: PATCH, capsys: Capture
) -> None:
    match = new_match("fish-n-stones", 2, seed=1, first=0).record()
    pond = match["setup"]["pond"]
    hints = []
    for number, (line, to_come) in enumerate([("a", pond[9:]), ("c", pond[9:]), ("b", pond[:8:-1])]):
        moves = [{"seat": 1, "move": f"cast {line}"}, *own]
        file = keep(match, tmp_path / f"{number}.json", moves=moves, setup={"pond": [*pond[:9], *to_come]})
        hints.append(hint(monkeypatch, capsys, file, "--seed", 3, "--level", "search-400"))
    assert hints[0]["seat"] == 0
    assert (hints[0]["playouts"], bool(hints[0]["candidates"])) == (400, True)
    assert hints[1] == hints[0]
    assert hints[2] == hints[0]


def test_a_hint_at_an_earlier_moment(finished: Path, tmp_path: Path, monkeypatch: PATCH, capsys: Capture) -> None:
    record = json.loads(finished.read_text())
    record.pop("result")
    choice = ["--seed", 1, "--level", QUICK]
    entries = range(1, len(record["moves"]) + 1)
    for entry in entries[:12]:
        running = keep(record, tmp_path / "running.json", moves=record["moves"][: entry - 1])
        then = hint(monkeypatch, capsys, finished, "--at", entry, *choice)
        assert then["entry"] == entry
        assert then == hint(monkeypatch, capsys, running, *choice)
        seat = record["moves"][entry - 1]["seat"]
        assert hint(monkeypatch, capsys, finished, "--at", entry, "--seat", seat, *choice)["seat"] == seat


def test_a_hint_is_a_legal_move_with_what_was_thought_of_it(casting: Path, monkeypatch: PATCH, capsys: Capture) -> None:
    found = hint(monkeypatch, capsys, casting, "--seat", 2, "--level", QUICK)
    assert (found["game"], found["entry"], found["seat"], found["player"]) == ("fish-n-stones", 2, 2, QUICK)
    assert found["secret"]
    assert found["playouts"] == 60
    assert found["move"] in load_match(casting).legal(2)
    assert found["move"] in [candidate["move"] for candidate in found["candidates"]]
    assert sum(candidate["share"] for candidate in found["candidates"]) == pytest.approx(1)
    assert found["because"] is None or found["because"].startswith(f"{found['move']}: ")
    assert bool(found["because"]) == bool(found["merits"])
    assert found["words"][0].startswith(f"1. {found['candidates'][0]['move']}: chosen ")


def test_a_hint_for_people(casting: Path, monkeypatch: PATCH, capsys: Capture) -> None:
    assert shoal(monkeypatch, "hint", str(casting)) == 0
    out = capsys.readouterr().out
    assert "Round 1 of 4" in out
    assert "What hard would do in Player 0's place:" in out
    assert "% of the time" in out
    assert max(map(len, out.splitlines())) <= 80
    assert shoal(monkeypatch, "hint", str(casting), "--level", "random") == 0
    assert "for no special reason" in capsys.readouterr().out


def test_a_hint_for_the_latest_game_is_for_its_person(tmp_path: Path, monkeypatch: PATCH, capsys: Capture) -> None:
    match = new_match("fish-n-stones", 3, seed=1)
    keep(match, tmp_path / "saved" / "game.json", seats=["computer", "easy", "person"])
    for file in ([], ["latest"]):
        assert hint(monkeypatch, capsys, *file, "--level", "random")["seat"] == 2
    assert shoal(monkeypatch, "hint", "--level", "random") == 0
    out = capsys.readouterr().out
    assert "Bot 0 (medium)" in out
    assert "in Player 2's place" in out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ([], "the game is over; ask for an earlier moment with --at, before entry 1 to "),
        (["--at", "0"], "not a whole number"),
        (["--at", "999"], "entries; say 1 to "),
        (["--at", "1", "--seat", "2"], "there is no seat 2; the seats are 0 to 1"),
        (["--at", "2", "--seat", "0"], "it is not your turn; to act: 1"),
        (["--at", "1", "--seat", "-1"], "not a whole number"),
        (["--at", "1", "--level", "strong"], 'there is no player "strong"'),
        (["--at", "1", "--seed", "x"], "not a whole number"),
    ],
    ids=" ".join,
)
def test_wrong_questions_get_one_clear_line(
    args: list[str], words: str, finished: Path, monkeypatch: PATCH, capsys: Capture
) -> None:
    assert shoal(monkeypatch, "hint", str(finished), *args) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("shoal: ")
    assert captured.err.count("\n") == 1
    assert words in captured.err


def test_before_a_shuffle_nobody_is_to_act(tmp_path: Path, monkeypatch: PATCH, capsys: Capture) -> None:
    match = random_match(game_named("fischen"), 3, 1)
    shuffle = next(entry for entry, made in enumerate(match.record()["moves"], 1) if "chance" in made)
    assert shoal(monkeypatch, "hint", str(keep(match, tmp_path / "f.json")), "--at", str(shuffle)) == 2
    assert "a shuffle is due" in capsys.readouterr().err


# -- levels in play --


def test_play_with_levels_to_the_end(tmp_path: Path, monkeypatch: PATCH, capsys: Capture) -> None:
    args = ["play", "fish-n-stones", "--players", "3", "--seats", "p,easy,medium", "--seed", "1"]
    assert shoal(monkeypatch, *args, typed=MORE_THAN_ENOUGH) == 0
    out = capsys.readouterr().out
    assert "Bot 1 (easy) fishes" in out
    assert "Bot 2 (medium) fishes" in out
    assert "The end: " in out
    assert "hint" not in out
    (file,) = (tmp_path / "saved").iterdir()
    assert load_match(file).is_over
    assert json.loads(file.read_text())["seats"] == ["person", "easy", "medium"]


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["--seats", "pcc"], ["person", "medium", "medium"]),
        (["--seats", "ccp", "--level", "hard"], ["hard", "hard", "person"]),
        (["--seats", "random p, strategy"], ["random", "person", "strategy"]),
        (["--seats", "person,c,expert", "--level", "easy"], ["person", "easy", "expert"]),
        ([], ["person", "medium", "medium"]),
    ],
    ids=str,
)
def test_seats_are_said_in_letters_or_words(
    args: list[str], expected: list[str], tmp_path: Path, monkeypatch: PATCH
) -> None:
    monkeypatch.setattr(seats, "get_ready", lambda *_: None)
    monkeypatch.setattr(seats, "player_named", lambda _, name: Named(name, lambda question: Answer(question.legal[0])))
    assert shoal(monkeypatch, "play", "fish-n-stones", "--players", "3", *args) == 0
    (file,) = (tmp_path / "saved").iterdir()
    assert json.loads(file.read_text())["seats"] == expected


def test_the_dialogue_asks_for_the_level(monkeypatch: PATCH, capsys: Capture, tmp_path: Path) -> None:
    typed = "fish-n-stones\nthree\n[/]\n3\n\np,c\np,c,random\nstrong\nrandom\nquit\n"
    assert shoal(monkeypatch, "play", typed=typed) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert 'is for 2 to 4 players, not "three"' in out
    assert 'is for 2 to 4 players, not "[/]"' in out
    assert 'such as p,easy,medium, not "p,c"' in out
    assert "How strong shall the computers be (easy, medium, hard, expert, master)? [medium]" in out
    assert 'there is no player "strong"' in out
    (file,) = (tmp_path / "saved").iterdir()
    assert json.loads(file.read_text())["seats"] == ["person", "random", "random"]


def test_the_dialogue_asks_for_no_level_without_need(monkeypatch: PATCH, capsys: Capture) -> None:
    for answers, args in (("pp", []), ("p,random", []), ("pc", ["--level", "random"])):
        assert shoal(monkeypatch, "play", *args, typed=f"fish-n-stones\n\n\n{answers}\nquit\n") == 0
        assert "How strong" not in capsys.readouterr().out


def test_old_saved_games_go_on(tmp_path: Path, monkeypatch: PATCH, capsys: Capture) -> None:
    file = keep(new_match("fish-n-stones", 2, seed=1), tmp_path / "saved" / "old.json", seats=["person", "computer"])
    assert shoal(monkeypatch, "play", "--continue", typed="quit\n") == 0
    assert "Bot 1 (medium)" in capsys.readouterr().out
    assert json.loads(file.read_text())["seats"] == ["person", "medium"]
    assert shoal(monkeypatch, "play", "--continue", "--level", "random", typed="quit\n") == 0
    assert "Bot 1 (random)" in capsys.readouterr().out
    assert json.loads(file.read_text())["seats"] == ["person", "random"]
    keep(json.loads(file.read_text()), file, seats=["person", "oracle"])
    assert shoal(monkeypatch, "play", "--continue") == 2
    assert 'there is no player "oracle"' in capsys.readouterr().err


def test_computers_follow_the_seed(tmp_path: Path, monkeypatch: PATCH) -> None:
    args = ["play", "fish-n-stones", "--players", "2", "--seed", "4", "--level", QUICK]
    for _ in range(2):
        assert shoal(monkeypatch, *args, typed=MORE_THAN_ENOUGH) == 0
    first, second = (json.loads(file.read_text())["moves"] for file in (tmp_path / "saved").iterdir())
    assert first == second


def test_a_computer_that_fails_is_replaced_and_told(monkeypatch: PATCH, capsys: Capture) -> None:
    def broken(question: Question) -> Answer:
        raise ValueError("out of\nideas")

    monkeypatch.setattr(seats, "player_named", lambda _, name: Named(name, broken, Budget(seconds=1.0)))
    args = ["play", "fish-n-stones", "--players", "2", "--level", "random"]
    assert shoal(monkeypatch, *args, typed=MORE_THAN_ENOUGH) == 0
    out = capsys.readouterr().out
    assert "Bot 1 (random) raised ValueError: out of ideas; a fallback move was made" in " ".join(out.split())
    assert "The end: " in out


def test_random_computers_need_nothing_compiled(monkeypatch: PATCH, capsys: Capture) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("prepared")

    monkeypatch.setattr(seats, "prepare", refuse)
    monkeypatch.setattr(seats, "READY", set())
    args = ["play", "fish-n-stones", "--players", "2"]
    assert shoal(monkeypatch, *args, "--level", "random", typed=MORE_THAN_ENOUGH) == 0
    assert "The end: " in capsys.readouterr().out
    with pytest.raises(AssertionError, match="prepared"):
        shoal(monkeypatch, *args, "--level", "easy")


def test_play_and_hints_without_numba(monkeypatch: PATCH, capsys: Capture) -> None:
    monkeypatch.setattr(backends, "is_available", lambda: False)
    args = ["play", "fish-n-stones", "--players", "3", "--seats", "p,easy,search-30", "--seed", "1"]
    assert shoal(monkeypatch, *args, typed="hint\n" + MORE_THAN_ENOUGH) == 0
    out = capsys.readouterr().out
    assert "What hard would do" in out
    assert "The end: " in out
    assert " raised " not in out
    assert out.count('pip install "shoal[fast]"\n') == 1
    assert shoal(monkeypatch, *args[:4], "--seats", "p,random,p", typed="quit\n") == 0
    assert "pip install" not in capsys.readouterr().out, "nobody is weaker without it"


# -- hints in play --


def test_a_hint_in_play_is_counted_and_kept(tmp_path: Path, monkeypatch: PATCH, capsys: Capture) -> None:
    args = ["play", "fish-n-stones", "--players", "2", "--level", "random", "--seed", "1"]
    assert shoal(monkeypatch, *args, typed="help\nhint\nhint\nquit\n") == 0
    out = capsys.readouterr().out
    assert "what a strong player would do" in out
    hints = out.split("> hint")[1:]
    assert "What hard would do in Player 0's place:" in hints[0]
    assert hints[0].rpartition("\n")[0] == hints[1].rpartition("\nPlayer 0>")[0], "who asks again is told the same"
    (file,) = (tmp_path / "saved").iterdir()
    assert json.loads(file.read_text())["hints"] == [1, 0]
    assert shoal(monkeypatch, "play", "--continue", typed="1\nhint\n" + MORE_THAN_ENOUGH) == 0
    assert "Player 0, 2 hints" in capsys.readouterr().out
    assert json.loads(file.read_text())["hints"] == [2, 0]


def test_a_hint_in_play_changes_nothing_for_the_computers(tmp_path: Path, monkeypatch: PATCH) -> None:
    args = ["play", "fish-n-stones", "--players", "2", "--level", "random", "--seed", "1"]
    for typed in (MORE_THAN_ENOUGH, "hint\n" + MORE_THAN_ENOUGH):
        assert shoal(monkeypatch, *args, typed=typed) == 0
    first, second = (json.loads(file.read_text()) for file in (tmp_path / "saved").iterdir())
    assert first["hints"] != second["hints"]
    assert first["moves"] == second["moves"]


def test_a_hint_is_asked_with_the_view_of_its_seat(monkeypatch: PATCH) -> None:
    asked: list[Question] = []

    def listening(question: Question) -> Answer:
        asked.append(question)
        return Answer(question.legal[0])

    monkeypatch.setattr(seats, "player_named", lambda _, name: Named(name, listening))
    match = new_match("fish-n-stones", 2, seed=1)
    match.play(1, "cast a")
    seats.ask(seats.Console(quiet=True), match, 0, "hard", "hard", random.Random(1))
    (question,) = asked
    assert question.view.flat() == match.view(0).flat()
    assert question.view.line[1] == -1
