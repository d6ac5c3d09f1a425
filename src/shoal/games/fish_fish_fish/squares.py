"""Sets of squares: three words of bits."""

from ...core.bits import lowest_bit, without_lowest
from ...core.rule import rule
from .numbers import BITS, WORDS

assert WORDS == 3


@rule
def word_of(square: int) -> int:
    """Which of the three words a square is in. A division, with its care for negative numbers, takes twice the time."""
    return (square >= BITS) + (square >= 2 * BITS)


@rule
def has(words: list[int], square: int) -> bool:
    word = word_of(square)
    return words[word] >> square - BITS * word & 1 == 1


@rule
def add(words: list[int], square: int) -> None:
    word = word_of(square)
    words[word] |= 1 << square - BITS * word


@rule
def remove(words: list[int], square: int) -> None:
    word = word_of(square)
    words[word] &= ~(1 << square - BITS * word)


@rule
def list_actions(out: list[int], count: int, start: int, bits: int) -> int:
    """Write an action for each bit of a word whose bit 0 is action `start`; answer the new length of the list."""
    while bits != 0:
        out[count] = start + lowest_bit(bits)
        bits = without_lowest(bits)
        count += 1
    return count
