"""Games side by side for self-play, a decision of a learner at a time. A template like playouts.py.

Each slot plays one game after the other. The strategy plays at some of its seats; whenever any other seat is asked,
the slot stops and shows what that seat sees. The same code runs in threads of a CPU (`take_turns`) and in those of
a GPU (kernel.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .rule import INTERPRETED, rule
from .state import OVER, UNKNOWN, State

if TYPE_CHECKING:
    from . import playouts, policy
    from .contract import Rules

    game: Rules

# What a slot may be told instead of an action.
BY_STRATEGY = -1  # play as the strategy does
NEW_GAME = -2  # deal the game of the slot's seed
WON = 60  # a first place; seats that share it have equal parts of it

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
    slot: int,
    row: int,
    action: int,
    boxes: Any,
    box_of: list[int],
    strategists: list[int],
    seeds: list[int],
    stride: int,
    states: list[State],
    words: Any,
    desk: list[State],
    desk_words: Any,
    legal: Any,
    worth: Any,
    advising: int,
    seats: list[int],
    masks: Any,
    features: Any,
    advice: list[int],
    ended: list[int],
    shares: Any,
    points: Any,
) -> None:
    """Carry out an action in a slot and play on until a learner is asked; show what it sees and may do.

    Where a game ends, its result is written and, if there is a stride, the next one dealt, whose seed is greater by
    the stride. `row` is the slot's place among the desks, which are scratch.
    """
    ended[slot] = 0
    s = states[slot]
    if s.phase == OVER and action != NEW_GAME:
        return
    going = True
    while going:
        if action == NEW_GAME:
            copy_words(boxes, box_of[slot], words, slot)
            s = states[slot]
            playouts.deal(s, seeds[slot])
            seeds[slot] += stride
        else:
            seat = playouts.asked(s)
            if action == BY_STRATEGY:
                count = game.legal(s, seat, legal[row])
                action = policy.choose(s, seat, legal[row], count, worth[row], policy.ALL_MOVES)
            playouts.step(s, seat, action)
        if s.phase == OVER:
            ended[slot] = 1
            write_result(s, slot, shares, points)
            action = NEW_GAME
            going = stride > 0
        else:
            action = BY_STRATEGY
            going = strategists[slot] >> playouts.asked(s) & 1 == 1
    if s.phase == OVER:
        seats[slot] = UNKNOWN
        return
    seat = playouts.asked(s)
    seats[slot] = seat
    show(slot, row, states, words, desk, desk_words, legal, worth, advising, seat, masks, features, advice)


@rule
def show(
    slot: int,
    row: int,
    states: list[State],
    words: Any,
    desk: list[State],
    desk_words: Any,
    legal: Any,
    worth: Any,
    advising: int,
    seat: int,
    masks: Any,
    features: Any,
    advice: list[int],
) -> None:
    """Write the legal actions of a seat, a bit each, the features of its view and, if wanted, the strategy's choice.

    Masks and features must be all zero before: a GPU clears whole arrays at once, but its threads number by number.
    """
    s = states[slot]
    count = game.legal(s, seat, legal[row])
    for i in range(count):
        number = legal[row, i]
        masks[slot, number >> 3] |= 1 << (number & 7)
    if advising != 0:
        advice[slot] = policy.choose(s, seat, legal[row], count, worth[row], policy.ALL_MOVES)
    copy_words(words, slot, desk_words, row)
    v = desk[row]
    for i in range(len(v.rng)):
        v.rng[i] = 0
    game.hide(v, seat)
    game.features(v, seat, features[slot])


@rule
def write_result(s: State, slot: int, shares: Any, points: Any) -> None:
    """Write the points of each seat and its share of the first place."""
    best = game.rank(s, 0)
    for seat in range(1, s.players):
        best = max(best, game.rank(s, seat))
    winners = 0
    for seat in range(s.players):
        points[seat, slot] = game.points(s, seat)
        winners += 1 if game.rank(s, seat) == best else 0
    for seat in range(s.players):
        shares[seat, slot] = WON // winners if game.rank(s, seat) == best else 0


@rule
def take_turns(
    start: int,
    end: int,
    row: int,
    actions: list[int],
    boxes: Any,
    box_of: list[int],
    strategists: list[int],
    seeds: list[int],
    stride: int,
    states: list[State],
    words: Any,
    desk: list[State],
    desk_words: Any,
    legal: Any,
    worth: Any,
    advising: int,
    seats: list[int],
    masks: Any,
    features: Any,
    advice: list[int],
    ended: list[int],
    shares: Any,
    points: Any,
) -> None:
    """Take a turn in each slot from `start` up to `end`."""
    for slot in range(start, end):
        take_turn(
            slot,
            row,
            actions[slot],
            boxes,
            box_of,
            strategists,
            seeds,
            stride,
            states,
            words,
            desk,
            desk_words,
            legal,
            worth,
            advising,
            seats,
            masks,
            features,
            advice,
            ended,
            shares,
            points,
        )
