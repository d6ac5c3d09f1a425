"""The first start on a machine, as `make play` does it: people play at once, and soon against compiled players."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from shoal import all_games
from shoal.core import backends
from tools.needed import needed

from .client import Frame, Person, Seat

pytestmark = pytest.mark.anyio

PATIENCE = 600.0  # seconds; a core of its own compiles a game in less than one
GAME = min(all_games(), key=lambda game: backends.size_of_rules(game.folder)).name  # compiled first
PROGRAM = Path(sys.executable).with_name("shoal")
MAKEFILE = (Path(__file__).parents[2] / "Makefile").read_text("utf-8")


def test_make_play_installs_what_compiles_and_serves() -> None:
    assert "\nplay: $(VENV)/.play\n\t@$(BIN)/shoal serve\n" in MAKEFILE
    assert "EXTRAS=fast\n" in MAKEFILE.partition("\n$(VENV)/.play: ")[2].partition("\n\n")[0]
    assert any(requirement.startswith("numba") for requirement in needed(["fast"]))


@contextmanager
def on_one_core() -> Iterator[None]:
    """What is started here may use one core only: a server compiles a game on each, and the first is waited for."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {random.choice(list(before))})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@asynccontextmanager
async def first_start(folder: Path) -> AsyncIterator[str]:
    """The address of `shoal serve` by somebody who has nothing compiled yet."""
    own = {"SHOAL_CACHE": folder / "cache", "SHOAL_DATA": folder / "data", "SHOAL_PORT": 0}
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_BOUNDSCHECK"}
    environment |= {name: str(value) for name, value in own.items()}
    with (folder / "log").open("wb") as log, on_one_core():
        process = await asyncio.create_subprocess_exec(PROGRAM, "serve", stdout=PIPE, stderr=log, env=environment)
    try:
        assert process.stdout
        yield (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().split()[2]
    finally:
        process.send_signal(signal.SIGTERM)
        await process.communicate()


async def hint(person: Person, *, warming_up: bool) -> Frame:
    """What `hard` thinks of the first move at a new table; again, if a busy machine did not let it think in time."""
    while True:
        table = await person.new_table(GAME, ["me", "medium"])
        seat = Seat(await person.socket(table["id"]))
        await seat.send("start")
        while not (view := await seat.receive("view"))["legal"]:
            pass
        answer = await seat.act("hint", version=view["version"])
        await seat.line.close()
        assert {frame["warming_up"] for frame in seat.frames if frame["type"] == "table"} == {warming_up}
        if answer["playouts"]:
            return answer


async def test_players_are_compiled_while_people_play(tmp_path: Path) -> None:
    async with first_start(tmp_path) as url, asyncio.timeout(PATIENCE):
        ada = await Person.new(url)
        assert not (await hint(ada, warming_up=True))["compiled"]
        table = await ada.new_table(GAME, ["me", "medium"])
        async with ada.socket(table["id"]) as line:
            while (await Seat(line).receive("table", patience=PATIENCE))["warming_up"]:
                pass
        assert (await hint(ada, warming_up=False))["compiled"]
    log = [json.loads(line) for line in (tmp_path / "log").read_text("utf-8").splitlines()]
    assert ("compiled", GAME) in [(line["what"], line.get("game")) for line in log], log
