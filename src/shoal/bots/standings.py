"""The table of a ladder: what its games say about its players, and how surely."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from statistics import NormalDist, fmean, stdev
from typing import Any

import msgspec

from ..core.student import student_t
from .ladder import Played

Z = NormalDist().inv_cdf(0.975)


class Estimate(msgspec.Struct, frozen=True):
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """To the farther end."""
        return max(self.high - self.value, self.value - self.low)


class Standing(msgspec.Struct, frozen=True):
    """A player's line. Its results are those of games in which it had one seat, its times those of all its seats."""

    name: str
    games: int
    firsts: Estimate  # a share of the games; a shared first place counts in parts
    points: float  # mean
    place: float  # mean
    rating: Estimate
    moves: int  # with a choice
    seconds: float  # a move, mean
    longest: float
    faults: int


class Standings(msgspec.Struct, frozen=True):
    games: int
    deals: int
    players: list[Standing]  # the best rated first
    duels: dict[str, dict[str, Estimate]]  # the share of games in which one was placed before another; a tie is half
    problems: dict[str, int]  # what players did wrong, and how often


def standings(games: Iterable[Played]) -> Standings:
    """The table of some games, whatever their order."""
    games = sorted(games, key=lambda game: game.fixture)
    names = sorted({name for game in games for name in game.lineup})
    rated = ratings(games)
    players = sorted((standing(name, games, rated[name]) for name in names), key=lambda found: -found.rating.value)
    problems: dict[str, int] = defaultdict(int)
    for game in games:
        for seat, problem in game.faults:
            problems[f"{game.lineup[seat]} {problem}"] += 1
    order = [player.name for player in players]
    return Standings(len(games), len({game.deal for game in games}), players, duels(order, games), dict(problems))


def standing(name: str, games: Sequence[Played], rating: Estimate) -> Standing:
    alone = [(game, game.lineup.index(name)) for game in games if game.lineup.count(name) == 1]
    everywhere = [(game, seat) for game in games for seat, sitting in enumerate(game.lineup) if sitting == name]
    moves = sum(game.moves[seat] for game, seat in everywhere)
    return Standing(
        name,
        len(alone),
        share((game.deal, first_place(game.places, seat)) for game, seat in alone),
        fmean(game.scores[seat] for game, seat in alone) if alone else 0.0,
        fmean(game.places[seat] for game, seat in alone) if alone else 0.0,
        rating,
        moves,
        sum(game.seconds[seat] for game, seat in everywhere) / max(moves, 1),
        max(game.longest[seat] for game, seat in everywhere),
        sum(seat == faulty for game, seat in everywhere for faulty, _ in game.faults),
    )


def first_place(places: Sequence[int], seat: int) -> float:
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def duels(names: Sequence[str], games: Sequence[Played]) -> dict[str, dict[str, Estimate]]:
    """Each pair, both ways round."""
    found: dict[str, dict[str, Estimate]] = {}
    for one in names:
        found[one] = {}
        for other in names:
            met = [(game.deal, before(game, one, other)) for game in games if {one, other} <= set(game.lineup)]
            if one != other and met:
                found[one][other] = share(met)
    return found


def before(game: Played, one: str, other: str) -> float:
    """Whether one player was placed before another: 1, 0, or half for a tie; of several seats the mean."""
    places = [
        [place for name, place in zip(game.lineup, game.places, strict=True) if name == who] for who in (one, other)
    ]
    return fmean((mine < yours) + (mine == yours) / 2 for mine in places[0] for yours in places[1])


# -- How sure --


def share(results: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of results from 0 to 1, each with its deal.

    The games of a deal have their cards in common, so it is the deals that are independent: each counts by its mean,
    and the interval comes of how these differ.
    """
    results = list(results)
    deals = [fmean(value for _, value in deal) for _, deal in groupby(sorted(results), key=lambda result: result[0])]
    if len(deals) < 2:
        return Estimate(fmean(deals) if deals else 0.0, 0.0, 1.0)
    mean = fmean(deals)
    if mean in (0, 1):  # the deals don't differ, so their spread says nothing: the exact one-sided 2.5 % bound instead
        bound = 1 - 0.025 ** (1 / len(results))
        return Estimate(mean, max(0.0, mean - bound), min(1.0, mean + bound))
    reach = student_t(len(deals) - 1) * stdev(deals) / len(deals) ** 0.5
    return Estimate(mean, max(0.0, mean - reach), min(1.0, mean + reach))


def ratings(games: Sequence[Played]) -> dict[str, Estimate]:
    """Ratings by openskill's model of Plackett and Luce, each game taken once.

    The first games move ratings most, and in sorted order they would always be those of the same players; so the order
    is mixed, always alike.

    A player that has several seats of a game, as the others have in one against the rest, comes in once, with the mean
    of its places: as one player, and no surer than one game can make it. Seats that are tied share the mean of the
    places they take up, so that the one is better placed than the others just if it is before most of them.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # nobody gets better or worse in the course of a ladder
    found: dict[str, Any] = {}
    for game in random.Random(1).sample(games, len(games)):
        places: dict[str, list[float]] = defaultdict(list)
        for name, place in zip(game.lineup, game.places, strict=True):
            places[name].append(place + (game.places.count(place) - 1) / 2)
        teams = [[found[name] if name in found else model.rating(name=name)] for name in places]
        means = [fmean(taken) for taken in places.values()]
        rated = model.rate(teams, ranks=[sorted(means).index(mean) for mean in means])  # it takes 2.7 for 2
        found.update(zip(places, (team[0] for team in rated), strict=True))
    return {
        name: Estimate(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)
        for name, rating in found.items()
    }


# -- In words: rows by the titles of their columns --


def standing_rows(table: Standings, digits: int = 0) -> list[dict[str, str]]:
    timed = any(player.moves for player in table.players)  # nobody is in recorded games
    return [
        {
            "player": player.name,
            "games": str(player.games),
            "first places": in_percent(player.firsts, digits),
            "points": f"{player.points:z.1f}",
            "place": f"{player.place:.2f}",
            "rating": f"{player.rating.value:.1f} ±{player.rating.reach:.1f}",
            **(how_it_played(player) if timed else {}),
        }
        for player in table.players
    ]


def how_it_played(player: Standing) -> dict[str, str]:
    return {
        "a move": duration(player.seconds),
        "longest": duration(player.longest),
        "faults": str(player.faults),
    }


def duel_rows(table: Standings) -> list[dict[str, str]]:
    """A line a player: in how many of the games, in percent, it was placed before each other."""
    return [
        {"before": one, **{other: short_percent(met[other]) if other in met else "" for other in table.duels}}
        for one, met in table.duels.items()
    ]


def short_percent(share: Estimate) -> str:
    return f"{100 * share.value:.0f} ±{100 * share.reach:.0f}"


def in_percent(share: Estimate, digits: int = 0) -> str:
    """With its interval: 57 % (49-65)"""
    value, low, high = (f"{100 * part:.{digits}f}" for part in (share.value, share.low, share.high))
    return f"{value} % ({low}-{high})"


def duration(seconds: float) -> str:
    if seconds < 0.0001:
        return "<0.1 ms"
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.1f} ms"


def as_markdown(rows: Sequence[Mapping[str, str]]) -> str:
    """A table of a page; its first column has names."""
    titles = list(rows[0])
    lines = [f"| {' | '.join(titles)} |", f"|---|{'---:|' * (len(titles) - 1)}"]
    return "\n".join(lines + [f"| {' | '.join(row.values())} |" for row in rows])
