"""Fat Fish: the worked examples, the rulings and the rules, each by name. Licences and views are tested apart."""

from __future__ import annotations

import pytest

from shoal import Match, Refused, game_named
from tests.table import keys, refused, total

from .deal import hand, pile, plays, row, table

GAME = game_named("fat-fish")
ENDS = "Y1 R1 B1"  # the ends of the rulebook's examples: I yellow, II red, III blue


# -- Set-up --


def test_set_up_deals_hands_rows_and_reserve() -> None:
    match = table("P4 R3 R2 R6 Y2", "B2 B3 B4 B5", rows=ENDS, reserve="G1 G2 G3")
    assert hand(match, 0) == ["R2", "R3", "R6", "P4"]
    assert hand(match, 1) == ["B2", "B3", "B4", "B5"]
    assert [row(match, number) for number in (1, 2, 3)] == [["Y1"], ["R1"], ["B1"]]
    assert match.view().drawn[:2] == [4, 4]
    assert keys(match, 0) == ["drew-own", "drew", "opened", "opened", "opened"]


@pytest.mark.parametrize("players", range(2, 7))
def test_set_up_the_reserve_has_three_cards_for_each_seat_but_one(players: int) -> None:
    written = Match(GAME, players, 1).record()["setup"]
    assert [len(pile) for pile in written["piles"]] == [12] * players
    assert len(written["rows"]) == 3
    assert len(written["reserve"]) == 3 * (players - 1)
    assert written["licence"] is None


def test_set_up_first_begins() -> None:
    assert table(rows=ENDS, first=1).to_act == [1]


def test_set_up_random_draws_one_of_a_b_c() -> None:
    drawn = {Match(GAME, 2, seed, {"licences": "random"}).record()["setup"]["licence"] for seed in range(20)}
    assert drawn == {"A", "B", "C"}
    assert Match(GAME, 2, 1, {"licences": "B"}).record()["setup"]["licence"] == "B"


# -- Lay --


def test_example_which_cards_may_go_where() -> None:
    match = table("Y6 G1 B4 R5", rows=ENDS)
    assert match.legal(0) == ["lay R5 2", "lay Y6 1", "lay G1 1", "lay G1 2", "lay G1 3", "lay B4 3"]
    plays(match, "lay Y6 1")
    assert match.legal(0) == ["lay G1 1", "stop"], "green may follow in row I, a red card may not"
    assert refused(match, 0, "lay R5 1") == "colour-elsewhere"


def test_example_blue_goes_to_row_three_and_green_follows_there() -> None:
    match = plays(table("Y6 G1 B4 R5", rows=ENDS), "lay B4 3")
    assert match.legal(0) == ["lay G1 3", "stop"]


def test_lay_a_colour_at_two_ends_chooses_between_them() -> None:
    match = table("R5 G1 G2 G3", rows="R1 R2 B1")
    assert match.legal(0)[:2] == ["lay R5 1", "lay R5 2"]
    assert refused(match, 0, "lay R5 3") == "colour-elsewhere"


def test_lay_equal_cards_are_one_move() -> None:
    assert table("G4 G4 R1 R1", rows="Y1 B1 P1").legal(0) == [
        f"lay {card} {number}" for card in ("R1", "G4") for number in (1, 2, 3)
    ]


def test_lay_further_cards_go_to_the_row_chosen() -> None:
    match = plays(table("Y6 G1 B4 R5", rows=ENDS), "lay G1 2")
    # Red is at no end any more: row II ends in green now.
    assert match.legal(0) == ["lay R5 2", "stop"]
    assert refused(match, 0, "lay Y6 1") == "other-row"
    assert refused(match, 0, "lay B4 3") == "other-row"
    assert refused(match, 0, "lay B4 2") == "colour-elsewhere"


def test_lay_at_least_one_card_before_stopping() -> None:
    match = table("Y6 G1 B4 R5", rows=ENDS)
    assert "stop" not in match.legal(0)
    assert refused(match, 0, "stop") == "lay-first"


