"""What people say at a table, and under which name."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from shoal import Refused
from shoal.server import rows, wire
from shoal.server.computers import Computers
from shoal.server.desk import Desk
from shoal.server.hall import Hall
from shoal.server.limits import Allowances
from shoal.server.people import Person as Known
from shoal.server.people import new_guest
from shoal.server.schema import chat

from .client import Person, Seat
from .company import begun, company, do, lines, until
from .keeping import number
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


async def talk(hall: Hall, desk: Desk, person: Known, texts: Iterable[str]) -> list[str]:
    """Say something line by line, and the keys of the refusals."""
    refusals = []
    for text in texts:
        try:
            await hall.act(desk, person, wire.Say(text, text), lambda _: None)
        except Refused as refused:
            refusals.append(refused.key)
    return refusals


async def test_only_the_last_lines_are_kept(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "KEPT_LINES", 5)
    monkeypatch.setattr(rows, "FORGET_EVERY", 2)
    monkeypatch.setattr(hall, "_speech", Allowances(1e6, 1e6))
    ada, _ = await new_guest(hall.store, "Ada", "test")
    desk = await hall.create(ada, wire.Plan("fish-n-stones", ["me", "open"]))
    for first in (1, 15):  # the second time read from the database
        assert await talk(hall, desk, ada, [f"{line}" for line in range(first, first + 14)]) == []
        kept = await number(hall.store, chat)
        assert 5 <= kept < 7 and len(desk.said) == 5
        again = await Hall(hall.store, Computers(1)).desk(desk.table.id)
        assert [line.text for line in again.lines] == [f"{line}" for line in range(first + 9, first + 14)]
        assert again.last_line == desk.last_line == first + 13
        desk = again
    assert await talk(hall, desk, ada, ["28"]) == [] and desk.last_line == 28, "said before: once is enough"


async def test_everybody_says_only_so_much(hall: Hall) -> None:
    ada, _ = await new_guest(hall.store, "Ada", "test")
    bob, _ = await new_guest(hall.store, "Bob", "test")
    desks = [await hall.create(ada, wire.Plan("fish-n-stones", ["me", "open"])) for _ in range(2)]
    refusals = [key for desk in desks for key in await talk(hall, desk, ada, map(str, range(10)))]
    assert set(refusals) == {"too-many"} and len(refusals) >= 5
    assert await talk(hall, desks[0], ada, ["0"]) == [], "said before: it is acknowledged again"
    assert await talk(hall, desks[0], bob, ["hello"]) == []
