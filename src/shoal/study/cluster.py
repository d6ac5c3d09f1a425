"""The workers of a Dask cluster that is there already, as an executor."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
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
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what is wrong is told in one line
    try:
        yield cast(Executor, client.get_executor(pure=False, retries=3))
    except (CancelledError, OSError, distributed.scheduler.KilledWorker) as problem:
        if isinstance(problem, OSError) and client.status == "running":
            raise  # it is not the cluster that failed
        raise BadInput("lost-cluster", address=address) from None
    finally:
        client.close()
