"""Fat Fish with licences: the examples, the rulings and every condition, each by name."""

from __future__ import annotations

import pytest

from shoal import Match, game_named
from tests.table import keys, refused

from .deal import plays, table

GAME = game_named("fat-fish")
COLOURS = "RYGBP"


def licences(match: Match, seat: int) -> str:
    return "".join(letter for i, letter in enumerate("ABCDEFGHI") if match.view().owned[seat] >> i & 1)


def on_display(match: Match) -> str:
    return "".join(letter for i, letter in enumerate("ABCDEFGHI") if match.view().on_display >> i & 1)


def with_row(cards: str, *, licence: str = "B", a_at: int | None = None, gone: str = "") -> Match:
    """Row 1 holds these five cards and seat 0 is to split it; A lies before `a_at`, and some licences are gone."""
    first, *others = cards.split()
    filler = [colour for colour in COLOURS if colour not in cards][:1] or ["P"]
    match = table(rows=f"{first} {filler[0]}6 {filler[0]}6", licence=licence)
    s = match._state
    kinds = [COLOURS.index(card[0]) * 6 + int(card[1]) - 1 for card in (first, *others)]
    s.row[0], s.row_size[0], s.row_laid, s.laid, s.phase = kinds, 5, 0, 1, 2
    for letter in gone:
        s.on_display &= ~(1 << "ABCDEFGHI".index(letter))
    if a_at is not None:
        s.on_display &= ~1
        s.owned[a_at] |= 1
    return match


def test_display_has_d_to_i_and_one_of_a_b_c() -> None:
    assert on_display(table(rows="Y1 R1 B1", licence="C")) == "CDEFGHI"
    assert on_display(table(rows="Y1 R1 B1")) == ""


def test_example_keeping_b5_alone_meets_e_and_h() -> None:
    match = table("B4 B5 R2 R3", "B4 B1 R4 R5", rows="B2 Y1 R1", licence="B")
    plays(match, "lay B4 1", "lay B5 1", "lay B4 1", "lay B1 1", "keep B5")
    assert match.to_act == [1]
    assert match.legal(1) == ["licence E", "licence H"]
    before = match.view().opened
    plays(match, "licence E")
    assert licences(match, 1) == "E"
    assert on_display(match) == "BDFGHI"
    assert match.view().opened == before + 1, "then the row is opened anew"
    assert match.scores == [0, 5 - 11 + 10]


def test_example_keeping_two_blues_meets_h_by_itself() -> None:
    match = plays(with_row("B2 B4 B5 B4 B1"), "keep B5 B4")
    assert licences(match, 0) == "H"
    assert match.to_act == [1]
    assert match.scores == [9 - 7 + 7, 0]


@pytest.mark.parametrize(
    ("cards", "keep", "met"),
    [
        ("R2 R3 Y4 Y6 G5", "keep R3 Y6 G5", "D"),  # 2-3-4-5
        ("R1 R2 Y4 Y3 G6", "keep R2 Y4 G6", "D"),  # 1-2-3-4
        ("R6 R3 Y4 Y6 G5", "keep R6 Y6 G5", "D"),  # 3-4-5-6
        ("R2 R3 Y4 Y6 G6", "keep R3 Y6 G6", ""),  # no run of four
        ("R1 R2 Y3 Y5 G6", "keep R2 Y5 G6", ""),  # 1-2-3 and 5-6 are no run of four
        ("R2 R6 Y4 Y6 G1", "keep R2 Y4 G1", "E"),  # 7 to plus, 12 to minus
        ("R2 R6 Y6 Y5 G1", "keep R2 Y6 G1", "E"),  # 9 to plus, 11 to minus
        ("R1 R6 Y6 Y2 G1", "keep R1 Y6 G1", "F"),  # 8 to each
        ("R1 R3 Y2 Y2 G3", "keep R3 Y2 G3", "G"),
        ("R4 R3 Y2 Y2 G4", "keep R4 Y2 G4", ""),  # a 4 is no G
        ("R1 R3 Y2 Y2 G4", "keep R3 Y2 G4", "D"),  # but here it makes a run
        ("R4 R4 Y6 R6 Y6", "keep R6 Y6", "I"),  # 12 to plus, 14 to minus: E as well
        ("R6 R5 R3 R3 R1", "keep R6 R5", "H"),
        ("R6 R5 R3 Y1 Y1", "keep R6 Y1", "I"),
        ("R6 R5 G3 Y1 Y1", "keep R6 Y1 G3", ""),
    ],
)
def test_licences_are_met_by_what_the_row_holds(cards: str, keep: str, met: str) -> None:
    match = plays(with_row(cards), keep)
    if match.view().met:
        plays(match, f"licence {met}")
    assert licences(match, 0) == met


def test_licences_a_low_row_may_meet_four() -> None:
    match = plays(with_row("R1 R1 R2 R2 R1", licence="A"), "keep R1")
    assert match.legal(0) == ["licence A", "licence E", "licence G", "licence H"]
    assert match.view().met == 0b011010001


def test_ruling_a_on_display_is_one_of_several_to_choose_from() -> None:
    match = plays(with_row("R1 R6 Y6 Y2 G1", licence="A"), "keep R1 Y6 G1")
    assert match.legal(0) == ["licence A", "licence F"]
    plays(match, "licence F")
    assert licences(match, 0) == "F" and "A" in on_display(match)


def test_licence_a_alone_comes_by_itself() -> None:
    match = plays(with_row("R4 R6 Y6 Y2 G1", licence="A"), "keep R6 Y6 G1")
    assert licences(match, 0) == "A"
    assert match.scores[0] == 13 - 6 + 10


