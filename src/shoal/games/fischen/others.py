"""What the other hands may hold, as far as it was open once, and whether they beat a card.

A set of cards is two words, as in cards.py. A hand is thought to hold any of the cards that it may with equal chance.
"""

from ...core.bits import count_bits
from ...core.rule import rule, table
from ...core.state import UNKNOWN
from .cards import COLOUR_BITS, FIRST_WORD, HALF, SECOND_WORD, bit_of, word_of
from .features import piles_drawn
from .numbers import CARDS, COLOUR_OF, COLOURS, GREEN, NO_COLOUR, RED, VALUES
from .state import Table

# NONE: the chance, in 1024ths, that none of so many cards is in a hand that holds a part, in 32nds, of all of them.
CERTAIN_BITS = 10
CERTAIN = 1 << CERTAIN_BITS
PART_BITS = 5
PARTS = 1 << PART_BITS
MOST = VALUES + 1  # how many cards of a colour there can be, with none
NONE = table([round(CERTAIN * (1 - part / PARTS) ** cards) for part in range(PARTS + 1) for cards in range(MOST)])
BEATEN = 40  # in 32nds: who can beat a card does it more often than by chance
TRUMPED = 18  # and who can trump, less often


@rule
def seen(s: Table, seat: int, word: int) -> int:
    """A word of the cards that are in no other hand: those played this round, and my own."""
    cards = s.hand[seat][word]
    for other in range(s.players):
        if s.catch[other][word] != UNKNOWN:
            cards |= s.catch[other][word]
    for position in range(s.laid):
        if word_of(s.trick[position]) == word:
            cards |= bit_of(s.trick[position])
    return cards


@rule
def piles_held(s: Table, seat: int, giver: int, other: int) -> int:
    """The piles of which another may hold cards, one bit each, also by way of its giver. All if nothing is known."""
    if s.catch[seat][0] == UNKNOWN:
        return 1
    piles = piles_drawn(s, other)
    return piles_drawn(s, giver) | piles if s.pass_trick != UNKNOWN and giver != seat else piles


@rule
def may_hold(s: Table, other: int, piles: int, word: int) -> int:
    """A word of the cards of these piles, but for the colours that the other lacks."""
    start = HALF * word
    cards = 0
    for card in range(start, CARDS if word else HALF):
        cards |= (piles >> s.home[card] + 1 & 1) << card - start
    if s.lacks[other] > 0:
        for colour in range(COLOURS):
            if s.lacks[other] >> colour & 1:
                cards &= ~(SECOND_WORD[colour] if word else FIRST_WORD[colour])
    return cards


@rule
def part_of(size: int, first: int, second: int) -> int:
    """Which part of some cards a hand of this size holds, in 32nds."""
    return min(PARTS, PARTS * size // max(1, count_bits(first) + count_bits(second)))


@rule
def stands(s: Table, kind: int, first: int, second: int, part: int) -> int:
    """The chance that a seat behind, which may hold these cards, does not beat a card, in 1024ths."""
    colour = COLOUR_OF[kind]
    if colour == NO_COLOUR:
        return 0
    required = colour if s.required == NO_COLOUR else s.required
    value = kind - VALUES * colour
    others = of_colour(first, second, colour)
    better = others & (1 << value) - 1 if s.lowest else others >> value
    beaten = (CERTAIN - none_of(better, part)) * BEATEN >> PART_BITS
    lacks = none_of(of_colour(first, second, required), part)
    if colour != GREEN:
        trumped = (CERTAIN - none_of(of_colour(first, second, GREEN), part)) * TRUMPED >> PART_BITS
        beaten += lacks * trumped >> CERTAIN_BITS
    elif required != GREEN:
        beaten = beaten * lacks >> CERTAIN_BITS
    return max(0, CERTAIN - beaten)


@rule
def none_of(cards: int, part: int) -> int:
    """The chance that a hand, which holds a part of all cards, has none of these, in 1024ths."""
    return NONE[MOST * part + count_bits(cards)]


@rule
def of_colour(first: int, second: int, colour: int) -> int:
    """The cards of a colour in a set, by value."""
    if colour < RED:
        return first >> VALUES * colour & COLOUR_BITS
    return (second & SECOND_WORD[colour]) >> VALUES * (colour - RED)
