"""The time at the tables. It goes on evenly, also where the clock of the machine is put forward or back."""

from __future__ import annotations

import time

BOOT = getattr(time, "CLOCK_BOOTTIME", None)  # Linux: it counts while the machine sleeps, too


def elapsed() -> float:
    return time.monotonic() if BOOT is None else time.clock_gettime(BOOT)


STARTED = time.time() - elapsed()


def now() -> float:
    """Seconds since 1970, as the machine's clock was when the server began."""
    return STARTED + elapsed()
