"""Sets of cards, a bit each, in two words: blue, yellow and purple in the first; red, green, buoys in the second."""

from ...core.bits import count_bits, lowest_bit, without_lowest
from ...core.rule import rule, table
from ...core.state import i64, most
from .numbers import ACTIONS, BUOYS, CARDS, COLOURS, GREEN, RED, VALUES

HALF = RED * VALUES  # the first card of the second word
SECOND_MINUS3 = 1 << CARDS - 1 - HALF  # in the second word

# By required colour, a word each: the cards of that colour; none if no colour is required.
COLOUR_BITS = (1 << VALUES) - 1
BUOY_BITS = (1 << CARDS - HALF) - (1 << BUOYS - HALF)
GREEN_BITS = (1 << BUOYS - HALF) - (1 << GREEN * VALUES - HALF)
FIRST_WORD = table([COLOUR_BITS << VALUES * colour for colour in range(RED)] + [0, 0, 0])
SECOND_WORD = table([0] * RED + [COLOUR_BITS, GREEN_BITS, 0])
assert len(FIRST_WORD) == len(SECOND_WORD) == COLOURS + 1
assert (1 << max(HALF, CARDS - HALF)) - 1 <= most(i64)

# So many cards of a word are written without asking if there are any: random play is 8 % faster. A list of cards needs
# room for as many more; a list of legal moves has it.
USUAL = 3
assert CARDS + USUAL <= ACTIONS


@rule
def word_of(card: int) -> int:
    """Which of the two words a card is in."""
    return 1 if card >= HALF else 0


@rule
def bit_of(card: int) -> int:
    """The card's bit in its word. No branch: half of them would be guessed wrong."""
    return 1 << card - HALF * word_of(card)


@rule
def has(cards: list[int], card: int) -> bool:
    return cards[word_of(card)] & bit_of(card) != 0


@rule
def add(cards: list[int], card: int) -> None:
    cards[word_of(card)] |= bit_of(card)


@rule
def remove(cards: list[int], card: int) -> None:
    cards[word_of(card)] &= ~bit_of(card)


@rule
def write_out(first: int, second: int, base: int, out: list[int]) -> int:
    """Write base + card for every card of a set, ascending, and answer their number."""
    return write_word(second, base + HALF, out, write_word(first, base, out, 0))


@rule
def write_word(word: int, base: int, out: list[int], start: int) -> int:
    """Write the cards of a word from `start` on, and answer where they end. Behind that may be garbage."""
    end = start + count_bits(word)
    for place in range(start, start + USUAL):
        out[place] = base + lowest_bit(word)
        word = without_lowest(word)
    place = start + USUAL
    while word:
        out[place] = base + lowest_bit(word)
        word = without_lowest(word)
        place += 1
    return end


@rule
def nth_of(cards: list[int], index: int) -> int:
    """The card of a set that has so many others below it."""
    word = 0
    if index >= count_bits(cards[0]):
        word = 1
        index -= count_bits(cards[0])
    bits = cards[word]
    for _ in range(index):
        bits = without_lowest(bits)
    return HALF * word + lowest_bit(bits)
