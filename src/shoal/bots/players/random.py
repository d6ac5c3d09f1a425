"""The player `random`."""

from ..player import Named, Wanted
from ..simple import random_player

PATTERN = "random"
EXAMPLE = "random"


def make(wanted: Wanted) -> Named:
    return Named(wanted.name, random_player)
