"""Servers to test against, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import socket
import threading
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from zlib import crc32

import pytest
import uvicorn
from argon2 import PasswordHasher

from shoal.core import backends
from shoal.server import calling, desks, letters, people, reviews
from shoal.server.app import build, configuration, open_port
from shoal.server.computers import Computers
from shoal.server.hall import Hall
from shoal.server.settings import Settings
from shoal.server.store import Store, open_engine

from . import postgresql
from .mailed import NOBODY_THERE
from .postgresql import Cluster
from .pushed import ADDRESS, Service, push_service

MANY = 1e6
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
QUICK_NOBODY = QUICK.hash("of nobody")
ON_ONE = (  # files in which no more is asked of a database than in the others
    "test_calling",
    "test_mail",
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
ON_BOTH = (  # files that are about the database itself, or about everything in it
    "test_backup",
    "test_crash",
    "test_keeping",
    "test_migrations",
    "test_own_data",
    "test_people",
    "test_rounds",
    "test_store",
    "test_tables",
)
OF_ONE_PROCESS = (  # of what each process has, or keeps, for itself
    "test_every_choice_of_a_seat_is_looked_at",
    "test_the_same_is_worked_out_once_and_aside",
    "test_a_game_is_looked_at_once_and_everybody_is_told_the_same",
)
IN_A_TOWN = (
    "test_secrets",
    "test_garbage",
    "test_waiting",
    "test_meeting",
    "test_called_once",
)  # files whose tests are put to two servers in every run


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is asked of views and replays is the same on any database: on PostgreSQL it is left to the long runs.

    Of whole games one is enough there, the shortest. The other tests of the server run on one of the two by turns, the
    long runs have each on the other. Two servers on one PostgreSQL are asked whatever one is.
    """
    items[:] = [item for item in items if database_of(item) != "town" or is_for_two(item)]
    asked = defaultdict(set)
    for item in items:
        asked[test_of(item)].add(database_of(item))
    for item in items:
        database, file = database_of(item), item.path.stem
        other = ("sqlite", "postgresql")[crc32(test_of(item).encode()) % 2]
        is_by_turns = {"sqlite", "postgresql"} <= asked[test_of(item)] and file not in (*ON_ONE, *ONE_ON_BOTH, *ON_BOTH)
        about = item.callspec.params if database else {}  # type: ignore[attr-defined]
        is_short = about.get("game", SHORTEST) == SHORTEST and about.get("players", 2) == 2
        if (
            (database == "postgresql" and file in ON_ONE)
            or (database == "postgresql" and file in ONE_ON_BOTH and "game" in about and not is_short)
            or (database == "town" and not (file in IN_A_TOWN and is_short))
            or (is_by_turns and database == other)
        ):
            item.add_marker(pytest.mark.long)


def test_of(item: pytest.Item) -> str:
    """Its name without its parameters, from the folder of tests on."""
    return item.nodeid.partition("[")[0]


def is_for_two(item: pytest.Item) -> bool:
    """Whether two servers can be asked the same."""
    return "server" in getattr(item, "fixturenames", ()) and item.originalname not in OF_ONE_PROCESS  # type: ignore[attr-defined]


def database_of(item: pytest.Item) -> str | None:
    call = getattr(item, "callspec", None)
    found: str | None = call.params.get("database") if call else None
    return found


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


@pytest.fixture(params=["sqlite", "postgresql", "town"])
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
        push_inside=True,
        address=ADDRESS,
        mail=f"smtp://127.0.0.1:{NOBODY_THERE}",
        mail_from="shoal <fish@example.org>",
    )


@pytest.fixture
def service() -> Iterator[Service]:
    """A push service."""
    with push_service() as found:
        yield found


@pytest.fixture
def quick_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    """People are called as soon as their move is waited for."""
    monkeypatch.setattr(calling, "LOOK", 0.05)
    monkeypatch.setattr(calling, "GRACE", 0.0)
    for file in (calling, letters):
        monkeypatch.setattr(file, "RETRIES", (0.01,))
    monkeypatch.setattr(desks, "FLUSH", 0.05)


@pytest.fixture
def server(settings: Settings, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server in a thread of its own, in a town of two: whoever connects gets to either.

    Its computer players think interpreted: nothing to compile.
    """
    monkeypatch.setattr(backends, "is_available", lambda: False)
    number = 2 if database_of(request.node) == "town" else 1
    with open_port("127.0.0.1", 0) as port, ExitStack() as running:
        for _ in range(number):
            running.enter_context(serving(settings, port))
        yield f"http://127.0.0.1:{port.getsockname()[1]}"


@contextmanager
def serving(settings: Settings, port: socket.socket) -> Iterator[None]:
    config = configuration(build(settings), settings)
    config.timeout_graceful_shutdown = 2
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, args=([port.dup()],), daemon=True)
    thread.start()
    while not running.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.01)
    yield
    running.should_exit = True
    thread.join()
