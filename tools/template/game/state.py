"""The beach of Low Tide."""

from ...core.state import State, i8, most
from .numbers import KINDS, LEAST_POINTS, MOST_PLAYERS, MOST_POINTS, THINGS


class Table(State):
    copies: list[int] = i8(KINDS)  # component table
    beach: list[int] = i8(THINGS)  # the things in the order they come, UNKNOWN in views as long as they are to come
    taken: int = i8()  # how many of them have been taken
    things: list[int] = i8(MOST_PLAYERS)  # how many each seat has
    caught: list[int] = i8(MOST_PLAYERS)  # what they are worth together


assert max(MOST_POINTS, -LEAST_POINTS) <= most(i8)
