"""Sets of squares: three words of bits."""

from ...core.bits import lowest_bit, without_lowest
from ...core.rule import rule
from .numbers import BITS


@rule
def word_of(square: int) -> int:
    """square // BITS; Python's way of dividing, with its care for negative numbers, takes twice the time."""
    return (square * 1457) >> 16


@rule
def has(words: list[int], square: int) -> bool:
    word = word_of(square)
    return words[word] >> square - BITS * word & 1 == 1


@rule
def add(words: list[int], square: int) -> None:
    words[square // BITS] |= 1 << square % BITS


@rule
def remove(words: list[int], square: int) -> None:
    words[square // BITS] &= ~(1 << square % BITS)


@rule
def list_actions(out: list[int], count: int, start: int, bits: int) -> int:
    """Write an action for each bit of a word whose bit 0 is action `start`; answer the new length of the list."""
    while bits != 0:
        out[count] = start + lowest_bit(bits)
        bits = without_lowest(bits)
        count += 1
    return count
