"""Arguments that several commands share, checked."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from ..core.errors import BadInput
from ..core.game import Game
from ..core.match import LARGEST_SEED
from ..games import game_named


def is_number(text: str) -> bool:
    """Plain digits: no sign, no blanks, no digits of other scripts."""
    return text.isascii() and text.isdigit() and len(text) < 20


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
        if isinstance(value, dict):
            return value
        try:
            text = Path(value).read_text("utf-8")
            table = tomllib.loads(text) if Path(value).suffix == ".toml" else json.loads(text)
        except OSError as problem:
            raise BadInput("components-file", problem=f"{value}: {problem.strerror}") from None
        except (ValueError, RecursionError) as problem:
            raise BadInput("components-file", problem=f"{value}: {problem}") from None
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


def match_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """--players, --seed, --option and --components."""
    for decorate in (
        click.option("--components", type=Components(), help="A corrected component table (TOML or JSON)."),
        click.option("--option", "options", type=Setting(), multiple=True, help="An option of the game, name=value."),
        click.option(
            "--seed", type=WholeNumber(0, LARGEST_SEED), help="Where chance begins; the same seed, the same cards."
        ),
        click.option("--players", type=WholeNumber(0, 99), help="How many seats."),
    ):
        command = decorate(command)
    return command
