"""Fat Fish as a page draws it: pictures of known positions."""

from __future__ import annotations

import random

import pytest

from shoal import SPECTATOR, Match, game_named
from shoal.games.fat_fish.picture import Licence, Picture, Row, Seat, picture, tries
from tests.games.fat_fish.test_views import world_of

from .deal import plays, table

GAME = game_named("fat-fish")
ENDS = "Y1 R1 B1"
LETTERS = ["A", "D", "E", "F", "G", "H", "I"]


def seen(match: Match, seat: int, *, memory: bool = True) -> Picture:
    return picture(match.view(seat, memory=memory), seat)  # type: ignore[arg-type]


def tried(match: Match, seat: int) -> list[str]:
    view = match.view(seat)
    return [GAME.text_of(view, action) for action in tries(view, seat)]  # type: ignore[arg-type]


def acceptable(match: Match, seat: int) -> list[int]:
    """What the rules accept of all one might try, wrong lays included."""
    view = match.view(seat)
    return [action for action in tries(view, seat) if GAME.rules.why_not(view, seat, action) == 0]  # type: ignore[arg-type]


def taken() -> Match:
    match = table("R5 Y3 B2 B3", "Y6 G1 B4 B5 P3 P4", rows="R2 R1 B1", reserve="P1")
    return plays(match, "lay R5 1", "lay Y3 1", "lay Y6 1", "lay G1 1", "keep R5 Y6 G1")


def choosing() -> Match:
    """Seat 1 has put B5 on plus and meets D, E and H."""
    match = table("B4 B5 R2 R3", "B3 B1 R4 R5", rows="B2 Y1 R1", licence="B")
    return plays(match, "lay B4 1", "lay B5 1", "lay B3 1", "lay B1 1", "keep B5")


def played_out(match: Match) -> Match:
    while not match.is_over:
        plays(match, match.legal(match.to_act[0])[0])
    return match


def test_begin_the_whole_table() -> None:
    nothing = {
        "has_shown": [],
        "pile": 8,
        "plus": [],
        "plus_points": 0,
        "minus": [],
        "minus_size": 0,
        "minus_points": 0,
        "fiasco_card": False,
        "points": 0,
    }
    match = table("P4 R3 R2 R6", "B2 B3 B4 B5", rows=ENDS, first=1)
    assert seen(match, 0) == Picture(
        phase="lay",
        first=1,
        turn=1,
        chosen_row=None,
        laid=0,
        rows=[Row("1", ["Y1"], False), Row("2", ["R1"], False), Row("3", ["B1"], False)],
        reserve=3,
        licences=[],
        fiasco=False,
        seats=[
            Seat(hand=["R2", "R3", "R6", "P4"], hand_size=4, **nothing),
            Seat(hand=None, hand_size=4, **nothing),
        ],
        sharing=None,
    )
    assert [seat.hand for seat in seen(match, SPECTATOR).seats] == [None, None]


def test_lay_the_row_chosen_and_the_cards_laid() -> None:
    match = plays(table("Y6 G1 B4 R5", rows=ENDS), "lay Y6 1")
    for looker in (0, 1, SPECTATOR):
        found = seen(match, looker)
        assert (found.phase, found.turn, found.chosen_row, found.laid) == ("lay", 0, "1", 1)
        assert found.rows[0] == Row("1", ["Y1", "Y6"], False)
        assert found.seats[0].hand_size == 3


def test_keep_the_full_row_lies_there() -> None:
    match = plays(table("Y6 Y5 Y4 Y3", rows=ENDS), "lay Y6 1", "lay Y5 1", "lay Y4 1", "lay Y3 1")
    found = seen(match, 1)
    assert (found.phase, found.turn, found.chosen_row, found.laid) == ("keep", 0, "1", 4)
    assert found.rows[0] == Row("1", ["Y1", "Y6", "Y5", "Y4", "Y3"], False)
    assert (found.seats[0].hand_size, found.seats[0].pile) == (0, 8)


