"""How good people play Fish Eat Fish: the hand-written strategy.

Fish on the board count a little less than a catch while a stack is low and more once it is high, so it grows high
stacks. It eats neutral fish before anything else, first those a rival could eat, and otherwise rather merges its own
stacks than fights: the cards of a fight are gone for both, and somebody else gains. Who attacks all the same picks the
fight by the sharks, the octopuses and the highest fish cards both sides have left, which are known from the discards.
In a fight it draws its card from a mix that leaves the other side little to gain: some rounds of either side's best
answer to the other's cards so far, where a strong card costs what it could still do later.
"""

from ...core.bits import count_bits, lowest_bit, without_lowest
from ...core.rule import rule, table
from ...core.state import i64, most
from .fight import outcome_of
from .numbers import (
    ATTACKER,
    ATTACKER_WINS,
    CHARGES,
    CIRCLES,
    DEFENDER,
    DEFENDER_WINS,
    DRAW,
    DRIFT,
    EAT,
    FIGHT,
    HIGHEST,
    HIGHEST_FISH,
    KINDS,
    NEAR,
    NEUTRAL,
    NOTHING,
    OCTOPUS,
    PLACE,
    PLACING,
    SHARK,
    SHOW,
    SLIDES,
    STEPS,
)
from .rules import points
from .stacks import owner_of
from .state import Table

SPREAD = 10  # how many points apart players of like strength typically end: 12 of two, 7.5 of five

# All in hundredths of a point. Begun from a regression of final points on positions of self-play, then moved by many
# small matches of slightly different players against each other at all player counts.
STACK: tuple[int, ...] = table([0, 75, 160, 290, 430, 630])  # a stack, by its height
assert len(STACK) == HIGHEST + 1
CAUGHT = 100  # a fish in the catch
FREE_FISH = 150  # eating neutral fish, beyond the growth: it costs no card and leaves the others less
CONTESTED = 35  # for each rival's stack next to the neutral fish
FOOD_NEAR = 10  # a neutral stack next to one's own
FRIEND_NEAR = -25  # an own stack next to one's own: together they reach less
FIGHTING = -120  # a fight against equals
EDGE = 75  # whose highest fish card and height together are more than the other's
SHARK_KEPT = -60  # a shark that is left, and for each fish it could win: more if no octopus can stop it
SHARK_PREY = 55
SHARK_PREY_WITH_OCTOPUS = 20
ROOM = 20  # placing: a neighbouring circle
CROWD = -35  # placing: a rival's fish on it

# What a seat in the water ends with, by a regression over 12 000 games of self-play.
FISH_HOPE = 70  # a fish in an own stack
FREE_HOPE = 85  # a neutral fish, shared by all
SHARK_HOPE = 200

# The mix of cards. Over 1500 random fights a best answer to it gains 0.08 points more than to a solved mix, to one of
# five rounds 0.3, to the likeliest card alone 1.0.
ROUNDS = 12
COST: tuple[int, ...] = table([0, 45, 90, 135, 180, 225, 430, 240])  # what a card could still do later
assert len(COST) == KINDS
DRAWN = 25  # per cent of the way from a defeat to a win: the rival's stack is gone too

