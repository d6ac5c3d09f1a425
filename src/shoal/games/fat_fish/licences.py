"""The fishing licences of Fat Fish, a chapter of its own."""

from ...core.bits import count_bits, has_several
from ...core.narrate import EVERYONE, tell
from ...core.rule import rule
from ...core.state import OVER, UNKNOWN
from . import events
from .cards import colour_of, value_of
from .numbers import CARDS, COLOURS, D_TO_I, FULL_ROW, LICENCES, SHARED_WORTH, VALUES, WORTH, A, B, C, D, E, F, G, H, I
from .state import Table

# Values of a row as bits, 1 << value.
RUN = 0b1111  # four values in a row
LOW_VALUES = 1 << 4  # a set below this one has only 1, 2 and 3


@rule
def display_licences(s: Table) -> None:
    if s.licence != UNKNOWN:
        s.on_display = D_TO_I | 1 << s.licence


@rule
def licences_met(s: Table, row: int, split: int) -> int:
    """The licences that a full row, split like this, meets, whether on display or not, one bit each."""
    values = 0
    colours = 0
    balance = 0
    ones = 0
    for i in range(FULL_ROW):
        card = s.row[row][i]
        values |= 1 << value_of(card)
        colours |= 1 << colour_of(card)
        if split >> i & 1 == 1:
            balance += value_of(card)
            ones += value_of(card) == 1
        else:
            balance -= value_of(card)
    return licences_for(values, colours, balance, ones)


@rule
def licences_for(values: int, colours: int, balance: int, ones: int) -> int:
    """The licences for a full row of these values and colours, one bit each, and what is kept: points and 1s."""
    met = 0
    if ones > 0:
        met |= 1 << A
    if has_run(values):
        met |= 1 << D
    if balance < 0:
        met |= 1 << E
    if balance == 0:
        met |= 1 << F
    if values < LOW_VALUES:
        met |= 1 << G
    if count_bits(colours) == 1:
        met |= 1 << H
    if count_bits(colours) == 2:
        met |= 1 << I
    return met


@rule
def has_run(values: int) -> bool:
    """1-2-3-4, 2-3-4-5 or 3-4-5-6."""
    for lowest in range(1, 4):
        if values >> lowest & RUN == RUN:
            return True
    return False


@rule
def hand_out_licences(s: Table, seat: int, met: int) -> None:
    """A passes on by itself; a single licence on display is taken by itself; several are a choice."""
    if met >> A & 1 == 1:
        pass_a(s, seat)
    met &= s.on_display
    if has_several(met):
        s.met = met
        return
    for licence in range(LICENCES):
        if met >> licence & 1 == 1:
            take_licence(s, seat, licence)


@rule
def pass_a(s: Table, seat: int) -> None:
    """The seat takes A from another seat, if another has it."""
    for other in range(s.players):
        if other != seat and s.owned[other] >> A & 1 == 1:
            s.owned[other] &= ~(1 << A)
            s.owned[seat] |= 1 << A
            tell(s, EVERYONE, events.PASSED_A, seat, other)


@rule
def take_licence(s: Table, seat: int, licence: int) -> None:
    s.on_display &= ~(1 << licence)
    s.owned[seat] |= 1 << licence
    s.met = 0
    tell(s, EVERYONE, events.TOOK_LICENCE, seat, licence)


@rule
def held_worth(s: Table, seat: int) -> int:
    """What the licences before a seat are worth."""
    worth = 0
    if s.owned[seat] != 0:
        for licence in range(LICENCES):
            if s.owned[seat] >> licence & 1 == 1:
                worth += WORTH[licence]
    return worth


@rule
def awarded(s: Table, seat: int) -> int:
    """What B or C gives a seat at the end: all of its worth, or a share if several are equal."""
    if s.phase != OVER or s.licence != B and s.licence != C:
        return 0
    best = 1 if s.licence == C else -CARDS  # a seat without a 1 can't have C
    winners = 0
    for other in range(s.players):
        if standing(s, other) > best:
            best = standing(s, other)
            winners = 0
        winners += standing(s, other) == best
    if standing(s, seat) != best:
        return 0
    return WORTH[s.licence] if winners == 1 else SHARED_WORTH


@rule
def standing(s: Table, seat: int) -> int:
    """How near a seat is to B (the fewest plus cards) or C (the most 1s in plus); the greater the nearer."""
    if s.licence == B:
        return -s.plus_size[seat]
    return ones_in_plus(s, seat)


@rule
def ones_in_plus(s: Table, seat: int) -> int:
    ones = 0
    for colour in range(COLOURS):
        ones += s.plus[seat][colour * VALUES]
    return ones
