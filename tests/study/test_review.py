"""Luck and play of a game: the parts add up, luck has mean zero, and who errs in one phase is told so."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from pathlib import Path
from statistics import mean, stdev

import pytest

from shoal import Game, Match, all_games, game_named
from shoal.cli.review import percent
from shoal.core import backends
from shoal.core.corpus import CorpusWriter, Line
from shoal.core.record import read
from shoal.core.simulate import match_by
from shoal.study.review import Review, review
from shoal.study.reviewing import KeptReviews, reviews
from tests.test_cli import Capture, shoal

GAME = game_named("fish-n-stones")
one_worker = pytest.mark.xdist_group(GAME.name)
every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=pytest.mark.xdist_group(game.name)) for game in all_games()]
)


def mixed(game: Game, players: int) -> str:
    return ",".join(("random", "strategy")[seat % 2] for seat in range(players))


def check_sums(found: Review) -> None:
    for parts in found.seats:
        assert isinstance(parts.luck, Fraction)
        assert parts.result == parts.even + parts.luck + sum(parts.play)
    assert sum(parts.result for parts in found.seats) == 1
    assert sum(parts.luck for parts in found.seats) == 0
    for moment in found.moments:
        assert sum(moment.chances) == 1 and sum(moment.luck) == 0


def reviewed(game: Game, players: int, seed: int, by: str, worlds: int) -> Review:
    record = read(match_by(by, game, players, seed).record())
    return review(record, worlds, max(worlds // 4, 1))


@every_game
def test_the_parts_add_up_to_the_last_digit(game: Game) -> None:
    for players in (game.players[0], game.players[-1]):
        check_sums(reviewed(game, players, 3, mixed(game, players), 7))


@pytest.mark.long
@every_game
@pytest.mark.parametrize("hundred", range(10))
def test_the_parts_of_1000_games_add_up(game: Game, hundred: int) -> None:
    for seed in range(100 * hundred, 100 * (hundred + 1)):
        players = game.players[seed % len(game.players)]
        check_sums(reviewed(game, players, seed, mixed(game, players), 2))


@one_worker
def test_the_strategy_itself_makes_no_errors_where_it_does_not_draw() -> None:
    found = reviewed(GAME, 2, 5, "strategy", 20)
    assert all(found.phases[one.phase] == "cast" or one.worth == (0, 0) for one in found.moves if one.loss > 0.5)
    assert abs(float(found.seats[0].play[0])) < 0.8


@one_worker
def test_luck_has_mean_zero_and_play_is_what_lost() -> None:
    games = [reviewed(GAME, 2, seed, "random,strategy", 200) for seed in range(40)]
    luck = [float(found.seats[0].luck) for found in games]
    play = [float(found.seats[0].play[0]) for found in games]
    assert abs(mean(luck)) < 2.6 * stdev(luck) / len(luck) ** 0.5
    assert mean(play) < -0.3


@pytest.mark.long
@every_game
def test_luck_has_mean_zero_in_every_game(game: Game) -> None:
    players = game.players[0]
    by = ",".join(["random", *["strategy"] * (players - 1)])
    luck = [float(reviewed(game, players, seed, by, 16).seats[0].luck) for seed in range(100)]
    assert abs(mean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5


def careless(game: Game, phase: str, seed: int) -> Match:
    """Seat 0 plays at random in one phase, and everybody by the strategy otherwise."""
    match, dice = Match(game, 2, seed), random.Random(seed)
    policy = backends.template("policy", game.folder)
    while not match.is_over:
        seat = match.to_act[0]
        legal = match.legal_actions(seat)
        name = game.picture.picture(match.view(seat), seat).phase  # type: ignore[attr-defined]
        if seat == 0 and name == phase:
            action = dice.choice(legal)
        else:
            action = policy.choose(match.state, seat, legal[:], len(legal), [0] * len(legal), 0)
        match.play_action(seat, action)
    return match


@one_worker
@pytest.mark.parametrize("phase", ["bait", "fish"])
def test_who_errs_in_one_phase_is_told_so(phase: str) -> None:
    total: dict[str, float] = {}
    for seed in range(12):
        found = review(read(careless(GAME, phase, seed).record()), 200, 10)
        for name, worth in found.by_phase(0).items():
            total[name] = total.get(name, 0.0) + float(worth)
    assert min(total, key=total.__getitem__) == phase and total[phase] < -0.5


def test_nothing_is_no_loss() -> None:
    parts = (Fraction(-17, 400), Fraction(1, 3), Fraction(-1, 10**5), Fraction(0))
    assert [percent(part) for part in parts] == ["−4.2", "+33.3", "+0.0", "+0.0"]


@one_worker
def test_the_command_reviews_one_game_and_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    record = match_by("random,strategy", GAME, 2, 1).record()
    (tmp_path / "one.json").write_text(json.dumps(record), "utf-8")
    with CorpusWriter(tmp_path / "two.jsonl") as corpus:
        for _ in range(2):
            corpus.write({**record, "seats": ["Ada", "Bob"]})
    assert shoal(monkeypatch, "review", str(tmp_path / "one.json"), "--worlds", "20") == 0
    said = capsys.readouterr().out
    assert "own play" in said and " cost " in said and "cost +" not in said
    assert shoal(monkeypatch, "review", str(tmp_path / "two.jsonl"), "--worlds", "20") == 0
    rows = [line.split() for line in capsys.readouterr().out.partition("All games")[2].splitlines()]
    ada = next(row for row in rows if row[:1] == ["Ada"])
    assert ada[1] == "2" and "±" in ada, "in both games, wherever they sat"
    assert shoal(monkeypatch, "review", str(tmp_path / "two.jsonl"), "--worlds", "20", "--json") == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == second
    seat = json.loads(first)["seats"][0]
    parts = [Fraction(seat[name]) for name in ("even", "luck")] + [Fraction(worth) for worth in seat["play"]]
    assert sum(parts) == Fraction(seat["result"])


@one_worker
def test_many_are_reviewed_alike_whoever_works_and_wherever_it_was_stopped(tmp_path: Path) -> None:
    records = [read(match_by("random,strategy", GAME, 2, seed).record()) for seed in range(1, 6)]
    lines = [Line(number, record) for number, record in enumerate(records, 1)]
    keep = tmp_path / "kept.jsonl"
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(3) as three:
        whole = [found for _, found in reviews(lines, 8, 1, one)]
        assert [found for _, found in reviews(lines[:3], 8, 1, three, keep)] == whole[:3]
        keep.write_bytes(keep.read_bytes()[:-20])  # killed while it wrote
        assert list(reviews(lines, 8, 1, three, keep)) == list(zip(lines, whole, strict=True))
        assert len(KeptReviews(keep, 8, 1)._found) >= 4
        other = [found for _, found in reviews(lines[:1], 8, 2, one, keep)]
    assert other[0] != whole[0], "other worlds are another review"


@one_worker
def test_what_comes_before_a_wrong_line_is_reviewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    file = tmp_path / "half.jsonl"
    line = json.dumps(match_by("random,strategy", GAME, 2, 1).record())
    file.write_text(f"{line}\n{line}\n{line[:200]}", "utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert shoal(monkeypatch, "review", str(file), "--worlds", "4", "--json", "--jobs", "2") == 2
    said = capsys.readouterr()
    assert said.out.count("\n") == 2
    assert said.err.count("\n") == 1 and "line 3" in said.err


def test_a_game_that_is_not_over_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    (tmp_path / "open.json").write_text(json.dumps(Match(GAME, 2, 1).record()), "utf-8")
    assert shoal(monkeypatch, "review", str(tmp_path / "open.json")) == 2
    assert "not over yet" in capsys.readouterr().err
