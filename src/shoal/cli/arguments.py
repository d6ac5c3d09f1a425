"""Arguments that several commands share, checked."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple

import click

from ..core.errors import BadInput
from ..core.game import Game
from ..core.match import LARGEST_SEED
from ..games import game_named


def is_number(text: str) -> bool:
    """Plain digits: no sign, no blanks, no digits of other scripts."""
    return text.isascii() and text.isdigit() and len(text) < 20


# Where a server keeps what it keeps.
in_folder = click.option(
    "--data", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER", help="Of the SQLite file."
)
in_database = click.option("--database", metavar="URL", help="postgresql://… instead of the SQLite file.")


class GameName(click.ParamType[Game]):
    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        return value if isinstance(value, Game) else game_named(value)


class WholeNumber(click.ParamType[int]):
    """A whole number in plain digits."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        if not is_number(value) or not self.least <= int(value) <= self.most:
            self.fail(f"{value!r} is not a whole number from {self.least} to {self.most}", param, ctx)
        return int(value)


class Components(click.ParamType[dict[str, Any]]):
    """A file with a corrected component table, TOML or JSON."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> dict[str, Any]:
        return value if isinstance(value, dict) else read_table(Path(value))


def read_table(file: Path) -> dict[str, Any]:
    """The table of a TOML or JSON file."""
    try:
        text = file.read_text("utf-8")
        table = tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)
    except OSError as problem:
        raise BadInput("components-file", problem=f"{file}: {problem.strerror}") from None
    except (ValueError, RecursionError) as problem:
        raise BadInput("components-file", problem=f"{file}: {problem}") from None
    if not isinstance(table, dict):
        raise BadInput("components-no-table")
    return table


class Setting(click.ParamType[tuple[str, str]]):
    """name=value"""

    name = "name=value"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, equals, setting = value.partition("=")
        if not equals:
            self.fail(f"{value!r} must be name=value", param, ctx)
        return name, setting


def gathered(record: type[Any]) -> Callable[[Callable[[Any], None]], Callable[..., None]]:
    """Hand a command its arguments as one record, a field each: for commands of more than eight."""

    def decorate(command: Callable[[Any], None]) -> Callable[..., None]:
        @wraps(command)
        def call(**arguments: Any) -> None:
            command(record(**arguments))

        return call

    return decorate


class MatchOptions(NamedTuple):
    """What a match is to be like. A number of players or a seed that was not given is None."""

    players: int | None
    seed: int | None
    options: dict[str, str]
    components: dict[str, Any] | str

    def players_of(self, game: Game) -> int:
        """The number that was given, or the game's smallest."""
        return game.players[0] if self.players is None else self.players


def match_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """--players, --seed, --option and --components, handed to the command as one argument, `match`."""

    @wraps(command)
    def call(
        players: int | None,
        seed: int | None,
        options: tuple[tuple[str, str], ...],
        components: dict[str, Any] | None,
        **others: Any,
    ) -> Any:
        box = "standard" if components is None else components
        return command(match=MatchOptions(players, seed, dict(options), box), **others)

    decorated: Callable[..., Any] = call
    for decorate in (
        click.option("--components", type=Components(), help="A corrected component table (TOML or JSON)."),
        click.option("--option", "options", type=Setting(), multiple=True, help="An option of the game, name=value."),
        click.option(
            "--seed", type=WholeNumber(0, LARGEST_SEED), help="Where chance begins; the same seed, the same cards."
        ),
        click.option("--players", type=WholeNumber(0, 99), help="How many seats."),
    ):
        decorated = decorate(decorated)
    return decorated
