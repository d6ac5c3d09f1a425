"""A process for work that takes long: whatever happens in it, the server hears of it and goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from shoal.server.worker import Worker

from .process import start_of

pytestmark = pytest.mark.anyio

PATIENCE = 60.0


@pytest.fixture
def worker() -> Iterator[Worker]:
    found = Worker(0)
    yield found
    found.end()


class Unsendable(Exception):
    def __init__(self) -> None:
        super().__init__(threading.Lock())


def hang(file: str) -> None:
    Path(file).write_text(str(os.getpid()))
    time.sleep(10 * PATIENCE)


def fail_unsendably() -> None:
    raise Unsendable


def interrupt_itself() -> str:
    os.kill(os.getpid(), signal.SIGINT)
    return "deaf to it"


async def test_one_process_does_all_the_work(worker: Worker) -> None:
    first = await worker.do(os.getpid)
    assert first != os.getpid()
    assert await worker.do(os.getpid) == first


async def test_what_is_raised_there_is_raised_here_and_the_worker_goes_on(worker: Worker) -> None:
    with pytest.raises(ZeroDivisionError):
        await worker.do(divmod, 1, 0)
    with pytest.raises(RuntimeError, match="Unsendable"):
        await worker.do(fail_unsendably)
    with pytest.raises(TypeError, match="pickle"):
        await worker.do(len, threading.Lock())
    with pytest.raises(TypeError, match="pickle"):
        await worker.do(threading.Lock)
    assert await worker.do(divmod, 7, 2) == (3, 1)


async def test_it_is_told_when_the_process_dies(worker: Worker) -> None:
    async with asyncio.timeout(PATIENCE):
        with pytest.raises((EOFError, ConnectionError)):
            await worker.do(os._exit, 1)


async def test_the_keyboard_is_not_for_the_process(worker: Worker) -> None:
    assert await worker.do(interrupt_itself) == "deaf to it"


async def test_a_process_that_hangs_is_ended(worker: Worker, tmp_path: Path) -> None:
    file = tmp_path / "process"
    hanging = asyncio.create_task(worker.do(hang, str(file)))
    async with asyncio.timeout(PATIENCE):
        while not (file.exists() and file.read_text()):
            await asyncio.sleep(0.01)
    process = int(file.read_text())
    assert start_of(process)
    hanging.cancel()
    await asyncio.gather(hanging, return_exceptions=True)
    worker.end()
    assert start_of(process) is None


def test_a_worker_that_had_nothing_to_do_has_no_process() -> None:
    worker = Worker(0)
    assert worker._process is None
    worker.end()
