"""The rules of Fish Fish Fish, in the order of the rules page."""

from ...core.bits import list_bits
from ...core.chance import mix
from ...core.narrate import EVERYONE, tell
from ...core.rule import rule
from ...core.seats import clockwise, give_turn
from ...core.state import CHANCE, OVER
from . import events, reasons
from .cards import deal_cards, draw_open, draw_unseen, play_card, turn_the_discard
from .numbers import (
    ALL_FISH,
    BITS,
    BLUE,
    BOATS,
    CARDS,
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
    NOBODY_CAN_MOVE,
    OPEN,
    PASS,
    PILE_RAN_OUT,
    RELEASE,
    RELEASING,
    RING,
    SAIL,
    SAILING,
    SQUARES,
    STEP,
    SUPPLY,
    SWIM,
    SWIMMING,
    TRIPS,
    WHITE,
    WORDS,
)
from .sea import (
    boats_free_to,
    can_sail,
    can_swim,
    catch_school,
    is_any_fish_left,
    is_on_the_ring,
    join_school,
    leads_off_the_board,
    lift_boat,
    owner_of,
    place_boat,
    scatter_fish,
    schools_free_to,
)
from .squares import add, has
from .state import Table

# -- Set-up --


@rule
def shuffle_box(s: Table) -> None:
    mix(s, s.pile, 0, CARDS)


@rule
def lay_out(s: Table) -> None:
    scatter_fish(s)
    deal_cards(s)
    s.phase = MOORING
    give_turn(s, s.first)


@rule
def moor(s: Table, seat: int, square: int) -> None:
    """The seats moor one boat each, round after round until all boats stand."""
    place_boat(s, seat, square)
    s.moored += 1
    tell(s, EVERYONE, events.MOORED, seat, square)
    if s.moored == BOATS[s.players] * s.players:
        s.phase = MOVING
    give_turn(s, clockwise(s, s.turn))


# -- Move --


@rule
def can_play(s: Table, seat: int, direction: int) -> bool:
    """Whether a card of this direction would move anything that may still move this turn."""
    if s.phase != SAILING and can_swim(s, direction):
        return True
    return s.phase != SWIMMING and can_sail(s, seat, direction)


@rule
def can_play_any(s: Table, seat: int) -> bool:
    for direction in range(DIRECTIONS):
        if s.hand[seat][direction] > 0 and can_play(s, seat, direction):
            return True
    return False


@rule
def sail(s: Table, seat: int, direction: int, source: int) -> None:
    """A boat catches all fish where it comes."""
    target = source + STEP[direction]
    s.phase = SAILING
    s.last = target
    play_card(s, seat, direction)
    lift_boat(s, seat, source)
    place_boat(s, seat, target)
    tell(s, EVERYONE, events.SAILED, seat, source, target)
    if has(s.fish, target):
        catch_school(s, seat, target)
    if not can_play_any(s, seat):
        end_moving(s)


@rule
def swim(s: Table, seat: int, direction: int, source: int) -> None:
    """A school joins what lies on the next square for good; at a boat it is caught, and the moving ends."""
    target = source + STEP[direction]
    s.phase = SWIMMING
    s.last = target
    play_card(s, seat, direction)
    tell(s, EVERYONE, events.SWAM, seat, s.school[source], source, target)
    join_school(s, source, target)
    if has(s.boats, target):
        catch_school(s, owner_of(s, target), target)
        end_moving(s)
    elif not can_play_any(s, seat):
        end_moving(s)


@rule
def end_moving(s: Table) -> None:
    s.passes = 0
    if s.supply[s.turn] > 0 and is_any_fish_left(s):
        s.phase = RELEASING
    else:
        start_drawing(s)


@rule
def pass_turn(s: Table, seat: int) -> None:
    """No grey fish, no cards; if every seat passes in a row the game is over."""
    s.passes += 1
    tell(s, EVERYONE, events.PASSED, seat)
    if s.passes == s.players:
        end_game(s)
    else:
        end_turn(s)


