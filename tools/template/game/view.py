"""Who knows what in Low Tide."""

from ...core.chance import mix
from ...core.rule import rule
from ...core.state import CHANCE, OVER, UNKNOWN
from .numbers import KINDS, THINGS, WAVE
from .state import Table


@rule
def washed_up(s: Table) -> int:
    """How many things have come so far."""
    if s.phase == OVER:
        return THINGS
    return (s.taken // WAVE + 1) * WAVE if s.phase > CHANCE else 0


@rule
def hide(s: Table, seat: int) -> None:
    """Hidden: what later waves bring."""
    for place in range(washed_up(s), THINGS):
        s.beach[place] = UNKNOWN


@rule
def forget(s: Table, seat: int) -> None:
    """Nothing has to be remembered: what was taken lies open."""


@rule
def determinize(s: Table, seat: int) -> None:
    """Shuffle what later waves bring."""
    known = washed_up(s)
    place = known
    for kind in range(KINDS):
        left = s.copies[kind]
        for i in range(known):
            if s.beach[i] == kind:
                left -= 1
        for _ in range(left):
            s.beach[place] = kind
            place += 1
    mix(s, s.beach, known, THINGS)
