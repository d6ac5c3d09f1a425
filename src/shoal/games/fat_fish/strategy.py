"""How good people play: the hand-written strategy.

A card is worth about three and a half points, for who lays few of them can take many rows. So lay one card, unless
more fill a row that pays for them; leave no row nearly full and rich to the next; hold back high cards and many
colours, most of all those at no row's end, which go anywhere. Of a row keep what counts most, licences counted in.
"""

from ...core.bits import count_bits
from ...core.rule import rule, table
from ...core.state import UNKNOWN
from .cards import card_laid_by, colour_of, row_laid_by, value_of
from .licences import LOW_VALUES, licences_for
from .numbers import (
    CARD_BITS,
    COLOUR,
    COLOURS,
    FULL_ROW,
    HAND,
    KEEP,
    KEEP_CARDS,
    KINDS,
    LAY,
    LICENCE,
    LICENCES,
    MOST_PLAYERS,
    PILE,
    SPLITS,
    STOP,
    TAKE_LICENCE,
    VALUES,
    WORTH,
    A,
    C,
    E,
    G,
    H,
    I,
)
from .rules import points
from .splits import place_with, right_splits_of
from .state import Table

SPREAD = 10  # how many points apart players of like strength typically end

# In hundredths of a point, found by regression on the outcome of games of the strategy against itself, and then by
# playing against copies with one number changed until no change helped any more.
# A row that is left to the others, by its number of cards: what it is worth if it counts FAIR points as it lies, and
# what each point above or below that adds.
FAIR = 2
ROW = table([0, 0, -10, -100, -270, 0, 0, 0])
RICHER = table([0, 0, -4, -15, -90, 0, 0, 0])
POORER = table([0, 0, 0, -23, -42, 0, 0, 0])
SHARE = table([0, 0, 64, 32, 21, 16, 13, 0])  # by players, in 64ths: what one of the others gains counts so much
SHARE_BITS = 6
# By the number of cards left in hand and pile.
LEFT = table([0, -100, 40, 440, 800, 1130, 1460, 1790, 2120, 2450, 2780, 3110, 3440])
HELD = table([0, -30, -20, 0, 30, 70, 115, 0])  # a card held back, by its value
HELD_COLOUR = 60  # a colour held back,
FREE_COLOUR = 120  # and besides, SHARE of this if it is at no row's end
assert len(ROW) > FULL_ROW and len(SHARE) > MOST_PLAYERS and len(HELD) > VALUES and len(LEFT) == PILE + 1
LEAST = -1_000_000  # less than anything is worth

# With licences: points that the next may find in a row that can still meet one, hundredths for a 1 in plus, and the
# number of cards left in the game at which half of those who take A keep it to the end.
OPEN_LICENCE = 6
ONE_FOR_C = 300
A_KEPT = 4

# What to hope for: for each card left, for each card left to the seats on average, and being on turn.
HOPE = 380
HOPE_WITH_LICENCES = 470
RIVALS = -150
RIVALS_WITH_LICENCES = -210
ON_TURN = -130

# Counts and sets by colour are numbers of five octal digits, red the last one. A row is such a number for the highest
# value of each colour, one for the colour at its end, then its size and what it counts (plus less minus) as it lies.
OCTAL = 3  # bits of a digit
DIGIT_MASK = (1 << OCTAL) - 1
assert max(VALUES, FULL_ROW) <= DIGIT_MASK
EACH = sum(1 << OCTAL * colour for colour in range(COLOURS))
DIGITS = DIGIT_MASK * EACH
HIGH = 4 * EACH  # the bit that is set in digits from 4 on
assert LOW_VALUES == 1 << 4
END = OCTAL * COLOURS
SIZE = 2 * END
BALANCE = SIZE + OCTAL
EMPTY = 64 << BALANCE  # so that the balance is never below 0
assert FULL_ROW * VALUES < EMPTY >> BALANCE
DIGIT = table([1 << OCTAL * COLOUR[card] if card < KINDS else 0 for card in range(1 << CARD_BITS)])  # by card


@rule
def weigh(s: Table, seat: int, actions: list[int], count: int, worth: list[int]) -> None:
    """What some legal actions seem worth, in hundredths of a point."""
    if s.phase == LAY:
        weigh_lays(s, seat, actions, count, worth)
    elif s.phase == KEEP:
        cards = cards_of(s, s.row_laid)
        for i in range(count):
            worth[i] = split_worth(s, seat, cards, actions[i] - KEEP_CARDS)
    else:
        for i in range(count):
            worth[i] = licence_worth(s, seat, 1 << (actions[i] - TAKE_LICENCE))