def test_ruling_the_laying_ends_by_itself_when_nothing_can_follow() -> None:
    match = plays(table("Y6 R2 B4 R5", rows=ENDS), "lay Y6 1")
    assert match.to_act == [1]
    assert keys(match, 1)[-3:] == ["laid", "none-follows", "drew"]


# -- Take --


def full_row_one() -> Match:
    """Row I = R2 R5 Y3 Y6 G1, filled by seat 1."""
    match = table("R5 Y3 B2 B3", "Y6 G1 B4 B5 P3 P4", rows="R2 R1 B1", reserve="P1")
    return plays(match, "lay R5 1", "lay Y3 1", "lay Y6 1", "lay G1 1")


def test_example_keep_one_of_each_colour() -> None:
    match = full_row_one()
    assert match.to_act == [1]
    assert sorted(match.legal(1)) == ["keep R2 Y3 G1", "keep R2 Y6 G1", "keep R5 Y3 G1", "keep R5 Y6 G1"]
    plays(match, "keep R5 Y6 G1")
    view = match.view()
    assert (view.plus_points[1], view.minus_points[1]) == (12, 5)
    assert pile(view.plus[1]) == ["R5", "Y6", "G1"]
    assert pile(view.minus[1]) == ["R2", "Y3"]
    assert match.scores == [0, 7]


def test_take_opens_the_row_anew_and_draws() -> None:
    match = plays(full_row_one(), "keep R5 Y6 G1")
    assert row(match, 1) == ["P1"]
    assert hand(match, 1) == ["B4", "B5", "P3", "P4"]
    assert match.view().hand_size[:2] == [4, 4]
    assert keys(match, 1)[-3:] == ["split", "opened", "drew-own"]


def five_blue(*, licence: str | None = None) -> Match:
    """A row of five blue: 5 4 4 2 1."""
    match = table("B4 B5 R2 R3", "B4 B1 R4 R5", rows="B2 Y1 R1", licence=licence)
    return plays(match, "lay B4 1", "lay B5 1", "lay B4 1", "lay B1 1")


def test_example_of_five_blue_keep_two_or_one() -> None:
    match = five_blue()
    assert sorted(match.legal(1)) == [
        "keep B1",
        "keep B2",
        "keep B2 B1",
        "keep B4",
        "keep B4 B1",
        "keep B4 B2",
        "keep B4 B4",
        "keep B5",
        "keep B5 B1",
        "keep B5 B2",
        "keep B5 B4",
    ]
    plays(match, "keep B5 B4")
    assert (match.view().plus_points[1], match.view().minus_points[1]) == (9, 7)


def test_ruling_of_one_colour_one_or_two_are_kept() -> None:
    match = plays(five_blue(), "keep B5")
    assert (match.view().plus_points[1], match.view().minus_points[1]) == (5, 11)
    assert refused(five_blue(), 1, "keep B5 B4 B4") == "one-or-two"


def test_take_five_colours_split_by_themselves() -> None:
    match = table("R1 P1 G2 B4", rows="Y1 Y2 Y3")
    plays(match, "lay G2 1", "lay R1 1", "lay P1 1", "lay B4 1")
    assert keys(match, 1)[-5:] == ["laid", "took-row", "kept-all", "opened", "drew"]
    assert match.scores == [9, 0]
    assert match.to_act == [1]


def test_take_a_single_split_is_still_a_decision() -> None:
    # R2 R2 Y3 G4 B5
    match = plays(
        table("R2 Y3 G4 B5", rows="R2 P1 P2"),
        "lay R2 1",
        "lay Y3 1",
        "lay G4 1",
        "lay B5 1",
    )
    assert match.to_act == [0]
    assert match.legal(0) == ["keep R2 Y3 G4 B5"]
    # The second of two equal cards is no move of its own, and has no text.
    assert GAME.rules.why_not(match._state, 0, 91 + 0b11110) == 10
    with pytest.raises(ValueError, match="no text"):
        match.play_action(0, 91 + 0b11110)
    plays(match, "keep R2 Y3 G4 B5")
    assert match.scores == [12, 0]


