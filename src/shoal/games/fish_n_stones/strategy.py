"""How good people play Fish'n'Stones: the hand-written strategy.

Cast: a mix. A line is good for its own piles and for the best pile next to it, which a bait can bring over. A seat that
baits and fishes before the one across wants piles that nobody takes first; one that comes after wants to stand where it
can steal, and must be harder to guess. The same mix tells where the hidden cats of the others may be.
Bait: weigh the catch that the pond would promise: my best pile, unless somebody who fishes before me is likely to take
it, minus what the others would catch. Those who bait after me answer: they gather fish for themselves, or steal or
spoil my best pile.
Fish: the best pile, and between like ones the one that those after me would miss most.
"""

from ...core.rule import rule, table
from ...core.seats import clockwise
from ...core.state import OVER, UNKNOWN, i64, most
from .numbers import (
    ALL_LINES,
    BAIT,
    BAIT_FROM,
    CAST,
    CAST_COLUMN,
    CAST_ROW,
    FISH_SPOT,
    LINE_SPOTS,
    LINES,
    MOST_PLAYERS,
    NORTH,
    ROUNDS,
    SIDE,
    SOURCES,
    SPOTS,
    TARGETS,
)
from .rules import cast_action, fishes_in_columns, points
from .state import Table

SPREAD = 4  # how many points apart players of like strength typically end

# What makes a line worth casting at, in hundredths for a fish: by whether the seat across is not there, comes after or
# came before. Found by regression: what a round brought to seats that cast at random among others that cast by these
# numbers, again and again until both agreed; then rounded.
ALONE, EARLY, LATE = 0, 1, 2
BEST = table((40, 40, 30))  # the best pile in the line
REST = table((30, 20, 0))  # its other piles
NEAR = table((30, 40, 30))  # the best pile in a line next to it
MIDDLE = table((-10, -10, 20))  # for the line in the middle
# How sharp the mix is: one who knows it gains least on it with these powers, more on sharper and on blunter mixes.
EVEN = 84
POWERS = table([round(1.2**power) for power in range(EVEN + 1)])
SURE = 64  # chances are in 64ths

RARE = 6  # lines less likely than this are not looked into when baiting: a tenth quicker, and it costs nothing
HIDING = 15  # for each seat that baits later: what it is worth that it does not know my line; found by tournaments
USUAL = 500  # what a round brings to all seats together
LAST_BAIT = 80  # what the last bait gains, half of it from each other seat; this and USUAL: means of games by it
SPITE = 100  # how much those who see my cat like to cost me a fish, against a hundred for one of their own

# A pond as one number: seven bits for each spot, the pile's fish less its stones plus ZERO, or nothing.
BITS = 7
PILE = (1 << BITS) - 1
ZERO = 64
assert most(i64) >= (1 << BITS * SPOTS) - 1

# The best pile of a line as one number: the pile, as in the pond, and below it its spot.
SPOT_BITS = 4
SPOT = (1 << SPOT_BITS) - 1
assert SPOTS - 1 <= SPOT

# Cats by the lines a b c 1 2 3 as one number: eight bits for each line, how many are there, in SUREths.
CAT_BITS = 8
CAT_MASK = (1 << CAT_BITS) - 1
assert SURE * (MOST_PLAYERS - 1) <= CAT_MASK  # all others at one line
assert most(i64) >= (1 << CAT_BITS * ALL_LINES) - 1

# The steps away from each spot are those from STEPS_FROM[spot] up to STEPS_FROM[spot + 1].
STEPS_FROM = table([sum(source < spot for source in SOURCES) for spot in range(SPOTS + 1)])
# By line: its spots, one bit each.
SPOTS_IN = table([sum(1 << LINE_SPOTS[SIDE * line + i] for i in range(SIDE)) for line in range(ALL_LINES)])


@rule
def weigh(s: Table, seat: int, actions: list[int], count: int, worth: list[int]) -> None:
    """What some legal actions seem worth, in hundredths of a point; casts: a mix."""
    pond = look(s)
    if s.phase == CAST:
        mix = likely_lines(s, pond, seat)
        for i in range(count):
            worth[i] = chance_at(mix, actions[i])
        return
    later = cats(s, pond, clockwise(s, seat), s.starter)
    share = 100 // (s.players - 1)  # what a fish of somebody else costs me
    if s.phase == BAIT:
        earlier = cats(s, pond, s.starter, seat)
        line = cast_action(s, seat)
        for i in range(count):
            step = actions[i] - BAIT_FROM
            if step >= 0:
                after = baited(pond, SOURCES[step], TARGETS[step])
                spite = SPITE
                hiding = 0
            else:
                after = pond
                spite = 0
                hiding = HIDING * (s.players - 1 - place(s, seat))
            worth[i] = promise(after, line, earlier, later, share, spite) + hiding
        return
    for i in range(count):
        spot = actions[i] - FISH_SPOT
        # Equal scores: fewer stones.
        worth[i] = 100 * pile_at(pond, spot) - s.pile_stones[spot] - share * left_to(fished(pond, spot), later) // SURE


