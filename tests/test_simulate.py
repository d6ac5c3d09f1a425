"""Games by the thousand: the same in every way and on any number of threads, whoever plays."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from shoal import Game, Match, all_games, game_named, load_match
from shoal.core import backends
from shoal.core.backends import Backend
from shoal.core.errors import BadInput
from shoal.core.simulate import Tally, match_by, random_match, seated, simulate

from .test_cli import Capture, shoal

GAME = game_named("fish-n-stones")

every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=pytest.mark.xdist_group(game.name)) for game in all_games()]
)


@every_game
def test_the_tally_is_the_same_in_every_way(game: Game) -> None:
    players = game.players[-1]
    interpreted = simulate(game, players, 7, 100, backend=Backend.INTERPRETED)
    for threads in (1, 2, 10):  # more threads than games
        assert simulate(game, players, 7, 100, backend=Backend.COMPILED, threads=threads) == interpreted
    assert interpreted.games == 7
    assert sum(interpreted.wins(seat) for seat in range(players)) == pytest.approx(7)
    assert sum(sum(counts.values()) for counts in interpreted.scores) == 7 * players


@every_game
def test_chunks_leave_no_game_out(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(game, game.players[0], 50, 1, backend=Backend.COMPILED)
    monkeypatch.setattr("shoal.core.simulate.CHUNK", {Backend.COMPILED: 3})
    told: list[int] = []
    assert simulate(game, game.players[0], 50, 1, backend=Backend.COMPILED, threads=2, progress=told.append) == whole
    assert told == [6] * 8 + [2]


# -- By the strategy --


def mixed(players: int) -> str:
    """Players who take turns along the seats."""
    return ",".join(("strategy", "random")[seat % 2] for seat in range(players))


@every_game
def test_who_plays_changes_nothing_about_that(game: Game) -> None:
    players = game.players[-1]
    for by in ("strategy", mixed(players)):
        interpreted = simulate(game, players, 5, 100, by=by, backend=Backend.INTERPRETED)
        for threads in (1, 3):
            assert simulate(game, players, 5, 100, by=by, backend=Backend.COMPILED, threads=threads) == interpreted
        assert are_of(interpreted, [match_by(by, game, players, seed) for seed in range(100, 105)])


def are_of(tally: Tally, matches: list[Match]) -> bool:
    """Whether a tally is of these matches: as many decisions, and the same scores at each seat."""
    decisions = sum("move" in entry for match in matches for entry in match.record()["moves"])
    scores = [Counter(match.scores[seat] for match in matches) for seat in range(tally.players)]
    return (tally.decisions, tally.scores) == (decisions, scores)


def test_each_seat_has_its_own_player(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    policy = backends.template("policy", GAME.folder, Backend.INTERPRETED)
    choose = policy.choose

    def watch(s: object, seat: int, legal: list[int], count: int, worth: list[int], looks: int) -> object:
        asked.append((seat, looks))
        return choose(s, seat, legal, count, worth, looks)

    monkeypatch.setattr(policy, "choose", watch)
    simulate(GAME, 3, 2, 1, by="random,strategy,random", backend=Backend.INTERPRETED)
    assert set(asked) == {(0, 1), (1, 0), (2, 1)}
    asked.clear()
    match_by("strategy,random", GAME, 2, 1)
    assert set(asked) == {(0, 0), (1, 1)}


@every_game
def test_random_games_are_what_they_always_were(game: Game) -> None:
    """Not those of the policy, which draws nothing where there is only one move."""
    players = game.players[0]
    matches = [random_match(game, players, seed) for seed in range(1, 11)]
    for by in ("random", ",".join(["random"] * players)):
        for backend in (Backend.INTERPRETED, Backend.COMPILED):
            assert are_of(simulate(game, players, 10, 1, by=by, backend=backend), matches)
        assert match_by(by, game, players, 1).record() == matches[0].record()


def test_few_games_by_the_strategy_are_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[tuple[str, Backend]] = []
    template = backends.template

    def watch(file: str, folder: str, backend: Backend) -> object:
        ways.append((file, backend))
        return template(file, folder, backend)

    monkeypatch.setattr(backends, "template", watch)
    for games in (100, 101):
        simulate(GAME, 2, games, 1, by="strategy")
    asked = [way for file, way in ways if file == "policy"]  # the first time it is loaded, it asks for others
    assert asked == [Backend.INTERPRETED, Backend.COMPILED]


@pytest.mark.parametrize(
    ("by", "names"),
    [
        ("random", ["random"] * 3),
        ("strategy", ["strategy"] * 3),
        ("strategy,random,strategy", ["strategy", "random", "strategy"]),
    ],
)
def test_names_are_put_at_the_seats(by: str, names: list[str]) -> None:
    assert seated(by, 3) == names


def test_a_gpu_plays_at_random_only() -> None:
    with pytest.raises(BadInput, match="GPU games are random only"):
        simulate(GAME, 2, 1, 1, by="strategy", backend=Backend.GPU)


# -- The command --


def test_the_summary_says_by_whom(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    args = ["simulate", GAME.name, "--games", "20"]
    said = {
        (): "20 random games (seeds 1 to 20)",
        ("--by", "strategy"): "20 strategy games (seeds 1 to 20)",
        ("--by", "strategy,random"): "20 games by strategy, random (seeds 1 to 20)",
    }
    for more, text in said.items():
        assert shoal(monkeypatch, *args, *more) == 0
        out = capsys.readouterr().out
        assert text in out
        assert ("player" in out.splitlines()[3]) == (len(set(more[1:] and more[1].split(","))) > 1)
    assert [line.split()[:2] for line in out.splitlines()[4:6]] == [["0", "strategy"], ["1", "random"]]
    assert shoal(monkeypatch, *args, "--by", "strategy", "--json") == 0
    assert json.loads(capsys.readouterr().out)["by"] == ["strategy", "strategy"]
    assert shoal(monkeypatch, *args, "--by", "random,random", "--json") == 0
    assert "by" not in json.loads(capsys.readouterr().out)


def test_records_of_games_by_the_strategy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    args = ["simulate", GAME.name, "--games", "3", "--by", "strategy,random", "--seed", "5"]
    assert shoal(monkeypatch, *args, "--json") == 0
    seats = json.loads(capsys.readouterr().out)["seats"]
    assert shoal(monkeypatch, *args, "--records", str(tmp_path)) == 0
    matches = [load_match(file) for file in sorted(tmp_path.iterdir())]
    assert len(matches) == 3
    for seat in (0, 1):
        scores = [match.scores[seat] for match in matches]
        assert seats[seat]["score"]["mean"] == pytest.approx(sum(scores) / 3, abs=0.001)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--by", "chess"], 'simulations are played by random or strategy, not "chess"; shoal ladder has all players'),
        (
            ["--by", "expert"],
            'simulations are played by random or strategy, not "expert"; shoal ladder has all players',
        ),
        (["--by", ""], 'simulations are played by random or strategy, not ""; shoal ladder has all players'),
        (["--by", "random,strategy,random"], "--by has 3 names for 2 seats: give one for all, or one a seat"),
        (
            ["--by", "strategy", "--device", "gpu"],
            "on a GPU games are random only; leave out --by, or --device gpu",
        ),
    ],
)
def test_bad_input(args: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert shoal(monkeypatch, "simulate", GAME.name, *args) == 2
    assert capsys.readouterr() == ("", f"shoal: {message}\n")
