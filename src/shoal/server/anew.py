"""A server of one process that is started anew in its own place, with its port open all the time (SIGHUP).

The port is handed on as systemd hands on sockets (LISTEN_FDS), so a socket unit of systemd's will do as well. Whoever
connects meanwhile waits until the new server takes them.
"""

from __future__ import annotations

import os
import signal
import socket as network
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn

FIRST = 3  # the number of the first file that is handed on


def handed_on() -> network.socket | None:
    """The port that is open already, if there is one."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    for name in ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"):
        os.environ.pop(name, None)
    with suppress(ChildProcessError):  # what we were before may have left some that have ended
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    os.set_inheritable(FIRST, False)
    return network.socket(fileno=FIRST)


def heed(anew: Callable[[], None]) -> None:
    """Be told to start anew. At a terminal SIGHUP says that it has been closed: there it ends us, as it always does."""
    if not has_terminal():
        signal.signal(signal.SIGHUP, lambda *_: anew())


def has_terminal() -> bool:
    try:
        os.close(os.open("/dev/tty", os.O_RDONLY))
    except OSError:
        return False
    return True


def begin_anew(port: network.socket) -> NoReturn:
    """Be what is installed by now. What is not handed on is closed by it, also what keeps others off the database."""
    os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # until it is heeded again
    if port.fileno() == FIRST:
        os.set_inheritable(FIRST, True)
    else:
        os.dup2(port.fileno(), FIRST)
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
