"""The published contests: how they are played and written on their page."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from shoal import all_games
from shoal.bench import ladders
from shoal.bots.ladder import Fixture, Ladder, Played, fixtures, read

from .test_ladder import GAME, NAMES, own_folders, untimed  # noqa: F401  (its fixture is for these tests, too)

# -- One after the other --


def test_every_game_has_its_contests() -> None:
    found = ladders.meetings()
    for game in all_games():
        seats = {meeting.players for meeting in found if meeting.game is game}
        assert seats == {game.players[0], 4}
    for meeting in found:
        games = len(fixtures(meeting.ladder, meeting.contest.deals))
        assert games >= (1000 if meeting.key == "a" else 1)
    assert len({meeting.name for meeting in found}) == len(found) == 4 * 10 + 3 * 5
    assert [(meeting.key, meeting.players) for meeting in ladders.meetings("d", [GAME])] == [("d", 2), ("d", 4)]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, contest in ladders.CONTESTS.items():
        names = NAMES if len(contest.names) == 2 else ("random", "strategy", "easy")
        short = contest._replace(names=names, deals=2)
        monkeypatch.setitem(ladders.CONTESTS, key, short)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    file = tmp_path / "page.md"
    file.write_text(f"# Title\n\nBefore.\n\n{ladders.BEGIN}\nold\n{ladders.END}\n\nAfter.\n")
    return file


def run(*args: str) -> Any:
    return CliRunner().invoke(ladders.main, ["--jobs", "1", *args])


@pytest.mark.usefixtures("quick")
def test_contests_are_played_and_written_on_the_page(page: Path, tmp_path: Path) -> None:
    where = ["--folder", str(tmp_path / "games"), "--page", str(page), "--game", GAME.name]
    done = run(*where, "--only", "b", "--only", "d")
    assert done.exit_code == 0, done.output
    names = [f"{GAME.name}-{players}p-{key}" for key in "bd" for players in (2, 4)]
    games = [str(len(fixtures(meeting.ladder, 2))) for meeting in ladders.meetings("bd", [GAME])]
    assert [line.split() for line in done.output.splitlines()] == [
        list(line) for line in zip(names, games, strict=True)
    ]
    assert sorted(file.stem for file in (tmp_path / "games").iterdir()) == sorted(names)
    text = page.read_text()
    assert text.startswith(f"# Title\n\nBefore.\n\n{ladders.BEGIN}\n\nWritten by `make ladders`")
    assert text.endswith(f"\n\n{ladders.END}\n\nAfter.\n")
    assert "old" not in text
    for wanted in ("- date: ", "- cores: ", "- processor: ", "Python 3.", "numba ", f"| {GAME.name} | 4 | 16 | "):
        assert wanted in text
    assert f"### {ladders.CONTESTS['b'].title}\n" in text
    assert f"### {ladders.CONTESTS['a'].title}\n" not in text
    assert f"#### {GAME.title}, 4 players\n" in text
    assert max(len(line) for line in text.splitlines() if not line.startswith(("|", "- "))) <= 120
    page.write_text(text.replace("After.", "Later."))
    assert run("--write", *where[:4]).exit_code == 0
    assert page.read_text() == text.replace("After.", "Later."), "the same games, the same page"


@pytest.mark.usefixtures("quick")
def test_the_page_tells_where_it_was_played_not_where_it_was_written(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = ["--folder", str(tmp_path / "games"), "--page", str(page)]
    monkeypatch.setattr(ladders, "machine", lambda _: {"processor": "Abacus"})
    assert run(*where, "--only", "a", "--game", GAME.name).exit_code == 0
    monkeypatch.setattr(ladders, "machine", lambda _: {"processor": "Slide rule"})
    assert run(*where, "--write").exit_code == 0
    assert "- processor: Abacus\n" in page.read_text()
    assert run(*where, "--only", "b", "--game", GAME.name).exit_code == 0
    first, second = (page.read_text().index(f"- processor: {name}\n") for name in ("Abacus", "Slide rule"))
    assert first < page.read_text().index(f"### {ladders.CONTESTS['b'].title}\n") < second


@pytest.mark.usefixtures("quick")
def test_a_contest_without_files_stays_on_the_page(page: Path, tmp_path: Path) -> None:
    """Its games may have been played elsewhere."""
    where = ["--page", str(page), "--game", GAME.name]
    assert run(*where, "--folder", str(tmp_path / "one"), "--only", "a").exit_code == 0
    alone = page.read_text()
    assert run(*where, "--folder", str(tmp_path / "two"), "--only", "d").exit_code == 0
    both = page.read_text()
    assert both.startswith(alone.partition(f"\n\n{ladders.END}")[0])
    assert f"### {ladders.CONTESTS['d'].title}\n" in both
    assert run(*where, "--folder", str(tmp_path / "two"), "--write").exit_code == 0
    assert page.read_text() == both


@pytest.mark.usefixtures("quick")
def test_only_playing_leaves_the_page_alone(page: Path, tmp_path: Path) -> None:
    where = ["--folder", str(tmp_path / "games"), "--page", str(page), "--game", GAME.name, "--only", "a"]
    before = page.read_text()
    assert run(*where, "--play").exit_code == 0
    assert page.read_text() == before
    assert run(*where, "--write").exit_code == 0
    assert f"| {GAME.name} | 2 | 4 | " in page.read_text()
    assert run(*where, "--play", "--write").exit_code == 2


# -- Side by side --


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("long", "games"), [(1.0, [2, 4]), (16.0, [1, 8])])
def test_meetings_take_turns(long: float, games: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Long games are fewer, but not as few as they are long; a deal of four is twice as many games as one of two."""
    two, four = ladders.meetings("a", [GAME])
    order = []

    def play(wanted: Ladder, fixture: Fixture) -> Played:
        order.append(wanted.players)
        nothing = (0,) * wanted.players
        seconds = ((long if wanted.players == 2 else 1.0) / wanted.players,) * wanted.players
        return Played(fixture.deal, fixture.lineup, nothing, nothing, nothing, seconds, seconds)

    monkeypatch.setattr(ladders, "play_game", play)
    monkeypatch.setitem(ladders.CONTESTS, "a", ladders.CONTESTS["a"]._replace(deals=50))
    ladders.play([two, four], tmp_path, jobs=1, minutes=1)
    assert Counter(order) == {2: 100, 4: 400}
    met = Counter(order[:90])
    assert met[2] / met[4] == pytest.approx(games[0] / games[1], rel=0.1)


