"""Many games with one learner each, stepped together: Gymnasium's vector environment over a batch."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from gymnasium import Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..core.batch import NEW_GAME, Batch
from ..core.errors import BadInput
from ..core.game import Components
from ..core.match import LARGEST_SEED
from ..core.state import UNKNOWN
from ..games import game_named
from .gymnasium import check_seat, draw_seats
from .rewards import Array, reward_named
from .spaces import actions_of, features_of


class GameVectorEnv(VectorEnv[Array, Any, Array]):
    """`num_envs` games, in each of which one seat learns and the others are played at random, all compiled.

    The learner sits at `seat`, or at another one each game if it is "random". Observations are the features of the
    learners' views, `info["action_mask"]` has a 1 for each legal action, and rewards come at the end as in the
    environment of one game. An action that is not legal raises Refused, and no game goes on.

    Where a game has ended the next action counts for nothing and begins the next game (autoreset NEXT_STEP); the mask
    is all ones there. With `copy=False` observations and masks are the arrays that the next step writes into.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    # Many parameters because they are the options of gymnasium.make_vec, which hands them over by name.
    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int | str = 0,
        options: Mapping[str, str] | None = None,
        components: Components | str = "standard",
        reward: str = "points",
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        card = game_named(game)
        players = card.players[0] if players is None else players
        self.batch = Batch(card, players, num_envs, 1, options, components, auto_reset=False, threads=threads)
        self.reward = reward_named(reward)
        check_seat(seat, players)
        self.num_envs = num_envs
        self.single_action_space = actions_of(card)
        self.single_observation_space = features_of(card)
        self._seat, self._copy = seat, copy

    @cached_property
    def action_space(self) -> Space[Any]:  # type: ignore[override]
        return batch_space(self.single_action_space, self.num_envs)

    @cached_property
    def observation_space(self) -> Space[Any]:  # type: ignore[override]
        """Made only when asked for: it is larger than all the games."""
        return batch_space(self.single_observation_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal the games of the seeds seed, seed + 1, …; without one, chance goes on from the last seed.

        The options of a game are given when the environment is made; those here are not used.
        """
        super().reset(seed=seed)
        self._draw_learners(np.ones(self.num_envs, bool))
        self.batch.reset(int(self.np_random.integers(LARGEST_SEED // 2)) if seed is None else seed)
        return self._seen()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        over = self.batch.seats == UNKNOWN
        given = np.asarray(actions)
        if given.shape != over.shape or given.dtype.kind not in "iu" or (given < 0)[~over].any():
            raise BadInput("env-actions", count=self.num_envs, last=self.batch.game.actions - 1)
        self._draw_learners(over)
        self.batch.step(np.where(over, NEW_GAME, given))
        ended = self.batch.ended.astype(bool)
        rewards = np.zeros(self.num_envs)
        if ended.any():
            worth = self.reward.of(self.batch, ended)
            rewards[ended] = worth[np.arange(len(worth)), self.batch.learners[ended]]
        features, info = self._seen()
        return features, rewards, ended, np.zeros(self.num_envs, bool), info

    def _draw_learners(self, slots: Array) -> None:
        """Seat the learners of the games that begin."""
        count = int(slots.sum())
        if count:
            self.batch.learners[slots] = draw_seats(self._seat, self.batch.players, count, self.np_random)

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        features, masks, seats = self.batch.features, self.batch.masks, self.batch.learners
        masks[self.batch.seats == UNKNOWN] = 1
        if self._copy:
            features, masks = features.copy(), masks.copy()
        told = {"action_mask": masks, "seat": seats.copy()}
        # By Gymnasium's custom a second key says which slots have told something: here all of them.
        return features, told | {f"_{key}": np.ones(self.num_envs, bool) for key in told}
