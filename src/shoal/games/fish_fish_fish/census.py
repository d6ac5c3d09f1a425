"""What a study counts in Fish Fish Fish."""

from ...core.marks import Mark
from ...core.rule import rule
from .numbers import DIRECTIONS, DRAW_OPEN, DRAW_PILE, END, ENOUGH, KEEP, PASS, RELEASE, SAIL, SQUARES, SWIM
from .state import Table

DEALT = 0  # + direction
PLAYED = DEALT + DIRECTIONS  # + direction
SAILED = PLAYED + DIRECTIONS
SWAM = SAILED + 1
ENDED = SWAM + 1
PASSED = ENDED + 1
RELEASED = PASSED + 1
KEPT = RELEASED + 1
OPEN_DRAWN = KEPT + 1
PILE_DRAWN = OPEN_DRAWN + 1
STOPPED = PILE_DRAWN + 1
LEFT_OVER = STOPPED + 1
WAYS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
MARKS = (
    *(Mark(f"a card {way}", "Cards dealt at the start", dealt=True) for way in WAYS),
    *(Mark(f"a card {way}", "Directions played") for way in WAYS),
    Mark("sail a boat", "What is done"),
    Mark("let a school swim", "What is done"),
    Mark("end the moving with cards left to play", "What is done"),
    Mark("pass the turn", "What is done"),
    Mark("release a grey fish", "What is done"),
    Mark("keep the grey fish", "What is done"),
    Mark("draw an open card", "What is done"),
    Mark("draw from the pile", "What is done"),
    Mark("stop drawing", "What is done"),
    Mark("a grey fish never released", "Held at the end"),
)
NEVER = ("lets schools swim if it can sail", "sails if it can let schools swim", "releases a grey fish", "draws unseen")
SWIM_NEVER, SAIL_NEVER, RELEASE_NEVER = range(3)
assert len(MARKS) == LEFT_OVER + 1


@rule
def note_deal(s: Table, marks: list[list[int]]) -> None:
    for seat in range(s.players):
        for direction in range(DIRECTIONS):
            marks[seat][DEALT + direction] += s.hand[seat][direction]


@rule
def note_move(s: Table, seat: int, action: int, marks: list[list[int]]) -> None:
    if SAIL <= action < SWIM:
        marks[seat][SAILED] += 1
        marks[seat][PLAYED + (action - SAIL) // SQUARES] += 1
    elif SWIM <= action < END:
        marks[seat][SWAM] += 1
        marks[seat][PLAYED + (action - SWIM) // SQUARES] += 1
    elif action == END:
        marks[seat][ENDED] += 1
    elif action == PASS:
        marks[seat][PASSED] += 1
    elif action == KEEP:
        marks[seat][KEPT] += 1
    elif RELEASE <= action < KEEP:
        marks[seat][RELEASED] += 1
    elif DRAW_OPEN <= action < DRAW_PILE:
        marks[seat][OPEN_DRAWN] += 1
    elif action == DRAW_PILE:
        marks[seat][PILE_DRAWN] += 1
    elif action == ENOUGH:
        marks[seat][STOPPED] += 1


@rule
def note_end(s: Table, marks: list[list[int]]) -> None:
    for seat in range(s.players):
        marks[seat][LEFT_OVER] += s.supply[seat]


@rule
def refrains(s: Table, seat: int, action: int, never: int) -> bool:
    if never == SWIM_NEVER:
        return SWIM <= action < END
    if never == SAIL_NEVER:
        return SAIL <= action < SWIM
    if never == RELEASE_NEVER:
        return RELEASE <= action < KEEP
    return action == DRAW_PILE
