"""Fischen: playing tricks. The worked examples and the rulings, each by name."""

from __future__ import annotations

import pytest

from shoal import Match
from shoal.core.simulate import random_match
from shoal.games.fischen.notation import BUOY_NAMES, CARD_NAMES
from shoal.games.fischen.rules import would_win
from tests.games.fischen.tables import GAME, START, caught, hand_in_catches, late, moves_of, play, table
from tests.table import keys, played, refused, total

# -- Worked examples --


def test_example_y10_wins_and_leads_next() -> None:
    match = play(table(4, "Y7", "Y3", "Y10", "P2 B2 B3 B4 B5 B6 B7 B8 B9"), "Y7 Y3 Y10 P2", 0)
    assert match.to_act == [2]
    assert caught(match, 2) == "Y3 Y7 Y10 P2"


def test_example_the_needs_of_boats_16_8_8_4() -> None:
    cards = [card for card in START[4] if card not in ("Y3", "Y5", "Y7", "Y9")]
    boats = [" ".join(cards[start:end]) for start, end in ((0, 12), (12, 20), (20, 28), (28, 32))]
    match = late(4, "Y9", "Y7", "Y3", "Y5", first=2, boats=boats)
    play(match, "Y3 Y5 Y9 Y7", 2)
    assert match.view().boat_size[:4] == [16, 8, 8, 4]
    hand_in_catches(match)
    view = match.view()
    assert view.from_sea[:4] == [0, 1, 1, 5]
    assert view.sea_from[1:4] == [6, 5, 0], "seat 2 played before seat 1"
    assert view.boat_size[:4] == [7, 0, 0, 0]
    assert view.hand_size[:4] == [9, 9, 9, 9]
    assert keys(match, 0)[-8:] == ["drew"] * 4 + ["fished"] * 3 + ["round-begins"]


def test_example_all_then_b0() -> None:
    match = late(4, "all Y1", "B0 Y2", "B5 Y3", "B9 Y4")
    play(match, "all B0 B5 B9", 0)
    assert caught(match, 0) == "B0 B5 B9"
    assert caught(match, 1) == "all"
    assert caught(match, 3) == ""
    assert match.to_act == [3], "the winner got nothing and leads next"
    assert "won-nothing" in keys(match, 2)


def b0_then_all() -> Match:
    return play(late(4, "B0 Y1", "all Y2", "B5 Y3", "B9 Y4"), "B0 all B5 B9", 0)


def test_example_b0_then_all() -> None:
    match = b0_then_all()
    assert match.to_act == [0]
    assert moves_of(match, 0) == "B5 B9 all"
    played(match, [(0, "catch B5")])
    assert [caught(match, seat) for seat in range(4)] == ["B5", "B0 B9", "", "all"]
    match = played(b0_then_all(), [(0, "catch all")])
    assert [caught(match, seat) for seat in range(4)] == ["all", "B0 B5 B9", "", ""]


def called_red(*hands: str) -> Match:
    """Seat 0 has called red and seat 1 leads."""
    match = late(3, "colour " + hands[0], "Y10 " + hands[1], "Y5 " + hands[2])
    play(match, "colour Y10 Y5", 0)
    return played(match, [(0, "call red")])


def test_example_called_red_and_nobody_has_it() -> None:
    match = called_red("B1 B2", "P5 P6", "left Y6")
    play(match, "P5 left B1", 1)
    assert caught(match, 0) == "B1 P5 left"


def test_example_called_red_and_g1_wins() -> None:
    match = called_red("B1 B2", "P5 P6", "G1 Y6")
    play(match, "P5 G1 B1", 1)
    assert caught(match, 2) == "B1 P5 G1"


# -- Playing a trick --


def test_trick_follow_or_play_a_buoy() -> None:
    match = late(3, "Y7 B1", "Y3 Y4 first B2", "Y10 B3")
    played(match, [(0, "play Y7")])
    assert moves_of(match, 1) == "Y3 Y4 first"
    assert refused(match, 1, "play B2") == "must-follow"


def test_trick_who_has_none_plays_anything_and_need_not_trump() -> None:
    match = late(3, "Y7 B1", "B2 P3 G4 left", "Y10 B3")
    played(match, [(0, "play Y7")])
    assert moves_of(match, 1) == "B2 P3 G4 left"


def test_trick_nothing_is_required_before_the_first_coloured_card() -> None:
    match = late(3, "first B1", "B2 P3", "P5 B3")
    played(match, [(0, "play first")])
    assert moves_of(match, 1) == "B2 P3"
    played(match, [(1, "play P3")])
    assert moves_of(match, 2) == "P5"


