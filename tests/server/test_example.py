"""The example of the bot API is a program that anybody can start: it plays whole games."""

from __future__ import annotations

import ast
import asyncio
import re
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from .client import Person, Seat

pytestmark = pytest.mark.anyio

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
LINES = 30
A_WHOLE_GAME = 300.0  # seconds, on the slowest machine


async def start_bot(*arguments: str) -> Process:
    return await asyncio.create_subprocess_exec(sys.executable, "-I", str(BOT), *arguments, stdout=PIPE, stderr=PIPE)


async def said(bot: Process) -> str:
    """What a bot has said when it is done."""
    try:
        out, problems = await asyncio.wait_for(bot.communicate(), A_WHOLE_GAME)
    finally:
        if bot.returncode is None:
            bot.kill()
    assert (bot.returncode, problems) == (0, b"")
    return out.decode()


@pytest.mark.parametrize(
    ("game", "others"), [("fish-n-stones", ["easy"]), ("fischen", ["easy", "easy"])], ids=lambda value: str(value)
)
async def test_it_makes_a_table_and_plays_a_whole_game(server: str, game: str, others: list[str]) -> None:
    words = await said(await start_bot(server, game, "me", *others))
    assert re.fullmatch(r"seat 0: \{'scores': \[.+\], 'places': \[.+\], 'reason': '.+'\}\n", words)


async def test_two_of_them_join_by_a_code_and_play_with_each_other(server: str) -> None:
    host = await Person.new(server)
    table = await host.new_table("fat-fish", ["open", "open"])
    async with host.socket(table["id"]) as line:
        seat, bots = Seat(line), []
        for number in range(2):
            bots.append(await start_bot(server, table["code"]))
            while (await seat.receive("table"))["seats"][number]["kind"] == "open":
                pass
        assert (await seat.act("start"))["type"] == "ack"
    heard = await asyncio.gather(*map(said, bots))
    assert [words.partition("{")[0] for words in heard] == ["seat 0: ", "seat 1: "]
    assert heard[0].partition("{")[2] == heard[1].partition("{")[2]
    record = (await host.ask("GET", f"/api/tables/{table['id']}/record")).json()
    assert str(record["result"]) in heard[0]


def test_it_is_short_and_needs_nothing_but_python() -> None:
    text = BOT.read_text("utf-8")
    assert len([line for line in text.splitlines() if line.strip()]) <= LINES
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            assert {alias.name for alias in node.names} <= sys.stdlib_module_names
        if isinstance(node, ast.ImportFrom):
            assert str(node.module).partition(".")[0] in sys.stdlib_module_names
