"""The games, one line each. Adding a game adds a folder and its line here."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ..core.errors import BadInput, BadRecord
from ..core.game import Components, Game
from ..core.match import Match
from ..core.record import Record, read

FOLDERS = (
    "fat_fish",
    "fischen",
    "fish_n_stones",
    "fish_fish_fish",
    "fish_eat_fish",
)


def names() -> list[str]:
    return [folder.replace("_", "-") for folder in FOLDERS]


@cache
def game_named(name: str) -> Game:
    """The game of that name, as in records: fat-fish."""
    if name not in names():
        raise BadInput("unknown-game", game=name, known=", ".join(names()))
    game: Game = importlib.import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return game


def all_games() -> list[Game]:
    """All games, in the order in which they are listed everywhere."""
    return [game_named(name) for name in names()]


def new_match(
    game: str,
    players: int,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    components: Components | str = "standard",
    *,
    first: int | None = None,
) -> Match:
    """Set up a match; without a seed chance picks one."""
    return Match(game_named(game), players, seed, options, components, first=first)


def load_match(source: Record | Mapping[str, object] | str | bytes | Path, seed: int | None = None) -> Match:
    """Replay a record (an object, JSON text or the path of a file); BadRecord names the first wrong entry.

    An unfinished match can be played on; its shuffles then come from `seed`.
    """
    record = source if isinstance(source, Record) else read(source)
    return Match.load(game_of(record), record, seed)


def game_of(record: Record) -> Game:
    try:
        return game_named(record.game)
    except BadInput as wrong:
        raise BadRecord(0, wrong) from None
