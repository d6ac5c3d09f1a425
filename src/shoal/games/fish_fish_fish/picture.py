"""The sea of Fish Fish Fish for a page to draw: a view in the words of the notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from ...core.bits import list_bits
from ...core.parts import part
from ...core.state import CHANCE, OVER, SPECTATOR, UNKNOWN
from .notation import CARD_NAMES, COLUMN_NAMES, ROW_NAMES, SQUARE_NAMES
from .numbers import (
    BITS,
    BLUE,
    BOATS,
    COLUMNS,
    DIRECTIONS,
    DRAW_OPEN,
    DRAW_PILE,
    DRAWING,
    END,
    ENOUGH,
    GREY,
    KEEP,
    MOOR,
    MOORING,
    MOVING,
    PASS,
    RELEASE,
    RELEASING,
    ROWS,
    SAIL,
    SAILING,
    SQUARES,
    STEP,
    SWIM,
    SWIMMING,
    TRIPS,
    WHITE,
    WORDS,
)
from .rules import allowance, points
from .sea import leads_off_the_board, opposite
from .squares import has
from .state import Table

Phase = Literal["moor", "move", "sail", "swim", "release", "draw", "shuffle", "over"]
Colour = Literal["white", "blue", "grey"]
Numbers = tuple[int, ...]

PHASES: dict[int, Phase] = {
    MOORING: "moor",
    MOVING: "move",  # boats or fish: the first card decides
    SAILING: "sail",
    SWIMMING: "swim",
    RELEASING: "release",
    DRAWING: "draw",
    CHANCE: "shuffle",
    OVER: "over",
}

# The sea as it is drawn: rows from north to south, each from west to east. So is the rose: where cards lead.
SEA = [range(row * COLUMNS, (row + 1) * COLUMNS) for row in reversed(range(ROWS))]
ROSE: list[list[str | None]] = [["NW", "N", "NE"], ["W", None, "E"], ["SW", "S", "SE"]]


class Sea(msgspec.Struct):
    """The squares with their numbers: as many cards may be drawn by whoever ends there. A name is column, then row."""

    columns: list[str]  # from west to east
    rows: list[str]  # from north to south
    numbers: list[list[int]]  # row by row


class Fish(msgspec.Struct):
    """Fish by their colours, and the points they bring together."""

    white: int
    blue: int
    grey: int
    points: int


class School(msgspec.Struct):
    """All fish on a square, one or more."""

    square: str
    size: int
    top: Colour | None  # a single fish shows its colour, a school only a grey fish on top
    fish: Fish | None  # None: not in sight


class Seat(msgspec.Struct):
    """What a seat has. Its boats stand on squares."""

    boats: list[str]
    to_moor: int  # boats still to be moored
    supply: int  # grey fish not yet released
    held: int  # number of cards in hand
    hand: list[str] | None  # None: not in sight
    known: list[str] | None  # open cards it took and still holds; None: not in sight
    caught: Fish | None  # None: not in sight
    points: int | None  # as things stand, grey fish not yet released included; None: not in sight


class Picture(msgspec.Struct):
    """The table as a seat, or a spectator, sees it."""

    phase: Phase
    turn: int | None  # whose turn it is; None when the game is over
    first: int
    sea: Sea
    rose: list[list[str | None]]  # the directions round a square, laid out as the sea
    schools: list[School]
    seats: list[Seat]
    open: list[str]  # slots 1, 2, 3
    pile: int
    discard: list[str]
    trip: int  # through the pile
    trips: int
    last: str | None  # the square where the thing moved last in this turn ended; None before the first card
    to_draw: int | None  # cards the seat whose turn it is may still draw, if it moves no more
    passes: int  # turns passed in a row: with as many as seats the game is over


def picture(view: Table, seat: int) -> Picture:
    """What a seat (or a SPECTATOR) sees, in the words of the notation."""
    has_moved = view.phase in (SAILING, SWIMMING, RELEASING, DRAWING, CHANCE)
    return Picture(
        phase=PHASES[view.phase],
        turn=None if view.phase == OVER else view.turn,
        first=view.first,
        sea=sea_of(tuple(view.numbers)),
        rose=ROSE,
        schools=schools_on(
            tuple(view.fish), tuple(view.grey_tops), tuple(view.school), tuple(view.white), tuple(view.grey)
        ),
        seats=[seat_of(view, other, is_me=other == seat) for other in range(view.players)],
        open=[CARD_NAMES[card] for card in view.open],
        pile=view.pile_left,
        discard=written(view.discard),
        trip=view.trip,
        trips=TRIPS[view.players],
        last=SQUARE_NAMES[view.last] if has_moved else None,
        to_draw=to_draw(view) if has_moved else None,
        passes=view.passes,
    )


def to_draw(view: Table) -> int:
    return view.to_draw if view.phase in (DRAWING, CHANCE) else allowance(view)


@part
def sea_of(numbers: Numbers) -> Sea:
    return Sea(list(COLUMN_NAMES), list(reversed(ROW_NAMES)), [[numbers[at] for at in row] for row in SEA])


@part
def schools_on(fish: Numbers, grey_tops: Numbers, sizes: Numbers, white: Numbers, grey: Numbers) -> list[School]:
    tops = squares_in(grey_tops)
    return [school_on(at, sizes[at], white[at], grey[at], at in tops) for at in squares_in(fish)]


@part
def school_on(square: int, size: int, white: int, grey: int, has_grey_top: bool) -> School:
    fish = None if white == UNKNOWN else fish_of(white, size - white - grey, grey)
    top: Colour | None = None
    if has_grey_top:
        top = "grey"
    elif size == 1:
        top = "white" if white else "blue"
    return School(SQUARE_NAMES[square], size, top, fish)


def seat_of(view: Table, seat: int, *, is_me: bool) -> Seat:
    remembers = view.caught_white[seat] != UNKNOWN
    return seat_with(
        tuple(view.fleet[seat]),
        BOATS[view.players],
        view.supply[seat],
        view.held[seat],
        tuple(view.hand[seat]) if is_me else None,
        tuple(view.known[seat]) if remembers else None,
        (view.caught_white[seat], view.caught_blue[seat], view.caught_grey[seat]) if remembers else None,
        points(view, seat) if remembers else None,
    )


@part
def seat_with(
    fleet: Numbers,
    to_stand: int,
    supply: int,
    held: int,
    hand: Numbers | None,
    known: Numbers | None,
    caught: Numbers | None,
    points: int | None,
) -> Seat:
    boats = [SQUARE_NAMES[square] for square in squares_in(fleet)]
    return Seat(
        boats=boats,
        to_moor=to_stand - len(boats),
        supply=supply,
        held=held,
        hand=None if hand is None else written(hand),
        known=None if known is None else written(known),
        caught=None if caught is None else fish_of(*caught),
        points=points,
    )


def fish_of(white: int, blue: int, grey: int) -> Fish:
    return Fish(white, blue, grey, WHITE * white + BLUE * blue + GREY * grey)


def written(copies: Sequence[int]) -> list[str]:
    """Cards by their names, clockwise from the north."""
    return [name for name, count in zip(CARD_NAMES, copies, strict=True) for _ in range(count)]


def squares_in(words: Sequence[int]) -> list[int]:
    squares = [0] * SQUARES
    count = 0
    for word in range(WORDS):
        count = list_bits(words[word], word * BITS, squares, count)
    return squares[:count]


# -- What somebody might want to do --

BUTTONS = (END, PASS, KEEP, *range(DRAW_OPEN, DRAW_PILE), DRAW_PILE, ENOUGH)


def tries(view: Table, seat: int) -> list[int]:
    """The moves a person at this seat might want to make, legal or not, as action numbers, ascending."""
    if seat == SPECTATOR or not view.owing >> seat & 1:
        return []
    found = {*BUTTONS}
    if view.phase == MOORING:
        found.update(range(MOOR, MOOR + SQUARES))
    elif view.phase == RELEASING:
        found.update(range(RELEASE, RELEASE + SQUARES))
    elif view.phase != DRAWING:
        found.update(sails(view, seat), swims(view, seat), catches(view, seat))
    return sorted(found)


def sails(view: Table, seat: int) -> Iterator[int]:
    """The own boats with every card there is, the others' with those in hand."""
    for square in squares_in(view.boats):
        cards = range(DIRECTIONS) if has(view.fleet[seat], square) else cards_held(view, seat)
        for card in cards:
            yield SAIL + card * SQUARES + square


def swims(view: Table, seat: int) -> Iterator[int]:
    """Every school with every card in hand; with one of them after sailing, since then no fish may move."""
    held = cards_held(view, seat)
    schools = squares_in(view.fish)
    for card in held[:1] if view.phase == SAILING else held:
        for square in schools:
            yield SWIM + card * SQUARES + square


def catches(view: Table, seat: int) -> Iterator[int]:
    """The schools beside an own boat, with the card that would bring them to it, in hand or not."""
    for boat in squares_in(view.fleet[seat]):
        for card in range(DIRECTIONS):
            back = opposite(card)
            if not leads_off_the_board(boat, back) and has(view.fish, boat + STEP[back]):
                yield SWIM + card * SQUARES + boat + STEP[back]


def cards_held(view: Table, seat: int) -> list[int]:
    return [card for card in range(DIRECTIONS) if view.hand[seat][card] > 0]