def test_taken_cards_lie_in_plus_and_minus() -> None:
    found = seen(taken(), 0)
    assert (found.rows[0].cards, found.reserve) == (["P1"], 2)
    other = found.seats[1]
    assert (other.plus, other.plus_points) == (["R5", "Y6", "G1"], 12)
    assert (other.minus, other.minus_size, other.minus_points) == (["R2", "Y3"], 2, 5)
    assert (other.points, other.hand_size, other.pile) == (7, 4, 6)


def test_memory_without_it_minus_piles_lie_face_down_and_scores_are_shown() -> None:
    found = seen(taken(), 0, memory=False)
    assert [seat.minus for seat in found.seats] == [None, None]
    assert [(seat.minus_size, seat.minus_points, seat.points) for seat in found.seats] == [(0, 0, 0), (2, 5, 7)]
    assert found.seats[1].plus == ["R5", "Y6", "G1"]


def test_memory_without_it_minus_piles_of_equal_size_and_points_look_the_same() -> None:
    one, two = taken(), taken()
    two._state.minus[1][1], two._state.minus[1][19] = 0, 1  # B2 for R2
    assert seen(one, 0) != seen(two, 0)
    assert seen(one, 0, memory=False) == seen(two, 0, memory=False)


def test_fiasco_the_card_and_what_was_shown() -> None:
    match = plays(table("Y6 Y5 B4 R5", rows=ENDS, fiasco="on"), "lay Y6 1", "lay B4 3")
    found = seen(match, 1)
    assert found.fiasco
    assert (found.phase, found.chosen_row, found.laid, found.rows[0].cards) == ("lay", None, 0, ["Y1"])
    assert [(seat.fiasco_card, seat.points) for seat in found.seats] == [(True, -5), (False, 0)]
    assert [seat.has_shown for seat in found.seats] == [["Y6", "B4"], []]
    assert [seat.has_shown for seat in seen(match, 1, memory=False).seats] == [None, None]
    assert found.seats[0].hand is None


def test_licences_lie_on_display_with_worth_and_meaning() -> None:
    match = table("Y6 Y5 B4 R5", rows=ENDS, licence="A")
    found = seen(match, SPECTATOR).licences
    assert [licence.name for licence in found] == LETTERS
    assert [licence.worth for licence in found] == [10, 10, 10, 7, 7, 7, 7]
    assert found[5] == Licence("H", 7, "meaning-h", met=False, owners=[], share=7)


def test_licences_those_met_can_be_chosen_while_the_row_is_empty_but_not_gone() -> None:
    match = choosing()
    found = seen(match, 0)
    assert (found.phase, found.turn, found.chosen_row) == ("licence", 1, "1")
    assert found.rows[0] == Row("1", [], False)
    assert [licence.name for licence in found.licences if licence.met] == ["D", "E", "H"]
    plays(match, "licence E")
    found = seen(match, 0)
    assert not any(licence.met for licence in found.licences)
    assert {licence.name: licence.owners for licence in found.licences if licence.owners} == {"E": [1]}
    assert found.seats[1].points == match.scores[1]


def test_over_rows_are_gone_and_b_is_given() -> None:
    match = played_out(choosing())
    found = seen(match, 0)
    assert (found.phase, found.turn, found.chosen_row, found.laid, found.reserve) == ("over", None, None, 0, 0)
    assert found.rows == [Row("1", [], True), Row("2", [], True), Row("3", [], True)]
    assert [seat.points for seat in found.seats] == match.scores
    sizes = [len(seat.plus) for seat in found.seats]
    owners = [seat for seat in (0, 1) if sizes[seat] == min(sizes)]
    assert (found.licences[0].owners, found.licences[0].share) == (owners, 10 if len(owners) == 1 else 5)
    for number, seat in enumerate(found.seats):
        shares = sum(licence.share for licence in found.licences if number in licence.owners)
        assert seat.points == seat.plus_points - seat.minus_points + shares


