"""The switch: one source of rules, interpreted or compiled.

Every rule function carries `@rule`. Imported in the ordinary way it stays the plain Python function it is. Imported
as a twin below `shoal.compiled` (see twins.py) the very same file is compiled by Numba.

Rule files import each other *relatively*, so that a compiled twin finds its compiled neighbours, and they import
nothing but rule files. Rule functions use ints, fixed-size arrays and fields of the state: no allocation, no
exceptions, no strings, no floats, no recursion (Numba's cache crashes on it, and a GPU has little stack), nothing
wider than 63 bits, no randomness but the generator inside the state.
"""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = __name__.startswith("shoal.compiled.")


def rule(function: F) -> F:
    """Mark a function as part of the rules."""
    if not COMPILED:
        return function
    from numba import njit

    return njit(cache=True, nogil=True)(function)  # type: ignore[return-value]
