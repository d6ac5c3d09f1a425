"""The players by their names: random, strategy, net, search-1000, and the levels of each game."""

from __future__ import annotations

import importlib
import pkgutil
import random
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

from ..core.backends import Backend
from ..core.errors import BadInput
from ..core.game import Game
from ..core.match import Match
from ..core.renamed import by_new_names
from . import players
from .levels import LEVELS, RENAMED, SECONDS
from .player import Budget, Named, PlayerFile, Wanted, question_of


def player_named(game: Game, name: str, backend: Backend | None = None) -> Named:
    """The player of this name: a level, or what a file of players/ makes."""
    if name in LEVELS:
        level = level_of(game, name, backend)
        made = player_file(level.kind).make(level)
        return Named(name, made.player, Budget(made.budget.iterations, SECONDS[name]))
    kind = name.partition("-")[0].partition(":")[0]
    found = re.fullmatch(player_file(kind).PATTERN, name) if kind in kinds() else None
    if found is None:
        known = [player_file(kind).EXAMPLE for kind in kinds()]
        raise BadInput("unknown-player", name=name, known=", ".join((*known, *LEVELS)))
    argument = found[1] if found.re.groups else None
    settings = configurations(game).get(kind, {})
    return player_file(kind).make(Wanted(game, kind, name, argument or "", settings, backend))


def level_of(game: Game, level: str, backend: Backend | None = None) -> Wanted:
    """What kind of player a level is: with the settings of that kind, those of the level on top."""
    levels = configurations(game)
    own = dict(levels[level])
    kind = own.pop("player")
    return Wanted(game, kind, level, "", {**levels.get(kind, {}), **own}, backend)


def configurations(game: Game) -> Mapping[str, Mapping[str, Any]]:
    """How each kind of player goes about this game, and what makes each level: levels.toml in the game's folder."""
    return read_levels(game.path("levels.toml"))


@cache
def read_levels(file: Path) -> Mapping[str, Mapping[str, Any]]:
    return {name: by_new_names(section, RENAMED) for name, section in tomllib.loads(file.read_text("utf-8")).items()}


@cache
def kinds() -> tuple[str, ...]:
    """The files of players/."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(players.__path__)))


def player_file(kind: str) -> PlayerFile:
    """A file of players/, loaded when somebody wants such a player."""
    return cast(PlayerFile, importlib.import_module(f"{players.__name__}.{kind}"))


def prepare(game: Game, names: Iterable[str] = LEVELS) -> None:
    """Load what these players of a game are compiled from, so that their first move is as quick as the others."""
    match = Match(game, game.players[0], seed=1)
    while len(match.legal_actions(match.to_act[0])) == 1:
        match.play_action(match.to_act[0], match.legal_actions(match.to_act[0])[0])
    for name in names:
        player_named(game, name).player(question_of(match, match.to_act[0], random.Random(1), Budget(iterations=1)))
