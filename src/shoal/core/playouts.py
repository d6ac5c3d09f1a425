"""Random play of any game. A template: backends.py loads it once a game, with that game's rules as `game`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .bits import lowest_bit
from .chance import below, draw_first, plant
from .rule import INTERPRETED, rule
from .state import CHANCE, OVER, State

if TYPE_CHECKING:
    from .arrays import Arena, Sheets
    from .contract import Rules

    game: Rules

FIRST_PLACE = 60  # parts of it, so that any number of seats can share it equally


@rule
def deal(s: State, seed: int) -> None:
    """Set up an opened box by the generator, up to the first decision."""
    plant(s, seed)
    draw_first(s)
    game.shuffle_box(s)
    game.lay_out(s)


@rule
def asked(s: State) -> int:
    """The seat that is asked next: the lowest of those that owe a move."""
    return lowest_bit(s.owing)


@rule
def step(s: State, seat: int, action: int) -> None:
    """Carry out a legal action, and the shuffles it brings."""
    game.apply(s, seat, action)
    while s.phase == CHANCE:
        game.shuffle(s)
        game.take_up(s)


@rule
def random_action(s: State, seat: int, legal: list[int]) -> int:
    """A random legal action of a seat."""
    return legal[below(s, game.legal(s, seat, legal))]


@rule
def random_step(s: State, legal: list[int]) -> int:
    """Play a random legal move for the seat asked next. Answers the action."""
    seat = asked(s)
    action = random_action(s, seat, legal)
    step(s, seat, action)
    return action


@rule
def play_out(s: State, legal: list[int]) -> int:
    """Play at random to the end. Answers the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        random_step(s, legal)
        decisions += 1
    return decisions


if INTERPRETED:

    def copy_state(source: list[State], i: int, target: list[State], j: int) -> None:
        target[j] = source[i].copy()

else:

    @rule
    def copy_state(source: list[State], i: int, target: list[State], j: int) -> None:
        target[j] = source[i]


@rule
def best_rank(s: State) -> int:
    """The rank of who is first, in a game that is over."""
    best = game.rank(s, 0)
    for seat in range(1, s.players):
        best = max(best, game.rank(s, seat))
    return best


@rule
def count_of_rank(s: State, rank: int) -> int:
    """How many seats have a rank."""
    count = 0
    for seat in range(s.players):
        count += game.rank(s, seat) == rank
    return count


@rule
def share_first_place(s: State, shares: list[int]) -> int:
    """Write each seat's parts of the first place, and answer how many seats share it."""
    best = best_rank(s)
    sharing = count_of_rank(s, best)
    for seat in range(s.players):
        shares[seat] = FIRST_PLACE // sharing if game.rank(s, seat) == best else 0
    return sharing


@rule
def write_result(s: State, number: int, points: list[list[int]], ranks: list[list[int]], endings: list[int]) -> None:
    """Write the points and the rank of each seat, and how the game ended."""
    endings[number] = game.ending(s)
    for seat in range(s.players):
        points[seat][number] = game.points(s, seat)
        ranks[seat][number] = game.rank(s, seat)


@rule
def play_games(arena: Arena, seed: int, start: int, end: int, found: Sheets) -> int:
    """Play the games start, start + 1 … end - 1 from the opened box of the arena.

    Game 0 has the seed `seed`, game 1 the next one. Writes each seat's points and rank, and each game's ending and
    number of decisions; answers how many decisions there were in all.
    """
    states = arena.states
    total = 0
    for number in range(start, end):
        copy_state(states, 0, states, 1)
        s = states[1]
        deal(s, seed + number)
        found.lengths[number] = play_out(s, arena.legal)
        total += found.lengths[number]
        write_result(s, number, found.points, found.ranks, found.endings)
    return total
