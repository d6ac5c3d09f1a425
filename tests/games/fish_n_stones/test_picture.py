"""Fish'n'Stones as a page draws it: pictures of known positions."""

from __future__ import annotations

from typing import Any

import pytest

from shoal import SPECTATOR, Match
from shoal.core.simulate import random_match
from shoal.games import game_named
from shoal.games.fish_n_stones.picture import Line, Picture, Pile, Seat, Spot, picture, tries
from tests.games.fish_n_stones.test_rules import pond_with
from tests.table import match_of, played

NINE = ("F1", "F2", "F3", "S1", "S2", "W", "F1", "F2", "F3")
NO_CAT = {"has_cast": False, "cat": None, "shown": False}
EMPTY = {"bucket": 0, "fish": 0, "stones": 0, "points": 0}


def table(players: int = 2, **more: Any) -> Match:
    return match_of("fish-n-stones", players, {"pond": pond_with(*NINE)}, **more)


def seen(match: Match, seat: int, *, memory: bool = True) -> Picture:
    return picture(match.view(seat, memory=memory), seat)  # type: ignore[arg-type]


def tried(match: Match, seat: int) -> list[str]:
    view = match.view(seat)
    return [match.game.text_of(view, action) for action in tries(view, seat)]  # type: ignore[arg-type]


def cast_b(match: Match) -> Match:
    return played(match, [(0, "cast b"), (1, "cast b")])


def test_begin_the_whole_table() -> None:
    columns, rows = ["a", "b", "c"], ["1", "2", "3"]
    assert seen(table(4, first=2), SPECTATOR) == Picture(
        phase="cast",
        round=1,
        rounds=4,
        starter=2,
        turn=None,
        to_come=27,
        pond=[
            Spot("a1", 0, 0, Pile("F1", 1, 1, 0)),
            Spot("b1", 1, 0, Pile("F2", 1, 2, 0)),
            Spot("c1", 2, 0, Pile("F3", 1, 3, 0)),
            Spot("a2", 0, 1, Pile("S1", 1, 0, 1)),
            Spot("b2", 1, 1, Pile("S2", 1, 0, 2)),
            Spot("c2", 2, 1, Pile("W", 1, 0, 0)),
            Spot("a3", 0, 2, Pile("F1", 1, 1, 0)),
            Spot("b3", 1, 2, Pile("F2", 1, 2, 0)),
            Spot("c3", 2, 2, Pile("F3", 1, 3, 0)),
        ],
        lines=[
            Line("a", ["a1", "a2", "a3"]),
            Line("b", ["b1", "b2", "b3"]),
            Line("c", ["c1", "c2", "c3"]),
            Line("1", ["a1", "b1", "c1"]),
            Line("2", ["a2", "b2", "c2"]),
            Line("3", ["a3", "b3", "c3"]),
        ],
        seats=[
            Seat("south", columns, **NO_CAT, **EMPTY),
            Seat("west", rows, **NO_CAT, **EMPTY),
            Seat("north", columns, **NO_CAT, **EMPTY),
            Seat("east", rows, **NO_CAT, **EMPTY),
        ],
    )


@pytest.mark.parametrize(
    ("shores", "shore", "lines"), [("opposite", "north", ["a", "b", "c"]), ("adjacent", "west", ["1", "2", "3"])]
)
def test_shores_of_two_players_follow_the_option(shores: str, shore: str, lines: list[str]) -> None:
    other = seen(table(options={"shores": shores}), 0).seats[1]
    assert (other.shore, other.lines) == (shore, lines)


def test_cast_everybody_sees_that_a_cat_is_placed_and_its_owner_where() -> None:
    match = played(table(3), [(1, "cast 3")])
    for looker, cat in ((0, None), (1, "3"), (SPECTATOR, None)):
        found = seen(match, looker)
        assert (found.phase, found.turn) == ("cast", None)
        assert [seat.has_cast for seat in found.seats] == [False, True, False]
        assert [seat.cat for seat in found.seats] == [None, cat, None]
        assert not any(seat.shown for seat in found.seats)


