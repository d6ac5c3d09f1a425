"""Gymnasium environments: one learner at a table of opponents.

    gymnasium.make("shoal.envs.gymnasium:shoal/FatFish-v0", players=3)

Importing this module registers an environment for each game; the prefix of the id makes Gymnasium import it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np

from ..bots.guard import ask
from ..bots.named import player_named, prepare
from ..bots.player import Answer, Player, Question
from ..core.errors import BadInput, Refused
from ..core.game import Components, Game
from ..core.match import LARGEST_SEED
from ..games import names
from .rewards import Array
from .solo import RENDER_MODES, Solo
from .spaces import actions_of, features_of

RANDOM = "random"


class GameEnv(gymnasium.Env[Array, Any]):
    """A game in which one seat learns.

    The learner sits at `seat`, or at another one each game if it is "random". `opponents` are the name of a computer
    player ("random", "strategy", "hard", …) or a player of your own for all the other seats, or a list of these with
    one for each, clockwise from the learner's left. A player makes an Answer of a Question (bots/player.py).

    An observation has the features of the learner's view. `info["action_mask"]` has a 1 for each legal action;
    `action_masks()` is the same for sb3-contrib. The reward comes at the end, by `points` or by `place` (rewards.py).
    An illegal action ends the game at once, costs as much as the worst game could, and is told in `info["illegal"]`.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  (Gymnasium declares it so)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | str = 0,
        opponents: str | Player | Sequence[str | Player] = RANDOM,
        options: Mapping[str, str] | None = None,
        components: Components | str = "standard",
        reward: str = "points",
        render_mode: str | None = None,
    ) -> None:
        self.table = Solo(game, players, options, components, reward, render_mode)
        self.render_mode = render_mode
        self.action_space = actions_of(self.table.game)
        self.observation_space = features_of(self.table.game)
        check_seat(seat, self.table.players)
        self.opponents = seated(self.table.game, listed(opponents, self.table.players - 1))
        self._wanted_seat = seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal a game. The options of a game are given when the environment is made; those here are not used."""
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(LARGEST_SEED + 1)) if seed is None else seed)
        self.seat = int(draw_seats(self._wanted_seat, self.table.players, 1, self.np_random)[0])
        self._dice = random.Random(int(self.np_random.integers(LARGEST_SEED + 1)))
        self._play_opponents()
        self._ended = False
        return self._seen()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        if self._ended:
            raise Refused("game-over")
        illegal = self.action_space.contains(action) and action not in self.table.legal
        if not illegal:
            self.table.play(action)
            self._play_opponents()
        self._ended = illegal or self.table.is_over
        reward = 0.0
        if self._ended:
            reward = self.table.reward.forfeit if illegal else self.table.rewards()[self.seat]
        features, info = self._seen()
        return features, reward, self._ended, False, {**info, "illegal": illegal}

    def _play_opponents(self) -> None:
        """Let the others act until the learner is asked or the game is over."""
        while not self.table.is_over and self.table.asked != self.seat:
            seat = self.table.asked
            opponent = self.opponents[(seat - self.seat - 1) % self.table.players]
            if callable(opponent):
                question = Question(self.table.game, self.table.view(seat), seat, self.table.legal, self._dice)
                self.table.play(opponent(question).action)
            else:
                self.table.play_at_random()

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        features, mask = self.table.look(self.seat)
        return features, {"action_mask": mask, "seat": self.seat}

    def action_masks(self) -> Array:
        """What the learner may do, as sb3-contrib asks for it."""
        return self.table.look(self.seat)[1].astype(bool)

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return self.table.render(self.seat)


def check_seat(seat: Any, players: int) -> None:
    if seat != RANDOM and (not isinstance(seat, int | np.integer) or not 0 <= seat < players):
        raise BadInput("env-seat", seat=str(seat), last=players - 1)


def draw_seats(seat: int | str, players: int, count: int, dice: np.random.Generator) -> Array:
    """Where the learners of so many games sit."""
    return dice.integers(players, size=count) if seat == RANDOM else np.full(count, seat)


def listed(opponents: Any, count: int) -> list[Any]:
    """One opponent for each of the other seats."""
    one_for_all = isinstance(opponents, str) or callable(opponents)
    each = [opponents] * count if one_for_all else list(opponents) if isinstance(opponents, list | tuple) else []
    if len(each) != count or not all(isinstance(opponent, str) or callable(opponent) for opponent in each):
        raise BadInput("env-opponents", count=count)
    return each


def seated(game: Game, opponents: list[str | Player]) -> list[str | Player]:
    """Opponents that can be asked: a name but "random", which the table plays itself, becomes its computer player."""
    found = [named(game, each) if isinstance(each, str) and each != RANDOM else each for each in opponents]
    if found != opponents:
        names = [each for each in opponents if isinstance(each, str) and each != RANDOM]
        prepare(game, names)  # so that what must be compiled is not taken off their time to think
    return found


def named(game: Game, name: str) -> Player:
    """A computer player with its budget. When it fails or takes too long, another legal move is made for it."""
    found = player_named(game, name)

    def player(question: Question) -> Answer:
        return ask(found, replace(question, budget=found.budget))[0]

    return player


# -- Gymnasium's registry --


def environment_id(game: str) -> str:
    return f"shoal/{game.title().replace('-', '')}-v0"


for _game in names():
    gymnasium.register(
        environment_id(_game),
        entry_point=f"{__name__}:GameEnv",
        vector_entry_point=f"{__package__}.vector:GameVectorEnv",
        kwargs={"game": _game},
    )
