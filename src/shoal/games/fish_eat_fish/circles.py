"""Sets of circles of Fish Eat Fish: masks, one bit a circle."""

from ...core.rule import rule
from .numbers import ALL_CIRCLES, COLUMN_A, COLUMN_E, SIDE


@rule
def beside(circles: int) -> int:
    """The circles next to any of these."""
    row = (circles & ~COLUMN_E) << 1 | (circles & ~COLUMN_A) >> 1
    return (row | circles << SIDE | circles >> SIDE) & ALL_CIRCLES
