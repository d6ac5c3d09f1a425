"""What is to be studied: a game, who plays it, how often. Plain values: any process can be handed a part of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..bots.named import player_named
from ..core.errors import BadInput
from ..core.game import Components, Game
from ..core.match import LARGEST_SEED
from ..core.policy import ALL_MOVES
from ..core.state import UNKNOWN
from ..games import game_named

FOLDS = 64  # parts of a study, each left out once to see how sure a figure is
CHUNK = 20_000  # games that are counted at once: what a process that dies costs at most
WATCHED = 20_000  # games of a study that are looked at decision by decision
PLAYERS = {"random": 1, "best-of-2": 2, "best-of-4": 4, "strategy": ALL_MOVES}  # by how many moves each considers

RECORDED = ("recorded",)  # by whom games were played that are only read


class Part(NamedTuple):
    """Games of one fold, by their numbers."""

    fold: int
    start: int
    end: int


@dataclass(frozen=True)
class Plan:
    """Games of one kind, of the seeds seed, seed + 1, …"""

    game: str
    players: int
    games: int = 10_000
    by: tuple[str, ...] = ("strategy",)  # one for all, or one a seat
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    components: Components | str = "standard"
    never: tuple[int, ...] = ()  # by seat: what it never does, UNKNOWN: it may do anything

    @property
    def loaded_game(self) -> Game:
        return game_named(self.game)

    @property
    def seated(self) -> tuple[str, ...]:
        """Who plays at each seat."""
        return self.by * self.players if len(self.by) == 1 else self.by

    @property
    def is_compiled(self) -> bool:
        """Whether all of it is played by compiled code: no player thinks in Python."""
        return set(self.seated) <= set(PLAYERS)

    @property
    def folds(self) -> int:
        return min(FOLDS, self.games)

    @property
    def watch(self) -> int:
        """Of how many games one is looked at decision by decision."""
        return max(1, self.games // WATCHED)

    def refrains(self) -> tuple[int, ...]:
        return self.never or (UNKNOWN,) * self.players

    def parts(self) -> Iterator[Part]:
        """Its games, in parts that do not depend on who counts them."""
        for fold in range(self.folds):
            start, end = self.games * fold // self.folds, self.games * (fold + 1) // self.folds
            for begin in range(start, end, CHUNK):
                yield Part(fold, begin, min(begin + CHUNK, end))

    def checked(self) -> Plan:
        """This plan, if it can be carried out; BadInput says why not."""
        self.loaded_game.open_box(self.players, self.options, self.components)
        check_players(self.loaded_game, self.by, self.players)
        if not 0 <= self.seed <= LARGEST_SEED - self.games:
            raise BadInput("bad-seed", seed=str(self.seed), most=str(LARGEST_SEED - self.games))
        if self.games < 2:
            raise BadInput("study-games", games=self.games)
        return self

    def head(self) -> dict[str, Any]:
        """What it is, for the numbers beside a report."""
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "by": list(self.seated),
            "seed": self.seed,
            "options": self.loaded_game.spell_out(self.options),
            "components": self.components if isinstance(self.components, str) else dict(self.components),
        }


def check_players(game: Game, by: Sequence[str], players: int) -> None:
    for name in by:
        if name not in PLAYERS:
            player_named(game, name)
    if len(by) not in (1, players):
        raise BadInput("simulate-seats", count=len(by), players=players)
