"""Fish Eat Fish: the worked examples, the rulings and the rules of set-up, turn and fight, each by name."""

from __future__ import annotations

import pytest

from shoal import BadInput, Match, game_named
from shoal.games.fish_eat_fish.numbers import ACTIONS, CHARGES, SLIDES, STEPS
from tests.games.fish_eat_fish.sea import CIRCLES, DIAGONALS, board, placed, sea, set_fish, show, table
from tests.table import keys, match_of, played, refused

# -- Worked examples --


def test_example_two_and_a_four_beat_three_and_a_two() -> None:
    match = played(sea({"c3": "00", "c4": "111", "a1": "1"}), [(0, "eat c3 c4")])
    show(match, (0, "4"), (1, "2"))
    assert board(match) == {"c4": "11100", "a1": "1"}
    assert match.scores == [0, 0]


def test_example_three_and_a_one_draw_with_one_and_a_three() -> None:
    match = played(sea({"c3": "000", "c4": "1", "a1": "1", "e1": "0"}), [(0, "eat c3 c4")])
    show(match, (1, "3"), (0, "1"))
    assert board(match) == {"a1": "1", "e1": "0"}
    assert match.scores == [0, 0]


def test_example_the_moves_of_the_notation() -> None:
    match = sea({"c3": "0", "c4": "1", "d5": "1"})
    assert "eat c3 c4" in match.legal(0)
    match = sea({"c3": "0", "d5": "1"})
    assert "eat c3 c5 d5" in match.legal(0)


# -- Rulings --


def test_ruling_no_diagonals() -> None:
    match = sea({"c3": "0", "d4": "1"})
    assert "eat c3 d4" not in match.legal(0)
    assert refused(match, 0, "eat c3 d4") == "too-far"
    assert match.legal(0) == ["eat c3 d3 d4", "eat c3 c4 d4"]


def test_ruling_the_game_ends_at_once_when_one_seat_is_left() -> None:
    match = played(sea({"c3": "0", "c4": "1", "a1": "n", "a2": "nn"}), [(0, "eat c3 c4")])
    show(match, (0, "5"), (1, "0"))
    assert match.is_over
    assert match.scores == [2, 0], "the neutral stacks count for nobody"
    assert match.result is not None and match.result.reason == "only one player is still in the water"


def test_ruling_a_seat_whose_fish_are_buried_is_skipped_and_keeps_catch_and_hand() -> None:
    match = sea({"c3": "0", "c4": "1", "a1": "2", "e1": "n", "e3": "n"}, players=3, catch={1: 3})
    played(match, [(0, "eat c3 c4")])
    show(match, (0, "5"), (1, "0"))
    assert board(match)["c4"] == "10"
    assert keys(match, 1)[-1] == "sunk"
    assert match.to_act == [2], "seat 1 has no stack"
    played(match, [(2, "eat a1 d1 e1")])
    assert match.to_act == [0]
    assert match.scores[1] == 3
    assert match.view().hand_count[1] == 10


# -- Components --


def test_components_each_seat_has_eleven_challenge_cards() -> None:
    match = table(5)
    for seat in range(5):
        assert match.view(seat).hand[seat] == [1, 1, 2, 2, 1, 1, 1, 2]
        assert match.view().hand_count[seat] == 11


def test_components_a_corrected_table_is_played_in_any_order() -> None:
    match = table(components={"fish": [5, 0, 5, 0, 5, 0, 5, 0]})
    assert match.view(0).hand[0] == [4, 0, 0, 0, 0, 4, 1, 2]


@pytest.mark.parametrize(
    ("components", "field"),
    [
        ({}, "fish is missing"),
        ({"fish": [0, 1, 2, 2, 3, 3, 4, 5], "shark": 1}, "shark"),
        ({"fish": [0, 1, 2, 2, 3, 3, 4]}, "fish: must be a list of 8"),
        ({"fish": [0, 1, 2, 2, 3, 3, 4, 5, 5]}, "fish: must be a list of 8"),
        ({"fish": {"0": 8}}, "fish: must be a list of 8"),
        ({"fish": "01223345"}, "fish: must be a list of 8"),
        ({"fish": [0, 1, 2, 2, 3, 3, 4, 6]}, r"fish\[7\]"),
        ({"fish": [-1, 1, 2, 2, 3, 3, 4, 5]}, r"fish\[0\]"),
        ({"fish": [0, True, 2, 2, 3, 3, 4, 5]}, r"fish\[1\]"),
        ({"fish": [0, 1, 2.0, 2, 3, 3, 4, 5]}, r"fish\[2\]"),
    ],
)
def test_components_wrong_tables_name_their_field(components: dict[str, object], field: str) -> None:
    with pytest.raises(BadInput, match=field):
        Match(game_named("fish-eat-fish"), 2, 1, components=components)


def test_components_there_are_no_options() -> None:
    assert game_named("fish-eat-fish").options == {}


# -- Placing --


