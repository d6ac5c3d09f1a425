"""The numbers of Fish'n'Stones: its box, its phases and its actions."""

from itertools import accumulate

from ...core.rule import table

MOST_PLAYERS = 4
ROUNDS = 4
LINES = 3
SPOTS = 9  # spot = 3 * row + column: a1 b1 c1 a2 b2 c2 a3 b3 c3
CARDS = 36

# The kinds of pond card, in the order of the component table: F1 F2 F3 S1 S2 W.
KINDS = 6
FISH = (1, 2, 3, 0, 0, 0)
STONES = (0, 0, 0, 1, 2, 0)

# Shores, clockwise. Those on S and N fish in columns, those on W and E in rows.
SOUTH, WEST, NORTH, EAST = 0, 1, 2, 3

# Phases.
CAST, BAIT, FISHING = 1, 2, 3
SECRET = 1 << CAST  # seats choose secretly at the same time

# Actions. Casting in a column (a, b, c) and in a row (1, 2, 3) are actions of their own.
CAST_COLUMN = 0
CAST_ROW = 3
NO_BAIT = 6
BAIT_FROM = 7  # + step
FISH_SPOT = 31  # + spot
ACTIONS = 40

# The 24 steps from a spot to an orthogonal neighbour, ascending: where from, where to.
_STEPS = [
    (source, target)
    for source in range(SPOTS)
    for target in range(SPOTS)
    if abs(source % 3 - target % 3) + abs(source // 3 - target // 3) == 1
]
SOURCES = table([source for source, _ in _STEPS])
TARGETS = table([target for _, target in _STEPS])

# By line a b c 1 2 3: its three spots, and the steps onto them.
_SPOTS_OF = [range(column, SPOTS, 3) for column in range(3)] + [range(row, row + 3) for row in range(0, SPOTS, 3)]
_STEPS_ONTO = [[step for step, (_, target) in enumerate(_STEPS) if target in spots] for spots in _SPOTS_OF]
LINE_SPOTS = table([spot for spots in _SPOTS_OF for spot in spots])  # from 3 * line on
LINE_STEPS = table([step for steps in _STEPS_ONTO for step in steps])  # from LINE_STEPS_AT[line] on
LINE_STEPS_AT = table([0, *accumulate(map(len, _STEPS_ONTO))])