def test_trick_green_must_be_followed_when_it_is_required() -> None:
    match = late(3, "G7 B1", "G3 B2", "Y10 B3")
    played(match, [(0, "play G7")])
    assert moves_of(match, 1) == "G3"


def test_trick_a_called_colour_binds_the_leader() -> None:
    match = late(3, "colour B1 R2", "Y10 B2", "Y5 R3 B3")
    play(match, "colour Y10 Y5", 0)
    assert match.legal(0) == ["call blue", "call yellow", "call purple", "call red", "call green"]
    played(match, [(0, "call blue")])
    assert match.to_act == [1]
    assert moves_of(match, 1) == "B2"
    played(match, [(1, "play B2")])
    assert moves_of(match, 2) == "B3"


def test_trick_a_called_colour_binds_the_player_of_first() -> None:
    match = late(3, "colour Y1 B1", "Y10 B2", "first R3 B3")
    play(match, "colour Y10 first", 0)
    played(match, [(0, "call red")])
    assert match.to_act == [2]
    assert moves_of(match, 2) == "R3"


def test_trick_a_called_colour_stays_required_whatever_is_led() -> None:
    match = called_red("R1 B2", "P5 P6", "P7 Y6")
    played(match, [(1, "play P5"), (2, "play P7")])
    assert moves_of(match, 0) == "R1"
    played(match, [(0, "play R1")])
    assert caught(match, 0) == "P5 P7 R1"


def test_trick_the_call_holds_for_one_trick() -> None:
    match = play(called_red("R1 B2", "R5 P6", "R7 Y6"), "R5 R7 R1", 1)
    assert moves_of(match, 2) == "Y6"
    view = match.view()
    assert (view.called, view.caller, view.required) == (5, -1, 5)


@pytest.mark.parametrize(
    ("hands", "trick", "winner"),
    [
        (["Y7 B1", "G1 B2", "G5 B3", "Y18 B4"], "Y7 G1 G5 Y18", 2),  # the highest green
        (["Y7 B1", "P18 B2", "Y9 B3", "R18 B4"], "Y7 P18 Y9 R18", 2),  # other colours do not count
        (["first B1", "left B2", "all B3", "minus3 B4"], "first left all minus3", 0),  # only buoys: the first
        (["first B1", "G0 B2", "Y9 B3", "G2 B4"], "first G0 Y9 G2", 3),
        (["Y0 B1", "P18 B2", "R9 B3", "left B4"], "Y0 P18 R9 left", 0),
    ],
)
def test_trick_who_wins(hands: list[str], trick: str, winner: int) -> None:
    match = play(late(4, *hands), trick, 0)
    assert match.view().winner == winner


@pytest.mark.parametrize(
    ("trick", "winner"), [("Y10 Y3 Y7", 1), ("Y10 G5 G3", 2), ("Y1 P1 Y2", 0), ("Y0 P1 Y2", 0), ("G5 G4 Y1", 1)]
)
def test_trick_after_lowest_the_lowest_wins(trick: str, winner: int) -> None:
    cards = trick.split()
    hands = [f"{card} B{seat + 1}" for seat, card in enumerate(cards)]
    match = late(3, *(f"{hand} {buoy}" for hand, buoy in zip(hands, ("R5", "lowest", "R3"), strict=True)))
    play(match, "R5 lowest R3", 0)
    assert "lowest-next" in keys(match, 2)
    assert match.view().lowest == 1
    play(match, trick, 0)
    assert match.view().winner == winner
    if match.view().laid == 0:
        assert match.view().lowest == 0, "for the next trick only"


# -- The end of the trick --


def test_trick_what_would_win_as_it_stands() -> None:
    match = play(late(4, "first B1", "left B2", "Y9 B3", "B4 B5"), "first left", 0)
    would = {card for card in CARD_NAMES if would_win(match._state, CARD_NAMES.index(card))}
    assert would == {*CARD_NAMES} - {*BUOY_NAMES}, "the first coloured card sets the colour; a buoy never wins"
    play(match, "Y9", 2)
    would = {card for card in CARD_NAMES if would_win(match._state, CARD_NAMES.index(card))}
    assert would == {f"Y{value}" for value in range(10, 19)} | {f"G{value}" for value in range(17)}


