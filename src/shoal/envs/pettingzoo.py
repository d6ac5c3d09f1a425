"""PettingZoo environments: every seat is an agent, and each acts when it is asked (AEC).

    from shoal.envs.pettingzoo import fat_fish_v0   # a module for each game, as PettingZoo's own are
    env = fat_fish_v0.env(players=4)

or, once this module is imported, `pettingzoo.make("aec", "shoal/fat_fish-v0", players=4)`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, register
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from ..core.game import Components
from ..core.match import LARGEST_SEED
from ..core.state import SPECTATOR
from ..games import names
from .rewards import Array
from .solo import RENDER_MODES, Solo
from .spaces import actions_of, features_of, masks_of

VERSION = "v0"


def env(game: str, **settings: Any) -> AECEnv:
    """A game with the settings of `raw_env`, wrapped as PettingZoo's own classics are.

    An illegal action ends the game for all, with a warning, and costs the agent as much as the worst game could.
    """
    raw = raw_env(game, **settings)
    judged = TerminateIllegalWrapper(raw, illegal_reward=raw.table.reward.forfeit)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(judged))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  (PettingZoo has no types, and calls it so)
    """A game with an agent at each seat, unwrapped: an illegal action raises Refused and changes nothing.

    An observation has the features of the agent's view and the mask of what it may do, which is all zero for an agent
    that is not asked now. Rewards come at the end: by `points` or by `place` (rewards.py). With a seed, `reset` deals
    the game that Match has with it; without one chance goes on from the last seed, if there was any.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Components | str = "standard",
        reward: str = "points",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, components, reward, render_mode)
        self.table = Solo(game, players, options, components, reward, render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "name": module_name(game),
            "render_modes": RENDER_MODES[:],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = self.table.names
        self.action_spaces = {agent: actions_of(self.table.game) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        features = features_of(self.table.game)
        self.state_space = Box(np.tile(features.low, self.table.players), np.tile(features.high, self.table.players))
        self._dice = random.Random()

    def _observations(self) -> Dict:
        return Dict({"observation": features_of(self.table.game), "action_mask": masks_of(self.table.game)})

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a game. The options of a game are given when the environment is made; those here are not used."""
        self.table.deal(self._dice.randrange(LARGEST_SEED + 1) if seed is None else seed)
        if seed is not None:
            self._dice = random.Random(int(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.asked]

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.table.play(action)
        if self.table.is_over:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self.table.asked]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Array]:
        features, mask = self.table.look(self.possible_agents.index(agent))
        return {"observation": features, "action_mask": mask}

    def state(self) -> Array:
        """What all agents see, one after the other: for critics that may look into every hand."""
        return np.concatenate([self.table.look(seat)[0] for seat in range(self.table.players)])

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return self.table.render(SPECTATOR)

    def close(self) -> None:
        """There is nothing to close."""


# -- A module a game, and PettingZoo's registry --


def module_name(game: str) -> str:
    return f"{game.replace('-', '_')}_{VERSION}"


def __getattr__(name: str) -> ModuleType:
    for game in names():
        if name == module_name(game):
            module = ModuleType(f"{__name__}.{name}", f"PettingZoo environments of {game}.")
            module.__dict__.update(env=partial(env, game), raw_env=partial(raw_env, game))
            return module
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


for _game in names():
    register("aec", f"shoal/{module_name(_game)}", entry_point=env, kwargs={"game": _game})
