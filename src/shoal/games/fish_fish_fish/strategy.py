"""How good people play: the hand-written strategy.

It weighs a move by what the whole turn may bring: the fish caught with this card and the next two, and the cards that
the number of the last square lets draw, less the cards played. Fish not yet caught count in part: more beside a boat
of one's own, less than nothing beside others' boats. So it steals schools from under others' bows, gives none away,
and releases grey fish where a card in hand can fetch them. Towards the end of the game cards lose their worth.
"""

from ...core.bits import lowest_bit, without_lowest
from ...core.rule import rule, table
from ...core.seats import clockwise
from .hands import holds, pack_hand, without
from .numbers import (
    ALL_BLUE,
    ALL_WHITE,
    BITS,
    BLUE,
    COLUMNS,
    DIRECTIONS,
    DRAW_OPEN,
    DRAW_PILE,
    DRAWING,
    END,
    ENOUGH,
    GREY,
    KEEP,
    MOOR,
    MOORING,
    MOST_HELD,
    MOVING,
    RELEASE,
    RELEASING,
    ROWS,
    SAIL,
    SQUARES,
    STEP,
    SUPPLY,
    SWIM,
    TRIPS,
    WHITE,
    WORDS,
)
from .rules import points
from .sea import opposite
from .squares import NEXT, NOWHERE, has
from .state import Table
from .zones import Bits, zone_of, zones

SPREAD = 10  # how many points apart players of like strength typically end

# Tuned by self-play: changes that won more points at 2 to 5 players were kept.
# In hundredths of a point:
CARD = 130  # a card in hand, long before the end
JOINED = 40  # two schools become one: it takes a card less to catch both, whoever does it
REPEAT = 30  # less for a direction for each card of it in hand
BLIND = 15  # more for a card from the pile: what the open ones show may not serve
ALONE = 17  # a berth's distance from the next boat, each square
MIDDLE = 10  # a berth's distance from the corners, each square
# In per cent of what fish are worth:
GIFT = 80  # that another seat catches them: against all others together
AROUND = 10  # that they lie around a boat
READY = 33  # grey fish that a card in hand can fetch
PATIENCE = 50  # what a grey fish will bring later
USE = 32  # a card that could catch them
START = 14  # a berth from which a card in hand could catch them
ON_THE_WAY = 50  # that a school takes them along on its way home
# Fish in the sea: others' boats are farther than 3 squares away, 3, 2, 1.
HOPE = table(
    [
        *(0, -8, -20, -22),  # one's own are farther than 3
        *(4, -2, -10, -27),  # 3
        *(36, 12, 0, -21),  # 2
        *(50, 40, 30, 15),  # 1
    ]
)
# In cards to be drawn before the end, for each player:
HORIZON = 19  # with fewer to come a card loses its worth