@rule
def end_turn(s: Table) -> None:
    s.phase = MOVING
    give_turn(s, clockwise(s, s.turn))


# -- Grey fish --


@rule
def release(s: Table, seat: int, square: int) -> None:
    s.supply[seat] -= 1
    s.school[square] += 1
    s.grey[square] += 1
    add(s.grey_tops, square)
    tell(s, EVERYONE, events.RELEASED, seat, square)


# -- Draw --


@rule
def start_drawing(s: Table) -> None:
    """As many cards as the number where the thing moved last ended, but never more than 7 in hand."""
    s.to_draw = allowance(s)
    go_on_drawing(s)


@rule
def allowance(s: Table) -> int:
    return min(s.numbers[s.last], MOST_HELD - s.held[s.turn])


@rule
def go_on_drawing(s: Table) -> None:
    if s.to_draw > 0:
        s.phase = DRAWING
        s.owing = 1 << s.turn
    else:
        end_turn(s)


@rule
def end_draw(s: Table) -> None:
    """A card was drawn. An empty pile comes before anything else."""
    s.to_draw -= 1
    if s.pile_left > 0:
        go_on_drawing(s)
    elif s.trip < TRIPS[s.players]:
        turn_the_discard(s)
        s.phase = CHANCE
        s.owing = 0
    else:
        end_game(s)


@rule
def shuffle(s: Table) -> None:
    mix(s, s.pile, 0, s.pile_left)


@rule
def take_up(s: Table) -> None:
    tell(s, EVERYONE, events.SHUFFLED, s.pile_left, s.trip)
    go_on_drawing(s)


@rule
def end_game(s: Table) -> None:
    s.phase = OVER
    s.owing = 0


# -- The verbs --


@rule
def legal(s: Table, seat: int, out: list[int]) -> int:
    count = 0
    if s.phase == MOORING:
        for word in range(WORDS):
            count = list_bits(RING[word] & ~s.boats[word], MOOR + word * BITS, out, count)
        return count
    if s.phase == RELEASING:
        for word in range(WORDS):
            count = list_bits(s.fish[word], RELEASE + word * BITS, out, count)
        out[count] = KEEP
        return count + 1
    if s.phase == DRAWING:
        for choice in range(OPEN + 1):
            out[choice] = DRAW_OPEN + choice
        out[OPEN + 1] = ENOUGH
        return OPEN + 2 if s.held[seat] > 0 else OPEN + 1
    return list_plays(s, seat, out)


@rule
def list_plays(s: Table, seat: int, out: list[int]) -> int:
    count = 0
    if s.phase != SWIMMING:
        for direction in range(DIRECTIONS):
            if s.hand[seat][direction] > 0:
                for word in range(WORDS):
                    start = SAIL + direction * SQUARES + word * BITS
                    count = list_bits(boats_free_to(s, seat, direction, word), start, out, count)
    if s.phase != SAILING:
        for direction in range(DIRECTIONS):
            if s.hand[seat][direction] > 0:
                for word in range(WORDS):
                    start = SWIM + direction * SQUARES + word * BITS
                    count = list_bits(schools_free_to(s, direction, word), start, out, count)
    if s.phase != MOVING or count == 0:
        out[count] = PASS if s.phase == MOVING else END
        count += 1
    return count


