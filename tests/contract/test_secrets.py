"""Phases in which seats choose secretly at the same time."""

from __future__ import annotations

import pytest

from shoal import game_named
from tests.contract.engine import Case, Engine, owing, player_counts
from tests.contract.test_rules import one_worker

with_secrets = pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=str(case), marks=one_worker(case))
        for case in player_counts()
        if game_named(case.game).rules.SECRET
    ],
)


@with_secrets
@pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
def test_a_secret_phase_taken_back_is_as_if_nobody_had_chosen(case: Case, compiled: bool) -> None:
    engine = Engine(case.game, compiled=compiled)
    found = 0
    for seed in range(5):
        under_way = False
        for s in engine.random_play(engine.dealt(case, seed)):
            seats = owing(s)
            begins = s.phase > 0 and engine.rules.SECRET >> s.phase & 1 and len(seats) > 1 and not under_way
            under_way = s.phase > 0 and bool(engine.rules.SECRET >> s.phase & 1) and len(seats) > 1
            if not begins:
                continue
            found += 1
            later, untouched = engine.copy(s), engine.view(s, seats[-1])
            engine.rules.apply(later, seats[0], engine.legal(s, seats[0])[0])
            view = engine.view(later, seats[-1])
            assert engine.flat(view) != engine.flat(untouched)
            engine.rules.reopen(view)
            assert engine.flat(view) == engine.flat(untouched)
    assert found
