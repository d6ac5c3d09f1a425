"""What a study counts in Fat Fish."""

from ...core.marks import Mark
from ...core.rule import rule
from ...core.state import UNKNOWN
from .cards import row_laid_by, value_of
from .licences import awarded
from .numbers import FULL_ROW, HAND, KEEP_CARDS, LICENCES, PILE, STOP, TAKE_LICENCE, VALUES, B, C
from .state import Table

DEALT = 0  # + value - 1
LAID = DEALT + VALUES
STOPPED = LAID + 1
FILLED = STOPPED + 1
SPLIT = FILLED + 1
CHOSE = SPLIT + 1
HELD = CHOSE + 1  # + licence
FIASCO = HELD + LICENCES
MARKS = (
    *(
        Mark(f"a card of value {value}", "Cards dealt to the personal pile", dealt=True)
        for value in range(1, VALUES + 1)
    ),
    Mark("lay a card", "What is done"),
    Mark("stop laying", "What is done"),
    Mark("fill a row and take it", "What is done"),
    Mark("split a row by choice", "What is done"),
    Mark("choose between licences", "What is done"),
    *(Mark(f"licence {letter}", "Licences held at the end") for letter in "ABCDEFGHI"),
    Mark("the fiasco card", "Held at the end"),
)
NEVER = ("stops before it must", "fills a row", "lays a second card")
STOP_EARLY, FILL, SECOND_CARD = range(3)
assert len(MARKS) == FIASCO + 1


@rule
def note_deal(s: Table, marks: list[list[int]]) -> None:
    for seat in range(s.players):
        for i in range(HAND):
            marks[seat][DEALT + value_of(s.hand[seat][i]) - 1] += 1
        for place in range(seat * PILE + HAND, (seat + 1) * PILE):
            marks[seat][DEALT + value_of(s.deck[place]) - 1] += 1


@rule
def note_move(s: Table, seat: int, action: int, marks: list[list[int]]) -> None:
    if action < STOP:
        marks[seat][LAID] += 1
        marks[seat][FILLED] += s.row_size[row_laid_by(action)] == FULL_ROW - 1
    elif action == STOP:
        marks[seat][STOPPED] += 1
    elif action < TAKE_LICENCE:
        marks[seat][SPLIT] += action >= KEEP_CARDS
    else:
        marks[seat][CHOSE] += 1


@rule
def note_end(s: Table, marks: list[list[int]]) -> None:
    for seat in range(s.players):
        for licence in range(LICENCES):
            marks[seat][HELD + licence] += s.owned[seat] >> licence & 1
        if (s.licence == B or s.licence == C) and awarded(s, seat) > 0:
            marks[seat][HELD + s.licence] += 1
    if s.fiasco_at != UNKNOWN:
        marks[s.fiasco_at][FIASCO] += 1


@rule
def refrains(s: Table, seat: int, action: int, never: int) -> bool:
    if never == STOP_EARLY:
        return action == STOP
    if never == FILL:
        return action < STOP and s.row_size[row_laid_by(action)] == FULL_ROW - 1
    return action < STOP and s.laid > 0
