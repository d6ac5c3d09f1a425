"""A best response that is trained: a copy of a frozen net learns what beats it, at one seat against it at all others.

What it gains over the frozen net in its place, on deals it has never seen, is what can be read in that net at least:
longer training may find more.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ..bots.net import net_of
from ..core.game import Game
from ..train.checkpoint import peek
from ..train.nets import Plan, Weights, new_weights, plan_of
from ..train.ppo import act_best
from ..train.publish import read_net
from ..train.run import NET, Report, RunOptions, prepare_jax, train
from ..train.settings import Settings, settings_of
from ..train.slots import Lineup, duels_of
from ..train.strength import StrengthTest

NOWHERE = np.zeros(0, int)  # the features that make the responder draw: whoever answers a mix has nothing to hide

# It learns against one player only, whom it can't drive round in circles: little entropy, and no imitation.
RESPONDING = {
    "options": "0.0",
    "horizon": "0",
    "imitation": "0",
    "imitation_fade": "0",
    "rate": "0.0006",
    "entropy": "[0.02, 0.002]",
    "margin": "0.1",
    "remembered": "1",
}


class Trained(NamedTuple):
    """First places by deal, of the responder and of the frozen net in its place; and what it took."""

    respond: list[float]
    plain: list[float]
    decisions: int
    seconds: float


class Duel(StrengthTest):
    """One seat against a frozen net at all others, at every seat of the same deals. The net plays as `net` does."""

    frozen: Weights
    draws: Any  # the features that make the one draw

    def lineup_of(self, game: Game, players: int, deals: int) -> Lineup:
        lineup = duels_of(game, players, deals)
        return lineup._replace(strategists=np.zeros_like(lineup.strategists))

    def choose(self, weights: Weights, seen: dict[str, Any], step: int) -> Any:
        keys = jax.random.split(jax.random.key(step))
        theirs = act_best(self.frozen, seen, keys[0], self.secret, self.plan, self.quick)
        mine = act_best(weights, seen, keys[1], self.draws, self.plan, self.quick)
        return jnp.where(seen["seats"] == self.lineup.learners, mine, theirs)

    def shares(self, weights: Weights, draws: Any) -> list[float]:
        """First places of the one, by deal."""
        self.draws = draws
        first, _ = self.play(weights)
        return [float(share) for share in first.reshape(-1, self.deals).mean(0)]


def settings_for(game: Game, file: Path, players: int, device: str, changes: dict[str, str]) -> Settings:
    """How to learn against the net of a file: a net of the same shape, at one number of players."""
    plan = json.loads(net_of(game, file).about["plan"])
    shape = {f"net.{name}": str(plan[name]) for name in ("width", "blocks", "channels")}
    frozen = {"frozen": json.dumps(str(file)), "players": f"{{{players} = 1.0}}"}
    return settings_of(game, RESPONDING | shape | frozen | changes, device)


def train_response(
    game: Game, file: Path, players: int, run_options: RunOptions, changes: dict[str, str], report: Report
) -> None:
    """Train a best response to the net of a file, from this net itself; the folder of the run then has it."""
    train(
        game, settings_for(game, file, players, run_options.device, changes), run_options._replace(start=file), report
    )


def measure_response(game: Game, file: Path, players: int, deals: int, run_options: RunOptions) -> Trained:
    """What the responder in the folder wins against the net of a file, and what that net wins in its place."""
    prepare_jax(run_options.device)
    on_gpu = run_options.device == "gpu"
    plan = plan_of(game, settings_for(game, file, players, run_options.device, {}).net)
    read = partial(weights_of, game, plan)
    table = Duel(game, plan, players, deals, on_gpu, on_gpu, run_options.threads)
    table.frozen = read(file)
    _, progress = peek(run_options.folder, game)
    respond = table.shares(read(run_options.folder / NET), NOWHERE)
    return Trained(respond, table.shares(table.frozen, table.secret), progress.decisions, progress.seconds)


def weights_of(game: Game, plan: Plan, file: Path) -> Weights:
    return read_net(file, game, new_weights(jax.random.key(0), plan))[0]
