"""The guard: a player that is late, raises or cheats is replaced by a legal move, and reported."""

from __future__ import annotations

import random
import threading
from dataclasses import replace

import pytest

from shoal import Match, game_named
from shoal.bots.guard import ask
from shoal.bots.player import NO_LIMIT, Answer, Budget, Named, Player, Question, question_of
from shoal.bots.search import searcher
from shoal.bots.simple import random_player, strategist

SMALL = game_named("fish-n-stones")
GIVEN_UP = threading.Event()


def small_question(budget: Budget = NO_LIMIT) -> Question:
    match = Match(SMALL, 2, seed=1)
    return question_of(match, match.to_act[0], random.Random(1), budget)


def raises(question: Question) -> Answer:
    raise ValueError("no idea")


def stalls(question: Question) -> Answer:
    GIVEN_UP.wait()
    return Answer(question.legal[0])


def cheats(question: Question) -> Answer:
    return Answer(SMALL.actions - 1)


def babbles(question: Question) -> Answer:
    return "anything"  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("player", "problem"),
    [
        (raises, "raised ValueError: no idea"),
        (cheats, "which is not legal"),
        (babbles, "which is not legal"),
    ],
)
def test_a_player_that_fails_is_replaced_and_reported(player: Player, problem: str) -> None:
    check_replaced(player, problem, small_question())


def test_a_player_that_stalls_is_replaced_while_it_does() -> None:
    """It never comes to an end by itself."""
    try:
        check_replaced(stalls, "took more than 0.05 s", small_question(Budget(seconds=0.05)))
    finally:
        GIVEN_UP.set()


def test_a_player_is_late_by_the_clock_of_the_question_alone() -> None:
    """Other work of the machine may take as long as it likes: here the clock stands still while the player waits."""
    looked, go_on = iter(range(100)), threading.Event()

    def clock() -> float:
        if next(looked) == 4:  # by now more has passed than the player has
            go_on.set()
        return 0.0

    def waits(question: Question) -> Answer:
        go_on.wait()
        return Answer(question.legal[0])

    question = replace(small_question(Budget(seconds=0.01)), clock=clock)
    answer, report = ask(Named("good", waits), question)
    assert (answer.action, report) == (question.legal[0], None)


def check_replaced(player: Player, problem: str, question: Question) -> None:
    answer, report = ask(Named("bad", player, question.budget), question)
    assert answer.action in question.legal
    assert report is not None
    assert problem in report.problem
    assert (report.player, report.seat, report.action) == ("bad", question.seat, answer.action)


def test_a_player_that_does_well_is_left_alone() -> None:
    for player in (random_player, strategist(), searcher()):
        answer, report = ask(Named("good", player), small_question(Budget(iterations=20)))
        assert report is None
        assert answer.action in small_question().legal


def test_without_the_strategy_the_fallback_is_still_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shoal.bots.guard.FALLBACKS", (raises, cheats))
    question = small_question()
    answer, report = ask(Named("bad", raises), question)
    assert answer.action == question.legal[0]
    assert report is not None
