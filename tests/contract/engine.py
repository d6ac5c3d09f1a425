"""Every game × player count × option, and the two ways to run its rules behind one face."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

from shoal import State, all_games, game_named
from shoal.core import backends


class Case(NamedTuple):
    """One way to set up a game."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game, f"{self.players}p", *(f"{name}={value}" for name, value in self.options)])

    def box(self) -> State:
        return game_named(self.game).open_box(self.players, dict(self.options))


def cases() -> list[Case]:
    """All of them."""
    found = []
    for game in all_games():
        values = [[(name, value) for value in option.values] for name, option in game.options.items()]
        for players in game.players:
            found += [Case(game.name, players, options) for options in itertools.product(*values)]
    return found


def player_counts() -> list[Case]:
    """Every game and player count, options as by default."""
    return [case for case in cases() if dict(case.options) == game_named(case.game).spell_out({})]


@functools.cache
def few() -> set[Case]:
    """Every game and player count as usual; every other value of an option, and all of them together, at some count."""
    found = set(player_counts())
    for game in all_games():
        usual = game.spell_out({})
        others = [{name: value} for name, option in game.options.items() for value in option.values]
        others = [other for other in others if usual != usual | other]
        together = {name: value for other in others for name, value in other.items()}
        for number, other in enumerate([*others, together]):
            players = game.players[number % len(game.players)]
            found.add(Case(game.name, players, tuple((usual | other).items())))
    return found


def some(case: Case) -> list[pytest.MarkDecorator]:
    """Where a test takes long and the options hardly matter: all but a few cases are left to the long runs."""
    return [] if case in few() else [pytest.mark.long]


class Engine:
    """The rules of a game, interpreted or compiled, over states that can be compared."""

    def __init__(self, name: str, *, compiled: bool) -> None:
        self.game = game_named(name)
        self.compiled = compiled
        backend = backends.Backend.COMPILED if compiled else backends.Backend.INTERPRETED
        self.rules = backends.rules_of(self.game.folder, backend)
        self.playouts = backends.template("playouts", self.game.folder, backend)
        self._legal: Any = np.zeros(self.game.actions, np.int64) if compiled else [0] * self.game.actions

    def state_of(self, state: State) -> Any:
        """A copy of an interpreted state to run this engine's rules on."""
        if not self.compiled:
            return state.copy()
        array = self.game.state.array(1)
        state.pack(array, 0)
        return array[0]

    def copy(self, s: Any) -> Any:
        return self.state_of(self.plain(s)) if self.compiled else s.copy()

    def plain(self, s: Any) -> State:
        """The state as an interpreted one."""
        if isinstance(s, State):
            return s
        return self.game.state.unpack(np.array([s], self.game.state.dtype()), 0)

    def flat(self, s: Any) -> list[int]:
        return self.plain(s).flat()

    def dealt(self, case: Case, seed: int) -> Any:
        s = self.state_of(case.box())
        self.playouts.deal(s, seed)
        return s

    def legal(self, s: Any, seat: int) -> list[int]:
        return [int(action) for action in self._legal[: self.rules.legal(s, seat, self._legal)]]

    def accepted(self, s: Any, seat: int) -> list[int]:
        """What why_not allows, asked for every action there is."""
        return [action for action in range(self.game.actions) if self.rules.why_not(s, seat, action) == 0]

    def view(self, s: Any, seat: int) -> Any:
        view = self.copy(s)
        view.rng[:] = [0] * 4
        self.rules.hide(view, seat)
        return view

    def world(self, view: Any, seat: int, seed: int) -> Any:
        """A full state that the seat can't tell from the true one."""
        world = self.copy(view)
        self.playouts.plant(world, seed)
        self.rules.determinize(world, seat)
        return world

    def play_out(self, s: Any) -> int:
        decisions: int = self.playouts.play_out(s, self._legal)
        return decisions

    def random_play(self, s: Any) -> Iterator[Any]:
        """The state before each decision of a random game, then after the last."""
        while s.phase != -1:
            yield s
            self.playouts.random_step(s, self._legal)
        yield s


def owing(s: Any) -> list[int]:
    return [seat for seat in range(s.players) if s.owing >> seat & 1]
