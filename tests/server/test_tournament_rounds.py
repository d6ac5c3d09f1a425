"""Who plays whom in a tournament, and how it stands: round robin and Swiss, points and what decides among equals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest

from shoal.server.pairings import (
    Lineup,
    in_seats,
    met,
    pair,
    people_of,
    robin_round,
    sat_with_computers,
    seats_had,
    swiss_round,
    table_sizes,
)
from shoal.server.results import Line, Result, place_worth, seat_points, standings, total_points

Rounds = list[list[Lineup]]


def robin(players: int, size: int, rounds: int) -> Rounds:
    found: Rounds = []
    for _ in range(rounds):
        found.append(robin_round(range(players), size, found))
    return found


def swiss(players: int, size: int, rounds: int, strength: Callable[[int], float]) -> tuple[Rounds, list[Line]]:
    """A tournament in which the stronger always wins."""
    found: Rounds = []
    results: list[list[Result]] = []
    for _ in range(rounds):
        points = total_points(range(players), results)
        found.append(swiss_round(range(players), size, found, points))
        results.append([played(lineup, strength) for lineup in found[-1]])
    return found, standings(range(players), results)


def played(lineup: Lineup, strength: Callable[[int], float]) -> Result:
    """Who is stronger is better placed, computers behind all people."""
    worth = [float("-inf") if player is None else strength(player) for player in lineup]
    places = tuple(1 + sum(other > mine for other in worth) for mine in worth)
    return Result(lineup, tuple(-place for place in places), places)


def meetings(players: int, rounds: Rounds) -> list[int]:
    found = met(rounds)
    return [found[pair(one, other)] for one, other in combinations(range(players), 2)]


def check_whole(players: int, size: int, rounds: Rounds) -> None:
    """Everybody plays once a round, at tables of one size, with no more computers than need be."""
    for tables in rounds:
        assert sorted(player for lineup in tables for player in people_of(lineup)) == list(range(players))
        assert {len(lineup) for lineup in tables} == {size}
        assert len(tables) == -(-players // size)
        people = [len(people_of(lineup)) for lineup in tables]
        assert max(people) - min(people) <= 1 and people == sorted(people, reverse=True)


# -- Round robin --


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8, 9, 16])
def test_of_two_at_a_table_everybody_meets_everybody_once(players: int) -> None:
    rounds = robin(players, 2, players - 1 + players % 2)
    check_whole(players, 2, rounds)
    assert set(meetings(players, rounds)) == {1}
    assert set(sat_with_computers(rounds).values()) == ({1} if players % 2 else {0})


@pytest.mark.parametrize(("players", "size", "rounds"), [(9, 3, 4), (9, 3, 8), (8, 4, 7), (4, 4, 5), (2, 5, 3)])
def test_at_larger_tables_all_pairs_meet_as_often_where_that_can_be(players: int, size: int, rounds: int) -> None:
    found = robin(players, size, rounds)
    check_whole(players, size, found)
    assert len(set(meetings(players, found))) == 1


@pytest.mark.parametrize(
    ("players", "size", "rounds"), [(12, 3, 5), (12, 4, 6), (6, 3, 5), (5, 4, 6), (10, 4, 5), (15, 3, 7), (16, 4, 5)]
)
def test_elsewhere_most_pairs_do(players: int, size: int, rounds: int) -> None:
    found = robin(players, size, rounds)
    check_whole(players, size, found)
    often = meetings(players, found)
    mean = sum(often) / len(often)
    assert all(abs(number - mean) <= 2 for number in often)
    assert sum(abs(number - mean) < 1 for number in often) >= len(often) / 2


@pytest.mark.parametrize(("players", "size", "rounds"), [(7, 2, 7), (5, 4, 6), (10, 4, 5), (7, 3, 6)])
def test_computers_go_round_in_a_round_robin(players: int, size: int, rounds: int) -> None:
    filled = sat_with_computers(robin(players, size, rounds))
    assert max(filled.values()) - min(filled[player] for player in range(players)) <= 3


def test_who_comes_later_and_who_goes_changes_the_rounds_to_come() -> None:
    rounds = robin(6, 2, 3)
    rounds.append(robin_round([0, 1, 2, 3, 4, 5, 6], 2, rounds))
    assert 6 in [player for lineup in rounds[-1] for player in lineup]
    rounds.append(robin_round([0, 1, 2, 4, 5, 6], 2, rounds))
    assert sorted(player for lineup in rounds[-1] for player in people_of(lineup)) == [0, 1, 2, 4, 5, 6]
    assert max(met(rounds).values()) == 1, "there are pairs enough that have not met"


# -- Swiss --


@pytest.mark.parametrize(("players", "size", "rounds"), [(8, 2, 3), (16, 2, 4), (9, 3, 3), (16, 4, 3), (20, 4, 3)])
def test_nobody_meets_twice_in_a_few_rounds(players: int, size: int, rounds: int) -> None:
    found, _ = swiss(players, size, rounds, lambda player: -player)
    check_whole(players, size, found)
    assert set(meetings(players, found)) <= {0, 1}


def test_those_of_like_points_meet() -> None:
    points = {player: Fraction(player // 2) for player in range(8)}
    tables = swiss_round(range(8), 2, [], points)
    assert {frozenset(people_of(lineup)) for lineup in tables} == {frozenset((n, n + 1)) for n in (0, 2, 4, 6)}
    again = swiss_round(range(8), 2, [tables], points)
    assert {frozenset(people_of(lineup)) for lineup in again} & {frozenset(people_of(lineup)) for lineup in tables} == (
        set()
    )
    gaps = [abs(points[one] - points[other]) for one, other in map(people_of, again)]
    assert max(gaps) == 1, "somebody is moved by as little as can be"


@pytest.mark.parametrize(("players", "size", "rounds"), [(7, 2, 4), (9, 4, 3), (11, 4, 4)])
def test_computers_sit_at_the_last_tables_with_somebody_else_each_round(players: int, size: int, rounds: int) -> None:
    found, _ = swiss(players, size, rounds, lambda player: -player)
    check_whole(players, size, found)
    filled = Counter(player for tables in found for lineup in tables if None in lineup for player in people_of(lineup))
    needed = sum(len(people_of(lineup)) for tables in found for lineup in tables if None in lineup)
    assert max(filled.values()) <= 1 + -(-needed // players), "nobody again and again"


@pytest.mark.parametrize(("players", "size", "rounds"), [(16, 2, 4), (16, 4, 4), (24, 4, 5)])
def test_the_best_is_found(players: int, size: int, rounds: int) -> None:
    mixed = list(range(players))
    Random(7).shuffle(mixed)
    _, lines = swiss(players, size, rounds, mixed.__getitem__)
    assert mixed[lines[0].player] == players - 1 and lines[0].rank == 1
    assert players - 2 in [mixed[line.player] for line in lines[:3]]


def test_the_same_is_found_everywhere() -> None:
    assert robin(14, 4, 4) == robin(14, 4, 4)
    first, _ = swiss(14, 4, 4, lambda player: player)
    assert first == swiss(14, 4, 4, lambda player: player)[0]


def test_a_large_tournament_has_its_round_soon() -> None:
    found = swiss_round(range(200), 4, [robin_round(range(200), 4, [])], {n: Fraction(n % 7, 6) for n in range(200)})
    check_whole(200, 4, [found])


# -- Tables and seats --


def test_computers_are_spread() -> None:
    assert table_sizes(9, 4) == [3, 3, 3] and table_sizes(5, 4) == [3, 2] and table_sizes(8, 4) == [4, 4]


def test_seats_go_round() -> None:
    had: Counter[tuple[int, int]] = Counter()
    for _ in range(4):
        lineup = in_seats([3, 5, 8], 4, had)
        assert sorted(people_of(lineup)) == [3, 5, 8]
        had.update((player, seat) for seat, player in enumerate(lineup) if player is not None)
    assert max(had.values()) <= 2 and len(had) >= 10
    spread = seats_had(robin(12, 4, 8))
    assert all(1 <= spread[player, seat] <= 3 for player in range(12) for seat in range(4))


def test_seats_are_the_best_there_are() -> None:
    had = Counter({(0, 0): 2, (0, 1): 1, (1, 0): 1, (2, 2): 3, (1, 1): 1})

    def price(lineup: tuple[int | None, ...]) -> int:
        return sum((had[player, seat] + 1) ** 2 for seat, player in enumerate(lineup) if player is not None)

    assert price(in_seats([0, 1, 2], 3, had)) == min(map(price, permutations((0, 1, 2))))


# -- Points --


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ((1, 2), (1, 0)),
        ((1, 1), ("1/2", "1/2")),
        ((2, 1, 3, 4), ("2/3", 1, "1/3", 0)),
        ((1, 1, 3), ("3/4", "3/4", 0)),
        ((1, 2, 2, 2, 5), (1, "1/2", "1/2", "1/2", 0)),
        ((1, 1, 1, 1), ("1/2",) * 4),
    ],
)
def test_who_shares_places_shares_what_they_are_worth(places: tuple[int, ...], worth: tuple[str | int, ...]) -> None:
    found = [place_worth(places, seat) for seat in range(len(places))]
    assert found == [Fraction(part) for part in worth]
    assert sum(found) == Fraction(len(places), 2), "what there is to get is always the same"


def test_of_the_same_cards_who_makes_more_is_before_who_makes_less() -> None:
    tables = [
        Result((1, 2), (30, 10), (1, 2)),
        Result((3, None), (40, 9), (1, 2)),
        Result((4, 5), (30, 50), (2, 1)),
    ]
    assert seat_points(tables) == {
        1: Fraction(1, 4),  # first at their table, but 3 made more of the same cards, and 4 as much
        2: Fraction(1, 2),  # last, and yet before a computer
        3: 1,
        4: Fraction(1, 4),
        5: 1,
    }
    assert seat_points(tables[:1]) == {1: 1, 2: 0}, "there is nobody to compare with"


def test_who_had_gone_is_behind_all_others_whatever_a_computer_made_of_it() -> None:
    left = Result((1, 2, 3), (30, 10, 5), (1, 2, 3), left=(0,))
    assert left.ranks == (4, 2, 3)
    found = standings([1, 2, 3], [[left]])
    assert [(line.player, line.points) for line in found] == [(2, 1), (3, Fraction(1, 2)), (1, 0)]
    assert found[-1].margin == 0, "what the computer scored is not theirs"
    both = Result((1, 2, None), (30, 10, 5), (1, 2, 3), left=(0, 1))
    assert {line.points for line in standings([1, 2], [[both]])} == {Fraction(1, 4)}
    assert seat_points([Result((1, 2), (9, 1), (1, 2), left=(0,)), Result((3, 4), (5, 0), (1, 2))]) == {
        1: 0,
        2: 1,
        3: 0,  # a computer made more of the same cards
        4: 0,
    }


# -- What decides among equals --


def lines(*rounds: list[Result], players: int = 4) -> list[tuple[int, int]]:
    return [(line.player, line.rank) for line in standings(range(players), rounds)]


def two(one: int, other: int, score: int, others: int) -> Result:
    places = (1, 2) if score > others else (2, 1) if score < others else (1, 1)
    return Result((one, other), (score, others), places)


def test_points_decide_first_then_those_of_the_opponents() -> None:
    first = [two(0, 1, 1, 0), two(2, 3, 9, 0)]
    second = [two(0, 2, 0, 5), two(1, 3, 5, 0)]
    third = [two(0, 3, 0, 1), two(1, 2, 0, 1)]
    # 2 has three points; 0, 1 and 3 one each, and all have met the same others: the direct games are a ring
    found = standings(range(4), [first, second, third])
    assert (found[0].player, found[0].points) == (2, 3)
    assert {line.points for line in found[1:]} == {1} and {line.opponents for line in found[1:]} == {Fraction(5, 3)}
    assert {line.direct for line in found[1:]} == {0}
    assert [(line.player, line.margin) for line in found[1:]] == [(1, Fraction(3, 2)), (0, Fraction(-5, 2)),
                                                                 (3, Fraction(-13, 2))]  # fmt: skip


def test_who_met_the_stronger_is_before_who_met_the_weaker() -> None:
    first = [two(0, 1, 1, 0), two(2, 3, 100, 0), two(4, 5, 1, 0)]
    second = [two(0, 4, 1, 0), two(2, 5, 100, 0), two(1, 3, 1, 0)]
    found = standings(range(6), [first, second])
    assert [line.player for line in found][:2] == [0, 2], "though 2 scored more"
    assert found[0].points == found[1].points == 2 and found[0].opponents > found[1].opponents


def test_the_direct_game_decides_before_the_margin() -> None:
    found = standings(range(2), [[two(0, 1, 1, 0)], [two(1, 0, 1, 1)], [two(0, 1, 0, 99)], [two(0, 1, 1, 0)]])
    assert [line.player for line in found] == [0, 1]
    games = [[two(0, 1, 2, 1), two(2, 3, 0, 1)], [two(0, 2, 0, 1), two(1, 3, 50, 0)]]
    # 0 and 1 have a point each, 2 and 3 as well
    tied = [line for line in standings(range(4), games) if line.player in (0, 1)]
    assert {line.points for line in tied} == {1}


def test_among_those_whom_nothing_decides_the_rank_is_shared() -> None:
    assert lines([two(0, 1, 1, 1), two(2, 3, 1, 1)]) == [(0, 1), (1, 1), (2, 1), (3, 1)]
    assert lines([two(0, 1, 1, 0), two(2, 3, 1, 0)]) == [(0, 1), (2, 1), (1, 3), (3, 3)]
    assert lines() == [(0, 1), (1, 1), (2, 1), (3, 1)], "before the first round"


def test_who_withdrew_or_came_late_stands_with_what_they_have() -> None:
    found = standings(range(4), [[two(0, 1, 1, 0)], [two(2, 1, 1, 0), two(3, 0, 1, 0)], [two(2, 3, 1, 0)]])
    assert [(line.player, line.games, line.points) for line in found] == [(2, 2, 2), (3, 2, 1), (0, 2, 1), (1, 2, 0)]
    gone = standings([0, 2, 3], [[two(0, 1, 1, 0)], [two(2, 3, 1, 0)]])
    assert [(line.player, line.rank) for line in gone] == [(0, 1), (2, 1), (3, 3)], "an opponent whom nobody knows"
