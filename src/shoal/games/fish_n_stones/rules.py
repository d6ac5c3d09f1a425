"""The rules of Fish'n'Stones, in the order of the rules page."""

from ...core.chance import mix
from ...core.narrate import EVERYONE, only, tell
from ...core.rule import rule
from ...core.seats import clockwise, give_turn
from ...core.state import OVER, UNKNOWN
from . import events, reasons
from .numbers import (
    BAIT,
    BAIT_FROM,
    CARDS,
    CAST,
    CAST_COLUMN,
    CAST_ROW,
    FISH,
    FISH_SPOT,
    FISHING,
    LINE_SPOTS,
    LINE_STEPS,
    LINE_STEPS_AT,
    LINES,
    MOST_STONES,
    NO_BAIT,
    NORTH,
    ROUNDS,
    SIDE,
    SOURCES,
    SOUTH,
    SPOTS,
    STONES,
    TARGETS,
    WEST,
)
from .state import Table

# -- Set-up --


@rule
def shuffle_box(s: Table) -> None:
    mix(s, s.pond, 0, CARDS)


@rule
def lay_out(s: Table) -> None:
    s.starter = s.first
    s.round_no = 0
    for spot in range(SPOTS):
        s.top[spot] = UNKNOWN
    fill_the_pond(s)


@rule
def shore_of(s: Table, seat: int) -> int:
    """Seats sit clockwise from the south; two players face each other unless the option says otherwise."""
    if s.players == 2 and seat == 1:
        return WEST if s.adjacent else NORTH
    return seat


@rule
def fishes_in_columns(s: Table, seat: int) -> bool:
    shore = shore_of(s, seat)
    return shore == SOUTH or shore == NORTH


# -- Fill --


@rule
def fill_the_pond(s: Table) -> None:
    for spot in range(SPOTS):
        card = s.pond[s.round_no * SPOTS + spot]
        s.top[spot] = card
        s.height[spot] += 1
        s.pile_fish[spot] += FISH[card]
        s.pile_stones[spot] += STONES[card]
    tell(s, EVERYONE, events.FILLED, s.round_no + 1)
    for seat in range(s.players):
        s.line[seat] = UNKNOWN
    s.shown = 0
    s.phase = CAST
    s.owing = (1 << s.players) - 1


# -- Cast --


@rule
def cast(s: Table, seat: int, line: int) -> None:
    s.line[seat] = line
    tell(s, EVERYONE, events.CAST_CAT, seat)
    tell(s, only(seat), events.CAST_OWN, seat, cast_action(s, seat))
    s.owing &= ~(1 << seat)
    if s.owing == 0:
        s.phase = BAIT
        give_turn(s, s.starter)


@rule
def cast_action(s: Table, seat: int) -> int:
    """Which of the lines a b c 1 2 3 the cat is at, as the action that put it there."""
    return s.line[seat] + (CAST_COLUMN if fishes_in_columns(s, seat) else CAST_ROW)


