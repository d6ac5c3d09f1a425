"""The numbers of Fischen: its box, its phases and its actions."""

from ...core.rule import table

MOST_PLAYERS = 5
ROUNDS = 8
LAYERS = ROUNDS - 1  # the catch of the last round never reaches a boat

# Hand size of the first round by players; it grows by one every other round.
START_HAND = (0, 0, 0, 10, 9, 8)
MOST_TRICKS = max(START_HAND) + (ROUNDS - 1) // 2  # of a round, and cards in a hand

# Colours. Buoys have none, and before the first coloured card of a trick none is required.
BLUE, YELLOW, PURPLE, RED, GREEN, NO_COLOUR = 0, 1, 2, 3, 4, 5
COLOURS = NO_COLOUR
VALUES = 19  # of blue, yellow, purple and red: 0 to 18
GREENS = 17  # values of green: 0 to 16

# Kinds of card: VALUES * colour + value, then the buoys.
BUOYS = VALUES * GREEN + GREENS  # the lowest of them
FIRST, LEFT, COLOUR, LOWEST, ALL, MINUS3 = range(BUOYS, BUOYS + 6)
KINDS = MINUS3 + 1
PENALTY = 3  # points that a minus3 costs who catches it

# Cards. There are two minus3: the first that is seen in a round is MINUS3, the other the number above. All others have
# the number of their kind.
CARDS = KINDS + 1
START_CARDS = 40
SEA = CARDS - START_CARDS
DEPTHS = 5

COLOUR_OF = table([*(kind // VALUES for kind in range(BUOYS)), *(NO_COLOUR for _ in range(BUOYS, CARDS))])

# 1 for zeros and buoys.
HAS_EFFECT = table([1 if card >= BUOYS or card % VALUES == 0 else 0 for card in range(CARDS)])

# Piles a card can be known to come from: the deal, a depth of the sea, or what a seat caught in a round.
DEAL = 0
DEPTH = 1  # + depth
LAYER = DEPTH + DEPTHS  # + LAYERS * seat + round
PILES = LAYER + LAYERS * MOST_PLAYERS

# Who played a card of this round and when, in one number.
PLAYER = 16  # * seat + trick
assert MOST_TRICKS <= PLAYER

# Phases, in the order of a trick: its end goes through them without going back.
PLAY, CATCH, PASSING, CALLING = 1, 2, 3, 4
SECRET = 1 << PASSING  # seats choose secretly at the same time

# Actions.
PLAY_CARD = 0  # + kind
CATCH_CARD = PLAY_CARD + KINDS  # + kind
PASS_CARD = CATCH_CARD + KINDS  # + kind
CALL_COLOUR = PASS_CARD + KINDS  # + colour
ACTIONS = CALL_COLOUR + COLOURS
