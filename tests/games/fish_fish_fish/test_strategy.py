"""Fish Fish Fish: what the hand-written strategy prefers, by situations at the table."""

from __future__ import annotations

import pytest

from shoal import Match, game_named
from shoal.core import backends
from shoal.core.backends import Backend
from shoal.core.state import OVER
from shoal.games.fish_fish_fish.numbers import SQUARES
from shoal.games.fish_fish_fish.rules import points
from shoal.games.fish_fish_fish.sea import place_boat
from shoal.games.fish_fish_fish.state import Table
from shoal.games.fish_fish_fish.strategy import outlook, sea_left, value_on, weigh
from tests.games.fish_fish_fish.sea import (
    at_sea,
    drain_pile,
    empty_the_sea,
    hold,
    setup_with,
    square,
    table_of,
    turn,
)
from tests.table import match_of

GAME = game_named("fish-fish-fish")


def worths(match: Match, seat: int) -> dict[str, int]:
    """What each legal move is worth to a seat, by its text."""
    s = table_of(match)
    actions = [0] * GAME.actions
    worth = [0] * GAME.actions
    count = GAME.rules.legal(s, seat, actions)
    weigh(s, seat, actions, count, worth)
    return {GAME.text_of(s, actions[i]): worth[i] for i in range(count)}


def favourite(match: Match, seat: int) -> str:
    found = worths(match, seat)
    return max(found, key=lambda move: found[move])


