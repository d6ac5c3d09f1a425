"""Fischen: what the hand-written strategy prefers at the table."""

from __future__ import annotations

from typing import Any

import pytest

from shoal import Match
from shoal.core import backends
from shoal.games.fischen.numbers import BUOYS, DEAL, GREEN, VALUES, YELLOW
from shoal.games.fischen.strategy import outlook, weigh
from tests.games.fischen.tables import GAME, late, play
from tests.table import played


def worths_of(match: Match, seat: int, *, memory: bool = True) -> dict[str, int]:
    """What the strategy thinks of every legal move, by its text without the verb."""
    actions = match.legal_actions(seat)
    worth = [0] * len(actions)
    view: Any = match.view(seat, memory=memory)
    weigh(view, seat, actions, len(actions), worth)
    return {move.split()[1]: number for move, number in zip(match.legal(seat), worth, strict=True)}


def best_of(match: Match, seat: int, *, memory: bool = True) -> str:
    worths = worths_of(match, seat, memory=memory)
    return max(worths, key=lambda move: worths[move])


def in_round(number: int, match: Match) -> Match:
    state: Any = match._state
    state.round_no = number - 1
    return match


def with_greens_dealt(match: Match) -> Match:
    """Everybody may have green cards already in the first round."""
    state: Any = match._state
    for kind in range(GREEN * VALUES, BUOYS):
        state.home[kind] = DEAL
    return match


# -- Playing --


def test_it_wins_with_the_lowest_card_that_wins() -> None:
    match = play(late(3, "Y7 B4 B5 B8", "Y3 B6 B7 B9", "Y4 Y8 Y10 R4"), "Y7 Y3", 0)
    assert best_of(match, 2) == "Y8"


def test_it_throws_its_weakest_card_on_a_lost_trick() -> None:
    match = play(late(3, "Y10 B4 B5 B8", "Y3 B6 B7 B9", "Y5 Y8 Y9 R4"), "Y10 Y3", 0)
    assert best_of(match, 2) == "Y5"
    assert best_of(match, 2, memory=False) == "Y5"


def test_it_leaves_a_minus3_to_others() -> None:
    match = play(late(3, "Y7 B4 B5", "minus3 B6 B7", "Y4 Y10 R5"), "Y7 minus3", 0)
    assert best_of(match, 2) == "Y4"
    match = play(late(3, "Y7 B4 B5", "Y3 B6 B7", "Y4 Y10 R5"), "Y7 Y3", 0)
    assert best_of(match, 2) == "Y10"


def test_it_knows_that_a_card_has_become_the_highest() -> None:
    match = late(3, "Y9 R4 R5", "Y10 Y3 B6", "Y4 P5 P6")
    state: Any = match._state
    doubtful = worths_of(match, 0)["Y9"]
    state.catch[1] = [1 << YELLOW * VALUES + 10, 0]
    assert worths_of(match, 0)["Y9"] > doubtful


def test_it_fears_the_trumps_of_a_seat_that_lacks_the_colour() -> None:
    match = with_greens_dealt(late(3, "Y10 R10 R4", "G1 B5 B6", "Y4 B4 B7"))
    state: Any = match._state
    trusting = worths_of(match, 0)["Y10"]
    state.lacks[1] = 1 << YELLOW
    assert worths_of(match, 0)["Y10"] < trusting


def test_it_trumps_low_if_nobody_behind_can_trump_higher() -> None:
    match = with_greens_dealt(play(late(3, "Y7 B4 B5 B8", "Y9 B6 B7 B9", "G1 G9 P4 P5"), "Y7 Y9", 0))
    assert best_of(match, 2) == "G1"


def test_a_low_trump_is_less_sure_before_a_seat_that_lacks_the_colour() -> None:
    match = with_greens_dealt(play(late(4, "Y7 B4 B5", "Y9 B6 B7", "G1 G9 P4", "G3 R5 R6"), "Y7 Y9", 0))
    state: Any = match._state
    calm = worths_of(match, 2)
    state.lacks[3] = 1 << YELLOW
    worths = worths_of(match, 2)
    assert worths["G1"] < calm["G1"] and worths["G9"] - worths["G1"] > calm["G9"] - calm["G1"]


def test_after_lowest_the_low_card_wins() -> None:
    match = late(3, "Y7 B5 B6 B7", "Y3 Y9 B8 B9", "Y8 P4 P5 P6")
    state: Any = match._state
    state.lowest = 1
    played(match, [(0, "play Y7")])
    assert best_of(match, 1) == "Y3"


def test_all_is_played_on_a_full_trick() -> None:
    hands = ("Y7 B4 B5 B8", "Y9 B6 B7 B9", "all P4 P5 P6")
    assert worths_of(play(late(3, *hands), "Y7 Y9", 0), 2)["all"] > worths_of(late(3, *hands, first=2), 2)["all"]


