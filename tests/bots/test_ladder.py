"""Ladders: who sits where, files that go on, what the tables say, the command, and the published page."""

from __future__ import annotations

import importlib
import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from shoal import BadInput, Match, all_games, game_named, load_match
from shoal.bench import ladders
from shoal.bots import guard, ladder
from shoal.bots.ladder import Fixture, Ladder, Played, fixtures, lineups, new_ladder, play_game, play_ladder, read
from shoal.bots.player import Answer, Named, Question
from shoal.bots.standings import as_markdown, duel_rows, duration, in_percent, share, standing_rows, standings, student
from shoal.cli import main
from shoal.core.match import LARGEST_SEED
from shoal.core.record import read as read_record

Capture = pytest.CaptureFixture[str]
command = importlib.import_module("shoal.cli.ladder")  # in its package this is the name of the command itself
GAME = game_named("fish-n-stones")
NAMES = ("random", "strategy")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept, and no search is compiled, which these players don't need."""
    monkeypatch.setenv("SHOAL_SAVED", str(tmp_path / "saved"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(ladder, "prepare", lambda _: None)
    monkeypatch.setattr(command, "prepare", lambda _: None)


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


def test_players_are_compiled_before_anybody_plays(
    monkeypatch: pytest.MonkeyPatch, two: Ladder, tmp_path: Path
) -> None:
    done: list[str] = []
    asked = guard.ask
    monkeypatch.setattr(ladder, "prepare", lambda game: done.append(game.name))
    monkeypatch.setattr(ladder, "ask", lambda *args: (done.append("ask"), asked(*args))[1])
    play_ladder(two, 1, tmp_path / "games.jsonl")
    assert done[:2] == [GAME.name, "ask"]
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


def game_of(deal: int, lineup: str, places: tuple[int, ...], **more: Any) -> Played:
    """A game of players with names of one letter."""
    ones = tuple(1 for _ in lineup)
    rest = {"scores": tuple(10 - place for place in places), "moves": ones, "seconds": ones, "longest": ones}
    return Played(deal, tuple(lineup), places, **{**rest, **more})


def player(games: list[Played], name: str) -> Any:
    return next(found for found in standings(games).players if found.name == name)


def test_the_interval_comes_of_the_deals() -> None:
    # Means of the deals: 1, 1/2, 1/2, 1/2, 1/2; their standard error is 0.1, and Student's t for 4 is 2.776.
    results = [(1, 1.0), (1, 1.0)] + [(deal, won) for deal in (2, 3, 4, 5) for won in (1.0, 0.0)]
    found = share(results)
    assert (found.value, found.low, found.high) == pytest.approx((0.6, 0.3224, 0.8776))
    twice = share(results * 2)
    assert (twice.low, twice.high) == pytest.approx((found.low, found.high)), "the same deals again tell nothing new"
    assert share(reversed(results)) == found


def test_an_interval_stays_within_what_can_be() -> None:
    found = share([(1, 1.0), (2, 0.0), (3, 1.0)])
    assert (found.low, found.high) == (0, 1)
    found = share([(1, 0.5), (1, 0.5)])
    assert (found.value, found.low, found.high) == (0.5, 0, 1), "one deal has nothing to compare with"


def test_who_won_all_may_have_been_lucky() -> None:
    found = share((deal, 1.0) for deal in range(100))
    assert (found.value, found.high) == (1, 1)
    assert found.low == pytest.approx(0.9638, abs=1e-4)
    found = share((deal, 0.0) for deal in range(100))
    assert (found.low, found.high) == pytest.approx((0, 0.0362), abs=1e-4)


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (1000, 1.962)])
def test_students_t(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=0.003)


def test_a_shared_first_place_counts_in_parts() -> None:
    games = [game_of(1, "abc", (1, 1, 3)), game_of(2, "abc", (1, 1, 1)), game_of(3, "abc", (2, 3, 1))]
    assert player(games, "a").firsts.value == pytest.approx((1 / 2 + 1 / 3 + 0) / 3)
    assert player(games, "c").firsts.value == pytest.approx((0 + 1 / 3 + 1) / 3)
    assert player(games, "b").place == pytest.approx(5 / 3)
    assert player(games, "b").points == pytest.approx(25 / 3)


def test_head_to_head() -> None:
    games = [game_of(1, "abc", (1, 2, 3)), game_of(2, "cab", (1, 2, 2)), game_of(3, "ac", (2, 1))]
    duels = standings(games).duels
    assert duels["a"]["b"].value == pytest.approx((1 + 1 / 2) / 2)
    assert duels["b"]["a"].value == pytest.approx((0 + 1 / 2) / 2)
    assert duels["a"]["c"].value == pytest.approx(1 / 3)
    assert duels["c"]["a"].value == pytest.approx(2 / 3)
    assert "a" not in duels["a"]
    (row,) = (row for row in duel_rows(standings(games)) if row["before"] == "a")
    assert row["a"] == ""
    assert row["b"] == "75 ±75"


