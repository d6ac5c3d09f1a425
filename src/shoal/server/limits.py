"""How much anybody may ask of the server."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

KEPT = 50_000  # addresses remembered at most
BURST = 4.0  # seconds' worth that may come at once


def burst(rate: float) -> float:
    """The size of a burst where so many a second are allowed."""
    return max(1.0, rate * BURST)


class Allowance:
    """A token bucket: `burst` at once, and `rate` a second after that."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.at = burst, clock()

    def take(self) -> bool:
        """Whether one more is allowed; if so, it is counted."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Allowances:
    """An allowance for each address, or whatever else is counted."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self._by_key: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, key: str) -> bool:
        found = self._by_key.pop(key, None) or Allowance(self.rate, self.burst, self.clock)
        self._by_key[key] = found
        while len(self._by_key) > KEPT:
            self._by_key.popitem(last=False)
        return found.take()


class ConnectionLimit:
    """A limit on connections at one time, in all and per address."""

    def __init__(self, most: int, each: int) -> None:
        self.most, self.each = most, each
        self._inside: Counter[str] = Counter()

    @property
    def inside(self) -> int:
        """How many there are."""
        return self._inside.total()

    def enter(self, key: str) -> bool:
        """Whether there is room for one more; if so, it is counted until it leaves."""
        if self.inside >= self.most or self._inside[key] >= self.each:
            return False
        self._inside[key] += 1
        return True

    def leave(self, key: str) -> None:
        self._inside[key] -= 1
        if self._inside[key] == 0:
            del self._inside[key]
