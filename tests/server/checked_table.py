"""A table under test: plans of all kinds, and what must hold of it at any time."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    rule,
)

from shoal import SPECTATOR, Refused, all_games
from shoal.server import log, wire
from shoal.server.decide import decide
from shoal.server.shown import view_of
from shoal.server.table import Table
from tests.facts import facts_of

PEOPLE = ("ada", "bob", "cleo")
SEED = bytes(range(32))

# The short games more often: each is played to its end.
SHORT = 100  # decisions
GAMES = [
    (game.name, players)
    for game in all_games()
    for players in sorted(game.players)[:2]
    for _ in range(4 if facts_of(game.name).bounds[players] <= SHORT else 1)
    if players <= len(PEOPLE)
]

clocks = st.builds(
    wire.Clock,
    kind=st.sampled_from(["none", "move", "bank", "days"]),
    seconds=st.just(60),
    bonus=st.sampled_from([0, 5]),
)


@st.composite
def plans(draw: st.DrawFn) -> wire.Plan:
    game, players = draw(st.sampled_from(GAMES))
    words = draw(st.lists(st.sampled_from(["open", "open", "easy"]), min_size=players, max_size=players))
    if draw(st.booleans()):
        words[draw(st.integers(0, players - 1))] = "me"
    return wire.Plan(
        game,
        words,  # type: ignore[arg-type]
        clock=draw(clocks),
        visibility=draw(st.sampled_from(["open", "link", "private"])),
        stand_in=draw(st.sampled_from(["easy", "expert"])),
        hints=draw(st.sampled_from([True, True, False])),
        memory=draw(st.booleans()),
        undo=draw(st.sampled_from([True, True, False])),
    )


def snapshot(table: Table) -> tuple[Any, ...]:
    """All that a table is. Who is online is not part of it."""
    match = table.match
    return (
        (table.id, table.code, table.plan, table.host, table.seed, table.version, table.position, table.rematch),
        (
            table.touched,
            dict(table.done),
            set(table.removed),
            [copy.copy(place) for place in table.places],
            table.nonces,
        ),
        (table.status, table.to_act, table.free, table._before[:]),
        ({eyes: told[:] for eyes, told in table._heard.items()}, table._heard_at[:]),
        match and (match.record(), match._state.flat(), match._story[:], match._told_before),
    )


class CheckedTable(RuleBasedStateMachine):
    """What must hold of a table, whatever people do at it."""

    table: Table

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000_000.0
        self.number = 0

    def set_up(self, table: Table, written: list[tuple[bytes, float, str | None, str | None]]) -> None:
        self.table, self.log = table, written
        self.notebooks: dict[int, tuple[int | None, list[wire.Told]]] = {}

    def plays(self, person: str) -> bool:
        """Whether somebody is to move."""
        seat = self.table.seat_of(person)
        return seat is not None and seat in self.table.to_act and self.table.places[seat].level is None

    @invariant()
    def exactly_those_who_are_to_act_can_move(self) -> None:
        for person in PEOPLE:
            seat = self.table.seat_of(person)
            legal = self.table.match.legal(seat) if self.table.match and seat is not None else []
            message = wire.Move("try", self.table.version, legal[0] if legal else "pass")
            if self.plays(person):
                decide(self.table, message, person, self.now)
            else:
                with pytest.raises(Refused):
                    decide(self.table, message, person, self.now)

    @invariant()
    def seats_and_clocks_make_sense(self) -> None:
        table = self.table
        owners = [place.person for place in table.places if place.person]
        assert len(set(owners)) == len(owners)
        assert 0 <= table.position <= table.version == len(self.log)
        for seat, place in enumerate(table.places):
            assert (place.owes_since is not None) == (seat in table.to_act)
            assert place.level or place.person or table.status == "open"
            assert not place.away or place.level
            assert not place.overdue or seat in table.to_act
            assert not place.resigned or place.level
            assert not (place.free and place.person)
            assert 0 <= place.bank <= 60 + 5 * len(self.log)
            if table.plan.clock.kind == "none":
                assert table.deadline(seat) is None

    @rule(eyes=st.integers(SPECTATOR, 2))
    def look(self, eyes: int) -> None:
        """Who looks in is told what they have missed, and then has heard all that the match told them."""
        if self.table.match is None or eyes >= self.table.players:
            return
        version, told = self.notebooks.get(eyes, (None, []))
        known = 0 if version is None else self.table.heard(eyes, version)
        assert known <= len(told)
        view = view_of(self.table, None if eyes == SPECTATOR else eyes, known, self.now)
        told = [*told[:known], *view.events]
        assert told == [wire.Told(event.key, dict(event.args)) for event in self.table.match.events(eyes)]
        self.notebooks[eyes] = self.table.version, told
        acts = eyes in self.table.to_act and self.table.places[eyes].level is None
        assert view.legal == (self.table.match.legal(eyes) if acts else [])
        assert not {reason.move for reason in view.not_legal} & set(view.legal)
        assert view.to_act == self.table.to_act
        assert (view.end is not None) == (self.table.status == "over")
        assert all(clock.left >= 0 for clock in view.clocks)

    @rule()
    def read_again(self) -> None:
        """A table read from its log is the same table, and play goes on with it."""
        again = Table(self.table.id, self.table.code, self.table.plan, self.table.host, self.table.seed)
        again.touched = self.table.touched  # of a table at which nothing has happened: when it was made
        for data, at, sender, message in self.log:
            again.apply(log.decode(data), at, sender, message)
        assert snapshot(again) == snapshot(self.table)
        again.online = self.table.online
        self.table = again
