"""What a move was worth by what its seat knew, and how a game stands to who watches. A template of a game.

One evaluator judges all: worlds that the seat can't tell from the true one, played to their end by the strategy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .arrays import Judging
from .chance import plant
from .rule import rule
from .state import OVER, UNKNOWN, State
from .tree import blend

if TYPE_CHECKING:
    from . import playouts, policy
    from .contract import Rules

    game: Rules

LONGEST = 4096  # decisions of a playout, should a policy never come to an end
VIEW, WORLD, PLAYED = range(3)
STATES = 3
ASKED, MADE, SQUARES = range(3)  # by seat: parts of the first place by the strategy's move, by the move made, and
SUMS = 3  # the squares of their differences


@rule
def judge(room: Judging, seat: int, action: int, seed: int, worlds: int) -> None:
    """Play so many worlds of the view to their end: as the seat is asked and, if there is one, after its move."""
    states = room.states
    for number in range(worlds):
        playouts.copy_state(states, VIEW, states, WORLD)
        plant(states[WORLD], blend(seed, number))
        game.determinize(states[WORLD], seat)
        chance = blend(seed + 1, number)
        playouts.copy_state(states, WORLD, states, PLAYED)
        play_on(states[PLAYED], UNKNOWN, UNKNOWN, chance, room)
        for other in range(room.shares.shape[0]):
            room.asked[other] = room.shares[other]
            room.sums[other][ASKED] += room.shares[other]
        if action != UNKNOWN:
            playouts.copy_state(states, WORLD, states, PLAYED)
            play_on(states[PLAYED], seat, action, chance, room)
            for other in range(room.shares.shape[0]):
                difference = room.shares[other] - room.asked[other]
                room.sums[other][MADE] += room.shares[other]
                room.sums[other][SQUARES] += difference * difference


@rule
def play_on(s: State, seat: int, action: int, chance: int, room: Judging) -> None:
    """Play a world to its end by the strategy, the seat's first move given, and write who shares the first place."""
    plant(s, chance)
    length = 0
    while s.phase != OVER and length < LONGEST:
        turn = playouts.asked(s)
        if turn == seat:
            move = action
            seat = UNKNOWN
        else:
            count = game.legal(s, turn, room.legal)
            move = policy.choose(s, turn, room.legal, count, room.worth, policy.ALL_MOVES)
        playouts.step(s, turn, move)
        length += 1
    playouts.share_first_place(s, room.shares)
