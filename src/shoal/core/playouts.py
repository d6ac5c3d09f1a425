"""Random play of any game. A template: twins.py loads it once a game, with that game's rules as `game`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import below, draw_first, plant
from .rule import COMPILED, rule
from .state import CHANCE, OVER, State

if TYPE_CHECKING:
    from .contract import Rules

    game: Rules


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
    seat = 0
    while s.owing >> seat & 1 == 0:
        seat += 1
    return seat


@rule
def random_step(s: State, legal: list[int]) -> int:
    """Play a random legal move for the seat asked next, and the shuffles it brings. Answers the action."""
    seat = asked(s)
    action = legal[below(s, game.legal(s, seat, legal))]
    game.apply(s, seat, action)
    while s.phase == CHANCE:
        game.shuffle(s)
        game.take_up(s)
    return action


@rule
def play_out(s: State, legal: list[int]) -> int:
    """Play at random to the end. Answers the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        random_step(s, legal)
        decisions += 1
    return decisions


if COMPILED:

    @rule
    def copy_state(states: list[State], source: int, target: int) -> None:
        states[target] = states[source]

else:

    def copy_state(states: list[State], source: int, target: int) -> None:
        states[target] = states[source].copy()


@rule
def play_games(
    states: list[State],
    legal: list[int],
    seed: int,
    games: int,
    points: list[list[int]],
    ranks: list[list[int]],
    endings: list[int],
    lengths: list[int],
) -> int:
    """Play games of the seeds seed, seed + 1 … from the opened box in states[0]; states[1] is the table.

    Writes each game's points, ranks, ending and number of decisions, and answers how many decisions there were in all.
    """
    total = 0
    for number in range(games):
        copy_state(states, 0, 1)
        s = states[1]
        deal(s, seed + number)
        lengths[number] = play_out(s, legal)
        endings[number] = game.ending(s)
        total += lengths[number]
        for seat in range(s.players):
            points[number][seat] = game.points(s, seat)
            ranks[number][seat] = game.rank(s, seat)
    return total
