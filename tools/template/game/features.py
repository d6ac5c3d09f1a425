"""Low Tide as numbers: what a learning machine sees of a view."""

from ...core.features import Piece, starts
from ...core.rule import rule
from ...core.state import OVER
from .numbers import KINDS, LEAST_POINTS, MOST_PLAYERS, MOST_POINTS, THINGS, WAVE
from .rules import left_of_the_wave
from .state import Table
from .view import washed_up

PIECES = (
    Piece("players", (3,), 1, "one-hot: 2, 3 or 4 players"),
    Piece("to_act", (MOST_PLAYERS,), 1, "by seat: 1 if it is to act"),
    Piece("points", (MOST_PLAYERS,), MOST_POINTS, "by seat: what it has caught", LEAST_POINTS),
    Piece("wave", (WAVE, KINDS), 1, "by place from the front, one-hot: 1 2 3 crab; all zero if it is taken"),
    Piece("to_come", (KINDS,), THINGS, "by kind 1 2 3 crab: what later waves bring"),
)
PLAYERS, TO_ACT, POINTS, ON_THE_BEACH, TO_COME, FEATURES = starts(PIECES)


@rule
def features(s: Table, seat: int, out: list[int]) -> None:
    """Write what the view `s` of `seat` shows into `out`, which is all zeros."""
    out[PLAYERS + s.players - 2] = 1
    for place in range(s.players):
        other = (seat + place) % s.players
        out[TO_ACT + place] = s.owing >> other & 1
        out[POINTS + place] = s.caught[other]
    if s.phase != OVER:
        for place in range(left_of_the_wave(s)):
            out[ON_THE_BEACH + KINDS * place + s.beach[s.taken + place]] = 1
    for kind in range(KINDS):
        out[TO_COME + kind] = s.copies[kind]
    for place in range(washed_up(s)):
        out[TO_COME + s.beach[place]] -= 1
