"""Servers to test against, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import uvicorn
from argon2 import PasswordHasher

from shoal.core import backends
from shoal.server import people, reviews
from shoal.server.app import build, configuration
from shoal.server.computers import Computers
from shoal.server.hall import Hall
from shoal.server.settings import Settings
from shoal.server.store import Store, open_engine

from . import postgresql
from .postgresql import Cluster

MANY = 1e6
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
QUICK_NOBODY = QUICK.hash("of nobody")
ON_ONE = (  # files in which no more is asked of a database than in the others
    "test_analysis",
    "test_at_the_table",
    "test_chat",
    "test_flooding",
    "test_garbage",
    "test_http",
    "test_lines",
    "test_logs",
    "test_metrics",
    "test_openapi",
    "test_our_faults",
    "test_reached",
    "test_ready",
    "test_private_tables",
    "test_proxy",
    "test_replay",
    "test_reviews",
    "test_secrets",
    "test_undo",
    "test_wire",
)
SHORTEST = "fish-n-stones"
ONE_ON_BOTH = ("test_play", "test_going_on", "test_example")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is asked of views and replays is the same on any database: on PostgreSQL it is left to the long runs.

    Of whole games one is enough there, the shortest.
    """
    for item in items:
        call = getattr(item, "callspec", None)
        if call and call.params.get("database") == "postgresql":
            is_long = call.params.get("game") != SHORTEST or call.params.get("players", 2) != 2
            if item.path.stem in ON_ONE or (item.path.stem in ONE_ON_BOTH and "game" in call.params and is_long):
                item.add_marker(pytest.mark.long)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL, one a worker, with a database to copy that has its tables already."""
    if not postgresql.programs():
        pytest.skip(postgresql.MISSING)
    cluster = Cluster()
    cluster.start()
    cluster.command(f"CREATE DATABASE {postgresql.TEMPLATE}")
    open_engine(cluster.url(postgresql.TEMPLATE)).dispose()
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a new database: what uses it, by whatever way, is tested on both."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'shoal.sqlite3'}"
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    name = cluster.new_database()
    yield cluster.url(name)
    cluster.command(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No server compiles anything while it is tested."""
    monkeypatch.setattr(backends, "fastest_backend", lambda: backends.Backend.INTERPRETED)


@pytest.fixture(autouse=True)
def quick_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play the fewest worlds there can be where luck is told from play."""
    monkeypatch.setattr(reviews, "SECONDS", 0.0)


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash passwords with as little work as argon2 allows: what is tested here is not how long guessing takes."""
    monkeypatch.setattr(people, "hasher", QUICK)
    monkeypatch.setattr(people, "NOBODY", QUICK_NOBODY)


@pytest.fixture
def store(database: str) -> Store:
    return Store(open_engine(database))


@pytest.fixture
async def hall(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """A hall without a network. Nothing happens there by itself, unless a test opens it."""
    monkeypatch.setattr(backends, "is_available", lambda: False)
    hall = Hall(store, Computers(1))
    yield hall
    await hall.close()
    store.close()


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return Settings(
        data=tmp_path,
        database=database,
        requests=MANY,
        files=MANY,
        messages=MANY,
        login_attempts=MANY,
        connections_each=5000,
        tables_each=5000,
        player_processes=1,
    )


@pytest.fixture
def server(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server in a thread of its own. Its computer players think interpreted: nothing to compile."""
    monkeypatch.setattr(backends, "is_available", lambda: False)
    config = configuration(build(settings), settings)
    config.timeout_graceful_shutdown = 2
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    while not running.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.01)
    yield f"http://127.0.0.1:{running.servers[0].sockets[0].getsockname()[1]}"
    running.should_exit = True
    thread.join()
