"""The rules of Fischen, in the order of the rules page. What zeros and buoys do is in buoys.py."""

from ...core.chance import mix
from ...core.narrate import EVERYONE, only, tell
from ...core.rule import rule
from ...core.seats import clockwise, give_turn
from ...core.state import CHANCE, OVER, UNKNOWN
from . import events, reasons
from .buoys import (
    carry_out_effects,
    catch_trick,
    catch_with_zero,
    legal_catches,
    pass_cards,
    player_of,
    position_to_catch,
)
from .cards import BUOY_BITS, FIRST_WORD, SECOND_MINUS3, SECOND_WORD, write_out
from .hands import draw_from_boat, draw_from_sea, is_in_hand, join_hand, least, leave_hand, neediest
from .memory import bring_home, close_round, remember_homes, remember_play
from .numbers import (
    BUOYS,
    CALL_COLOUR,
    CALLING,
    CATCH,
    CATCH_CARD,
    COLOUR,
    COLOUR_OF,
    COLOURS,
    DEPTHS,
    FIRST,
    GREEN,
    HAS_EFFECT,
    LEFT,
    LOWEST,
    MOST_PLAYERS,
    NO_COLOUR,
    PASS_CARD,
    PASSING,
    PLAY,
    PLAY_CARD,
    ROUNDS,
    SEA,
    START_HAND,
    VALUES,
)
from .state import Table

# -- Set-up --


@rule
def shuffle_box(s: Table) -> None:
    mix(s, s.start_cards, 0, s.players * START_HAND[s.players])
    top = 0
    for depth in range(DEPTHS):
        mix(s, s.sea, top, s.depth_end[depth])
        top = s.depth_end[depth]


@rule
def lay_out(s: Table) -> None:
    remember_homes(s)
    close_round(s)
    place = 0
    for seat in range(s.players):
        for _ in range(START_HAND[s.players]):
            join_hand(s, seat, s.start_cards[place])
            s.start_cards[place] = UNKNOWN
            place += 1
    begin_round(s, s.first)


# -- A round --


@rule
def hand_size(s: Table, round_no: int) -> int:
    """Hands grow by a card every other round."""
    return START_HAND[s.players] + round_no // 2


@rule
def begin_round(s: Table, leader: int) -> None:
    tell(s, EVERYONE, events.ROUND, s.round_no + 1, hand_size(s, s.round_no), leader)
    s.trick_no = 0
    s.called = NO_COLOUR
    s.caller = UNKNOWN
    s.lowest = 0
    begin_trick(s, leader)


# -- Playing a trick --


@rule
def begin_trick(s: Table, leader: int) -> None:
    s.leader = leader
    s.laid = 0
    for position in range(MOST_PLAYERS):
        s.trick[position] = UNKNOWN
    s.effects = 0
    s.at_work = 0
    s.uncaught = 0
    s.required = s.called
    s.best = 0
    s.winner = leader if s.called == NO_COLOUR else s.caller  # unless a card that counts is played
    s.phase = PLAY
    give_turn(s, leader)


@rule
def fits(s: Table, kind: int) -> bool:
    """Whether a card follows the required colour, or is a buoy."""
    return kind >= BUOYS or COLOUR_OF[kind] == s.required


@rule
def must_follow(s: Table, seat: int) -> bool:
    hand = s.hand[seat]
    return hand[0] & FIRST_WORD[s.required] | hand[1] & SECOND_WORD[s.required] != 0


@rule
def play_card(s: Table, seat: int, kind: int) -> None:
    tell(s, EVERYONE, events.PLAYED, seat, kind)
    leave_hand(s, seat, kind)
    s.trick[s.laid] = remember_play(s, seat, kind)
    s.effects |= HAS_EFFECT[kind] << s.laid
    if kind < BUOYS:
        weigh_card(s, seat, kind)
    s.laid += 1
    if s.laid < s.players:
        give_turn(s, clockwise(s, seat))
    else:
        s.uncaught = (1 << s.players) - 1
        s.owing = 0


