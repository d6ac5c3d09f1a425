"""Settings of players and of training (levels.toml, train.toml) that have another name than they used to have."""

import logging
from collections.abc import Mapping
from typing import TypeVar

from ..core.words import say

Value = TypeVar("Value")

NEW_NAMES = {  # by the earlier ones, which go on working
    "looks": "considered",
    "faith": "opponent_prior",
    "doubt": "prior_scale",
    "ease": "early_stop",
    "slight": "least_share",
    "heat": "temperature",
    "trust": "prior_weight",
    "calm": "secret_prior_weight",
    "trace": "gae_lambda",
    "leash": "imitation_fade",
}


def by_new_names(settings: Mapping[str, Value]) -> dict[str, Value]:
    """The same settings by the names they have now; a line tells of each that has another."""
    for name in settings:
        if name in NEW_NAMES:
            logging.getLogger(__name__).warning(say("renamed-setting", {"old": name, "new": NEW_NAMES[name]}))
    return {NEW_NAMES.get(name, name): value for name, value in settings.items()}
