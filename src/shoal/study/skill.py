"""What skill is worth: one seat against all others, in every seat in turn, on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from ..core.arrays import Counts
from ..core.playouts import FIRST_PLACE
from ..core.state import UNKNOWN
from .estimates import intervals, ratio, spread
from .figures import PERCENT, Figure, Label, census
from .plan import Plan

LADDER = ("random", "best-of-2", "best-of-4", "strategy")
PART = 20  # of the games of a study a contest has this part for each seat,
LEAST, MOST = 640, 10_000  # but at least and at most so many


class Contest(NamedTuple):
    """Somebody against others who are all alike."""

    who: str
    others: str
    never: int = UNKNOWN  # what who never does


def contests(plan: Plan) -> Iterator[Contest]:
    """Each rung of the ladder against the one below, the top against the bottom, and what one never does."""
    for lower, upper in pairwise(LADDER):
        yield Contest(upper, lower)
    yield Contest(LADDER[-1], LADDER[0])
    for never in range(len(plan.loaded_game.rules.NEVER)):
        yield Contest("strategy", "strategy", never)


def games_of(plan: Plan) -> int:
    """Games of a contest for each seat."""
    return min(max(plan.games // PART, LEAST), MOST, plan.games)


def total_games(plan: Plan) -> int:
    """Games of all contests together."""
    return games_of(plan) * plan.players * len(list(contests(plan)))


def measure(plan: Plan, play: Callable[[Plan], Counts]) -> list[Figure]:
    """Play all contests; what they say."""
    found: list[Figure] = []
    for contest in contests(plan):
        rounds = [seated(plan, contest, seat) for seat in range(plan.players)]
        found += figures_of(plan, contest, [play(one).seats for one in rounds])
    return found


def seated(plan: Plan, contest: Contest, seat: int) -> Plan:
    """The contest with who at this seat."""
    others = [contest.others] * plan.players
    others[seat] = contest.who
    never = [UNKNOWN] * plan.players
    never[seat] = contest.never
    return Plan(
        plan.game,
        plan.players,
        games_of(plan),
        tuple(others),
        plan.seed,
        plan.options,
        plan.components,
        tuple(never) if contest.never != UNKNOWN else (),
    )


def figures_of(plan: Plan, contest: Contest, rounds: list[Any]) -> Iterator[Figure]:
    """The share of first places of who, and how much of all differences in result that explains."""
    c = census(plan)
    folds = len(rounds[0])
    won = spread(sum(found[:, seat, c.SHARE] for seat, found in enumerate(rounds)), folds)
    squares = spread(sum(found[:, :, c.SHARE_SQUARES].sum(1) for found in rounds), folds)
    all_shares = spread(sum(found[:, :, c.SHARE].sum(1) for found in rounds), folds)
    share, even = ratio(won, all_shares), 1 / plan.players
    if contest.never != UNKNOWN:
        name = plan.loaded_game.rules.NEVER[contest.never]
        text = f"Who never {name} wins {{}} against others who do as they like (even would be {100 * even:.1f} %)."
        label = Label("restricted play", f"never {name}", PERCENT, text, 100 * even)
        yield Figure(label, intervals(100 * share)[0])
        return
    against = f"{contest.who} against {contest.others}"
    who = contest.who.capitalize()
    text = f"{who} wins {{}} against {contest.others} in all other seats (even would be {100 * even:.1f} %)."
    yield Figure(Label("skill", f"{against} wins", PERCENT, text, 100 * even), intervals(100 * share)[0])
    other = (1 - share) / (plan.players - 1)
    explained = ((share - even) ** 2 + (plan.players - 1) * (other - even) ** 2) / plan.players
    whole = ratio(squares, all_shares * FIRST_PLACE * plan.players) - even**2
    part = 100 * ratio(explained, whole)
    text = f"Who of them plays explains {{}} of who wins; the rest is luck ({against})."
    yield Figure(Label("luck and skill", f"skill's share, {against}", PERCENT, text), intervals(np.asarray(part))[0])
