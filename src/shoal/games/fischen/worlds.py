"""Worlds that a seat can't tell from the true one: where every hidden card could lie.

Each card has a home, the pile it was in before this round's hands were drawn (memory.py), and everybody knows how many
cards of a pile went into each hand. So a world puts each card of a pile into one of these places, all filled exactly:

    kept by a seat      drawn into its hand this round and not passed on: played since, or still there
    given by a seat     drawn into its hand, then passed to the left
    the rest            still in the boat or the sea

A played card was in its player's hand; a card of the own hand is there; a seat that could not follow a colour has
none of it; giver and receiver know the card between them. What this leaves open is dealt at random. The piles are
independent of each other once it is settled from which pile each passed card came, and which of the two minus3 is
which if their piles differ. These few things are guessed; if no guess fits, all possibilities are gone through. The
truth is one of them, so a world is always found.
"""

from ...core.chance import below, mix
from ...core.rule import rule
from ...core.seats import clockwise
from ...core.state import SPECTATOR, UNKNOWN
from .cards import has
from .hands import put_in_hand
from .memory import dealt_from, kind_of, layer_of, left_in, swap_minus3
from .numbers import CARDS, COLOUR_OF, DEPTH, DEPTHS, LAYERS, MINUS3, MOST_PLAYERS, PILES, PLAYER
from .state import Table

# Places.
KEPT = 0  # + seat
GIVEN = MOST_PLAYERS  # + seat
REST = 2 * MOST_PLAYERS
PLACES = REST + 1

GUESSES = 32  # before all possibilities are gone through
EXCHANGES = 1000  # of two random cards, to make all worlds about equally likely


@rule
def imagine(s: Table, seat: int) -> None:
    """Make a view a full world."""
    swapped = find_world(s, seat)
    mingle(s, seat)
    lay_hands(s, seat)
    lay_boats(s)
    lay_sea(s)
    if swapped:
        swap_minus3(s)
    clear_scratch(s)


# -- What a seat knows --


@rule
def may_lie(s: Table, seat: int, card: int, place: int) -> bool:
    """Whether a card can have this place, for all the seat (or a SPECTATOR) knows."""
    if place == REST:
        return s.played[card] == UNKNOWN and not holds(s, seat, card)
    if place >= GIVEN:
        return may_be_given(s, seat, card, place - GIVEN)
    owner = place - KEPT
    if s.played[card] == UNKNOWN:
        return may_hold(s, seat, card, owner) and not lacks(s.lacked[owner], card)
    if s.played[card] // PLAYER != owner:
        return False
    return not (was_played_after_pass(s, card) and lacks(s.lacked[owner], card))


@rule
def may_be_given(s: Table, seat: int, card: int, giver: int) -> bool:
    """Whether this can be the card the giver passed; the seat knows what it gave and what it got."""
    receiver = clockwise(s, giver)
    if (giver == seat or receiver == seat) and kind_of(card) != s.passed[giver]:
        return False
    if lacks(s.lacked[giver], card):
        return False
    if s.played[card] == UNKNOWN:
        return may_hold(s, seat, card, receiver)
    return s.played[card] // PLAYER == receiver and was_played_after_pass(s, card)


@rule
def may_hold(s: Table, seat: int, card: int, owner: int) -> bool:
    """Whether a card that was not played can be in the owner's hand now."""
    if holds(s, seat, card):
        return owner == seat
    return owner != seat and not lacks(s.lacks[owner], card)


@rule
def holds(s: Table, seat: int, card: int) -> bool:
    """Whether a card that was not played is in the seat's own hand."""
    if seat == SPECTATOR:
        return False
    if card > MINUS3 and s.played[MINUS3] != UNKNOWN:
        card = MINUS3
    return has(s.hand[seat], card)


@rule
def lacks(colours: int, card: int) -> bool:
    return colours >> COLOUR_OF[card] & 1 == 1


@rule
def was_played_after_pass(s: Table, card: int) -> bool:
    return s.pass_trick != UNKNOWN and s.played[card] % PLAYER > s.pass_trick