@rule
def weigh_card(s: Table, seat: int, kind: int) -> None:
    """A coloured card sets the required colour, follows it or shows that its player can't; perhaps it wins so far."""
    colour = COLOUR_OF[kind]
    if s.required == NO_COLOUR:
        s.required = colour
    elif colour != s.required:
        s.lacks[seat] |= 1 << s.required
    strength = strength_of(s, kind)
    if strength > s.best:
        s.best = strength
        s.winner = seat


@rule
def strength_of(s: Table, kind: int) -> int:
    """Green beats the required colour, which beats the rest; within a colour the highest, or the lowest, wins.

    While no colour is required, a coloured card sets its own.
    """
    colour = COLOUR_OF[kind]
    value = kind - VALUES * colour
    within = VALUES - value if s.lowest else value + 1
    if colour == GREEN:
        return within + VALUES
    return within if colour == s.required or s.required == NO_COLOUR else 0


@rule
def would_win(s: Table, kind: int) -> bool:
    """Whether a card would win the trick as it stands. A buoy never does."""
    return kind < BUOYS and strength_of(s, kind) > s.best


# -- The end of the trick --


@rule
def end_trick(s: Table) -> bool:
    """Zeros and `all` first; then the winner's catch, the passing to the left, the call.

    Goes on from where somebody chose. False if somebody else has to choose first, or if the round is over.
    """
    if s.phase < PASSING:
        if not carry_out_effects(s):
            return False
        catch_trick(s)
        if s.hand_size[s.leader] == 0:
            end_round(s)
            return False
        if player_of(s, LEFT) != UNKNOWN:
            s.phase = PASSING
            s.owing = (1 << s.players) - 1
            return False
    if s.phase < CALLING:
        caller = player_of(s, COLOUR)
        if caller != UNKNOWN:
            s.phase = CALLING
            give_turn(s, caller)
            return False
    return True


@rule
def pass_card(s: Table, seat: int, kind: int) -> None:
    s.passed[seat] = kind
    tell(s, EVERYONE, events.CHOSE, seat)
    tell(s, only(seat), events.CHOSE_OWN, seat, kind)
    s.owing &= ~(1 << seat)
    if s.owing == 0:
        pass_cards(s)


@rule
def call_colour(s: Table, seat: int, colour: int) -> None:
    tell(s, EVERYONE, events.CALLED, seat, colour)
    s.called = colour
    s.caller = seat
    s.owing = 0


@rule
def next_trick(s: Table) -> None:
    """`first` leads, otherwise the winner, even if it caught nothing. `lowest` holds for this trick only."""
    if s.phase != CALLING:
        s.called = NO_COLOUR
        s.caller = UNKNOWN
    s.lowest = 0
    leader = s.winner
    if s.effects:
        lowest = player_of(s, LOWEST)
        if lowest != UNKNOWN:
            s.lowest = 1
            tell(s, EVERYONE, events.LOWEST_NEXT, lowest)
        first = player_of(s, FIRST)
        if first != UNKNOWN:
            leader = first
            tell(s, EVERYONE, events.LEADS, leader)
    s.trick_no += 1
    begin_trick(s, leader)


# -- The end of the round --


@rule
def end_round(s: Table) -> None:
    for seat in range(s.players):
        s.score[seat] += s.caught[seat]
        tell(s, EVERYONE, events.SCORED, seat, s.caught[seat], s.score[seat])
    if s.round_no + 1 == ROUNDS:
        s.phase = OVER
    else:
        bring_home(s)
        s.phase = CHANCE
        s.turn = 0


@rule
def shuffle(s: Table) -> None:
    """The catch lies at the bottom of the boat."""
    size = s.boat_size[s.turn]
    mix(s, s.boat[s.turn], size - s.caught[s.turn], size)


