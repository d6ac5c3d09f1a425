"""Several processes behind one port: one looks after them, starts anew what has died, and replaces them one by one.

Told to stop (SIGTERM, Ctrl-C) it stops them all. Told to reload (SIGHUP) it starts a new process in the place of each,
with the code that is installed by then, and stops the old one when the new one listens: people are connected anew and
see what they have missed.
"""

from __future__ import annotations

import logging
import math
import os
import signal
import socket as network
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, replace
from multiprocessing import connection, parent_process, resource_tracker
from typing import Any

from ..core.simulate import cores
from .logs import configure
from .settings import Settings
from .worker import SPAWN

GOODBYE = 15.0  # seconds that a process has to stop
READY = 120.0  # seconds that a new process has until it listens, when it is to replace another
PAUSE = 1.0  # seconds until what has died is started anew: it may die again

log = logging.getLogger(__name__)


class Process:
    """One of those that serve."""

    def __init__(self, settings: Settings, port: network.socket) -> None:
        self.address = ""
        self._hears, tells = SPAWN.Pipe(duplex=False)
        share = replace(settings, player_processes=settings.player_processes or math.ceil(cores() / settings.workers))
        self.process = SPAWN.Process(target=work, args=(asdict(share), port, tells))
        self.process.start()
        tells.close()

    def is_ready(self, seconds: float) -> bool:
        """Wait until it listens, for so long at most."""
        if not self.address and self._hears.poll(seconds):
            with suppress(EOFError):
                self.address = self._hears.recv()
        return bool(self.address)

    @property
    def is_alive(self) -> bool:
        return self.process.is_alive()

    def tell_to_stop(self) -> None:
        self.process.terminate()

    def wait(self) -> None:
        """Until it has stopped, by itself or else by force."""
        self.process.join(GOODBYE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()
        self._hears.close()


class Workers:
    """All of them, and what is to be done with them."""

    def __init__(self, settings: Settings, port: network.socket, listening: Callable[[str], None]) -> None:
        self._settings, self._port, self._listening = settings, port, listening
        self._is_over = self._is_to_reload = False
        self._wake, self._alarm = SPAWN.Pipe(duplex=False)
        self._processes: list[Process] = []

    def run(self) -> None:
        """Until told to stop."""
        for number, answer in (
            (signal.SIGTERM, self._stop),
            (signal.SIGINT, self._stop),
            (signal.SIGHUP, self._reload),
        ):
            signal.signal(number, answer)
        try:
            self._processes = [self._new() for _ in range(self._settings.workers)]
            if self._await(self._processes[0]):
                self._listening(self._processes[0].address)
            while not self._is_over:
                self._look_after()
                connection.wait([self._wake, *(found.process.sentinel for found in self._processes)])
                while self._wake.poll():
                    self._wake.recv_bytes()
        finally:
            for found in self._processes:
                found.tell_to_stop()
            for found in self._processes:
                found.wait()

    def _new(self) -> Process:
        """Start one, deaf to the keyboard from birth: we are the one to stop it."""
        resource_tracker.ensure_running()  # it is started with the first process, and lets its parent hear again
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGHUP))
        try:
            return Process(self._settings, self._port)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)

    def _stop(self, *_: Any) -> None:
        self._is_over = True
        self._alarm.send_bytes(b"!")

    def _reload(self, *_: Any) -> None:
        self._is_to_reload = True
        self._alarm.send_bytes(b"!")

    def _look_after(self) -> None:
        """Replace what has died, and, if we are told to, one after the other."""
        for place, found in enumerate(self._processes):
            if not found.is_alive and not self._is_over:
                log.error("process died", extra={"number": found.process.exitcode})
                found.wait()
                time.sleep(PAUSE)
                self._processes[place] = self._new()
        if self._is_to_reload:
            self._is_to_reload = False
            for place, old in enumerate(self._processes):
                self._replace(place, old)

    def _replace(self, place: int, old: Process) -> None:
        if self._is_over:
            return
        new = self._new()
        if self._await(new):
            self._processes[place] = new
            old.tell_to_stop()
            old.wait()
            log.info("process replaced")
        else:  # the old one goes on
            if new.is_alive:
                new.tell_to_stop()
            new.wait()
            log.error("process did not start")

    def _await(self, process: Process) -> bool:
        """Whether a process listens, as long as it is alive and we are not told to stop."""
        end = time.monotonic() + READY
        while not process.is_ready(0.1):
            if self._is_over or not process.is_alive or time.monotonic() > end:
                return False
        return True


# -- In the processes --


def work(settings: dict[str, Any], port: network.socket, told: connection.Connection[Any, Any]) -> None:
    """Serve on a port that is open already, until told to stop, or until whoever looks after us is gone."""
    from .app import run_on

    configure()
    threading.Thread(target=stop_with_parent, daemon=True).start()
    run_on(Settings(**settings), port, told.send)


def stop_with_parent() -> None:
    parent = parent_process()
    assert parent
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
