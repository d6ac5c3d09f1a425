"""A day in small: an hour of people who come, play, leave, lose the network and return, and what is left of it."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter

import pytest

from shoal.bench.day import EARLY, LATE, TOKEN, problems, spend
from shoal.bench.report import Row
from shoal.bench.serving import serving


@pytest.mark.long
def test_a_day_in_small_leaves_nothing_behind() -> None:
    with serving(100, metrics=TOKEN) as server:
        day, rows = asyncio.run(spend(server, 50, 60, 1))
        logged = server.faults()
        logged.pop(LATE, None)
    print(*rows, sep="\n", file=sys.stderr)
    assert problems(rows, day.faults + logged) == []
    assert day.done["games"] > 500 and day.done["cuts"] > 100


def taken(minute: int | str, **different: int) -> Row:
    return {
        "minute": minute,
        **dict.fromkeys(("tables", "sockets", "tasks"), 0),
        "MiB": 70,
        "files": 20,
        "processes": 1,
    } | different


def test_what_is_left_over_is_told() -> None:
    minutes = [taken(minute, processes=4, files=26, MiB=100) for minute in range(1, 21)]
    day = [taken("before"), *minutes, taken("after", processes=4, files=30)]
    assert problems(day, Counter()) == []
    assert problems(day, Counter(stale=2)) == ["2 × stale"]
    for name, allowed in (("tables", 0), ("sockets", 0), ("tasks", 0), ("processes", 4), ("files", 31)):
        left = [*day[:-1], day[-1] | {name: allowed + 1}]
        [told] = problems(left, Counter())
        assert told.startswith(f"{allowed + 1} {name} are left")
    grown = [row | {"MiB": 100 + 2 * place} for place, row in enumerate(day)]
    [told] = problems(grown, Counter())
    assert told.startswith(f"memory went from 120 MiB after {EARLY} minutes")
