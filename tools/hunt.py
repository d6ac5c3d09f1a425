"""Hunt for tests that do not always pass: run the suite again and again in random order, at times on a busy machine.

`make test-hunt RUNS=15 BUSY=5`. What came out is in build/hunt, written after every run; to repeat one in its order:
`python -m pytest -n auto --dist loadgroup -m "not long" --shuffle SEED`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
SUITE = ("-n", "auto", "--dist", "loadgroup", "-m", "not long")
LONGEST = 3600  # seconds of a run: one that hangs is ended, and counts as failed
# It ends with us, however we end.
SPIN = "import os\nparent = os.getppid()\nwhile os.getppid() == parent:\n    sum(range(1_000_000))"


@dataclass
class Run:
    """One run of the suite."""

    number: int
    seed: int
    busy: bool
    seconds: float = 0.0
    passed: int = 0
    failed: list[str] = field(default_factory=list)


def main() -> None:
    asked = arguments(sys.argv[1:])
    folder = Path(asked.folder)
    folder.mkdir(parents=True, exist_ok=True)
    runs: list[Run] = []
    for planned in plan(asked.runs, asked.busy, asked.seed):
        print(f"run {planned.number} of {asked.runs}: --shuffle {planned.seed}{', busy' * planned.busy}", flush=True)
        runs.append(played(planned, asked.pytest or SUITE, folder))
        for name in runs[-1].failed:
            print(f"  failed: {name}", flush=True)
        (folder / "runs.json").write_text(json.dumps([asdict(run) for run in runs], indent=1) + "\n", "utf-8")
        (folder / "runs.md").write_text(as_markdown(runs), "utf-8")
    on_terminal(runs)
    sys.exit(1 if losers(runs) else 0)


def arguments(line: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Run the tests again and again in random order; list what failed.")
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--busy", type=int, default=5, help="so many of them with every core kept busy")
    parser.add_argument("--seed", type=int, help="of the first run; the next have the next numbers")
    parser.add_argument("--folder", default=str(ROOT / "build" / "hunt"))
    parser.add_argument("pytest", nargs="*", help="after --: what to hand to pytest instead of the whole suite")
    found = parser.parse_args(line)
    if not 0 <= found.busy <= found.runs or found.runs < 1:
        print(f"hunt: {found.busy} busy runs of {found.runs} can't be", file=sys.stderr)
        sys.exit(2)
    if found.seed is None:
        found.seed = int(time.time()) % 1_000_000
    return found


def plan(runs: int, busy: int, seed: int) -> list[Run]:
    """The runs to come, the busy ones spread among them."""
    return [
        Run(number + 1, seed + number, (number + 1) * busy // runs > number * busy // runs) for number in range(runs)
    ]


def played(run: Run, suite: Sequence[str], folder: Path) -> Run:
    report, log = folder / f"run-{run.number}.xml", folder / f"run-{run.number}.log"
    report.unlink(missing_ok=True)
    line = [sys.executable, "-m", "pytest", *suite, "--shuffle", str(run.seed), f"--junitxml={report}"]
    began = time.monotonic()
    with log.open("wb") as told, every_core_busy(run.busy):
        try:
            status = subprocess.run(line, cwd=ROOT, stdout=told, stderr=told, timeout=LONGEST).returncode
        except subprocess.TimeoutExpired:
            status = -1
    run.seconds = round(time.monotonic() - began, 1)
    if report.exists():
        run.passed, run.failed = outcome(report)
    if status != 0 and not run.failed:
        run.failed = [f"the run itself, with exit code {status}: see {log.name}"]
    return run


@contextmanager
def every_core_busy(busy: bool) -> Iterator[None]:
    """While this lasts, if so wanted, a process a core does nothing but count."""
    spinning = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range((os.cpu_count() or 1) * busy)]
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
            process.wait()


def outcome(report: Path) -> tuple[int, list[str]]:
    """How many tests passed, and which did not."""
    passed, failed = 0, []
    for case in ET.parse(report).iter("testcase"):
        wrong = case.find("failure") is not None or case.find("error") is not None
        if wrong:
            failed.append(f"{case.get('classname')}::{case.get('name')}")
        elif case.find("skipped") is None:
            passed += 1
    return passed, sorted(set(failed))


def losers(runs: Sequence[Run]) -> dict[str, list[Run]]:
    """What failed at least once, with the runs in which it did; most often first."""
    found: dict[str, list[Run]] = {}
    for run in runs:
        for name in run.failed:
            found.setdefault(name, []).append(run)
    return dict(sorted(found.items(), key=lambda loser: -len(loser[1])))


COLUMNS = ("run", "seed", "busy", "seconds", "passed", "failed")


def row(run: Run) -> list[str]:
    return [
        str(run.number),
        str(run.seed),
        "yes" * run.busy,
        f"{run.seconds:.0f}",
        str(run.passed),
        str(len(run.failed)),
    ]


def seeds(runs: Sequence[Run]) -> str:
    return ", ".join(f"{run.seed}{' (busy)' * run.busy}" for run in runs)


def as_markdown(runs: Sequence[Run]) -> str:
    lines = [COLUMNS, ["---:"] * len(COLUMNS), *(row(run) for run in runs)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    found = losers(runs)
    below = "\n".join(
        f"- `{name}`: failed {len(which)} times, with seed {seeds(which)}" for name, which in found.items()
    )
    return f"{table}\n\n{below or 'Nothing failed.'}\n"


def on_terminal(runs: Sequence[Run]) -> None:
    console, table = Console(), Table(*COLUMNS)
    for run in runs:
        table.add_row(*row(run))
    console.print(table)
    for name, which in losers(runs).items():
        console.print(f"{name}: failed {len(which)} times, with seed {seeds(which)}", markup=False, highlight=False)
    console.print("Something failed." if losers(runs) else "Nothing failed.")


if __name__ == "__main__":
    main()
