"""Tests in random order, and the hunter for those that do not always pass."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import hunt

ROOT = Path(__file__).parent.parent
ORDER = "import pytest\n" + "".join(f"\ndef test_{letter}(): print('<{letter}>')\n" for letter in "abcdefgh")
# One test leaves something behind that another stumbles over.
STUMBLES = """
left = []

def test_leaves(): left.append(1)

def test_stumbles(): assert not left
"""


@pytest.fixture(autouse=True)
def without_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    """They take most of the time. What whoever runs the tests asks of pytest is not asked of the runs within."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)


def ours(folder: Path) -> list[str]:
    """As in the suite, but with the tests of a folder of its own."""
    return ["-p", "tests.conftest", "-p", "no:cacheprovider", f"--rootdir={folder}", str(folder)]


def order(folder: Path, seed: int) -> list[str]:
    line = [sys.executable, "-m", "pytest", "-s", *ours(folder), "--shuffle", str(seed)]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True)
    return [part[0] for part in done.stdout.split("<")[1:]]


def test_a_seed_is_an_order(tmp_path: Path) -> None:
    (tmp_path / "test_order.py").write_text(ORDER)
    first, again, other = (order(tmp_path, seed) for seed in (1, 1, 2))
    assert sorted(first) == sorted(other) == list("abcdefgh")
    assert first == again
    assert first != other


@pytest.mark.parametrize(
    ("runs", "busy", "which"), [(15, 5, "..b" * 5), (6, 0, "......"), (3, 3, "bbb"), (5, 2, "..b.b")]
)
def test_busy_runs_are_spread_among_the_others(runs: int, busy: int, which: str) -> None:
    found = hunt.plan(runs, busy, 100)
    assert "".join("b" if run.busy else "." for run in found) == which
    assert [run.seed for run in found] == list(range(100, 100 + runs))


def test_what_fails_in_some_orders_is_found(tmp_path: Path) -> None:
    suite, folder = tmp_path / "suite", tmp_path / "hunt"
    suite.mkdir()
    (suite / "test_state.py").write_text(STUMBLES)
    line = [sys.executable, "tools/hunt.py", "--runs", "6", "--busy", "1", "--seed", "1", "--folder", str(folder), "--"]
    done = subprocess.run([*line, *ours(suite)], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stdout.endswith("Something failed.\n")
    runs = json.loads((folder / "runs.json").read_text())
    assert {len(run["failed"]) for run in runs} == {0, 1}, "some orders are lucky"
    assert {run["passed"] + len(run["failed"]) for run in runs} == {2}
    assert [run["busy"] for run in runs].count(True) == 1
    page = (folder / "runs.md").read_text()
    unlucky = [run["seed"] for run in runs if run["failed"]]
    assert f"test_stumbles`: failed {len(unlucky)} times, with seed {unlucky[0]}" in page


def test_a_run_that_breaks_off_has_failed(tmp_path: Path) -> None:
    run = hunt.played(hunt.Run(1, 7, busy=False), ["--no-such-option"], tmp_path)
    assert run.failed == ["the run itself, with exit code 4: see run-1.log"]
    assert hunt.losers([run]) == {run.failed[0]: [run]}


def test_cores_are_kept_busy_only_meanwhile() -> None:
    def children() -> list[str]:
        return Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()

    before = children()
    with hunt.every_core_busy(True):
        assert len(children()) == len(before) + (os.cpu_count() or 1)
    assert children() == before


def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        hunt.arguments(["--runs", "3", "--busy", "4"])
    assert caught.value.code == 2
    assert capsys.readouterr().err == "hunt: 4 busy runs of 3 can't be\n"
