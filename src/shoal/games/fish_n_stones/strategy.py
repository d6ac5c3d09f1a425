"""How good people play: the hand-written strategy."""

from ...core.rule import rule
from .rules import points
from .state import Table

SPREAD = 5  # how many points apart players of like strength typically end


@rule
def weigh(s: Table, seat: int, actions: list[int], count: int, worth: list[int]) -> None:
    """What some legal actions seem worth, in hundredths of a point."""
    for i in range(count):
        worth[i] = 0


@rule
def outlook(s: Table, seat: int) -> int:
    """The points a seat may hope to end with, in hundredths."""
    return 100 * points(s, seat)
