"""The sea of Fish Fish Fish: where fish and boats are, and where they can go."""

from ...core.bits import lowest_bit, without_lowest
from ...core.narrate import EVERYONE, tell
from ...core.rule import rule
from . import events
from .numbers import BITS, CENTRE, DIRECTIONS, INSIDE, RING, SHOALS, SQUARES, STEP, SUPPLY, WHITES, WORDS
from .squares import add, has, remove
from .state import Table


@rule
def scatter_fish(s: Table) -> None:
    """White and blue fish like a chessboard; a grey one in the centre, two in each supply."""
    for word in range(WORDS):
        s.fish[word] = SHOALS[word]
    for square in range(SQUARES):
        if has(s.fish, square):
            s.school[square] = 1
            s.white[square] = WHITES[square // BITS] >> square % BITS & 1
    s.grey[CENTRE] = 1
    add(s.grey_tops, CENTRE)
    for seat in range(s.players):
        s.supply[seat] = SUPPLY


@rule
def is_on_the_ring(square: int) -> bool:
    return RING[square // BITS] >> square % BITS & 1 == 1


@rule
def leads_off_the_board(source: int, direction: int) -> bool:
    return INSIDE[direction * WORDS + source // BITS] >> source % BITS & 1 == 0


@rule
def opposite(direction: int) -> int:
    """The way back."""
    return (direction + DIRECTIONS // 2) % DIRECTIONS


# -- Boats --


@rule
def boats_free_to(s: Table, seat: int, direction: int, word: int) -> int:
    """The seat's boats, as bits of a word, that can sail in a direction: not off the board, not onto a boat."""
    boats = s.fleet[seat][word] & INSIDE[direction * WORDS + word]
    free = 0
    while boats != 0:
        boat = lowest_bit(boats)
        boats = without_lowest(boats)
        if not has(s.boats, word * BITS + boat + STEP[direction]):
            free |= 1 << boat
    return free


@rule
def can_sail(s: Table, seat: int, direction: int) -> bool:
    for word in range(WORDS):
        if boats_free_to(s, seat, direction, word) != 0:
            return True
    return False


@rule
def place_boat(s: Table, seat: int, square: int) -> None:
    add(s.fleet[seat], square)
    add(s.boats, square)


@rule
def lift_boat(s: Table, seat: int, square: int) -> None:
    remove(s.fleet[seat], square)
    remove(s.boats, square)


@rule
def owner_of(s: Table, square: int) -> int:
    """Whose boat stands there."""
    owner = 0
    while not has(s.fleet[owner], square):
        owner += 1
    return owner


# -- Fish --


@rule
def schools_free_to(s: Table, direction: int, word: int) -> int:
    """The schools, as bits of a word, that can swim in a direction: not off the board."""
    return s.fish[word] & INSIDE[direction * WORDS + word]


@rule
def can_swim(s: Table, direction: int) -> bool:
    for word in range(WORDS):
        if schools_free_to(s, direction, word) != 0:
            return True
    return False


@rule
def is_any_fish_left(s: Table) -> bool:
    return s.fish[0] | s.fish[1] | s.fish[2] != 0


@rule
def join_school(s: Table, source: int, target: int) -> None:
    """The arriving fish lie on top."""
    s.school[target] += s.school[source]
    s.white[target] += s.white[source]
    s.grey[target] += s.grey[source]
    add(s.fish, target)
    if has(s.grey_tops, source):
        add(s.grey_tops, target)
    else:
        remove(s.grey_tops, target)
    clear_square(s, source)


@rule
def catch_school(s: Table, owner: int, square: int) -> None:
    white = s.white[square]
    grey = s.grey[square]
    blue = s.school[square] - white - grey
    s.caught_white[owner] += white
    s.caught_blue[owner] += blue
    s.caught_grey[owner] += grey
    clear_square(s, square)
    tell(s, EVERYONE, events.CAUGHT, owner, white, blue, grey)


@rule
def clear_square(s: Table, square: int) -> None:
    s.school[square] = 0
    s.white[square] = 0
    s.grey[square] = 0
    remove(s.fish, square)
    remove(s.grey_tops, square)
