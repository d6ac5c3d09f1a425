"""The table of Fish'n'Stones."""

from ...core.state import State, i8, most
from .numbers import CARDS, KINDS, MOST_FISH, MOST_PLAYERS, MOST_STONES, SPOTS


class Table(State):
    adjacent: int = i8()  # option shores: 1 if two players sit on S and W
    copies: list[int] = i8(KINDS)  # component table
    pond: list[int] = i8(CARDS)  # the pond cards in the order they come, UNKNOWN in views as long as they are to come
    round_no: int = i8()  # 0 to 3
    starter: int = i8()  # the starting seat of this round
    top: list[int] = i8(SPOTS)  # the top card of each pile, UNKNOWN if there is none
    height: list[int] = i8(SPOTS)
    pile_fish: list[int] = i8(SPOTS)  # remembered: what each pile holds
    pile_stones: list[int] = i8(SPOTS)
    line: list[int] = i8(MOST_PLAYERS)  # where the cat is, 0 to 2; UNKNOWN if not cast, and hidden from others
    shown: int = i8()  # the seats whose cat is known to all, one bit each
    bucket: list[int] = i8(MOST_PLAYERS)  # number of cards
    fish: list[int] = i8(MOST_PLAYERS)  # remembered: what the buckets hold
    stones: list[int] = i8(MOST_PLAYERS)


assert max(MOST_FISH, MOST_STONES) <= most(i8)
