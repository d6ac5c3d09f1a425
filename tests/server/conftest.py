"""Servers to test against, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn

from shoal.server.app import build
from shoal.server.settings import Settings

MANY = 1e6


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        data=tmp_path, requests=MANY, messages=MANY, knocks=MANY, connections_each=5000, tables_each=5000, lanes=1
    )


@pytest.fixture
def server(settings: Settings) -> Iterator[str]:
    """The address of a server in a thread of its own."""
    config = uvicorn.Config(
        build(settings),
        port=0,
        ws="websockets-sansio",
        ws_max_size=settings.message_limit,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="on",
    )
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    while not running.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.01)
    yield f"http://127.0.0.1:{running.servers[0].sockets[0].getsockname()[1]}"
    running.should_exit = True
    thread.join()
