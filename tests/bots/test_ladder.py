"""Ladders: who sits where, files that go on, what the tables say, the command, and the published page."""

from __future__ import annotations

import importlib
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shoal import BadInput, Match, game_named
from shoal.bots import guard, ladder
from shoal.bots.ladder import Ladder, Played, fixtures, lineups, new_ladder, play_game, play_ladder, read
from shoal.bots.player import Answer, Named, Question
from shoal.bots.standings import standings
from shoal.core.match import LARGEST_SEED
from shoal.core.record import read as read_record

from .test_standings import game_of

command = importlib.import_module("shoal.cli.ladder")  # in its package this is the name of the command itself
GAME = game_named("fish-n-stones")
NAMES = ("random", "strategy")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept, and no search is compiled, which these players don't need."""
    monkeypatch.setenv("SHOAL_SAVED", str(tmp_path / "saved"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(ladder, "prepare", lambda *_: None)
    monkeypatch.setattr(command, "prepare", lambda *_: None)


@pytest.fixture
def two() -> Ladder:
    return new_ladder(GAME, 2, NAMES)


def untimed(game: Played) -> Played:
    return msgspec.structs.replace(game, seconds=(), longest=())


# -- Who sits where --


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_everybody_has_every_seat_equally_often(count: int, seats: int) -> None:
    names = "abcdef"[:count]
    found = lineups(names, seats)
    assert len(set(found)) == len(found)
    assert {len(lineup) for lineup in found} == {seats}
    sat = Counter((name, seat) for lineup in found for seat, name in enumerate(lineup))
    assert len(sat) == count * seats
    assert len(set(sat.values())) == 1


def test_with_players_enough_every_choice_of_them_goes_round_the_table() -> None:
    assert lineups("ab", 2) == [("a", "b"), ("b", "a")]
    found = lineups("abcd", 3)
    assert len(found) == 4 * 3
    assert {("a", "b", "d"), ("b", "d", "a"), ("d", "a", "b")} <= set(found)


def test_with_too_few_players_one_is_against_the_rest() -> None:
    found = lineups("ab", 3)
    assert set(found) == {
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
        ("b", "a", "a"),
        ("a", "b", "a"),
        ("a", "a", "b"),
    }
    assert len(lineups("abc", 4)) == 6 * 4


def test_every_deal_is_played_by_every_lineup() -> None:
    wanted = fixtures(new_ladder(GAME, 2, NAMES, seed=7), 3)
    assert {fixture.deal for fixture in wanted} == {7, 8, 9}
    for deal in (7, 8, 9):
        assert [fixture.lineup for fixture in wanted if fixture.deal == deal] == lineups(NAMES, 2)


def test_lineups_of_a_deal_have_the_same_cards(two: Ladder, tmp_path: Path) -> None:
    for fixture in fixtures(two, 2):
        play_game(two, fixture, tmp_path)
    setups: dict[int, list[Any]] = {1: [], 2: []}
    for file in tmp_path.glob("*.json"):
        record = json.loads(file.read_text())
        setups[record["seed"]].append((record["setup"], record["first"]))
    assert [len(found) for found in setups.values()] == [2, 2]
    assert setups[1][0] == setups[1][1] != setups[2][0] == setups[2][1]


@pytest.mark.parametrize(
    ("names", "players"), [((), 2), (("random",), 2), (("random", "random"), 2), (("random", "nemo"), 2), (NAMES, 9)]
)
def test_what_is_no_ladder(names: tuple[str, ...], players: int) -> None:
    with pytest.raises(BadInput):
        new_ladder(GAME, players, names)


def test_deals_end_at_the_largest_seed() -> None:
    last = new_ladder(GAME, 2, NAMES, seed=LARGEST_SEED)
    assert len(fixtures(last, 1)) == 2
    with pytest.raises(BadInput):
        fixtures(last, 2)


# -- A game --


def test_a_game_can_be_played_again(two: Ladder) -> None:
    first, second = fixtures(two, 1)
    found = play_game(two, first)
    assert untimed(play_game(two, first)) == untimed(found)
    assert untimed(play_game(two, second)) != untimed(found)
    others = [untimed(play_game(two._replace(seed=seed), first)) for seed in (2, 3)]
    assert any(other != untimed(found) for other in others), "the seed of the ladder is in the players' dice"


def test_a_game_counts_only_moves_with_a_choice(two: Ladder, tmp_path: Path) -> None:
    forced = 0
    for fixture in fixtures(two, 2):
        game = play_game(two, fixture, tmp_path)
        assert all(0 < longest <= seconds for longest, seconds in zip(game.longest, game.seconds, strict=True))
        record = read_record(tmp_path / f"{GAME.name}-2p-{fixture.deal}-{'_'.join(fixture.lineup)}.json")
        match, choices = Match.begin(GAME, record), [0, 0]
        for number, entry in enumerate(record.moves, 1):
            has_choice = len(match.legal(entry["seat"])) > 1
            choices[entry["seat"]] += has_choice
            forced += not has_choice
            match.replay(number, entry)
        assert game.moves == tuple(choices)
    assert forced > 0


def raises(question: Question) -> Answer:
    raise ValueError("no idea")


def with_player(monkeypatch: pytest.MonkeyPatch, name: str, player: Any) -> None:
    known = ladder.player_named
    monkeypatch.setattr(
        ladder, "player_named", lambda game, asked: Named(name, player) if asked == name else known(game, asked)
    )


def test_a_player_that_raises_is_in_the_table_and_the_game_ends(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with_player(monkeypatch, "broken", raises)
    games = play_ladder(new_ladder(GAME, 2, ("random", "broken")), 2, tmp_path / "games.jsonl")
    assert len(games) == 4
    table = standings(games)
    faults = {player.name: player.faults for player in table.players}
    assert faults["random"] == 0
    assert faults["broken"] >= sum(game.moves[game.lineup.index("broken")] for game in games) > 40
    assert table.problems == {"broken raised ValueError: no idea": faults["broken"]}


def test_ctrl_c_while_a_player_thinks_is_no_fault_of_the_player(monkeypatch: pytest.MonkeyPatch, two: Ladder) -> None:
    def interrupted(question: Question) -> Answer:
        raise KeyboardInterrupt

    with_player(monkeypatch, "random", interrupted)
    with pytest.raises(KeyboardInterrupt):
        play_game(two, fixtures(two, 1)[0])


def test_players_are_timed_by_what_they_work_themselves(monkeypatch: pytest.MonkeyPatch, two: Ladder) -> None:
    """Not by what else goes on: a machine that is busy makes nobody weaker."""
    clocks = []

    def noted(question: Question) -> Answer:
        clocks.append(question.clock)
        time.sleep(0.002)
        return Answer(question.legal[0])

    with_player(monkeypatch, "random", noted)
    played = play_game(two, fixtures(two, 1)[0])
    assert set(clocks) == {time.process_time}
    seat = played.lineup.index("random")
    assert played.seconds[seat] < 0.002 * played.moves[seat]


def test_players_are_compiled_before_anybody_plays(
    monkeypatch: pytest.MonkeyPatch, two: Ladder, tmp_path: Path
) -> None:
    done: list[str] = []
    asked = guard.ask
    monkeypatch.setattr(ladder, "prepare", lambda game, names: done.extend([game.name, *names]))
    monkeypatch.setattr(ladder, "ask", lambda *args: (done.append("ask"), asked(*args))[1])
    play_ladder(two, 1, tmp_path / "games.jsonl")
    assert done[: len(two.names) + 2] == [GAME.name, *two.names, "ask"]
    assert done.count(GAME.name) == 1


# -- The file --


def test_games_are_the_same_in_any_number_of_processes(tmp_path: Path, two: Ladder) -> None:
    alone = play_ladder(two, 4, tmp_path / "alone.jsonl")
    many = play_ladder(two, 4, tmp_path / "many.jsonl", jobs=2, records=tmp_path / "records")
    assert list(map(untimed, many)) == list(map(untimed, alone))
    assert len(list((tmp_path / "records").iterdir())) == 8
    assert read(tmp_path / "many.jsonl", two) == {game.fixture: game for game in many}


def test_a_file_that_was_cut_goes_on(tmp_path: Path, two: Ladder, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    whole = play_ladder(two, 3, file)
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 6
    file.write_bytes(b"".join(lines[:4]) + lines[4][:30])
    steps: list[int] = []
    played: list[Any] = []
    play = ladder.play_game
    monkeypatch.setattr(ladder, "play_game", lambda *args, **more: (played.append(args[1]), play(*args, **more))[1])
    games = play_ladder(two, 3, file, advance=steps.append)
    assert list(map(untimed, games)) == list(map(untimed, whole))
    assert steps == [3, 1, 1, 1]
    assert played == fixtures(two, 3)[3:]
    assert file.read_bytes().startswith(b"".join(lines[:4]))
    assert len(file.read_bytes().splitlines()) == 7
    assert read(file, two) == {game.fixture: game for game in games}


def test_more_deals_are_added_and_fewer_are_taken(tmp_path: Path, two: Ladder) -> None:
    file = tmp_path / "games.jsonl"
    few = play_ladder(two, 1, file)
    more = play_ladder(two, 3, file)
    assert more[:2] == few
    content = file.read_bytes()
    assert play_ladder(two, 2, file) == more[:4]
    assert file.read_bytes() == content


def test_each_game_is_written_when_it_ends(tmp_path: Path, two: Ladder) -> None:
    file = tmp_path / "games.jsonl"
    seen: list[int] = []
    play_ladder(two, 2, file, advance=lambda _: seen.append(len(file.read_bytes().splitlines())))
    assert seen == [1, 2, 3, 4, 5]


def test_an_empty_file_is_begun(tmp_path: Path, two: Ladder) -> None:
    file = tmp_path / "games.jsonl"
    file.touch()
    assert len(play_ladder(two, 1, file)) == 2


OTHERS = {
    "names": Ladder(GAME.name, 2, ("strategy", "random"), {"shores": "opposite"}, 1),
    "players": Ladder(GAME.name, 3, NAMES, {"shores": "opposite"}, 1),
    "options": Ladder(GAME.name, 2, NAMES, {"shores": "adjacent"}, 1),
    "seed": Ladder(GAME.name, 2, NAMES, {"shores": "opposite"}, 2),
    "game": Ladder("fat-fish", 2, NAMES, {"shores": "opposite"}, 1),
}


@pytest.mark.parametrize("field", OTHERS)
def test_a_file_of_another_ladder_is_refused(field: str, tmp_path: Path, two: Ladder) -> None:
    file = tmp_path / "games.jsonl"
    play_ladder(two, 1, file)
    content = file.read_bytes()
    with pytest.raises(BadInput, match=f"another ladder, its {field} is"):
        play_ladder(OTHERS[field], 1, file)
    assert file.read_bytes() == content


@pytest.mark.parametrize("module", ["__version__", "configurations"])
def test_a_file_of_other_players_of_the_same_names_is_refused(
    module: str, tmp_path: Path, two: Ladder, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    play_ladder(two, 1, file)
    monkeypatch.setattr(ladder, module, "9.9" if module == "__version__" else lambda _: {"search": {"considered": 9}})
    with pytest.raises(BadInput, match="another ladder"):
        play_ladder(two, 1, file)


def test_a_file_of_players_with_another_net_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nets, searches = (new_ladder(GAME, 2, names) for names in (("net", "random"), ("search-1", "random")))
    for contest in (nets, searches):
        play_ladder(contest, 1, tmp_path / contest.names[0])
    monkeypatch.setattr(ladder, "digest_of", lambda _: "another")
    assert len(read(tmp_path / "search-1", searches)) == 2
    with pytest.raises(BadInput, match="another ladder, its net is"):
        read(tmp_path / "net", nets)


@pytest.mark.parametrize("content", ["my diary", "my diary\n", "[]\n", "{}\n", "\n", "\xff\n"])
def test_a_file_that_is_no_ladder_is_refused(content: str, tmp_path: Path, two: Ladder) -> None:
    file = tmp_path / "diary"
    file.write_bytes(content.encode("latin-1"))
    with pytest.raises(BadInput, match="another ladder"):
        play_ladder(two, 1, file)
    assert file.read_bytes() == content.encode("latin-1")


@pytest.mark.parametrize("line", ['{"deal": 1}', "junk", '{"deal": "x"}', ""])
def test_a_line_that_is_no_game_is_named(line: str, tmp_path: Path, two: Ladder) -> None:
    file = tmp_path / "games.jsonl"
    play_ladder(two, 1, file)
    with file.open("a") as sheet:
        sheet.write(line + "\n")
    with pytest.raises(BadInput, match="line 4 is no game"):
        play_ladder(two, 1, file)


def test_a_game_at_another_table_is_named(tmp_path: Path, two: Ladder) -> None:
    file = tmp_path / "games.jsonl"
    play_ladder(two, 1, file)
    with file.open("ab") as sheet:
        sheet.write(msgspec.json.encode(game_of(9, "abc", (1, 2, 3))) + b"\n")
    with pytest.raises(BadInput, match="line 4 is no game"):
        read(file, two)


# -- What the tables say --


def test_other_ladders_have_other_files(two: Ladder) -> None:
    files = {command.default_file(found) for found in (two, *OTHERS.values())}
    assert len(files) == 1 + len(OTHERS)
