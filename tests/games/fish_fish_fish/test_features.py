"""Fish Fish Fish as numbers: named positions, piece by piece."""

from __future__ import annotations

from math import prod
from typing import Any

import pytest

from shoal import Match
from shoal.games.fish_fish_fish.features import FEATURES, PIECES, features, starts
from shoal.games.fish_fish_fish.notation import SQUARE_NAMES
from shoal.games.fish_fish_fish.state import Table
from tests.games.fish_fish_fish.sea import (
    at_sea,
    counts,
    drain_pile,
    empty_the_sea,
    hold,
    setup_with,
    shuffled,
    table_of,
    turn,
)
from tests.table import match_of

N, NE, E, SE, S, SW, W, NW = range(8)


def pieces(match: Match, seat: int) -> dict[str, list[int]]:
    """What a seat sees, by the names of the pieces."""
    out = [0] * FEATURES
    view: Any = match.view(seat)
    assert isinstance(view, Table)
    features(view, seat, out)
    return {
        piece.name: out[start : start + prod(piece.shape)]
        for piece, start in zip(PIECES, starts(PIECES)[:-1], strict=True)
    }


def plane_of(piece: list[int], layer: int) -> dict[str, int]:
    """One layer of the sea by the names of its squares, where it is not zero."""
    plane = piece[layer * 135 : (layer + 1) * 135]
    return {name: number for name, number in zip(SQUARE_NAMES, plane, strict=True) if number}


def test_seats_count_from_the_one_that_looks() -> None:
    match = at_sea(3, boats="a1 b1 c1 d1 e1 f1")
    turn(hold(match, 0, "N N"), 0, "swim c2 N")
    for seat, turns in ((0, [1, 0, 0, 0, 0]), (1, [0, 0, 1, 0, 0]), (2, [0, 1, 0, 0, 0])):
        seen = pieces(match, seat)
        assert seen["turn"] == turns
        assert seen["held"] == [[1, 3, 3, 0, 0], [3, 3, 1, 0, 0], [3, 1, 3, 0, 0]][seat]
        assert seen["players"] == [0, 1, 0, 0]
    boats = pieces(match, 1)["boats"]
    assert [set(plane_of(boats, k)) for k in range(5)] == [{"b1", "e1"}, {"c1", "f1"}, {"a1", "d1"}, set(), set()]


def test_mooring_counts_the_boats_still_to_come() -> None:
    match = match_of("fish-fish-fish", 2, setup_with(2), first=1)
    assert pieces(match, 0)["to_moor"] == [3, 3, 0, 0, 0]
    turn(match, 1, "moor a9")
    seen = pieces(match, 0)
    assert seen["phase"] == [1, 0, 0, 0, 0, 0] and seen["turn"] == [1, 0, 0, 0, 0]
    assert seen["to_moor"] == [3, 2, 0, 0, 0] and pieces(match, 1)["to_moor"] == [2, 3, 0, 0, 0]
    assert plane_of(seen["boats"], 1) == {"a9": 1}
    assert pieces(at_sea(2), 0)["to_moor"] == [0] * 5


def test_the_sea_at_the_start() -> None:
    seen = pieces(at_sea(2), 0)
    white, blue, grey, numbers = (plane_of(seen["sea"], layer) for layer in range(4))
    assert (len(white), len(blue), grey) == (46, 44, {"h5": 1})
    assert set(white.values()) == set(blue.values()) == {1} and "b2" in white and "c2" in blue
    assert len(numbers) == 135 and (numbers["a1"], numbers["c1"], numbers["a2"]) == (1, 3, 3)


def test_schools_show_what_they_are_made_of() -> None:
    match = at_sea(2, "N N W")
    empty_the_sea(match, "h5", "h6", "h7")
    turn(match, 0, "swim h5 N, swim h6 N")
    for seat in range(2):
        sea = pieces(match, seat)["sea"]
        assert [plane_of(sea, colour) for colour in range(3)] == [{"h7": 1}, {"h7": 1}, {"h7": 1}]


def test_catches_supplies_and_points() -> None:
    match = at_sea(2, "S W W", boats="d9")
    turn(match, 0, "sail d9 S, end, release h5, enough")
    mine, theirs = pieces(match, 0), pieces(match, 1)
    assert mine["caught_white"] == [1, 0, 0, 0, 0] and theirs["caught_white"] == [0, 1, 0, 0, 0]
    assert mine["supply"] == [1, 2, 0, 0, 0] and theirs["points"] == [-10, -3, 0, 0, 0]
    assert plane_of(mine["sea"], 2) == {"h5": 2}
    table_of(match).caught_blue[1] = 4
    table_of(match).caught_grey[1] = 3
    seen = pieces(match, 0)
    assert seen["caught_blue"] == [0, 4, 0, 0, 0] and seen["caught_grey"] == [0, 3, 0, 0, 0]
    assert seen["points"] == [-3, 9, 0, 0, 0]


