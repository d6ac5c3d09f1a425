"""What the tables of a ladder say: places, ratings and their intervals."""

from __future__ import annotations

import random
from typing import Any

import pytest

from shoal.bots.ladder import Played
from shoal.bots.standings import as_markdown, duel_rows, duration, in_percent, share, standing_rows, standings
from shoal.core.student import student_t


def game_of(deal: int, lineup: str, places: tuple[int, ...], **more: Any) -> Played:
    """A game of players with names of one letter."""
    ones = tuple(1 for _ in lineup)
    rest = {"scores": tuple(10 - place for place in places), "moves": ones, "seconds": ones, "longest": ones}
    return Played(deal, tuple(lineup), places, **{**rest, **more})


def player(games: list[Played], name: str) -> Any:
    return next(found for found in standings(games).players if found.name == name)


def test_the_interval_comes_of_the_deals() -> None:
    # Means of the deals: 1, 1/2, 1/2, 1/2, 1/2; their standard error is 0.1, and Student's t for 4 is 2.776.
    results = [(1, 1.0), (1, 1.0)] + [(deal, won) for deal in (2, 3, 4, 5) for won in (1.0, 0.0)]
    found = share(results)
    assert (found.value, found.low, found.high) == pytest.approx((0.6, 0.3224, 0.8776))
    twice = share(results * 2)
    assert (twice.low, twice.high) == pytest.approx((found.low, found.high)), "the same deals again tell nothing new"
    assert share(reversed(results)) == found


def test_an_interval_stays_within_what_can_be() -> None:
    found = share([(1, 1.0), (2, 0.0), (3, 1.0)])
    assert (found.low, found.high) == (0, 1)
    found = share([(1, 0.5), (1, 0.5)])
    assert (found.value, found.low, found.high) == (0.5, 0, 1), "one deal has nothing to compare with"


def test_who_won_all_may_have_been_lucky() -> None:
    found = share((deal, 1.0) for deal in range(100))
    assert (found.value, found.high) == (1, 1)
    assert found.low == pytest.approx(0.9638, abs=1e-4)
    found = share((deal, 0.0) for deal in range(100))
    assert (found.low, found.high) == pytest.approx((0, 0.0362), abs=1e-4)


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (1000, 1.962)])
def test_students_t(freedom: int, t: float) -> None:
    assert student_t(freedom) == pytest.approx(t, abs=0.003)


def test_a_shared_first_place_counts_in_parts() -> None:
    games = [game_of(1, "abc", (1, 1, 3)), game_of(2, "abc", (1, 1, 1)), game_of(3, "abc", (2, 3, 1))]
    assert player(games, "a").firsts.value == pytest.approx((1 / 2 + 1 / 3 + 0) / 3)
    assert player(games, "c").firsts.value == pytest.approx((0 + 1 / 3 + 1) / 3)
    assert player(games, "b").place == pytest.approx(5 / 3)
    assert player(games, "b").points == pytest.approx(25 / 3)


def test_head_to_head() -> None:
    games = [game_of(1, "abc", (1, 2, 3)), game_of(2, "cab", (1, 2, 2)), game_of(3, "ac", (2, 1))]
    duels = standings(games).duels
    assert duels["a"]["b"].value == pytest.approx((1 + 1 / 2) / 2)
    assert duels["b"]["a"].value == pytest.approx((0 + 1 / 2) / 2)
    assert duels["a"]["c"].value == pytest.approx(1 / 3)
    assert duels["c"]["a"].value == pytest.approx(2 / 3)
    assert "a" not in duels["a"]
    (row,) = (row for row in duel_rows(standings(games)) if row["before"] == "a")
    assert row["a"] == ""
    assert row["b"] == "75 ±75"


def test_head_to_head_has_an_interval_by_deals() -> None:
    games = [
        game_of(deal, "ab", (1, 2) if deal == 1 else places) for deal in range(1, 6) for places in ((1, 2), (2, 1))
    ]
    found = standings(games).duels["a"]["b"]
    assert (found.value, found.low, found.high) == pytest.approx((0.6, 0.3224, 0.8776))