def test_zero_its_player_must_catch_another_card() -> None:
    match = play(late(3, "Y0 B1", "Y5 B2", "Y9 B3"), "Y0 Y5 Y9", 0)
    assert match.to_act == [0]
    assert match.legal(0) == ["catch Y5", "catch Y9"]
    assert refused(match, 0, "catch Y0") == "itself"
    assert refused(match, 0, "catch Y7") == "not-in-trick"
    played(match, [(0, "catch Y9")])
    assert (caught(match, 0), caught(match, 2)) == ("Y9", "Y0 Y5")
    assert match.to_act == [2]


def test_zeros_in_the_order_they_were_played_even_when_caught() -> None:
    match = play(late(3, "Y9 B1", "Y0 B2", "P0 B3"), "Y9 Y0 P0", 0)
    assert match.to_act == [1]
    assert match.legal(1) == ["catch Y9", "catch P0"]
    played(match, [(1, "catch P0")])
    assert match.to_act == [2], "a caught zero still works"
    assert match.legal(2) == ["catch Y0", "catch Y9"]
    assert refused(match, 2, "catch P0") == "itself"
    played(match, [(2, "catch Y9")])
    assert [caught(match, seat) for seat in range(3)] == ["Y0", "P0", "Y9"]


def test_zero_with_one_card_to_choose_catches_it_by_itself() -> None:
    match = play(late(3, "Y0 B1", "P0 B2", "R0 B3"), "Y0 P0 R0", 0)
    before = len(match.events())
    played(match, [(0, "catch R0")])
    assert keys(match, -1, before) == ["caught-one", "caught-one", "caught-one", "won-nothing"]
    assert [caught(match, seat) for seat in range(3)] == ["R0", "Y0", "P0"]


def test_zero_caught_cards_are_not_to_choose_from() -> None:
    match = play(late(3, "Y0 B1", "P0 B2", "R0 B3"), "Y0 P0 R0", 0)
    assert match.legal(0) == ["catch P0", "catch R0"]
    played(match, [(0, "catch P0")])
    assert match.legal(1) == ["catch Y0", "catch R0"]
    before = len(match.events())
    played(match, [(1, "catch Y0")])
    assert keys(match, -1, before) == ["caught-one", "nothing-to-catch", "won"]
    assert [caught(match, seat) for seat in range(3)] == ["P0 R0", "Y0", ""]


def test_zero_nothing_left_to_catch() -> None:
    match = play(late(3, "all B1", "Y0 B2", "P0 B3"), "all Y0 P0", 0)
    # all takes both zeros; Y0 takes the buoy by itself; P0 finds nothing.
    assert [caught(match, seat) for seat in range(3)] == ["Y0 P0", "all", ""]
    assert keys(match, -1)[-4:] == ["caught-all", "caught-one", "nothing-to-catch", "won-nothing"]
    assert match.to_act == [1]


def test_minus3_costs_three_at_once_and_counts_as_a_card() -> None:
    match = play(late(3, "Y5 B1", "minus3 B2", "Y3 B3"), "Y5 minus3 Y3", 0)
    assert match.scores == [-3, 0, 0]
    assert match.view().caught[:3] == [3, 0, 0]
    assert [(line.key, line.points) for line in match.score_sheet(0)] == [("caught-cards", 0), ("losses", -3)]
    play(match, "B1 B2 B3", 0)
    assert match.scores == [0, 0, 3], "three cards caught, three points lost"
    assert [total(match.score_sheet(seat)) for seat in range(3)] == match.scores


def test_minus3_caught_by_a_zero_costs_its_player() -> None:
    match = play(late(3, "Y0 B1", "minus3 B2", "Y3 B3"), "Y0 minus3 Y3", 0)
    played(match, [(0, "catch minus3")])
    assert match.scores == [-3, 0, 0]


def test_left_everyone_passes_at_once() -> None:
    match = play(late(3, "left B1 B2", "Y5 P1 P2", "Y3 R1 R2"), "left Y5 Y3", 0)
    assert match.to_act == [0, 1, 2]
    assert match.legal(1) == ["pass P1", "pass P2"]
    assert refused(match, 1, "pass B1") == "not-in-hand"
    assert refused(match, 1, "play P1") == "not-now"
    played(match, [(2, "pass R1"), (0, "pass B1")])
    assert match.to_act == [1]
    assert refused(match, 0, "pass B2") == "not-your-turn"
    assert match.view(1).passed == [-1] * 5, "nobody sees another's card before all are in"
    assert match.view(0).passed[:3] == [1, -1, -1]
    assert "chose-own" not in keys(match, 1)
    played(match, [(1, "pass P2")])
    assert match.to_act == [1]
    assert moves_of(match, 1) == "B1 P1"
    assert [event.args["card"] for event in match.events(1) if event.key == "received"] == ["B1"]
    assert not [event for event in match.events() if event.key == "received"]


