"""The database. What is to be kept goes through one thread, many changes in one transaction; reading has its own."""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, Executable, create_engine, event, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    InternalError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.pool import NullPool, QueuePool

from ..core.backends import NotInstalled
from ..core.errors import BadInput
from . import tallies
from .logs import request_id

if sys.platform != "win32":
    import fcntl

PATIENCE = 2.0  # seconds to wait for a locked database
MIGRATION_PATIENCE = 120.0  # seconds, while another server brings it up to date
IN_THE_WAY = 500  # milliseconds that a migration waits for who plays, who wait behind it meanwhile,
TRIES = 60  # and how often it tries
GROUP = 256  # changes in one transaction at most
READERS = 4
DEADLOCK, NO_LOCK = "40P01", "55P03"  # as PostgreSQL calls them
MIGRATING = 7462561  # the number of the lock under which PostgreSQL's tables are brought up to date

log = logging.getLogger(__name__)

Statement = tuple[Executable, dict[str, Any]]
Step = tuple[Executable, list[dict[str, Any]]]
P = ParamSpec("P")
T = TypeVar("T")


class Conflict(Exception):
    """This is written already: by another process, or by a transaction of ours whose success we could not hear of."""


class Unavailable(Exception):
    """The database can't be written or read now; nothing was changed.

    Only if the line to it broke in the middle of a commit can't we know; then writing it again is a Conflict.
    """


class Change(NamedTuple):
    """Statements that are carried out together or not at all, and who waits for them."""

    statements: Sequence[Statement]
    after: Sequence[Statement]  # carried out once they are kept, as well as it goes
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    request: str  # in which it was wanted, for the log