@rule
def take_up(s: Table) -> None:
    tell(s, EVERYONE, events.SHUFFLED, s.turn, s.caught[s.turn])
    s.caught[s.turn] = 0
    s.turn += 1
    if s.turn == s.players:
        prepare_round(s)


# -- The start of rounds 2-8 --


@rule
def prepare_round(s: Table) -> None:
    size = hand_size(s, s.round_no + 1)
    needed = 0
    for seat in range(s.players):
        needed += max(0, size - s.boat_size[seat])
    if needed > SEA - s.sea_at:
        tell(s, EVERYONE, events.OVERFISHED, needed, SEA - s.sea_at)
        s.phase = OVER
        return
    s.round_no += 1
    for seat in range(s.players):
        draw_from_boat(s, seat, min(size, s.boat_size[seat]))
    for _ in range(s.players):
        seat = neediest(s)
        if s.hand_size[seat] < size:
            draw_from_sea(s, seat, size - s.hand_size[seat])
    begin_round(s, poorest(s))


@rule
def poorest(s: Table) -> int:
    """The fewest points; equal ones: who played earlier in the last trick."""
    return least(s, s.score)


# -- The verbs --


@rule
def legal(s: Table, seat: int, out: list[int]) -> int:
    if s.phase == CATCH:
        return legal_catches(s, out)
    if s.phase == CALLING:
        return legal_calls(out)
    return legal_cards(s, seat, PASS_CARD if s.phase == PASSING else PLAY_CARD, out)


@rule
def legal_cards(s: Table, seat: int, base: int, out: list[int]) -> int:
    """The cards of a hand: to play, those that fit, if any must; to pass, all. Two minus3 are one move."""
    first = s.hand[seat][0]
    second = s.hand[seat][1] & ~SECOND_MINUS3
    if base == PLAY_CARD and must_follow(s, seat):
        first &= FIRST_WORD[s.required]
        second &= SECOND_WORD[s.required] | BUOY_BITS
    return write_out(first, second, base, out)


@rule
def legal_calls(out: list[int]) -> int:
    for colour in range(COLOURS):
        out[colour] = CALL_COLOUR + colour
    return COLOURS


@rule
def why_not(s: Table, seat: int, action: int) -> int:
    if action >= CALL_COLOUR:
        return 0 if s.phase == CALLING else reasons.NOT_NOW
    if action >= PASS_CARD:
        if s.phase != PASSING:
            return reasons.NOT_NOW
        return 0 if is_in_hand(s, seat, action - PASS_CARD) else reasons.NOT_IN_HAND
    if action >= CATCH_CARD:
        if s.phase != CATCH:
            return reasons.NOT_NOW
        if action - CATCH_CARD == s.trick[s.at_work]:
            return reasons.ITSELF
        return 0 if position_to_catch(s, action - CATCH_CARD) != UNKNOWN else reasons.NOT_IN_TRICK
    if s.phase != PLAY:
        return reasons.NOT_NOW
    if not is_in_hand(s, seat, action):
        return reasons.NOT_IN_HAND
    return 0 if fits(s, action) or not must_follow(s, seat) else reasons.FOLLOW


@rule
def apply(s: Table, seat: int, action: int) -> None:
    if action < CATCH_CARD:
        play_card(s, seat, action)
    elif action < PASS_CARD:
        catch_with_zero(s, position_to_catch(s, action - CATCH_CARD))
    elif action < CALL_COLOUR:
        pass_card(s, seat, action - PASS_CARD)
    else:
        call_colour(s, seat, action - CALL_COLOUR)
    # In one place, as the compiler copies what is called into where it is called: compiles a fifth faster.
    if s.owing == 0 and end_trick(s):
        next_trick(s)


# -- Score --


@rule
def points(s: Table, seat: int) -> int:
    return s.score[seat]


@rule
def rank(s: Table, seat: int) -> int:
    """Equal points share the place."""
    return points(s, seat)


@rule
def ending(s: Table) -> int:
    """0: eight rounds played, 1: overfished."""
    return 0 if s.round_no + 1 == ROUNDS else 1
