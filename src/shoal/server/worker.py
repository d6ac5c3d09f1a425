"""A process of its own for work that takes long, and that can be ended at any moment."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

SPAWN = multiprocessing.get_context("spawn")

T = TypeVar("T")


class Worker:
    """Does one piece of work after the other. Its process starts with the first."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: SpawnProcess | None = None
        self._pipe, self._its_end = SPAWN.Pipe()

    async def do(self, work: Callable[..., T], *about: Any) -> T:
        """What a function of a module answers in the process, or raises there; EOFError if the process has died.

        Who does not wait for the answer must end the worker.
        """
        self._start()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[tuple[T, Exception | None]] = loop.create_future()
        self._pipe.send((work, about))
        loop.add_reader(self._pipe.fileno(), self._hear, answer)
        try:
            found, problem = await answer
        finally:
            loop.remove_reader(self._pipe.fileno())
        if problem:
            raise problem
        return found

    def _start(self) -> None:
        """Start the process, deaf to the keyboard from birth: its server is the one to stop it."""
        if self._process:
            return
        resource_tracker.ensure_running()  # it is started with the first process, and lets its parent hear again
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
        try:
            process = SPAWN.Process(target=work_on, args=(self._its_end, self._niceness), daemon=True)
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)
        self._process = process
        self._its_end.close()  # so that ours ends when the process does

    def _hear(self, answer: asyncio.Future[Any]) -> None:
        if answer.done():
            return
        try:
            answer.set_result(self._pipe.recv())
        except Exception as problem:  # it has died, or what it answers can't be read here
            answer.set_exception(problem)

    def end(self) -> None:
        """End the process at once, whatever it is at."""
        if self._process:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
        self._its_end.close()
        self._pipe.close()


# -- In the process --


def work_on(pipe: Connection[Any, Any], niceness: int) -> None:
    """Do what comes through a pipe, until it is closed."""
    with suppress(OSError):
        os.nice(niceness)
    threading.Thread(target=end_with_server, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            work, about = pipe.recv()
            try:
                pipe.send((work(*about), None))
            except Exception as problem:
                send_problem(pipe, problem)


def send_problem(pipe: Connection[Any, Any], problem: Exception) -> None:
    try:
        pipe.send((None, problem))
    except Exception:  # some hold what can't be sent
        pipe.send((None, RuntimeError(type(problem).__name__)))


def end_with_server() -> None:
    """A server that was killed could not stop its processes, which may be deep in thought."""
    server = multiprocessing.parent_process()
    assert server
    server.join()
    os._exit(1)