def test_head_to_head_has_an_interval_by_deals() -> None:
    games = [
        game_of(deal, "ab", (1, 2) if deal == 1 else places) for deal in range(1, 6) for places in ((1, 2), (2, 1))
    ]
    found = standings(games).duels["a"]["b"]
    assert (found.value, found.low, found.high) == pytest.approx((0.6, 0.3224, 0.8776))


def test_one_against_the_rest() -> None:
    games = [game_of(1, "abbb", (2, 1, 2, 4)), game_of(1, "baaa", (4, 1, 2, 3)), game_of(2, "abbb", (1, 2, 3, 4))]
    a, b = player(games, "a"), player(games, "b")
    assert (a.games, b.games) == (2, 1), "results are the one's alone"
    assert a.firsts.value == pytest.approx(1 / 2)
    assert (a.place, b.place) == (1.5, 4)
    assert (a.moves, b.moves) == (5, 7), "times are of all seats"
    assert standings(games).duels["a"]["b"].value == pytest.approx(((1.5 / 3 + 1) / 2 + 1) / 2)


def test_times() -> None:
    games = [
        game_of(1, "ab", (1, 2), moves=(9, 1), seconds=(9.0, 5.0), longest=(2.0, 5.0)),
        game_of(1, "ba", (1, 2), moves=(0, 1), seconds=(0.0, 11.0), longest=(0.0, 11.0)),
    ]
    a = player(games, "a")
    assert (a.moves, a.seconds, a.longest) == (10, 2.0, 11.0)
    assert [duration(seconds) for seconds in (0.00002, 0.0123, 1.234)] == ["<0.1 ms", "12.3 ms", "1.23 s"]


def test_faults_are_counted_by_player() -> None:
    games = [game_of(1, "ab", (1, 2), faults=((1, "slept"), (1, "slept"), (0, "slept"))), game_of(1, "ba", (1, 2))]
    assert (player(games, "a").faults, player(games, "b").faults) == (1, 2)
    assert standings(games).problems == {"a slept": 1, "b slept": 2}


def test_the_better_are_rated_higher_and_many_games_make_sure() -> None:
    few, many = (
        [
            game_of(deal, lineup, places)
            for deal in range(deals)
            for lineup, places in (("abc", (1, 2, 3)), ("cab", (3, 1, 2)))
        ]
        for deals in (3, 30)
    )
    assert [found.name for found in standings(few).players] == ["a", "b", "c"]
    assert player(many, "a").rating.reach < player(few, "a").rating.reach
    rating = player(many, "a").rating
    assert rating.low < rating.value < rating.high


def test_the_order_of_the_games_does_not_matter() -> None:
    games = [game_of(deal, "ab", (1, 2) if deal % 3 else (2, 1)) for deal in range(20)]
    shuffled = list(games)
    random.Random(1).shuffle(shuffled)
    assert standings(shuffled) == standings(games)


@pytest.mark.parametrize(
    ("places", "sign"),
    [((1, 2, 3, 4), 1), ((2, 1, 3, 4), 1), ((3, 1, 2, 4), -1), ((2, 1, 2, 4), 0), ((1, 1, 1, 1), 0), ((1, 1, 1, 4), 1)],
)
def test_the_one_is_rated_against_most_of_the_rest(places: tuple[int, ...], sign: int) -> None:
    games = [game_of(1, "abbb", places)]
    difference = player(games, "a").rating.value - player(games, "b").rating.value
    assert (difference > 1e-9) - (difference < -1e-9) == sign
    alike = [game_of(1, "ab", (1, 2))]
    if sign > 0:
        assert player(games, "a").rating == player(alike, "a").rating, "a game counts as one game"


def test_tables_for_a_page() -> None:
    games = [game_of(deal, "ab", (1, 2)) for deal in range(4)]
    page = as_markdown(standing_rows(standings(games), 1)).splitlines()
    assert page[0] == "| player | games | first places | points | place | rating | a move | longest | faults |"
    assert page[1] == "|---|---:|---:|---:|---:|---:|---:|---:|---:|"
    assert page[2].startswith("| a | 4 | 100.0 % (39.8-100.0) | 9.0 | 1.00 | ")
    assert len(page) == 4
    assert in_percent(share([(1, 0.0), (2, 1.0)])) == "50 % (0-100)"


# -- The command --


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
    assert capsys.readouterr().out.split() == ["random", "strategy", "easy", "medium", "hard", "expert"]


def test_other_ladders_have_other_files(two: Ladder) -> None:
    files = {command.default_file(found) for found in (two, *OTHERS.values())}
    assert len(files) == 1 + len(OTHERS)


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


# -- The published contests --


def test_every_game_has_its_contests() -> None:
    found = ladders.meetings()
    for game in all_games():
        seats = {meeting.players for meeting in found if meeting.game is game}
        assert seats == {game.players[0], 4}
    for meeting in found:
        games = len(fixtures(meeting.ladder, meeting.contest.deals))
        assert games >= (1000 if meeting.key == "a" else 1)
    assert len({meeting.name for meeting in found}) == len(found) == 3 * 10 + 2 * 5
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