# Where each attack begins and whom it meets, as source * 25 + target.
ATTACKS: tuple[int, ...] = table(
    [*STEPS] + [SLIDES[charge // CIRCLES] // CIRCLES * CIRCLES + charge % CIRCLES for charge in CHARGES]
)

# A hand or a mix is one number: how many of each kind, a lane of eight bits each. The highest bit of a lane is never
# set, as that of the uppermost is the sign. A mix begins with one card of each kind, and each round adds to it once.
LANE = 8
MOST = (1 << LANE - 1) - 1  # in a lane
assert most(i64) >= MOST << LANE * (KINDS - 1)
ADDED = sum(range(1, ROUNDS + 1))
assert KINDS + ADDED <= MOST
assert KINDS == 8
FOUR_LANES, SIX_LANES, SEVEN_LANES = ((1 << LANE * lanes) - 1 for lanes in (4, 6, 7))

# By lead and card, from the rule: a card wins against all kinds below the first number, and draws with those from there
# up to the second. Against the octopus it makes no difference what is shown: that always ends in nothing.
LEAST_LEAD = 1 - HIGHEST
_FIGHTS = [(lead, kind) for lead in range(LEAST_LEAD, HIGHEST) for kind in range(KINDS)]
_OUTCOMES = [[outcome_of(kind, other, lead) for other in range(OCTOPUS)] for lead, kind in _FIGHTS]
WINS_BELOW: tuple[int, ...] = table([outcomes.count(ATTACKER_WINS) for outcomes in _OUTCOMES])
DRAWS_BELOW: tuple[int, ...] = table([len(outcomes) - outcomes.count(DEFENDER_WINS) for outcomes in _OUTCOMES])
assert all(
    outcomes == sorted(outcomes, key=(ATTACKER_WINS, DRAW, DEFENDER_WINS).index)
    for (_, kind), outcomes in zip(_FIGHTS, _OUTCOMES, strict=True)
    if kind != OCTOPUS
)
assert all(outcome_of(kind, OCTOPUS, lead) == outcome_of(OCTOPUS, kind, lead) == NOTHING for lead, kind in _FIGHTS)
NEVER = -(1 << 40)


@rule
def weigh(s: Table, seat: int, actions: list[int], count: int, worth: list[int]) -> None:
    """What some legal actions seem worth, in hundredths of a point; in a fight, the weights of the mix."""
    if s.phase == PLACING:
        weigh_places(s, seat, actions, count, worth)
    elif s.phase == FIGHT:
        weigh_cards(s, seat, actions, count, worth)
    else:
        weigh_moves(s, seat, actions, count, worth)


@rule
def outlook(s: Table, seat: int) -> int:
    """The points a seat may hope to end with, in hundredths: part of its fish, of the free ones, and by its shark."""
    if s.phase == PLACING:
        return CAUGHT * CIRCLES // s.players
    hope = CAUGHT * points(s, seat)
    own = s.stacks[seat]
    if own:
        hope += FREE_HOPE * count_bits(s.stacks[NEUTRAL]) // s.players + SHARK_HOPE * left(s, seat, SHARK)
    while own:
        hope += FISH_HOPE * s.height[lowest_bit(own)]
        own = without_lowest(own)
    return hope


# -- Placing --


@rule
def weigh_places(s: Table, seat: int, actions: list[int], count: int, worth: list[int]) -> None:
    """Much room, few rivals: neutral fish will lie there."""
    rivals = s.occupied & ~s.stacks[seat]
    for i in range(count):
        near = NEAR[actions[i] - PLACE]
        worth[i] = ROOM * count_bits(near) + CROWD * count_bits(near & rivals)


# -- A turn --


@rule
def weigh_moves(s: Table, seat: int, actions: list[int], count: int, worth: list[int]) -> None:
    own = s.stacks[seat]
    food = s.stacks[NEUTRAL]
    rivals = s.occupied & ~own & ~food
    for i in range(count):
        action = actions[i]
        if action >= DRIFT:  # nothing is near then: which way to drift made no difference in 6000 games
            worth[i] = 0
            continue
        source = ATTACKS[action - EAT] // CIRCLES
        target = ATTACKS[action - EAT] % CIRCLES
        gain = company(own & ~(1 << source), food, target) - company(own, food, source)
        gain += prey_worth(s, seat, source, target)
        if food >> target & 1:
            gain += FREE_FISH + CONTESTED * count_bits(NEAR[target] & rivals)
        worth[i] = gain


@rule
def company(own: int, food: int, circle: int) -> int:
    """What it is worth to be next to these."""
    return FRIEND_NEAR * count_bits(NEAR[circle] & own) + FOOD_NEAR * count_bits(NEAR[circle] & food)


@rule
def prey_worth(s: Table, seat: int, source: int, target: int) -> int:
    """What it is worth to grow by the stack on `target`, or to fight it."""
    owner = owner_of(s, target)
    height = s.height[source]
    prey = s.height[target]
    if owner != seat and owner != NEUTRAL:
        return fight_worth(s, seat, owner, height, prey)
    grown = min(height + prey, HIGHEST)
    gain = STACK[grown] + CAUGHT * (height + prey - grown) - STACK[height]
    return gain - STACK[prey] if owner == seat else gain


@rule
def fight_worth(s: Table, seat: int, rival: int, height: int, prey: int) -> int:
    """Close to what the mixes of both sides would bring, without asking for them."""
    gain = FIGHTING + shark_worth(s, seat, rival, prey) - shark_worth(s, rival, seat, height)
    lead = height + highest_fish(s, seat) - prey - highest_fish(s, rival)
    if lead > 0:
        gain += EDGE
    elif lead < 0:
        gain -= EDGE
    return gain


@rule
def shark_worth(s: Table, seat: int, rival: int, prey: int) -> int:
    if left(s, seat, SHARK) <= 0:
        return 0
    return SHARK_KEPT + prey * (SHARK_PREY_WITH_OCTOPUS if left(s, rival, OCTOPUS) > 0 else SHARK_PREY)


@rule
def highest_fish(s: Table, seat: int) -> int:
    value = HIGHEST_FISH
    while value >= 0 and left(s, seat, value) <= 0:
        value -= 1
    return value


@rule
def left(s: Table, seat: int, kind: int) -> int:
    """How many cards of a kind a seat has not shown: all began with the same hand, and discards were open."""
    return s.cards[kind] - s.discarded[seat][kind]


# -- A fight --


@rule
def weigh_cards(s: Table, seat: int, actions: list[int], count: int, worth: list[int]) -> None:
    """Both sides in turn give the best answer to what the other has shown so far; later answers count for more."""
    side = ATTACKER if s.fighter[ATTACKER] == seat else DEFENDER
    hand = kinds_of(s, seat)
    rival_hand = kinds_of(s, s.fighter[1 - side])
    mix = hand
    rival_mix = rival_hand
    lead = s.strength[side] - s.strength[1 - side]
    stake = STACK[s.strength[side]]
    prize = STACK[s.strength[1 - side]]
    for turn in range(2 * ROUNDS):
        mix += turn // 2 + 1 << LANE * best_answer(hand, rival_mix, lead, stake, prize)
        hand, rival_hand = rival_hand, hand
        mix, rival_mix = rival_mix, mix
        stake, prize = prize, stake
        lead = -lead
    for i in range(count):
        worth[i] = (mix >> LANE * (actions[i] - SHOW) & MOST) - 1  # without the one it began with


@rule
def kinds_of(s: Table, seat: int) -> int:
    """One of each kind of card a seat has."""
    kinds = 0
    for kind in range(KINDS):
        kinds |= (left(s, seat, kind) > 0) << LANE * kind
    return kinds


@rule
def best_answer(hand: int, mix: int, lead: int, stake: int, prize: int) -> int:
    """The card that does best against a mix, for the side whose stack leads by so much."""
    below = sums_below(mix)
    others = below >> LANE * OCTOPUS & MOST  # all but the octopuses
    total = others + (mix >> LANE * OCTOPUS & MOST)
    win = stake + prize  # counted from a defeat
    draw = DRAWN * win // 100
    best = OCTOPUS
    best_gain = others * stake - total * COST[OCTOPUS] if hand >> LANE * OCTOPUS & 1 else NEVER
    for kind in range(OCTOPUS):
        if hand >> LANE * kind & 1:
            against = (lead - LEAST_LEAD) * KINDS + kind
            won = below >> LANE * WINS_BELOW[against] & MOST
            drawn = (below >> LANE * DRAWS_BELOW[against] & MOST) - won
            gain = won * win + drawn * draw - total * COST[kind]
            if gain > best_gain:
                best_gain = gain
                best = kind
    return best


@rule
def sums_below(mix: int) -> int:
    """In the lane of each kind, how many cards of the kinds below it are in a mix."""
    sums = (mix & SEVEN_LANES) << LANE
    sums += (sums & SEVEN_LANES) << LANE
    sums += (sums & SIX_LANES) << 2 * LANE
    return sums + ((sums & FOUR_LANES) << 4 * LANE)
