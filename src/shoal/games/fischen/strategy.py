"""How good people play: the hand-written strategy.

A card is played for what it catches now, less what it could still catch this round. Its chance to win is computed
seat by seat from what everybody remembers: which cards each seat behind may still hold, and which colours it lacks.
A caught card is a point, and a little more or less for the boat it goes to: a strong card comes back, a weak one
keeps a better one in the sea. When the boat will last to the end, only points count. So weak cards are thrown on lost
tricks, the lowest card that wins is enough, and strong cards wait for a trick that is worth it.
"""

from ...core.bits import count_bits, highest_bit, lowest_bit, without_lowest
from ...core.rule import rule, table
from ...core.seats import clockwise
from .cards import HALF
from .memory import kind_of
from .numbers import (
    ALL,
    BUOYS,
    CALL_COLOUR,
    CATCH,
    CATCH_CARD,
    COLOUR_OF,
    GREEN,
    GREENS,
    KINDS,
    MINUS3,
    NO_COLOUR,
    PASS_CARD,
    PASSING,
    PENALTY,
    PLAY,
    ROUNDS,
    VALUES,
)
from .others import CERTAIN, CERTAIN_BITS, may_hold, none_of, of_colour, part_of, piles_held, seen, stands
from .rules import hand_size, points, would_win
from .state import Table

SPREAD = 15  # how many points apart players of like strength typically end

# Worths are hundredths of a point. Found by playing some 4 million games in which every seat had its own slightly
# changed numbers, and following those that scored more; then rounded, and what made no difference taken out.
CARD = 100
LOSS = CARD * PENALTY  # of a minus3
TO_COME = 80  # a card that is still to be played to the trick
LEAD_GREEN = 80  # more for leading green: it draws the trumps of others
LEAD_LONG = 33  # more for leading, for each card of that colour in the hand

# What could be caught with a card later in the round. A high card is worth less when few others have its colour, as
# it will be trumped; green is good even when it is not the highest.
HIGHEST = 290
SCARCE, PLENTY = 6, 16
HIGHEST_GREEN, ANY_GREEN = 95, 140
ZERO = 90
BUOY = table([60, 20, 50, -25, 260, 20])  # first, left, colour, lowest, all, minus3
ZERO_CATCH = 85  # what a zero catches at least, while there are cards to come
LAST_TRICKS = 3  # with fewer cards in the hand, each has fewer tricks to wait for

# How strong a kind is in a later hand, as if it were a value of a colour: zeros, values, greens, and last the buoys.
COLOURED = [17, *range(1, VALUES)]
STRENGTH = table(COLOURED * GREEN + [17, *range(VALUES + 1, VALUES + GREENS)] + [10] * (KINDS - BUOYS))
assert len(STRENGTH) == KINDS and len(BUOY) == KINDS - BUOYS
LEVEL = 5  # strength of what would come instead from a full sea
SEA_STEP = 9  # it is one more for every 9 cards fished
PER_STRENGTH = 10  # quarters of a hundredth
BOAT_MARGIN = 11  # a card lies in the middle of a catch, not at its end

PASS_STRONG = 20  # stronger cards are passed most seldom; each point of strength halves the weight
CALL_VALUE, CALL_CARD, CALL_GREEN = 5, 14, 25

# Outlook, fitted to the ends of 18 000 games from moments within them.
HOPE_TRICK = 35  # for each card of a trick that is won as it stands
HOPE_HAND = 10  # for each point of strength in the hand
HOPE_STRONG = 2  # for each in boat and catch, times rounds played
HOPE_BOAT = 13  # less for each card in boat and catch above the average, times rounds to come
MIDDLING, MIDDLING_STEP = 9, 8  # the strength of a middling card: one more for every 8 cards fished


@rule
def weigh(s: Table, seat: int, actions: list[int], count: int, worth: list[int]) -> None:
    """What some legal actions seem worth, in hundredths of a point."""
    if s.phase == PLAY:
        weigh_plays(s, seat, actions, count, worth)
        return
    for i in range(count):
        if s.phase == CATCH:
            worth[i] = catch_worth(s, seat, actions[i] - CATCH_CARD)
        elif s.phase == PASSING:
            worth[i] = 1 << max(0, PASS_STRONG - STRENGTH[actions[i] - PASS_CARD])
        else:
            worth[i] = call_worth(s, seat, actions[i] - CALL_COLOUR)


# -- Playing a card --


@rule
def weigh_plays(s: Table, seat: int, actions: list[int], count: int, worth: list[int]) -> None:
    """First the chance of every card that nobody behind beats it, then what the card is worth."""
    for i in range(count):
        worth[i] = CERTAIN
    first = 0  # what the others may hold, a word each
    second = 0
    cards = 0
    seen_first = seen(s, seat, 0)
    seen_second = seen(s, seat, 1)
    giver = seat
    for place in range(1, s.players):
        other = clockwise(s, giver)
        piles = piles_held(s, seat, giver, other)
        its_first = may_hold(s, other, piles, 0) & ~seen_first
        its_second = may_hold(s, other, piles, 1) & ~seen_second
        if s.laid + place < s.players:
            part = part_of(s.hand_size[other], its_first, its_second)
            for i in range(count):
                worth[i] = worth[i] * stands(s, actions[i], its_first, its_second, part) >> CERTAIN_BITS
        first |= its_first
        second |= its_second
        cards += s.hand_size[other]
        giver = other
    part = part_of(cards, first, second)
    pot = pot_worth(s, seat)
    for i in range(count):
        kind = actions[i]
        chance = worth[i] if would_win(s, kind) else 0
        boat = boat_worth(s, seat, kind)
        # What I don't catch goes into the boat of somebody else.
        worth[i] = (chance * (pot + CARD + 2 * boat) >> CERTAIN_BITS) - boat + lead_worth(s, seat, kind)
        worth[i] += effect_worth(s, seat, kind, pot)
        worth[i] -= hold_worth(s, seat, kind, first, second, part)


