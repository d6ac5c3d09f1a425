"""The crowd of `make load`, its report, and what a connection leaves behind."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.websockets import WebSocketDisconnect, WebSocketState

from shoal import game_named
from shoal.bench import load
from shoal.bench.beside_computers import computer_tables
from shoal.bench.crowd import PATIENCE, Caller, Crowd, Fault, Person, quantile
from shoal.bench.load import Load, Period, load_tables
from shoal.bench.report import Report, as_markdown
from shoal.bench.serving import ask_all
from shoal.bots.levels import LEVELS
from shoal.server import sockets
from shoal.server.limits import Allowance

from .client import Person as Guest

pytestmark = pytest.mark.anyio

GAME = game_named("fish-n-stones")
PEOPLE, TABLES = 8, 2


async def until(happened: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.02)


async def seated(port: int) -> Crowd:
    crowd = Crowd(port)
    tokens = await asyncio.to_thread(ask_all, port, Caller.guest, ["Ada"] * PEOPLE)
    seats = ["me"] + ["open"] * (PEOPLE // TABLES - 1)
    for number in range(TABLES):
        people = [Person(crowd, token) for token in tokens[number::TABLES]]
        (table,) = await asyncio.to_thread(
            ask_all, port, lambda caller, host: caller.table(host, GAME.name, seats), [people[0].token]
        )
        await crowd.sit_down(people, table)
    return crowd


# -- The crowd --


async def test_a_crowd_plays_at_a_rate_and_every_move_is_acknowledged(server: str) -> None:
    crowd, made = await seated(int(server.rpartition(":")[2])), []
    await crowd.play(50, 0.5, made.append)
    await crowd.settle()
    await crowd.disconnect_all()
    assert not crowd.faults
    assert 0 < len(made) <= 25 + 1
    assert len(crowd.acknowledged) == len(made)


async def test_a_crowd_goes_on_with_a_rematch_when_a_game_is_over(server: str) -> None:
    crowd = await seated(int(server.rpartition(":")[2]))
    playing = asyncio.create_task(crowd.play_on(PATIENCE))
    await until(lambda: crowd.games > 6 * TABLES or crowd.faults)
    playing.cancel()
    await crowd.disconnect_all()
    assert not crowd.faults
    assert all(0.0 < seconds < PATIENCE for seconds in crowd.acknowledged)


async def test_refusals_and_cut_lines_are_faults(server: str) -> None:
    crowd = await seated(int(server.rpartition(":")[2]))
    await until(lambda: any(person.choice for person in crowd.groups[0]))
    mover = next(person for person in crowd.groups[0] if person.choice)
    assert mover.choice and mover._socket
    mover.choice.legal = ["nonsense"]
    mover.move()
    await until(lambda: crowd.faults)
    assert crowd.faults == Counter({"no-move": 1})
    mover._socket._transport.abort()
    await until(lambda: crowd.faults["cut"])
    await crowd.disconnect_all()


async def test_who_is_not_let_in_is_told_why(server: str) -> None:
    port = int(server.rpartition(":")[2])
    with pytest.raises(Fault, match="401"):
        await Person(Crowd(port), "").connect("nowhere")


# -- The report --


def test_quantiles() -> None:
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert quantile(list(map(float, range(1000))), 0.99) == 990.0
    assert quantile([1.0, 2.0], 1.0) == 2.0


def test_a_load_as_a_page() -> None:
    paced = Period(60.0, [0.001] * 14_000 + [0.25] * 1000, games=300, server_cpu=15.0, own_cpu=3.0)
    loads = [Load(GAME, 50_000.0, 100_000.0, 120_000.0, paced, paced, Counter())]
    page = as_markdown(Report({"command": "make load"}, load_tables(loads, 1000, 250, 250.0, 60.0), "Load", "How."))
    assert "1,000 people at 250 tables, 250 moves a second in all, 60 seconds" in page
    assert "| fish-n-stones | 250 | 1.00 | 250 | 250 | 1.00 | 25.0 | 5.00 | 300 | 0 |" in page
    assert "| fish-n-stones | 48.8 | 97.7 | 50.0 | 117 | 600 |" in page


def test_tables_of_computers_have_all_levels() -> None:
    tables = computer_tables([GAME, game_named("fat-fish")], 5)
    assert [game.name for game, _ in tables] == ["fish-n-stones", "fat-fish"] * 2 + ["fish-n-stones"]
    assert all(len(set(levels)) == 4 for _, levels in tables)
    assert {level for _, levels in tables for level in levels} == set(LEVELS)
    assert tables[0][1] != tables[1][1]


def test_people_must_fit_the_tables() -> None:
    for people, tables in (("9", "2"), ("20", "2")):
        found = CliRunner().invoke(load.main, ["--people", people, "--tables", tables, "--game", GAME.name])
        assert found.exit_code == 2
        assert f"{people} people can't play" in found.output


# -- What is left behind --


async def test_a_connection_leaves_nothing_behind(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the garbage collector's help: it would hold up everybody."""
    left: list[weakref.ref[Any]] = []

    class Watched(sockets.Outbox):
        def __init__(self, *about: Any) -> None:
            super().__init__(*about)
            left.append(weakref.ref(self))

    monkeypatch.setattr(sockets, "Outbox", Watched)
    ada = await Guest.new(server)
    table = await ada.new_table(GAME.name, ["me", "open"])
    gc.disable()
    try:
        async with ada.socket(table["id"]) as line:
            await line.recv()
        assert left
        await until(lambda: not any(line() for line in left))
    finally:
        gc.enable()


async def test_a_line_that_breaks_both_ways_at_once_is_not_reported() -> None:
    reported: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))

    async def broken(*_: Any) -> Any:
        raise WebSocketDisconnect

    async def join(desk: Any, line: sockets.Outbox, seen: int | None) -> None:
        line.send(b"{}")

    hall = SimpleNamespace(join=join, company=SimpleNamespace(part=lambda *_: None))
    gone = WebSocketState.DISCONNECTED
    socket = SimpleNamespace(
        scope={}, query_params={}, receive=broken, send_text=broken, application_state=gone, client_state=gone
    )
    await sockets.serve_socket(socket, hall, None, None, Allowance(1.0, 1.0))  # type: ignore[arg-type]
    gc.collect()
    assert reported == []
