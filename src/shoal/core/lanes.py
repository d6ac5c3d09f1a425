"""Worlds played on side by side, for a search that asks a net about many of them at once. A template like playouts.py.

In each lane a world is imagined that the searching seat can't tell from the true one. The seat makes the lane's first
move there, and the game goes on until somebody has a choice: then the lane stops and shows what that seat sees and may
do. What is chosen comes from outside (bots/ahead.py).
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any

from .chance import below, plant
from .rule import rule
from .state import OVER, UNKNOWN
from .tree import blend

if TYPE_CHECKING:
    from . import playouts, steps
    from .arrays import Lanes
    from .contract import Rules

    game: Rules

# The states: the searcher's view, the latest world, what a seat sees, and from FIRST on one a lane.
VIEW, WORLD, SEEN, FIRST = range(4)
BEGIN = -1  # what a lane may be told instead of an action: begin with a world of its own

# What came of a game that is over, for the searching seat.
SHARE, LEAD = range(2)
RESULTS = 2


@rule
def advance(lanes: Lanes, searcher: int, seed: int, number: int) -> None:
    """Carry out the actions of the first `number` active lanes, and go on to the next choice anybody has."""
    states = lanes.states
    known = UNKNOWN  # the number of the latest world: lanes that share one imagine it once
    for i in range(number):
        lane = lanes.active[i]
        action = lanes.actions[lane]
        if action == BEGIN:
            if lanes.worlds[lane] != known:
                known = lanes.worlds[lane]
                playouts.copy_state(states, VIEW, states, WORLD)
                plant(states[WORLD], blend(seed, known))
                game.determinize(states[WORLD], searcher)
            playouts.copy_state(states, WORLD, states, FIRST + lane)
            lanes.opening[lane] = 1
        s = states[FIRST + lane]
        seat = playouts.asked(s)
        going = True
        # Written as one loop, so that the rules are compiled into it once.
        while going:
            if action != BEGIN:
                playouts.step(s, seat, action)
            if s.phase == OVER:
                seat = UNKNOWN
                going = False
            else:
                seat = playouts.asked(s)
                if seat == searcher and lanes.opening[lane] == 1:
                    lanes.opening[lane] = 0
                    action = lanes.moves[lane]
                else:
                    lanes.counts[lane] = game.legal(s, seat, lanes.legal[lane])
                    action = lanes.legal[lane][0]
                    going = lanes.counts[lane] == 1
        lanes.seats[lane] = seat
        if seat == UNKNOWN:
            write_result(s, searcher, lanes.results[lane])
        else:
            steps.view_of(states, FIRST + lane, states, SEEN, seat)
            clear(lanes.features[lane])
            game.features(states[SEEN], seat, lanes.features[lane])


@rule
def clear(numbers: Any) -> None:
    for i in range(len(numbers)):
        numbers[i] = 0


@rule
def write_result(s: Any, seat: int, result: Any) -> None:
    """Write the seat's share of the first place, and by how many points it is before the best other."""
    best = playouts.best_rank(s)
    rival = -1_000_000
    for other in range(s.players):
        if other != seat:
            rival = max(rival, game.points(s, other))
    result[SHARE] = 1.0 / playouts.count_of_rank(s, best) if game.rank(s, seat) == best else 0.0
    result[LEAD] = game.points(s, seat) - rival


@rule
def draw_actions(lanes: Lanes, number: int, temperature: float) -> None:
    """Draw what is chosen in the first `number` active lanes by the net's opinion.

    The lower the temperature, the likelier the best; secret choices are drawn from the mix as it is. The dice
    are those of the world: lanes of the same world that have seen the same go on alike.
    """
    for i in range(number):
        lane = lanes.active[i]
        s = lanes.states[FIRST + lane]
        logits = lanes.logits[i]
        count = lanes.counts[lane]
        divisor = 1.0 if game.SECRET >> s.phase & 1 else temperature
        top = logits[0]
        for k in range(1, count):
            top = max(top, logits[k])
        total = 0.0
        for k in range(count):
            total += exp((logits[k] - top) / divisor)
        left = below(s, 1 << 30) / (1 << 30) * total
        chosen = count - 1
        for k in range(count):
            left -= exp((logits[k] - top) / divisor)
            if left < 0.0:
                chosen = k
                break
        lanes.actions[lane] = lanes.legal[lane][chosen]