def test_ruling_a_needs_a_1_put_down_now_not_one_in_the_row() -> None:
    match = plays(with_row("R1 R6 Y6 Y2 G4", licence="A"), "keep R6 Y6 G4")
    assert licences(match, 0) == ""
    assert on_display(match) == "ADEFGHI"


def test_ruling_a_passes_on_beside_a_displayed_licence() -> None:
    match = plays(with_row("R6 R2 R1 Y1 Y1", licence="A", a_at=1), "keep R6 Y1")
    assert licences(match, 0) == "AI"
    assert licences(match, 1) == ""
    assert [key for key in keys(match, 1) if key in ("passed-a", "took-licence")] == ["passed-a", "took-licence"]
    assert next(event.args for event in match.events(1) if event.key == "passed-a") == {"seat": 0, "other": 1}


def test_a_passes_on_before_the_choice_of_a_displayed_licence() -> None:
    match = plays(with_row("R1 R1 R2 R2 R1", licence="A", a_at=1), "keep R1")
    assert licences(match, 0) == "A", "already passed"
    assert match.legal(0) == ["licence E", "licence G", "licence H"]
    assert refused(match, 0, "licence A") == "licence-away"
    plays(match, "licence G")
    assert licences(match, 0) == "AG"


def test_a_the_owner_meeting_it_again_changes_nothing() -> None:
    match = plays(with_row("R4 R6 Y6 Y2 G1", licence="A", a_at=0), "keep R6 Y6 G1")
    assert licences(match, 0) == "A"
    assert not {"passed-a", "took-licence"} & set(keys(match, 0))


def test_a_stays_with_its_owner_when_another_keeps_no_1() -> None:
    match = plays(with_row("R4 R6 Y6 Y2 G3", licence="A", a_at=1, gone="D"), "keep R6 Y6 G3")
    assert licences(match, 1) == "A"


def test_licences_that_are_taken_stay_with_their_owner() -> None:
    match = with_row("R6 R2 R1 Y1 Y1", gone="I")
    match._state.owned[1] |= 1 << 8
    plays(match, "keep R6 Y1")
    assert licences(match, 0) == "" and licences(match, 1) == "I"


def test_licences_refusals_of_every_kind() -> None:
    match = plays(with_row("R1 R1 R2 R2 R1", gone="G"), "keep R1")
    assert match.legal(0) == ["licence E", "licence H"]
    assert refused(match, 0, "licence D") == "licence-not-met"
    assert refused(match, 0, "licence B") == "licence-not-met"
    assert refused(match, 0, "licence A") == "licence-away"
    assert refused(match, 0, "licence G") == "licence-away"
    assert refused(match, 0, "keep R1") == "not-now"
    assert refused(match, 0, "stop") == "not-now"
    assert refused(match, 0, "lay R1 1") == "not-now"
    assert refused(match, 0, "licence J") == "no-move"


def test_licences_off_nothing_is_met() -> None:
    match = with_row("R1 R1 R2 R2 R1")
    match._state.licence, match._state.on_display = -1, 0
    plays(match, "keep R1")
    assert match.to_act == [1]
    assert licences(match, 0) == ""


# -- B and C, at the end --


def at_the_end(licence: str, *plus: str) -> Match:
    """A match that is over, with these cards in the plus piles."""
    match = table(rows="Y1 R1 B1", licence=licence, players=len(plus))
    s = match._state
    s.phase, s.owing = -1, 0
    for seat, cards in enumerate(plus):
        for card in cards.split():
            s.plus[seat][COLOURS.index(card[0]) * 6 + int(card[1]) - 1] += 1
            s.plus_size[seat] += 1
    return match


def test_b_goes_to_the_fewest_cards_in_plus() -> None:
    match = at_the_end("B", "R1 R2", "R3", "R4 R5 R6")
    assert match.scores == [0, 10, 0]
    assert [(line.key, line.points) for line in match.score_sheet(1)][2:] == [("licence", 10)]


def test_b_is_shared_by_equal_seats() -> None:
    assert at_the_end("B", "R1 R2", "R3", "R4").scores == [0, 5, 5]
    assert at_the_end("B", "", "R3", "").scores == [5, 0, 5]


def test_c_goes_to_the_most_1s_in_plus() -> None:
    assert at_the_end("C", "R1 Y1", "R1 R3", "R4").scores == [10, 0, 0]
    assert at_the_end("C", "R1 R6", "Y1 R3", "R4").scores == [5, 5, 0]
    assert at_the_end("C", "P1", "R2", "R4").scores == [10, 0, 0]


def test_c_without_any_1_goes_to_nobody() -> None:
    assert at_the_end("C", "R2", "R3", "R4").scores == [0, 0, 0]


def test_b_and_c_count_only_at_the_end() -> None:
    match = at_the_end("B", "R1 R2", "R3")
    match._state.phase = 1
    assert match.scores == [0, 0]


@pytest.mark.parametrize(("licence", "seed"), [("B", 1), ("C", 2)])
def test_b_and_c_are_told_at_the_end(licence: str, seed: int) -> None:
    match = Match(GAME, 3, seed, {"licences": licence})
    while not match.is_over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    told = [event.args for event in match.events() if event.key == "awarded"]
    assert told
    assert {arg["licence"] for arg in told} == {licence}
    given = [match.score_sheet(seat)[-1].points for seat in (arg["seat"] for arg in told)]
    assert given == [arg["points"] for arg in told]


def test_worth_of_every_licence() -> None:
    match = with_row("R4 R6 Y6 Y2 G3", licence="A")
    before = match.scores[0]
    worth = {"A": 10, "D": 10, "E": 10, "F": 7, "G": 7, "H": 7, "I": 7}
    for letter, points in worth.items():
        match._state.owned[0] = 1 << "ABCDEFGHI".index(letter)
        assert match.scores[0] - before == points
        assert match.score_sheet(0)[-1].points == points
