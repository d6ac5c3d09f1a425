"""Clocks, by hand: what a table makes of time that passes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shoal import Refused
from shoal.server import log, wire
from shoal.server.decide import RETURN_BANK, back, decide, moved
from shoal.server.shown import view_of
from shoal.server.table import Table

from .checked_table import SEED


def table_for_two(game: str, **clock: Any) -> Table:
    """Ada and Bob, the game begun."""
    table = Table("table", None, wire.Plan(game, ["me", "open"], clock=wire.Clock(**clock)), "ada", SEED)
    table.apply(log.Sat(0, "ada", ""), 0.0)
    table.apply(log.Sat(1, "bob", ""), 0.0)
    table.apply(decide(table, wire.Start("s"), "ada", 0.0), 0.0)
    return table


def act(table: Table, kind: Callable[..., wire.Act], *content: Any, at: float, person: str | None = None) -> None:
    owner = person or table.places[table.to_act[0]].person
    assert owner
    table.apply(decide(table, kind("m", *content), owner, at), at)


def any_move(table: Table) -> str:
    assert table.match
    return table.match.legal(table.to_act[0])[0]


def test_a_clock_is_not_set_back_by_swapping_the_seat() -> None:
    table = table_for_two("fish-eat-fish", kind="move", seconds=30)
    seat = table.to_act[0]
    person = table.places[seat].person or ""
    with pytest.raises(Refused) as refused:
        decide(table, wire.Swap("m", seat, "person"), person, 20.0)
    assert refused.value.key == "plays-already"
    act(table, wire.Swap, seat, "easy", at=20.0)
    assert table.deadline(seat) is None
    act(table, wire.Swap, seat, "person", at=21.0)
    assert table.deadline(seat) == 30.0


def test_a_bank_pays_for_all_moves_and_gets_its_bonus_once() -> None:
    table = table_for_two("fish-eat-fish", kind="bank", seconds=100, bonus=5)
    seat = table.to_act[0]
    act(table, wire.Move, table.version, any_move(table), at=30.0)
    assert table.places[seat].bank == 75.0
    for at in (40.0, 50.0, 60.0):  # taken back and made again it is the same move
        act(table, wire.Undo, table.version, at=at, person=table.places[seat].person)
        assert (table.places[seat].bank, table.deadline(seat)) == (100.0, at + 70.0)
        act(table, wire.Move, table.version, any_move(table), at=at)
        assert table.places[seat].bank == 75.0


def test_while_the_server_was_down_no_clock_ran() -> None:
    table = table_for_two("fish-eat-fish", kind="bank", seconds=100)
    seat = table.to_act[0]
    message = wire.Move("m", table.version, any_move(table))
    assert table.deadline(seat, 1000.0) == 1100.0
    entry = decide(table, message, table.places[seat].person or "", 1010.0, 1000.0)
    assert isinstance(entry, log.Moved) and entry.bank == 90.0


def test_an_empty_bank_is_filled_a_little_for_who_comes_back() -> None:
    table = table_for_two("fish-eat-fish", kind="bank", seconds=100)
    seat = table.to_act[0]
    person = table.places[seat].person or ""
    table.apply(log.Away(seat), 100.0)
    assert (table.places[seat].level, back(table, person)) == (table.plan.stand_in, None)
    with pytest.raises(Refused) as refused:
        decide(table, wire.Swap("m", seat, "person"), person, 101.0)
    assert refused.value.key == "overdue"
    table.apply(moved(table, seat, any_move(table), level="medium"), 101.0)
    assert back(table, person) == log.Back(seat, 100 / RETURN_BANK)


def test_a_move_taken_back_takes_the_next_question_back_too() -> None:
    """Who ran out of time for it is away, but owes nothing any more."""
    table = table_for_two("fish-eat-fish", kind="move", seconds=30)
    first = table.to_act[0]
    act(table, wire.Move, table.version, any_move(table), at=1.0)
    table.apply(log.Away(1 - first), 31.0)
    act(table, wire.Undo, table.version, at=32.0, person=table.places[first].person)
    assert back(table, table.places[1 - first].person or "") == log.Back(1 - first)


@pytest.mark.parametrize("kind", ["swapped", "resigned"])
def test_only_who_plays_can_take_a_move_back(kind: str) -> None:
    table = table_for_two("fish-eat-fish", kind="none")
    seat = table.to_act[0]
    person = table.places[seat].person or ""
    act(table, wire.Move, table.version, any_move(table), at=1.0)
    assert view_of(table, seat, 0, 1.0).can_undo
    table.apply(log.Resigned(seat) if kind == "resigned" else log.Swapped(seat, "easy"), 2.0)
    assert not view_of(table, seat, 0, 2.0).can_undo
    with pytest.raises(Refused) as refused:
        decide(table, wire.Undo("m", table.version), person, 3.0)
    assert refused.value.key == ("resigned" if kind == "resigned" else "computer-plays")
