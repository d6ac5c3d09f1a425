"""What a tutorial tells people to type runs as it stands there, from top to bottom, and says what it says there.

What installs or makes something is only looked at: that there is such an extra, or such a target. Training and
ladders run in `make test-long`; before that their options are only read.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from shoal.cli import shoal as shoal_command
from shoal.core import backends

from .server.running import UNCOMPILED

ROOT = Path(__file__).parent.parent
PAGES = sorted(ROOT.glob("docs/tutorials/*.md"))
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"^Player \d> (.+)$", re.MULTILINE)  # what a person types while a command runs
PATIENCE = 300.0  # seconds
SLOW = ("shoal train", "shoal ladder")  # what they need is compiled in processes of their own
LOOSELY = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def blocks(page: Path, kind: str) -> list[str]:
    return [text for found, text in BLOCK.findall(page.read_text("utf-8")) if found == kind]


def commands(page: Path) -> Iterator[tuple[str, str]]:
    """The commands of a page, each with what it says."""
    for block in blocks(page, "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, said = part.partition("\n")
            yield command, said


class Shell:
    """Runs the commands of a page in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.work, programs = folder / "work", folder / "bin"
        self.server: subprocess.Popen[str] | None = None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = str(free.getsockname()[1])
        for made in (self.work, programs):
            made.mkdir()
        shutil.copytree(ROOT / "examples", self.work / "examples")
        # Computer players think interpreted: a server would begin to compile all games.
        for name, arguments in (("shoal", f" -c {shlex.quote(UNCOMPILED)}"), ("python", "")):
            (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}"{arguments} "$@"\n', "utf-8")
            (programs / name).chmod(0o755)
        self.surroundings = os.environ | {
            "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT / "src"),
            "XDG_CONFIG_HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
            "SHOAL_CACHE": str(backends.cache_root()),
            "SHOAL_PORT": self.port,
            "COLUMNS": "80",
        }

    def run(self, command: str, said: str) -> None:
        """Run a command; what it says must be what the page says, but for `...`."""
        command, said = (text.replace("8000", self.port) for text in (command, said))
        if command.startswith("shoal serve") and "Tables at" in said:
            found = self.serve(command)
        else:
            done = subprocess.run(
                ["bash", "-c", command],
                input="".join(f"{line}\n" for line in TYPED.findall(said)),
                cwd=self.work,
                env=self.surroundings,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=PATIENCE,
            )
            found = done.stdout
            assert done.returncode == 0 or "Invalid" in said, f"{command} failed:\n{found}"
        assert doctest.OutputChecker().check_output(said, found, LOOSELY), f"{command} said:\n{found}"

    def serve(self, command: str) -> str:
        """Start a server beside what follows, in place of the one before. Answers its first line."""
        self.stop()
        self.server = subprocess.Popen(
            shlex.split(command), cwd=self.work, env=self.surroundings, stdout=subprocess.PIPE, text=True
        )
        assert self.server.stdout
        return self.server.stdout.readline()

    def stop(self) -> None:
        """Press Ctrl-C where a server runs."""
        if self.server:
            self.server.send_signal(signal.SIGINT)
            self.server.communicate(timeout=PATIENCE)
            assert self.server.returncode == 0
            self.server = None


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shell]:
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    shell = Shell(tmp_path)
    yield shell
    shell.stop()


def is_there(command: str) -> bool:
    """Whether a command only installs or makes something; if so, that it can be had."""
    if found := re.fullmatch(r'pip install "shoal\[(.+)\]"', command):
        extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
        assert set(found[1].split(",")) <= set(extras), command
        return True
    if found := re.fullmatch(r"make ([\w-]+)", command):
        assert re.search(rf"^{found[1]}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE), command
        return True
    return False


def read(command: str) -> None:
    """Fail if the options of a command of ours are wrong. It is not run."""
    _, name, *arguments = shlex.split(command)
    found = shoal_command.get_command(None, name)
    assert found
    found.make_context(name, arguments)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_its_commands_run(page: Path, shell: Shell) -> None:
    for command, said in commands(page):
        if command.startswith(SLOW):
            read(command)
        elif not is_there(command):
            shell.run(command, said)


@pytest.mark.long
@pytest.mark.parametrize("page", [ROOT / "docs" / "tutorials" / "study.md"], ids=["study"])
def test_its_slow_commands_run(page: Path, shell: Shell) -> None:
    for command, said in commands(page):
        if command.startswith(SLOW):
            shell.run(command, said)


@pytest.mark.xdist_group("fish-n-stones")  # a batch is compiled
@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "pycon")], ids=lambda page: page.stem)
def test_its_python_runs(page: Path) -> None:
    text = "\n".join(blocks(page, "pycon"))
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    failed, _ = doctest.DocTestRunner(optionflags=LOOSELY).run(test)
    assert failed == 0


def test_every_tutorial_has_something_to_try() -> None:
    assert [page.stem for page in PAGES] == ["add-a-game", "play", "serve", "study"]
    for page in PAGES:
        kinds = {kind for kind, _ in BLOCK.findall(page.read_text("utf-8"))}
        assert kinds and kinds <= {"console", "pycon"}, f"{page.name}: only these are tried"
