"""The rules of Low Tide, one test for each."""

from __future__ import annotations

from shoal import Match
from tests.table import keys, match_of, played, refused

BEACH = ["2", "crab", "3", "1", "1", "crab", "3", "2", "1", "crab", "1", "2"]
SETUP = {"beach": [*BEACH, *BEACH, *BEACH]}


def beach(*moves: tuple[int, str]) -> Match:
    return match_of("low-tide", 2, SETUP, moves=moves)


def points(match: Match) -> list[int]:
    return [match.game.rules.points(match.view(0), seat) for seat in range(match.players)]


def test_shells_are_worth_their_numbers_and_a_crab_costs_two() -> None:
    assert points(beach((0, "take 1"))) == [2, 0]
    assert points(beach((0, "take 1"), (1, "take 2"))) == [2, 1]


def test_things_are_taken_from_the_front_one_to_three() -> None:
    assert beach().legal(0) == ["take 1", "take 2", "take 3"]
    assert points(beach((0, "take 3"))) == [3, 0]


def test_no_more_can_be_taken_than_is_left_of_the_wave() -> None:
    match = beach((0, "take 2"))
    assert match.legal(1) == ["take 1"]
    assert refused(match, 1, "take 2") == "too-many"


def test_the_next_wave_comes_when_nothing_is_left_of_one() -> None:
    match = beach((0, "take 2"))
    assert keys(match, 0) == ["came", "took"]
    played(match, [(1, "take 1")])
    assert keys(match, 0) == ["came", "took", "took", "came"]


def test_what_later_waves_bring_is_hidden() -> None:
    assert beach().view(0).beach == [1, 3, 2, *[-1] * 33]


def test_after_the_twelfth_wave_the_game_is_over() -> None:
    match = beach(*((turn % 2, "take 3") for turn in range(12)))
    assert match.result is not None
    assert match.result.reason == "the beach is empty"
    assert sum(match.result.scores) == 12 * 1 + 9 * 2 + 6 * 3 - 9 * 2
