"""How strong a net is while it learns: one seat of it against strategies, at every seat of the same deals."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import numpy as np

from ..core.features import starts
from ..core.game import Game
from ..core.playouts import FIRST_PLACE
from .nets import Plan, Weights
from .ppo import act_best
from .slots import Array, CpuSlots, GpuSlots, Lineup, duels_of

FIRST_DEAL = 10**12  # far from the deals of training
ALIGNED = 16  # JAX takes a row of an array on the GPU only if it begins at a multiple of so many bytes


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


class StrengthTest:
    """A table for such games, laid once. On a GPU some deals more are played, so that the arrays' rows are aligned."""

    def __init__(self, game: Game, plan: Plan, players: int, deals: int, gpu: bool, quick: bool, threads: int) -> None:
        self.deals = deals = -(-deals // ALIGNED) * ALIGNED if gpu else deals
        self.lineup = self.lineup_of(game, players, deals)
        self.plan, self.quick, self.secret = plan, quick, np.array(secret_features(game), int)
        self.seeds = FIRST_DEAL + np.tile(np.arange(deals), players)
        self.slots = (GpuSlots if gpu else CpuSlots)(game, self.lineup, self.seeds, 2, 0, threads)

    def lineup_of(self, game: Game, players: int, deals: int) -> Lineup:
        return duels_of(game, players, deals)

    def choose(self, weights: Weights, seen: dict[str, Any], step: int) -> Any:
        return act_best(weights, seen, jax.random.key(step), self.secret, self.plan, self.quick)

    def measure(self, weights: Weights) -> Strength:
        first, margin = self.play(weights)
        deals = first.reshape(-1, self.deals).mean(0)
        error = 1.96 * float(deals.std(ddof=1)) / self.deals**0.5
        return Strength(int(self.lineup.players[0]), len(first), float(first.mean()), error, float(margin.mean()))

    def play(self, weights: Weights) -> tuple[Array, Array]:
        """By slot, the first game of each: the share of the first place, and the margin in points."""
        slots, lineup = self.slots, self.lineup
        count, players = lineup.slots, int(lineup.players[0])
        slots.deal(self.seeds)
        mine = (lineup.learners.astype(int), np.arange(count))
        first, margin, over = np.zeros(count), np.zeros(count), np.zeros(count, bool)
        row, step = 0, 0
        while not over.all():
            actions = self.choose(weights, slots.seen(row), step)
            row, step = 1 - row, step + 1
            slots.step(actions, row)
            ended = (slots.host(row, "ended") == 1) & ~over  # a quick slot plays its deal again
            if ended.any():
                shares, points = slots.host(row, "shares") / FIRST_PLACE, slots.host(row, "points").astype(float)
                others = (points[:players].sum(0) - points[mine]) / (players - 1)
                first[ended], margin[ended] = shares[mine][ended], (points[mine] - others)[ended]
                over |= ended
        return first, margin


def usual_players(game: Game) -> list[int]:
    """The numbers of players at which strength is told: the fewest, and four."""
    return sorted({game.players[0], min(4, game.players[-1])})


def strength_tests(game: Game, plan: Plan, deals: int, **how: Any) -> list[StrengthTest]:
    return [StrengthTest(game, plan, players, deals, **how) for players in usual_players(game)]
