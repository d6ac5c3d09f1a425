"""The numbers of Low Tide: its box, its phases and its actions."""

MOST_PLAYERS = 4
WAVE = 3  # things that a wave leaves
WAVES = 12
THINGS = WAVES * WAVE

# The kinds of thing, in the order of the component table: 1 2 3 crab.
KINDS = 4
WORTH = (1, 2, 3, -2)
assert len(WORTH) == KINDS
MOST_POINTS = max(WORTH) * THINGS  # a corrected table may have all of one kind
LEAST_POINTS = min(WORTH) * THINGS

# Phases. None of them is one in which seats choose secretly at the same time.
TAKE = 1
SECRET = 0

# Actions: to take the first one, two or three things.
TAKE_ONE = 0
ACTIONS = WAVE
