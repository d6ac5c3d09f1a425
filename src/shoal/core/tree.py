"""The tree of a search: a table of fixed size, with a row for each node and each of its moves, found by a hash."""

from __future__ import annotations

from typing import Any

from .rule import INTERPRETED, rule
from .state import UNKNOWN, State

# Columns of a row of the tree. Rows of nodes are credited like those of moves.
VISITS, VALUE, WON, POINTS, REGRET, MIX, CHANCE = range(7)
COLUMNS = 7

# What is kept about the tree.
USED, ROOT = 0, 1  # rows used, key of the root
NOTES = 2

KEY = (1 << 62) - 1


@rule
def blend(key: int, number: int) -> int:
    """Hash two numbers into one of 62 bits."""
    key = (key ^ (number * 0x1E3779B97F4A7C15 & KEY)) * 0x2545F4914F6CDD1D & KEY
    return key ^ key >> 29


if INTERPRETED:

    def fingerprint(states: list[State], words: Any, place: int) -> int:
        """A hash of one of the states."""
        return hash(tuple(states[place].flat())) & KEY

else:

    @rule
    def fingerprint(states: list[State], words: Any, place: int) -> int:
        """A hash of one of the states, taken as words of 64 bits: four at a time, none waiting for the others."""
        a = b = c = d = 0
        count = words.shape[1]
        for i in range(0, count - 3, 4):
            a = stir(a ^ words[place][i])
            b = stir(b ^ words[place][i + 1])
            c = stir(c ^ words[place][i + 2])
            d = stir(d ^ words[place][i + 3])
        for i in range(count - count % 4, count):
            a = stir(a ^ words[place][i])
        return stir(stir(stir(a ^ b) ^ c) ^ d) & KEY

    @rule
    def stir(key: int) -> int:
        """A step of the hash: every bit has a say in the higher ones, and these in the lower ones."""
        key *= 0x2545F4914F6CDD1D
        return key ^ key >> 32


@rule
def find(keys: list[int], key: int) -> int:
    """The row of a key, or the empty one where it belongs."""
    row = key & len(keys) - 1
    while keys[row] != key and keys[row] != 0:
        row = row + 1 & len(keys) - 1
    return row


@rule
def is_full(keys: list[int], notes: list[int]) -> bool:
    """Whether the tree takes no more rows: a quarter stays free, so that looking for one is quick."""
    return notes[USED] * 4 >= len(keys) * 3


@rule
def claim(keys: list[int], rows: Any, notes: list[int], key: int) -> int:
    """The row of a key, a new one if need be; UNKNOWN if the tree is full."""
    row = find(keys, key)
    if keys[row] == 0:
        if is_full(keys, notes):
            return UNKNOWN
        notes[USED] += 1
        keys[row] = key
        for column in range(COLUMNS):
            rows[row][column] = 0.0
    return row


@rule
def find_moves(keys: list[int], node: int, legal: list[int], count: int, rows: list[int]) -> None:
    """The rows of all moves at a node; they may be empty."""
    for i in range(count):
        rows[i] = find(keys, blend(keys[node], legal[i] + 1))


@rule
def mean_value(rows: Any, row: int) -> float:
    """What a visit of a row brought on average; half of what there is to win before the first."""
    visits: float = rows[row][VISITS]
    value: float = rows[row][VALUE]
    return value / visits if visits > 0 else 0.5
