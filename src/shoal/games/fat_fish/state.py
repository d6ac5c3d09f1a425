"""The table of Fat Fish."""

from ...core.state import State, i8, i16, i32, most
from .numbers import ALL_KINDS, CARDS, FULL_ROW, HAND, KINDS, LICENCES, MOST_PLAYERS, PILE, ROWS, VALUES


class Table(State):
    licences: int = i8()  # option: OFF, RANDOM, or FIXED + the letter
    fiasco: int = i8()  # option: 1 if wrong lays are accepted and punished
    licence: int = i8()  # which of A B C lies out, UNKNOWN if none
    copies: list[int] = i8(KINDS)  # component table

    # The personal piles of 12 in the order of the seats, each top first, the 3 cards that open the rows, the reserve,
    # and until the set-up the cards that stay out of the game. Where a card has left it is UNKNOWN; in views all are.
    deck: list[int] = i8(CARDS)
    drawn: list[int] = i8(MOST_PLAYERS)  # how many cards have left each personal pile
    opened: int = i8()  # how many cards have left the reserve

    hand: list[list[int]] = i8(MOST_PLAYERS, HAND)  # ascending, then UNKNOWN
    hand_size: list[int] = i8(MOST_PLAYERS)

    row: list[list[int]] = i8(ROWS, FULL_ROW)  # from left to right, then UNKNOWN
    row_size: list[int] = i8(ROWS)
    ends: list[int] = i32(ROWS)  # all kinds of the colour a row ends in, one bit each; 0 if the row is gone
    # While cards are laid: the kinds that may go to each row now, one bit each. Kept, not worked out: 8 % faster play.
    fitting: list[int] = i32(ROWS)

    row_laid: int = i8()  # the row chosen this turn, UNKNOWN before the first card
    laid: int = i8()  # cards laid this turn

    plus: list[list[int]] = i8(MOST_PLAYERS, KINDS)  # how many of each kind are in the plus pile
    plus_size: list[int] = i8(MOST_PLAYERS)
    plus_points: list[int] = i16(MOST_PLAYERS)
    minus: list[list[int]] = i8(MOST_PLAYERS, KINDS)  # remembered
    minus_size: list[int] = i8(MOST_PLAYERS)
    minus_points: list[int] = i16(MOST_PLAYERS)

    on_display: int = i16()  # licences nobody has, one bit each
    owned: list[int] = i16(MOST_PLAYERS)  # the licences of each seat
    met: int = i16()  # the licences on display to choose from now

    fiasco_at: int = i8()  # who holds the fiasco card, UNKNOWN if nobody
    known: list[list[int]] = i8(MOST_PLAYERS, HAND)  # remembered: hand cards shown by a fiasco, ascending, then UNKNOWN

    past: list[list[int]] = i8(MOST_PLAYERS, PILE)  # remembered: the cards each seat has laid, in order, then UNKNOWN
    notes: list[list[int]] = i8(MOST_PLAYERS, PILE)  # remembered: what each of them told of the hand, see memory.py


assert most(i8) >= CARDS and most(i16) >= CARDS * VALUES  # what a pile holds, and its points
assert most(i16) >= (1 << LICENCES) - 1 and most(i32) >= ALL_KINDS
