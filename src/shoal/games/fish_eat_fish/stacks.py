"""Stacks of Fish Eat Fish: lifted, set down, merged."""

from ...core.bits import lowest_bit
from ...core.narrate import EVERYONE, tell
from ...core.rule import rule
from . import events
from .numbers import FISH_BITS, FISH_MASK, HIGHEST, STACK_MASK
from .state import Table


@rule
def owner_of(s: Table, circle: int) -> int:
    """The colour of the top fish: a seat or NEUTRAL."""
    return (s.fish[circle] & FISH_MASK) - 1


@rule
def set_down(s: Table, circle: int, fish: int, height: int) -> None:
    """Put a stack on an empty circle."""
    s.fish[circle] = fish
    s.height[circle] = height
    s.stacks[owner_of(s, circle)] |= 1 << circle
    s.occupied |= 1 << circle


@rule
def lift(s: Table, circle: int) -> None:
    """Take the stack off its circle."""
    s.stacks[owner_of(s, circle)] &= ~(1 << circle)
    s.occupied &= ~(1 << circle)
    s.fish[circle] = 0
    s.height[circle] = 0


@rule
def merge(s: Table, upper: int, lower: int) -> None:
    """The stack on `upper` goes on top of the one on `lower`, there. Over five, fish from the bottom are caught."""
    owner = owner_of(s, upper)
    height = s.height[upper] + s.height[lower]
    fish = s.fish[lower] << FISH_BITS * s.height[upper] | s.fish[upper]
    lift(s, upper)
    lift(s, lower)
    set_down(s, lower, fish & STACK_MASK, min(height, HIGHEST))
    if height > HIGHEST:
        s.catch[owner] += height - HIGHEST
        tell(s, EVERYONE, events.CAUGHT, owner, height - HIGHEST)


@rule
def bank(s: Table, seat: int) -> int:
    """All stacks of a seat go to its catch. Answers how many fish these are."""
    count = 0
    while s.stacks[seat]:
        circle = lowest_bit(s.stacks[seat])
        count += s.height[circle]
        lift(s, circle)
    s.catch[seat] += count
    return count
