"""Prove that a game is three folders and a line: add the template's game to an empty clone, and play it everywhere.

`make test-sixth-game`. Fails if a file outside the new folders was touched beside the list of games, or if command
line, tests, server or page do not know the game. Nothing is compiled for it: that takes longer than all the rest.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from .new_game import LIST, NAME, PARTS, TITLE, folder_of, plant

ROOT = Path(__file__).parent.parent
FOLDERS = tuple(f"{where}/{folder_of(NAME)}/" for where in PARTS.values())
GENERATED = {"docs/features.md"}  # lists what every game has: `make generate` writes it
KNOWN_TO_TESTS = (
    f"tests/games/{folder_of(NAME)}",
    "tests/contract",
    *("tests/test_layers.py", "tests/test_words.py", "tests/test_languages.py", "tests/test_move_words.py"),
    *("tests/test_page_words.py", "tests/test_match.py", "tests/test_commit.py"),
)


def main() -> None:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="shoal-sixth-") as name:
        clone = Clone(Path(name))
        with step("copying the sources"):
            subprocess.run([sys.executable, "hatch_build.py"], cwd=ROOT, check=True)  # all packages are there
            clone.copy()
        with step("adding the game"):
            plant(clone.root, NAME, TITLE)
            count_touched(clone)
            clone.python("-m", "tools.generate", NAME)
        with ThreadPoolExecutor() as pool:  # what is of Python, and beside it what is of the page
            for track in [pool.submit(try_all, clone, *parts) for parts in ((command_line, tests, server), (page,))]:
                track.result()
    print(f"sixth game: known everywhere, 1 file touched outside its folders; {time.monotonic() - began:.0f} s")


def try_all(clone: Clone, *parts: Callable[[Clone], None]) -> None:
    for part in parts:
        with step(part.__doc__ or ""):
            part(clone)


class Clone:
    """A copy of the checkout with a history of its own."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "shoal"
        self.surroundings = {
            **os.environ,
            "PYTHONPATH": str(self.root / "src"),
            "SHOAL_CACHE": str(folder / "cache"),
            "XDG_DATA_HOME": str(folder / "data"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def copy(self) -> None:
        """All files that git knows or would take, as they are now; packages of the page are shared by a link."""
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        for name in filter(None, listed.stdout.decode().split("\0")):
            if (ROOT / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.root / name)
        (self.root / "frontend" / "node_modules").symlink_to(ROOT / "frontend" / "node_modules")
        self.run("git", "init", "--quiet")
        self.run("git", "add", "--all", "--", ".", ":!frontend/node_modules")
        self.run(
            "git", "-c", "user.name=shoal", "-c", "user.email=shoal@localhost", "commit", "--quiet", "-m", "Five games"
        )

    def run(self, *command: str, typed: str = "") -> str:
        done = subprocess.run(
            command, cwd=self.root, env=self.surroundings, input=typed, capture_output=True, text=True, check=False
        )
        if done.returncode:
            sys.exit(f"sixth game: {' '.join(command)} failed:\n{done.stdout}{done.stderr}")
        return done.stdout

    def python(self, *command: str, typed: str = "") -> str:
        return self.run(sys.executable, *command, typed=typed)

    def pytest(self, *command: str) -> None:
        said = self.python("-m", "pytest", "-p", "no:cacheprovider", *command)
        if "no tests ran" in said:
            sys.exit(f"sixth game: no test of {NAME} among {' '.join(command)}")


@contextmanager
def step(what: str) -> Iterator[None]:
    began = time.monotonic()
    yield
    print(f"sixth game: {what} ({time.monotonic() - began:.0f} s)", flush=True)


def count_touched(clone: Clone) -> None:
    """The list of games, and nothing else outside the new folders."""
    listed = clone.run("git", "status", "--porcelain", "--untracked-files=all").splitlines()
    touched = {line[3:] for line in listed if not line[3:].startswith(FOLDERS)} - {"frontend/node_modules"}
    if touched != {LIST}:
        sys.exit(f"sixth game: touched outside its folders: {', '.join(sorted(touched))}; it should be {LIST} alone")


def command_line(clone: Clone) -> None:
    """the command line lists it, simulates it and plays it"""
    for expected, arguments, typed in (
        (NAME, ["games"], ""),
        ("ended: the beach is empty, 20", ["simulate", NAME, "--players", "3", "--games", "20"], ""),
        ("Wave 1 of 12", ["play", NAME, "--players", "2", "--seats", "pp", "--seed", "1"], "take 1\ntake 1\nquit\n"),
    ):
        said = clone.python("-m", "shoal", *arguments, typed=typed)
        if expected not in said:
            sys.exit(f"sixth game: shoal {' '.join(arguments)} did not say {expected!r}:\n{said}")


def tests(clone: Clone) -> None:
    """its tests, those of every game, lint and types pass"""
    clone.pytest(*KNOWN_TO_TESTS, "-m", "not long and not xdist_group", "-k", f"{NAME} or {folder_of(NAME)}")
    clone.python("-m", "ruff", "check", "--no-cache", *FOLDERS)
    clone.python("-m", "ruff", "format", "--no-cache", "--check", *FOLDERS)
    clone.python("-m", "mypy", "--cache-dir", str(ROOT / ".mypy_cache"), "-p", f"shoal.games.{folder_of(NAME)}")
    clone.python("-m", "tools.generate", "--check")
    written = clone.run("git", "diff", "--name-only").split()
    if {*written} - {LIST} != GENERATED:
        sys.exit(f"sixth game: `make generate` wrote {', '.join(written)}")


def server(clone: Clone) -> None:
    """the server plays it with people and computers"""
    clone.pytest("tests/server/test_play.py", "-m", "not long", "-k", f"{NAME} and sqlite")


def page(clone: Clone) -> None:
    """the page knows it, and it is played in a browser"""
    folder = f"src/games/{folder_of(NAME)}"
    clone.python(
        "-c", "import hatch_build, pathlib; hatch_build.npm(['run', 'build'], pathlib.Path('frontend')) and exit(1)"
    )
    for command in (
        ["prettier", "--check", folder],
        ["eslint", folder],
        ["svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
        ["vitest", "run", "src/lib/games.test.ts", "src/lib/words.test.ts"],
    ):
        clone.python("hatch_build.py", "exec", "--", *command)
    clone.pytest("tests/page/test_play.py", "-m", "not long", "-k", NAME)


if __name__ == "__main__":
    main()
