"""What puzzles are about: themes, found from the reasons that speak for their keys, by the themes.toml of each game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from ..games import game_named
from .puzzle import Puzzle

QUIET = "quiet"  # nothing that could be told in a few words speaks for it
# points: to be had now; certainty: what can't fail; risk: what most likely won't; growth: what gives more later;
# rivals: what others then don't have; saving: what stays in the hand; timing: when it is done; room: where;
# restraint: what is better left alone.
THEMES = ("points", "certainty", "risk", "growth", "rivals", "saving", "timing", "room", "restraint", QUIET)


def themes_of(game: str, puzzle: Puzzle) -> tuple[str, ...]:
    """The themes of a puzzle of a game, the most telling first."""
    found = [theme for reason in puzzle.reasons if (theme := by_merit(game).get(reason.key))]
    return tuple(dict.fromkeys(found)) or (QUIET,)


@cache
def by_merit(game: str) -> Mapping[str, str]:
    """The theme of each merit of a game."""
    file = game_named(game).path("themes.toml")
    if not file.exists():
        return {}
    told = tomllib.loads(file.read_text("utf-8"))
    return {merit: theme for theme, merits in told.items() for merit in merits}
