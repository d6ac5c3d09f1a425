"""The table of Fish Eat Fish."""

from ...core.state import State, i8, i16, i32, most
from .numbers import ALL_CIRCLES, CIRCLES, COLOURS, KINDS, MOST_PLAYERS, STACK_MASK


class Table(State):
    cards: list[int] = i8(KINDS)  # component table: how many of each challenge card a seat begins with
    to_place: int = i8()  # fish of the seats that are still to be placed
    fish: list[int] = i16(CIRCLES)  # the stack on each circle, three bits a fish, the top lowest; 0 if there is none
    height: list[int] = i8(CIRCLES)
    stacks: list[int] = i32(COLOURS)  # the circles with a stack of each colour, one bit each
    occupied: int = i32()  # the circles with a stack of any colour
    hand: list[list[int]] = i8(MOST_PLAYERS, KINDS)  # how many of each challenge card; hidden from others
    hand_count: list[int] = i8(MOST_PLAYERS)
    discarded: list[list[int]] = i8(MOST_PLAYERS, KINDS)  # remembered: the challenge cards that were shown
    catch: list[int] = i8(MOST_PLAYERS)  # number of fish
    starfish: int = i8()  # the seat that has it, UNKNOWN if none

    # The fight that is on, or was just resolved: attacker, defender. All UNKNOWN after the next move.
    fighter: list[int] = i8(2)  # their seats
    ground: list[int] = i8(2)  # the circles their stacks stand on before it is resolved
    strength: list[int] = i8(2)  # how high their stacks are then
    card: list[int] = i8(2)  # what they show; UNKNOWN until chosen, and to others until both have


assert most(i16) >= STACK_MASK and most(i32) >= ALL_CIRCLES
