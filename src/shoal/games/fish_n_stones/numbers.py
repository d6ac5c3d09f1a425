"""The numbers of Fish'n'Stones: its box, its phases and its actions."""

from itertools import accumulate

from ...core.rule import table

MOST_PLAYERS = 4
ROUNDS = 4
SIDE = 3  # of the pond: its columns, its rows, and the spots of a line
LINES = SIDE  # a seat chooses from: the columns, or the rows
ALL_LINES = 2 * LINES  # a b c 1 2 3
SPOTS = SIDE * SIDE  # spot = SIDE * row + column: a1 b1 c1 a2 b2 c2 a3 b3 c3
CARDS = ROUNDS * SPOTS

# The kinds of pond card, in the order of the component table: F1 F2 F3 S1 S2 W.
KINDS = 6
FISH = (1, 2, 3, 0, 0, 0)
STONES = (0, 0, 0, 1, 2, 0)
assert len(FISH) == len(STONES) == KINDS
MOST_FISH = max(FISH) * CARDS  # of all pond cards together: a corrected table may have all of one kind
MOST_STONES = max(STONES) * CARDS

# Shores, clockwise. Those on S and N fish in columns, those on W and E in rows.
SOUTH, WEST, NORTH, EAST = 0, 1, 2, 3
SHORES = 4

# Phases.
CAST, BAIT, FISHING = 1, 2, 3
SECRET = 1 << CAST  # seats choose secretly at the same time

# The 24 steps from a spot to an orthogonal neighbour, ascending: where from, where to.
_STEPS = [
    (source, target)
    for source in range(SPOTS)
    for target in range(SPOTS)
    if abs(source % SIDE - target % SIDE) + abs(source // SIDE - target // SIDE) == 1
]
SOURCES = table([source for source, _ in _STEPS])
TARGETS = table([target for _, target in _STEPS])

# Actions. Casting in a column (a, b, c) and in a row (1, 2, 3) are actions of their own.
CAST_COLUMN = 0  # + column
CAST_ROW = CAST_COLUMN + LINES  # + row
NO_BAIT = CAST_ROW + LINES
BAIT_FROM = NO_BAIT + 1  # + step
FISH_SPOT = BAIT_FROM + len(_STEPS)  # + spot
ACTIONS = FISH_SPOT + SPOTS

# By line a b c 1 2 3, which is also the action that casts there: its three spots, and the steps onto them.
assert CAST_COLUMN == 0
_COLUMNS = [range(column, SPOTS, SIDE) for column in range(SIDE)]
_ROWS = [range(start, start + SIDE) for start in range(0, SPOTS, SIDE)]
_SPOTS_OF = _COLUMNS + _ROWS
_STEPS_ONTO = [[step for step, (_, target) in enumerate(_STEPS) if target in spots] for spots in _SPOTS_OF]
LINE_SPOTS = table([spot for spots in _SPOTS_OF for spot in spots])  # from SIDE * line on
LINE_STEPS = table([step for steps in _STEPS_ONTO for step in steps])  # from LINE_STEPS_AT[line] on
LINE_STEPS_AT = table([0, *accumulate(map(len, _STEPS_ONTO))])
