"""The walks of docs/architecture.md are the ones the code takes: each named function is called, in this order."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from click.testing import CliRunner

import shoal
from shoal.bots import guard
from shoal.cli import shoal as command
from shoal.core import backends
from shoal.server.settings import Settings

from .server.client import PATIENCE, Person, Seat
from .server.running import running

PAGE = Path(__file__).parent.parent / "docs" / "architecture.md"
SOURCES = Path(shoal.__file__).parent.parent


def walk(title: str) -> list[str]:
    """The functions that a walk names."""
    text = PAGE.read_text("utf-8").partition(f"### {title}\n")[2]
    found = re.findall(r"^\d+\. `([\w.]+)`", re.split("^#", text, flags=re.MULTILINE)[0], re.MULTILINE)
    assert len(found) > 9, title
    return found


class Steps:
    """The functions of shoal that were called, in order, in every thread that begins after this."""

    def __init__(self) -> None:
        self.called: list[str] = []
        self._names: dict[Any, str] = {}

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(str(SOURCES)):
            if code not in self._names:
                file = Path(code.co_filename).relative_to(SOURCES).with_suffix("")
                self._names[code] = ".".join((*file.parts, code.co_qualname)).replace(".__init__.", ".")
            self.called.append(self._names[code])

    def follow(self, title: str, start: int = 0) -> None:
        """Fail if the steps of a walk were not taken in their order."""
        ahead = iter(self.called[start:])
        before = "the beginning"
        for step in walk(title):
            assert step in ahead, f"{PAGE.name}, {title}: {step} is not called after {before}"
            before = step


@contextmanager
def noted() -> Iterator[Steps]:
    steps = Steps()
    threading.setprofile(steps.note)
    sys.setprofile(steps.note)
    try:
        yield steps
    finally:
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is compiled can't be followed."""
    monkeypatch.setattr(backends, "fastest_backend", lambda: backends.Backend.INTERPRETED)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


def test_a_move(tmp_path: Path) -> None:
    async def moves(url: str, sent: Callable[[], None]) -> None:
        ada, bob = await Person.new(url), await Person.new(url, "Bob")
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        async with ada.socket(table) as line, bob.socket(table) as other:
            seat = Seat(line)
            assert (await Seat(other).act("sit", seat=1))["type"] == "ack"
            assert (await seat.act("start"))["type"] == "ack"
            while not (view := await seat.receive("view"))["legal"]:
                pass
            sent()
            answer = await seat.act("move", version=view["version"], move=view["legal"][0])
            assert answer["type"] == "ack"
            await Seat(other).receive("view")

    with noted() as steps, running(Settings(data=tmp_path, port=0, player_processes=1)) as url:
        sys.setprofile(None)  # of the server alone
        starts: list[int] = []
        asyncio.run(moves(url, lambda: starts.append(len(steps.called))))
    steps.follow("A move", starts[0])


def test_a_simulation() -> None:
    with noted() as steps:
        done = CliRunner().invoke(command, ["simulate", "fish-n-stones", "--games", "2", "--interpreted"])
    assert done.exit_code == 0, done.output
    steps.follow("A simulation")


def test_a_computers_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "GRACE", PATIENCE)  # who is late is replaced, and followed calls take their time
    with noted() as steps:
        done = CliRunner().invoke(
            command, ["play", "fish-n-stones", "--players", "2", "--seats", "hard,p", "--seed", "7"], input=""
        )
    assert done.exit_code == 0, done.output
    steps.follow("A computer's move")


def test_a_step_that_is_not_taken_is_told() -> None:
    steps = Steps()
    steps.called = walk("A move")
    steps.follow("A move")
    play = steps.called.index("shoal.core.match.Match.play")
    steps.called[play : play + 2] = reversed(steps.called[play : play + 2])
    with pytest.raises(AssertionError, match=r"rules\.apply is not called after shoal\.core\.match\.Match\.play"):
        steps.follow("A move")
