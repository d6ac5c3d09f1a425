"""What people are called at the tables, and who of them is gone."""

from __future__ import annotations

from collections.abc import Iterable

from . import rows
from .people import GONE, Person
from .store import Store
from .table import refused


class Names:
    """The names that were needed so far."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._names: dict[str, str] = {}
        self.gone: set[str] = set()  # people and sessions that ended, for who was let in just before

    def of(self, person: str) -> str:
        return self._names.get(person, GONE)

    def know(self, person: str, name: str) -> None:
        if person not in self.gone:
            self._names[person] = name

    def meet(self, person: Person) -> None:
        """Somebody comes: they are called as when they were let in, unless a newer name is known."""
        self._names.setdefault(person.id, person.name)

    async def learn(self, ids: Iterable[str]) -> None:
        unknown = [person for person in set(ids) if person not in self._names]
        if unknown:
            self._names |= await self._store.read(rows.read_names, unknown)

    def forget(self, person: str) -> None:
        self._names.pop(person, None)

    def is_there(self, person: str | None) -> bool:
        """Whether somebody is a person who has not taken their data away; their name must be learnt."""
        return person in self._names and person not in self.gone

    def check_there(self, person: Person) -> None:
        if person.id in self.gone or person.session in self.gone:
            raise refused("unauthorised")
