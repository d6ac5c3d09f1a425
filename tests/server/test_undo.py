"""Only who plays a seat takes its moves back: not somebody for whom a computer plays."""

from __future__ import annotations

import pytest

from shoal.core.errors import Refused
from shoal.server import log, wire
from shoal.server.decide import decide, moved
from shoal.server.shown import view_of
from shoal.server.table import Table


def begun() -> tuple[Table, int]:
    """A table at which the seat whose turn it is has laid a card, and could take it back."""
    table = Table("t", None, wire.Plan("fat-fish", ["open", "open"]), "host", bytes(32))
    for seat in range(2):
        table.apply(log.Sat(seat, f"person {seat}", ""), 0.0)
    table.apply(decide(table, wire.Start("s"), "host", 0.0), 0.0)
    assert table.match
    [seat] = table.to_act
    table.apply(moved(table, seat, table.match.legal(seat)[0]), 0.0)
    return table, seat


def test_the_person_may() -> None:
    table, seat = begun()
    assert view_of(table, seat, 0, 0.0).can_undo
    assert decide(table, wire.Undo("u", table.version), f"person {seat}", 0.0) == log.Undone(seat)


@pytest.mark.parametrize(
    ("entry", "key"), [(log.Resigned, "resigned"), (lambda seat: log.Swapped(seat, "easy"), "computer-plays")]
)
def test_not_while_a_computer_plays(entry: type[log.Resigned], key: str) -> None:
    table, seat = begun()
    table.apply(entry(seat), 0.0)
    assert not view_of(table, seat, 0, 0.0).can_undo
    with pytest.raises(Refused) as refusal:
        decide(table, wire.Undo("u", table.version), f"person {seat}", 0.0)
    assert refusal.value.key == key
