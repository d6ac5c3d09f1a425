"""The server killed in mid-game: the page says so, comes back by itself, and the game ends right."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from shoal import Game
from shoal.cli import shoal
from shoal.server.settings import Settings
from tests.server.process import Process

from .conftest import Visitors
from .player import PATIENCE, Player
from .test_play import check_end, games, set_up

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


@pytest.mark.parametrize("game", games("fish-n-stones"))
def test_the_server_killed_in_mid_game(visitors: Visitors, process: Process, game: Game, tmp_path: Path) -> None:
    player = Player(visitors.new(), 5)
    page = player.page
    set_up(page, game)
    for seat in range(2, game.players[0] + 1):
        page.get_by_label(f"Seat {seat}").select_option("Blub (easy)")
    page.get_by_role("button", name="Begin").click()
    for _ in range(BEFORE):
        assert player.act()
    player.choose(PATIENCE)
    with visitors.server_down():
        process.kill()
        page.get_by_text("The connection is lost").wait_for()
        for _ in range(3):  # as long as nobody answers, a move can be made, and is not lost
            player.use(player.choose(PATIENCE))
        player.lines.clear()
        start(process)
        page.get_by_text("Connected again").wait_for()
    player.wait_until(lambda: player.line.moves > 0 and player.line.is_settled)
    while (refused := page.get_by_role("button", name="Close")).count():  # of three clicks the last may come too late
        refused.first.click()
    player.play()
    check_end(player)
    record = tmp_path / "record.json"
    record.write_bytes(page.request.get(f"{process.url}/api/tables/{player.line.table['id']}/record").body())
    for command in ("check", "verify"):
        judged = CliRunner().invoke(shoal, [command, str(record)])
        assert judged.exit_code == 0, judged.output
        assert ": ok" in judged.output
