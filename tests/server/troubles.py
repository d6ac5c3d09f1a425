"""What can happen to a database while a server uses it. Each lasts as long as its `with`."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest

from .postgresql import Cluster


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Somebody else does something long with it."""
    if database.startswith("sqlite"):
        other = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None, timeout=60)
        try:
            other.execute("BEGIN EXCLUSIVE")
            yield
            other.execute("ROLLBACK")
        finally:
            other.close()
    else:
        with psycopg.connect(database) as connection:
            connection.execute("LOCK TABLE entries")
            yield


@contextmanager
def stopped(cluster: Cluster, mode: str) -> Iterator[None]:
    """PostgreSQL is not there."""
    cluster.stop(mode)
    try:
        yield
    finally:
        cluster.start()


@contextmanager
def forbidden_to_write(process: int) -> Iterator[None]:
    """A process can't write to any file: EFBIG, as if a quota were used up."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


@contextmanager
def small_disk(megabytes: int) -> Iterator[Path]:
    """A disk of our own, to be filled. It takes root to have one."""
    disk = Path(tempfile.mkdtemp(prefix="shoal-disk-"))
    line = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "shoal", str(disk)]
    if os.geteuid() != 0 or subprocess.run(line, stderr=subprocess.DEVNULL).returncode:
        disk.rmdir()
        pytest.skip("no disk of our own can be mounted here")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)
        disk.rmdir()


@contextmanager
def full(disk: Path) -> Iterator[None]:
    """ENOSPC."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        for size in (2**16, 2**8, 1):
            with suppress(OSError):
                while True:
                    file.write(b"." * size)
    assert shutil.disk_usage(disk).free == 0
    try:
        yield
    finally:
        filler.unlink()
