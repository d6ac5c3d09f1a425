"""Parts of a picture: made once, and then the same for all who see them alike.

Everybody at a table sees the table after each move, and most of it lies there as before. A part is a function of
numbers and tuples of them alone, so that whatever comes of it can be used again; nobody may change it.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")

KEPT = 4096  # of each kind, those that were seen last


def part(make: Callable[..., T]) -> Callable[..., T]:
    """Mark a function that makes a part."""
    return lru_cache(KEPT)(make)
