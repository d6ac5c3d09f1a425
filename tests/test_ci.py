"""What CI says and leaves behind, with a `make` that only pretends."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

RUN = Path(__file__).parent.parent / ".ci" / "run"
MAKE = """#!/bin/sh
cd "$(dirname "$0")"
echo "$1 ${CI:-no CI}" >> made
if [ "$1" = coverage ]; then
    echo $$ > coverage.pid
    sleep "$(cat sleep)"
fi
while [ "$1" = test-wheel ] && [ ! -s coverage.pid ]; do sleep 0.01; done # it has begun
[ "$1" != "$(cat fails)" ]
"""


def made(folder: Path, fails: str = "nothing", sleep: float = 0) -> subprocess.CompletedProcess[str]:
    """Run CI where one target fails, and where coverage takes so many seconds."""
    for name, text in (("make", MAKE), ("fails", fails), ("sleep", str(sleep))):
        (folder / name).write_text(text)
    (folder / "make").chmod(0o755)
    surroundings = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run([RUN], env=surroundings, capture_output=True, text=True)


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    return done.stdout.splitlines()[-1]


def test_it_tests_what_ships_in_every_way_it_runs(tmp_path: Path) -> None:
    done = made(tmp_path)
    assert done.returncode == 0
    assert last_line(done).startswith("CI: all passed, in 0 min ")
    parts = (tmp_path / "made").read_text().splitlines()
    assert parts[:3] == ["check true", "docs true", "test true"]
    assert sorted(parts[3:]) == ["coverage true", "test-bounds true", "test-sixth-game true", "test-wheel true"]


@pytest.mark.parametrize("part", ["check", "docs", "test", "test-bounds", "test-wheel", "test-sixth-game", "coverage"])
def test_whatever_fails_fails_the_whole_and_is_named_last(part: str, tmp_path: Path) -> None:
    done = made(tmp_path, fails=part)
    assert done.returncode == 1
    assert last_line(done).startswith(f"CI: FAILED at make {part}, after 0 min ")


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    done = made(tmp_path, fails="test-wheel", sleep=600)
    assert last_line(done).startswith("CI: FAILED at make test-wheel")
    pid = (tmp_path / "coverage.pid").read_text().strip()
    assert not Path(f"/proc/{pid}").exists()
