"""What is done again and again: a log has an end, and a long one is read beside the event loop."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from shoal import Refused
from shoal.server import wire
from shoal.server.computers import Computers
from shoal.server.decide import LONG_LOG, decide
from shoal.server.hall import Hall
from shoal.server.people import new_guest
from shoal.server.shown import can_undo, record_of
from shoal.server.store import Store, open_engine
from shoal.server.table import MOST_UNDONE, Table

from .test_clocks import act, any_move, table_for_two

pytestmark = pytest.mark.anyio


def refusal(table: Table, message: wire.Act, person: str) -> str | None:
    try:
        decide(table, message, person, 0.0)
    except Refused as problem:
        assert str(problem)
        return problem.key
    return None


def test_so_many_moves_are_taken_back_and_no_more() -> None:
    table = table_for_two("fish-eat-fish")
    seat = table.to_act[0]
    person = table.places[seat].person or ""
    for _ in range(MOST_UNDONE):
        act(table, wire.Move, table.version, any_move(table), at=0.0)
        assert can_undo(table, seat)
        act(table, wire.Undo, table.version, at=0.0, person=person)
    act(table, wire.Move, table.version, any_move(table), at=0.0)
    assert not can_undo(table, seat)
    assert refusal(table, wire.Undo("undo", table.version), person) == "undone-enough"
    other = table.to_act[0]
    act(table, wire.Move, table.version, any_move(table), at=0.0)
    assert can_undo(table, other) and len(record_of(table, str)["moves"]) == 2


def test_a_log_that_has_grown_long_takes_only_what_ends_the_game() -> None:
    table = table_for_two("fish-eat-fish")
    seat = table.to_act[0]
    person = table.places[seat].person or ""
    while table.version < LONG_LOG:
        assert refusal(table, wire.Swap("swap", seat, "easy"), person) is None
        act(table, wire.Swap, seat, "easy", at=0.0, person=person)
        act(table, wire.Swap, seat, "person", at=0.0, person=person)
    assert refusal(table, wire.Swap("swap", seat, "easy"), person) == "too-long"
    assert refusal(table, wire.Resign("resign"), person) is None
    act(table, wire.Move, table.version, any_move(table), at=0.0)
    waiting = Table("table", None, wire.Plan("fish-eat-fish", ["me", "open"]), "ada", bytes(32))
    waiting.version = LONG_LOG
    assert refusal(waiting, wire.Sit("sit", 1), "bob") == refusal(waiting, wire.Seats("seats", 3), "ada") == "too-long"


async def test_a_log_is_read_beside_the_event_loop(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a long one is read everybody else is answered."""
    store = Store(open_engine(database))
    ada, _ = await new_guest(store, "Ada", "test")
    first, second = Hall(store, Computers(1)), Hall(store, Computers(1))
    desk = await first.create(ada, wire.Plan("fish-n-stones", ["me", "easy"]))
    await first.act(desk, ada, wire.Start("start"), lambda _: None)
    where: list[threading.Thread] = []
    apply = Table.apply

    def applied(*about: Any) -> None:
        where.append(threading.current_thread())
        apply(*about)

    monkeypatch.setattr(Table, "apply", applied)
    try:
        assert (await second.desk(desk.table.id)).table.status == "running"
        assert len(where) == 2 and threading.current_thread() not in where
    finally:
        await first.close()
        await second.close()
        store.close()
