"""The players by their names: random, strategy, net, search-1000, and the levels of each game."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..core.backends import Backend
from ..core.errors import BadInput
from ..core.game import Game
from ..core.match import Match
from .net import net_player
from .player import NO_LIMIT, Budget, Player, question_of
from .search import Settings, searcher
from .simple import random_player, strategist

LEVELS = ("easy", "medium", "hard", "expert")
SECONDS = {"easy": 0.2, "medium": 0.5, "hard": 1.0, "expert": 5.0}  # the most a level thinks about a move


@dataclass(frozen=True)
class Named:
    """A player of one game with the budget that goes with its name."""

    name: str
    player: Player
    budget: Budget = NO_LIMIT


def player_named(game: Game, name: str, backend: Backend | None = None) -> Named:
    """The player of this name: a level, random, strategy, net or net:FILE, or search-N with N iterations a move."""
    levels = configurations(game)
    if name == "random":
        return Named(name, random_player)
    if name == "strategy":
        return Named(name, strategist(backend=backend))
    if name == "net" or name.startswith("net:"):
        return Named(name, net_player(game, Path(name[4:]) if name[4:] else None, backend))
    if found := re.fullmatch(r"search-([1-9][0-9]{0,8})", name):
        return Named(name, searcher(Settings(**levels["search"]), backend), Budget(iterations=int(found[1])))
    if name in LEVELS:
        if levels[name]["player"] == "strategy":
            return Named(name, strategist(levels[name]["considered"], backend), Budget(seconds=SECONDS[name]))
        settings, budget = search_level(game, name)
        return Named(name, searcher(settings, backend), budget)
    raise BadInput("unknown-player", name=name, known=", ".join(("random", "strategy", "net", "search-1000", *LEVELS)))


def search_level(game: Game, level: str) -> tuple[Settings, Budget]:
    """The settings and the budget of a level that searches."""
    levels = configurations(game)
    own = {name: value for name, value in levels[level].items() if name not in ("player", "iterations")}
    return Settings(**levels["search"] | own), Budget(levels[level].get("iterations"), SECONDS[level])


def configurations(game: Game) -> dict[str, dict[str, Any]]:
    """How the search goes about this game, and what makes each level: levels.toml in the game's folder."""
    return tomllib.loads(game.path("levels.toml").read_text("utf-8"))


def prepare(game: Game, names: Iterable[str] = ("strategy", "search-1")) -> None:
    """Load what these players of a game are compiled from, so that their first move is as quick as the others."""
    match = Match(game, game.players[0], seed=1)
    while len(match.legal_actions(match.to_act[0])) == 1:
        match.play_action(match.to_act[0], match.legal_actions(match.to_act[0])[0])
    for name in names:
        player_named(game, name).player(question_of(match, match.to_act[0], random.Random(1), Budget(iterations=1)))
