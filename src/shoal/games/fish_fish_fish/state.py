"""The table of Fish Fish Fish."""

from ...core.state import State, i8, i16, i64, most
from .numbers import ALL_FISH, BITS, CARDS, DIRECTIONS, MOST_PLAYERS, OPEN, SECRETS, SQUARES, WORDS


class Table(State):
    copies: list[int] = i8(DIRECTIONS)  # component table: cards of each direction
    numbers: list[int] = i8(SQUARES)  # component table: how many cards a square lets draw

    # The sea. Sets of squares are three words of bits (numbers.py).
    fish: list[int] = i64(WORDS)  # squares with fish
    grey_tops: list[int] = i64(WORDS)  # squares where a grey fish lies on top
    boats: list[int] = i64(WORDS)  # squares with a boat
    fleet: list[list[int]] = i64(MOST_PLAYERS, WORDS)  # squares with a boat of this seat
    school: list[int] = i8(SQUARES)  # number of fish on each square
    white: list[int] = i8(SQUARES)  # remembered: how many of them are white
    grey: list[int] = i8(SQUARES)  # remembered: how many are grey; the others are blue

    # The seats.
    caught_white: list[int] = i8(MOST_PLAYERS)  # remembered
    caught_blue: list[int] = i8(MOST_PLAYERS)  # remembered
    caught_grey: list[int] = i8(MOST_PLAYERS)  # remembered
    supply: list[int] = i8(MOST_PLAYERS)  # grey fish not yet released
    hand: list[list[int]] = i8(MOST_PLAYERS, DIRECTIONS)  # cards of each direction, UNKNOWN to the others
    held: list[int] = i8(MOST_PLAYERS)  # number of cards in hand

    # The cards.
    pile: list[int] = i8(CARDS)  # the first pile_left of them, the last on top; the box before the set-up
    pile_left: int = i8()
    open: list[int] = i8(OPEN)
    discard: list[int] = i8(DIRECTIONS)  # cards of each direction
    trip: int = i8()  # through the pile: 1, 2, 3

    # The turn.
    moored: int = i8()  # boats that stand, all seats together
    last: int = i16()  # the square where the thing moved last ended
    to_draw: int = i8()  # cards the seat may still draw
    passes: int = i8()  # turns passed in a row

    # What attentive players remember of the hands (memory.py).
    known: list[list[int]] = i8(MOST_PLAYERS, DIRECTIONS)  # open cards taken and still in hand
    secret: list[int] = i8(MOST_PLAYERS)  # number of the other cards in hand, seen by nobody else
    older: list[int] = i8(DIRECTIONS)  # the secret cards of all hands when the trip began
    kept: list[int] = i8(MOST_PLAYERS)  # number of secret cards in hand when the trip began
    unseen: list[int] = i8(DIRECTIONS)  # cards of the trip's pile that were not turned open
    drew: list[list[int]] = i8(MOST_PLAYERS, DIRECTIONS)  # those the seat drew unseen, UNKNOWN to the others
    shown: int = i8()  # secret cards played during the trip, in the order they were played:
    shown_card: list[int] = i8(SECRETS)  # seat * DIRECTIONS + direction
    shown_left: list[int] = i8(SECRETS)  # secret cards the seat had left then

    # Scratch of worlds.py, zero elsewhere.
    spare: list[list[int]] = i8(2, DIRECTIONS)
    olds: list[int] = i8(MOST_PLAYERS)
    origin: list[int] = i8(SECRETS)
    via: list[int] = i8(SECRETS + DIRECTIONS + 1)


assert most(i64) >= (1 << BITS) - 1 and most(i16) >= SQUARES
assert max(ALL_FISH, CARDS, MOST_PLAYERS * DIRECTIONS, SECRETS + DIRECTIONS) <= most(i8)  # schools, pile, shown, via
