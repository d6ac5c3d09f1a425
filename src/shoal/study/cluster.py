"""The workers of a Dask cluster that is there already, as an executor."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any, cast

from ..core.backends import NotInstalled
from ..core.errors import BadInput

PATIENCE = "5s"  # to find the scheduler


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """An executor on a cluster. What a worker that dies was at is given to another one."""
    try:
        import distributed
    except ImportError:
        raise NotInstalled('a cluster needs Dask: pip install "shoal[cluster]"') from None
    try:
        connect: Any = distributed.Client
        client = connect(address, timeout=PATIENCE)
    except (OSError, ValueError, TimeoutError) as problem:
        reason = " ".join(str(problem).split()) or type(problem).__name__
        raise BadInput("no-cluster", address=address, problem=reason) from None
    try:
        yield cast(Executor, client.get_executor(pure=False, retries=3))
    finally:
        client.close()
