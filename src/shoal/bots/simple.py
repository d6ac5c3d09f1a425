"""The players `random` and `strategy`, which look at the table and no further."""

from __future__ import annotations

from typing import Any

from ..core import backends
from ..core.backends import Backend
from ..core.chance import plant
from ..core.policy import ALL_MOVES
from .player import Answer, Candidate, Player, Question

HUNDREDTHS = 100  # of a point, in which moves are weighed


def random_player(question: Question) -> Answer:
    """Any legal move is as good as another."""
    return Answer(question.dice.choice(question.legal))


def strategist(considered: int = ALL_MOVES, backend: Backend | None = None) -> Player:
    """A player by the game's own strategy that considers so many random legal moves, and makes the best of them."""

    def strategy(question: Question) -> Answer:
        game, legal = question.game, question.legal
        if len(legal) == 1:
            return Answer(legal[0])
        chosen = backend or backends.fastest_backend()
        view = question.view.copy()
        plant(view, question.dice.getrandbits(60))
        states: Any = [view]
        moves, worth = list(legal), [0] * len(legal)
        if chosen is Backend.COMPILED:
            import numpy as np

            states = game.state.array(1)
            view.pack(states, 0)
            moves, worth = np.array(legal), np.zeros(len(legal), np.int64)  # type: ignore[assignment]
        policy = backends.template("policy", game.folder, chosen)
        action = int(policy.choose(states[0], question.seat, moves, len(legal), worth, considered))
        seen = len(legal) if considered == ALL_MOVES else min(considered, len(legal))
        return Answer(action, candidates(list(moves[:seen]), list(worth[:seen]), action, question.is_secret))

    return strategy


def candidates(moves: list[int], worth: list[int], action: int, mixed: bool) -> tuple[Candidate, ...]:
    """What the strategy thought of the moves it looked at: their part of its mix, or the points they seem worth."""
    if mixed:
        total = sum(max(0, weight) for weight in worth)
        shares = [max(0, weight) / total if total else 1 / len(worth) for weight in worth]
        found = [Candidate(int(move), share) for move, share in zip(moves, shares, strict=True)]
        return tuple(sorted(found, key=lambda candidate: (-candidate.share, candidate.action)))
    found = [
        Candidate(int(move), float(move == action), gain=weight / HUNDREDTHS)
        for move, weight in zip(moves, worth, strict=True)
    ]
    return tuple(sorted(found, key=lambda candidate: (-candidate.share, -(candidate.gain or 0.0), candidate.action)))
