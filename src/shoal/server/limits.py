"""How much anybody may ask of the server."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping

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

    def charge(self, number: int) -> None:
        """So many were taken elsewhere: at most a burst more than there is."""
        self.left = max(-self.burst, self.left - number)


class Allowances:
    """An allowance for each address, or whatever else is counted."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self._by_key: OrderedDict[str, Allowance] = OrderedDict()
        self._taken: Counter[str] | None = None

    def take(self, key: str) -> bool:
        is_allowed = self._of(key).take()
        if is_allowed and self._taken is not None:
            self._taken[key] += 1
        return is_allowed

    def _of(self, key: str) -> Allowance:
        found = self._by_key.pop(key, None) or Allowance(self.rate, self.burst, self.clock)
        self._by_key[key] = found
        while len(self._by_key) > KEPT:
            self._by_key.popitem(last=False)
        return found

    # -- Shared with other processes --

    def count(self) -> None:
        """From now on keep count of what is taken."""
        self._taken = Counter()

    def taken(self) -> dict[str, int]:
        """How much was taken since this was last asked, by whom."""
        taken, self._taken = self._taken or Counter(), Counter()
        return taken

    def charge(self, key: str, number: int) -> None:
        """Somebody has taken so much at another process."""
        self._of(key).charge(number)


class ConnectionLimit:
    """A limit on connections at one time, in all and per address."""

    def __init__(self, most: int, each: int) -> None:
        self.most, self.each = most, each
        self._inside: Counter[str] = Counter()
        self._elsewhere: dict[int, tuple[Mapping[str, int], int]] = {}  # those of other processes, and how many in all

    @property
    def inside(self) -> int:
        """How many there are."""
        return self._inside.total()

    @property
    def inside_by_key(self) -> Mapping[str, int]:
        return self._inside

    def know(self, peer: int, by_key: Mapping[str, int], inside: int) -> None:
        """How many another process has."""
        self._elsewhere[peer] = by_key, inside
        if not inside:
            del self._elsewhere[peer]

    def enter(self, key: str) -> bool:
        """Whether there is room for one more; if so, it is counted until it leaves."""
        inside, mine = self.inside, self._inside[key]
        for by_key, number in self._elsewhere.values():
            inside, mine = inside + number, mine + by_key.get(key, 0)
        if inside >= self.most or mine >= self.each:
            return False
        self._inside[key] += 1
        return True

    def leave(self, key: str) -> None:
        self._inside[key] -= 1
        if self._inside[key] == 0:
            del self._inside[key]