JOIN = table([JOINED * hope // 100 for hope in HOPE])

# What comes of things by the end, fitted to the ends of 100 games of the strategy, in hundredths of a point.
SEA = 55  # each point in the sea, shared by all
CLOSE_BY = 40  # each point within two squares of boats of one's own alone
SUPPLIED = 1000  # a grey fish to be released: it costs nothing any more, and somebody catches it
HELD = 80  # a card in hand

FISH = WHITE * ALL_WHITE + BLUE * ALL_BLUE + GREY  # in the sea at the start
BIG = 5  # points of a school for which to think three cards ahead
TRIP = 38  # cards of a later trip through the pile, about
# Zones, as HOPE tells of them: from which on a boat of one's own is two squares or one square away, and the bits that
# are both set where one of the others' is one square away.
CLOSE, BESIDE = 8, 12
OTHERS_BESIDE = 3
assert len(HOPE) == 16
FAR_ENOUGH = 6  # squares from a berth to the next boat
NO_WAY = -100_000  # less than anything

# All moves of a kind are below it, so it changes none; but by it the compiler sees that none is negative, and divides
# them in half the time.
MOVE_MASK = 2047
assert DIRECTIONS * SQUARES <= MOVE_MASK


@rule
def weigh(s: Table, seat: int, actions: list[int], count: int, worth: list[int]) -> None:
    """What some legal actions seem worth, in hundredths of a point."""
    if s.phase == MOORING:
        for i in range(count):
            worth[i] = weigh_berth(s, seat, actions[i] - MOOR)
    elif s.phase == DRAWING:
        card = worth_of_card(s)
        for i in range(count):
            worth[i] = weigh_draw(s, seat, actions[i], card)
    else:
        mine = s.fleet[seat]
        near = zones(mine[0], mine[1], mine[2])
        far = zones(s.boats[0] & ~mine[0], s.boats[1] & ~mine[1], s.boats[2] & ~mine[2])
        if s.phase == RELEASING:
            for i in range(count):
                worth[i] = weigh_release(s, seat, actions[i], near, far)
        else:
            weigh_plays(s, seat, actions, count, worth, near, far)


# -- What things are worth --


@rule
def value_on(s: Table, square: int) -> int:
    """The points that the fish on a square bring."""
    return BLUE * s.school[square] + (WHITE - BLUE) * s.white[square] + (GREY - BLUE) * s.grey[square]


@rule
def time_left(s: Table) -> int:
    """From HORIZON * players, while the end is far, down to 0."""
    return min(s.pile_left + (TRIPS[s.players] - s.trip) * TRIP, HORIZON * s.players)


@rule
def worth_of_card(s: Table) -> int:
    return CARD * time_left(s) // (HORIZON * s.players)


# -- Move --


@rule
def weigh_plays(
    s: Table,
    seat: int,
    actions: list[int],
    count: int,
    worth: list[int],
    near: tuple[Bits, Bits],
    far: tuple[Bits, Bits],
) -> None:
    """Cards played count against a move, cards to be drawn where it ends for it."""
    card = worth_of_card(s)
    hand = pack_hand(s, seat)
    stop = 0  # pass, which is no choice
    if s.phase != MOVING:
        stop = card * min(s.numbers[s.last], room_after(s, seat, 0))
    for i in range(count):
        if actions[i] >= END:
            worth[i] = stop
            continue
        is_swim = actions[i] >= SWIM
        move = actions[i] - (SWIM if is_swim else SAIL)
        direction = (move & MOVE_MASK) // SQUARES
        source = move - SQUARES * direction
        target = source + STEP[direction]
        left = without(hand, direction)
        zone = zone_of(target, near, far)
        if is_swim:
            here = HOPE[zone_of(source, near, far)]
            worth[i] = weigh_swim(s, seat, source, target, here, zone, left, card)
        else:
            worth[i] = weigh_sail(s, seat, source, target, 100 - HOPE[zone], left, card)


@rule
def room_after(s: Table, seat: int, played: int) -> int:
    """How many cards may be drawn when so many are played."""
    return MOST_HELD - s.held[seat] + played


@rule
def weigh_sail(s: Table, seat: int, source: int, target: int, share: int, hand: int, card: int) -> int:
    """This catch and the best ones with two cards more, and how much lies around the boat then."""
    room = room_after(s, seat, 1)
    around = 0
    for direction in range(DIRECTIONS):
        square = NEXT[target * DIRECTIONS + direction]
        if square != NOWHERE:
            around += value_on(s, square)
        square = NEXT[source * DIRECTIONS + direction]
        if square != NOWHERE:
            around -= value_on(s, square)
    best = card * min(s.numbers[target], room)
    for direction in range(DIRECTIONS):
        square = NEXT[target * DIRECTIONS + direction]
        if holds(hand, direction) and square != NOWHERE and not has(s.boats, square):
            left = without(hand, direction)
            more = sail_on(s, target, square, share, left, room + 1, card)
            best = max(best, share * value_on(s, square) + more - card)
    return best - card + share * value_on(s, target) + AROUND * around


@rule
def sail_on(s: Table, before: int, source: int, share: int, hand: int, room: int, card: int) -> int:
    """What the last of three cards, or none, may add, with the cards to be drawn."""
    best = card * min(s.numbers[source], room)
    for direction in range(DIRECTIONS):
        square = NEXT[source * DIRECTIONS + direction]
        if holds(hand, direction) and square != NOWHERE and square != before and not has(s.boats, square):
            best = max(best, share * value_on(s, square) + card * (min(s.numbers[square], room + 1) - 1))
    return best


@rule
def weigh_swim(s: Table, seat: int, source: int, target: int, here: int, zone: int, hand: int, card: int) -> int:
    """What the fish promise there, and did here; all of it if they are caught, now or soon."""
    room = room_after(s, seat, 1)
    value = value_on(s, source)
    worth = value * (HOPE[zone] - here) + card * (min(s.numbers[target], room) - 1)
    if s.school[target] > 0:
        worth += JOIN[zone]
    if zone < CLOSE and zone & OTHERS_BESIDE != OTHERS_BESIDE:
        return worth
    if has(s.boats, target):
        if has(s.fleet[seat], target):
            return worth + value * (100 - HOPE[zone])
        return worth - value * (GIFT // (s.players - 1) + HOPE[zone])
    other = value_on(s, target)
    if zone < CLOSE or zone < BESIDE and value + other < BIG:
        return worth
    caught = value * (100 - here) + other * (100 - HOPE[zone]) - card
    return max(worth, caught + bring_home(s, seat, source, target, value + other >= BIG, hand, room, card))


@rule
def bring_home(s: Table, seat: int, source: int, target: int, is_big: bool, hand: int, room: int, card: int) -> int:
    """Fish on `target` that a card, or two for a big school, brings to an own boat: what this adds to their worth."""
    best = NO_WAY
    for direction in range(DIRECTIONS):
        square = NEXT[target * DIRECTIONS + direction]
        if holds(hand, direction) and square != NOWHERE:
            if has(s.fleet[seat], square):
                best = max(best, card * (min(s.numbers[square], room + 1) - 1))
            elif is_big and square != source and not has(s.boats, square):
                left = without(hand, direction)
                for last in range(DIRECTIONS):
                    home = NEXT[square * DIRECTIONS + last]
                    if holds(left, last) and home != NOWHERE and has(s.fleet[seat], home):
                        best = max(best, ON_THE_WAY * value_on(s, square) + card * (min(s.numbers[home], room + 2) - 2))
    return best


# -- Grey fish --


@rule
def weigh_release(s: Table, seat: int, action: int, near: tuple[Bits, Bits], far: tuple[Bits, Bits]) -> int:
    """It costs no points any more, and may bring as many. To keep it is no use at the end."""
    if action == KEEP:
        return GREY * (100 + PATIENCE) * time_left(s) // (HORIZON * s.players)
    zone = zone_of(action - RELEASE, near, far)
    hope = 100 + HOPE[zone]
    if zone >= BESIDE and is_ready(s, seat, action - RELEASE):
        hope += READY
    return GREY * hope


@rule
def is_ready(s: Table, seat: int, square: int) -> bool:
    """Whether a card in hand takes a boat of one's own there, or what is there to the boat."""
    for direction in range(DIRECTIONS):
        home = NEXT[square * DIRECTIONS + direction]
        if home != NOWHERE and has(s.fleet[seat], home):
            if s.hand[seat][direction] + s.hand[seat][opposite(direction)] > 0:
                return True
    return False


# -- Draw --


@rule
def weigh_draw(s: Table, seat: int, action: int, card: int) -> int:
    """The last card of all ends the game: good for the one that leads."""
    if action == ENOUGH:
        return 0
    if s.pile_left == 1 and s.trip == TRIPS[s.players]:
        return 100 * lead_of(s, seat)
    if action == DRAW_PILE:
        return card + BLIND
    direction = s.open[action - DRAW_OPEN]
    return card + USE * best_catch(s, seat, direction) - REPEAT * s.hand[seat][direction]


@rule
def lead_of(s: Table, seat: int) -> int:
    """Points before the best of the others."""
    other = clockwise(s, seat)
    best = points(s, other)
    while clockwise(s, other) != seat:
        other = clockwise(s, other)
        best = max(best, points(s, other))
    return points(s, seat) - best


@rule
def best_catch(s: Table, seat: int, direction: int) -> int:
    """The most points that a card of this direction could catch at once."""
    best = 0
    for word in range(WORDS):
        boats = s.fleet[seat][word]
        while boats != 0:
            boat = word * BITS + lowest_bit(boats)
            boats = without_lowest(boats)
            ahead = NEXT[boat * DIRECTIONS + direction]
            if ahead != NOWHERE:
                best = max(best, value_on(s, ahead))
            behind = NEXT[boat * DIRECTIONS + opposite(direction)]
            if behind != NOWHERE:
                best = max(best, value_on(s, behind))
    return best


# -- Mooring --


@rule
def weigh_berth(s: Table, seat: int, berth: int) -> int:
    """Away from all boats and the corners, where cards in hand will catch something."""
    column = berth % COLUMNS
    row = berth // COLUMNS
    worth = MIDDLE * (min(column, COLUMNS - 1 - column) + min(row, ROWS - 1 - row))
    for direction in range(DIRECTIONS):
        square = NEXT[berth * DIRECTIONS + direction]
        if square != NOWHERE and s.hand[seat][direction] > 0:
            worth += START * value_on(s, square)
    nearest = FAR_ENOUGH
    for word in range(WORDS):
        boats = s.boats[word]
        while boats != 0:
            boat = word * BITS + lowest_bit(boats)
            boats = without_lowest(boats)
            nearest = min(nearest, max(abs(boat % COLUMNS - column), abs(boat // COLUMNS - row)))
    return worth + ALONE * nearest


# -- Outlook --


@rule
def outlook(s: Table, seat: int) -> int:
    """The points a seat may hope to end with, in hundredths.

    The less time is left, the less comes of the sea, of what lies close to its boats alone, of grey fish and cards.
    """
    mine = s.fleet[seat]
    _, near = zones(mine[0], mine[1], mine[2])
    _, far = zones(s.boats[0] & ~mine[0], s.boats[1] & ~mine[1], s.boats[2] & ~mine[2])
    alone = (
        value_of(s, 0, s.fish[0] & near[0] & ~far[0])
        + value_of(s, 1, s.fish[1] & near[1] & ~far[1])
        + value_of(s, 2, s.fish[2] & near[2] & ~far[2])
    )
    hope = SEA * sea_left(s) // s.players + CLOSE_BY * alone + SUPPLIED * s.supply[seat] + HELD * s.held[seat]
    return 100 * points(s, seat) + hope * time_left(s) // (HORIZON * s.players)


@rule
def value_of(s: Table, word: int, squares: int) -> int:
    value = 0
    while squares != 0:
        value += value_on(s, word * BITS + lowest_bit(squares))
        squares = without_lowest(squares)
    return value


@rule
def sea_left(s: Table) -> int:
    """The points that swim in the sea: all but the caught and those still to be released."""
    left = FISH + GREY * SUPPLY * s.players
    for seat in range(s.players):
        left -= points(s, seat) + 2 * GREY * s.supply[seat]
    return left
