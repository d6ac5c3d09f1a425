"""The player `strategy`, and the levels that play by it."""

from ...core.policy import ALL_MOVES
from ..player import Named, Wanted
from ..simple import strategist

PATTERN = "strategy"
EXAMPLE = "strategy"


def make(wanted: Wanted) -> Named:
    return Named(wanted.name, strategist(wanted.settings.get("considered", ALL_MOVES), wanted.backend))
