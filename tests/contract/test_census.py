"""What a study counts: the same compiled and interpreted, the very games that `simulate` plays, and sums that fit."""

from __future__ import annotations

import numpy as np
import pytest

from shoal.core.backends import Backend
from shoal.core.simulate import simulate
from shoal.study.counting import Counts, count_part
from shoal.study.plan import Part, Plan
from tests.contract.engine import Case, few
from tests.contract.test_rules import one_worker

every_case = pytest.mark.parametrize(
    "case", [pytest.param(case, id=str(case), marks=one_worker(case)) for case in sorted(few())]
)


def planned(case: Case, by: str, never: int = -1) -> Plan:
    refrain = () if never < 0 else (never, *[-1] * (case.players - 1))
    return Plan(case.game, case.players, 12, (by,), 5, dict(case.options), never=refrain)


def count(plan: Plan, games: int, backend: Backend) -> Counts:
    return count_part(plan, Part(0, 0, games), backend)


@every_case
@pytest.mark.parametrize("by", ["random", "strategy"])
def test_compiled_and_interpreted_count_alike_what_simulate_plays(case: Case, by: str) -> None:
    plan, games = planned(case, by), 3
    found, slow = count(plan, games, Backend.COMPILED), count(plan, games, Backend.INTERPRETED)
    for name, one, other in zip(Counts._fields, found, slow, strict=True):
        assert np.array_equal(one, other), name
    tally = simulate(plan.loaded_game, case.players, games, 5, dict(case.options), by=by, backend=Backend.INTERPRETED)
    assert found.sums[:2].tolist() == [games, tally.decisions]
    assert [wins / 60 for wins in found.seats[:, 0]] == pytest.approx(
        [tally.wins(seat) for seat in range(case.players)]
    )
    assert {ending: int(many) for ending, many in enumerate(found.endings) if many} == dict(tally.endings)
    assert found.orders.sum(0).tolist() == found.seats.sum(0).tolist()
    assert found.branches.sum() == tally.decisions and found.lengths.sum() == games


@every_case
def test_who_never_does_something_does_it_less(case: Case) -> None:
    """Every restriction changes some game, and none makes a player get stuck."""
    plan = planned(case, "strategy")
    for never in range(len(plan.loaded_game.rules.NEVER)):
        found = count(planned(case, "strategy", never), 2, Backend.COMPILED)
        assert found.sums[0] == 2
