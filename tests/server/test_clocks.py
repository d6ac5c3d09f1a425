"""Clocks, by hand: what a table makes of time that passes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from shoal import Refused
from shoal.server import log, wire
from shoal.server.clockwork import Clockwork
from shoal.server.computers import Computers
from shoal.server.decide import RETURN_BANK, back, decide, moved
from shoal.server.desk import Desk
from shoal.server.desks import Desks, Overtaken
from shoal.server.log import AnyEntry
from shoal.server.peers import Peers
from shoal.server.shown import view_of
from shoal.server.table import WORDS, Table

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


@pytest.mark.anyio
async def test_who_is_back_plays_again_though_another_process_has_written_something_first() -> None:
    table = table_for_two("fish-eat-fish", kind="move", seconds=30)
    seat = table.to_act[0]
    person = table.places[seat].person or ""
    table.apply(log.Away(seat), 40.0)
    desk = Desk(table, str, 0.0, bool)

    class TwoWrite:
        """Desks of which another process is quicker once."""

        is_first, opened = True, 0.0

        def watch(self, watcher: Any) -> None:
            pass

        async def carry_out(self, desk: Desk, entry: AnyEntry) -> None:
            if self.is_first:
                self.is_first = False
                raise Overtaken("stale", WORDS, version=table.version)
            table.apply(entry, 50.0)

    clockwork = Clockwork(cast(Desks, TwoWrite()), cast(Computers, None), Peers())
    await clockwork.welcome_back(desk, person)  # not yet: the move that is due is not made
    table.apply(moved(table, seat, any_move(table), level="medium"), 41.0)
    for _ in range(2):  # as often as something happens at the table
        clockwork.look_at(desk)
        await asyncio.gather(*clockwork._tasks._under_way)
    assert not table.places[seat].away and not desk.returning


def test_the_copy_on_which_a_move_was_tried_is_the_match_if_nothing_has_happened_since() -> None:
    table, other = (table_for_two("fish-n-stones", kind="move", seconds=30) for _ in range(2))
    first, second = (decide(table, wire.Move("m", table.version, "cast a"), "ada", 1.0) for _ in range(2))
    assert table.tried and table.tried[1] is second
    table.apply(first, 1.0)  # not that which was tried last
    other.apply(first, 1.0)
    assert table.match and other.match
    third = decide(table, wire.Move("m", table.version, any_move(table)), "bob", 2.0)
    trial = table.tried[2]
    table.apply(third, 2.0)
    other.apply(third, 2.0)
    assert table.match is trial and table.match.state.flat() == other.match.state.flat()
    assert [view_of(table, seat, 0, 2.0) for seat in (0, 1, None)] == [
        view_of(other, seat, 0, 2.0) for seat in (0, 1, None)
    ]