def test_take_keeps_are_written_one_way_only() -> None:
    match = full_row_one()
    for wrong in ("keep Y6 R5 G1", "keep R5  Y6 G1", "keep r5 Y6 G1", "keep", "keep R5 Y6 G1 ", "keep R7", "kept R5"):
        assert refused(match, 1, wrong) == "no-move"


def test_take_refusals_of_every_kind() -> None:
    match = full_row_one()
    assert refused(match, 1, "keep R5 Y6") == "one-per-colour"
    assert refused(match, 1, "keep R5 R2 Y6 G1") == "one-per-colour"
    assert refused(match, 1, "keep R5 Y6 G2") == "not-in-row"
    assert refused(match, 1, "keep R5 R5 Y6 G1") == "not-in-row"
    assert refused(match, 1, "lay B4 1") == "not-now"
    assert refused(match, 1, "stop") == "not-now"
    assert refused(match, 1, "licence D") == "not-now"
    plays(match, "keep R5 Y6 G1")
    assert refused(match, 0, "keep R5 Y6 G1") == "not-now"
    assert refused(match, 0, "lay P6 1") == "not-in-hand"


# -- Draw, next seat, end --


def test_draw_a_pile_gives_four_again_and_no_more() -> None:
    match = plays(table("Y6 G1 B4 R5 P1 P2 P3", rows=ENDS), "lay Y6 1", "lay G1 1")
    assert hand(match, 0) == ["R5", "B4", "P1", "P2"]
    assert [event.args["cards"] for event in match.events(0) if event.key == "drew-own"][-1] == "P2 P1"
    assert [event.args for event in match.events(1) if event.key == "drew"][-1] == {"seat": 0, "count": 2}


def to_the_end(match: Match, seats: tuple[int, ...] = ()) -> Match:
    """Play the first legal move each time; these seats stop as soon as they can."""
    while not match.is_over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, "stop" if seat in seats and "stop" in legal else legal[0])
    return match


@pytest.mark.parametrize("players", range(2, 7))
def test_end_every_row_is_completed_and_all_cards_are_taken(players: int) -> None:
    match = to_the_end(Match(GAME, players, 7))
    view = match.view()
    assert sum(view.plus_size) + sum(view.minus_size) == 15 * players
    assert view.row_size == [0, 0, 0]
    assert match.result is not None and match.result.reason == "all cards played"
    assert keys(match, 0).count("took-row") == 3 * players
    assert keys(match, 0).count("all-played") == players


def test_end_a_row_without_reserve_is_gone_and_the_others_keep_their_numbers() -> None:
    match = Match(GAME, 2, 7)
    while match.view().opened < 3 or all(match.view().row_size):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    view = match.view()
    gone = view.row_size.index(0)
    assert keys(match, 0).count("row-gone") == 1
    seat = match.to_act[0]
    assert all(not move.endswith(str(gone + 1)) for move in match.legal(seat) if move.startswith("lay"))
    assert refused(match, seat, f"lay {hand(match, seat)[0]} {gone + 1}") == "no-such-row"


def test_end_a_seat_without_cards_is_out_and_another_goes_on_alone() -> None:
    match = Match(GAME, 2, 3)
    while "all-played" not in keys(match, 1):
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, "stop" if seat == 1 and "stop" in legal else legal[0])
    assert match.view().hand_size[0] == 0
    alone = 0
    while not match.is_over:
        assert match.to_act == [1]
        legal = match.legal(1)
        match.play(1, "stop" if "stop" in legal else legal[0])
        alone += 1
    assert alone > 1


# -- Fiasco --


def test_example_blue_to_row_one_is_a_fiasco() -> None:
    match = table("B4 G1 G2 G3", rows=ENDS, fiasco="on")
    assert "lay B4 1" not in match.legal(0), "wrong lays are accepted, never listed"
    before = match.view(0)
    plays(match, "lay B4 1")
    assert match.to_act == [0]
    assert row(match, 1) == ["Y1"]
    assert hand(match, 0) == ["G1", "G2", "G3", "B4"]
    assert match.scores == [-5, 0]
    after = match.view(0)
    after.fiasco_at, after.known = before.fiasco_at, before.known
    assert after.flat() == before.flat(), "everything else is as it was"
    assert keys(match, 1)[-1] == "wrong-lay"


