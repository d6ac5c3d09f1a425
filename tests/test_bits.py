"""Words of bits, interpreted and compiled, against plain sets."""

from __future__ import annotations

import importlib
import random
from types import ModuleType

import numpy as np
import pytest

from shoal.core import backends

MEMBERS = 63


def words() -> list[int]:
    """The empty set, every single member, all of them, and some sets of every size."""
    dice = random.Random(1)
    some = [sum(1 << bit for bit in dice.sample(range(MEMBERS), size)) for size in range(1, MEMBERS) for _ in range(5)]
    return [0, *(1 << bit for bit in range(MEMBERS)), (1 << MEMBERS) - 1, *some]


@pytest.fixture(params=["interpreted", "compiled"])
def bits(request: pytest.FixtureRequest) -> ModuleType:
    backend = backends.Backend.COMPILED if request.param == "compiled" else backends.Backend.INTERPRETED
    return importlib.import_module(f"{backends.PACKAGES[backend]}.core.bits")


def members(word: int) -> list[int]:
    return [bit for bit in range(MEMBERS) if word >> bit & 1]


def test_a_walk_meets_every_member_once_ascending(bits: ModuleType) -> None:
    for word in words():
        left, met = word, []
        while left:
            met.append(bits.lowest_bit(left))
            left = bits.without_lowest(left)
        assert met == members(word)


def test_members_are_listed_behind_what_is_there(bits: ModuleType) -> None:
    for word in words():
        out = np.full(3 + MEMBERS, -1)
        end = bits.list_bits(word, 100, out, 3)
        assert out[:end].tolist() == [-1] * 3 + [100 + bit for bit in members(word)]


def test_members_are_counted(bits: ModuleType) -> None:
    for word in words():
        assert bits.count_bits(word) == len(members(word))
        assert bits.has_several(word) == (len(members(word)) > 1)


def test_the_highest_is_found(bits: ModuleType) -> None:
    for word in words()[1:]:
        assert bits.highest_bit(word) == max(members(word))
