"""The numbers of Fish Fish Fish: its box, its sea, its phases and its actions."""

from collections.abc import Iterable

from ...core.rule import table

MOST_PLAYERS = 5
CARDS = 52
DEALT = 3  # cards dealt to each seat
OPEN = 3  # slots of open cards
MOST_HELD = 7  # cards in hand
SUPPLY = 2  # grey fish each
BOATS = (0, 0, 3, 2, 2, 1)  # each, by number of players
TRIPS = (0, 0, 2, 3, 3, 3)  # through the pile, by number of players

# What a fish is worth; a grey fish never released costs as much as a caught one brings.
WHITE, BLUE, GREY = 2, 1, 5

# The sea: square = 15 * row + column, from a1 along the rows to o9.
COLUMNS = 15
ROWS = 9
SQUARES = COLUMNS * ROWS
CENTRE = ROWS // 2 * COLUMNS + COLUMNS // 2  # h5

# Directions, and cards, clockwise from the north: N NE E SE S SW W NW.
DIRECTIONS = 8
EAST = (0, 1, 1, 1, 0, -1, -1, -1)
NORTH = (1, 1, 0, -1, -1, -1, 0, 1)
STEP = table([north * COLUMNS + east for north, east in zip(NORTH, EAST, strict=True)])

# A set of squares is three words of 45 bits, three rows each.
BITS = 3 * COLUMNS
WORDS = 3
assert WORDS * BITS == SQUARES


def words_of(squares: Iterable[int]) -> tuple[int, ...]:
    words = [0] * WORDS
    for square in squares:
        words[square // BITS] |= 1 << square % BITS
    return tuple(words)


def is_ring(square: int) -> bool:
    return square % COLUMNS in (0, COLUMNS - 1) or square // COLUMNS in (0, ROWS - 1)


def stays_inside(square: int, direction: int) -> bool:
    column, row = square % COLUMNS + EAST[direction], square // COLUMNS + NORTH[direction]
    return 0 <= column < COLUMNS and 0 <= row < ROWS


def is_white(square: int) -> bool:
    """White at the corners of the ring and then like a chessboard."""
    return (square % COLUMNS + square // COLUMNS) % 2 == 0


RING = words_of(square for square in range(SQUARES) if is_ring(square))

# Where fish are at the start: white and blue ones, and a grey one in the centre.
_SHOALS = [square for square in range(SQUARES) if not is_ring(square)]
_WHITES = [square for square in _SHOALS if is_white(square)]
SHOALS = words_of(_SHOALS)
WHITES = words_of(_WHITES)
assert CENTRE not in _WHITES

# All fish of a colour, those in the supplies included.
ALL_WHITE = len(_WHITES)
ALL_BLUE = len(_SHOALS) - ALL_WHITE - 1
ALL_GREY = 1 + SUPPLY * MOST_PLAYERS
ALL_FISH = ALL_WHITE + ALL_BLUE + ALL_GREY

# From which squares a direction does not lead off the board: three words a direction.
INSIDE = table(
    [
        word
        for direction in range(DIRECTIONS)
        for word in words_of(square for square in range(SQUARES) if stays_inside(square, direction))
    ]
)

# Phases. The first card of a turn decides what moves: from MOVING on to SAILING or SWIMMING.
MOORING, MOVING, SAILING, SWIMMING, RELEASING, DRAWING = 1, 2, 3, 4, 5, 6
SECRET = 0  # phases in which seats choose secretly at the same time, one bit each

# How the game ends.
PILE_RAN_OUT, NOBODY_CAN_MOVE = 0, 1

# Actions.
MOOR = 0  # + square
SAIL = MOOR + SQUARES  # + direction * SQUARES + square
SWIM = SAIL + DIRECTIONS * SQUARES  # + direction * SQUARES + square
END = SWIM + DIRECTIONS * SQUARES
PASS = END + 1
RELEASE = PASS + 1  # + square
KEEP = RELEASE + SQUARES
DRAW_OPEN = KEEP + 1  # + slot
DRAW_PILE = DRAW_OPEN + OPEN
ENOUGH = DRAW_PILE + 1
ACTIONS = ENOUGH + 1

# Hidden cards (memory.py). A card in hand that nobody else has seen is older than the trip's pile or came from it.
OLD, NEW = 0, 1
SECRETS = CARDS - OPEN  # no more cards than these can be hidden during a trip
