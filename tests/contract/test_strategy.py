"""What a game offers to computer players: its strategy and its outlook."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from shoal import State
from shoal.core import backends
from tests.contract.engine import Case, Engine, cases, owing, player_counts
from tests.contract.test_rules import one_worker

every_case = pytest.mark.parametrize(
    "case", [pytest.param(case, id=str(case), marks=one_worker(case)) for case in cases()]
)
every_count = pytest.mark.parametrize(
    "case", [pytest.param(case, id=str(case), marks=one_worker(case)) for case in player_counts()]
)


def weighed(engine: Engine, s: Any, seat: int, actions: list[int]) -> list[int]:
    worth: Any = [0] * len(actions)
    if engine.compiled:
        actions, worth = np.array(actions), np.array(worth)  # type: ignore[assignment]
    engine.rules.weigh(s, seat, actions, len(actions), worth)
    return [int(number) for number in worth]


def strategy_play(engine: Engine, case: Case, seed: int) -> Any:
    """The state before each decision of a game in which every seat makes the best of three random moves."""
    policy = backends.template("policy", engine.game.folder)
    s = engine.dealt(case, seed)
    legal, worth = [0] * engine.game.actions, [0] * engine.game.actions
    while s.phase != -1:
        yield s
        seat = engine.playouts.asked(s)
        engine.playouts.step(s, seat, policy.choose(s, seat, legal, engine.rules.legal(s, seat, legal), worth, 3))


@every_case
def test_moves_are_weighed_by_what_the_seat_may_know(case: Case) -> None:
    """The same worth from the state as from the view, whatever other moves are weighed, and nothing is changed."""
    engine, compiled = Engine(case.game, compiled=False), Engine(case.game, compiled=True)
    dice = random.Random(1)
    weighings = 0
    for number, s in enumerate(strategy_play(engine, case, seed=3)):
        if number % 3:
            continue
        before = engine.flat(s)
        for seat in owing(s):
            legal = engine.legal(s, seat)
            view: State = engine.view(s, seat)
            found = weighed(engine, view, seat, legal)
            assert weighed(engine, s, seat, legal) == found
            assert engine.flat(s) == before
            some = dice.sample(range(len(legal)), min(3, len(legal)))
            assert weighed(engine, view, seat, [legal[i] for i in some]) == [found[i] for i in some]
            if number % 2:
                assert weighed(compiled, compiled.state_of(view), seat, legal) == found
            if engine.rules.SECRET >> s.phase & 1:
                assert min(found) >= 0 and sum(found) < 2**30, "weights of a mix"
            weighings += len(legal) > 1
    assert weighings > 3


@every_count
def test_the_outlook_is_the_same_compiled_and_not_far_off_at_the_end(case: Case) -> None:
    engine, compiled = Engine(case.game, compiled=False), Engine(case.game, compiled=True)
    last: list[int] = []
    s: Any = None
    for s in strategy_play(engine, case, seed=4):
        last = [engine.rules.outlook(s, seat) for seat in range(case.players)]
        assert [compiled.rules.outlook(compiled.state_of(s), seat) for seat in range(case.players)] == last
    ends = [engine.rules.points(s, seat) for seat in range(case.players)]
    spread = engine.rules.SPREAD
    assert all(abs(hope / 100 - end) <= 2 * spread for hope, end in zip(last, ends, strict=True))
