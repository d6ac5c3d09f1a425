"""Squares: what lies next to them, and sets of them, three words of bits."""

from ...core.rule import rule, table
from .numbers import BITS, DIRECTIONS, SQUARES, STEP, WORDS, stays_inside

NOWHERE = -1  # a square off the board
NEXT = table(
    [
        square + STEP[direction] if stays_inside(square, direction) else NOWHERE
        for square in range(SQUARES)
        for direction in range(DIRECTIONS)
    ],
    small=True,
)

SECOND_WORD, THIRD_WORD = BITS, 2 * BITS  # the squares with which they begin
assert WORDS == 3


@rule
def word_of(square: int) -> int:
    """Which of the three words a square is in. A division, with its care for negative numbers, takes twice the time."""
    return (square >= SECOND_WORD) + (square >= THIRD_WORD)


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
