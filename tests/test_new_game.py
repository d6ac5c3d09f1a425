"""Beginning a game from the template; what comes of it is played in `tools/sixth_game.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

import shoal
from tools import new_game


@pytest.fixture
def root(tmp_path: Path) -> Path:
    games = tmp_path / new_game.LIST
    games.parent.mkdir(parents=True)
    games.write_text((new_game.ROOT / new_game.LIST).read_text("utf-8"), "utf-8")
    return tmp_path


def test_three_folders_and_a_line(root: Path) -> None:
    new_game.plant(root, "blue-whale", "The Blue Whale")
    for where in new_game.PARTS.values():
        files = [file for file in (root / where / "blue_whale").rglob("*") if file.is_file()]
        assert files
        for file in files:
            assert not [word for word in ("low-tide", "low_tide", "Low Tide") if word in file.read_text("utf-8")], file
    card = (root / "src/shoal/games/blue_whale/__init__.py").read_text("utf-8")
    assert 'name="blue-whale"' in card and 'title="The Blue Whale"' in card
    listed = (root / new_game.LIST).read_text("utf-8")
    scope: dict[str, object] = {}
    exec(listed[listed.index("FOLDERS = (") : listed.index("def names")], scope)
    assert scope["FOLDERS"] == (*shoal.games.FOLDERS, "blue_whale")


@pytest.mark.parametrize(
    ("name", "title", "words"),
    [
        ("Blue Whale", "Blue Whale", "no name of a game"),
        ("../etc", "x", "no name of a game"),
        ("", "x", "no name of a game"),
        ("whale", " ", "a title is one line"),
        ("whale", 'the "whale"', "a title is one line"),
        ("fischen", "Fischen", "is there already"),
    ],
)
def test_what_can_be_no_game_is_refused_in_one_line(
    name: str, title: str, words: str, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (root / "tests/games/fischen").mkdir(parents=True)
    with pytest.raises(SystemExit) as ended:
        new_game.plant(root, name, title)
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1
    assert not (root / "src/shoal/games/whale").exists()


def test_the_template_is_no_game_of_ours() -> None:
    assert new_game.NAME not in [game.name for game in shoal.all_games()]
