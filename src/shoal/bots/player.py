"""The protocol of computer players: a question about a view, answered with a move and, if asked for, why."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from ..core.backends import Backend
from ..core.game import Game
from ..core.match import Match
from ..core.state import State


class Budget(NamedTuple):
    """How long a player may think: whichever runs out first. None is no limit."""

    iterations: int | None = None
    seconds: float | None = None


NO_LIMIT = Budget()


@dataclass(frozen=True)
class Question:
    """What shall this seat do? All that a player is told."""

    game: Game
    view: State  # what the seat may know
    seat: int
    legal: Sequence[int]
    dice: random.Random
    budget: Budget = NO_LIMIT
    clock: Callable[[], float] = time.perf_counter  # that counts the seconds of the budget

    @property
    def is_secret(self) -> bool:
        """Whether others choose at the same time, unseen."""
        return bool(self.game.rules.SECRET >> self.view.phase & 1)


class Candidate(NamedTuple):
    """A move a player thought about. What it has no estimate of is None."""

    action: int
    share: float  # of its attention, or of the mix it draws from
    chance: float | None = None  # to win; a shared first place counts in parts
    points: float | None = None  # at the end
    gain: float | None = None  # points the move itself seems worth


class Answer(NamedTuple):
    """The move a player makes and, as far as it has thought about them, the others."""

    action: int
    candidates: tuple[Candidate, ...] = ()  # the best first
    thought: int = 0  # playouts made
    decisions: int = 0  # made in them
    backend: Backend | None = None  # in which the rules ran in them


Player = Callable[[Question], Answer]


# -- Players by name --


@dataclass(frozen=True)
class Named:
    """A player of one game with the budget that goes with its name."""

    name: str
    player: Player
    budget: Budget = NO_LIMIT


class Wanted(NamedTuple):
    """A player that somebody asks for by its name."""

    game: Game
    kind: str  # the file of players/: search
    name: str  # search-1000, or that of a level
    argument: str  # the first group of the file's PATTERN: 1000; empty if there is none, and for a level
    settings: Mapping[str, Any]  # of levels.toml: the section of the file's name, that of the level on top
    backend: Backend | None  # in which the rules are to run; None: the fastest


class PlayerFile(Protocol):
    """What a file of players/ holds. It makes all players whose name begins with its own, and levels that name it."""

    PATTERN: str  # its names as a regular expression
    EXAMPLE: str  # one of them, for the list of players

    def make(self, wanted: Wanted) -> Named:
        """The player, and its budget where the name or the settings have one. A level's seconds are put in later."""


# -- Asking --


def question_of(match: Match, seat: int, dice: random.Random, budget: Budget = NO_LIMIT) -> Question:
    """What a seat that is to act would ask a player."""
    return Question(match.game, match.view(seat), seat, match.legal_actions(seat), dice, budget)