def test_a_trick_that_all_has_caught_is_worth_little() -> None:
    match = play(late(3, "Y7 B4 B5 B8", "all B6 B7 B9", "Y4 Y10 R5 R6"), "Y7 all", 0)
    assert worths_of(match, 2)["Y10"] < 100


def test_a_zero_is_played_where_a_strong_card_lies() -> None:
    hands = ("Y3 B4 B5", "B6 B7 B8", "Y0 Y4 R5")
    weak = play(late(3, *hands), "Y3 B6", 0)
    strong = play(late(3, "Y18 B4 B5", *hands[1:]), "Y18 B6", 0)
    assert worths_of(strong, 2)["Y0"] > worths_of(weak, 2)["Y0"]
    assert best_of(strong, 2) == "Y0"


# -- Catching, passing, calling --


def caught_by_zero() -> Match:
    return play(late(4, "Y0 B4", "Y18 B5", "minus3 B6", "Y3 B7"), "Y0 Y18 minus3 Y3", 0)


def test_a_zero_catches_the_strongest_card_and_no_minus3() -> None:
    worths = worths_of(caught_by_zero(), 0)
    assert worths["Y18"] > worths["Y3"] > 0 > worths["minus3"]


def test_in_the_last_round_only_points_count() -> None:
    worths = worths_of(in_round(8, caught_by_zero()), 0)
    assert worths["Y18"] == worths["Y3"] == 100 and worths["minus3"] == -200


def test_a_boat_that_lasts_to_the_end_needs_no_strong_cards() -> None:
    match = in_round(7, caught_by_zero())
    state: Any = match._state
    assert worths_of(match, 0)["Y18"] > 100
    state.boat_size[0] = 40
    assert worths_of(match, 0)["Y18"] == 100


def test_weak_cards_are_passed_most_often() -> None:
    match = play(late(3, "left Y9 Y4 G2", "Y7 B4 B5 B6", "Y3 R4 R5 R6"), "left Y7 Y3", 0)
    weights = worths_of(match, 0)
    assert weights["Y4"] > weights["Y9"] > weights["G2"] > 0


def called_by(hand: str) -> Match:
    return play(late(3, f"colour {hand}", "Y7 B4 B5 B6", "Y3 R4 R5 R6"), "colour Y7 Y3", 0)


def test_it_calls_the_colour_of_its_strong_cards() -> None:
    assert best_of(called_by("R4 P10 P9"), 0) == "purple"


def test_who_can_trump_would_rather_call_a_colour_it_lacks() -> None:
    worths = worths_of(called_by("R2 P2 G3"), 0)
    assert worths["blue"] > worths["red"]
    assert worths_of(called_by("R2 P2 P3"), 0)["blue"] == 0


# -- What it may know --


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_state_and_its_view_are_weighed_alike(players: int) -> None:
    """Through whole games of the strategy; and a move's worth does not depend on what else may be done."""
    policy = backends.template("policy", GAME.folder)
    match = Match(GAME, players, players)
    while not match.is_over:
        state: Any = match._state
        seats = [seat for seat in range(players) if state.owing >> seat & 1]
        for seat in seats:
            actions = match.legal_actions(seat)
            known, full, alone = ([0] * len(actions) for _ in range(3))
            view: Any = match.view(seat)
            weigh(view, seat, actions, len(actions), known)
            weigh(state, seat, actions, len(actions), full)
            assert known == full
            weigh(state, seat, actions[-1:], 1, alone)
            assert alone[0] == full[-1]
        seat, actions = seats[0], match.legal_actions(seats[0])
        match.play_action(seat, policy.choose(state, seat, actions, len(actions), [0] * len(actions), 0))


# -- Outlook --


def hopes_of(match: Match) -> list[int]:
    state: Any = match._state
    return [outlook(state, seat) for seat in range(match.players)]


def test_a_strong_hand_and_a_trick_that_is_won_so_far_give_hope() -> None:
    match = late(3, "Y10 B10 R10", "Y5 B5 R5", "Y6 B6 R6", first=1)
    hopes = hopes_of(match)
    assert hopes[0] > hopes[2] > hopes[1]
    played(match, [(1, "play Y5")])
    assert hopes_of(match)[1] > hopes[1]


def test_a_small_boat_of_strong_cards_gives_hope() -> None:
    match = late(3, "Y5", "B5", "P5", boats=["Y9 Y10 B9", "Y3 Y4 B4", "Y6 Y7 B6 Y8 B8 B7 P6 P7 P8"])
    hopes = hopes_of(match)
    assert hopes[0] > hopes[1] > hopes[2]
    assert len(set(hopes_of(in_round(8, match)))) == 1, "no boat comes into a hand again"


def test_at_the_end_hope_is_what_was_scored() -> None:
    match = play(in_round(8, late(3, "Y5", "Y9", "Y3")), "Y5 Y9 Y3", 0)
    assert match.is_over and hopes_of(match) == [0, 300, 0]
