"""Texts that one database would take and the other not are answered alike."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from .client import Person, Seat

pytestmark = pytest.mark.anyio


async def test_a_nul_is_no_part_of_a_name_or_of_a_line(server: str) -> None:
    ada = await Person.new(server)
    assert (await ada.ask("PATCH", "/api/me", {"name": "A\0a"})).json()["key"] == "no-message"
    table = await ada.new_table("fischen", ["me", "easy", "easy"])
    async with ada.socket(table["id"]) as line:
        seat = Seat(line)
        assert (await seat.act("say", text="a\0b"))["key"] == "no-message"
        assert (await seat.act("say", text="ab"))["type"] == "ack"


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/codes/A%00", "/api/tables/%00/stream"])
async def test_nothing_is_found_by_a_nul(server: str, path: str) -> None:
    ada = await Person.new(server)
    assert (await ada.ask("GET", path)).status_code == 404
    assert (await ada.ask("DELETE", "/api/me/sessions/%00")).status_code == 404
    assert (await ada.ask("GET", "/api/records?game=%00")).status_code == 422


async def test_no_socket_is_opened_by_a_nul(server: str) -> None:
    ada = await Person.new(server)
    with pytest.raises(InvalidStatus) as problem:
        async with ada.socket("%00"):
            pass
    assert problem.value.response.status_code == 404


async def test_nobody_has_so_long_an_id(server: str) -> None:
    ada = await Person.new(server)
    table = await ada.new_table("fischen", ["me", "easy", "easy"])
    async with ada.socket(table["id"]) as line:
        seat = Seat(line)
        assert (await seat.act("mute", person="x" * 64))["key"] == "no-message"
        assert (await seat.act("mute", person="x" * 32))["key"] == "no-person"
