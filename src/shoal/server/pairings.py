"""Who plays whom in a tournament, and in which seats. Plain arithmetic: it knows no tables, no people, no database.

Players are numbers. A round is a list of line-ups, one a table: who sits where; None is a computer that fills a seat.
All tables have the same size, and computers are spread so that nobody sits with more of them than need be. The same
players and the same rounds before give the same round, wherever it is reckoned.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from random import Random

Lineup = tuple[int | None, ...]
Round = Sequence[Lineup]
Pairs = Mapping[tuple[int, int], int]
Cost = Callable[[int, int], int]

STARTS = 60  # arrangements of a round robin from which better ones are looked for, at small tournaments
MANY = 40  # players, from which on there are few of them
FEW = 2
EXCHANGES = 1_000  # that are tried; it never took as many
AGAIN = 10**9  # what meeting, or a computer, once more costs, where a point of difference costs 1,000 squared


def robin_round(players: Sequence[int], size: int, before: Sequence[Round]) -> list[Lineup]:
    """The next round of a round robin: pairs that have met least meet.

    For two at a table the circle is perfect as long as nobody comes or goes. For more no rule is known that always
    is: of many arrangements that no exchange of two makes better the best is taken.
    """
    company, filled = met(before), sat_with_computers(before)

    def cost(one: int, other: int) -> int:
        return (company.get(pair(one, other), 0) + 1) ** 3  # to meet often is much dearer than to meet

    starts = list(robin_starts(players, size, len(before)))
    found = [improved(start, size, cost, lambda player: 4 * filled[player]) for start in starts]
    best = min(found, key=lambda one: one[1])[0]
    return [in_seats(table, size, seats_had(before)) for table in best]


def swiss_round(
    players: Sequence[int], size: int, before: Sequence[Round], points: Mapping[int, Fraction]
) -> list[Lineup]:
    """The next round by the Swiss system: those of like points meet, who have not met before as far as that goes.

    Computers sit at the last tables; who had them already is spared where another can be found.
    """
    company, filled = met(before), sat_with_computers(before)
    thousandths = {player: round(1000 * points.get(player, Fraction(0))) for player in players}

    def cost(one: int, other: int) -> int:
        again = company.get(pair(one, other), 0)
        return AGAIN * again * again + (thousandths[one] - thousandths[other]) ** 2

    in_order = sorted(players, key=lambda player: -thousandths[player])  # stable: else the order they came in
    first = cut(in_order, table_sizes(len(players), size))
    best, _ = improved(first, size, cost, lambda player: AGAIN * filled[player] ** 2)
    return [in_seats(table, size, seats_had(before)) for table in best]


# -- What was before --


def pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def people_of(lineup: Lineup) -> list[int]:
    return [player for player in lineup if player is not None]


def met(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often each pair was at a table."""
    return Counter(
        pair(one, other) for tables in rounds for lineup in tables for one, other in combinations(people_of(lineup), 2)
    )


def sat_with_computers(rounds: Iterable[Round]) -> Counter[int]:
    """With how many computers each player was at a table."""
    found: Counter[int] = Counter()
    for tables in rounds:
        for lineup in tables:
            found.update(dict.fromkeys(people_of(lineup), lineup.count(None)))
    return found


def seats_had(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often each player sat in each seat."""
    return Counter(
        (player, seat)
        for tables in rounds
        for lineup in tables
        for seat, player in enumerate(lineup)
        if player is not None
    )


# -- Tables --


def table_sizes(players: int, size: int) -> list[int]:
    """How many people are at each table: as many as can be, and no two tables differ by more than one."""
    tables = -(-players // size)
    least, more = divmod(players, tables)
    return [least + (number < more) for number in range(tables)]


def cut(players: Sequence[int], sizes: Iterable[int]) -> list[list[int]]:
    found, at = [], 0
    for size in sizes:
        found.append(list(players[at : at + size]))
        at += size
    return found


def robin_starts(players: Sequence[int], size: int, number: int) -> Iterable[list[list[int]]]:
    """Arrangements to begin with: the circle for two at a table, then mixed ones, always the same."""
    sizes = table_sizes(len(players), size)
    if size == 2:
        yield circle(players, number)
    for start in range(STARTS if len(players) < MANY else FEW):
        mixed = list(players)
        Random(1000 * number + start).shuffle(mixed)
        yield cut(mixed, sizes)


def circle(players: Sequence[int], number: int) -> list[list[int]]:
    """Round by round everybody but the first goes one seat on around a long table, and plays who is opposite."""
    seats: list[int | None] = [*players, None] if len(players) % 2 else [*players]
    first, others = seats[0], seats[1:]
    turn = number % len(others) if others else 0
    row = [first, *others[turn:], *others[:turn]]
    opposite = zip(row[: len(row) // 2], reversed(row), strict=False)
    tables = [[player for player in both if player is not None] for both in opposite]
    return sorted(tables, key=len, reverse=True)  # who has nobody opposite is at the last one, as in `table_sizes`


def improved(
    tables: list[list[int]], size: int, cost: Cost, beside_computers: Callable[[int], int]
) -> tuple[list[list[int]], int]:
    """Exchange two players of different tables as long as that makes it cheaper. What it costs then.

    The dearest table is mended first, in the way that is best for it: so the others stay as they were if they can.
    """
    tables = [list(table) for table in tables]

    def price(table: Sequence[int], player: int) -> int:
        """What a player costs among those of a table."""
        computers = size - len(table)
        alone = computers * beside_computers(player) if computers else 0
        return alone + sum(cost(player, other) for other in table if other != player)

    def of_table(table: Sequence[int]) -> int:
        alone = (size - len(table)) * sum(map(beside_computers, table)) if len(table) < size else 0
        return alone + sum(cost(one, other) for one, other in combinations(table, 2))

    def gain(here: list[int], one: int, there: list[int], other: int) -> int:
        mine, theirs = here[one], there[other]
        now = price(here, mine) + price(there, theirs)
        here[one], there[other] = theirs, mine
        then = price(here, theirs) + price(there, mine)
        here[one], there[other] = mine, theirs
        return now - then

    def mend(here: list[int]) -> bool:
        """The best exchange of somebody at this table, if there is a good one."""
        ways = [
            (gain(here, one, there, other), -at, -one, -other)
            for at, there in enumerate(tables)
            if there is not here
            for one in range(len(here))
            for other in range(len(there))
        ]
        found, at, one, other = max(ways, default=(0, 0, 0, 0))
        if found > 0:
            there = tables[-at]
            here[-one], there[-other] = there[-other], here[-one]
        return found > 0

    for _ in range(EXCHANGES):
        if not any(mend(table) for table in sorted(tables, key=of_table, reverse=True)):
            break
    return tables, sum(map(of_table, tables))


# -- Seats --


def in_seats(table: Sequence[int], size: int, had: Mapping[tuple[int, int], int]) -> Lineup:
    """The players of a table where they sat least, computers in the seats that are left.

    The best is found seat by seat, over the sets of those who sit already.
    """
    at_table = [*sorted(table), *[None] * (size - len(table))]
    best: dict[int, tuple[int, Lineup]] = {0: (0, ())}
    for seat in range(size):
        following: dict[int, tuple[int, Lineup]] = {}
        for seated, (price, lineup) in best.items():
            for number, player in enumerate(at_table):
                if seated >> number & 1:
                    continue
                more = 0 if player is None else 2 * had.get((player, seat), 0) + 1
                known = following.get(seated | 1 << number)
                if known is None or price + more < known[0]:
                    following[seated | 1 << number] = price + more, (*lineup, player)
        best = following
    return best[(1 << size) - 1][1]
