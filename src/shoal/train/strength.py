"""How strong a net is while it learns: one seat of it against strategies, at every seat of the same deals."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import numpy as np

from ..core.features import starts
from ..core.game import Game
from .nets import Plan, Weights
from .ppo import act_best
from .slots import CpuSlots, GpuSlots, duels_of

FIRST_DEAL = 10**12  # far from the deals of training


class Strength(NamedTuple):
    players: int
    games: int
    first: float  # the share of first places; even would be 1 / players
    error: float  # 95 % lie within so much
    margin: float  # points before the strategies


def secret_features(game: Game) -> list[int]:
    """The features that tell of a phase in which seats choose secretly."""
    at = dict(zip((piece.name for piece in game.pieces), starts(game.pieces), strict=False))["phase"]
    secret = game.rules.SECRET
    return [at + phase - 1 for phase in range(1, secret.bit_length()) if secret >> phase & 1]


class Gauge:
    """A table for such games, laid once."""

    def __init__(self, game: Game, plan: Plan, players: int, deals: int, gpu: bool, quick: bool, threads: int) -> None:
        self.crew = duels_of(game, players, deals)
        self.deals = deals
        self.plan, self.quick, self.secret = plan, quick, np.array(secret_features(game), int)
        self.seeds = FIRST_DEAL + np.tile(np.arange(deals), players)
        self.slots = (GpuSlots if gpu else CpuSlots)(game, self.crew, self.seeds, 2, 0, threads)

    def measure(self, weights: Weights) -> Strength:
        slots, crew = self.slots, self.crew
        count, players = crew.slots, int(crew.players[0])
        slots.deal(self.seeds)
        mine = (crew.learners.astype(int), np.arange(count))
        first, margin, over = np.zeros(count), np.zeros(count), np.zeros(count, bool)
        row, step = 0, 0
        while not over.all():
            seen = slots.seen(row)
            actions = act_best(weights, seen, jax.random.key(step), self.secret, self.plan, self.quick)
            row, step = 1 - row, step + 1
            slots.step(actions, row)
            ended = slots.host(row, "ended") == 1
            if ended.any():
                shares, points = slots.host(row, "shares") / 60, slots.host(row, "points").astype(float)
                others = (points[:players].sum(0) - points[mine]) / (players - 1)
                first[ended], margin[ended] = shares[mine][ended], (points[mine] - others)[ended]
                over |= ended
        deals = first.reshape(players, self.deals).mean(0)
        error = 1.96 * float(deals.std(ddof=1)) / self.deals**0.5
        return Strength(players, count, float(first.mean()), error, float(margin.mean()))


def usual_players(game: Game) -> list[int]:
    """The numbers of players at which strength is told: the fewest, and four."""
    return sorted({game.players[0], min(4, game.players[-1])})


def gauges(game: Game, plan: Plan, deals: int, **how: Any) -> list[Gauge]:
    return [Gauge(game, plan, players, deals, **how) for players in usual_players(game)]
