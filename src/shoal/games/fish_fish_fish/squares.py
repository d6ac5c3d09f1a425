"""Sets of squares: three words of bits."""

from ...core.rule import rule
from .numbers import BIT, BITS, PRIME


@rule
def has(words: list[int], square: int) -> bool:
    return words[square // BITS] >> square % BITS & 1 == 1


@rule
def add(words: list[int], square: int) -> None:
    words[square // BITS] |= 1 << square % BITS


@rule
def remove(words: list[int], square: int) -> None:
    words[square // BITS] &= ~(1 << square % BITS)


@rule
def lowest(bits: int) -> int:
    """The number of a word's lowest bit."""
    return BIT[(bits & -bits) % PRIME]


@rule
def list_actions(out: list[int], count: int, start: int, bits: int) -> int:
    """Write an action for each bit of a word whose bit 0 is action `start`; answer the new length of the list."""
    while bits != 0:
        out[count] = start + lowest(bits)
        bits &= bits - 1
        count += 1
    return count


@rule
def list_squares(out: list[int], start: int, low: int, middle: int, high: int) -> int:
    """Write an action for each square of a set, given as its three words; answer the length of the list."""
    count = list_actions(out, 0, start, low)
    count = list_actions(out, count, start + BITS, middle)
    return list_actions(out, count, start + 2 * BITS, high)
