"""What people say at a table, and under which name."""

from __future__ import annotations

import pytest

from .client import Person, Seat
from .company import begun, company, do, lines, until
from .test_at_the_table import chairs_at, done, key_of

pytestmark = pytest.mark.anyio


async def test_chat_and_mute(server: str) -> None:
    people = await company(server, 3)
    table = await begun(people[:2], "fish-n-stones")

    async def last_line(person: Person) -> str | None:
        """What somebody who comes is told last."""
        async with person.socket(table) as line:
            seat = Seat(line)
            await seat.receive("view")
            await seat.act("why", move="cast a")
            said = [frame for frame in seat.frames if frame["type"] == "said"]
            return said[-1]["text"] if said else None

    async with lines(people, table) as (ada, bob, cleo):
        for seat, text in ((ada, "hello"), (cleo, "<b>I watch</b>"), (bob, "two\nlines, ünïcode")):
            await done(seat, "say", text=text)
            for hearer in (ada, bob, cleo):
                line = await until(hearer, "said", lambda line: line["text"] == text)  # noqa: B023
                assert line["name"] in ("Ada", "Bob", "Cleo") and line["person"] in [person.id for person in people]
        await done(bob, "mute", person=people[2].id)
        assert await key_of(bob, "mute", person="nobody") == "no-person"
        await done(cleo, "say", text="can you hear me")
        await done(ada, "say", text="yes")
        await until(bob, "said", lambda line: line["text"] == "yes")
        assert "can you hear me" not in [frame.get("text") for frame in bob.frames]
        assert [await last_line(person) for person in people] == ["yes"] * 3
        await done(cleo, "say", text="nobody?")
        assert [await last_line(person) for person in people] == ["nobody?", "yes", "nobody?"]
        await done(bob, "mute", person=people[2].id, muted=False)
        assert await last_line(people[1]) == "nobody?"
        await done(cleo, "say", text="again")
        await until(bob, "said", lambda line: line["text"] == "again")
    quiet = await begun(people[:2], "fish-n-stones", chat=False)
    assert (await do(people[0], quiet, "say", text="hello"))["key"] == "no-chat-here"


async def test_who_takes_another_name_speaks_under_it(server: str) -> None:
    people = await company(server, 2)
    table = await begun(people, "fish-n-stones")
    async with lines(people, table) as (ada, bob):
        assert (await people[0].ask("PATCH", "/api/me", {"name": "Augusta"})).status_code == 200
        await done(ada, "say", text="it is me")
        assert (await until(bob, "said", lambda line: line["text"] == "it is me"))["name"] == "Augusta"
        version = await done(ada, "resign")
        assert (await chairs_at(bob, version))[0]["name"] == "Augusta"
