"""What everybody can remember of the hands in Fat Fish.

The laying ends by itself only if no card of the hand can follow; if it goes on, one can. So each card laid tells
something about the colours of the cards held back, and what is held back for long has been told about many times.
The rules only note what was laid and told; `possible_holdings` draws the conclusions when a world is made.
"""

from itertools import combinations_with_replacement

from ...core.bits import lowest_bit, without_lowest
from ...core.rule import rule
from ...core.state import UNKNOWN, i8, i64, most
from .cards import add_card, colour_of, drop_card, holds
from .numbers import ALL_COLOURS, CARDS, COLOURS, HAND, PILE, VALUES
from .state import Table

# A note: a set of colours, one bit each, and two flags.
SOME = 1 << COLOURS  # at least one card left is of these colours; without this flag, all are
LAYING_ENDS = 2 * SOME
assert most(i8) >= ALL_COLOURS | SOME | LAYING_ENDS

# A holding: the colours of up to three cards held back, by its number, below 56. A set of holdings has a bit for each.
_HOLDINGS = [held for size in range(HAND) for held in combinations_with_replacement(range(COLOURS), size)]
NOTHING_HELD = 1  # the set of the empty holding
assert (1 << len(_HOLDINGS)) - 1 <= most(i64)

# What is told colour by colour in one number takes a byte for each.
BYTE = 8
BYTE_MASK = (1 << BYTE) - 1
assert max(CARDS, len(_HOLDINGS)) <= BYTE_MASK


def _without(held: tuple[int, ...], colour: int) -> tuple[int, ...]:
    place = held.index(colour) if colour in held else len(held)
    return held[:place] + held[place + 1 :]


# By holding: how many cards of each colour it has, a byte each.
HELD_COLOURS = tuple(sum(1 << BYTE * colour for colour in held) for held in _HOLDINGS)
# By holding: what is left of it when a card of a colour is laid, a byte for each colour.
HELD_WITHOUT = tuple(
    sum(_HOLDINGS.index(_without(held, colour)) << BYTE * colour for colour in range(COLOURS)) for held in _HOLDINGS
)
# By holding: the set of those that contain it.
HELD_WITHIN = tuple(
    sum(1 << number for number, other in enumerate(_HOLDINGS) if all(held.count(c) <= other.count(c) for c in held))
    for held in _HOLDINGS
)
# By number of cards, and by set of colours: the set of holdings of so many cards, of these colours only.
HELD_OF_SIZE = tuple(sum(1 << number for number, held in enumerate(_HOLDINGS) if len(held) == n) for n in range(HAND))
HELD_OF_COLOURS = tuple(
    sum(1 << number for number, held in enumerate(_HOLDINGS) if all(colours >> colour & 1 for colour in held))
    for colours in range(ALL_COLOURS + 1)
)


@rule
def byte_of(told: int, colour: int) -> int:
    """What a number tells of one colour."""
    return told >> BYTE * colour & BYTE_MASK


# -- Notes --


@rule
def cards_laid(s: Table, seat: int) -> int:
    """How many cards a seat has laid so far."""
    return s.drawn[seat] - s.hand_size[seat]


@rule
def colours_of(kinds: int) -> int:
    """The colours of a set of kinds that has all kinds of a colour or none."""
    colours = 0
    for colour in range(COLOURS):
        colours |= (kinds >> VALUES * colour & 1) << colour
    return colours


@rule
def note_laid(s: Table, seat: int, card: int, note: int) -> None:
    """A card has left the hand."""
    place = cards_laid(s, seat) - 1
    s.past[seat][place] = card
    s.notes[seat][place] = note
    if s.fiasco_at != UNKNOWN and holds(s.known[seat], card):
        drop_card(s.known[seat], card)


@rule
def note_stop(s: Table, seat: int) -> None:
    s.notes[seat][cards_laid(s, seat) - 1] |= LAYING_ENDS


@rule
def note_shown(s: Table, seat: int, card: int) -> None:
    """A wrong lay shows a card that stays in the hand."""
    if not holds(s.known[seat], card):
        add_card(s.known[seat], card)


@rule
def note_back(s: Table, seat: int, card: int) -> None:
    """A card has come back to the hand, open to all. What it told of the others while it lay is let go."""
    s.past[seat][cards_laid(s, seat)] = UNKNOWN
    s.notes[seat][cards_laid(s, seat)] = 0
    add_card(s.known[seat], card)


# -- Conclusions --


@rule
def possible_holdings(s: Table, seat: int) -> int:
    """The set of holdings that the seat may have held back when it last laid a card.

    Of these one is in its hand; the other cards of the hand it has drawn since.
    """
    possible = NOTHING_HELD
    arrived = HAND
    count = cards_laid(s, seat)
    for place in range(count):
        possible = lay_from(possible, colour_of(s.past[seat][place]))
        note = s.notes[seat][place]
        if note & LAYING_ENDS != 0 or place == count - 1:
            held_back = arrived - place - 1
            possible = extend(possible) & HELD_OF_SIZE[held_back] & told_by(note)
            arrived = min(place + 1 + HAND, PILE)
    return possible


@rule
def lay_from(possible: int, colour: int) -> int:
    """The holdings left when a card of this colour is laid: it was held, or drawn since."""
    left = 0
    while possible != 0:
        left |= 1 << byte_of(HELD_WITHOUT[lowest_bit(possible)], colour)
        possible = without_lowest(possible)
    return left


@rule
def extend(possible: int) -> int:
    """All holdings that contain one of these: cards were drawn since."""
    found = 0
    while possible != 0:
        found |= HELD_WITHIN[lowest_bit(possible)]
        possible = without_lowest(possible)
    return found


@rule
def told_by(note: int) -> int:
    """The set of holdings that fit a note."""
    colours = note & ALL_COLOURS
    return ~HELD_OF_COLOURS[ALL_COLOURS - colours] if note & SOME != 0 else HELD_OF_COLOURS[colours]
