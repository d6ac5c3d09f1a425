"""Features: every game's view as numbers, interpreted and compiled."""

from __future__ import annotations

import numpy as np
import pytest

from shoal import Game, all_games, game_named
from shoal.core.features import starts
from tests.contract.engine import Case, Engine, cases
from tests.contract.test_rules import engine, side_by_side

MIXED = 60  # games of a game, for what takes many positions


def features(rules: Engine, view: object, seat: int) -> list[int]:
    out = np.zeros(rules.game.features, np.float32) if rules.compiled else [0] * rules.game.features
    rules.rules.features(view, seat, out)
    return [int(number) for number in out]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_pieces_are_named_and_explained(game: Game) -> None:
    names = [piece.name for piece in game.pieces]
    assert len(set(names)) == len(names)
    assert game.features == starts(game.pieces)[-1] == sum(int(np.prod(piece.shape)) for piece in game.pieces)
    for piece in game.pieces:
        assert piece.meaning
        assert "|" not in piece.meaning, "it stands in a table"
        assert piece.least < piece.most


@side_by_side
def test_interpreted_and_compiled_features_agree(case: Case) -> None:
    plain, fast = engine(case.game, False), engine(case.game, True)
    pairs = zip(plain.random_play(plain.dealt(case, 16)), fast.random_play(fast.dealt(case, 16)), strict=True)
    for number, (s, t) in enumerate(pairs):
        if number % 3 == 0 or s.phase == -1:
            for seat in range(case.players):
                assert features(plain, plain.view(s, seat), seat) == features(fast, fast.view(t, seat), seat)


@side_by_side
def test_features_of_what_a_seat_cannot_tell_apart_are_equal(case: Case) -> None:
    rules = engine(case.game, True)
    for number, s in enumerate(rules.random_play(rules.dealt(case, 17))):
        if number % 5 == 0:
            seat = number // 5 % case.players
            view = rules.view(s, seat)
            world = rules.world(view, seat, seed=number)
            assert features(rules, rules.view(world, seat), seat) == features(rules, view, seat)


@pytest.mark.parametrize(
    "game", [pytest.param(game.name, id=game.name, marks=pytest.mark.xdist_group(game.name)) for game in all_games()]
)
def test_numbers_keep_to_their_bounds_and_every_piece_says_something(game: str) -> None:
    pieces = game_named(game).pieces
    least = np.concatenate([np.full(piece.shape, piece.least).ravel() for piece in pieces])
    most = np.concatenate([np.full(piece.shape, piece.most).ravel() for piece in pieces])
    lowest, highest = most.copy(), least.copy()
    rules = engine(game, True)
    every_case = [case for case in cases() if case.game == game]
    for seed in range(MIXED):
        case = every_case[seed % len(every_case)]
        for number, s in enumerate(rules.random_play(rules.dealt(case, seed))):
            if number % 4 == seed % 4 or s.phase == -1:
                seat = number // 4 % case.players
                found = np.array(features(rules, rules.view(s, seat), seat))
                lowest, highest = np.minimum(lowest, found), np.maximum(highest, found)
    for piece, start, end in zip(pieces, starts(pieces), starts(pieces)[1:], strict=False):
        assert (lowest[start:end] >= piece.least).all(), f"{piece.name} is less than {piece.least}"
        assert (highest[start:end] <= piece.most).all(), f"{piece.name} is more than {piece.most}"
        assert (highest[start:end] > lowest[start:end]).any(), f"{piece.name} is always the same"