def test_left_passes_before_the_call() -> None:
    match = play(late(3, "left B1 B2", "colour P1 P2", "Y3 R1 R2"), "left colour Y3", 0)
    played(match, [(0, "pass B1"), (1, "pass P1"), (2, "pass R1")])
    assert match.to_act == [1]
    assert refused(match, 1, "play P2") == "not-now"
    played(match, [(1, "call green")])
    assert match.to_act == [2]
    assert match.view().called == 4


def test_left_comes_after_the_zeros_choice() -> None:
    match = play(late(3, "left B1 B2", "Y0 P1 P2", "Y3 R1 R2"), "left Y0 Y3", 0)
    assert match.to_act == [1]
    played(match, [(1, "catch left")])
    assert match.to_act == [0, 1, 2]


def test_first_leads_the_next_trick() -> None:
    match = play(late(3, "Y5 B1", "first B2", "Y9 B3"), "Y5 first Y9", 0)
    assert caught(match, 2) == "Y5 Y9 first"
    assert match.to_act == [1]
    assert "leads" in keys(match, 0)


def test_last_trick_first_left_colour_and_lowest_do_nothing() -> None:
    match = play(late(4, "first", "left", "colour", "lowest"), "first left colour lowest", 0)
    assert match.chance_due
    assert match.scores == [4, 0, 0, 0]
    view = match.view()
    assert (view.called, view.lowest, view.phase) == (5, 0, 0)


def test_last_trick_zeros_all_and_minus3_still_work() -> None:
    match = play(late(3, "Y0", "minus3", "Y9"), "Y0 minus3 Y9", 0)
    played(match, [(0, "catch minus3")])
    assert match.chance_due
    assert match.scores == [-2, 0, 2]


# -- Rulings --


def test_ruling_left_comes_after_the_winners_catch() -> None:
    match = play(late(3, "left B1 B2", "Y5 P1 P2", "Y9 R1 R2"), "left Y5 Y9", 0)
    assert caught(match, 2) == "Y5 Y9 left"
    assert match.to_act == [0, 1, 2]


def test_ruling_a_zeros_catch_is_compulsory() -> None:
    match = play(late(3, "Y0 B1", "minus3 B2", "Y9 B3"), "Y0 minus3 Y9", 0)
    assert match.legal(0) == ["catch Y9", "catch minus3"]
    assert refused(match, 0, "play B1") == "not-now"


def test_ruling_a_caught_all_still_works() -> None:
    match = play(late(3, "Y0 B1", "all B2", "Y9 B3"), "Y0 all Y9", 0)
    played(match, [(0, "catch all")])
    assert caught(match, 1) == "Y0 Y9"


def test_ruling_two_minus3_are_one_move_but_a_decision() -> None:
    match = play(late(3, "Y0 B1", "minus3 B2", "minus3 B3"), "Y0 minus3 minus3", 0)
    assert match.legal(0) == ["catch minus3"]
    played(match, [(0, "catch minus3")])
    assert match.scores == [-6, 0, 0], "one by the zero, one as winner"


def test_ruling_two_minus3_in_a_hand_are_one_move() -> None:
    match = late(3, "minus3 minus3 B1", "Y5 B2 B3", "Y9 B4 B5")
    assert moves_of(match, 0) == "B1 minus3"
    play(match, "minus3 Y5 Y9", 0)
    assert moves_of(match, 2) == "B4 B5"


def test_ruling_both_ends_are_ordinary() -> None:
    reasons = {random_match(GAME, 5, seed).result.reason for seed in range(12)}  # type: ignore[union-attr]
    assert reasons == {"overfished", "eight rounds played"}


def test_refusals_of_every_kind() -> None:
    match = late(3, "Y0 B1", "Y5 P2", "Y9 B3")
    assert refused(match, 0, "play B2") == "not-in-hand"
    assert refused(match, 0, "catch Y5") == "not-now"
    assert refused(match, 0, "pass Y0") == "not-now"
    assert refused(match, 0, "call red") == "not-now"
    assert refused(match, 1, "play Y5") == "not-your-turn"
    assert refused(match, 0, "play X1") == "no-move"
    assert refused(match, 0, "play minus4") == "no-move"
    played(match, [(0, "play Y0")])
    assert refused(match, 1, "play P2") == "must-follow"
