"""Every game and player count, and what a seat of a match sees of it."""

from __future__ import annotations

from io import StringIO
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from shoal import Match, all_games


def of_game(name: str, *values: object) -> object:
    """A case of one game: they all go to one process, where the game is loaded once."""
    return pytest.param(name, *values, marks=pytest.mark.xdist_group(name), id="-".join(map(str, (name, *values))))


GAMES = [of_game(game.name) for game in all_games()]
TABLES = [of_game(game.name, players) for game in all_games() for players in game.players]


def features_seen(match: Match, seat: int) -> np.ndarray[Any, Any]:
    """The features of a seat's view, by interpreted rules."""
    out: Any = np.zeros(match.game.features, np.float32)
    match.game.rules.features(match.view(seat), seat, out)
    return out  # type: ignore[no-any-return]


def drawn(match: Match, seat: int) -> str:
    """The table as a seat, or a spectator, sees it."""
    text = StringIO()
    names = [f"player_{other}" for other in range(match.players)]
    Console(file=text, width=100, color_system=None, highlight=False).print(
        match.game.terminal.draw(match.view(seat), seat, names)
    )
    return text.getvalue()