# -- The pond as one number --


@rule
def look(s: Table) -> int:
    pond = 0
    for spot in range(SPOTS):
        if s.height[spot] > 0:
            pond |= boxed(s.pile_fish[spot] - s.pile_stones[spot]) << BITS * spot
    return pond


@rule
def boxed(points: int) -> int:
    return max(1, min(PILE, ZERO + points))


@rule
def pile_at(pond: int, spot: int) -> int:
    """The points of a pile, 0 if there is none."""
    pile = pond >> BITS * spot & PILE
    return pile - ZERO if pile > 0 else 0


@rule
def fished(pond: int, spot: int) -> int:
    return pond & ~(PILE << BITS * spot)


@rule
def baited(pond: int, source: int, target: int) -> int:
    pile = boxed(pile_at(pond, source) + pile_at(pond, target))
    return fished(fished(pond, source), target) | pile << BITS * target


@rule
def best_in(pond: int, line: int) -> int:
    """The best pile of a line and its spot, as one number; the empty pile if there is none."""
    best = 0
    for i in range(SIDE * line, SIDE * line + SIDE):
        spot = LINE_SPOTS[i]
        best = max(best, (pond >> BITS * spot & PILE) << SPOT_BITS | spot)
    return best


@rule
def spot_of(best: int) -> int:
    return best & SPOT


@rule
def points_of(best: int) -> int:
    pile = best >> SPOT_BITS
    return pile - ZERO if pile > 0 else 0


@rule
def catch(pond: int, line: int) -> int:
    """The points of the best pile in a line."""
    return points_of(best_in(pond, line))


# -- Where the cats are --


@rule
def place(s: Table, seat: int) -> int:
    """How many seats bait and fish before this one."""
    return seat - s.starter if seat >= s.starter else seat - s.starter + s.players


@rule
def role(s: Table, seat: int) -> int:
    """Whether the seat across, which fishes in the same lines, comes after or before this one."""
    across = seat_across(s, seat)
    if across == UNKNOWN:
        return ALONE
    return EARLY if place(s, seat) < place(s, across) else LATE


@rule
def seat_across(s: Table, seat: int) -> int:
    """The seat on the shore across, UNKNOWN if nobody sits there."""
    if s.players == 2:
        return UNKNOWN if s.adjacent else 1 - seat
    across = seat - NORTH if seat >= NORTH else seat + NORTH
    return across if across < s.players else UNKNOWN