def school(match: Match, name: str, white: int = 0, blue: int = 0, grey: int = 0) -> Match:
    """Lay fish on a square."""
    s = table_of(match)
    at = square(name)
    s.school[at], s.white[at], s.grey[at] = white + blue + grey, white, grey
    s.fish[at // 45] |= 1 << at % 45
    return match


def bare(hand: str, mine: str, others: str = "") -> Match:
    """Two players with nothing in the sea but these boats; the first one's hand."""
    match = hold(empty_the_sea(at_sea(2)), 0, hand)
    s = table_of(match)
    s.boats = [0, 0, 0]
    s.fleet[:2] = [[0, 0, 0], [0, 0, 0]]
    for seat, names in enumerate((mine, others)):
        for name in names.split():
            place_boat(s, seat, square(name))
    return match


def last_trip(match: Match, pile: int) -> Match:
    table_of(match).trip = 2
    return drain_pile(match, pile)


# -- Mooring --


def test_it_moors_away_from_other_boats_and_from_the_corners() -> None:
    match = match_of("fish-fish-fish", 2, setup_with(2, "N S W", "N S W"))
    turn(match, 0, "moor h9")
    found = worths(match, 1)
    assert found["moor h1"] > found["moor i9"]
    assert found["moor h1"] > found["moor a1"]


def test_it_moors_where_a_card_in_hand_catches_fish() -> None:
    match = match_of("fish-fish-fish", 2, setup_with(2, "N N N"))
    found = worths(match, 0)
    assert found["moor h1"] > found["moor h9"]


# -- Move --


def test_it_sails_to_the_bigger_school() -> None:
    match = bare("N S", "a4")
    school(school(match, "a5", blue=1), "a3", white=3)
    assert favourite(match, 0) == "sail a4 S"


def test_it_sails_to_what_the_third_card_catches() -> None:
    empty, full = bare("N NE E S", "a2"), school(bare("N NE E S", "a2"), "c4", white=4)
    assert worths(full, 0)["sail a2 N"] > worths(empty, 0)["sail a2 N"]
    assert worths(full, 0)["sail a2 S"] == worths(empty, 0)["sail a2 S"]
    assert worths(school(bare("N NE S S", "a2"), "c4", white=4), 0)["sail a2 N"] < worths(full, 0)["sail a2 N"]


def test_it_ends_where_it_may_draw_more_rather_than_chase_little() -> None:
    match = school(bare("E S N", "b1 a5"), "d9", blue=1)
    turn(match, 0, "sail b1 E")
    s = table_of(match)
    assert (s.numbers[square("c1")], s.numbers[square("c2")]) == (3, 2)
    assert favourite(match, 0) == "end"


def test_it_steals_a_school_from_before_anothers_boat() -> None:
    match = bare("W N", "h1", "k4")
    school(school(match, "j4", white=2), "d2", white=1)
    assert favourite(match, 0) == "swim j4 W"


def test_it_brings_no_fish_to_others_boats() -> None:
    match = school(bare("E W", "a2", "k4"), "j4", white=2)
    found = worths(match, 0)
    assert found["swim j4 E"] == min(found.values())


def test_it_brings_no_fish_to_anothers_boat_beside_its_own() -> None:
    match = bare("E N", "k3", "k4")
    school(school(match, "j4", white=2), "j3", white=1)
    found = worths(match, 0)
    assert found["swim j4 E"] < found["swim j4 N"] < found["swim j3 E"]


def test_it_brings_fish_onto_its_own_boat() -> None:
    match = school(bare("W SE", "d4"), "e4", white=3)
    assert favourite(match, 0) == "swim e4 W"


@pytest.mark.parametrize(
    ("hand", "boat", "is_held"),
    [("W SW", "d3", True), ("W NE", "d3", False), ("W W", "d4", True), ("W NE", "d4", False)],
)
def test_it_brings_fish_beside_its_boat_if_the_next_card_brings_them_on(hand: str, boat: str, is_held: bool) -> None:
    """The same card twice needs two of it."""
    found, without = (worths(school(bare(cards, boat), "f4", white=2, grey=1), 0) for cards in (hand, "W NE"))
    assert (found["swim f4 W"] > without["swim f4 W"]) == is_held


@pytest.mark.parametrize(("white", "is_big"), [(2, False), (3, True)])
def test_it_thinks_three_cards_ahead_for_a_big_school(white: int, is_big: bool) -> None:
    match = school(bare("W SW S E NW", "d3"), "f5", white=white)
    without = school(bare("W N E E NW", "d3"), "f5", white=white)
    assert (worths(match, 0)["swim f5 W"] > worths(without, 0)["swim f5 W"]) == is_big


def test_to_pass_is_worth_nothing() -> None:
    match = empty_the_sea(at_sea(2, boats="a9 o9 a8 o8 a7 o7"))
    assert worths(hold(match, 0, "W"), 0) == {"pass": 0}


# -- Grey fish --


def test_it_releases_grey_fish_where_a_card_in_hand_fetches_them() -> None:
    match = bare("N E E", "d4 a1", "j6")
    for name in ("e4", "d3", "j5", "e9"):
        school(match, name, blue=1)
    turn(match, 0, "sail a1 N, end")
    found = worths(match, 0)
    assert max(found, key=lambda move: found[move]) == "release e4"
    assert found["release e4"] > found["release d3"] > found["release e9"] > found["release j5"]


def test_it_keeps_a_grey_fish_rather_than_give_it_away_until_the_end() -> None:
    match = school(bare("N E E", "d4 a1", "j6"), "j5", blue=1)
    turn(match, 0, "sail a1 N, end")
    assert favourite(match, 0) == "keep"
    assert favourite(last_trip(match, 2), 0) == "release j5"


# -- Draw --


def drawing(open_cards: str, hand: str = "N N NW") -> Match:
    """The first seat draws three; a single fish is in the sea, east of one of its boats."""
    match = empty_the_sea(at_sea(2, hand, boats="a4 o9 a9 o8 a1 o7", open_cards=open_cards))
    table_of(match).supply[:2] = [0, 0]
    return turn(school(match, "b4", white=1), 0, "sail a1 N, end")


def test_it_draws_the_direction_that_catches_fish() -> None:
    found = worths(drawing("S E NE"), 0)
    assert found["draw 2"] > found["draw 1"]
    assert found["draw 2"] > found["draw pile"] > found["enough"]
    assert worths(drawing("S W NE"), 0)["draw 2"] == found["draw 2"], "the fish swims to the boat"


def test_it_draws_what_it_does_not_hold_yet() -> None:
    found = worths(drawing("N S NW"), 0)
    assert found["draw 2"] > found["draw 1"]


@pytest.mark.parametrize(("caught", "choice"), [(0, "enough"), (9, "draw")])
def test_it_takes_the_last_card_only_in_the_lead(caught: int, choice: str) -> None:
    match = last_trip(drawing("S E NE"), 1)
    s = table_of(match)
    s.caught_white[0] = caught
    s.caught_white[1] = 5
    assert favourite(match, 0).split()[0] == choice


def test_the_lead_is_over_the_best_of_all_others() -> None:
    match = at_sea(3, "N N N", boats="a4 o9 o8 a1 o7 o6")
    turn(match, 0, "sail a1 N, end, keep")
    s = table_of(match)
    s.trip = 3
    drain_pile(match, 1)
    s.caught_white[:3] = [3, 1, 4]
    assert favourite(match, 0) == "enough"
    s.caught_white[2] = 2
    assert favourite(match, 0) != "enough"


# -- Outlook --


def test_it_hopes_for_more_while_there_is_time() -> None:
    match = school(bare("N", "d4", "j6"), "e5", white=4)
    s = table_of(match)
    far = outlook(table_of(school(bare("N", "a1", "j6"), "e5", white=4)), 0)
    early = outlook(s, 0)
    assert early > far > 100 * points(s, 0)
    assert outlook(table_of(last_trip(match, 4)), 0) < early
    last_trip(match, 0)
    assert outlook(s, 0) == 100 * points(s, 0)


@pytest.mark.parametrize("players", GAME.players)
def test_the_sea_is_what_nobody_has_caught_or_keeps(players: int) -> None:
    match = at_sea(players, "N N N", boats="h1")
    turn(match, 0, "sail h1 N, end, release h5")
    s = table_of(match)
    assert sea_left(s) == sum(value_on(s, at) for at in range(SQUARES))


# -- Who knows what --


@pytest.mark.parametrize("players", GAME.players)
def test_a_state_and_its_view_are_weighed_alike(players: int) -> None:
    policy = backends.template("policy", GAME.folder, Backend.INTERPRETED)
    playouts = backends.template("playouts", GAME.folder, Backend.INTERPRETED)
    s = GAME.open_box(players)
    assert isinstance(s, Table)
    playouts.deal(s, players)
    actions = [0] * GAME.actions
    seen = [0] * GAME.actions
    worth = [0] * GAME.actions
    while s.phase != OVER:
        seat = playouts.asked(s)
        count = GAME.rules.legal(s, seat, actions)
        view = GAME.view_of(s, seat)
        assert isinstance(view, Table)
        before = s.flat()
        weigh(view, seat, actions, count, seen)
        weigh(s, seat, actions, count, worth)
        assert seen[:count] == worth[:count]
        assert s.flat() == before
        playouts.step(s, seat, policy.choose(s, seat, actions, count, worth, 0))
