"""How near squares are to boats, all squares at once."""

from ...core.rule import rule
from .numbers import BITS, COLUMNS
from .squares import word_of

# Squares as bits: three rows to a word.
FULL = (1 << BITS) - 1
ROW = (1 << COLUMNS) - 1
NOT_WEST = FULL & ~(1 | 1 << COLUMNS | 1 << 2 * COLUMNS)
NOT_EAST = NOT_WEST >> 1

Bits = tuple[int, int, int]


@rule
def zones(a: int, b: int, c: int) -> tuple[Bits, Bits]:
    """How near each square is to the boats in three words: 3 next to one, 2, 1, and 0 more than three squares away.

    The low and the high bits of all squares.
    """
    d, e, f = widen(a, b, c)
    g, h, i = widen(d, e, f)
    j, k, m = widen(g, h, i)
    return (d ^ g ^ j, e ^ h ^ k, f ^ i ^ m), (g, h, i)


@rule
def widen(a: int, b: int, c: int) -> Bits:
    """A set of squares and all squares that touch it."""
    a |= (a & NOT_EAST) << 1 | (a & NOT_WEST) >> 1
    b |= (b & NOT_EAST) << 1 | (b & NOT_WEST) >> 1
    c |= (c & NOT_EAST) << 1 | (c & NOT_WEST) >> 1
    return (
        a | a << COLUMNS & FULL | a >> COLUMNS | (b & ROW) << 2 * COLUMNS,
        b | b << COLUMNS & FULL | b >> COLUMNS | (c & ROW) << 2 * COLUMNS | a >> 2 * COLUMNS,
        c | c << COLUMNS & FULL | c >> COLUMNS | b >> 2 * COLUMNS,
    )


@rule
def zone_of(square: int, near: tuple[Bits, Bits], far: tuple[Bits, Bits]) -> int:
    """Where HOPE tells of a square."""
    word = word_of(square)
    bit = square - BITS * word
    return (
        (pick(near[1], word) >> bit & 1) << 3
        | (pick(near[0], word) >> bit & 1) << 2
        | (pick(far[1], word) >> bit & 1) << 1
        | (pick(far[0], word) >> bit & 1)
    )


@rule
def pick(words: Bits, word: int) -> int:
    """words[word], without the question whether there is such a word."""
    return words[0] if word == 0 else words[1] if word == 1 else words[2]
