"""The player net: legal moves from the view alone, small published files that tell how they came about."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from shoal import all_games, game_named
from shoal.bots.named import player_named
from shoal.bots.net import FILE, draw, mix, net_of
from shoal.bots.player import question_of
from shoal.core.errors import BadInput
from shoal.core.game import Game
from shoal.core.match import Match
from tests.bots.test_players import in_the_eyes_of, moments

every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=pytest.mark.xdist_group(game.name)) for game in all_games()]
)
TRAINING = Path(__file__).parents[2] / "docs" / "training.md"


@every_game
def test_published_nets_are_small_and_tell_how_they_came_about(game: Game) -> None:
    assert game.path(FILE).stat().st_size <= 2_000_000
    about = net_of(game).about
    assert about["game"] == game.name and json.loads(about["commands"])[0].startswith(f"shoal train {game.name} ")
    row = next(line for line in TRAINING.read_text("utf-8").splitlines() if line.startswith(f"| {game.title} |"))
    runs = [*json.loads(about.get("earlier", "[]")), about]
    decisions, minutes = (sum(float(run[name]) for run in runs) for name in ("decisions", "minutes"))
    assert f" {decisions / 1e6:,.0f} M " in row and f" {minutes:.1f} min " in row
    assert all(about[name] for name in ("seed", "versions", "machine", "settings"))


@every_game
def test_a_net_plays_whole_games_by_the_rules(game: Game) -> None:
    player, dice = player_named(game, "net").player, random.Random(3)
    for players in game.players:
        match = Match(game, players, seed=players)
        while not match.is_over:
            seat = dice.choice(match.to_act)
            match.play_action(seat, player(question_of(match, seat, dice)).action)


@every_game
def test_a_net_answers_alike_what_it_can_not_tell_apart(game: Game) -> None:
    player = player_named(game, "net").player
    for match, seat in moments(game, game.players[0], seed=2, every=9):
        true = player(question_of(match, seat, random.Random(5)))
        for seed in range(2):
            assert player(in_the_eyes_of(match, seat, seed)) == true


def test_secret_choices_are_drawn_and_others_the_best() -> None:
    game = game_named("fish-n-stones")
    player = player_named(game, "net").player
    match = Match(game, 2, seed=5)
    answers = [player(question_of(match, 0, random.Random(seed))) for seed in range(60)]
    assert len({answer.action for answer in answers}) > 1, "the first choice of a round is secret"
    best = answers[0].candidates[0]
    drawn = sum(answer.action == best.action for answer in answers) / 60
    assert abs(drawn - best.share) < 0.25
    for seat in (0, 1):
        match.play_action(seat, match.legal_actions(seat)[0])
    seat = match.to_act[0]
    assert len({player(question_of(match, seat, random.Random(seed))).action for seed in range(9)}) == 1


def test_a_mix_is_of_legal_moves_only() -> None:
    import numpy as np

    chances = mix(np.array([9.0, 0.0, 1.0, 1.0]), [1, 2, 3])
    assert sum(chances) == pytest.approx(1) and chances[1] == chances[2] == pytest.approx(chances[0] * np.e)
    assert [draw([0.2, 0.3, 0.5], dice) for dice in (0.0, 0.19, 0.21, 0.51, 0.9999999)] == [0, 0, 1, 2, 2]


def test_what_is_no_net_is_said(tmp_path: Path) -> None:
    game, other = game_named("fat-fish"), game_named("fischen")
    with pytest.raises(BadInput, match="there is no net for Fat Fish at"):
        player_named(game, f"net:{tmp_path / 'none'}")
    (tmp_path / "cut").write_bytes(game.path(FILE).read_bytes()[:1000])
    with pytest.raises(BadInput, match="can't be read"):
        player_named(game, f"net:{tmp_path / 'cut'}")
    with pytest.raises(BadInput, match="is no net for Fat Fish"):
        player_named(game, f"net:{other.path(FILE)}")
