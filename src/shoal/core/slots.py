"""Games side by side for self-play, a decision of a learner at a time. A template like playouts.py.

Each slot plays one game after the other. The strategy plays at some of its seats; whenever any other seat is asked,
the slot stops and shows what that seat sees. The same code runs in threads of a CPU (`take_turns`) and in those of
a GPU (kernel.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .arrays import Seen, SlotGames, SlotScratch
from .rule import INTERPRETED, rule
from .state import OVER, UNKNOWN, State

if TYPE_CHECKING:
    from . import playouts, policy
    from .contract import Rules

    game: Rules

# What a slot may be told instead of an action.
BY_STRATEGY = -1  # play as the strategy does
NEW_GAME = -2  # deal the game of the slot's seed

if INTERPRETED:  # in Numba's simulator a state is one word, a Python object
    WORDS = 1

    def fresh(word: Any) -> Any:
        return word.copy()

else:
    WORDS = game.Table.dtype().itemsize // 8

    @rule
    def fresh(word: Any) -> Any:
        return word


@rule
def copy_words(source: Any, i: int, target: Any, j: int) -> None:
    """Copy a state word by word: on a GPU a record is copied byte by byte."""
    for word in range(WORDS):
        target[j * WORDS + word] = fresh(source[i * WORDS + word])


@rule
def take_turn(
    slot: int, row: int, action: int, games: SlotGames, scratch: SlotScratch, seen: Seen, advising: int
) -> None:
    """Carry out an action in a slot and play on until a learner is asked; show what it sees and may do.

    Where a game ends, its result is written and, if there is a stride, the next one dealt, whose seed is greater by
    the stride. `row` is the slot's row of the scratch. The numbers come one by one, since they change with every call:
    only what stays for a whole run is gathered in records.
    """
    seen.ended[slot] = 0
    s = games.states[slot]
    if s.phase == OVER and action != NEW_GAME:
        return
    going = True
    while going:
        if action == NEW_GAME:
            copy_words(games.boxes, games.box_of[slot], games.words, slot)
            s = games.states[slot]
            playouts.deal(s, games.seeds[slot])
            games.seeds[slot] += games.stride
        else:
            seat = playouts.asked(s)
            if action == BY_STRATEGY:
                action = advise(s, seat, game.legal(s, seat, scratch.legal[row]), scratch, row)
            playouts.step(s, seat, action)
        if s.phase == OVER:
            seen.ended[slot] = 1
            write_result(s, slot, seen.shares, seen.points)
            action = NEW_GAME
            going = games.stride > 0
        else:
            action = BY_STRATEGY
            going = games.strategists[slot] >> playouts.asked(s) & 1 == 1
    if s.phase == OVER:
        seen.seats[slot] = UNKNOWN
    else:
        seat = playouts.asked(s)
        seen.seats[slot] = seat
        show(slot, row, seat, games, scratch, seen, advising)


@rule
def advise(s: State, seat: int, count: int, scratch: SlotScratch, row: int) -> int:
    """What the strategy does, of the first `count` moves in the scratch."""
    return policy.choose(s, seat, scratch.legal[row], count, scratch.worth[row], policy.ALL_MOVES)


@rule
def show(slot: int, row: int, seat: int, games: SlotGames, scratch: SlotScratch, seen: Seen, advising: int) -> None:
    """Write the legal actions of a seat, a bit each, the features of its view and, if wanted, the strategy's choice.

    Masks and features must be all zero before: a GPU clears whole arrays at once, but its threads number by number.
    """
    s = games.states[slot]
    count = game.legal(s, seat, scratch.legal[row])
    for i in range(count):
        number = scratch.legal[row, i]
        seen.masks[slot, number >> 3] |= 1 << (number & 7)
    if advising != 0:
        seen.advice[slot] = advise(s, seat, count, scratch, row)
    copy_words(games.words, slot, scratch.words, row)
    v = scratch.states[row]
    for i in range(len(v.rng)):
        v.rng[i] = 0
    game.hide(v, seat)
    game.features(v, seat, seen.features[slot])


@rule
def write_result(s: State, slot: int, shares: Any, points: Any) -> None:
    """Write the points of each seat and its share of the first place."""
    best = playouts.best_rank(s)
    sharing = playouts.count_of_rank(s, best)
    for seat in range(s.players):
        points[seat, slot] = game.points(s, seat)
        shares[seat, slot] = playouts.FIRST_PLACE // sharing if game.rank(s, seat) == best else 0


@rule
def take_turns(
    start: int, end: int, row: int, actions: list[int], games: Any, scratch: Any, seen: Any, advising: int
) -> None:
    """Take a turn in each slot from `start` up to `end`. Takes plain tuples: see arrays.py."""
    table = SlotGames(*games)
    room = SlotScratch(*scratch)
    shown = Seen(*seen)
    for slot in range(start, end):
        take_turn(slot, row, actions[slot], table, room, shown, advising)