@rule
def why_not(s: Table, seat: int, action: int) -> int:
    if action < SAIL:
        return why_not_moor(s, action - MOOR)
    if action < SWIM:
        return why_not_sail(s, seat, (action - SAIL) // SQUARES, (action - SAIL) % SQUARES)
    if action < END:
        return why_not_swim(s, seat, (action - SWIM) // SQUARES, (action - SWIM) % SQUARES)
    if action < RELEASE:
        return why_not_end(s, seat, action)
    if action <= KEEP:
        if s.phase != RELEASING:
            return reasons.NOT_NOW
        return 0 if action == KEEP or has(s.fish, action - RELEASE) else reasons.NO_COMPANY
    if s.phase != DRAWING:
        return reasons.NOT_NOW
    return reasons.MUST_DRAW if action == ENOUGH and s.held[seat] == 0 else 0


@rule
def why_not_moor(s: Table, square: int) -> int:
    if s.phase != MOORING:
        return reasons.NOT_NOW
    if not is_on_the_ring(square):
        return reasons.NOT_ON_THE_RING
    return reasons.BERTH_TAKEN if has(s.boats, square) else 0


@rule
def why_not_sail(s: Table, seat: int, direction: int, source: int) -> int:
    if s.phase == SWIMMING:
        return reasons.FISH_HAVE_MOVED
    if s.phase != MOVING and s.phase != SAILING:
        return reasons.NOT_NOW
    if not has(s.fleet[seat], source):
        return reasons.NO_BOAT
    if leads_off_the_board(source, direction):
        return reasons.OFF_THE_BOARD
    if s.hand[seat][direction] == 0:
        return reasons.NO_CARD
    is_free = boats_free_to(s, seat, direction, source // BITS) >> source % BITS & 1
    return 0 if is_free else reasons.BOAT_IN_THE_WAY


@rule
def why_not_swim(s: Table, seat: int, direction: int, source: int) -> int:
    if s.phase == SAILING:
        return reasons.BOATS_HAVE_MOVED
    if s.phase != MOVING and s.phase != SWIMMING:
        return reasons.NOT_NOW
    if not has(s.fish, source):
        return reasons.NO_FISH
    if leads_off_the_board(source, direction):
        return reasons.OFF_THE_BOARD
    return reasons.NO_CARD if s.hand[seat][direction] == 0 else 0


@rule
def why_not_end(s: Table, seat: int, action: int) -> int:
    """Ending comes after the first card, passing only without any card to play."""
    if s.phase == SAILING or s.phase == SWIMMING:
        return 0 if action == END else reasons.NOT_NOW
    if s.phase != MOVING:
        return reasons.NOT_NOW
    if can_play_any(s, seat):
        return reasons.PLAY_FIRST if action == END else reasons.CAN_PLAY
    return reasons.MUST_PASS if action == END else 0


@rule
def apply(s: Table, seat: int, action: int) -> None:
    if action < SAIL:
        moor(s, seat, action - MOOR)
    elif action < SWIM:
        sail(s, seat, (action - SAIL) // SQUARES, (action - SAIL) % SQUARES)
    elif action < END:
        swim(s, seat, (action - SWIM) // SQUARES, (action - SWIM) % SQUARES)
    elif action == END:
        tell(s, EVERYONE, events.ENDED, seat)
        end_moving(s)
    elif action == PASS:
        pass_turn(s, seat)
    elif action < KEEP:
        release(s, seat, action - RELEASE)
        start_drawing(s)
    elif action == KEEP:
        tell(s, EVERYONE, events.KEPT, seat)
        start_drawing(s)
    elif action < DRAW_PILE:
        draw_open(s, seat, action - DRAW_OPEN)
        end_draw(s)
    elif action == DRAW_PILE:
        draw_unseen(s, seat)
        end_draw(s)
    else:
        tell(s, EVERYONE, events.STOPPED, seat)
        end_turn(s)


# -- Score --


@rule
def points(s: Table, seat: int) -> int:
    return WHITE * s.caught_white[seat] + BLUE * s.caught_blue[seat] + GREY * (s.caught_grey[seat] - s.supply[seat])


@rule
def rank(s: Table, seat: int) -> int:
    """Equal scores: more fish, minus 5 for each grey fish still in the supply."""
    fish = s.caught_white[seat] + s.caught_blue[seat] + s.caught_grey[seat]
    return points(s, seat) * (ALL_FISH + GREY * SUPPLY + 1) + fish - GREY * s.supply[seat]


@rule
def ending(s: Table) -> int:
    return NOBODY_CAN_MOVE if s.passes == s.players else PILE_RAN_OUT
