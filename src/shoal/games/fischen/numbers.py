"""The numbers of Fischen: its box, its phases and its actions."""

from ...core.rule import table

MOST_PLAYERS = 5
ROUNDS = 8
LAYERS = ROUNDS - 1  # the catch of the last round never reaches a boat

# Hand size of the first round by players; it grows by one every other round.
START_HAND = (0, 0, 0, 10, 9, 8)

# Colours. Buoys have none, and before the first coloured card of a trick none is required.
BLUE, YELLOW, PURPLE, RED, GREEN, NO_COLOUR = 0, 1, 2, 3, 4, 5
COLOURS = 5
VALUES = 19  # of blue, yellow, purple and red: 0 to 18
GREENS = 17  # values of green: 0 to 16

# Kinds of card: 19 * colour + value, then the buoys.
FIRST, LEFT, COLOUR, LOWEST, ALL, MINUS3 = 93, 94, 95, 96, 97, 98
BUOYS = FIRST  # the lowest of them
KINDS = 99

# Cards. There are two minus3: the first that is seen in a round is 98, the other 99. All others have the number of
# their kind.
CARDS = 100
START_CARDS = 40
SEA = 60
DEPTHS = 5

COLOUR_OF = table([*(kind // VALUES for kind in range(BUOYS)), *(NO_COLOUR for _ in range(BUOYS, CARDS))])

# 1 for zeros and buoys.
HAS_EFFECT = table([1 if card >= BUOYS or card % VALUES == 0 else 0 for card in range(CARDS)])

# Piles a card can be known to come from: the deal, a depth of the sea, or what a seat caught in a round.
DEAL = 0
DEPTH = 1  # + depth
LAYER = 6  # + 7 * seat + round
PILES = 41

# Who played a card of this round and when, in one number.
PLAYER = 16  # * seat + trick

# Phases.
PLAY, CATCH, PASSING, CALLING = 1, 2, 3, 4
SECRET = 1 << PASSING  # seats choose secretly at the same time

# Actions.
PLAY_CARD = 0  # + kind
CATCH_CARD = 99  # + kind
PASS_CARD = 198  # + kind
CALL_COLOUR = 297  # + colour
ACTIONS = 302