@pytest.mark.usefixtures("quick")
def test_no_game_is_begun_that_would_end_too_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the short games of a contest would be in the tables and the long ones would not."""

    def play(wanted: Ladder, fixture: Fixture) -> Played:
        nothing, long = (0,) * wanted.players, (45.0,) * wanted.players
        return Played(fixture.deal, fixture.lineup, nothing, nothing, nothing, long, long)

    monkeypatch.setattr(ladders, "play_game", play)
    meetings = ladders.meetings("a", [GAME])
    courses = ladders.play(meetings, tmp_path, jobs=1, minutes=1)
    assert [len(course.played) for course in courses] == [1, 1]
    assert [len(read(meeting.file(tmp_path), meeting.ladder)) for meeting in meetings] == [1, 1]
    courses = ladders.play(meetings, tmp_path, jobs=1, minutes=1)
    assert [len(course.played) for course in courses] == [1, 1], "it knows how long they took"


@pytest.mark.usefixtures("quick")
def test_contests_are_played_in_several_processes(tmp_path: Path) -> None:
    meetings = ladders.meetings("ab", [GAME])  # of players without a clock
    for jobs in (1, 3):
        ladders.play(meetings, tmp_path / str(jobs), jobs, minutes=10)
    for meeting in meetings:
        one, three = (read(meeting.file(tmp_path / jobs), meeting.ladder) for jobs in "13")
        assert {fixture: untimed(game) for fixture, game in one.items()} == {
            fixture: untimed(game) for fixture, game in three.items()
        }


def test_a_page_without_marks_is_left_alone(page: Path, tmp_path: Path) -> None:
    page.write_text("# Title\n")
    done = run("--folder", str(tmp_path), "--page", str(page))
    assert done.exit_code == 1
    assert "has no place for the tables" in done.output
    assert page.read_text() == "# Title\n"


def test_a_folder_with_another_ladder_is_refused_at_once(page: Path, tmp_path: Path) -> None:
    meeting = ladders.meetings("d", [GAME])[0]
    meeting.file(tmp_path).write_text("{}\n")
    done = run("--folder", str(tmp_path), "--page", str(page), "--only", "a")
    assert done.exit_code == 1
    assert "another ladder" in done.output
    assert len(list(tmp_path.glob("*.jsonl"))) == 1


def test_docs_have_a_place_for_the_tables() -> None:
    ladders.divide(Path(__file__).parents[2] / "docs" / "bots.md")
