"""How a tournament stands after some rounds. Plain arithmetic, as in pairings.py.

Points are by place: the first of a table gets 1, the last 0, those between them in equal steps, and who shares places
shares what they are worth; who has gone before the end is behind all others. Where all tables of a round were dealt the
same, points are by seat instead: who had the same cards at the other tables, and scored less, was beaten. So luck is
everybody's, and computers are opponents, too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from .pairings import Lineup, people_of

HALF = Fraction(1, 2)
NONE = Fraction(0)


class Result(NamedTuple):
    """What came of a table, seat by seat."""

    lineup: Lineup
    scores: tuple[int, ...]
    places: tuple[int, ...]
    left: tuple[int, ...] = ()  # seats whose players had gone when it ended: a computer made what these scored

    @property
    def ranks(self) -> tuple[int, ...]:
        """The places, those who had gone behind all others."""
        return tuple(len(self.places) + 1 if seat in self.left else place for seat, place in enumerate(self.places))


class Line(NamedTuple):
    """How a player stands. Of equal points decide, one after the other, the three that follow them."""

    player: int
    rank: int  # shared where nothing decides
    games: int
    points: Fraction
    opponents: Fraction  # the mean of the points of those they met, each as often as they met
    direct: Fraction  # games before others of the same points less games behind them
    margin: Fraction  # their scores less the means of their tables


def standings(players: Sequence[int], rounds: Sequence[Sequence[Result]], *, by_seat: bool = False) -> list[Line]:
    """All players, the best first; in the order they are given where nothing decides. Rounds are of tables over."""
    points = total_points(players, rounds, by_seat=by_seat)
    tables = [table for tables in rounds for table in tables]
    lines = [
        Line(player, 0, games_of(player, tables), points[player], opponents_points(player, tables, points), NONE,
             margin(player, tables))
        for player in players
    ]  # fmt: skip
    lines.sort(key=lambda line: (-line.points, -line.opponents))
    decided: list[Line] = []
    for _, group in groupby(lines, key=lambda line: (line.points, line.opponents)):
        tied = list(group)
        among = {line.player for line in tied}
        met = [line._replace(direct=direct(line.player, among, tables)) for line in tied]
        decided += sorted(met, key=lambda line: (-line.direct, -line.margin))
    return ranked(decided)


def ranked(lines: Sequence[Line]) -> list[Line]:
    """Lines in their order with their ranks: those between whom nothing decides share one."""
    found: list[Line] = []
    for number, line in enumerate(lines, 1):
        is_tied = bool(found) and found[-1][3:] == line[3:]
        found.append(line._replace(rank=found[-1].rank if is_tied else number))
    return found


# -- Points --


def total_points(
    players: Iterable[int], rounds: Iterable[Sequence[Result]], *, by_seat: bool = False
) -> dict[int, Fraction]:
    """The points of each player, as the Swiss system goes by them, too."""
    found = dict.fromkeys(players, NONE)
    for tables in rounds:
        for player, points in (seat_points(tables) if by_seat else place_points(tables)).items():
            if player in found:
                found[player] += points
    return found


def place_points(tables: Iterable[Result]) -> dict[int, Fraction]:
    """The points of a round by the places at each table."""
    return {
        player: place_worth(table.ranks, seat)
        for table in tables
        for seat, player in enumerate(table.lineup)
        if player is not None
    }


def place_worth(places: Sequence[int], seat: int) -> Fraction:
    """1 for the first place, 0 for the last; those who share places get the mean of what these are worth."""
    others = len(places) - 1
    behind = sum(place > places[seat] for place in places)
    beside = places.count(places[seat]) - 1
    return Fraction(2 * behind + beside, 2 * others) if others else HALF


def seat_points(tables: Sequence[Result]) -> dict[int, Fraction]:
    """The points of a round by comparing each with those who had the same seat: the share of them that scored less.

    A table that nobody else can be compared with counts by its places.
    """
    found = place_points(tables)
    by_seat: dict[tuple[int, int], list[int]] = defaultdict(list)
    for table in tables:
        for seat, score in enumerate(table.scores):
            by_seat[len(table.lineup), seat].append(score)
    for table in tables:
        for seat, player in enumerate(table.lineup):
            others = by_seat[len(table.lineup), seat]
            if player is not None and len(others) > 1:
                found[player] = NONE if seat in table.left else beaten(table.scores[seat], others)
    return found


def beaten(score: int, scores: Sequence[int]) -> Fraction:
    """The share of the others that scored less, those who scored the same by half; the score is one of them."""
    less = sum(other < score for other in scores)
    same = scores.count(score) - 1
    return Fraction(2 * less + same, 2 * (len(scores) - 1))


# -- What decides among equals --


def games_of(player: int, tables: Iterable[Result]) -> int:
    return sum(player in table.lineup for table in tables)


def opponents_points(player: int, tables: Iterable[Result], points: Mapping[int, Fraction]) -> Fraction:
    """Who met stronger players is before who met weaker ones. A mean: not everybody meets as many people."""
    met = [
        points[other]
        for table in tables
        if player in table.lineup
        for other in people_of(table.lineup)
        if other != player and other in points
    ]
    return sum(met, NONE) / len(met) if met else NONE


def direct(player: int, tied: set[int], tables: Iterable[Result]) -> Fraction:
    """How often a player was placed before others who are tied with them, less how often behind."""
    found = 0
    for table in tables:
        if player not in table.lineup:
            continue
        own = table.ranks[table.lineup.index(player)]
        for other, place in zip(table.lineup, table.ranks, strict=True):
            if other != player and other in tied:
                found += (own < place) - (own > place)
    return Fraction(found)


def margin(player: int, tables: Iterable[Result]) -> Fraction:
    """By how much a player scored more than their tables did on average, in the games they played to the end."""
    return sum(
        (
            table.scores[seat] - Fraction(sum(table.scores), len(table.scores))
            for table in tables
            for seat, one in enumerate(table.lineup)
            if one == player and seat not in table.left
        ),
        NONE,
    )
