"""Settings that users have in files go on working by names they had before."""

import logging
from collections.abc import Callable, Mapping
from typing import TypeVar

from .words import say

Value = TypeVar("Value")

log = logging.getLogger(__name__)


def by_new_names(
    settings: Mapping[str, Value],
    new_names: Mapping[str, str],
    tell: Callable[[str], None] = log.warning,
) -> dict[str, Value]:
    """The same settings by the names they have now; `tell` is given a line for each that has another."""
    for name in settings:
        if name in new_names:
            tell(say("renamed-setting", {"old": name, "new": new_names[name]}))
    return {new_names.get(name, name): value for name, value in settings.items()}
