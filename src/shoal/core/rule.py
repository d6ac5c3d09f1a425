"""The switch: one source of rules, run in three ways.

Every rule function carries `@rule`. Imported in the ordinary way it stays the plain Python function it is. Imported
as a copy below `shoal.compiled` (see backends.py) the very same file is compiled by Numba, and below `shoal.cuda` it
becomes a device function for CUDA kernels.

Rule files import each other *relatively*, so that a copy finds its neighbours of the same kind, and they import
nothing but rule files. Rule functions use ints, fixed-size arrays and fields of the state: no allocation, no
exceptions, no strings, no floats, no recursion (Numba's cache crashes on it, and a GPU has little stack), nothing
wider than 63 bits, no randomness but the generator inside the state.
"""

import os
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = __name__.startswith("shoal.compiled.")
# Numba's CUDA simulator runs kernels in Python, and then the rules stay plain too.
CUDA = __name__.startswith("shoal.cuda.") and os.environ.get("NUMBA_ENABLE_CUDASIM") != "1"
INTERPRETED = not (COMPILED or CUDA)


def rule(function: F) -> F:
    """Mark a function as part of the rules."""
    if INTERPRETED:
        return function
    if CUDA:
        from numba import cuda

        return cuda.jit(device=True)(function)  # type: ignore[no-untyped-call,no-any-return]
    return compiled(function)


def compiled(function: F) -> F:
    """Let Numba compile a rule.

    Inlined, and without counting references to arrays, of which rules make none, random play is a third to two thirds
    faster than by plain `njit`.
    """
    from numba import njit, types

    settings: Any = {"forceinline": True, "_nrt": False, "no_cfunc_wrapper": True}
    dispatcher: Any = njit(cache=True, nogil=True, **settings)(function)
    plain_template = dispatcher.get_call_template

    def call_template(args: Sequence[Any], named: Any) -> Any:
        """All whole numbers are int64 to a rule: one for each width would take a fifth longer to compile."""
        return plain_template([types.int64 if isinstance(arg, integers) else arg for arg in args], named)

    integers = (types.Integer, types.IntegerLiteral)
    dispatcher.get_call_template = call_template
    return dispatcher  # type: ignore[no-any-return]


def table(values: Sequence[int], small: bool = False) -> tuple[int, ...]:
    """A look-up table that rules index by a variable: a tuple, or compiled a constant array.

    Numba makes an index into a tuple a choice among all its elements, which takes seconds to compile for large ones.
    On a GPU each function has its own copy, and there are 64 KiB for all of them: large tables should be `small`,
    if their numbers have no more than 16 bits and nothing is computed from them while modules are loaded.
    """
    if INTERPRETED:
        return tuple(values)
    import numpy as np

    return np.array(values, np.int16 if CUDA and small else np.int64)  # type: ignore[return-value]
