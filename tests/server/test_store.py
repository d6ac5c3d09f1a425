"""The database: together or not at all, never twice, and well again after every trouble."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import event, func, insert, select
from sqlalchemy.exc import OperationalError

from shoal.server import store as store_file
from shoal.server.schema import entries, tables
from shoal.server.store import Conflict, Statement, Store, Unavailable, open_engine

from .postgresql import Cluster
from .troubles import locked, stopped

pytestmark = pytest.mark.anyio

INSERT_TABLE = insert(tables)
INSERT_ENTRY = insert(entries)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(open_engine(database))
    yield store
    store.close()


def new_table(name: str) -> Statement:
    row = {"id": name, "code": None, "plan": "{}", "host": "ada", "seed": b"", "since": 0.0, "game": "fischen"}
    row |= {"visibility": "link", "status": "open", "version": 0, "owing": 0, "free": 0, "due": None, "touched": 0.0}
    return INSERT_TABLE, row


def new_entry(table: str, version: int, **more: Any) -> Statement:
    row = {"table": table, "version": version, "at": 0.0, "sender": None, "message": None, "data": "{}"}
    return INSERT_ENTRY, row | more


async def versions(store: Store, table: str) -> list[int]:
    asked = select(entries.c.version).where(entries.c.table == table).order_by(entries.c.version)
    return await store.read(lambda connection: list(connection.execute(asked).scalars()))


async def outcomes(*writes: Any) -> list[type | None]:
    found = await asyncio.gather(*writes, return_exceptions=True)
    return [type(problem) if problem else None for problem in found]


@asynccontextmanager
async def held(store: Store) -> AsyncIterator[list[int]]:
    """The writer is kept at a change until those that follow wait in a queue. Answers the groups it then tries."""
    groups: list[int] = []
    begun, let_go = threading.Event(), threading.Event()
    transact = store._transact

    def hold(group: list[Any]) -> None:
        if not begun.is_set():
            begun.set()
            assert let_go.wait(60)
            return
        groups.append(len(group))
        transact(group)

    store._transact = hold  # type: ignore[method-assign]
    first = asyncio.create_task(store.write())
    assert await asyncio.to_thread(begun.wait, 60)
    loop = asyncio.get_running_loop()
    loop.call_soon(loop.call_soon, let_go.set)  # one turn later: what is written first thing has been queued
    yield groups
    await first


# -- Writing --


async def test_changes_that_wait_go_in_one_transaction(store: Store) -> None:
    await store.write(new_table("t"))
    async with held(store) as groups:
        await asyncio.gather(*(store.write(new_entry("t", version)) for version in range(1, 101)))
    assert await versions(store, "t") == list(range(1, 101))
    assert groups == [100]


async def test_a_change_keeps_the_order_of_its_statements_in_a_group(store: Store) -> None:
    """A table is there before its entries, though other entries come first."""
    await store.write(new_table("t"))
    async with held(store) as groups:
        await asyncio.gather(
            store.write(new_entry("t", 1)),
            store.write(new_entry("t", 2)),
            store.write(new_table("u"), new_entry("u", 1), new_entry("u", 2)),
            store.write(new_table("v"), new_entry("v", 1), new_entry("v", 2)),
        )
    assert [await versions(store, table) for table in "tuv"] == [[1, 2]] * 3
    assert groups == [4]


async def test_what_conflicts_does_not_spoil_its_group(store: Store) -> None:
    await store.write(new_table("t"), new_entry("t", 7))
    async with held(store) as groups:
        found = await outcomes(*(store.write(new_entry("t", version)) for version in range(1, 11)))
    assert groups == [10] + [1] * 10
    assert found == [Conflict if version == 7 else None for version in range(1, 11)]
    assert await versions(store, "t") == list(range(1, 11))


async def test_changes_go_in_an_order_of_their_own(store: Store) -> None:
    """Else two processes that write about the same tables at once would wait for each other."""
    await store.write(new_table("t"), new_table("u"))
    written: list[str] = []
    event.listen(store.engine, "before_cursor_execute", lambda *about: written.append(str(about[3])))
    async with held(store) as groups:
        await asyncio.gather(store.write(new_entry("u", 1)), store.write(new_entry("t", 1)))
    assert groups == [2]
    told = " ".join(written)
    assert 0 < told.index("'t'") < told.index("'u'")


async def test_who_is_caught_in_a_deadlock_tries_alone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    class Deadlock(Exception):
        sqlstate = "40P01"

    transact = store._transact

    def caught(group: list[Any]) -> None:
        if len(group) > 1:
            raise OperationalError("", {}, Deadlock())
        transact(group)

    monkeypatch.setattr(store, "_transact", caught)
    await store.write(new_table("t"))
    async with held(store):
        found = await outcomes(*(store.write(new_entry("t", version)) for version in range(1, 4)))
    assert found == [None] * 3
    assert await versions(store, "t") == [1, 2, 3]


async def test_a_change_is_carried_out_as_a_whole_or_not_at_all(store: Store) -> None:
    await store.write(new_table("t"), new_entry("t", 1))
    with pytest.raises(Conflict):
        await store.write(new_table("u"), new_entry("u", 1), new_entry("t", 1))
    asked = select(func.count()).where(tables.c.id == "u")
    assert await store.read(lambda connection: connection.execute(asked).scalar()) == 0
    assert await versions(store, "u") == []


async def test_nobody_writes_the_same_version_twice(store: Store, database: str) -> None:
    """Eight that race, from two servers."""
    other = Store(open_engine(database))
    try:
        await store.write(new_table("t"))
        for version in range(1, 21):
            racing = (place.write(new_entry("t", version, data=str(n))) for n in range(4) for place in (store, other))
            assert sorted(map(str, await outcomes(*racing))) == [str(Conflict)] * 7 + ["None"]
        assert await versions(store, "t") == list(range(1, 21))
    finally:
        other.close()


async def test_nobody_writes_the_same_message_twice(store: Store) -> None:
    await store.write(new_table("t"), new_entry("t", 1, sender="ada", message="m1"))
    with pytest.raises(Conflict):
        await store.write(new_entry("t", 2, sender="ada", message="m1"))
    await store.write(new_entry("t", 2, sender="bob", message="m1"), new_entry("t", 3), new_entry("t", 4))


async def test_what_no_database_can_take_does_not_stop_the_writer(store: Store) -> None:
    await store.write(new_table("t"))
    async with held(store):
        found = await outcomes(
            store.write(new_entry("t", 1)),
            store.write(new_entry("t", 2, data="\ud800")),
            store.write(new_entry("t", 3)),
        )
    assert found[0] is None and found[1] is not None and found[2] is None
    await store.write(new_entry("t", 4))
    assert await versions(store, "t") == [1, 3, 4]


# -- Troubles --


async def test_a_locked_database_refuses_and_is_well_afterwards(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_file, "PATIENCE", 0.3)
    store = Store(open_engine(database))
    try:
        await store.write(new_table("t"), new_entry("t", 1))
        with locked(database):
            async with held(store) as groups:
                found = await outcomes(*(store.write(new_entry("t", version)) for version in range(2, 30)))
            assert found == [Unavailable] * 28
            assert groups == [28]  # all have waited together, not one after the other
        assert await versions(store, "t") == [1]
        await store.write(new_entry("t", 2))
        assert await versions(store, "t") == [1, 2]
    finally:
        store.close()


async def test_a_database_that_was_away_is_used_again(cluster: Cluster) -> None:
    store = Store(open_engine(cluster.url(cluster.new_database())))
    try:
        await store.write(new_table("t"), new_entry("t", 1))
        await asyncio.gather(*(versions(store, "t") for _ in range(20)))  # connections that will be dead
        for mode in ("fast", "immediate"):
            with stopped(cluster, mode):
                with pytest.raises(Unavailable):
                    await store.write(new_entry("t", 2))
                with pytest.raises(Unavailable):
                    await versions(store, "t")
            assert await asyncio.gather(*(versions(store, "t") for _ in range(20))) == [[1]] * 20
        await store.write(new_entry("t", 2))
        assert await versions(store, "t") == [1, 2]
    finally:
        store.close()


# -- How it is opened --


async def test_every_connection_has_its_settings(store: Store, database: str) -> None:
    if database.startswith("sqlite"):
        wanted: dict[str, Any] = {"journal_mode": "wal", "synchronous": 2, "busy_timeout": 2000, "foreign_keys": 1}
        ask = "PRAGMA {}"
    else:
        wanted, ask = {"lock_timeout": "2s", "statement_timeout": "2s", "synchronous_commit": "on"}, "SHOW {}"
    all_have_asked = threading.Barrier(store_file.READERS)

    def read(connection: Any) -> dict[str, Any]:
        all_have_asked.wait(60)  # so that each has a connection of its own
        return {name: connection.exec_driver_sql(ask.format(name)).scalar() for name in wanted}

    found = await asyncio.gather(*(store.read(read) for _ in range(store_file.READERS)))
    assert found == [wanted] * store_file.READERS
