"""What is slow in a server that runs, read from what it counts of itself: `shoal admin slow`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from ..core.errors import BadInput
from .settings import Settings

PATIENCE = 10.0  # seconds
LINE = re.compile(r'(\w+)_(bucket|sum|count)(?:{(?:(?!le=)\w+="([^"]*)",?)?(?:le="([^"]*)")?})? (\S+)')
MOST = 0.99  # of all, which are as quick as is told


class Slow(NamedTuple):
    """How long something took, since the process began."""

    what: str
    times: int
    mean: float  # seconds
    most: float  # seconds in which all but one in a hundred were done; infinite: in more than is told apart


def slowest(settings: Settings, address: str = "") -> list[Slow]:
    """All that a server times, what keeps people waiting longest first."""
    if not settings.metrics:
        raise BadInput("nothing-counted")
    where = address or f"http://{'localhost' if settings.host == '0.0.0.0' else settings.host}:{settings.port}"
    try:
        asked = Request(f"{where}/metrics", headers={"Authorization": f"Bearer {settings.metrics}"})
        with urlopen(asked, timeout=PATIENCE) as answer:
            text = answer.read().decode()
    except (OSError, ValueError) as problem:
        told = getattr(problem, "reason", None) or problem
        if isinstance(problem, HTTPError):
            problem.close()
        raise BadInput("no-metrics", address=where, problem=str(told)) from None
    return sorted(timed(text), key=lambda found: (-found.most, -found.mean))


def timed(text: str) -> Iterator[Slow]:
    """The histograms of a text for Prometheus."""
    buckets: dict[str, list[tuple[float, int]]] = {}
    seconds: dict[str, float] = {}
    for name, part, label, bound, value in (found.groups() for found in LINE.finditer(text)):
        what = " ".join(filter(None, (name.removeprefix("shoal_").removesuffix("_seconds"), label)))
        if part == "bucket":
            buckets.setdefault(what, []).append((float(bound), int(value)))
        elif part == "sum":
            seconds[what] = float(value)
    for what, found in buckets.items():
        if count := found[-1][1]:
            most = next(bound for bound, so_far in found if so_far >= MOST * count)
            yield Slow(what, count, seconds[what] / count, most)
