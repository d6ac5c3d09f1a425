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
from .numbers import CARDS, COLOUR_OF, DEPTH, DEPTHS, LAYERS, MINUS3, PILES, PLAYER
from .state import Table

# Places: kept by seat 0, 1 …, given by seat 0, 1 …, and the rest; how many depends on the players.
KEPT = 0  # + seat

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


@rule
def given_by(s: Table, seat: int) -> int:
    return s.players + seat


@rule
def rest_of(s: Table) -> int:
    return 2 * s.players


# -- What a seat knows --


@rule
def may_lie(s: Table, seat: int, card: int, place: int) -> bool:
    """Whether a card can have this place, for all the seat (or a SPECTATOR) knows."""
    if place == rest_of(s):
        return s.played[card] == UNKNOWN and not holds(s, seat, card)
    if place >= given_by(s, 0):
        return may_be_given(s, seat, card, place - given_by(s, 0))
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
    """Settle a place for every card. Answers whether the homes of the two minus3 are swapped.

    From guess to guess the minus3 change; then all possibilities are gone through, one way round and the other.
    """
    swapped = below(s, 2) == 1
    if swapped:
        swap_minus3(s)
    tries = 0
    anew = True
    while True:
        if tries < GUESSES:
            guess_sources(s, seat)
        else:
            complete_sources(s, seat, anew)
        if deal_piles(s, seat):
            return swapped
        tries += 1
        anew = tries <= GUESSES or not advance_sources(s, seat)
        if anew:
            swapped = not swapped
            swap_minus3(s)


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
def advance_sources(s: Table, seat: int) -> bool:
    """Turn to the next combination of piles the passed cards could have come from; those to begin anew are UNKNOWN.

    False after the last one.
    """
    for giver in range(s.players):
        s.source[giver] = next_source(s, seat, giver, s.source[giver])
        if s.source[giver] != UNKNOWN:
            return True
    return False


@rule
def complete_sources(s: Table, seat: int, anew: bool) -> None:
    """Begin with the first pile wherever it is open, or everywhere."""
    for giver in range(s.players):
        if anew or s.source[giver] == UNKNOWN:
            s.source[giver] = next_source(s, seat, giver, UNKNOWN)


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
        s.place[card] = rest_of(s)
    for pile in range(PILES):
        if is_dealt(s, pile) and not deal_pile(s, seat, pile):
            return False
    # A minus3 taken for the other may have been sent to a pile nobody drew from.
    for card in range(MINUS3, CARDS):
        if not may_lie(s, seat, card, s.place[card]):
            return False
    return True


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
        s.room[given_by(s, owner)] = given
    s.room[rest_of(s)] = left_in(s, pile)
    for card in range(CARDS):
        if s.home[card] == pile:
            s.place[card] = UNKNOWN
    for turn in range(2):
        for card in range(CARDS):
            its_turn = (s.played[card] == UNKNOWN) == (turn == 1)
            if s.home[card] == pile and its_turn and not find_place(s, seat, card):
                return False
    return True


@rule
def find_place(s: Table, seat: int, card: int) -> bool:
    """Put a card where there is room for it, each free spot equally likely."""
    found = UNKNOWN
    total = 0
    for place in range(rest_of(s) + 1):
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
    for place in range(rest_of(s) + 1):
        if may_lie(s, seat, card, place):
            reached |= 1 << place
            s.mover[place] = card
    before = 0
    while reached != before:
        before = reached
        for other in range(CARDS):
            if s.home[other] != s.home[card] or s.place[other] == UNKNOWN or before >> s.place[other] & 1 == 0:
                continue
            for place in range(rest_of(s) + 1):
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
            if s.place[card] == given_by(s, owner):
                s.passed[owner] = kind_of(card)
            if owner != seat and s.played[card] == UNKNOWN:
                if s.place[card] == KEPT + owner or s.place[card] == given_by(s, giver):
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
            if s.home[card] == pile and s.place[card] == rest_of(s):
                cards[start] = kind_of(card)
                start += 1
    return start


@rule
def clear_scratch(s: Table) -> None:
    for card in range(CARDS):
        s.place[card] = 0
    for place in range(rest_of(s) + 1):
        s.room[place] = 0
        s.mover[place] = 0
    for giver in range(s.players):
        s.source[giver] = 0
