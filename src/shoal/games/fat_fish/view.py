"""Who knows what in Fat Fish."""

from ...core.chance import mix
from ...core.rule import rule
from ...core.state import UNKNOWN
from .cards import add_card, colour_of
from .numbers import CARDS, COLOURS, FULL_ROW, HAND, KINDS, PILE, ROWS
from .rules import reserve_end, rows_start
from .state import Table


@rule
def hide(s: Table, seat: int) -> None:
    """Hidden: the other hands, and all cards still in the deck, those of the own pile too."""
    for place in range(CARDS):
        s.deck[place] = UNKNOWN
    for other in range(s.players):
        if other != seat:
            for i in range(HAND):
                s.hand[other][i] = UNKNOWN


@rule
def forget(s: Table, seat: int) -> None:
    """Remembered: the minus piles, of which size and points stay in sight, and what is known of the hands."""
    for other in range(s.players):
        for kind in range(KINDS):
            s.minus[other][kind] = UNKNOWN
        for i in range(HAND):
            s.known[other][i] = UNKNOWN
        s.told_count[other] = 0
        s.told_colours[other] = 0


# -- A world that the seat can't tell from the true one --


@rule
def determinize(s: Table, seat: int) -> None:
    """Deal the unseen cards: to the other hands what is known of them and then any, then to piles and reserve."""
    left = gather_unseen(s, seat)
    mix(s, s.deck, 0, left)
    for other in range(s.players):
        if other != seat:
            left = deal_known(s, other, left)
    for other in range(s.players):
        if other != seat:
            left = deal_told(s, seat, other, left)
    for other in range(s.players):
        if other != seat:
            while cards_in(s, other) < s.hand_size[other]:
                left = deal_card(s, other, left - 1, left)
    lay_back(s)


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
def deal_told(s: Table, seat: int, other: int, left: int) -> int:
    """As many cards of the colours told as the hand still lacks, leaving the other hands what they lack."""
    place = 0
    while lacking(s, other) > 0 and place < left:
        colour = colour_of(s.deck[place])
        if s.told_colours[other] >> colour & 1 == 1 and can_spare(s, seat, other, colour, left):
            left = deal_card(s, other, place, left)
        else:
            place += 1
    return left


@rule
def lacking(s: Table, other: int) -> int:
    """How many cards of the colours told a hand has not been dealt yet."""
    count = s.told_count[other]
    for i in range(HAND):
        if s.hand[other][i] != UNKNOWN and s.told_colours[other] >> colour_of(s.hand[other][i]) & 1 == 1:
            count -= 1
    return max(count, 0)


@rule
def can_spare(s: Table, seat: int, taker: int, colour: int, left: int) -> bool:
    """Whether the hands can still be dealt what they lack if one of them takes a card of this colour.

    They can if every set of colours has as many cards left as the hands lack that want no other colour (Hall).
    """
    supply = 0  # a byte for each colour
    for place in range(left):
        supply += 1 << 8 * colour_of(s.deck[place])
    for colours in range(1, 1 << COLOURS):
        if colours >> colour & 1 == 1:
            spare = -1
            for other in range(COLOURS):
                if colours >> other & 1 == 1:
                    spare += supply >> 8 * other & 255
            for other in range(s.players):
                if other != seat and s.told_colours[other] & ~colours == 0:
                    spare -= lacking(s, other) - (other == taker)
            if spare < 0:
                return False
    return True


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
