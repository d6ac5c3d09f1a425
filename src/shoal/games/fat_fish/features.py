"""Fat Fish as numbers: what a learning machine sees of a view. Seats count from me on, clockwise.

Left out is what a fiasco shows of a hand: machines never lay wrong, so they could not learn what to make of it.
"""

from ...core.features import Piece, starts
from ...core.rule import rule
from ...core.state import OVER, UNKNOWN
from .cards import colour_of, value_of
from .licences import ones_in_plus
from .memory import LAYING_ENDS, SOME, cards_laid
from .numbers import (
    ALL_COLOURS,
    COLOUR_CARDS,
    COLOURS,
    FULL_ROW,
    HAND,
    KEEP,
    KINDS,
    LICENCES,
    MOST_PLAYERS,
    PILE,
    ROWS,
    VALUES,
    C,
)
from .rules import points, reserve_end, rows_start
from .state import Table

FEWEST_PLAYERS = 2

PIECES = (
    Piece("players", (5,), 1, "one-hot: 2 to 6 players"),
    Piece("phase", (3,), 1, "one-hot: lay, keep, licence; all zero when the game is over"),
    Piece("turn", (MOST_PLAYERS,), 1, "one-hot by seat: whose turn it is; all zero when the game is over"),
    Piece("laid", (1,), HAND, "how many cards were laid this turn"),
    Piece("row_laid", (ROWS,), 1, "one-hot: the row chosen this turn; all zero before the first card"),
    Piece(
        "row", (ROWS, KINDS), FULL_ROW, "by row and kind of card (R1 to R6, Y1 to Y6, G, B, P): copies that lie there"
    ),
    Piece("row_size", (ROWS,), FULL_ROW, "by row: cards that lie there; 0 if the row is gone"),
    Piece("row_end", (ROWS, COLOURS), 1, "by row, one-hot: the colour it ends in (R Y G B P)"),
    Piece(
        "taken",
        (FULL_ROW, COLOURS + VALUES),
        1,
        "while a row is to be split, by place from the left: the colour, then the value, one-hot",
    ),
    Piece("hand", (KINDS,), HAND, "by kind of card: copies in my hand"),
    Piece("hand_size", (MOST_PLAYERS,), HAND, "by seat: cards in the hand"),
    Piece("pile", (MOST_PLAYERS,), PILE - HAND, "by seat: cards left in the personal pile"),
    Piece("reserve", (1,), 15, "cards left in the reserve"),
    Piece(
        "unseen",
        (KINDS,),
        COLOUR_CARDS,
        "by kind of card: copies not in my hand and not seen yet, so far as is remembered",
    ),
    Piece("held_back", (MOST_PLAYERS,), HAND - 1, "by seat: cards left in the hand when it last laid one"),
    Piece(
        "held_none",
        (MOST_PLAYERS, COLOURS),
        1,
        "by seat and colour: 1 if it is known that no card held back is of this colour",
    ),
    Piece(
        "held_some",
        (MOST_PLAYERS, COLOURS),
        1,
        "by seat, a set of colours: a card held back is of one of these; empty: not known",
    ),
    Piece("points", (MOST_PLAYERS,), 418, "by seat: the score as the table stands", -293),
    Piece("plus_size", (MOST_PLAYERS,), 60, "by seat: cards in the plus pile"),
    Piece("plus_ones", (MOST_PLAYERS,), 60, "by seat: cards of value 1 in the plus pile, if licence C lies out"),
    Piece("owned", (MOST_PLAYERS, LICENCES), 1, "by seat and licence, A to I: 1 if it lies before the seat"),
    Piece("on_display", (LICENCES,), 1, "by licence, A to I: 1 if it lies on display"),
    Piece("met", (LICENCES,), 1, "by licence, A to I: 1 if it can be chosen now"),
)
(
    PLAYERS,
    PHASE,
    TURN,
    LAID,
    ROW_LAID,
    ROW,
    ROW_SIZE,
    ROW_END,
    TAKEN,
    IN_HAND,
    HAND_SIZE,
    PERSONAL_PILE,
    RESERVE,
    UNSEEN,
    HELD_BACK,
    HELD_NONE,
    HELD_SOME,
    POINTS,
    PLUS_SIZE,
    PLUS_ONES,
    OWNED,
    ON_DISPLAY,
    MET,
    FEATURES,
) = starts(PIECES)


