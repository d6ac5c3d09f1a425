"""Sets as words of bits: their lowest, how many they are, and a walk over them.

A generator does not compile, so a walk is written out; it is quicker than to ask every bit:

    while cards:
        card = lowest_bit(cards)
        cards = without_lowest(cards)

No word is negative, so a set has at most 63 members.
"""

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
        """The number of the lowest bit of a word that has one."""
        return (word & -word).bit_length() - 1


if COMPILED or CUDA:

    @rule
    def count_bits(word: int) -> int:
        # The compiler knows this loop, and makes one instruction of it.
        count = 0
        while word:
            word &= word - 1
            count += 1
        return count

else:

    def count_bits(word: int) -> int:
        """How many bits are set."""
        return word.bit_count()


@rule
def without_lowest(word: int) -> int:
    """The word without its lowest bit."""
    return word & word - 1


if COMPILED or CUDA:

    @rule
    def list_bits(word: int, start: int, out: list[int], count: int) -> int:
        while word:
            out[count] = start + lowest_bit(word)
            word = without_lowest(word)
            count += 1
        return count

else:

    def list_bits(word: int, start: int, out: list[int], count: int) -> int:
        """Write start + bit for every bit, ascending, behind the `count` numbers there; answer their number now.

        Spelled out, since calls are what an interpreted walk takes its time for.
        """
        while word:
            lowest = word & -word
            out[count] = start + lowest.bit_length() - 1
            word ^= lowest
            count += 1
        return count


@rule
def has_several(word: int) -> bool:
    """Whether more than one bit is set."""
    return without_lowest(word) != 0


@rule
def highest_bit(word: int) -> int:
    """The number of the highest bit of a word that has one."""
    while has_several(word):
        word = without_lowest(word)
    return lowest_bit(word)
