"""Who knows what in Fischen."""

from ...core.chance import below
from ...core.rule import rule
from ...core.seats import clockwise
from ...core.state import UNKNOWN
from .cards import nth_of
from .memory import kind_of
from .numbers import CARDS, LAYERS, PASSING, SEA
from .state import Table
from .worlds import imagine


@rule
def hide(s: Table, seat: int) -> None:
    """Hidden: the other hands, the sea, the order of every boat, and what passes between others."""
    for other in range(s.players):
        if other != seat:
            s.hand[other][0] = UNKNOWN
            s.hand[other][1] = UNKNOWN
        for i in range(s.boat_size[other]):
            s.boat[other][i] = UNKNOWN
        if other != seat and not (s.pass_trick != UNKNOWN and clockwise(s, other) == seat):
            s.passed[other] = UNKNOWN
    for i in range(s.sea_at, SEA):
        s.sea[i] = UNKNOWN


@rule
def forget(s: Table, seat: int) -> None:
    """Remembered: caught and covered cards, where they came from, and who could not follow what."""
    for card in range(CARDS):
        s.home[card] = UNKNOWN
        s.played[card] = UNKNOWN
    for other in range(s.players):
        s.catch[other][0] = UNKNOWN
        s.catch[other][1] = UNKNOWN
        s.lacks[other] = UNKNOWN
        s.lacked[other] = UNKNOWN
        for round_no in range(LAYERS):
            s.layer[other][round_no] = UNKNOWN
            s.drawn[other][round_no] = UNKNOWN
    for position in range(s.laid):
        if s.laid == s.players and s.uncaught >> position & 1 == 0:
            s.trick[position] = UNKNOWN
        s.trick[position] = kind_of(s.trick[position])


@rule
def determinize(s: Table, seat: int) -> None:
    """Lay every hidden card where it could lie, and choose for those who have answered a pass in secret."""
    imagine(s, seat)
    if s.phase == PASSING:
        for other in range(s.players):
            if other != seat and s.owing >> other & 1 == 0:
                s.passed[other] = kind_of(nth_of(s.hand[other], below(s, s.hand_size[other])))


@rule
def reopen(s: Table) -> None:
    """Take back the cards chosen to be passed."""
    for seat in range(s.players):
        s.passed[seat] = UNKNOWN
    s.owing = (1 << s.players) - 1
