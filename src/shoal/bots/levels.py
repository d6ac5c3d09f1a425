"""The levels: computer players by strength. Server, wire, page and docs take the list from here.

A new level is a name, its seconds and who plays so here, a section in each game's levels.toml, and on the page the
words `level-NAME` and `style-NAME` and a face (art/Face.svelte).
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

OPPONENTS: Mapping[Level, str] = {  # what people call who plays so: made up, and the same in all languages
    "easy": "Blub",
    "medium": "Zip",
    "hard": "Snap",
    "expert": "Okto",
    "master": "Glim",
}
NUMERALS = ("", " II", " III", " IV", " V", " VI")  # behind the name, where several of a level sit at a table

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
assert tuple(SECONDS) == tuple(OPPONENTS) == LEVELS

USUAL: Level = "medium"  # who plays where nobody has said who
HINTER: Level = "hard"  # who gives hints and looks back at games
