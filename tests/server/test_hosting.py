"""What a host may do about others: send them away before the game, and not wait for ever for them in it."""

from __future__ import annotations

import pytest

from shoal import Refused
from shoal.server import log, wire
from shoal.server.decide import PATIENCE, PATIENCE_DAYS, decide
from shoal.server.settings import Settings
from shoal.server.table import Table

from .client import Seat
from .company import begun, code_of_the_end, company, do, lines, log_of, until
from .running import running
from .test_at_the_table import chairs_at, done, key_of
from .test_clocks import any_move, table_for_two
from .test_http import key

pytestmark = pytest.mark.anyio

GONE_FOR_GOOD = 4403


async def test_the_host_sends_somebody_away_who_can_not_come_back(settings: Settings) -> None:
    with running(settings) as server:
        ada, bob, cleo = await company(server, 3)
        table = (await ada.new_table("fish-n-stones", ["me", "open"], visibility="open"))["id"]
        async with lines([ada, bob], table) as (host, guest):
            await done(guest, "sit", seat=1)
            assert await key_of(guest, "remove", seat=0) == "only-the-host"
            assert await key_of(host, "remove", seat=2) == "no-such-seat-here"
            version = await done(host, "remove", seat=1)
            assert (await chairs_at(host, version))[1]["kind"] == "open"
            assert await code_of_the_end(guest) == GONE_FOR_GOOD
            assert guest.line.close_reason == "removed"
            assert await key_of(host, "remove", seat=1) == "nobody-sits"
    with running(settings) as server:  # and so it stays
        for person in (ada, bob, cleo):
            person.url = server
        for kind, content in (("sit", {"seat": 1}), ("say", {"text": "let me in"})):
            assert (await do(bob, table, kind, **content))["key"] == "removed"
        assert key(await bob.ask("GET", f"/api/tables/{table}")) == (403, "removed")
        assert key(await bob.ask("GET", f"/api/tables/{table}/stream")) == (403, "removed")
        assert (await bob.ask("GET", "/api/me/tables")).json() == []
        assert (await do(cleo, table, "sit", seat=1))["type"] == "ack"
        assert (await do(ada, table, "start"))["type"] == "ack"
        assert (await do(ada, table, "remove", seat=1))["key"] == "begun"


async def test_a_host_who_removes_themselves_gets_up(server: str) -> None:
    (ada,) = await company(server, 1)
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    assert (await do(ada, table, "remove", seat=0))["type"] == "ack"
    assert (await do(ada, table, "sit", seat=1))["type"] == "ack"


def refusal(table: Table, seat: int, person: str, at: float) -> str | None:
    try:
        entry = decide(table, wire.Swap("swap", seat, "easy"), person, at)
    except Refused as problem:
        assert str(problem)
        return problem.key
    assert entry == log.Swapped(seat, "easy", away=True)
    return None


@pytest.mark.parametrize(("kind", "patience"), [("none", PATIENCE), ("move", PATIENCE), ("days", PATIENCE_DAYS)])
def test_who_keeps_the_others_waiting_is_replaced_after_a_while(kind: str, patience: float) -> None:
    table = table_for_two("fish-eat-fish", kind=kind, seconds=7 * 86400)
    table.online |= {"ada", "bob"}
    if table.to_act == [0]:
        table.apply(decide(table, wire.Move("m", table.version, any_move(table)), "ada", 0.0), 0.0)
    assert table.to_act == [1]
    assert refusal(table, 1, "ada", patience - 1) == "not-idle"
    assert refusal(table, 1, "cleo", patience + 1) == "not-your-seat"
    assert refusal(table, 1, "ada", patience + 1) is None
    table.host = "bob"
    assert refusal(table, 1, "ada", patience + 1) is None, "whoever sits there needs not wait for a host either"
    assert refusal(table, 1, "cleo", patience + 1) == "not-your-seat"
    assert refusal(table, 0, "bob", patience + 1) == "not-idle", "nobody waits for them"


def test_while_the_server_was_down_nobody_was_waited_for() -> None:
    table = table_for_two("fish-eat-fish", kind="none")
    table.online |= {"ada", "bob"}
    seat = table.to_act[0]
    table.host = table.places[1 - seat].person or ""
    with pytest.raises(Refused):
        decide(table, wire.Swap("swap", seat, "easy"), table.host, 1e6, 1e6 - PATIENCE + 1)
    decide(table, wire.Swap("swap", seat, "easy"), table.host, 1e6, 1e6 - PATIENCE)


async def test_who_was_replaced_takes_the_seat_back(
    server: str, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shoal.server.decide.PATIENCE", 0)
    people = await company(server, 2)
    table = await begun(people, "fish-eat-fish", hints=False)
    async with lines(people, table) as seats:
        views = [await seat.receive("view") for seat in seats]  # both are there: who comes later takes the seat back
        slow = views[0]["to_act"][0]
        host: Seat = seats[0]
        if slow == 0:  # the host is slow: nobody else has to wait for ever either
            host = seats[1]
        version = await done(host, "swap", seat=slow, to="easy")
        chair = (await chairs_at(seats[slow], version))[slow]
        assert (chair["kind"], chair["away"], chair["person"]) == ("computer", True, people[slow].id)
        number = await done(seats[slow], "swap", seat=slow, to="person", id="back")
        chair = (await until(seats[slow], "table", lambda frame: frame["version"] >= number))["seats"][slow]
        assert (chair["kind"], chair["away"]) == ("person", False)
        assert await done(seats[slow], "swap", seat=slow, to="person", id="back") == number
    assert any(isinstance(entry, log.Back) for entry, *_ in log_of(settings, table).entered)