@rule
def in_line(s: Table, seat: int, spot: int) -> bool:
    """Whether a spot is in the line of the seat's cat."""
    return s.line[seat] == (spot % SIDE if fishes_in_columns(s, seat) else spot // SIDE)


# -- Bait --


@rule
def bait(s: Table, seat: int, source: int, target: int) -> None:
    """The whole pile goes on top of the target's; the target gives the cat away."""
    s.top[target] = s.top[source]
    s.height[target] += s.height[source]
    s.pile_fish[target] += s.pile_fish[source]
    s.pile_stones[target] += s.pile_stones[source]
    clear_spot(s, source)
    s.shown |= 1 << seat
    tell(s, EVERYONE, events.BAITED, seat, source, target)


@rule
def clear_spot(s: Table, spot: int) -> None:
    s.top[spot] = UNKNOWN
    s.height[spot] = 0
    s.pile_fish[spot] = 0
    s.pile_stones[spot] = 0


@rule
def end_bait(s: Table) -> None:
    seat = clockwise(s, s.turn)
    if seat != s.starter:
        give_turn(s, seat)
        return
    s.phase = FISHING
    reveal_cat(s, seat)
    if not can_fish(s, seat):
        tell(s, EVERYONE, events.NOTHING_LEFT, seat)
        end_fishing(s)


# -- Fish --


@rule
def reveal_cat(s: Table, seat: int) -> None:
    """The seat's turn to fish."""
    give_turn(s, seat)
    if s.shown >> seat & 1 == 0:
        s.shown |= 1 << seat
        tell(s, EVERYONE, events.REVEALED, seat, cast_action(s, seat))


@rule
def can_fish(s: Table, seat: int) -> bool:
    line = cast_action(s, seat)
    for i in range(SIDE * line, SIDE * line + SIDE):
        if s.height[LINE_SPOTS[i]] > 0:
            return True
    return False


@rule
def fish(s: Table, seat: int, spot: int) -> None:
    s.bucket[seat] += s.height[spot]
    s.fish[seat] += s.pile_fish[spot]
    s.stones[seat] += s.pile_stones[spot]
    tell(s, EVERYONE, events.FISHED, seat, spot, s.pile_fish[spot], s.pile_stones[spot])
    clear_spot(s, spot)


@rule
def end_fishing(s: Table) -> None:
    """On to the next seat that finds anything; one whose line is empty takes nothing, by itself."""
    while clockwise(s, s.turn) != s.starter:
        reveal_cat(s, clockwise(s, s.turn))
        if can_fish(s, s.turn):
            return
        tell(s, EVERYONE, events.NOTHING_LEFT, s.turn)
    end_round(s)


@rule
def end_round(s: Table) -> None:
    s.round_no += 1
    if s.round_no == ROUNDS:
        s.phase = OVER
        s.owing = 0
    else:
        s.starter = clockwise(s, s.starter)
        fill_the_pond(s)


# -- The verbs --


@rule
def legal(s: Table, seat: int, out: list[int]) -> int:
    if s.phase == CAST:
        start = CAST_COLUMN if fishes_in_columns(s, seat) else CAST_ROW
        for line in range(LINES):
            out[line] = start + line
        return LINES
    # Every candidate is written, only legal ones are counted: no branch to mispredict, games are 8 to 25 % faster.
    line = cast_action(s, seat)
    if s.phase == BAIT:
        out[0] = NO_BAIT
        count = 1
        for i in range(LINE_STEPS_AT[line], LINE_STEPS_AT[line + 1]):
            out[count] = BAIT_FROM + LINE_STEPS[i]
            count += s.height[SOURCES[LINE_STEPS[i]]] > 0
        return count
    count = 0
    for i in range(SIDE * line, SIDE * line + SIDE):
        out[count] = FISH_SPOT + LINE_SPOTS[i]
        count += s.height[LINE_SPOTS[i]] > 0
    return count


@rule
def why_not(s: Table, seat: int, action: int) -> int:
    if action < NO_BAIT:
        if s.phase != CAST:
            return reasons.NOT_NOW
        return 0 if fishes_in_columns(s, seat) == (action < CAST_ROW) else reasons.OTHER_SHORE
    if action == NO_BAIT:
        return 0 if s.phase == BAIT else reasons.NOT_NOW
    if action < FISH_SPOT:
        if s.phase != BAIT:
            return reasons.NOT_NOW
        if not in_line(s, seat, TARGETS[action - BAIT_FROM]):
            return reasons.OTHER_LINE
        return 0 if s.height[SOURCES[action - BAIT_FROM]] > 0 else reasons.EMPTY_SOURCE
    if s.phase != FISHING:
        return reasons.NOT_NOW
    if not in_line(s, seat, action - FISH_SPOT):
        return reasons.NOT_YOUR_LINE
    return 0 if s.height[action - FISH_SPOT] > 0 else reasons.EMPTY_SPOT


@rule
def apply(s: Table, seat: int, action: int) -> None:
    if action < NO_BAIT:
        cast(s, seat, (action - CAST_COLUMN) % LINES)
    elif action == NO_BAIT:
        tell(s, EVERYONE, events.DECLINED, seat)
        end_bait(s)
    elif action < FISH_SPOT:
        bait(s, seat, SOURCES[action - BAIT_FROM], TARGETS[action - BAIT_FROM])
        end_bait(s)
    else:
        fish(s, seat, action - FISH_SPOT)
        end_fishing(s)


# -- Score --


@rule
def points(s: Table, seat: int) -> int:
    return s.fish[seat] - s.stones[seat]


@rule
def rank(s: Table, seat: int) -> int:
    """Equal scores: fewer stones."""
    return points(s, seat) * (MOST_STONES + 1) - s.stones[seat]


@rule
def ending(s: Table) -> int:
    """There is only one: four rounds played."""
    return 0
