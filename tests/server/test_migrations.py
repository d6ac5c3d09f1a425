"""The tables of the database made, and brought up to date: all or nothing, and beside who plays."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Engine, create_engine, event, inspect

from shoal.server import store as store_file
from shoal.server.schema import metadata
from shoal.server.store import Store, migrate, open_engine

from .postgresql import Cluster
from .test_store import new_entry, new_table, versions

pytestmark = pytest.mark.anyio


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
