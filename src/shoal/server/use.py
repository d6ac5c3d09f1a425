"""What anybody may ask of the server holds for its processes together: each tells the others what was asked of it.

So somebody who asks all of them gets a second's worth more than of one, until it is known.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from itertools import count

from .limits import Allowances, ConnectionLimit
from .peers import Open, Peers, Taken

TELL = 1.0  # seconds
ANEW = 10  # times of telling after which also what has not changed is told: another may have come
MOST_TOLD = 100  # of those who took most


class Use:
    """The allowances and limits of this process, by names that are the same in all."""

    def __init__(
        self, peers: Peers, allowances: Mapping[str, Allowances], connections: Mapping[str, ConnectionLimit]
    ) -> None:
        self._peers, self._allowances, self._connections = peers, allowances, connections
        self._told: dict[str, dict[str, int]] = {}

    async def tell_on(self) -> None:
        """Tell again and again what has been taken here, and what is open."""
        for allowances in self._allowances.values():
            allowances.count()
        for number in count(1):
            await asyncio.sleep(TELL)
            if number % ANEW == 0:
                self._told.clear()
            for name, allowances in self._allowances.items():
                if taken := allowances.taken():
                    self._peers.tell(Taken(name, most_of(taken)))
            for name, limit in self._connections.items():
                is_open = most_of(limit.inside_by_key)
                if is_open != self._told.get(name, {}):
                    self._told[name] = is_open
                    self._peers.tell(Open(name, is_open, limit.inside))

    def hear(self, peer: int, message: Taken | Open) -> None:
        """Another process has told what was asked of it."""
        if isinstance(message, Taken) and message.what in self._allowances:
            for key, number in message.by_key.items():
                self._allowances[message.what].charge(key, number)
        elif isinstance(message, Open) and message.what in self._connections:
            self._connections[message.what].know(peer, message.by_key, message.all)

    def miss(self, peers: set[int]) -> None:
        for limit in self._connections.values():
            for peer in peers:
                limit.know(peer, {}, 0)


def most_of(numbers: Mapping[str, int]) -> dict[str, int]:
    return dict(Counter(numbers).most_common(MOST_TOLD))
