"""The puzzles that come with the package, and what is told of them."""

from __future__ import annotations

import re

import pytest

from shoal import all_games
from shoal.core.game import Game
from shoal.puzzles.difficulty import GUESSED, NAMES, guess, learned
from shoal.puzzles.finding import LEAST_CHANCE, LEAST_MARGIN, LEAST_MOVES
from shoal.puzzles.puzzle import FILE, id_of, puzzles_of, read, view_of
from shoal.puzzles.themes import QUIET, THEMES, by_merit, themes_of

of_every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
SIZE = 200_000  # bytes of a file at most


@of_every_game
def test_each_is_a_choice_of_its_seat_with_one_best_move(game: Game) -> None:
    found = puzzles_of(game.name)
    assert found and game.path(FILE).stat().st_size < SIZE
    for id, puzzle in found.items():
        view = view_of(game, puzzle)
        assert id == puzzle.id == id_of(game, view, puzzle.seat)
        out = [0] * game.actions
        legal = out[: game.rules.legal(view, puzzle.seat, out)]
        assert puzzle.legal == tuple(game.text_of(view, action) for action in legal) and len(legal) >= LEAST_MOVES
        assert view.owing == 1 << puzzle.seat and not game.rules.SECRET >> view.phase & 1
        assert {puzzle.key, *(one.move for one in puzzle.moves)} <= {*puzzle.legal}
        best, *others = puzzle.moves
        assert best.move == puzzle.key and best.chance >= LEAST_CHANCE
        assert [one.behind for one in others] == sorted(one.behind for one in others)
        assert puzzle.margin >= LEAST_MARGIN and all(one.behind > 2 * one.behind_error for one in others)


@of_every_game
def test_none_is_found_by_easy_more_often_than_by_hard(game: Game) -> None:
    for puzzle in puzzles_of(game.name).values():
        assert puzzle.found_by["easy"] <= puzzle.found_by["hard"]
        assert puzzle.found_by["random"] == pytest.approx(1 / len(puzzle.legal), abs=1e-3)
        assert puzzle.difficulty == guess(puzzle.found_by) or abs(puzzle.difficulty - guess(puzzle.found_by)) < 0.002


@of_every_game
def test_the_head_says_how_they_were_made(game: Game) -> None:
    head, _ = read(game.path(FILE))
    assert head.game == game.name and head.made["again"] == 10


# -- Themes --


@of_every_game
def test_whatever_speaks_for_a_move_has_a_theme(game: Game) -> None:
    merits = {*re.findall(r'Merit\("(merit-[a-z0-9-]+)"', game.path("merits.py").read_text("utf-8"))}
    told = {*re.findall(r"^(merit-[a-z0-9-]+) =", game.path("en.ftl").read_text("utf-8"), re.MULTILINE)}
    assert by_merit(game.name).keys() == merits | told and {*by_merit(game.name).values()} <= {*THEMES}
    themes = {theme for puzzle in puzzles_of(game.name).values() for theme in themes_of(game.name, puzzle)}
    assert len(themes - {QUIET}) >= 2


# -- Difficulty --


def test_what_is_found_by_the_weak_is_easy() -> None:
    easy = guess({"random": 0.3, "easy": 0.9, "strategy": 1.0, "medium": 1.0})
    hard = guess({"random": 0.05, "easy": 0.0, "strategy": 0.0, "medium": 0.1})
    assert easy < 0.2 and hard > 0.9
    assert (learned(easy, 0, 0).name, learned(hard, 0, 0).name) == (NAMES[0], NAMES[2])


def test_people_count_as_much_as_the_guess_when_as_many_have_tried() -> None:
    tries = int(GUESSED)
    assert learned(0.2, 0, 0).missed == pytest.approx(0.2)
    assert learned(0.2, tries, 0).missed == pytest.approx(0.6)
    assert learned(0.2, 100 * tries, 50 * tries).missed == pytest.approx(0.5, abs=0.01)
    assert learned(0.2, 100 * tries, 50 * tries).error < learned(0.2, tries, tries // 2).error
