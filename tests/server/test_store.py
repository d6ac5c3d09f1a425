"""The database: together or not at all, never twice, and well again after every trouble."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Engine, create_engine, event, func, insert, inspect, select
from sqlalchemy.exc import OperationalError

from shoal.server import store as store_file
from shoal.server.schema import entries, metadata, tables
from shoal.server.store import Conflict, Statement, Store, Unavailable, migrate, open_engine

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


@pytest.fixture
def empty(database: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database that has no tables yet."""
    if database.startswith("sqlite"):
        yield database
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    name = cluster.new_database("template0")
    yield cluster.url(name)
    cluster.command(f"DROP DATABASE {name} WITH (FORCE)")


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


def differences(engine: Engine) -> Any:
    """Between the tables that are there and those of schema.py."""
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return compare_metadata(context, metadata)


def test_migrations_make_the_tables_of_the_schema(empty: str) -> None:
    engine = open_engine(empty)
    assert differences(engine) == []
    metadata.create_all(engine)  # nothing is missing
    assert set(inspect(engine).get_table_names()) == {*metadata.tables, "alembic_version"}
    engine.dispose()


async def test_opening_again_keeps_what_is_there(empty: str) -> None:
    store = Store(open_engine(empty))
    await store.write(new_table("t"), new_entry("t", 1))
    store.close()
    store = Store(open_engine(empty))
    assert await versions(store, "t") == [1]
    assert differences(store.engine) == []
    store.close()


async def test_a_database_of_version_0_4_goes_on(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = store_file.command.upgrade
    with monkeypatch.context() as patch:
        patch.setattr(store_file.command, "upgrade", lambda config, _: upgrade(config, "0003"))
        store = Store(open_engine(empty))
    assert "reviews" not in inspect(store.engine).get_table_names()
    await store.write(new_table("t"), new_entry("t", 1))
    store.close()
    store = Store(open_engine(empty))
    assert differences(store.engine) == []
    assert await versions(store, "t") == [1]
    store.close()


ONLY_ADDS = re.compile(
    r"""CREATE\ (UNLOGGED\ )?TABLE\ \w+\ \(
    | CREATE\ (UNIQUE\ )?INDEX\ \w+\ ON\ (?P<of>\w+)
    | ALTER\ TABLE\ \w+\ ADD\ COLUMN\ (?!.*NOT\ NULL) | ALTER\ TABLE\ \w+\ ADD\ COLUMN\ .*\ DEFAULT\b
    | (INSERT\ INTO|UPDATE)\ alembic_version
    | SELECT | PRAGMA | BEGIN | SET\ LOCAL""",
    re.VERBOSE,
)


def only_adds(statements: list[str]) -> bool:
    """Whether a server that knows nothing of them can go on: what it reads and writes is as it was.

    An index of a table that was there already would hold up whoever writes there until it is made.
    """
    plain = [" ".join(statement.split()) for statement in statements]
    made = {found[1] for line in plain if (found := re.match(r"CREATE (?:UNLOGGED )?TABLE (\w+)", line))}
    matches = [ONLY_ADDS.match(line) for line in plain]
    return all(found and (found["of"] is None or found["of"] in made) for found in matches)


def test_what_only_adds_is_told_from_what_does_not() -> None:
    for line in (
        "ALTER TABLE tables ADD COLUMN players INTEGER",
        "ALTER TABLE tables ADD COLUMN players INTEGER DEFAULT 1 NOT NULL",
        "CREATE TABLE new (\n id INTEGER NOT NULL)",
    ):
        assert only_adds([line]), line
    assert only_adds(["CREATE TABLE new (id INTEGER)", "CREATE INDEX ix_new ON new (id)"])
    for line in (
        "ALTER TABLE tables ADD COLUMN players INTEGER NOT NULL",
        "ALTER TABLE tables DROP COLUMN players",
        "ALTER TABLE tables RENAME TO others",
        "ALTER TABLE tables ALTER COLUMN players TYPE BIGINT",
        "CREATE INDEX ix_tables ON tables (players)",
        "DROP TABLE tables",
        "UPDATE tables SET players = 2",
    ):
        assert not only_adds([line]), line


def test_migrations_since_0_4_only_add(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a server of the version before goes on beside one of this version, and they are replaced one by one."""
    upgrade = store_file.command.upgrade
    with monkeypatch.context() as patch:
        patch.setattr(store_file.command, "upgrade", lambda config, _: upgrade(config, "0003"))
        engine = open_engine(empty)
    statements: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        statements.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        migrate(engine)
    finally:
        event.remove(Engine, "before_cursor_execute", note)
        engine.dispose()
    assert sum("CREATE" in statement for statement in statements) > 8
    assert only_adds(statements)


async def test_a_migration_does_not_hold_up_who_plays(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for a lock for a moment only, lets others go first, and tries again."""
    name = cluster.new_database()
    store = Store(open_engine(cluster.url(name)))
    await store.write(new_table("t"))
    store.close()
    engine = create_engine(cluster.url(name).replace("postgresql:", "postgresql+psycopg:"))
    tried: list[int] = []

    def change(config: Any, _: str) -> None:
        tried.append(1)
        config.attributes["connection"].exec_driver_sql("ALTER TABLE tables ADD COLUMN more INTEGER")

    monkeypatch.setattr(store_file.command, "upgrade", change)
    with ThreadPoolExecutor(1) as thread:
        with engine.begin() as long:
            long.exec_driver_sql("SELECT * FROM tables")
            migrating = thread.submit(migrate, engine)
            while len(tried) < 2:
                assert not migrating.done()
                await asyncio.sleep(0.05)
            with engine.begin() as quick:  # it comes through, though it waits behind the migration
                quick.exec_driver_sql("UPDATE tables SET players = 3")
        migrating.result()
    assert "more" in {column["name"] for column in inspect(engine).get_columns("tables")}
    engine.dispose()
    cluster.command(f"DROP DATABASE {name} WITH (FORCE)")


def test_a_migration_that_breaks_off_leaves_nothing(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a server is killed while it makes its tables: the next one must not find half of them."""
    engine = create_engine(empty.replace("postgresql:", "postgresql+psycopg:"))
    upgrade = store_file.command.upgrade

    def break_off(*args: Any) -> None:
        upgrade(*args)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(store_file.command, "upgrade", break_off)
        with pytest.raises(KeyboardInterrupt):
            migrate(engine)
    assert inspect(engine).get_table_names() == []
    migrate(engine)
    assert differences(engine) == []
    engine.dispose()


def test_servers_may_start_at_once(empty: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        for engine in threads.map(open_engine, [empty] * 4):
            assert differences(engine) == []
            engine.dispose()


async def test_a_table_made_anew_by_a_migration_does_not_empty_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite can't change much of a table: Alembic copies it, drops it and renames the copy."""
    store = Store(open_engine(database))
    await store.write(new_table("t"), new_entry("t", 1))

    def remake(config: Any, _: str) -> None:
        operations = Operations(MigrationContext.configure(config.attributes["connection"]))
        with operations.batch_alter_table("tables", recreate="auto") as batch:
            batch.alter_column("host", nullable=True)

    monkeypatch.setattr(store_file.command, "upgrade", remake)
    migrate(store.engine)
    assert await versions(store, "t") == [1]
    store.close()


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
