"""Who knows what in Fat Fish."""

from ...core.bits import lowest_bit, without_lowest
from ...core.chance import below, mix
from ...core.rule import rule
from ...core.state import UNKNOWN
from .cards import add_card, colour_of
from .memory import BYTE, BYTE_MASK, HELD_COLOURS, byte_of, possible_holdings
from .numbers import CARDS, COLOURS, FULL_ROW, HAND, KINDS, PILE, ROWS
from .rules import reserve_end, rows_start
from .state import Table

TRIES = 100  # to deal all hands what is known of them


@rule
def hide(s: Table, seat: int) -> None:
    """Hidden: the other hands, and all cards still in the deck, those of the own pile too."""
    for place in range(CARDS):
        s.deck[place] = UNKNOWN
    hide_hands(s, seat)


@rule
def hide_hands(s: Table, seat: int) -> None:
    for other in range(s.players):
        if other != seat:
            for i in range(HAND):
                s.hand[other][i] = UNKNOWN


@rule
def forget(s: Table, seat: int) -> None:
    """Remembered: the minus piles, of which size and points stay in sight, and all that tells of the hands."""
    for other in range(s.players):
        for kind in range(KINDS):
            s.minus[other][kind] = UNKNOWN
        for i in range(HAND):
            s.known[other][i] = UNKNOWN
        for i in range(PILE):
            s.past[other][i] = UNKNOWN
            s.notes[other][i] = 0


# -- A world that the seat can't tell from the true one --


@rule
def determinize(s: Table, seat: int) -> None:
    """Deal the unseen cards: to the other hands what fits all that is known of them, then to piles and reserve."""
    for _ in range(TRIES):
        if deal_hands(s, seat):
            break
    lay_back(s)


@rule
def deal_hands(s: Table, seat: int) -> bool:
    """Deal the other hands. Answers False if one hand got what another one must have."""
    left = gather_unseen(s, seat)
    mix(s, s.deck, 0, left)
    hide_hands(s, seat)
    for other in range(s.players):
        if other != seat:
            left = deal_known(s, other, left)
    fits = True
    for other in range(s.players):
        if other != seat:
            held = choose_holding(s, other, left)
            fits = fits and held != UNKNOWN
            left = deal_holding(s, other, held, left)
    for other in range(s.players):
        if other != seat:
            while cards_in(s, other) < s.hand_size[other]:
                left = deal_card(s, other, left - 1, left)
    return fits


@rule
def gather_unseen(s: Table, seat: int) -> int:
    """Lay all cards the seat does not see or remember at the front of the deck. Answers how many they are."""
    place = 0
    for kind in range(KINDS):
        for _ in range(s.copies[kind] - copies_seen(s, seat, kind)):
            s.deck[place] = kind
            place += 1
    return place


@rule
def copies_seen(s: Table, seat: int, kind: int) -> int:
    count = 0
    for row in range(ROWS):
        for i in range(FULL_ROW):
            count += s.row[row][i] == kind
    for other in range(s.players):
        count += s.plus[other][kind] + s.minus[other][kind]
    if seat != UNKNOWN:
        for i in range(HAND):
            count += s.hand[seat][i] == kind
    return count


@rule
def cards_in(s: Table, seat: int) -> int:
    """How many cards of a hand are dealt so far."""
    count = 0
    for i in range(HAND):
        count += s.hand[seat][i] != UNKNOWN
    return count


@rule
def deal_card(s: Table, seat: int, place: int, left: int) -> int:
    """Move an unseen card to a hand. Answers how many are left."""
    add_card(s.hand[seat], s.deck[place])
    s.deck[place] = s.deck[left - 1]
    return left - 1


@rule
def deal_known(s: Table, other: int, left: int) -> int:
    """The cards shown by a fiasco."""
    for i in range(HAND):
        if s.known[other][i] != UNKNOWN:
            place = 0
            while s.deck[place] != s.known[other][i]:
                place += 1
            left = deal_card(s, other, place, left)
    return left


@rule
def choose_holding(s: Table, other: int, left: int) -> int:
    """What a seat holds back, the likelier the more ways there are to deal it. UNKNOWN if nothing possible is left."""
    possible = possible_holdings(s, other)
    unseen = count_colours(s.deck, left)
    dealt = colours_dealt(s, other)
    room = s.hand_size[other] - cards_in(s, other)
    total = 0
    rest = possible
    while rest != 0:
        total += ways_to_deal(lacking_for(lowest_bit(rest), dealt), room, unseen)
        rest = without_lowest(rest)
    choice = below(s, total)
    rest = possible
    while rest != 0:
        held = lowest_bit(rest)
        choice -= ways_to_deal(lacking_for(held, dealt), room, unseen)
        if choice < 0:
            return held
        rest = without_lowest(rest)
    return UNKNOWN


@rule
def ways_to_deal(lacking: int, room: int, unseen: int) -> int:
    """In how many ways the cards that a hand lacks for a holding can be dealt; none if the hand has no room."""
    ways = 1
    while lacking > 0:
        count = lacking & BYTE_MASK
        for i in range(count):
            ways = ways * ((unseen & BYTE_MASK) - i) // (i + 1)
        room -= count
        lacking >>= BYTE
        unseen >>= BYTE
    return ways if room >= 0 else 0


@rule
def lacking_for(held: int, dealt: int) -> int:
    """How many cards of each colour, a byte each, are lacking for a holding where those dealt are in the hand."""
    if dealt == 0:
        return HELD_COLOURS[held]
    lacking = 0
    for colour in range(COLOURS):
        count = byte_of(HELD_COLOURS[held], colour) - byte_of(dealt, colour)
        lacking |= max(count, 0) << BYTE * colour
    return lacking


@rule
def colours_dealt(s: Table, other: int) -> int:
    """How many cards of a hand dealt so far are of each colour, a byte each."""
    return count_colours(s.hand[other], cards_in(s, other))


@rule
def count_colours(cards: list[int], count: int) -> int:
    """How many of the first cards are of each colour, a byte each."""
    colours = 0
    for i in range(count):
        colours += 1 << BYTE * colour_of(cards[i])
    return colours


@rule
def deal_holding(s: Table, other: int, held: int, left: int) -> int:
    lacking = lacking_for(held, colours_dealt(s, other)) if held != UNKNOWN else 0
    place = 0
    while lacking > 0:
        colour = colour_of(s.deck[place])
        if byte_of(lacking, colour) > 0:
            left = deal_card(s, other, place, left)
            lacking -= 1 << BYTE * colour
        else:
            place += 1
    return left


@rule
def lay_back(s: Table) -> None:
    """Spread the cards at the front of the deck over the places that have one, from the last on. The rest is out."""
    left = 0
    for place in range(CARDS):
        left += has_card(s, place)
    for place in range(CARDS - 1, -1, -1):
        if has_card(s, place):
            left -= 1
            s.deck[place] = s.deck[left]
        else:
            s.deck[place] = UNKNOWN


@rule
def has_card(s: Table, place: int) -> bool:
    """Whether this place of the deck has a card: it has not left, and it is not out of the game."""
    if place < rows_start(s):
        return place % PILE >= s.drawn[place // PILE]
    return rows_start(s) + ROWS + s.opened <= place < reserve_end(s)