# -- Lay --


@rule
def weigh_lays(s: Table, seat: int, actions: list[int], count: int, worth: list[int]) -> None:
    first = row_of(s, 0)
    second = row_of(s, 1)
    third = row_of(s, 2)
    worth_of_rows = row_worth(s, first) + row_worth(s, second) + row_worth(s, third)
    for i in range(count):
        action = actions[i]
        number = s.row_laid if action == STOP else row_laid_by(action)
        row = first if number == 0 else second if number == 1 else third
        other = second if number == 0 else first
        another = second if number == 2 else third
        rest = worth_of_rows - row_worth(s, row)
        worth[i] = rest + lay_worth(s, seat, action, number, row, (other | another) >> END & EACH)


@rule
def row_of(s: Table, number: int) -> int:
    row = EMPTY
    for i in range(s.row_size[number]):
        row = joined(row, s.row[number][i])
    return row


@rule
def joined(row: int, card: int) -> int:
    """A row with one card more: the highest of a colour counts for it, all others against it."""
    digit = OCTAL * colour_of(card)
    value = value_of(card)
    top = row >> digit & DIGIT_MASK
    change = value if top == 0 else value - 2 * top if value > top else -value
    row = row & ~(EACH << END) | 1 << (END + digit)
    return row + (max(value - top, 0) << digit) + (1 << SIZE) + (change << BALANCE)


@rule
def size_of(row: int) -> int:
    return row >> SIZE & DIGIT_MASK


@rule
def balance_of(row: int) -> int:
    return (row - EMPTY) >> BALANCE


@rule
def row_worth(s: Table, row: int) -> int:
    """What a row is worth to the seat that leaves it to the others."""
    size = size_of(row)
    over = balance_of(row) - FAIR
    if s.on_display != 0:
        over += open_licence(s, row)
    return (ROW[size] + over * (RICHER[size] if over > 0 else POORER[size])) * SHARE[s.players] >> SHARE_BITS


@rule
def open_licence(s: Table, row: int) -> int:
    """The points of a licence that a row may yet meet."""
    tops = row & DIGITS
    colours = count_bits((tops | tops >> 1 | tops >> 2) & EACH)
    if tops & HIGH == 0 and s.on_display >> G & 1 == 1:
        return OPEN_LICENCE
    if colours == 1 and s.on_display >> H & 1 == 1 or colours <= 2 and s.on_display >> I & 1 == 1:
        return OPEN_LICENCE
    return max(OPEN_LICENCE - balance_of(row), 0) if s.on_display >> E & 1 == 1 else 0


@rule
def lay_worth(s: Table, seat: int, action: int, number: int, row: int, ends: int) -> int:
    """The best of stopping after this card, and of going on until the row is full.

    `ends` are the colours at the ends of the other rows. What can follow this card can follow it in some order.
    """
    held = (1 << s.hand_size[seat]) - 1  # the places of the hand, one bit each
    spaces = 0
    followers = 0
    if action != STOP:
        card = card_laid_by(action)
        row = joined(row, card)
        spaces = FULL_ROW - size_of(row)
        barred = ends & ~(row >> END)
        here = 0
        for i in range(s.hand_size[seat]):
            if s.hand[seat][i] == card:
                here = 1 << i
            followers |= (barred & DIGIT[s.hand[seat][i]] == 0) << i
        held -= here
        followers &= held
    best = LEAST
    more = followers if spaces > 0 else 0
    while more >= 0:
        if more == 0 or count_bits(more) == spaces:
            best = max(best, turn_worth(s, seat, number, row, ends, held, more))
        more = (more - 1 & followers) if more > 0 else UNKNOWN  # the next smaller set of followers
    return best


