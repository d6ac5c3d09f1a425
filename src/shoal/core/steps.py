"""Many games side by side, a decision at a time. A template like playouts.py, which it gets as `playouts`.

The arrays have a row a slot, in which one game after the other is played. An array of masks or features that has no
columns asks for none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .chance import plant
from .rule import rule
from .state import OVER, UNKNOWN, State

if TYPE_CHECKING:
    from . import playouts
    from .contract import Rules

    game: Rules

# What a slot may be told instead of an action.
AT_RANDOM = -1  # play a random legal move
NEW_GAME = -2  # deal the game of the slot's seed


@rule
def first_wrong(states: list[State], actions: list[int], most: int) -> int:
    """The first slot whose game does not allow its action, or the number of slots. Actions are below `most`."""
    for slot in range(len(states)):
        s = states[slot]
        action = actions[slot]
        if s.phase != OVER and action != AT_RANDOM and action != NEW_GAME:
            if action < 0 or action >= most or game.why_not(s, playouts.asked(s), action) != 0:
                return slot
    return len(states)


@rule
def advance(
    box: list[State],
    states: list[State],
    desk: list[State],
    legal: list[int],
    start: int,
    end: int,
    actions: list[int],
    learners: list[int],
    seeds: list[int],
    stride: int,
    ended: list[int],
    points: list[list[int]],
    ranks: list[list[int]],
    endings: list[int],
    seats: list[int],
    masks: Any,
    features: Any,
) -> int:
    """Carry out an action in each slot from `start` up to `end`, and look at what comes of it.

    A slot with a learner is played on at random until its learner is asked. Where a game ends, its result is written
    and, if there is a stride, the next game dealt, whose seed is greater by the stride. Answers the decisions made.
    """
    decisions = 0
    for slot in range(start, end):
        s = states[slot]
        action = actions[slot]
        ended[slot] = 0
        if s.phase == OVER and action != NEW_GAME:
            continue
        # Written as one loop, so that the rules are compiled into it once.
        going = True
        while going:
            if action == NEW_GAME:
                playouts.copy_state(box, 0, states, slot)
                playouts.deal(s, seeds[slot])
            else:
                seat = playouts.asked(s)
                if action == AT_RANDOM:
                    action = playouts.random_action(s, seat, legal)
                playouts.step(s, seat, action)
                decisions += 1
            if s.phase == OVER:
                ended[slot] = 1
                playouts.write_result(s, slot, points, ranks, endings)
                seeds[slot] += stride
                action = NEW_GAME
                going = stride > 0
            else:
                seats[slot] = playouts.asked(s)
                action = AT_RANDOM
                going = learners[slot] != UNKNOWN and seats[slot] != learners[slot]
        if s.phase == OVER:
            seats[slot] = UNKNOWN
        look(states, slot, desk, legal, learners[slot] if s.phase == OVER else seats[slot], masks, features)
    return decisions


# -- Looking --


@rule
def look_round(
    states: list[State], desk: list[State], legal: list[int], seats: list[int], masks: Any, features: Any
) -> None:
    """Write what a seat of each slot may do and sees."""
    for slot in range(len(states)):
        look(states, slot, desk, legal, seats[slot], masks, features)


@rule
def look(
    states: list[State], slot: int, desk: list[State], legal: list[int], seat: int, masks: Any, features: Any
) -> None:
    """Write the legal actions of a seat, none if it is not to act, and the features of its view; no seat, nothing."""
    s = states[slot]
    if masks.shape[1] > 0:
        masks[slot][:] = 0
        if seat != UNKNOWN and s.owing >> seat & 1 == 1:
            for i in range(game.legal(s, seat, legal)):
                masks[slot][legal[i]] = 1
    if features.shape[1] > 0:
        features[slot][:] = 0
        if seat != UNKNOWN:
            view_of(states, slot, desk, 0, seat)
            game.features(desk[0], seat, features[slot])


@rule
def view_of(states: list[State], slot: int, desk: list[State], place: int, seat: int) -> None:
    """Put a seat's view of a state on the desk."""
    playouts.copy_state(states, slot, desk, place)
    v = desk[place]
    for i in range(len(v.rng)):
        v.rng[i] = 0
    game.hide(v, seat)


@rule
def imagine(states: list[State], slot: int, desk: list[State], place: int, seat: int, seed: int) -> None:
    """Put a world on the desk that a seat can't tell from the true one."""
    view_of(states, slot, desk, place, seat)
    plant(desk[place], seed)
    game.determinize(desk[place], seat)
