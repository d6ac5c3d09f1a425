"""Fish Fish Fish: the worked examples and the rules, each by name."""

from __future__ import annotations

import pytest

from shoal import Match, game_named
from shoal.games.fish_fish_fish.numbers import (
    ALL_BLUE,
    ALL_FISH,
    ALL_GREY,
    ALL_WHITE,
    BITS,
    SQUARES,
    WORDS,
    words_of,
)
from shoal.games.fish_fish_fish.squares import add, has, remove, word_of
from tests.games.fish_fish_fish.sea import at_sea, empty_the_sea, fish_on, hold, setup_with, square, table_of, turn
from tests.table import keys, match_of, refused

# -- The sea --


def test_sea_fish_at_the_start() -> None:
    s = table_of(at_sea(5))
    assert (sum(s.white), sum(s.grey), sum(s.school)) == (46, 1, 91)
    assert (46, 44, 1 + sum(s.supply)) == (ALL_WHITE, ALL_BLUE, ALL_GREY)


def test_sea_each_square_has_a_bit_of_its_own() -> None:
    for number in range(SQUARES):
        words = [0] * WORDS
        add(words, number)
        assert (word_of(number), tuple(words)) == (number // BITS, words_of([number]))
        assert [other for other in range(SQUARES) if has(words, other)] == [number]
        remove(words, number)
        assert words == [0] * WORDS


# -- Worked examples --


def test_example_a_boat_catches_on_every_square_it_enters() -> None:
    match = at_sea(2, "S SE W", boats="d9")
    turn(match, 0, "sail d9 S, sail d8 SE, end, keep")
    s = table_of(match)
    assert (s.caught_white[0], s.caught_blue[0], s.caught_grey[0]) == (2, 0, 0)
    assert fish_on(s, "d8") == fish_on(s, "e7") == (0, 0, 0)
    assert s.to_draw == s.numbers[square("e7")] == 2


@pytest.mark.parametrize(("moves", "cards"), [("sail b1 E, sail i1 E", 1), ("sail i1 E, sail b1 E", 3)])
def test_example_the_boat_moved_last_counts(moves: str, cards: int) -> None:
    match = at_sea(2, "E E N", boats="b1 o9 i1")
    s = table_of(match)
    assert [s.numbers[square(name)] for name in ("b1", "c1", "i1", "j1")] == [2, 3, 3, 1]
    turn(match, 0, f"{moves}, end, keep")
    assert s.to_draw == cards


def test_example_the_centre_swims_to_g8_beside_a_boat() -> None:
    match = at_sea(2, "N E NW", "E W W", boats="o9 g9", first=1)
    turn(match, 1, "swim g8 E, end, keep, enough")
    hold(match, 0, "N N NW S")
    turn(match, 0, "swim h5 N, swim h6 N")
    assert fish_on(match._state, "h7") == (1, 1, 1)
    turn(match, 0, "swim h7 NW")
    assert fish_on(match._state, "g8") == (1, 1, 1)
    assert "caught" not in keys(match, 0)
    assert refused(match, 0, "sail g9 S") == "fish-have-moved"
    turn(match, 0, "end, keep, draw pile, draw pile")
    assert match.to_act == [0]
    turn(match, 0, "draw pile")
    assert match.to_act == [1], "three cards, then the drawing ends by itself"


# -- Set-up --


def test_set_up_fish_like_a_chessboard_around_a_grey_one() -> None:
    view = match_of("fish-fish-fish", 2, setup_with()).view()
    for corner in ("b2", "n2", "b8", "n8"):
        assert fish_on(view, corner) == (1, 0, 0)
    assert fish_on(view, "b3") == (0, 1, 0)
    assert fish_on(view, "h5") == (0, 0, 1)
    assert fish_on(view, "a1") == fish_on(view, "h9") == fish_on(view, "o5") == (0, 0, 0)
    assert (sum(view.school), sum(view.white), sum(view.grey)) == (91, 46, 1)


@pytest.mark.parametrize(("players", "boats"), [(2, 3), (3, 2), (4, 2), (5, 1)])
def test_set_up_boats_are_moored_round_after_round(players: int, boats: int) -> None:
    match = match_of("fish-fish-fish", players, setup_with(players), first=1)
    ring = match.legal(1)
    assert len(ring) == 44 and ring[0] == "moor a1" and "moor b2" not in ring
    for i in range(players * boats):
        assert match.to_act == [(1 + i) % players]
        match.play((1 + i) % players, match.legal((1 + i) % players)[0])
    assert match.to_act == [1], "the seat that begins takes the first turn"
    assert any(move.startswith("swim") for move in match.legal(1))


def test_set_up_cards_are_dealt_by_seat_and_the_pile_lies_as_written() -> None:
    match = at_sea(3, "N NE E", "SE S SW", "W NW N", open_cards="S S S", pile="SE NE")
    assert [match.view(seat).hand[seat] for seat in range(3)] == [
        [1, 1, 1, 0, 0, 0, 0, 0],
        [0, 0, 0, 1, 1, 1, 0, 0],
        [1, 0, 0, 0, 0, 0, 1, 1],
    ]
    assert match.view().open == [4, 4, 4] and match.view().pile_left == 52 - 9 - 3
    turn(match, 0, "swim b2 N, end, keep, draw pile")
    assert match.view(0).hand[0][3] == 1, "SE was on top"


# -- Move --


def test_move_the_first_card_decides_between_boats_and_fish() -> None:
    match = at_sea(2, "N N E", boats="a1")
    assert {move.split()[0] for move in match.legal(0)} == {"sail", "swim"}
    match.play(0, "sail a1 N")
    assert {move.split()[0] for move in match.legal(0)} == {"sail", "end"}
    assert refused(match, 0, "swim b2 N") == "boats-have-moved"


def test_move_several_boats_in_any_mixture() -> None:
    match = at_sea(2, "N N N", boats="a1 o9 c1")
    turn(match, 0, "sail a1 N, sail c1 N, sail a2 N")
    assert match.to_act == [0] and "keep" in match.legal(0)
    assert fish_on(match._state, "c2") == (0, 0, 0)


def test_move_a_boat_may_not_enter_a_square_with_a_boat() -> None:
    match = at_sea(2, "N E NE", boats="a1 a2 b1")
    assert refused(match, 0, "sail a1 N") == "boat-in-the-way"
    assert refused(match, 0, "sail a1 E") == "boat-in-the-way", "an own one neither"
    assert "sail a1 NE" in match.legal(0)


def test_move_never_off_the_board() -> None:
    match = at_sea(2, "W SW S", boats="a1")
    assert not [move for move in match.legal(0) if move.startswith("sail a1")]
    assert refused(match, 0, "sail a1 W") == "off-the-board"
    turn(match, 0, "swim b2 W")
    assert refused(match, 0, "swim a2 SW") == "off-the-board"


def test_move_a_school_joins_for_good_and_swims_together() -> None:
    match = at_sea(2, "N E S")
    turn(match, 0, "swim h5 N")
    assert fish_on(match._state, "h6") == (1, 0, 1) and fish_on(match._state, "h5") == (0, 0, 0)
    turn(match, 0, "swim h6 E")
    assert fish_on(match._state, "i6") == (1, 1, 1) and fish_on(match._state, "h6") == (0, 0, 0)


def test_move_a_school_caught_ends_the_moving_whoever_owns_the_boat() -> None:
    match = at_sea(2, "N N N", boats="o9 c9")
    turn(match, 0, "swim c8 N")
    s = table_of(match)
    assert (s.caught_white, s.caught_blue[1]) == ([0] * 5, 1)
    assert "keep" in match.legal(0), "the grey fish comes also after a catch"
    turn(match, 0, "keep")
    assert s.to_draw == s.numbers[square("c9")]
    assert fish_on(s, "c9") == (0, 0, 0)


def test_move_ends_by_itself_without_a_card_for_the_kind() -> None:
    match = at_sea(2, "W N N", boats="b1 d9 e1 e9 h1 f9")
    hold(match, 0, "W S")
    turn(match, 0, "sail b1 W")
    assert "keep" in match.legal(0), "S would move fish, but boats moved"
    match = empty_the_sea(at_sea(2, "N N N", boats="a1"), "h8")
    turn(match, 0, "swim h8 N")
    assert "keep" in match.legal(0), "the only school can't go further north"


def test_move_one_card_at_least_and_then_end() -> None:
    match = at_sea(2, "N N N")
    assert refused(match, 0, "end") == "play-first"
    assert refused(match, 0, "pass") == "can-play"
    turn(match, 0, "swim h5 N")
    assert match.legal(0)[-1] == "end"
    assert refused(match, 0, "pass") == "not-now"


def stuck(match: Match) -> Match:
    """Nothing can go north: no fish, and all boats in row 9."""
    empty_the_sea(match)
    for seat in range(match.players):
        hold(match, seat, "N N NE")
    return match


def test_move_who_can_play_no_card_passes_without_grey_fish_and_cards() -> None:
    match = stuck(at_sea(2, boats="b9 c9 d9 e9 f9 g9"))
    assert match.legal(0) == ["pass"]
    assert refused(match, 0, "end") == "must-pass"
    match.play(0, "pass")
    assert match.to_act == [1] and not match.is_over
    assert table_of(match).held[0] == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_move_the_game_ends_when_every_seat_passes_in_a_row(players: int) -> None:
    match = stuck(at_sea(players, boats="b9 c9 d9 e9 f9 g9 h9 i9"))
    for seat in range(players):
        assert not match.is_over
        match.play(seat, "pass")
    assert match.result is not None and match.result.reason == "nobody can move"


def test_move_a_turn_played_breaks_the_row_of_passes() -> None:
    match = stuck(at_sea(2, boats="b9 c9 d9 e9 f9 g9"))
    match.play(0, "pass")
    hold(match, 1, "S N N")
    turn(match, 1, "sail c9 S, end, enough")
    match.play(0, "pass")
    hold(match, 1, "NE")
    table_of(match).fleet[1], table_of(match).boats = [0, 0, 1 << 44], [0, 0, 1 << 44]
    assert not match.is_over
    match.play(1, "pass")
    assert match.is_over


# -- Grey fish --


def test_grey_fish_goes_on_a_square_with_fish_and_lies_on_top() -> None:
    match = at_sea(2, "N N N")
    turn(match, 0, "swim h5 N, end")
    assert refused(match, 0, "release h5") == "no-company"
    assert len(match.legal(0)) == 90 + 1
    turn(match, 0, "release b2")
    s = table_of(match)
    assert fish_on(s, "b2") == (1, 0, 1) and s.grey_tops[0] >> 16 & 1
    assert s.supply[:2] == [1, 2]
    assert match.legal(0)[0] == "draw 1", "one a turn at most"


def test_grey_fish_is_skipped_without_one_or_without_fish() -> None:
    match = at_sea(2, "N N N", boats="a1")
    table_of(match).supply[0] = 0
    turn(match, 0, "swim h5 N, end")
    assert "draw 1" in match.legal(0)
    match = empty_the_sea(at_sea(2, "N N N", boats="a1"))
    turn(match, 0, "sail a1 N, end")
    assert "draw 1" in match.legal(0)


def test_grey_on_top_follows_the_fish_that_arrive() -> None:
    match = at_sea(2, "N S S")
    turn(match, 0, "swim h5 N")
    assert match.view().grey_tops == [0, 1 << (square("h6") - 45), 0]
    hold(match, 0, "S S")
    turn(match, 0, "swim h7 S")
    assert match.view().grey_tops == [0, 0, 0], "a blue one lies on the grey one now"
    turn(match, 0, "swim h6 S")
    assert match.view().grey_tops == [0, 0, 0] and fish_on(match._state, "h5") == (1, 1, 1)


# -- Score --


def test_score_fish_caught_minus_grey_fish_kept() -> None:
    match = at_sea(2)
    s = table_of(match)
    s.caught_grey[0], s.caught_white[0], s.caught_blue[0], s.supply[0] = 2, 3, 4, 1
    assert match.scores == [2 * 5 + 3 * 2 + 4 - 5, -10]
    lines = [(line.key, line.points) for line in match.score_sheet(0)]
    assert lines == [("caught-grey", 10), ("caught-white", 6), ("caught-blue", 4), ("unused-grey", -5)]


def test_score_ties_go_to_more_fish() -> None:
    match = at_sea(3)
    s = table_of(match)
    s.supply[:3] = [0, 0, 0]
    s.caught_white[:3], s.caught_blue[:3] = [2, 1, 2], [0, 2, 0]
    assert match.scores == [4, 4, 4]
    assert match.places == [2, 1, 2]


def test_score_a_point_outweighs_all_fish_there_are() -> None:
    match = at_sea(2)
    s = table_of(match)
    s.supply[:2], s.caught_grey[:2], s.caught_white[:2], s.caught_blue[:2] = [2, 0], [22, 0], [1, 0], [0, ALL_FISH]
    assert match.scores == [ALL_FISH + 1, ALL_FISH]
    assert match.places == [1, 2]


def test_ruling_the_tie_break_counts_penalties() -> None:
    match = at_sea(2)
    s = table_of(match)
    s.supply[:2] = [1, 0]
    s.caught_white[:2], s.caught_blue[:2] = [4, 1], [0, 1]
    assert match.scores == [3, 3]
    assert match.places == [2, 1], "4 fish - 5 are less than 2"


def test_ruling_fish_may_swim_into_the_outer_ring() -> None:
    match = at_sea(2, "W W W")
    turn(match, 0, "swim b2 W")
    assert fish_on(match._state, "a2") == (1, 0, 0)


# -- Refusals --


def test_refusals_while_mooring() -> None:
    match = match_of("fish-fish-fish", 2, setup_with(2, "N N N"))
    assert refused(match, 0, "moor b2") == "not-on-the-ring"
    match.play(0, "moor a1")
    assert refused(match, 1, "moor a1") == "berth-taken"
    for move in ("sail a1 N", "swim h5 N", "end", "pass", "release h5", "keep", "draw 1", "draw pile", "enough"):
        assert refused(match, 1, move) == "not-now"


def test_refusals_while_moving() -> None:
    match = at_sea(2, "N N E", boats="a1 a9")
    assert refused(match, 0, "moor b1") == "not-now"
    assert refused(match, 0, "sail a9 E") == "no-boat"
    assert refused(match, 0, "sail a1 NE") == "no-card"
    assert refused(match, 0, "swim a1 N") == "no-fish"
    assert refused(match, 0, "swim h5 S") == "no-card"
    assert refused(match, 0, "keep") == refused(match, 0, "enough") == "not-now"
    assert refused(match, 0, "swim h5  N") == "no-move"
    assert refused(match, 1, "swim h5 N") == "not-your-turn"


def test_refusals_after_the_moving() -> None:
    match = at_sea(2, "N N E", boats="a1 a9")
    turn(match, 0, "swim h5 N, end")
    for move in ("sail a1 N", "swim h6 N", "end", "draw 1"):
        assert refused(match, 0, move) == "not-now"
    turn(match, 0, "keep")
    for move in ("sail a1 N", "swim h6 N", "end", "release h6", "keep"):
        assert refused(match, 0, move) == "not-now"


def test_refusals_quote_a_heading_of_the_rules_page() -> None:
    game = game_named("fish-fish-fish")
    headings = {line[3:] for line in game.pages().splitlines() if line.startswith("## ")}
    assert {reason.section for reason in game.reasons.REASONS.values()} <= headings


# -- Undo --


def test_undo_takes_back_a_card_played_but_not_a_card_drawn() -> None:
    match = at_sea(2, "N N E")
    turn(match, 0, "swim h5 N")
    match.undo(0)
    assert fish_on(match._state, "h5") == (0, 0, 1)
    turn(match, 0, "swim h5 N, end, keep, draw 1")
    with pytest.raises(Exception, match="shown something new"):
        match.undo(0)
