"""A player that falls asleep over each question. Run as a program this is `shoal think` with such players."""

from __future__ import annotations

import sys
import time
from typing import Any


def sleep(*_: Any) -> None:
    time.sleep(1e6)


if __name__ == "__main__":
    from shoal.cli import main
    from shoal.server import computers
    from tests.server import asleep

    computers.think = asleep.sleep  # type: ignore[assignment]
    sys.modules["numba"] = None  # type: ignore[assignment]
    main()
