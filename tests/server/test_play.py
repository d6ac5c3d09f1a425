"""Whole games over sockets, people and computers mixed."""

from __future__ import annotations

import asyncio
import random

import pytest

from .client import Person, Seat, play

pytestmark = pytest.mark.anyio


async def test_two_people_and_a_computer(server: str) -> None:
    ada, bob = await Person.new(server, "Ada"), await Person.new(server, "Bob")
    table = await ada.new_table("fish-n-stones", ["me", "open", "easy"])
    async with ada.socket(table["id"]) as line, bob.socket(table["id"]) as other:
        host, guest = Seat(line), Seat(other)
        assert (await guest.act("sit", seat=1))["type"] == "ack"
        assert (await host.act("start"))["type"] == "ack"
    ends = await asyncio.gather(play(ada, table["id"], random.Random(1)), play(bob, table["id"], random.Random(2)))
    assert ends[0]["end"] == ends[1]["end"]
