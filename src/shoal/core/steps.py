"""Many games side by side, a decision at a time. A template like playouts.py, which it gets as `playouts`.

The arrays have a row a slot, in which one game after the other is played. An array of masks or features that has no
columns asks for none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .arrays import Games, Scratch, Shown
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
def advance(games: Any, shown: Any, actions: list[int], scratch: Any, start: int, end: int) -> int:
    """Carry out an action in each slot from `start` up to `end`, and look at what comes of it.

    Takes plain tuples in the order of Games, Shown and Scratch: called from Python for every step, named ones
    would cost more than the step itself (arrays.py). A slot with a learner is played on at random until its
    learner is asked. Where a game ends, its result is written and, if there is a stride, the next game dealt, whose
    seed is greater by the stride. Answers the decisions made.
    """
    batch = Games(*games)
    told = Shown(*shown)
    room = Scratch(*scratch)
    decisions = 0
    for slot in range(start, end):
        s = batch.states[slot]
        action = actions[slot]
        told.ended[slot] = 0
        if s.phase == OVER and action != NEW_GAME:
            continue
        # Written as one loop, so that the rules are compiled into it once.
        going = True
        while going:
            if action == NEW_GAME:
                playouts.copy_state(batch.boxes, 0, batch.states, slot)
                playouts.deal(s, batch.seeds[slot])
            else:
                seat = playouts.asked(s)
                if action == AT_RANDOM:
                    action = playouts.random_action(s, seat, room.legal)
                playouts.step(s, seat, action)
                decisions += 1
            if s.phase == OVER:
                told.ended[slot] = 1
                playouts.write_result(s, slot, told.points, told.ranks, told.endings)
                batch.seeds[slot] += batch.stride
                action = NEW_GAME
                going = batch.stride > 0
            else:
                told.seats[slot] = playouts.asked(s)
                action = AT_RANDOM
                going = batch.learners[slot] != UNKNOWN and told.seats[slot] != batch.learners[slot]
        if s.phase == OVER:
            told.seats[slot] = UNKNOWN
        seat = batch.learners[slot] if s.phase == OVER else told.seats[slot]
        look(batch.states, slot, room, seat, told.masks, told.features)
    return decisions


# -- Looking --


@rule
def look_round(states: list[State], scratch: Any, seats: list[int], masks: Any, features: Any) -> None:
    """Write what a seat of each slot may do and sees. Takes a plain tuple, as `advance` does."""
    room = Scratch(*scratch)
    for slot in range(len(states)):
        look(states, slot, room, seats[slot], masks, features)


@rule
def look(states: list[State], slot: int, scratch: Scratch, seat: int, masks: Any, features: Any) -> None:
    """Write the legal actions of a seat, none if it is not to act, and the features of its view; no seat, nothing."""
    s = states[slot]
    if masks.shape[1] > 0:
        masks[slot][:] = 0
        if seat != UNKNOWN and s.owing >> seat & 1 == 1:
            for i in range(game.legal(s, seat, scratch.legal)):
                masks[slot][scratch.legal[i]] = 1
    if features.shape[1] > 0:
        features[slot][:] = 0
        if seat != UNKNOWN:
            view_of(states, slot, scratch.states, 0, seat)
            game.features(scratch.states[0], seat, features[slot])


@rule
def view_of(states: list[State], slot: int, scratch: list[State], place: int, seat: int) -> None:
    """Put a seat's view of a state in the scratch."""
    playouts.copy_state(states, slot, scratch, place)
    v = scratch[place]
    for i in range(len(v.rng)):
        v.rng[i] = 0
    game.hide(v, seat)


@rule
def imagine(states: list[State], slot: int, scratch: list[State], place: int, seat: int, seed: int) -> None:
    """Put a world in the scratch that a seat can't tell from the true one."""
    view_of(states, slot, scratch, place, seat)
    plant(scratch[place], seed)
    game.determinize(scratch[place], seat)
