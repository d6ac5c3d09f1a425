"""What a study counts in Fischen."""

from ...core.marks import Mark
from ...core.rule import rule
from .cards import has
from .numbers import BUOYS, CALL_COLOUR, CATCH_CARD, COLOUR_OF, COLOURS, GREEN, HAS_EFFECT, KINDS, PASS_CARD, VALUES
from .state import Table

DEALT = 0  # high start cards
PLAYED = DEALT + 1  # + a buoy, from the lowest on
ZERO = PLAYED + KINDS - BUOYS
GREENS = ZERO + 1
CAUGHT = GREENS + 1
PASSED = CAUGHT + 1
CALLED = PASSED + 1  # + colour
MARKS = (
    Mark("a start card of value 9 or 10", "Cards dealt at the start", dealt=True),
    *(Mark(f"the buoy {name}", "Buoys played") for name in ("first", "left", "colour", "lowest", "all", "minus3")),
    Mark("a zero", "Other cards played"),
    Mark("a green card above 0", "Other cards played"),
    Mark("catch a card with a zero", "What is done"),
    Mark("pass a card to the left", "What is done"),
    *(Mark(f"call {name}", "Colours called") for name in ("blue", "yellow", "purple", "red", "green")),
)
NEVER = ("plays a buoy if another card will do", "plays green if another card will do")
BUOY_NEVER = 0
HIGH = 9  # of the start cards 1 to 10
TEN = 10
assert len(MARKS) == CALLED + COLOURS


@rule
def note_deal(s: Table, marks: list[list[int]]) -> None:
    for seat in range(s.players):
        for colour in range(GREEN):
            for value in range(HIGH, TEN + 1):
                marks[seat][DEALT] += has(s.hand[seat], VALUES * colour + value)


@rule
def note_move(s: Table, seat: int, action: int, marks: list[list[int]]) -> None:
    if action >= CALL_COLOUR:
        marks[seat][CALLED + action - CALL_COLOUR] += 1
    elif action >= PASS_CARD:
        marks[seat][PASSED] += 1
    elif action >= CATCH_CARD:
        marks[seat][CAUGHT] += 1
    elif action >= BUOYS:
        marks[seat][PLAYED + action - BUOYS] += 1
    elif HAS_EFFECT[action]:
        marks[seat][ZERO] += 1
    elif COLOUR_OF[action] == GREEN:
        marks[seat][GREENS] += 1


@rule
def note_end(s: Table, marks: list[list[int]]) -> None:
    """What was caught is the score itself."""


@rule
def refrains(s: Table, seat: int, action: int, never: int) -> bool:
    if action >= CATCH_CARD:
        return False
    if never == BUOY_NEVER:
        return action >= BUOYS
    return action < BUOYS and COLOUR_OF[action] == GREEN