def test_tries_every_card_to_every_row_and_every_licence() -> None:
    match = table("Y6 Y6 B4 R5", rows=ENDS, licence="A")
    lays = [f"lay {card} {row}" for card in ("R5", "Y6", "B4") for row in "123"]
    assert tried(match, 0) == [*lays, "stop", *(f"licence {letter}" for letter in LETTERS)]
    assert tried(match, 1) == tried(match, SPECTATOR) == []
    assert tried(table("Y6 Y6 B4 R5", rows=ENDS), 0) == [*lays, "stop"]


def test_tries_any_cards_of_the_row_that_is_to_be_split() -> None:
    match = plays(table("Y6 Y6 Y4 Y3", rows=ENDS), "lay Y6 1", "lay Y6 1", "lay Y4 1", "lay Y3 1")
    found = tried(match, 0)
    assert {"keep Y6 Y6", "keep Y6 Y4 Y3", "keep Y1"} < set(found)
    assert len(found) == 1 + 2**3 * 3 - 1, "no cards in hand; stop; none, one or both 6s with any of the others"


@pytest.mark.parametrize("players", GAME.players)
def test_worlds_that_a_seat_cannot_tell_apart_have_one_picture_while_people_err(players: int) -> None:
    dice = random.Random(players)
    match = Match(GAME, players, players, {"licences": "random", "fiasco": "on"})
    while not match.is_over:
        mover = match.to_act[0]
        wrong = [action for action in acceptable(match, mover) if action not in match.legal_actions(mover)]
        match.play_action(mover, dice.choice(wrong if wrong and dice.random() < 0.3 else match.legal_actions(mover)))
        looker = dice.randrange(SPECTATOR, players)
        world = GAME.view_of(world_of(match, looker, dice.randrange(1000)), looker)
        assert picture(world, looker) == seen(match, looker)  # type: ignore[arg-type]


def test_sharing_tells_what_every_way_is_worth() -> None:
    match = table("R5 Y3 B2 B3", "Y6 G1 B4 B5", rows="R2 R1 B1")
    plays(match, "lay R5 1", "lay Y3 1", "lay Y6 1", "lay G1 1")
    sharing = seen(match, 1).sharing
    assert sharing is not None and not sharing.one_colour
    assert {split.move: split.points for split in sharing.splits} == {
        "keep R5 Y6 G1": 7,
        "keep R5 Y3 G1": 1,
        "keep R2 Y6 G1": 1,
        "keep R2 Y3 G1": -5,
    }
    assert all(split.licence is None and split.worth == split.points for split in sharing.splits)
    assert [split.move for split in sharing.splits] == match.legal(1)
    assert seen(match, 0).sharing == sharing, "the row is open to all"
    assert seen(plays(match, "keep R5 Y6 G1"), 1).sharing is None


def test_sharing_tells_the_licence_that_a_way_brings() -> None:
    match = table("B4 B5 R2 R3", "B3 B1 R4 R5", rows="B2 Y1 R1", licence="A")
    plays(match, "lay B4 1", "lay B5 1", "lay B3 1", "lay B1 1")
    sharing = seen(match, 1).sharing
    assert sharing is not None and sharing.one_colour
    ways = {split.move: (split.points, split.licence, split.worth) for split in sharing.splits}
    assert ways["keep B5 B4"] == (3, "D", 13)
    assert ways["keep B1"] == (-13, "A", -3)
    match._state.owned[0], match._state.on_display = 1, 0  # type: ignore[attr-defined]
    sharing = seen(match, 1).sharing
    assert sharing is not None
    ways = {split.move: (split.points, split.licence, split.worth) for split in sharing.splits}
    assert ways["keep B5 B4"] == (3, None, 3)
    assert ways["keep B1"] == (-13, "A", -3), "A comes from the other seat"
