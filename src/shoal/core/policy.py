"""Play by the game's hand-written strategy. A template like playouts.py, which it gets as `playouts`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import below
from .rule import rule
from .state import OVER, State

if TYPE_CHECKING:
    from . import playouts
    from .arrays import Arena, Sheets
    from .contract import Rules

    game: Rules

ALL_MOVES = 0  # considered: weigh every legal move


@rule
def choose(s: State, seat: int, legal: list[int], count: int, worth: list[int], considered: int) -> int:
    """The best of the first `count` moves in `legal`, or of only so many random ones among them as are considered.

    Considering one is a random move. The order of `legal` changes. The choice of a secret phase is drawn from a mix.
    """
    count = narrow(s, legal, count, considered)
    if count > 1:
        game.weigh(s, seat, legal, count, worth)
    return pick(s, legal, count, worth)


@rule
def narrow(s: State, legal: list[int], count: int, considered: int) -> int:
    """Bring as many random moves to the front as are to be looked at, and answer their number."""
    if considered == ALL_MOVES or considered >= count:
        return count
    for i in range(considered):
        j = i + below(s, count - i)
        legal[i], legal[j] = legal[j], legal[i]
    return considered


@rule
def pick(s: State, legal: list[int], count: int, worth: list[int]) -> int:
    """The move of greatest worth among those weighed, or in a secret phase one drawn from the mix."""
    if count == 1:
        return legal[0]
    if game.SECRET >> s.phase & 1:
        return legal[draw_weighted(s, worth, count)]
    best = 0
    ties = 1
    for i in range(1, count):
        if worth[i] > worth[best]:
            best = i
            ties = 1
        elif worth[i] == worth[best]:
            ties += 1
            if below(s, ties) == 0:
                best = i
    return legal[best]


@rule
def draw_weighted(s: State, weights: list[int], count: int) -> int:
    """An index below `count`, drawn by weights; those of less than nothing are nothing."""
    total = 0
    for i in range(count):
        total += max(weights[i], 0)
    if total == 0:
        return below(s, count)
    left = below(s, total)
    for i in range(count):
        left -= max(weights[i], 0)
        if left < 0:
            return i
    return count - 1


@rule
def play_games(arena: Arena, seed: int, start: int, end: int, found: Sheets) -> int:
    """Like playouts.play_games, but each seat makes the best of as many moves as it considers."""
    states, legal = arena.states, arena.legal
    total = 0
    for number in range(start, end):
        playouts.copy_state(states, 0, states, 1)
        s = states[1]
        playouts.deal(s, seed + number)
        found.lengths[number] = 0
        while s.phase != OVER:
            seat = playouts.asked(s)
            count = game.legal(s, seat, legal)
            playouts.step(s, seat, choose(s, seat, legal, count, arena.worth, arena.considered[seat]))
            found.lengths[number] += 1
        total += found.lengths[number]
        playouts.write_result(s, number, found.points, found.ranks, found.endings)
    return total
