"""The server killed in mid-game: the page says so, comes back by itself, and the game ends right."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from shoal import Game, all_games
from shoal.cli import shoal
from shoal.server.settings import Settings
from tests.server.process import Process

from .conftest import Visitors
from .player import Player
from .test_company import NEW_TABLE
from .test_play import card_of, check_end

LONG = ("fischen", "fish-fish-fish")
BEFORE = 9  # things done before the server dies


@pytest.fixture
def process(settings: Settings, tmp_path: Path) -> Iterator[Process]:
    process = Process(replace(settings, data=tmp_path))
    start(process)
    yield process
    process.stop()


@pytest.fixture
def server(process: Process) -> str:
    return process.url


def start(process: Process) -> None:
    """Beside the loop that Playwright runs in."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, process.start()).result()


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, id=game.name, marks=[pytest.mark.long] if game.name in LONG else []) for game in all_games()],
)
def test_the_server_killed_in_mid_game(visitors: Visitors, process: Process, game: Game, tmp_path: Path) -> None:
    player = Player(visitors.new(), 5)
    page = player.page
    card_of(page, game).get_by_role("button", name="With friends").click()  # now there is somebody to be host
    page.get_by_role("button", name="Begin").wait_for()
    page.evaluate(NEW_TABLE, {"game": game.name, "seats": ["me", *["easy"] * (game.players[0] - 1)]})
    page.get_by_role("button", name="Begin").and_(page.locator(":enabled")).click()
    for _ in range(BEFORE):
        assert player.act()
    before = player.line.view["version"]
    lost = page.get_by_text("The connection is lost")
    with visitors.server_down():
        process.kill()
        lost.wait_for()
        sent = player.choose()
        if "x" in sent:
            player.use(sent)  # what is done now is done when the server is back
        lines = len(player.lines)
        start(process)
        lost.wait_for(state="hidden")
    assert len(player.lines) > lines
    player.lines = player.lines[-1:]
    player.wait_until(lambda: player.line.view.get("version", 0) >= before)
    player.play()
    check_end(player)
    record = tmp_path / "record.json"
    record.write_bytes(page.request.get(f"{process.url}/api/tables/{player.line.table['id']}/record").body())
    for command in ("check", "verify"):
        judged = CliRunner().invoke(shoal, [command, str(record)])
        assert judged.exit_code == 0, judged.output
        assert ": ok" in judged.output
