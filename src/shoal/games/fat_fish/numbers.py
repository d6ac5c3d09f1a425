"""The numbers of Fat Fish: its box, its phases and its actions."""

from ...core.rule import table

MOST_PLAYERS = 6
COLOURS = 5  # R Y G B P
ALL_COLOURS = (1 << COLOURS) - 1
VALUES = 6
KINDS = COLOURS * VALUES  # kind = VALUES * colour + value - 1: R1 R2 … P6
COLOUR_CARDS = 20  # of each colour
CARDS = COLOURS * COLOUR_CARDS

# A card takes five bits. What they hold beyond the kinds is no card, and so is UNKNOWN, whose bits are all set.
CARD_BITS = 5
CARD_MASK = (1 << CARD_BITS) - 1
assert KINDS <= CARD_MASK

# What is on a card, by its kind; 0 where there is no card.
COLOUR = table([kind // VALUES if kind < KINDS else 0 for kind in range(1 << CARD_BITS)])
VALUE = table([kind % VALUES + 1 if kind < KINDS else 0 for kind in range(1 << CARD_BITS)])

# Sets of kinds are numbers with a bit for each kind. By kind: the set of all kinds of its colour.
ALL_KINDS = (1 << KINDS) - 1
ALL_VALUES = (1 << VALUES) - 1
LIKE = table([ALL_VALUES << kind // VALUES * VALUES if kind < KINDS else 0 for kind in range(1 << CARD_BITS)])

PILE = 12  # a personal pile, the hand included
HAND = 4
ROWS = 3
FULL_ROW = 5

# Option licences: the letters that can be fixed follow RANDOM in their order.
OFF, RANDOM, FIXED = 0, 1, 2

# Licences. One of A B C lies out, and D to I with it.
A, B, C, D, E, F, G, H, I = range(9)  # noqa: E741
LICENCES = 9
ONE_OF_A_B_C = 3
D_TO_I = sum(1 << licence for licence in range(D, LICENCES))
WORTH = (10, 10, 10, 10, 10, 7, 7, 7, 7)
assert len(WORTH) == LICENCES
SHARED_WORTH = 5  # B or C, to each of several seats
FIASCO_COST = 5

# Phases.
LAY, KEEP, LICENCE = 1, 2, 3
SECRET = 0  # phases in which seats choose secretly at the same time, one bit each

# Splits of a full row: a bit for each place whose card goes to plus. Sets of splits are numbers too, with a bit for
# each of the 32 splits.
SPLITS = 1 << FULL_ROW
KEEP_ALL = SPLITS - 1

# Actions.
LAY_CARD = 0  # + ROWS * kind + row
STOP = LAY_CARD + ROWS * KINDS
KEEP_CARDS = STOP + 1  # + split
TAKE_LICENCE = KEEP_CARDS + SPLITS  # + licence
ACTIONS = TAKE_LICENCE + LICENCES


def _splits(*wanted: bool) -> int:
    return sum(1 << split for split in range(SPLITS) if wanted[split])


# By places (bits): the splits that keep exactly one card of these places, one or two if it is all places; no places,
# no demand.
KEEP_ONE = table(
    [
        _splits(*(places == 0 or (split & places).bit_count() == 1 for split in range(SPLITS)))
        for places in range(KEEP_ALL)
    ]
    + [_splits(*(split.bit_count() in (1, 2) for split in range(SPLITS)))]
)

# By FULL_ROW * place + earlier place: the splits that keep the card of the place only together with the earlier one.
KEEP_AFTER = table(
    [
        _splits(*(not split >> place & 1 or split >> earlier & 1 == 1 for split in range(SPLITS)))
        for place in range(FULL_ROW)
        for earlier in range(FULL_ROW)
    ]
)