def test_cast_cats_in_different_places_look_the_same_to_the_others() -> None:
    one, two = (played(table(3), [(1, cast), (0, "cast a")]) for cast in ("cast 1", "cast 3"))
    for looker in (0, 2, SPECTATOR):
        assert seen(one, looker) == seen(two, looker)
    assert seen(one, 1) != seen(two, 1)


def test_bait_shows_the_cat_and_moves_the_pile() -> None:
    match = played(cast_b(table()), [(0, "bait a1 b1")])
    found = seen(match, SPECTATOR)
    assert (found.phase, found.turn) == ("bait", 1)
    assert found.pond[:2] == [Spot("a1", 0, 0, None), Spot("b1", 1, 0, Pile("F1", 2, 3, 0))]
    assert [(seat.has_cast, seat.cat, seat.shown) for seat in found.seats] == [(True, "b", True), (True, None, False)]


def test_fish_fills_the_bucket_and_shows_the_cat() -> None:
    match = played(cast_b(table()), [(0, "no bait"), (1, "no bait")])
    found = seen(match, 1)
    assert (found.phase, found.turn) == ("fish", 0)
    assert [(seat.cat, seat.shown) for seat in found.seats] == [("b", True), ("b", False)]
    played(match, [(0, "fish b2")])
    caught = seen(match, SPECTATOR).seats[0]
    assert (caught.bucket, caught.fish, caught.stones, caught.points) == (1, 0, 2, -2)


def test_round_a_new_one_takes_the_cats_up_and_moves_the_start_on() -> None:
    match = played(cast_b(table()), [(0, "no bait"), (1, "no bait"), (0, "fish b2"), (1, "fish b1")])
    found = seen(match, 0)
    assert (found.phase, found.round, found.starter, found.to_come) == ("cast", 2, 1, 18)
    assert [(seat.has_cast, seat.cat, seat.shown) for seat in found.seats] == [(False, None, False)] * 2
    assert [spot.pile.height for spot in found.pond if spot.pile] == [2, 1, 2, 2, 1, 2, 2, 2, 2]


def test_memory_without_it_only_tops_heights_and_the_number_of_cards_in_buckets_are_in_sight() -> None:
    match = played(cast_b(table()), [(0, "bait a1 b1"), (1, "no bait"), (0, "fish b1")])
    found = seen(match, 1, memory=False)
    assert found.pond[2] == Spot("c1", 2, 0, Pile("F3", 1, None, None))
    assert [(seat.bucket, seat.fish, seat.stones, seat.points) for seat in found.seats] == [
        (2, None, None, None),
        (0, None, None, None),
    ]
    assert [seat.cat for seat in found.seats] == ["b", "b"]


def test_memory_without_it_what_is_covered_makes_no_difference() -> None:
    one, two = (played(cast_b(table()), [(0, bait)]) for bait in ("bait a2 b2", "bait c2 b2"))
    two._state.top, two._state.height = one._state.top, one._state.height
    assert seen(one, 1) != seen(two, 1)
    assert seen(one, 1, memory=False) == seen(two, 1, memory=False)


def test_over_all_is_open_and_nobody_has_the_turn() -> None:
    match = random_match(game_named("fish-n-stones"), 3, 5)
    found = seen(match, 0)
    assert (found.phase, found.round, found.turn, found.to_come) == ("over", 4, None, 0)
    assert all(seat.has_cast and seat.shown and seat.cat for seat in found.seats)
    assert [seat.points for seat in found.seats] == match.scores


def test_tries_lines_and_spots_in_every_step() -> None:
    casts = [f"cast {line}" for line in "abc123"]
    catches = [f"fish {column}{row}" for row in "123" for column in "abc"]
    match = table()
    assert tried(match, 0) == casts + catches
    cast_b(match)
    baiting = tried(match, 0)
    assert len(baiting) == 6 + 1 + 24 + 9
    assert {"no bait", "bait a1 a2", "bait a1 b1"} < set(baiting)
    played(match, [(0, "no bait"), (1, "no bait")])
    assert tried(match, 0) == casts + catches


def test_tries_nothing_for_those_who_are_not_to_act() -> None:
    match = played(table(), [(0, "cast b")])
    assert tried(match, 0) == tried(match, SPECTATOR) == []
    assert tried(match, 1) != []
