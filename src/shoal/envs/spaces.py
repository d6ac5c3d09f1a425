"""The spaces of a game, in Gymnasium's terms."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from ..core.game import Game


def actions_of(game: Game) -> Discrete[np.int64]:
    return Discrete(game.actions)


def masks_of(game: Game) -> Box[Any]:
    return Box(0, 1, (game.actions,), np.int8)


def features_of(game: Game) -> Box[Any]:
    """Every number between the least and the most that its piece may have."""
    widths = [prod(piece.shape) for piece in game.pieces]
    least, most = (
        np.repeat([getattr(piece, bound) for piece in game.pieces], widths).astype(np.float32)
        for bound in ("least", "most")
    )
    return Box(least, most, dtype=np.float32)
