"""A game on its own, the only one of its batch: what the environments of a single game are made of."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import Any

import numpy as np
from gymnasium import logger
from rich.console import Console

from ..core.batch import Batch
from ..core.errors import BadInput
from ..core.game import Components
from ..core.match import LARGEST_SEED
from ..core.state import UNKNOWN, State
from ..games import game_named
from .rewards import Array, reward_named
from .spaces import actions_of

RENDER_MODES = ["ansi", "human"]
WIDTH = 100  # of a drawing handed out as text


class Solo:
    """One game after the other, each dealt from its seed."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, str] | None,
        components: Components | str,
        reward: str,
        render_mode: str | None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput("env-render-mode", mode=str(render_mode), known=", ".join(RENDER_MODES))
        self.game = game_named(game)
        self.players = self.game.players[0] if players is None else players
        self.reward = reward_named(reward)
        self.render_mode = render_mode
        self.batch = Batch(self.game, self.players, 1, 1, options, components, auto_reset=False)
        self.names = [f"player_{seat}" for seat in range(self.players)]
        self._actions = actions_of(self.game)

    def deal(self, seed: int) -> None:
        """Begin the game that Match and `simulate` have with this seed."""
        if not isinstance(seed, int | np.integer) or not 0 <= seed <= LARGEST_SEED:
            raise BadInput("bad-seed", seed=str(seed), most=str(LARGEST_SEED))
        self.batch.reset([seed])

    @property
    def asked(self) -> int:
        """The seat that is to act, UNKNOWN if the game is over."""
        return int(self.batch.seats[0])

    @property
    def is_over(self) -> bool:
        return self.asked == UNKNOWN

    @property
    def legal(self) -> list[int]:
        """The legal actions of the seat that is to act, ascending."""
        legal: list[int] = self.batch.masks[0].nonzero()[0].tolist()
        return legal

    def play(self, action: Any) -> None:
        """Act for the seat that is to act; or raise Refused with the reason and change nothing."""
        if not self._actions.contains(action):
            raise BadInput("env-action", action=str(action), last=self.game.actions - 1)
        self.batch.step([int(action)])

    def play_at_random(self) -> None:
        self.batch.step_at_random()

    def look(self, seat: int) -> tuple[Array, Array]:
        """New arrays of what a seat sees and may do; a seat that is not asked now may do nothing."""
        if seat == self.asked:
            return self.batch.features[0].copy(), self.batch.masks[0].copy()
        features = np.empty((1, self.game.features), np.float32)
        self.batch.look([seat], features=features)
        return features[0], np.zeros(self.game.actions, np.int8)

    def view(self, seat: int) -> State:
        """What a seat, or a spectator, may know."""
        return self.game.view_of(self.batch.state(0), seat)

    def rewards(self) -> list[float]:
        """What the game that is over is worth to each seat."""
        rewards: list[float] = self.reward.of(self.batch)[0].tolist()
        return rewards

    def render(self, seat: int) -> str | None:
        """Draw the table as a seat, or a spectator, sees it: as text or, for people, to the terminal."""
        if self.render_mode is None:
            logger.warn("render() needs a render_mode, given when the environment is made")
            return None
        picture = self.game.terminal.draw(self.view(seat), seat, self.names)
        if self.render_mode == "human":
            Console(highlight=False).print(picture)
            return None
        text = StringIO()
        Console(file=text, width=WIDTH, color_system=None, highlight=False).print(picture)
        return text.getvalue()
