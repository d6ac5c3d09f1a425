"""Fish'n'Stones as numbers: named pieces of known positions."""

from __future__ import annotations

from math import prod
from typing import Any

from shoal import Match
from shoal.core.features import starts
from shoal.core.simulate import random_match
from shoal.games import game_named
from shoal.games.fish_n_stones.features import FEATURES, PIECES, features
from tests.games.fish_n_stones.test_rules import pond_with
from tests.table import match_of, played

NINE = ("F1", "F2", "F3", "S1", "S2", "W", "F1", "F2", "F3")


def table(players: int, **more: Any) -> Match:
    return match_of("fish-n-stones", players, {"pond": pond_with(*NINE)}, **more)


def seen(match: Match, seat: int) -> dict[str, Any]:
    """The features of a seat's view, piece by piece, with two axes as a list of rows."""
    out = [0] * FEATURES
    features(match.view(seat), seat, out)  # type: ignore[arg-type]
    named: dict[str, Any] = {}
    for piece, start in zip(PIECES, starts(PIECES)[:-1], strict=True):
        numbers = out[start : start + prod(piece.shape)]
        width = piece.shape[-1]
        named[piece.name] = (
            numbers
            if len(piece.shape) == 1
            else [numbers[row * width : (row + 1) * width] for row in range(piece.shape[0])]
        )
    return named


def test_seats_are_counted_from_the_one_who_looks() -> None:
    match = table(3, first=1)
    match._state.bucket[:3], match._state.fish[:3], match._state.stones[:3] = [3, 4, 5], [6, 7, 8], [0, 1, 2]
    mine = seen(match, 2)
    assert mine["players"] == [0, 1, 0]
    assert mine["starter"] == [0, 0, 1, 0]
    assert mine["shores"] == [[0, 0, 1, 0], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0]]
    assert (mine["bucket"], mine["fish"], mine["stones"]) == ([5, 3, 4, 0], [8, 6, 7, 0], [2, 0, 1, 0])


def test_shores_of_two_players_follow_the_option() -> None:
    assert seen(table(2), 0)["shores"][1] == [0, 0, 1, 0]
    assert seen(table(2, options={"shores": "adjacent"}), 0)["shores"][1] == [0, 1, 0, 0]


def test_cast_only_the_own_cat_is_in_sight() -> None:
    match = played(table(4), [(1, "cast 3"), (2, "cast a")])
    mine = seen(match, 1)
    assert (mine["phase"], mine["round"]) == ([1, 0, 0], [1, 0, 0, 0])
    assert mine["to_act"] == [0, 0, 1, 1], "seats 3 and 0 have not cast yet"
    assert mine["cats"] == [[0, 0, 0, 0, 0, 1], [0] * 6, [0] * 6, [0] * 6]
    assert mine["reach"] == [[0, 0, 0, 0, 0, 0, 1, 1, 1], [0] * 9, [0] * 9, [0] * 9]
    assert mine["shown"] == [0, 0, 0, 0]


def test_bait_shows_the_pile_and_the_cat() -> None:
    match = played(table(2), [(0, "cast b"), (1, "cast c"), (0, "bait a1 b1")])
    theirs = seen(match, 1)
    assert theirs["phase"] == [0, 1, 0]
    assert theirs["to_act"] == [1, 0, 0, 0]
    assert theirs["cats"][:2] == [[0, 0, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0]]
    assert theirs["reach"][1] == [0, 1, 0, 0, 1, 0, 0, 1, 0]
    assert theirs["shown"] == [0, 1, 0, 0]
    assert theirs["tops"][:3] == [[0] * 6, [1, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0]]
    assert theirs["heights"] == [0, 2, 1, 1, 1, 1, 1, 1, 1]
    assert theirs["pile_fish"] == [0, 3, 3, 0, 0, 0, 1, 2, 3]
    assert theirs["pile_stones"] == [0, 0, 0, 1, 2, 0, 0, 0, 0]


def test_cards_to_come_are_those_not_yet_seen() -> None:
    match = table(2)
    assert seen(match, 0)["to_come"] == [6, 4, 2, 5, 3, 7]
    played(match, [(0, "cast a"), (1, "cast b"), (0, "no bait"), (1, "no bait"), (0, "fish a1"), (1, "fish b1")])
    mine = seen(match, 0)
    assert mine["round"] == [0, 1, 0, 0]
    assert sum(mine["to_come"]) == 18


def test_over_no_phase_no_round_nothing_to_come() -> None:
    match = random_match(game_named("fish-n-stones"), 4, 3)
    mine = seen(match, 3)
    assert (mine["phase"], mine["round"], mine["to_act"]) == ([0] * 3, [0] * 4, [0] * 4)
    assert mine["to_come"] == [0] * 6
    assert mine["fish"] == [match.view().fish[seat] for seat in (3, 0, 1, 2)]
