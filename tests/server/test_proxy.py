"""Behind a real proxy, set up as the manual says: who asks, by which scheme, and what goes through."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from shoal.server.settings import Settings

from . import nginx
from .client import PATIENCE, Person, Seat
from .running import running
from .test_http import denied

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(not nginx.program(), reason=nginx.MISSING)]

LIES = ("192.0.2.1", "192.0.2.1:4711", "[2001:db8::1]:4711", "nonsense", "192.0.2.3, 192.0.2.4", "")


def test_nobody_gets_round_the_limits_by_what_they_say_of_themselves(settings: Settings, tmp_path: Path) -> None:
    with (
        running(replace(settings, requests=0.001, proxy=True)) as server,
        nginx.proxied(server, tmp_path) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as http,
    ):
        assert http.get("/health").status_code == 200
        for lie in LIES:
            assert http.get("/health", headers={"X-Forwarded-For": lie}).status_code == 429
            lies = [("X-Forwarded-For", lie), ("X-Forwarded-For", f"192.0.2.{len(lie)}")]
            assert http.get("/health", headers=lies).status_code == 429


async def test_people_play_through_it(settings: Settings, tmp_path: Path) -> None:
    with running(replace(settings, proxy=True)) as server, nginx.proxied(server, tmp_path) as address:
        ada = await Person.new(address)
        table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
        ada.headers = {"Cookie": f"shoal={ada.token}", "Origin": "https://127.0.0.1", "X-Forwarded-Proto": "https"}
        assert await denied(ada, table) == (403, "foreign"), "a page that came by http is not that of https"
        ada.headers = {"Cookie": f"shoal={ada.token}", "Origin": "http://127.0.0.1"}
        async with ada.socket(table) as line:
            assert (await Seat(line).act("leave"))["type"] == "ack"
