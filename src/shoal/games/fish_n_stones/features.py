"""Fish'n'Stones as numbers: what a learning machine sees of a view."""

from ...core.features import Piece, starts
from ...core.rule import rule
from ...core.state import OVER, UNKNOWN
from .numbers import (
    ALL_LINES,
    CARDS,
    CAST,
    KINDS,
    LINE_SPOTS,
    MOST_FISH,
    MOST_PLAYERS,
    MOST_STONES,
    ROUNDS,
    SHORES,
    SIDE,
    SPOTS,
)
from .rules import cast_action, shore_of
from .state import Table
from .view import dealt

PIECES = (
    Piece("phase", (3,), 1, "one-hot: cast, bait, fish; all zero when the game is over"),
    Piece("players", (3,), 1, "one-hot: 2, 3 or 4 players"),
    Piece("round", (ROUNDS,), 1, "one-hot: the round; all zero when the game is over"),
    Piece("to_act", (MOST_PLAYERS,), 1, "by seat: 1 if it is to act"),
    Piece("starter", (MOST_PLAYERS,), 1, "one-hot by seat: who starts this round"),
    Piece("shores", (MOST_PLAYERS, SHORES), 1, "by seat, one-hot: its shore, south, west, north or east"),
    Piece(
        "cats", (MOST_PLAYERS, ALL_LINES), 1, "by seat, one-hot: the line a b c 1 2 3 of its cat; all zero if unknown"
    ),
    Piece("reach", (MOST_PLAYERS, SPOTS), 1, "by seat and spot a1 b1 … c3: 1 if it is in the line of its known cat"),
    Piece("shown", (MOST_PLAYERS,), 1, "by seat: 1 if everybody knows its cat"),
    Piece("bucket", (MOST_PLAYERS,), CARDS, "by seat: cards in its bucket"),
    Piece("fish", (MOST_PLAYERS,), MOST_FISH, "by seat: fish in its bucket"),
    Piece("stones", (MOST_PLAYERS,), MOST_STONES, "by seat: stones in its bucket"),
    Piece("tops", (SPOTS, KINDS), 1, "by spot a1 b1 … c3, one-hot: the top card F1 F2 F3 S1 S2 W; all zero if empty"),
    Piece("heights", (SPOTS,), CARDS, "by spot: cards in the pile"),
    Piece("pile_fish", (SPOTS,), MOST_FISH, "by spot: fish in the pile"),
    Piece("pile_stones", (SPOTS,), MOST_STONES, "by spot: stones in the pile"),
    Piece("to_come", (KINDS,), CARDS - SPOTS, "by kind F1 F2 F3 S1 S2 W: pond cards that are still to come"),
)
(
    PHASE,
    PLAYERS,
    ROUND,
    TO_ACT,
    STARTER,
    SHORES_OF,
    CATS,
    REACH,
    SHOWN,
    BUCKET,
    FISH_CAUGHT,
    STONES_CAUGHT,
    TOPS,
    HEIGHTS,
    PILE_FISH,
    PILE_STONES,
    TO_COME,
    FEATURES,
) = starts(PIECES)


@rule
def features(s: Table, seat: int, out: list[int]) -> None:
    """Write what the view `s` of `seat` shows into `out`, which is all zeros."""
    if s.phase != OVER:
        out[PHASE + s.phase - CAST] = 1
        out[ROUND + s.round_no] = 1
    out[PLAYERS + s.players - 2] = 1
    for place in range(s.players):
        show_seat(s, (seat + place) % s.players, place, out)
    for spot in range(SPOTS):
        if s.height[spot] > 0:
            out[TOPS + KINDS * spot + s.top[spot]] = 1
            out[HEIGHTS + spot] = s.height[spot]
            out[PILE_FISH + spot] = s.pile_fish[spot]
            out[PILE_STONES + spot] = s.pile_stones[spot]
    for kind in range(KINDS):
        out[TO_COME + kind] = s.copies[kind]
    for i in range(dealt(s)):
        out[TO_COME + s.pond[i]] -= 1


@rule
def show_seat(s: Table, seat: int, place: int, out: list[int]) -> None:
    """What is known of one seat, `place` seats clockwise from the one who looks."""
    out[TO_ACT + place] = s.owing >> seat & 1
    out[SHORES_OF + SHORES * place + shore_of(s, seat)] = 1
    out[SHOWN + place] = s.shown >> seat & 1
    out[BUCKET + place] = s.bucket[seat]
    out[FISH_CAUGHT + place] = s.fish[seat]
    out[STONES_CAUGHT + place] = s.stones[seat]
    if seat == s.starter:
        out[STARTER + place] = 1
    if s.line[seat] != UNKNOWN:
        line = cast_action(s, seat)
        out[CATS + ALL_LINES * place + line] = 1
        for i in range(SIDE * line, SIDE * line + SIDE):
            out[REACH + SPOTS * place + LINE_SPOTS[i]] = 1
