"""Asking a player so that nothing it does can hold up or spoil a game."""

from __future__ import annotations

import threading
from math import inf
from typing import NamedTuple

from ..core.backends import Backend
from .player import Answer, Named, Question
from .simple import random_player, strategist

# A player may take so many times its budget and so many seconds more, should the machine be busy.
LATE = 1.1
GRACE = 0.1
MOST_WAITS = 100  # for a player whose clock stands still, as processor time does while others work or it sleeps

FALLBACKS = (strategist(backend=Backend.INTERPRETED), random_player)


class Report(NamedTuple):
    """What a player did wrong, and the legal move that was made for it."""

    player: str
    seat: int
    problem: str
    action: int


def ask(named: Named, question: Question) -> tuple[Answer, Report | None]:
    """A player's answer. One that is late, raises or answers what is not legal is replaced, and reported."""
    answers: list[Answer | BaseException] = []

    def think() -> None:
        try:
            answers.append(named.player(question))
        except KeyboardInterrupt:  # somebody at the keyboard, not the player
            raise
        except BaseException as problem:  # whatever it is, the game goes on
            answers.append(problem)

    began = question.clock()
    seconds = question.budget.seconds
    limit = inf if seconds is None else seconds * LATE + GRACE
    if seconds is None:
        think()
    else:
        thread = threading.Thread(target=think, name=f"player {named.name}", daemon=True)
        thread.start()
        for _ in range(MOST_WAITS):
            thread.join(max(0.0, limit - (question.clock() - began)))
            if not thread.is_alive() or question.clock() - began > limit:
                break
    took = question.clock() - began
    found = answers[0] if answers else None
    if found is None or took > limit:
        problem = f"took more than {seconds} s"
    elif isinstance(found, BaseException):
        problem = f"raised {type(found).__name__}: {found}"
    elif not isinstance(found, Answer) or found.action not in question.legal:
        problem = f"answered {found!r}, which is not legal"
    else:
        return found, None
    instead = fallback(question)
    return instead, Report(named.name, question.seat, problem, instead.action)


def fallback(question: Question) -> Answer:
    """A legal move in place of a player that failed."""
    for player in FALLBACKS:
        try:
            answer = player(question)
        except Exception:  # the strategy may be what failed
            continue
        if answer.action in question.legal:
            return answer
    return Answer(question.legal[0])
