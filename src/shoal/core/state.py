"""A state is one flat record of small integers; a game adds its own fields to the ones here."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, cast

if TYPE_CHECKING:
    import numpy as np

UNKNOWN = -1  # what a seat may not know, and what is not there
SPECTATOR = -1  # the seat of somebody who only watches

OVER = -1  # phase: the game is over
CHANCE = 0  # phase: a shuffle is due; the phases of a game itself count from 1


class Field(NamedTuple):
    """Width and shape of one field of a record."""

    kind: str
    shape: tuple[int, ...]


def i8(*shape: int) -> Any:
    """A number, or an array of numbers, from -128 to 127."""
    return Field("i1", shape)


def i16(*shape: int) -> Any:
    """Numbers from -32 768 to 32 767."""
    return Field("i2", shape)


def i32(*shape: int) -> Any:
    """Numbers of 31 bits and a sign."""
    return Field("i4", shape)


def i64(*shape: int) -> Any:
    """Numbers of 63 bits and a sign."""
    return Field("i8", shape)


def most(width: Callable[[], Field]) -> int:
    """The greatest number that a field of this width holds: `most(i8)` is 127.

    Compiled rules wrap beyond it without a word, so a game asserts that its numbers fit.
    """
    return (1 << 8 * int(width().kind[1:]) - 1) - 1


def zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [0] * shape[0] if len(shape) == 1 else [zeros(shape[1:]) for _ in range(shape[0])]


class State:
    """An interpreted state: plain ints and lists. `dtype()` is the same record for compiled rules."""

    fields: ClassVar[dict[str, Field]] = {}
    lists: ClassVar[tuple[str, ...]] = ()  # fields that are lists
    nested: ClassVar[dict[str, int]] = {}  # fields that are lists of lists, and how deep

    players: int = i8()
    first: int = i8()  # the seat that begins; UNKNOWN until chance has named it
    phase: int = i8()
    turn: int = i8()  # the seat whose turn it is
    owing: int = i8()  # the seats to act, one bit each
    rng: list[int] = i64(4)  # the generator, see chance.py

    # What the rules narrate while somebody listens (narrate.py). Not part of the record: None in copies.
    story: list[tuple[int, ...]] | None

    def __init_subclass__(cls) -> None:
        own = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        for name in own:
            delattr(cls, name)
        cls.fields = {**cls.fields, **own}
        cls.lists = tuple(name for name, field in cls.fields.items() if len(field.shape) == 1)
        cls.nested = {name: len(field.shape) for name, field in cls.fields.items() if len(field.shape) > 1}

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, zeros(field.shape))
        self.story = None

    def copy(self) -> Self:
        """The same once more, without its story."""
        state = self.__class__.__new__(self.__class__)
        its = state.__dict__
        its.update(self.__dict__)
        for name in self.lists:
            its[name] = its[name][:]
        for name, depth in self.nested.items():
            its[name] = copied(its[name], depth)
        its["story"] = None
        return state

    def flat(self) -> list[int]:
        """Every number of the record in the order of its fields."""
        return list(itertools.chain.from_iterable(flattened(getattr(self, name)) for name in self.fields))

    @classmethod
    @cache
    def dtype(cls) -> np.dtype[Any]:
        """The record as compiled rules see it. One object for all arrays: Numba knows it again ten times as quickly."""
        import numpy as np

        # Two games of equal fields would share machine code in Numba's cache: the marker keeps them apart.
        marker = f"_{cls.__module__.rpartition('.')[0].rpartition('.')[2]}"
        fields = [(name, field.kind, field.shape) for name, field in cls.fields.items()]
        for name, _, _ in fields:
            if hasattr(np.recarray, name) or hasattr(np.record, name):
                raise ValueError(f"a field can't be named {name!r}: numpy records have an attribute of that name")
        return np.dtype((np.record, np.dtype([*fields, (marker, "i1", ())], align=True)))

    @classmethod
    def array(cls, length: int) -> Any:
        """Room for `length` compiled states, all zero."""
        import numpy as np

        return np.zeros(length, cls.dtype())

    def pack(self, array: Any, index: int) -> None:
        """Write this state into a slot of an array of compiled states."""
        for name in self.fields:
            array[name][index] = getattr(self, name)

    @classmethod
    def unpack(cls, array: Any, index: int) -> Self:
        """The state in a slot of an array of compiled states."""
        state = cls.__new__(cls)
        state.__dict__.update({name: array[name][index].tolist() for name in cls.fields}, story=None)
        return state


State.fields = {name: field for name, field in vars(State).items() if isinstance(field, Field)}
for _name in State.fields:
    delattr(State, _name)


def copied(nested: list[Any], depth: int) -> list[Any]:
    return [item[:] for item in nested] if depth == 2 else [copied(item, depth - 1) for item in nested]


def flattened(value: Any) -> list[int]:
    if isinstance(value, list):
        return list(itertools.chain.from_iterable(flattened(item) for item in value))
    return [cast(int, value)]