def test_one_against_the_rest() -> None:
    games = [game_of(1, "abbb", (2, 1, 2, 4)), game_of(1, "baaa", (4, 1, 2, 3)), game_of(2, "abbb", (1, 2, 3, 4))]
    a, b = player(games, "a"), player(games, "b")
    assert (a.games, b.games) == (2, 1), "results are the one's alone"
    assert a.firsts.value == pytest.approx(1 / 2)
    assert (a.place, b.place) == (1.5, 4)
    assert (a.moves, b.moves) == (5, 7), "times are of all seats"
    assert standings(games).duels["a"]["b"].value == pytest.approx(((1.5 / 3 + 1) / 2 + 1) / 2)


def test_times() -> None:
    games = [
        game_of(1, "ab", (1, 2), moves=(9, 1), seconds=(9.0, 5.0), longest=(2.0, 5.0)),
        game_of(1, "ba", (1, 2), moves=(0, 1), seconds=(0.0, 11.0), longest=(0.0, 11.0)),
    ]
    a = player(games, "a")
    assert (a.moves, a.seconds, a.longest) == (10, 2.0, 11.0)
    assert [duration(seconds) for seconds in (0.00002, 0.0123, 1.234)] == ["<0.1 ms", "12.3 ms", "1.23 s"]


def test_faults_are_counted_by_player() -> None:
    games = [game_of(1, "ab", (1, 2), faults=((1, "slept"), (1, "slept"), (0, "slept"))), game_of(1, "ba", (1, 2))]
    assert (player(games, "a").faults, player(games, "b").faults) == (1, 2)
    assert standings(games).problems == {"a slept": 1, "b slept": 2}


def test_the_better_are_rated_higher_and_many_games_make_sure() -> None:
    few, many = (
        [
            game_of(deal, lineup, places)
            for deal in range(deals)
            for lineup, places in (("abc", (1, 2, 3)), ("cab", (3, 1, 2)))
        ]
        for deals in (3, 30)
    )
    assert [found.name for found in standings(few).players] == ["a", "b", "c"]
    assert player(many, "a").rating.reach < player(few, "a").rating.reach
    rating = player(many, "a").rating
    assert rating.low < rating.value < rating.high


def test_the_order_of_the_games_does_not_matter() -> None:
    games = [game_of(deal, "ab", (1, 2) if deal % 3 else (2, 1)) for deal in range(20)]
    shuffled = list(games)
    random.Random(1).shuffle(shuffled)
    assert standings(shuffled) == standings(games)


@pytest.mark.parametrize(
    ("places", "sign"),
    [((1, 2, 3, 4), 1), ((2, 1, 3, 4), 1), ((3, 1, 2, 4), -1), ((2, 1, 2, 4), 0), ((1, 1, 1, 1), 0), ((1, 1, 1, 4), 1)],
)
def test_the_one_is_rated_against_most_of_the_rest(places: tuple[int, ...], sign: int) -> None:
    games = [game_of(1, "abbb", places)]
    difference = player(games, "a").rating.value - player(games, "b").rating.value
    assert (difference > 1e-9) - (difference < -1e-9) == sign
    alike = [game_of(1, "ab", (1, 2))]
    if sign > 0:
        assert player(games, "a").rating == player(alike, "a").rating, "a game counts as one game"


def test_tables_for_a_page() -> None:
    games = [game_of(deal, "ab", (1, 2)) for deal in range(4)]
    page = as_markdown(standing_rows(standings(games), 1)).splitlines()
    assert page[0] == "| player | games | first places | points | place | rating | a move | longest | faults |"
    assert page[1] == "|---|---:|---:|---:|---:|---:|---:|---:|---:|"
    assert page[2].startswith("| a | 4 | 100.0 % (39.8-100.0) | 9.0 | 1.00 | ")
    assert len(page) == 4
    assert in_percent(share([(1, 0.0), (2, 1.0)])) == "50 % (0-100)"
