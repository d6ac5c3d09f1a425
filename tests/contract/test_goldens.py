"""Golden games and perft counts: what the rules did when somebody read it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shoal import Game, all_games, game_named
from tests.contract.engine import Case, player_counts
from tools.goldens import golden_game, perft_row

TESTS = Path(__file__).parent.parent
QUICK = 2_000  # positions
COUNTS = [pytest.param(case, id=str(case)) for case in player_counts()]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_has_its_golden_game(game: Game) -> None:
    text = (TESTS / "games" / game.path(".").name / "golden.txt").read_text("utf-8")
    assert len(text.splitlines()) < 200, "short enough to be read"
    assert text == golden_game(game)


def known_perft(case: Case) -> Any:
    folder = game_named(case.game).path(".").name
    return json.loads((TESTS / "games" / folder / "perft.json").read_text("utf-8"))[str(case.players)]


@pytest.mark.parametrize("case", COUNTS)
def test_perft(case: Case) -> None:
    """Legal moves in their order at the start, and the number of positions by depth, as deep as is quick."""
    known = known_perft(case)
    found = perft_row(game_named(case.game), case.players, QUICK)
    assert found["first"] == known["first"]
    for moment in ("start", "later"):
        assert found[moment] == known[moment][: len(found[moment])]
        assert found[moment]


@pytest.mark.long
@pytest.mark.parametrize("case", COUNTS)
def test_perft_as_deep_as_it_is_known(case: Case) -> None:
    assert perft_row(game_named(case.game), case.players) == known_perft(case)