# -- Guessing --


@rule
def find_world(s: Table, seat: int) -> bool:
    """Settle a place for every card. Answers whether the homes of the two minus3 are swapped."""
    swapped = below(s, 2) == 1
    if swapped:
        swap_minus3(s)
    for _ in range(GUESSES):
        guess_sources(s, seat)
        if deal_piles(s, seat):
            return swapped
        swapped = not swapped
        swap_minus3(s)
    if not try_all_sources(s, seat):
        swapped = not swapped
        swap_minus3(s)
        try_all_sources(s, seat)
    return swapped


@rule
def guess_sources(s: Table, seat: int) -> None:
    """Guess from which pile each passed card came: the more cards of it in the giver's hand, the more likely."""
    for giver in range(s.players):
        s.source[giver] = UNKNOWN
        total = 0
        for pile in range(PILES):
            if may_be_source(s, seat, giver, pile):
                total += dealt_from(s, pile, giver)
                if below(s, total) < dealt_from(s, pile, giver):
                    s.source[giver] = pile


@rule
def may_be_source(s: Table, seat: int, giver: int, pile: int) -> bool:
    """Whether the giver could have passed a card of this pile."""
    if s.pass_trick == UNKNOWN or dealt_from(s, pile, giver) == 0:
        return False
    for card in range(CARDS):
        if s.home[card] == pile and may_be_given(s, seat, card, giver):
            return True
    return False


@rule
def try_all_sources(s: Table, seat: int) -> bool:
    """Go through every combination of piles the passed cards could have come from."""
    for giver in range(s.players):
        s.source[giver] = next_source(s, seat, giver, UNKNOWN)
    while not deal_piles(s, seat):
        giver = 0
        while giver < s.players:
            s.source[giver] = next_source(s, seat, giver, s.source[giver])
            if s.source[giver] != UNKNOWN:
                break
            s.source[giver] = next_source(s, seat, giver, UNKNOWN)
            giver += 1
        if giver == s.players:
            return False
    return True


@rule
def next_source(s: Table, seat: int, giver: int, pile: int) -> int:
    """The next pile the giver's card could have come from, UNKNOWN after the last."""
    for later in range(pile + 1, PILES):
        if may_be_source(s, seat, giver, later):
            return later
    return UNKNOWN


# -- Dealing --


@rule
def deal_piles(s: Table, seat: int) -> bool:
    """Give every card a place, pile by pile; False if that can't be with the sources guessed."""
    for card in range(CARDS):
        s.place[card] = REST
    for pile in range(PILES):
        if is_dealt(s, pile) and not deal_pile(s, seat, pile):
            return False
    # A minus3 taken for the other may have been sent to a pile nobody drew from.
    return fits_in(s, seat, MINUS3) and fits_in(s, seat, MINUS3 + 1)


@rule
def fits_in(s: Table, seat: int, card: int) -> bool:
    return may_lie(s, seat, card, s.place[card])


@rule
def is_dealt(s: Table, pile: int) -> bool:
    """Whether any card of the pile was drawn into a hand."""
    for owner in range(s.players):
        if dealt_from(s, pile, owner) > 0:
            return True
    return False


@rule
def deal_pile(s: Table, seat: int, pile: int) -> bool:
    """Give every card of a pile a place: played cards first, then the others."""
    for owner in range(s.players):
        given = 1 if s.source[owner] == pile else 0
        s.room[KEPT + owner] = dealt_from(s, pile, owner) - given
        s.room[GIVEN + owner] = given
    s.room[REST] = left_in(s, pile)
    for card in range(CARDS):
        if s.home[card] == pile:
            s.place[card] = UNKNOWN
    for card in range(CARDS):
        if s.home[card] == pile and s.played[card] != UNKNOWN and not find_place(s, seat, card):
            return False
    for card in range(CARDS):
        if s.home[card] == pile and s.played[card] == UNKNOWN and not find_place(s, seat, card):
            return False
    return True


