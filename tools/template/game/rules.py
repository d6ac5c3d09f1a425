"""The rules of Low Tide, in the order of the rules page."""

from ...core.chance import mix
from ...core.narrate import EVERYONE, tell
from ...core.rule import rule
from ...core.seats import clockwise, give_turn
from ...core.state import OVER
from . import events, reasons
from .numbers import TAKE, TAKE_ONE, THINGS, WAVE, WORTH
from .state import Table

# -- The beach --


@rule
def shuffle_box(s: Table) -> None:
    mix(s, s.beach, 0, THINGS)


@rule
def lay_out(s: Table) -> None:
    s.phase = TAKE
    give_turn(s, s.first)
    tell(s, EVERYONE, events.CAME, 1)


@rule
def left_of_the_wave(s: Table) -> int:
    """How many things of this wave still lie there."""
    return WAVE - s.taken % WAVE if s.taken < THINGS else 0


# -- A turn --


@rule
def take(s: Table, seat: int, count: int) -> None:
    worth = 0
    for place in range(s.taken, s.taken + count):
        worth += WORTH[s.beach[place]]
    s.taken += count
    s.things[seat] += count
    s.caught[seat] += worth
    tell(s, EVERYONE, events.TOOK, seat, count, worth)


@rule
def end_turn(s: Table) -> None:
    if s.taken == THINGS:
        s.phase = OVER
        s.owing = 0
        return
    if s.taken % WAVE == 0:
        tell(s, EVERYONE, events.CAME, s.taken // WAVE + 1)
    give_turn(s, clockwise(s, s.turn))


# -- The verbs --


@rule
def legal(s: Table, seat: int, out: list[int]) -> int:
    count = left_of_the_wave(s)
    for action in range(count):
        out[action] = action
    return count


@rule
def why_not(s: Table, seat: int, action: int) -> int:
    return 0 if action - TAKE_ONE < left_of_the_wave(s) else reasons.TOO_MANY


@rule
def apply(s: Table, seat: int, action: int) -> None:
    take(s, seat, action - TAKE_ONE + 1)
    end_turn(s)


# -- The end --


@rule
def points(s: Table, seat: int) -> int:
    return s.caught[seat]


@rule
def rank(s: Table, seat: int) -> int:
    return points(s, seat)


@rule
def ending(s: Table) -> int:
    """There is only one: the beach is empty."""
    return 0