def file_of(url: str) -> Path | None:
    """Where a SQLite database is, if it is one."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        return None
    name = address.database if address.get_backend_name() == "sqlite" else None
    return None if name in (None, "", ":memory:") or str(name).startswith("file:") else Path(str(name))


@contextmanager
def held(file: Path) -> Iterator[None]:
    """Keep other servers off a SQLite file, until this process ends in whatever way: each has tables in its memory."""
    with ExitStack() as closing:
        try:
            lock = closing.enter_context(open(f"{file}.lock", "w", opener=partial(os.open, mode=0o600)))
            if sys.platform != "win32":
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInput("database-in-use", file=str(file)) from None
        except OSError as problem:
            raise BadInput("no-database", problem=problem.strerror) from None
        yield


def keep_private(file: Path) -> None:
    """Who reads a database knows all cards to come. What SQLite lays beside it has the rights of the file itself."""
    with suppress(OSError):  # it is somebody else's, or there is no such folder, which SQLite will say
        file.touch(0o600)
        for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
            with suppress(FileNotFoundError):
                file.with_name(name).chmod(0o600)


def open_engine(url: str) -> Engine:
    """Connect to a database and bring its tables up to date."""
    engine = engine_of(url)
    if file := file_of(url):
        keep_private(file)
    try:
        migrate(engine)
    except SQLAlchemyError as problem:
        raise BadInput("no-database", problem=reason_of(problem)) from None
    except CommandError:
        raise BadInput("newer-database") from None
    return engine


def engine_of(url: str) -> Engine:
    """What connects to a database, as it is."""
    try:
        address = make_url(url)
        if address.get_backend_name() == "sqlite":
            if address.database in (None, "", ":memory:"):
                raise BadInput("database-in-memory")
            engine = create_engine(
                address, poolclass=QueuePool, connect_args={"timeout": PATIENCE}, hide_parameters=True
            )
            event.listen(engine, "connect", set_pragmas)
        elif address.get_backend_name() == "postgresql":
            address = address.set(drivername="postgresql+psycopg")
            timeout = int(PATIENCE * 1000)
            limits = {
                "options": f"-c lock_timeout={timeout} -c statement_timeout={timeout}",
                "connect_timeout": int(PATIENCE),
                "tcp_user_timeout": timeout,  # a line that has gone silent is dead, too
                "keepalives_idle": int(PATIENCE),
            }
            engine = create_engine(address, pool_pre_ping=True, connect_args=limits, hide_parameters=True)
        else:
            raise ArgumentError(address.get_backend_name())
    except (ArgumentError, NoSuchModuleError, ValueError):
        raise BadInput("bad-database") from None
    except ImportError:
        raise NotInstalled('PostgreSQL needs its driver: pip install "shoal[postgresql]"') from None
    return engine


def set_pragmas(connection: Any, _: Any) -> None:
    """FULL survives a power cut, too; what is deleted is overwritten. The settings are a connection's own."""
    cursor = connection.cursor()
    patience = f"busy_timeout={int(PATIENCE * 1000)}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", patience, "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the tables up to date, all or nothing; should two servers start at once, one waits for the other.

    Others of an older version may use PostgreSQL meanwhile: where no lock is to be had soon we let go, and try again.
    """
    # A migration may take its time, and so may waiting for another server's.
    patient = {"timeout": MIGRATION_PATIENCE} if engine.dialect.name == "sqlite" else {}
    unlimited = create_engine(engine.url, poolclass=NullPool, connect_args=patient)
    for tries_left in reversed(range(TRIES)):
        try:
            with unlimited.begin() as connection:
                upgrade(connection)
            return
        except OperationalError as problem:
            if not tries_left or state_of(problem) not in (NO_LOCK, DEADLOCK):
                raise
        time.sleep(1)


def upgrade(connection: Connection) -> None:
    config = migrations()
    if connection.dialect.name == "sqlite":
        # References are not followed: a table that is made anew is dropped first, which must not empty others.
        # Python begins a transaction by itself for changes of rows only, not of tables.
        for line in ("PRAGMA journal_mode=WAL", "PRAGMA foreign_keys=OFF", "BEGIN IMMEDIATE"):
            connection.exec_driver_sql(line)
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = {IN_THE_WAY}")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_up_to_date(connection: Connection) -> bool:
    """Whether the tables are those of this version of shoal."""
    found = MigrationContext.configure(connection).get_current_revision()
    return found == ScriptDirectory.from_config(migrations()).get_current_head()


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config


def reason_of(problem: BaseException) -> str:
    """The first line of what a driver complains about: no statement, no values."""
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig else problem
    return str(cause).strip().partition("\n")[0]


class Store:
    """Writes and reads for the event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._changes: queue.SimpleQueue[Change | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()

    @property
    def where(self) -> dict[str, Any]:
        """What the driver needs to connect to the database."""
        return dict(self.engine.dialect.create_connect_args(self.engine.url)[1])

    async def write(self, *statements: Statement, after: Sequence[Statement] = ()) -> None:
        """Carry out statements together, or raise Conflict or Unavailable and change nothing.

        What comes after they are kept keeps nothing itself, and is not waited for.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        done.add_done_callback(asyncio.Future.exception)  # it is heard of, even if who waited for it was cancelled
        with tallies.writes.timed():
            self._changes.put(Change(statements, after, loop, done, request_id.get()))
            await asyncio.shield(done)

    async def read(self, question: Callable[Concatenate[Connection, P], T], *about: P.args, **named: P.kwargs) -> T:
        """The answer to a question of rows.py, which is asked with a connection; raises Unavailable."""

        def ask() -> T:
            with self.engine.connect() as connection:
                return question(connection, *about, **named)

        try:
            with tallies.reads.timed():
                return await asyncio.get_running_loop().run_in_executor(self._readers, ask)
        except SQLAlchemyError as problem:
            log.warning("read failed", extra={"problem": reason_of(problem)})
            raise Unavailable from problem

    def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        self._changes.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # -- the writing thread --

    def _write_on(self) -> None:
        while (first := self._changes.get()) is not None:
            group = [first]
            while len(group) < GROUP and not self._changes.empty():
                following = self._changes.get()
                if following is None:
                    self._changes.put(None)
                    break
                group.append(following)
            outcomes = self._write_group(group)
            answer(outcomes)
            self._follow_up([found for change, problem in outcomes if not problem for found in change.after])

    def _write_group(self, group: list[Change]) -> list[tuple[Change, Exception | None]]:
        """Write all in one transaction; if that fails and one of them may be to blame, each in its own."""
        try:
            self._transact(group)
            return [(change, None) for change in group]
        except OperationalError as problem:
            if state_of(problem) == DEADLOCK and len(group) > 1:  # with another process; one alone is in nobody's way
                return [found for change in group for found in self._write_group([change])]
            return self._failed(group, problem)
        except (InternalError, InterfaceError) as problem:  # the database's own troubles
            return self._failed(group, problem)
        except Exception as problem:  # whatever it is, the next ones must be written
            if len(group) > 1:
                return [found for change in group for found in self._write_group([change])]
            if isinstance(problem, IntegrityError):
                return [(group[0], Conflict())]
            log.error("write failed", extra={"problem": reason_of(problem), **asked_in(group)})
            return [(group[0], Unavailable() if isinstance(problem, SQLAlchemyError) else problem)]

    @staticmethod
    def _failed(group: list[Change], problem: Exception) -> list[tuple[Change, Exception | None]]:
        log.warning("write failed", extra={"problem": reason_of(problem), "changes": len(group), **asked_in(group)})
        return [(change, Unavailable()) for change in group]

    def _follow_up(self, statements: list[Statement]) -> None:
        if statements:
            try:
                with self.engine.begin() as connection:
                    for statement, together in groupby(statements, lambda found: found[0]):
                        connection.execute(statement, [values for _, values in together])
            except SQLAlchemyError as problem:
                log.warning("others could not be told", extra={"problem": reason_of(problem)})

    def _transact(self, group: list[Change]) -> None:
        """Changes of the same kind go to the database together, step by step: they don't build on each other.

        They go in an order that is the same in all processes, so that no two wait for each other.
        """
        alike: dict[tuple[int, ...], list[list[Step]]] = {}
        for change in sorted(group, key=whereabouts):
            steps = steps_of(change)
            alike.setdefault(tuple(id(statement) for statement, _ in steps), []).append(steps)
        with self.engine.begin() as connection:
            for changes in sorted(alike.values(), key=kind_of):
                for together in zip(*changes, strict=True):
                    connection.execute(together[0][0], [values for _, rows in together for values in rows])


def asked_in(group: list[Change]) -> dict[str, list[str]]:
    """The requests in which changes were wanted, as the log names them."""
    return {"requests": sorted({change.request for change in group} - {""})}


def steps_of(change: Change) -> list[Step]:
    """The statements of a change in their order, those that follow their like taken together."""
    runs = groupby(change.statements, lambda found: id(found[0]))
    return [(run[0][0], [values for _, values in run]) for run in (list(found) for _, found in runs)]


def whereabouts(change: Change) -> str:
    """The table, or whoever it is about."""
    return str(next(iter(change.statements[0][1].values()), "")) if change.statements else ""


def kind_of(changes: list[list[Step]]) -> list[str]:
    """The tables of the database that such changes are made to."""
    return [str(getattr(statement, "table", "")) for statement, _ in changes[0]]


def state_of(problem: OperationalError) -> str | None:
    """What PostgreSQL calls a trouble."""
    found: str | None = getattr(problem.orig, "sqlstate", None)
    return found


def answer(outcomes: list[tuple[Change, Exception | None]]) -> None:
    """Tell those who wait, one call for each event loop."""

    def tell(mine: list[tuple[Change, Exception | None]]) -> None:
        for change, problem in mine:
            if change.done.done():
                continue
            if problem:
                change.done.set_exception(problem)
            else:
                change.done.set_result(None)

    for loop in {outcome[0].loop for outcome in outcomes}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, [outcome for outcome in outcomes if outcome[0].loop is loop])
