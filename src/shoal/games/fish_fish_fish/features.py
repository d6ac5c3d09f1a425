"""Fish Fish Fish as numbers: what a learning machine sees of a view with memory."""

from ...core.bits import lowest_bit, without_lowest
from ...core.features import Piece, starts
from ...core.rule import rule
from ...core.seats import clockwise
from .numbers import (
    ALL_BLUE,
    ALL_GREY,
    ALL_WHITE,
    BITS,
    BLUE,
    BOATS,
    COLUMNS,
    DIRECTIONS,
    DRAWING,
    GREY,
    MOORING,
    MOST_HELD,
    MOST_PLAYERS,
    MOVING,
    OPEN,
    ROWS,
    SECRETS,
    SQUARES,
    SUPPLY,
    TRIPS,
    WHITE,
    WORDS,
)
from .rules import allowance, points
from .state import Table

ALL_POINTS = WHITE * ALL_WHITE + BLUE * ALL_BLUE + GREY * ALL_GREY

PIECES = (
    Piece("phase", (6,), 1, "one-hot: moor, move, sail on, swim on, release, draw; none at a shuffle and at the end"),
    Piece("players", (4,), 1, "one-hot: 2, 3, 4, 5 players"),
    Piece("turn", (MOST_PLAYERS,), 1, "one-hot, by seat from me clockwise: whose turn it is"),
    Piece("to_moor", (MOST_PLAYERS,), 3, "by seat from me clockwise: boats still to be moored"),
    Piece("boats", (MOST_PLAYERS, ROWS, COLUMNS), 1, "by seat from me clockwise, row 1-9, column a-o: its boats"),
    Piece("sea", (4, ROWS, COLUMNS), ALL_WHITE, "white, blue, grey fish, number of the square, by row 1-9, column a-o"),
    Piece("supply", (MOST_PLAYERS,), SUPPLY, "by seat from me clockwise: grey fish not yet released"),
    Piece("caught_white", (MOST_PLAYERS,), ALL_WHITE, "by seat from me clockwise: white fish caught"),
    Piece("caught_blue", (MOST_PLAYERS,), ALL_BLUE, "by seat from me clockwise: blue fish caught"),
    Piece("caught_grey", (MOST_PLAYERS,), ALL_GREY, "by seat from me clockwise: grey fish caught"),
    Piece("points", (MOST_PLAYERS,), ALL_POINTS, "by seat from me clockwise: points so far", least=-GREY * SUPPLY),
    Piece("hand", (DIRECTIONS,), MOST_HELD, "by direction N, NE … NW: cards in my hand"),
    Piece("held", (MOST_PLAYERS,), MOST_HELD, "by seat from me clockwise: number of cards in hand"),
    Piece("known", (MOST_PLAYERS, DIRECTIONS), MOST_HELD, "by seat from me, N … NW: open cards it took and holds"),
    Piece("open", (OPEN, DIRECTIONS), 1, "by slot 1-3, one-hot N … NW: the open card"),
    Piece("discard", (DIRECTIONS,), SECRETS, "by direction N … NW: cards on the discard"),
    Piece("unseen", (DIRECTIONS,), SECRETS, "by direction N … NW: cards in the pile, or in other hands and not known"),
    Piece(
        "fresh", (DIRECTIONS,), SECRETS, "by direction N … NW: cards of the trip's pile not turned open or drawn by me"
    ),
    Piece("trips_left", (3,), 1, "one-hot: 0, 1, 2 trips through the pile after this one"),
    Piece("clock", (2,), SECRETS, "cards in the pile; turns passed in a row"),
    Piece("to_draw", (1,), 3, "cards the seat whose turn it is may draw if it moves no more"),
)
(
    PHASE,
    PLAYERS,
    TURN,
    TO_MOOR,
    FLEETS,
    SEA,
    SUPPLIES,
    CAUGHT_WHITE,
    CAUGHT_BLUE,
    CAUGHT_GREY,
    POINTS,
    HAND,
    HELD,
    KNOWN,
    OPEN_CARDS,
    DISCARD,
    UNSEEN,
    FRESH,
    TRIPS_LEFT,
    CLOCK,
    TO_DRAW,
    FEATURES,
) = starts(PIECES)


@rule
def features(s: Table, seat: int, out: list[int]) -> None:
    """Write what the view `s` of `seat` shows into `out`, which is all zeros."""
    if s.phase >= MOORING:
        out[PHASE + s.phase - MOORING] = 1
    out[PLAYERS + s.players - 2] = 1
    write_sea(s, out)
    other = seat
    for k in range(s.players):
        write_seat(s, other, k, out)
        other = clockwise(s, other)
    write_cards(s, seat, out)
    out[TRIPS_LEFT + TRIPS[s.players] - s.trip] = 1
    out[CLOCK] = s.pile_left
    out[CLOCK + 1] = s.passes
    if s.phase == DRAWING:
        out[TO_DRAW] = s.to_draw
    elif s.phase > MOVING:
        out[TO_DRAW] = allowance(s)


@rule
def write_sea(s: Table, out: list[int]) -> None:
    for square in range(SQUARES):
        out[SEA + square] = s.white[square]
        out[SEA + SQUARES + square] = s.school[square] - s.white[square] - s.grey[square]
        out[SEA + 2 * SQUARES + square] = s.grey[square]
        out[SEA + 3 * SQUARES + square] = s.numbers[square]


@rule
def write_seat(s: Table, seat: int, k: int, out: list[int]) -> None:
    """What everybody knows of a seat, the k-th clockwise."""
    if s.turn == seat:
        out[TURN + k] = 1
    to_moor = BOATS[s.players]
    for word in range(WORDS):
        boats = s.fleet[seat][word]
        while boats != 0:
            out[FLEETS + k * SQUARES + word * BITS + lowest_bit(boats)] = 1
            boats = without_lowest(boats)
            to_moor -= 1
    out[TO_MOOR + k] = to_moor
    out[SUPPLIES + k] = s.supply[seat]
    out[CAUGHT_WHITE + k] = s.caught_white[seat]
    out[CAUGHT_BLUE + k] = s.caught_blue[seat]
    out[CAUGHT_GREY + k] = s.caught_grey[seat]
    out[POINTS + k] = points(s, seat)
    out[HELD + k] = s.held[seat]
    for card in range(DIRECTIONS):
        out[KNOWN + k * DIRECTIONS + card] = s.known[seat][card]


@rule
def write_cards(s: Table, seat: int, out: list[int]) -> None:
    for card in range(DIRECTIONS):
        unseen = s.copies[card] - s.hand[seat][card] - s.discard[card] + s.known[seat][card]
        for other in range(s.players):
            unseen -= s.known[other][card]
        out[HAND + card] = s.hand[seat][card]
        out[DISCARD + card] = s.discard[card]
        out[UNSEEN + card] = unseen
        out[FRESH + card] = s.unseen[card] - s.drew[seat][card]
    for slot in range(OPEN):
        out[OPEN_CARDS + slot * DIRECTIONS + s.open[slot]] = 1
        out[UNSEEN + s.open[slot]] -= 1
