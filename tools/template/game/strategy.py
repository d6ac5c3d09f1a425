"""How good people play Low Tide: what I take, less half of what I leave to the next."""

from ...core.rule import rule
from .numbers import TAKE_ONE, THINGS, WORTH
from .rules import left_of_the_wave, points
from .state import Table

SPREAD = 6  # points that players of like strength typically end apart
USUAL = 70  # what a thing is worth to whoever takes it, in hundredths


@rule
def weigh(s: Table, seat: int, actions: list[int], count: int, worth: list[int]) -> None:
    for i in range(count):
        taken = actions[i] - TAKE_ONE + 1
        mine = worth_of(s, 0, taken)
        worth[i] = 100 * mine - 50 * worth_of(s, taken, left_of_the_wave(s))


@rule
def worth_of(s: Table, start: int, end: int) -> int:
    """What the things of this wave are worth, from one place up to, not including, another."""
    found = 0
    for place in range(s.taken + start, s.taken + end):
        found += WORTH[s.beach[place]]
    return found


@rule
def outlook(s: Table, seat: int) -> int:
    return 100 * points(s, seat) + USUAL * (THINGS - s.taken) // s.players
