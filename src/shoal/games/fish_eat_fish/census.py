"""What a study counts in Fish Eat Fish."""

from ...core.bits import count_bits
from ...core.marks import Mark
from ...core.rule import rule
from ...core.state import UNKNOWN
from .numbers import CIRCLES, DRIFT, EAT, HIGHEST_FISH, KINDS, NEAR, PASS, PLACE, SHARK, SHOW, SIDE, SLIDE_AND_EAT
from .state import Table

SHOWN = 0  # + kind of card
PLACED_CORNER = SHOWN + KINDS
PLACED_EDGE = PLACED_CORNER + 1
PLACED_INSIDE = PLACED_EDGE + 1
ATE = PLACED_INSIDE + 1
CHARGED = ATE + 1
DRIFTED = CHARGED + 1
PASSED = DRIFTED + 1
STARFISH = PASSED + 1
MARKS = (
    *(Mark(f"fish card {value}", "Challenge cards shown") for value in range(HIGHEST_FISH + 1)),
    Mark("the shark", "Challenge cards shown"),
    Mark("an octopus", "Challenge cards shown"),
    Mark("a corner", "Where fish are placed"),
    Mark("an edge", "Where fish are placed"),
    Mark("inside", "Where fish are placed"),
    Mark("attack a neighbour", "What is done"),
    Mark("slide and attack", "What is done"),
    Mark("drift", "What is done"),
    Mark("pass", "What is done"),
    Mark("the starfish", "Held at the end"),
)
NEVER = ("slides to attack if a neighbour can be attacked", "attacks a neighbour if it can slide", "shows the shark")
CHARGE_NEVER, BITE_NEVER = range(2)
SHARK_ACTION = SHOW + SHARK
CORNER = 2  # neighbours of a circle there; an edge has three
assert len(MARKS) == STARFISH + 1 and SIDE * SIDE == CIRCLES


@rule
def note_deal(s: Table, marks: list[list[int]]) -> None:
    """Everybody begins with the same cards."""


@rule
def note_move(s: Table, seat: int, action: int, marks: list[list[int]]) -> None:
    if action < EAT:
        marks[seat][PLACED_CORNER + min(count_bits(NEAR[action - PLACE]) - CORNER, 2)] += 1
    elif action < SLIDE_AND_EAT:
        marks[seat][ATE] += 1
    elif action < DRIFT:
        marks[seat][CHARGED] += 1
    elif action < PASS:
        marks[seat][DRIFTED] += 1
    elif action == PASS:
        marks[seat][PASSED] += 1
    else:
        marks[seat][SHOWN + action - SHOW] += 1


@rule
def note_end(s: Table, marks: list[list[int]]) -> None:
    if s.starfish != UNKNOWN:
        marks[s.starfish][STARFISH] += 1


@rule
def refrains(s: Table, seat: int, action: int, never: int) -> bool:
    if never == CHARGE_NEVER:
        return SLIDE_AND_EAT <= action < DRIFT
    if never == BITE_NEVER:
        return EAT <= action < SLIDE_AND_EAT
    return action == SHARK_ACTION
