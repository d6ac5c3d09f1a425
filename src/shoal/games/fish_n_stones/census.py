"""What a study counts in Fish'n'Stones."""

from ...core.marks import Mark
from ...core.rule import rule
from .numbers import BAIT_FROM, FISH_SPOT, LINES, NO_BAIT, SOURCES
from .state import Table

CAST = 0  # + line
BAITED = CAST + LINES
STONES_MOVED = BAITED + 1
KEPT_SECRET = STONES_MOVED + 1
FISHED_HIGH = KEPT_SECRET + 1
FISHED_STONES = FISHED_HIGH + 1
MARKS = (
    Mark("the line a or 1", "Lines cast to"),
    Mark("the middle line, b or 2", "Lines cast to"),
    Mark("the line c or 3", "Lines cast to"),
    Mark("bait with a pile", "What is done"),
    Mark("bait with a pile that holds stones", "What is done"),
    Mark("no bait, the cat stays hidden", "What is done"),
    Mark("fish a pile of several cards", "What is done"),
    Mark("fish a pile that holds stones", "What is done"),
)
NEVER = ("baits", "leaves out the bait", "casts to the middle line")
BAIT_NEVER, HIDE_NEVER = range(2)
MIDDLE = 1
assert len(MARKS) == FISHED_STONES + 1


@rule
def note_deal(s: Table, marks: list[list[int]]) -> None:
    """Nobody is dealt anything of their own."""


@rule
def note_move(s: Table, seat: int, action: int, marks: list[list[int]]) -> None:
    if action < NO_BAIT:
        marks[seat][CAST + action % LINES] += 1
    elif action == NO_BAIT:
        marks[seat][KEPT_SECRET] += 1
    elif action < FISH_SPOT:
        marks[seat][BAITED] += 1
        marks[seat][STONES_MOVED] += s.pile_stones[SOURCES[action - BAIT_FROM]] > 0
    else:
        marks[seat][FISHED_HIGH] += s.height[action - FISH_SPOT] > 1
        marks[seat][FISHED_STONES] += s.pile_stones[action - FISH_SPOT] > 0


@rule
def note_end(s: Table, marks: list[list[int]]) -> None:
    """What the buckets hold is the score itself."""


@rule
def refrains(s: Table, seat: int, action: int, never: int) -> bool:
    if never == BAIT_NEVER:
        return BAIT_FROM <= action < FISH_SPOT
    if never == HIDE_NEVER:
        return action == NO_BAIT
    return action < NO_BAIT and action % LINES == MIDDLE