@rule
def pot_worth(s: Table, seat: int) -> int:
    """What the winner catches besides the card now played. `all` leaves only itself, instead of that card."""
    pot = (s.players - 1 - s.laid) * TO_COME
    for position in range(s.laid):
        if s.trick[position] == ALL:
            return 0
        pot += catch_worth(s, seat, kind_of(s.trick[position]))
    return pot


@rule
def effect_worth(s: Table, seat: int, kind: int, pot: int) -> int:
    """A zero catches the best card of the trick, `all` catches it all."""
    if kind == ALL:
        return pot
    colour = COLOUR_OF[kind]
    if colour == NO_COLOUR or kind > VALUES * colour:
        return 0
    best = ZERO_CATCH if s.laid + 1 < s.players else 0
    for position in range(s.laid):
        best = max(best, catch_worth(s, seat, kind_of(s.trick[position])))
    return best


@rule
def lead_worth(s: Table, seat: int, kind: int) -> int:
    """Lead green, or a colour of which there are more in the hand."""
    colour = COLOUR_OF[kind]
    if s.laid > 0 or colour == NO_COLOUR:
        return 0
    return LEAD_GREEN if colour == GREEN else LEAD_LONG * count_bits(hand_of(s, seat, colour))


@rule
def hold_worth(s: Table, seat: int, kind: int, first: int, second: int, part: int) -> int:
    """What a card could still catch this round: the more, the surer it is the highest that is left."""
    colour = COLOUR_OF[kind]
    others = of_colour(first, second, colour)
    value = kind - VALUES * colour
    if colour == NO_COLOUR:
        worth = BUOY[kind - BUOYS]
    elif value == 0:
        worth = ZERO
    elif colour == GREEN:
        worth = ANY_GREEN + (HIGHEST_GREEN * none_of(others >> value, part) >> CERTAIN_BITS)
    else:
        plenty = min(count_bits(others) + SCARCE, PLENTY)
        worth = HIGHEST * none_of(others >> value, part) * plenty // PLENTY >> CERTAIN_BITS
    return worth * min(s.hand_size[seat] - 1, LAST_TRICKS) // LAST_TRICKS


@rule
def hand_of(s: Table, seat: int, colour: int) -> int:
    """The cards of a colour in a hand, by value."""
    return of_colour(s.hand[seat][0], s.hand[seat][1], colour)


# -- Catching, passing, calling --


@rule
def catch_worth(s: Table, seat: int, kind: int) -> int:
    worth = CARD + boat_worth(s, seat, kind)
    return worth - LOSS if kind == MINUS3 else worth


@rule
def boat_worth(s: Table, seat: int, kind: int) -> int:
    """How much better a card is than what would come instead of it, if it will come into a hand again."""
    size = hand_size(s, s.round_no)
    if max(0, s.boat_size[seat] + s.caught[seat] // 2 - BOAT_MARGIN) >= size * (ROUNDS - 1 - s.round_no):
        return 0
    return PER_STRENGTH * (STRENGTH[kind] - LEVEL - s.sea_at // SEA_STEP) // 4


@rule
def call_worth(s: Table, seat: int, colour: int) -> int:
    """The colour of my highest card, or of none if I can trump."""
    cards = hand_of(s, seat, colour)
    if cards == 0:
        return CALL_GREEN if hand_of(s, seat, GREEN) else 0
    return CALL_CARD * count_bits(cards) + CALL_VALUE * highest_bit(cards)


# -- The end of a rollout --


@rule
def outlook(s: Table, seat: int) -> int:
    """The points a seat may hope to end with, in hundredths: an equal share of all that is still to be caught.

    It is more with a strong hand, or a strong boat that is small: then better cards come from the sea.
    """
    hope = CARD * points(s, seat)
    if s.phase < PLAY:
        return hope
    hope += CARD * s.caught[seat]
    for round_no in range(s.round_no, ROUNDS):
        hope += CARD * hand_size(s, round_no)
    if seat == s.winner:
        hope += HOPE_TRICK * s.laid
    hope += HOPE_HAND * strength_of_set(s, s.hand[seat])
    rounds_left = ROUNDS - 1 - s.round_no
    caught = 0
    boats = 0
    for other in range(s.players):
        caught += s.caught[other]
        boats += s.boat_size[other] + s.caught[other]
    hope -= CARD * caught // s.players
    if rounds_left > 0:
        size = s.boat_size[seat] + s.caught[seat]
        hope -= HOPE_BOAT * rounds_left * (size * s.players - boats) // s.players
        strength = strength_of_set(s, s.catch[seat])
        for i in range(s.boat_size[seat]):
            strength += strength_above(s, s.boat[seat][i])
        hope += HOPE_STRONG * (s.round_no + 1) * strength
    return hope


@rule
def strength_of_set(s: Table, cards: list[int]) -> int:
    strength = 0
    for word in range(2):
        bits = cards[word]
        while bits:
            strength += strength_above(s, kind_of(HALF * word + lowest_bit(bits)))
            bits = without_lowest(bits)
    return strength


@rule
def strength_above(s: Table, kind: int) -> int:
    """How much stronger a kind is than a middling card of this moment."""
    return STRENGTH[kind] - MIDDLING - s.sea_at // MIDDLING_STEP