def test_example_red_to_row_three_is_a_fiasco() -> None:
    match = plays(table("R5 G1 G2 G3", rows=ENDS, fiasco="on"), "lay R5 3")
    assert match.view().fiasco_at == 0
    assert [line.key for line in match.score_sheet(0)] == ["plus", "minus", "fiasco-card"]
    assert total(match.score_sheet(0)) == -5


def test_fiasco_all_cards_of_the_turn_come_back() -> None:
    match = table("Y6 Y5 B4 R5", rows=ENDS, fiasco="on")
    before = match.legal(0)
    plays(match, "lay Y6 1")
    # Nothing but yellow can follow, so leaving the row is wrong.
    plays(match, "lay R5 2")
    assert row(match, 1) == ["Y1"]
    assert hand(match, 0) == ["R5", "Y5", "Y6", "B4"]
    assert match.legal(0) == before, "the turn starts again"
    assert match.view().row_laid == -1
    assert keys(match, 1)[-2:] == ["wrong-lay", "took-back"]
    assert match.events(1)[-1].args == {"seat": 0, "cards": "Y6"}


def test_fiasco_may_happen_any_number_of_times_and_the_card_goes_round() -> None:
    match = table("Y6 Y5 B4 R5", "Y2 R2 R3 R4", rows=ENDS, fiasco="on")
    plays(match, "lay B4 1", "lay B4 1", "lay Y6 1", "lay B4 3", "lay Y6 1", "stop")
    assert match.view().fiasco_at == 0
    plays(match, "lay R2 1")
    assert match.view().fiasco_at == 1
    assert match.scores == [0, -5]


def test_fiasco_other_wrong_moves_are_refused_as_ever() -> None:
    match = table("Y6 G1 B4 R5", rows=ENDS, fiasco="on")
    assert refused(match, 0, "stop") == "lay-first"
    assert refused(match, 0, "lay P6 1") == "not-in-hand"
    assert refused(match, 0, "lay Y6 4") == "no-move"
    plays(match, "lay Y6 1", "lay G1 1")
    assert match.to_act == [1], "the laying has ended: no wrong lay can be made any more"
    assert refused(match, 0, "lay B4 1") == "not-your-turn"


def test_fiasco_no_lay_while_a_row_is_split_and_none_to_a_row_that_is_gone() -> None:
    match = Match(GAME, 2, 7, {"fiasco": "on"})
    seen = set()
    while not match.is_over:
        seat = match.to_act[0]
        view = match.view(seat)
        held = hand(match, seat)
        if view.phase == 2 and held:
            seen.add(refused(match, seat, f"lay {held[0]} 1"))
        for number in range(3):
            if view.phase == 1 and view.row_size[number] == 0:
                seen.add(refused(match, seat, f"lay {held[0]} {number + 1}"))
        match.play(seat, match.legal(seat)[0])
    assert seen == {"not-now", "no-such-row"}


def test_fiasco_off_the_lay_is_refused_with_its_reason() -> None:
    match = table("B4 R5 G2 G3", rows=ENDS)
    with pytest.raises(Exception, match="B4 must go to a row that ends in blue: row 3"):
        match.play(0, "lay B4 1")
    assert refused(match, 0, "lay R5 3") == "colour-elsewhere"


# -- Score --


def test_score_equal_scores_share_the_place() -> None:
    match = table(rows=ENDS, players=3)
    match._state.plus_points[:3] = [7, 7, 3]
    assert match.places == [1, 1, 3]


# -- Undo --


def test_undo_takes_back_a_card_laid() -> None:
    match = plays(table("Y6 G1 B4 R5", rows=ENDS), "lay Y6 1")
    match.undo(0)
    assert "lay Y6 1" in match.legal(0)


def test_undo_ends_where_cards_are_drawn() -> None:
    match = plays(table("Y6 G1 B4 R5", rows=ENDS), "lay Y6 1", "stop")
    with pytest.raises(Refused, match="shown something new"):
        match.undo(0)
