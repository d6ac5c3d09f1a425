"""The lowest bit of a word, in the way that each machine knows best."""

from .rule import COMPILED, CUDA, rule

if COMPILED:
    from numba.cpython.unsafe.numbers import trailing_zeros
    from numpy import int64

    @rule
    def lowest_bit(word: int) -> int:
        return trailing_zeros(int64(word))  # type: ignore[call-arg]

elif CUDA:
    from numba import cuda
    from numpy import int64

    @rule
    def lowest_bit(word: int) -> int:
        return cuda.ffs(int64(word)) - 1  # type: ignore[attr-defined,no-any-return]

else:

    def lowest_bit(word: int) -> int:
        """The number of the lowest bit of a word that has one. To walk a set by it is quicker than to ask every bit."""
        return (word & -word).bit_length() - 1