def test_cards_mine_open_and_gone() -> None:
    match = at_sea(2, "N N NE", open_cards="S SW S")
    turn(match, 0, "swim c2 N, swim d2 NE")
    seen = pieces(match, 0)
    assert seen["hand"] == [1, 0, 0, 0, 0, 0, 0, 0] and seen["discard"] == [1, 1, 0, 0, 0, 0, 0, 0]
    assert [seen["open"].index(1, slot * 8) - slot * 8 for slot in range(3)] == [S, SW, S] and sum(seen["open"]) == 3
    assert seen["unseen"] == [5, 5, 7, 6, 5, 5, 7, 6]
    assert pieces(match, 1)["hand"] == counts("NW NW NW")


def test_cards_known_are_not_unseen() -> None:
    match = at_sea(3, "N N N", open_cards="S S W", pile="E E E")
    turn(match, 0, "swim e2 N, end, keep, draw 1, draw 2, enough")
    mine, theirs = pieces(match, 0), pieces(match, 2)
    assert mine["known"] == [0, 0, 0, 0, 2, 0, 0, 0, *[0] * 32]
    assert theirs["known"] == [*[0] * 8, 0, 0, 0, 0, 2, 0, 0, 0, *[0] * 24]
    assert mine["hand"][S] == 2 and mine["unseen"][S] == theirs["unseen"][S] == 5
    assert mine["unseen"][N] == 4 and theirs["unseen"][N] == 6


def test_fresh_cards_are_those_of_the_new_pile() -> None:
    match = at_sea(2, "N N N", open_cards="S S S", pile="NE")
    assert pieces(match, 0)["fresh"] == [4, 6, 7, 6, 4, 6, 7, 6]
    turn(drain_pile(match, 1), 0, "swim e2 N, end, keep")
    due = table_of(match).discard.copy()
    turn(match, 0, "draw pile")
    assert pieces(match, 0)["phase"] == [0] * 6 and pieces(match, 0)["to_draw"] == [0], "a shuffle is due"
    assert pieces(match, 0)["fresh"] == pieces(match, 1)["fresh"] == due
    shuffled(match)
    assert pieces(match, 0)["fresh"] == pieces(match, 1)["fresh"] == due
    table_of(match).pile[table_of(match).pile_left - 1] = N
    turn(match, 0, "draw pile")
    assert pieces(match, 0)["fresh"][N] == pieces(match, 1)["fresh"][N] - 1


@pytest.mark.parametrize(("players", "trip", "left"), [(2, 1, 1), (2, 2, 0), (5, 1, 2), (5, 3, 0)])
def test_trips_left(players: int, trip: int, left: int) -> None:
    match = at_sea(players)
    table_of(match).trip = trip
    assert pieces(match, 0)["trips_left"] == [int(left == k) for k in range(3)]


def test_the_clock_shows_the_pile_and_the_passes() -> None:
    match = empty_the_sea(at_sea(2, boats="a1 o1 a2 o2 a3 o3"))
    turn(hold(match, 0, "W"), 0, "pass")
    for seat in range(2):
        assert pieces(match, seat)["clock"] == [43, 1]


def test_to_draw_is_the_allowance_until_the_drawing_begins() -> None:
    match = at_sea(2, "N N N")
    assert pieces(match, 0)["to_draw"] == [0]
    for move, phase, cards in (
        ("swim e2 N", 3, 3),
        ("end", 4, 3),
        ("keep", 5, 3),
        ("draw pile", 5, 2),
        ("enough", 1, 0),
    ):
        turn(match, 0, move)
        seen = pieces(match, 1)
        assert seen["to_draw"] == [cards] and seen["phase"].index(1) == phase
    turn(hold(match, 1, "N N N N N N"), 1, "swim h2 N")
    assert pieces(match, 0)["to_draw"] == [2], "h3 bears a 3, but with five cards in hand two make seven"


def test_when_the_game_is_over_no_phase_is_set() -> None:
    match = drain_pile(at_sea(2, "N N N"), 1)
    table_of(match).trip = 2
    turn(match, 0, "swim e2 N, end, keep, draw pile")
    assert match.is_over
    for seat in range(2):
        seen = pieces(match, seat)
        assert seen["phase"] == [0] * 6 and seen["clock"] == [0, 0] and seen["to_draw"] == [0]
