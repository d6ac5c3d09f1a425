"""The numbers of Fish'n'Stones: its box, its phases and its actions."""

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

# Actions. Casting in a column (a, b, c) and in a row (1, 2, 3) are actions of their own.
CAST_COLUMN = 0
CAST_ROW = 3
NO_BAIT = 6
BAIT_FROM = 7  # + a step of STEPS
FISH_SPOT = 31  # + spot
ACTIONS = 40

# The 24 steps from a spot to an orthogonal neighbour, as source * 9 + target, ascending.
STEPS = tuple(
    source * SPOTS + target
    for source in range(SPOTS)
    for target in range(SPOTS)
    if abs(source % 3 - target % 3) + abs(source // 3 - target // 3) == 1
)