@rule
def turn_worth(s: Table, seat: int, number: int, row: int, ends: int, held: int, more: int) -> int:
    """What it is worth to lay more of the cards held, and to end the turn."""
    total = 0
    colours = 0
    for i in range(s.hand_size[seat]):
        card = s.hand[seat][i]
        if more >> i & 1 == 1:
            row = joined(row, card)
        elif held >> i & 1 == 1:
            total += HELD[value_of(card)]
            colours |= DIGIT[card]
    held -= more
    if size_of(row) < FULL_ROW:
        total += row_worth(s, row)
        ends |= row >> END & EACH
    elif s.licence == UNKNOWN and has_colours(row):
        total += 100 * balance_of(row)
    else:
        total += take_worth(s, seat, number, held)
    total += LEFT[PILE - s.drawn[seat] + count_bits(held)] + HELD_COLOUR * count_bits(colours)
    return total + (FREE_COLOUR * SHARE[s.players] >> SHARE_BITS) * count_bits(colours & ~ends)


@rule
def has_colours(row: int) -> bool:
    """Whether a row is of more than one colour."""
    return row & DIGITS & ~(DIGIT_MASK * (row >> END & EACH)) != 0


# -- Take a row --


@rule
def cards_of(s: Table, number: int) -> int:
    """The cards of a row as one number, the first one lowest."""
    cards = 0
    for i in range(s.row_size[number] - 1, -1, -1):
        cards = cards << CARD_BITS | s.row[number][i]
    return cards


@rule
def take_worth(s: Table, seat: int, number: int, held: int) -> int:
    """What the best split of a row is worth when it is filled by all cards of the hand but those held."""
    cards = cards_of(s, number)
    for i in range(s.hand_size[seat]):
        if held >> i & 1 == 0:
            cards = cards << CARD_BITS | s.hand[seat][i]
    places = 0
    for i in range(FULL_ROW):
        places |= place_with(cards >> CARD_BITS * i, i)
    splits = right_splits_of(places)
    best = LEAST
    for split in range(1, SPLITS):
        if splits >> split & 1 == 1:
            best = max(best, split_worth(s, seat, cards, split))
    return best


@rule
def split_worth(s: Table, seat: int, cards: int, split: int) -> int:
    """What a split brings: the points, and with licences those that it meets, or brings nearer."""
    balance = 0
    values = 0
    colours = 0
    ones = 0
    for i in range(FULL_ROW):
        value = value_of(cards >> CARD_BITS * i)
        values |= 1 << value
        colours |= 1 << colour_of(cards >> CARD_BITS * i)
        if split >> i & 1 == 1:
            balance += value
            ones += value == 1
        else:
            balance -= value
    if s.licence == UNKNOWN:
        return 100 * balance
    met = licences_for(values, colours, balance, ones)
    nearer_to_c = ONE_FOR_C * ones if s.licence == C else 0
    return 100 * balance + licence_worth(s, seat, met) + nearer_to_c


@rule
def licence_worth(s: Table, seat: int, met: int) -> int:
    """The best licence to get from the display, and A from another seat."""
    best = 0
    for licence in range(A + 1, LICENCES):
        if (s.on_display & met) >> licence & 1 == 1:
            best = max(best, 100 * WORTH[licence])
    if s.licence != A or met >> A & 1 == 0 or s.owned[seat] >> A & 1 == 1:
        return best
    a = 100 * WORTH[A] * A_KEPT // (A_KEPT + all_left(s))
    return max(best, a) if s.on_display >> A & 1 == 1 else best + a


# -- Outlook --


@rule
def outlook(s: Table, seat: int) -> int:
    """The points a seat may hope to end with, in hundredths."""
    total = 100 * points(s, seat)
    if s.turn == seat:
        total += 100 * taking(s)
    left = cards_left(s, seat)
    if left == 0:
        return total
    for i in range(HAND):
        total += HELD[value_of(s.hand[seat][i])]
    if s.turn == seat:
        total += ON_TURN
    if s.licence != UNKNOWN:
        return total + HOPE_WITH_LICENCES * left + RIVALS_WITH_LICENCES * all_left(s) // s.players
    return total + HOPE * left + RIVALS * all_left(s) // s.players


@rule
def taking(s: Table) -> int:
    """The points that the seat on turn is about to get from a full row."""
    if s.phase == KEEP:
        return balance_of(row_of(s, s.row_laid))
    return WORTH[I] if s.phase == LICENCE else 0


@rule
def cards_left(s: Table, seat: int) -> int:
    return PILE - s.drawn[seat] + s.hand_size[seat]


@rule
def all_left(s: Table) -> int:
    """The cards left to all seats."""
    left = 0
    for seat in range(s.players):
        left += cards_left(s, seat)
    return left
