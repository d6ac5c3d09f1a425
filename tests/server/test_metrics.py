"""What a server counts of itself, for who knows the token."""

from __future__ import annotations

import asyncio
import math
import re
from dataclasses import replace

import httpx
import pytest
from click.testing import CliRunner

from shoal.cli import shoal
from shoal.server import tallies
from shoal.server.settings import Settings
from shoal.server.slow import Slow, slowest, timed
from shoal.server.tallies import Durations, took, took_by

from .client import PATIENCE, Person, Seat
from .company import do, turn
from .running import running
from .test_http import key

pytestmark = pytest.mark.anyio

TOKEN = "a long random text"
LINE = re.compile(r'(# (HELP|TYPE) shoal_\w+ .+|shoal_\w+({\w+="[^"]+"(,\w+="[^"]+")?})? [0-9.e+-]+)')


async def asked(server: str) -> dict[str, float]:
    """What is counted, each by its name and label."""
    async with httpx.AsyncClient(headers={"Authorization": f"Bearer {TOKEN}"}, timeout=PATIENCE) as http:
        answer = await http.get(f"{server}/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = answer.text.splitlines()
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


async def test_what_happens_is_counted(settings: Settings) -> None:
    with running(replace(settings, metrics=TOKEN)) as server:
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        before = await asked(server)
        async with ada.socket(table) as line:
            seat = Seat(line)
            assert (await seat.act("say", text="hello"))["type"] == "ack"
            assert (await seat.act("start"))["key"] == "seats-empty"
            assert (await do(ada, table, "say", text="once more"))["type"] == "ack"
            after = await asked(server)
        assert (after["shoal_connections"], after["shoal_tables"]) == (1, 1)
        assert after["shoal_lines"] >= 2, "the socket, and who asks"

        def more(name: str) -> float:
            return after[name] - before.get(name, 0)

        assert more('shoal_acts_total{type="say"}') == 2
        assert more('shoal_refusals_total{key="seats-empty"}') == 1
        assert more("shoal_act_seconds_count") == more('shoal_act_seconds_bucket{le="+Inf"}') == 3
        assert more("shoal_write_seconds_count") >= 2 and more("shoal_read_seconds_sum") > 0
        assert table not in str(after) and ada.id not in str(after)


async def test_only_who_knows_the_token_is_told(settings: Settings, server: str) -> None:
    with running(replace(settings, metrics=TOKEN)) as counted:
        ada = await Person.new(counted)
        for headers in ({}, ada.headers, {"Authorization": TOKEN}, {"Authorization": "Bearer"}):
            answer = httpx.get(f"{counted}/metrics", headers=headers, timeout=PATIENCE)
            assert key(answer) == (401, "unauthorised")
    assert httpx.get(f"{server}/metrics", headers={"Authorization": "Bearer"}, timeout=PATIENCE).status_code == 404


def test_durations_are_counted_up_to_each_bound() -> None:
    found = Durations()
    found.counts[0], found.counts[3], found.counts[-1], found.seconds = 2, 1, 4, 20.5
    lines = list(took("x", "y", found))
    assert lines[2:5] == ['x_bucket{le="0.001"} 2', 'x_bucket{le="0.0025"} 2', 'x_bucket{le="0.005"} 2']
    assert lines[5] == 'x_bucket{le="0.01"} 3'
    assert lines[-3:] == ['x_bucket{le="+Inf"} 7', "x_sum 20.500000", "x_count 7"]


async def test_moves_are_counted_by_who_makes_them_and_what_is_slow_is_told(settings: Settings) -> None:
    with running(replace(settings, metrics=TOKEN)) as server:
        before = await asked(server)
        ada = await Person.new(server)
        table = (await ada.new_table("fish-n-stones", ["me", "easy"]))["id"]
        async with ada.socket(table) as line:
            seat = Seat(line)
            await seat.act("start")
            view = await turn(seat)
            assert (await seat.act("move", version=view["version"], move=view["legal"][0]))["type"] == "ack"
            await turn(seat)
        after = await asked(server)
        for who in ("person", "computer"):
            name = f'shoal_moves_total{{by="{who}"}}'
            assert after[name] > before.get(name, 0), who
        for name in ("player", "thought"):
            assert after[f"shoal_{name}_seconds_count"] > before[f"shoal_{name}_seconds_count"]
        assert after["shoal_player_seconds_sum"] >= after["shoal_thought_seconds_sum"]
        assert after["shoal_thinkers"] == 0
        route = 'shoal_route_seconds_count{route="POST /api/tables"}'
        assert after[route] == before.get(route, 0) + 1
        found = {one.what: one for one in slowest(replace(settings, metrics=TOKEN), server)}
        assert found["route POST /api/tables"].times == after[route]
        told = CliRunner().invoke(shoal, ["admin", "slow", "--address", server], env={"SHOAL_METRICS": TOKEN})
        assert told.exit_code == 0 and "route POST /api/tables" in told.output
        wrong = CliRunner().invoke(shoal, ["admin", "slow", "--address", server], env={"SHOAL_METRICS": "x"})
        assert "does not say what it counts" in str(wrong.exception)
    assert "set `metrics`" in str(CliRunner().invoke(shoal, ["admin", "slow"]).exception)


def test_what_is_slow_is_told_first() -> None:
    quick, slow = Durations(), Durations()
    for _ in range(99):
        quick.note(0.004)
    quick.note(2.0)
    slow.note(100.0)
    text = "\n".join(
        [*took("shoal_write_seconds", "y", quick), *took_by("shoal_route_seconds", "y", "route", {"GET /": slow})]
    )
    assert list(timed(text)) == [
        Slow("write", 100, pytest.approx(0.02396), 0.005),
        Slow("route GET /", 1, 100.0, math.inf),
    ]
    assert [found.what for found in sorted(timed(text), key=lambda one: -one.most)] == ["route GET /", "write"]


async def test_how_late_clocks_and_the_loop_are_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    lags = Durations()
    monkeypatch.setattr(tallies, "loop_lags", lags)
    watching = asyncio.create_task(tallies.watch_on())
    try:
        async with asyncio.timeout(PATIENCE):
            while not sum(lags.counts):
                await asyncio.sleep(0.05)
    finally:
        watching.cancel()
    assert lags.seconds >= 0
