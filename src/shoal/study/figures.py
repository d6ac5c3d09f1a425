"""The figures of a study: what its counts say, each with an interval and a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..core.arrays import Counts
from ..core.backends import Backend
from ..core.playouts import FIRST_PLACE
from ..core.words import say
from .counting import census_of
from .estimates import Estimate, intervals, left_out, ratio
from .plan import RECORDED, Plan

PERCENT, POINTS, DECISIONS, TIMES, MINUTES, MOVES = "%", "points", "decisions", "times", "minutes", "moves"
ORDINALS = ("who begins", "the second", "the third", "the fourth", "the fifth", "the sixth")
FEW = 30  # seats that had something: with fewer nothing is said of what it is worth


class Label(NamedTuple):
    """What a figure is of."""

    section: str
    name: str
    unit: str
    meaning: str  # a plain sentence, in which {} is the figure with its interval; {more} becomes less below nothing
    even: float | None = None  # what it would be if it made no difference


class Figure(NamedTuple):
    """A figure with its interval."""

    label: Label
    value: Estimate

    @property
    def sentence(self) -> str:
        meaning, value = self.label.meaning.replace(" %", "\N{NO-BREAK SPACE}%"), self.value
        if "{more}" in meaning:
            meaning = meaning.replace("{more}", "less" if value.value < 0 else "more")
            value = -value if value.value < 0 else value
        return meaning.replace("{}", in_words(value, self.label.unit))


Column = tuple[Label, Any]  # a label, and the figure along the axis of the folds


def in_words(value: Estimate, unit: str) -> str:
    """12.3 ± 0.4 %"""
    unit = f" {unit}" if unit else ""
    return f"{number(value)} ± {value.error:z.{digits_of(value)}f}{unit}".replace(" ", "\N{NO-BREAK SPACE}")


def number(value: Estimate) -> str:
    """12.3, without its interval: with a true minus, and none where it is rounded to nothing."""
    return f"{value.value:z.{digits_of(value)}f}".replace("-", "−")


def digits_of(value: Estimate) -> int:
    """As many as the interval supports: two digits of the error."""
    if value.error <= 0:
        return 1 if abs(value.value) < 1000 else 0
    return min(max(int(np.ceil(1 - np.log10(value.error))), 0), 3)


def figures(plan: Plan, counts: Counts, pace: float) -> list[Figure]:
    """All figures of one study."""
    found = list(figure_columns(plan, left_out(counts), pace))
    values = intervals(np.stack([column for _, column in found], 1))
    return [Figure(label, value) for (label, _), value in zip(found, values, strict=True)]


def figure_columns(plan: Plan, counts: Counts, pace: float) -> Iterator[Column]:
    """Every figure, along the axis in front of the counts."""
    yield from of_seats(plan, counts)
    yield from of_length(plan, counts, pace)
    yield from of_points(plan, counts)
    yield from of_course(plan, counts)
    yield from of_decisions(plan, counts)
    yield from of_endings(plan, counts)
    yield from of_marks(plan, counts)


def census(plan: Plan) -> Any:
    return census_of(plan.loaded_game, Backend.INTERPRETED)


def of_seats(plan: Plan, counts: Counts) -> Iterator[Column]:
    c = census(plan)
    games = counts.sums[:, c.GAMES]
    even = 100 / plan.players
    for place in range(plan.players):
        who = ORDINALS[place]
        share = 100 * ratio(counts.orders[:, place, c.SHARE], FIRST_PLACE * games)
        text = f"{who.capitalize()} wins {{}} of the games (even would be {even:.1f} %)."
        yield Label("seats", f"{who} wins", PERCENT, text, even), share
    for place in range(plan.players):
        who = ORDINALS[place]
        points = ratio(counts.orders[:, place, c.POINT_SUM], games)
        yield Label("seats", f"{who} scores", POINTS, f"{who.capitalize()} scores {{}} on average."), points
    names = plan.seated
    for seat in range(plan.players):
        share = 100 * ratio(counts.seats[:, seat, c.SHARE], FIRST_PLACE * games)
        who = f"seat {seat}" if plan.by == RECORDED else f"seat {seat} ({names[seat]})"
        yield Label("seats", f"{who} wins", PERCENT, f"At {who} {{}} of the games are won.", even), share


def of_length(plan: Plan, counts: Counts, pace: float) -> Iterator[Column]:
    c = census(plan)
    games = counts.sums[:, c.GAMES]
    length = ratio(counts.sums[:, c.DECISIONS], games)
    yield Label("length", "decisions", DECISIONS, "A game takes {}, all seats together."), length
    text = f"At {pace:g} seconds a decision that is {{}}."
    yield Label("length", "minutes", MINUTES, text), length * pace / 60
    spread = np.sqrt(np.maximum(ratio(counts.sums[:, c.SQUARES], games) - length**2, 0))
    yield Label("length", "spread", DECISIONS, "From game to game that differs by {} (standard deviation)."), spread


def of_points(plan: Plan, counts: Counts) -> Iterator[Column]:
    c = census(plan)
    games = counts.sums[:, c.GAMES]
    spread = plan.loaded_game.rules.SPREAD
    points = ratio(counts.seats[:, :, c.POINT_SUM].sum(1), games * plan.players)
    yield Label("points", "a seat's points", POINTS, "A seat ends with {} on average."), points
    margin = ratio(counts.sums[:, c.MARGIN], games)
    yield Label("points", "margin", POINTS, "The first is ahead of the second by {}."), margin
    ties = 100 * ratio(counts.sums[:, c.TIES], games)
    yield Label("points", "shared first places", PERCENT, "In {} of the games the first place is shared."), ties
    text = f"{{}} of the games are blow-outs: won by more than {2 * spread} points."
    yield Label("points", "blow-outs", PERCENT, text), 100 * ratio(counts.sums[:, c.BLOWOUTS], games)


def chances(counts: Counts) -> Any:
    """By fold and moment: the win chance of the later winner, as leads at that moment have turned out on the whole."""
    seats, won = counts.ticks[..., 0].astype(float), counts.ticks[..., 1] / FIRST_PLACE
    return ratio((won * ratio(won, seats)).sum(2), won.sum(2))


def of_course(plan: Plan, counts: Counts) -> Iterator[Column]:
    c = census(plan)
    chance = 100 * chances(counts)
    for part in (0, 25, 50, 75, 95):
        text = f"When {part} % of the game is played, the later winner's chance is {{}}."
        yield Label("course", f"later winner's chance at {part} %", PERCENT, text), chance[:, part * c.TICKS // 100]
    judged = counts.sums[:, c.JUDGED]
    decided = 100 * ratio(counts.sums[:, c.DECIDED], judged * c.MILLE)
    text = "From {} of the game on its winner is ahead and stays so."
    yield Label("course", "decided", PERCENT, text), decided
    changes = ratio(counts.sums[:, c.CHANGES], counts.sums[:, c.WATCHED])
    yield Label("course", "lead changes", TIMES, "The lead changes {} in a game."), changes
    led = ratio(counts.sums[:, c.LEADER_WINS], counts.sums[:, c.LED])
    text = "Who is ahead at half-time wins {} of the games in which somebody is."
    yield Label("course", "leader at half-time wins", PERCENT, text), 100 * led
    back = plan.loaded_game.rules.SPREAD / 2
    text = f"{{}} of the games are come-backs: the winner was {back:g} points or more behind at half-time."
    yield Label("course", "come-backs", PERCENT, text), 100 * ratio(counts.sums[:, c.COMEBACKS], judged)


def of_decisions(plan: Plan, counts: Counts) -> Iterator[Column]:
    c = census(plan)
    decisions = counts.sums[:, c.DECISIONS]
    yield (
        Label("decisions", "moves to choose from", MOVES, "At a decision there are {} to choose from."),
        ratio(counts.sums[:, c.MOVES], decisions),
    )
    choices = 100 * ratio(counts.sums[:, c.CHOICES], decisions)
    yield Label("decisions", "real choices", PERCENT, "{} of the decisions have more than one legal move."), choices
    secret = 100 * ratio(counts.sums[:, c.SECRETS], decisions)
    if counts.sums[0, c.SECRETS]:
        yield Label("decisions", "secret choices", PERCENT, "{} are made secretly, at the same time."), secret
    weighed = counts.sums[:, c.WEIGHED]
    matter = 100 * ratio(counts.sums[:, c.MATTER], weighed)
    least = plan.loaded_game.rules.SPREAD / 10
    lead = "1 point" if least == 1 else f"{least:g} points"
    text = f"{{}} of the open choices matter: the best move seems worth {lead} more than the second best."
    yield Label("decisions", "choices that matter", PERCENT, text), matter
    gap = ratio(counts.sums[:, c.GAP_SUM], 100 * weighed)
    yield Label("decisions", "best above second best", POINTS, "On average the best move seems {} better."), gap


def of_endings(plan: Plan, counts: Counts) -> Iterator[Column]:
    c, game = census(plan), plan.loaded_game
    for number, key in enumerate(game.narration.ENDINGS):
        words = say(key, {}, folder=game.folder)
        share = 100 * ratio(counts.endings[:, number], counts.sums[:, c.GAMES])
        yield Label("endings", words, PERCENT, f"{{}} of the games end so: {words}."), share


def of_marks(plan: Plan, counts: Counts) -> Iterator[Column]:
    """How often each is there, and what goes with it: for who has it against who has not."""
    c = census(plan)
    seats, shares = counts.sums[:, c.GAMES] * plan.players, FIRST_PLACE * counts.sums[:, c.GAMES]
    for number, mark in enumerate(plan.loaded_game.rules.MARKS):
        had = counts.marks[:, number]
        if not had[0, c.WITH]:
            continue
        name, thing = f"{mark.group}: {mark.name}", f"{mark.group}, {mark.name}"
        text = f"{thing}: {{}} for a seat in a game."
        yield Label("uses", name, TIMES, text), ratio(had[:, c.COUNT], seats)
        without = seats - had[:, c.WITH]
        if min(had[0, c.WITH], without[0]) >= FEW:
            gain = ratio(had[:, c.SHARE_WITH], had[:, c.WITH]) - ratio(shares - had[:, c.SHARE_WITH], without)
            text = f"{thing}: with it a seat wins {{}} {{more}} often than without (percentage points)."
            yield Label("worth in wins", name, PERCENT, text, 0.0), 100 * gain / FIRST_PLACE
        spread = ratio(had[:, c.COUNT_SQUARES], seats) - ratio(had[:, c.COUNT], seats) ** 2
        if spread[0] > 0 and had[0, c.WITH] >= FEW:
            slope = ratio(ratio(had[:, c.COUNT_LEAD], seats), spread * plan.players)
            because = "is worth" if mark.dealt else "goes with"
            text = f"{thing}: one more {because} {{}} of lead over the table's mean."
            yield Label("worth of one more", name, POINTS, text, 0.0), slope