def test_set_up_has_no_chance_but_the_first_seat() -> None:
    match = match_of("fish-eat-fish", 3, {"ignored": 1}, first=2)
    assert match.record()["setup"] == {}
    assert match.to_act == [2]
    assert len(match.legal(2)) == 25
    played(match, [(2, "place a1")])
    assert match.to_act == [0]


def test_placing_not_next_to_the_own_colour() -> None:
    match = played(table(), [(0, "place c3"), (1, "place a1")])
    assert refused(match, 0, "place c4") == "beside-your-own"
    assert refused(match, 0, "place a1") == "occupied"
    for diagonal in ("place b2", "place d4", "place a2"):
        assert diagonal in match.legal(0)
    assert len(match.legal(0)) == 25 - 2 - 4


def test_placing_rows_do_not_wrap_around() -> None:
    match = played(table(), [(0, "place e1"), (1, "place c3")])
    assert "place a2" in match.legal(0)
    assert "place d1" not in match.legal(0)
    assert "place e2" not in match.legal(0)


def test_placing_anywhere_only_if_no_circle_apart_is_empty() -> None:
    match = table(5)
    fish = dict.fromkeys(CIRCLES, "1") | {"b1": "0", "d5": "0"}
    for empty in ("b2", "e5"):
        del fish[empty]
    set_fish(match, fish)
    assert match.legal(0) == ["place b2", "place e5"], "both are beside an own fish, but there is no other"
    match = table(5)
    del fish["c3"]
    set_fish(match, fish)
    assert match.legal(0) == ["place c3"], "the only one apart"
    assert refused(match, 0, "place e5") == "beside-your-own"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_placing_neutral_fish_fill_the_rest_by_themselves(players: int) -> None:
    match = placed(players, first=1)
    found = board(match)
    assert len(found) == 25
    for seat in range(players):
        assert {name for name, fish in found.items() if fish == str(seat)} == set(DIAGONALS[seat])
    assert list(found.values()).count("n") == 25 - 5 * players
    assert keys(match, 0)[-1] == "filled-up"
    assert match.to_act == [1], "the first seat takes the first turn"
    assert all(move.startswith("eat ") for move in match.legal(1))


# -- A turn --


def test_turn_attack_from_where_it_is_or_after_a_slide() -> None:
    match = sea({"a1": "0", "a3": "1", "b1": "n", "e5": "1"})
    # a1 attacks b1, or slides to a2 and attacks a3; e5 is next to no circle it can slide to.
    assert match.legal(0) == ["eat a1 b1", "eat a1 a2 a3"]


def test_turn_each_way_is_a_move_of_its_own() -> None:
    match = sea({"a1": "0", "b2": "n", "e5": "1"})
    assert match.legal(0) == ["eat a1 b1 b2", "eat a1 a2 b2"]
    boards = [board(played(sea({"a1": "0", "b2": "n", "e5": "1"}), [(0, move)])) for move in match.legal(0)]
    assert boards[0] == boards[1]


def test_turn_a_slide_goes_straight_over_empty_circles_only() -> None:
    match = sea({"a1": "0", "c1": "n", "e1": "1", "a5": "1"})
    assert refused(match, 0, "eat a1 d1 e1") == "blocked"
    assert refused(match, 0, "eat a1 c1 d1") == "blocked"
    assert "eat a1 b1 c1" in match.legal(0)
    assert "eat a1 a4 a5" in match.legal(0)


def test_turn_no_attack_back_to_where_it_came_from() -> None:
    assert refused(sea({"c3": "0", "c4": "1"}), 0, "eat c3 c2 c3") == "no-move"
    assert refused(sea({"c3": "0", "c4": "1"}), 0, "eat c3 c1 c2") == "no-move"
    assert refused(sea({"c3": "0", "c4": "1"}), 0, "eat c3 c3 c4") == "no-move"


def test_turn_only_own_stacks_move_and_only_stacks_are_attacked() -> None:
    match = sea({"c3": "0", "c4": "1", "b3": "n"})
    assert refused(match, 0, "eat c4 c3") == "not-yours"
    assert refused(match, 0, "eat c4 d4 d5") == "not-yours"
    assert refused(match, 0, "eat b3 c3") == "not-yours"
    assert refused(match, 0, "eat c3 d3") == "no-prey"
    assert refused(match, 0, "eat c3 d3 d4") == "no-prey"


def test_turn_an_own_or_neutral_target_is_swallowed_without_cards() -> None:
    match = sea({"c3": "n0", "c4": "0", "a1": "1", "a2": "n"})
    played(match, [(0, "eat c3 c4")])
    assert board(match) == {"c4": "0n0", "a1": "1", "a2": "n"}
    played(match, [(1, "eat a1 a2")])
    assert board(match) == {"c4": "0n0", "a2": "n1"}
    assert match.view().hand_count[:2] == [11, 11]
    assert match.to_act == [0]


def test_turn_a_slide_before_swallowing_empties_its_circle() -> None:
    match = played(sea({"a1": "0", "d2": "n", "e5": "1"}), [(0, "eat a1 d1 d2")])
    assert board(match) == {"d2": "n0", "e5": "1"}
    assert keys(match, 1)[-2:] == ["slid", "swallowed"]