@rule
def find_place(s: Table, seat: int, card: int) -> bool:
    """Put a card where there is room for it, each free spot equally likely."""
    found = UNKNOWN
    total = 0
    for place in range(PLACES):
        if s.room[place] > 0 and may_lie(s, seat, card, place):
            total += s.room[place]
            if below(s, total) < s.room[place]:
                found = place
    if found == UNKNOWN:
        return make_room(s, seat, card)
    s.place[card] = found
    s.room[found] -= 1
    return True


@rule
def make_room(s: Table, seat: int, card: int) -> bool:
    """Every place this card could have is full: move another card on, and that one another, until one finds room.

    Widens the set of places that can be cleared; `mover` is the card that would come into each of them.
    """
    reached = 0
    for place in range(PLACES):
        if may_lie(s, seat, card, place):
            reached |= 1 << place
            s.mover[place] = card
    before = 0
    while reached != before:
        before = reached
        for other in range(CARDS):
            if s.home[other] != s.home[card] or s.place[other] == UNKNOWN or before >> s.place[other] & 1 == 0:
                continue
            for place in range(PLACES):
                if reached >> place & 1 == 0 and may_lie(s, seat, other, place):
                    reached |= 1 << place
                    s.mover[place] = other
                    if s.room[place] > 0:
                        move_on(s, place)
                        return True
    return False


@rule
def move_on(s: Table, target: int) -> None:
    """Into the free target moves its mover, into that one's place the next, up to the card that had none."""
    s.room[target] -= 1
    while target != UNKNOWN:
        card = s.mover[target]
        left = s.place[card]
        s.place[card] = target
        target = left


@rule
def mingle(s: Table, seat: int) -> None:
    """Exchange cards of one pile at random, wherever both can lie in the other's place."""
    for _ in range(EXCHANGES):
        one = below(s, CARDS)
        other = below(s, CARDS)
        if s.home[one] != s.home[other] or s.place[one] == s.place[other]:
            continue
        if may_lie(s, seat, one, s.place[other]) and may_lie(s, seat, other, s.place[one]):
            s.place[one], s.place[other] = s.place[other], s.place[one]


# -- Laying the world --


@rule
def lay_hands(s: Table, seat: int) -> None:
    """Hands of the others, and what they passed."""
    for owner in range(s.players):
        giver = owner - 1 if owner > 0 else s.players - 1
        if owner != seat:
            s.hand[owner][0] = 0
            s.hand[owner][1] = 0
        for card in range(CARDS):
            if s.place[card] == GIVEN + owner:
                s.passed[owner] = kind_of(card)
            if owner != seat and s.played[card] == UNKNOWN:
                if s.place[card] == KEPT + owner or s.place[card] == GIVEN + giver:
                    put_in_hand(s, owner, kind_of(card))


@rule
def lay_boats(s: Table) -> None:
    """Layer by layer, each in random order."""
    for owner in range(s.players):
        top = 0
        for round_no in range(LAYERS):
            end = lay_pile(s, s.boat[owner], top, layer_of(owner, round_no))
            mix(s, s.boat[owner], top, end)
            top = end


@rule
def lay_sea(s: Table) -> None:
    """Depth by depth, each in random order."""
    top = s.sea_at
    for depth in range(DEPTHS):
        end = lay_pile(s, s.sea, top, DEPTH + depth)
        mix(s, s.sea, top, end)
        top = end


@rule
def lay_pile(s: Table, cards: list[int], start: int, pile: int) -> int:
    """Lay down what is left of a pile from an index on, and answer where it ends."""
    if left_in(s, pile) > 0:
        for card in range(CARDS):
            if s.home[card] == pile and s.place[card] == REST:
                cards[start] = kind_of(card)
                start += 1
    return start


@rule
def clear_scratch(s: Table) -> None:
    for card in range(CARDS):
        s.place[card] = 0
    for place in range(PLACES):
        s.room[place] = 0
        s.mover[place] = 0
    for giver in range(s.players):
        s.source[giver] = 0
