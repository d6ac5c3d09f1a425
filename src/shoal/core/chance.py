"""The generator inside the state: small, fast, the same on every platform, interpreted or compiled.

It is Chris Doty-Humphrey's sfc32: three words of 32 bits and a counter. It is good enough for simulation and search,
but no secret: it never deals to people who play each other for something.
"""

from .rule import rule
from .state import UNKNOWN, State

WORD = 0xFFFFFFFF


@rule
def plant(s: State, seed: int) -> None:
    """Seed the generator with a number of at most 62 bits."""
    s.rng[0] = seed & WORD
    s.rng[1] = seed >> 32 & WORD
    s.rng[2] = 0x5EA0F15E
    s.rng[3] = 1
    for _ in range(15):
        draw(s)


@rule
def draw(s: State) -> int:
    """The next 32 random bits."""
    a = s.rng[0]
    b = s.rng[1]
    c = s.rng[2]
    out = (a + b + s.rng[3]) & WORD
    s.rng[3] = (s.rng[3] + 1) & WORD
    s.rng[0] = b ^ (b >> 9)
    s.rng[1] = (c + (c << 3)) & WORD
    s.rng[2] = ((c << 21 | c >> 11) + out) & WORD
    return out


@rule
def below(s: State, count: int) -> int:
    """A random number from 0 to count - 1."""
    return (draw(s) * count) >> 32


@rule
def mix(s: State, cards: list[int], start: int, end: int) -> None:
    """Shuffle the cards from index `start` up to, not including, `end`."""
    for i in range(end - 1, start, -1):
        j = start + below(s, i + 1 - start)
        cards[i], cards[j] = cards[j], cards[i]


@rule
def draw_first(s: State) -> None:
    """The seat that begins, unless it was fixed."""
    if s.first == UNKNOWN:
        s.first = below(s, s.players)


@rule
def nothing(s: State) -> None:
    """The chance of a game that has none."""