def test_turn_a_stack_higher_than_five_loses_fish_from_the_bottom() -> None:
    match = played(sea({"c3": "n10", "c4": "01n0", "a1": "1"}), [(0, "eat c3 c4")])
    assert board(match)["c4"] == "n0n10", "0 and 1 went from the bottom"
    assert match.scores == [2, 0]
    assert keys(match, 1)[-1] == "caught"
    match = played(sea({"c3": "0nn10", "c4": "1111n", "a1": "1"}), [(0, "eat c3 c4")])
    assert board(match)["c4"] == "0nn10"
    assert match.scores == [5, 0]


# -- Drift and pass --


def test_drift_only_if_no_stack_can_attack() -> None:
    match = sea({"a1": "0", "e5": "1"})
    assert all(move.startswith("drift ") for move in match.legal(0))
    assert refused(sea({"a1": "0", "b1": "n", "e5": "1"}), 0, "drift a1 a2") == "must-attack"
    assert refused(sea({"a1": "0", "c2": "n", "e5": "1"}), 0, "drift a1 a2") == "must-attack"
    assert refused(sea({"a1": "0", "b1": "n", "e5": "1"}), 0, "pass") == "must-attack"
    assert refused(sea({"a1": "0", "c2": "n", "e5": "1"}), 0, "pass") == "must-attack"
    assert refused(match, 0, "pass") == "must-drift"


def test_drift_an_own_stack_over_empty_circles() -> None:
    match = sea({"a1": "0", "c1": "n", "e5": "1"})
    assert refused(match, 0, "drift a1 c1") == "blocked"
    assert refused(match, 0, "drift a1 d1") == "blocked"
    assert refused(match, 0, "drift e5 e4") == "not-yours"
    assert refused(match, 0, "drift c1 d1") == "not-yours"


def test_drift_to_where_another_seat_could_attack() -> None:
    match = sea({"a1": "0", "e5": "1"})
    # e5 can slide along row 5 and column e: it reaches what is in these, in row 4 and in column d.
    assert match.legal(0) == ["drift a1 d1", "drift a1 e1", "drift a1 a4", "drift a1 a5"]
    assert refused(match, 0, "drift a1 b1") == "out-of-reach"
    played(match, [(0, "drift a1 a4")])
    assert keys(match, 1)[-1] == "drifted"
    assert board(match) == {"a4": "0", "e5": "1"}
    assert match.legal(1) == ["eat e5 a5 a4"]


def test_drift_the_own_stacks_invite_nobody() -> None:
    match = sea({"a1": "0", "e5": "0", "c3": "1"})
    stops = {"a1": "b1 c1 d1 a2 a3 a4", "e5": "e2 e3 e4 b5 c5 d5"}  # e1 and a5 are in reach of own stacks only
    assert match.legal(0) == [f"drift {source} {stop}" for source in stops for stop in stops[source].split()]


def test_drift_neutral_stacks_invite_nobody_and_so_a_seat_passes() -> None:
    match = sea({"d5": "0", "a1": "1", "b1": "n", "a3": "n"})
    assert match.legal(0) == ["pass"], "a1 is shut in"
    assert refused(match, 0, "drift d5 d1") == "out-of-reach"
    assert refused(match, 0, "drift d5 a5") == "out-of-reach"


def test_pass_is_a_decision_and_the_turn_goes_on() -> None:
    match = played(sea({"d5": "0", "a1": "1", "b1": "n", "a3": "n"}), [(0, "pass")])
    assert keys(match, 1)[-1] == "passed"
    assert match.to_act == [1]
    assert match.legal(1) == ["eat a1 b1", "eat a1 a2 a3"]


# -- The tables behind the moves --


def test_actions_there_are_754() -> None:
    assert (len(STEPS), len(CHARGES), len(SLIDES)) == (80, 440, 200)
    assert ACTIONS == 25 + 80 + 440 + 200 + 1 + 8


def test_refusals_at_the_wrong_time() -> None:
    match = table()
    for move in ("eat a1 a2", "eat a1 a2 a3", "drift a1 a2", "pass", "show 3"):
        assert refused(match, 0, move) == "not-now"
    match = sea({"c3": "0", "c4": "1"})
    for move in ("place a1", "show shark"):
        assert refused(match, 0, move) == "not-now"
    played(match, [(0, "eat c3 c4")])
    for move in ("place a1", "eat c3 c4", "eat c4 c5 d5", "drift c3 c2", "pass"):
        assert refused(match, 0, move) == "not-now"
    assert refused(match, 0, "show 6") == "no-move"


def test_moves_that_go_too_far_or_not_straight_are_told_so() -> None:
    match = sea({"c3": "0", "c4": "1"})
    for far in ("eat c3 c5", "eat c3 d4", "eat c3 c2 a2"):
        assert refused(match, 0, far) == "too-far"
    for bent in ("eat c3 d4 d5", "drift c3 b2"):
        assert refused(match, 0, bent) == "not-straight"
    for nonsense in ("eat c3 f3", "eat c3", "place a1 b1"):
        assert refused(match, 0, nonsense) == "no-move"
