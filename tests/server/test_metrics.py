"""What a server counts of itself, for who knows the token."""

from __future__ import annotations

import re
from dataclasses import replace

import httpx
import pytest

from shoal.server.settings import Settings
from shoal.server.tallies import Durations, took

from .client import PATIENCE, Person, Seat
from .company import do
from .running import running
from .test_http import key

pytestmark = pytest.mark.anyio

TOKEN = "a long random text"
LINE = re.compile(r'(# (HELP|TYPE) shoal_\w+ .+|shoal_\w+({\w+="[^"]+"})? [0-9.e+-]+)')


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
