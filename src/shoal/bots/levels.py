"""The levels: computer players by strength. Server, wire, page and docs take the list from here.

A new level is a name and its seconds here, a section in each game's levels.toml, and the word `level-NAME` of the page.
"""

from collections.abc import Mapping
from typing import Literal, get_args

Level = Literal["easy", "medium", "hard", "expert", "master"]  # the weakest first
SECONDS: Mapping[str, float] = {  # the most for a move
    "easy": 0.2,
    "medium": 0.5,
    "hard": 1.0,
    "expert": 5.0,
    "master": 1.0,
}

RENAMED = {  # settings in levels.toml by names they had before
    "looks": "considered",
    "faith": "opponent_prior",
    "doubt": "prior_scale",
    "ease": "early_stop",
    "slight": "least_share",
    "heat": "temperature",
    "trust": "prior_weight",
    "calm": "secret_prior_weight",
}

LEVELS: tuple[Level, ...] = get_args(Level)
assert tuple(SECONDS) == LEVELS

USUAL: Level = "medium"  # who plays where nobody has said who
HINTER: Level = "hard"  # who gives hints and looks back at games