@rule
def likely_lines(s: Table, pond: int, seat: int) -> int:
    """How likely a seat casts at each of the lines a b c 1 2 3, as one number."""
    start = CAST_COLUMN if fishes_in_columns(s, seat) else CAST_ROW
    part = role(s, seat)
    one = catch(pond, start)
    two = catch(pond, start + 1)
    three = catch(pond, start + 2)
    own = BEST[part] - REST[part]
    near = NEAR[part]
    first = own * one + REST[part] * sum_of(pond, start) + near * two
    middle = own * two + REST[part] * sum_of(pond, start + 1) + near * max(one, three) + MIDDLE[part]
    last = own * three + REST[part] * sum_of(pond, start + 2) + near * two
    most = max(first, middle, last)
    first = power(first - most)
    middle = power(middle - most)
    total = first + middle + power(last - most)
    first = (SURE * first + total // 2) // total
    middle = min(SURE - first, (SURE * middle + total // 2) // total)
    last = SURE - first - middle
    return (first | middle << CAT_BITS | last << 2 * CAT_BITS) << CAT_BITS * start


@rule
def sum_of(pond: int, line: int) -> int:
    """The points of all piles in a line."""
    return (
        pile_at(pond, LINE_SPOTS[SIDE * line])
        + pile_at(pond, LINE_SPOTS[SIDE * line + 1])
        + pile_at(pond, LINE_SPOTS[SIDE * line + 2])
    )


@rule
def power(less: int) -> int:
    """The weight of a line worth so many hundredths less than the best: a fifteenth for each point."""
    return POWERS[max(0, EVEN + less * 3 // 20)]


@rule
def chance_at(cats: int, line: int) -> int:
    return cats >> CAT_BITS * line & CAT_MASK


@rule
def cats(s: Table, pond: int, seat: int, end: int) -> int:
    """How many cats the seats from `seat` up to, not including, `end` have at each line, as one number."""
    found = 0
    while seat != end:
        if s.shown >> seat & 1:
            found += SURE << CAT_BITS * cast_action(s, seat)
        else:
            found += likely_lines(s, pond, seat)
        seat = clockwise(s, seat)
    return found


# -- What a pond promises --


@rule
def left_to(pond: int, later: int) -> int:
    """What those who fish later may catch, in 64ths."""
    total = 0
    for line in range(ALL_LINES):
        if chance_at(later, line) > 0:
            total += chance_at(later, line) * catch(pond, line)
    return total


@rule
def promise(pond: int, mine: int, earlier: int, later: int, share: int, spite: int) -> int:
    """What a pond after my bait is worth to me, in hundredths."""
    best = best_in(pond, mine)
    second = best_in(fished(pond, spot_of(best)), mine)
    third = catch(fished(fished(pond, spot_of(best)), spot_of(second)), mine)
    lost = 0  # the chance that somebody takes my best pile first
    lost_too = 0  # and the second
    others = 0
    for line in range(ALL_LINES):
        chance = chance_at(earlier, line)
        if chance >= RARE:
            theirs = best_in(pond, line)
            others -= chance * share * points_of(theirs)
            if spot_of(theirs) == spot_of(best):
                lost += chance
            elif spot_of(theirs) == spot_of(second):
                lost_too += chance
        chance = chance_at(later, line)
        if chance >= RARE:
            others += chance * answer(pond, best, second, mine, line, share, spite)
    lost = min(lost, SURE)
    lost_too = min(lost_too, SURE)
    instead = points_of(second) * (SURE - lost_too) + third * lost_too
    return 100 * (points_of(best) * SURE * (SURE - lost) + instead * lost) // SURE**2 + others // SURE


@rule
def answer(pond: int, best: int, second: int, mine: int, theirs: int, share: int, spite: int) -> int:
    """What a seat that baits and fishes after me brings me, in hundredths: it does what it likes best."""
    spot = spot_of(best)
    unhurt = bait_and_catch(fished(pond, spot), theirs)
    wish = 100 * unhurt
    brings = -share * unhurt
    # Or it moves my best pile, or something onto it: a steal if that leads out of my line.
    for step in range(STEPS_FROM[spot], STEPS_FROM[spot + 1]):
        other = TARGETS[step]
        reaches = SPOTS_IN[theirs] >> other & 1
        if reaches or SPOTS_IN[theirs] >> spot & 1:
            pile = points_of(best) + pile_at(pond, other)
            left = points_of(second)
            got = unhurt
            if reaches and SPOTS_IN[mine] >> other & 1 == 0:
                got = max(got, pile)
            else:
                left = max(left, pile)
            loss = points_of(best) - left
            if 100 * got + spite * loss > wish:
                wish = 100 * got + spite * loss
                brings = -share * got - 100 * loss
    return brings


@rule
def bait_and_catch(pond: int, line: int) -> int:
    """About what a bait makes of a line: the best pile and a fish more, or the best pile next to it."""
    middle = line // LINES * LINES + 1
    near = catch(pond, line - 1 if line == middle else middle)
    if line == middle:
        near = max(near, catch(pond, line + 1))
    return max(catch(pond, line) + 1, near)


# -- How it may end --


@rule
def outlook(s: Table, seat: int) -> int:
    """The points a seat may hope to end with, in hundredths: everybody takes the best pile there is."""
    hope = 100 * points(s, seat)
    if s.phase == OVER:
        return hope
    hope += USUAL // s.players * (ROUNDS - 1 - s.round_no)
    if s.phase == CAST:
        return hope + USUAL // s.players
    other = s.turn
    if s.phase == BAIT:
        other = s.starter
        hope += LAST_BAIT if clockwise(s, seat) == s.starter else -LAST_BAIT // 2
    if place(s, seat) < place(s, other):
        return hope
    pond = look(s)
    while other != seat:
        pond = fished(pond, spot_of(best_in(pond, cast_action(s, other))))
        other = clockwise(s, other)
    return hope + 100 * catch(pond, cast_action(s, seat))