@rule
def features(s: Table, seat: int, out: list[int]) -> None:
    """Write what the view `s` of `seat` shows into `out`, which is all zeros."""
    out[PLAYERS + s.players - FEWEST_PLAYERS] = 1
    out[LAID] = s.laid
    out[RESERVE] = reserve_end(s) - rows_start(s) - ROWS - s.opened
    if s.phase != OVER:
        out[PHASE + s.phase - 1] = 1
        out[TURN + (s.turn - seat if s.turn >= seat else s.turn - seat + s.players)] = 1
    if s.row_laid != UNKNOWN:
        out[ROW_LAID + s.row_laid] = 1
    show_unseen(s, out)
    show_rows(s, out)
    if s.phase == KEEP:
        show_taken(s, out)
    other = seat
    for place in range(s.players):
        show_hand(s, other, place, out)
        show_held_back(s, other, place, out)
        show_catch(s, other, place, out)
        other = other + 1 if other + 1 < s.players else 0
    for i in range(s.hand_size[seat]):
        out[IN_HAND + s.hand[seat][i]] += 1
        out[UNSEEN + s.hand[seat][i]] -= 1
    if s.licence != UNKNOWN:
        show_bits(s.on_display, ON_DISPLAY, out)
        show_bits(s.met, MET, out)


@rule
def show_bits(bits: int, start: int, out: list[int]) -> None:
    for licence in range(LICENCES):
        out[start + licence] = bits >> licence & 1


@rule
def show_unseen(s: Table, out: list[int]) -> None:
    """All but the cards in plus and minus. Rows and the hand are taken off later."""
    for kind in range(KINDS):
        count = s.copies[kind]
        for other in range(MOST_PLAYERS):
            count -= s.plus[other][kind] + max(s.minus[other][kind], 0)
        out[UNSEEN + kind] = count


@rule
def show_rows(s: Table, out: list[int]) -> None:
    for row in range(ROWS):
        size = s.row_size[row]
        out[ROW_SIZE + row] = size
        for i in range(size):
            card = s.row[row][i]
            out[ROW + KINDS * row + card] += 1
            out[UNSEEN + card] -= 1
        if size > 0:
            out[ROW_END + COLOURS * row + colour_of(s.row[row][size - 1])] = 1


@rule
def show_taken(s: Table, out: list[int]) -> None:
    for i in range(FULL_ROW):
        card = s.row[s.row_laid][i]
        out[TAKEN + (COLOURS + VALUES) * i + colour_of(card)] = 1
        out[TAKEN + (COLOURS + VALUES) * i + COLOURS + value_of(card) - 1] = 1


@rule
def show_hand(s: Table, other: int, place: int, out: list[int]) -> None:
    out[HAND_SIZE + place] = s.hand_size[other]
    out[PERSONAL_PILE + place] = PILE - s.drawn[other]


@rule
def show_held_back(s: Table, other: int, place: int, out: list[int]) -> None:
    """What the card laid last tells of the cards held back then."""
    count = cards_laid(s, other)
    note = s.notes[other][count - 1] if count > 0 else 0
    if note == 0:
        return
    before = count - 1  # cards laid before that turn
    while before > 0 and s.notes[other][before - 1] & LAYING_ENDS == 0:
        before -= 1
    out[HELD_BACK + place] = min(before + HAND, PILE) - count
    if note & SOME != 0:
        start = HELD_SOME + COLOURS * place
    else:
        start = HELD_NONE + COLOURS * place
        note = ALL_COLOURS - (note & ALL_COLOURS)
    for colour in range(COLOURS):
        out[start + colour] = note >> colour & 1


@rule
def show_catch(s: Table, other: int, place: int, out: list[int]) -> None:
    out[POINTS + place] = points(s, other)
    out[PLUS_SIZE + place] = s.plus_size[other]
    if s.licence == C:
        out[PLUS_ONES + place] = ones_in_plus(s, other)
    if s.owned[other] != 0:
        show_bits(s.owned[other], OWNED + LICENCES * place, out)
