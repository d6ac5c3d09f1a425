"""The player `search-N`, with N iterations a move, and the levels that search."""

from ..player import Budget, Named, Wanted
from ..search import Settings, searcher

PATTERN = "search-([1-9][0-9]{0,8})"
EXAMPLE = "search-1000"
ITERATIONS = "iterations"  # of a level; one without is bounded by its time alone


def make(wanted: Wanted) -> Named:
    iterations = int(wanted.argument) if wanted.argument else wanted.settings.get(ITERATIONS)
    return Named(wanted.name, searcher(settings_of(wanted), wanted.backend), Budget(iterations))


def settings_of(wanted: Wanted) -> Settings:
    return Settings(**{name: value for name, value in wanted.settings.items() if name != ITERATIONS})
