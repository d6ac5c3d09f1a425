"""The end of a trick: what its zeros and buoys do, and who catches what."""

from ...core.bits import count_bits, has_several, lowest_bit
from ...core.narrate import EVERYONE, only, tell
from ...core.rule import rule
from ...core.seats import clockwise
from ...core.state import UNKNOWN
from . import events
from .cards import add
from .hands import join_hand, leave_hand
from .memory import kind_of, remember_pass
from .numbers import ALL, BUOYS, CATCH, CATCH_CARD, KINDS, MINUS3, PENALTY
from .state import Table


@rule
def seat_at(s: Table, position: int) -> int:
    """Who played the card at this position of the trick."""
    seat = s.leader + position
    return seat if seat < s.players else seat - s.players


@rule
def player_of(s: Table, buoy: int) -> int:
    """Who played this buoy in the trick, UNKNOWN if nobody did."""
    if s.effects:
        for position in range(s.players):
            if s.trick[position] == buoy:
                return seat_at(s, position)
    return UNKNOWN


# -- Zeros and `all`, in the order they were played --


@rule
def carry_out_effects(s: Table) -> bool:
    """Go on from the position at work. False if a zero's player has to choose first."""
    while s.effects >> s.at_work:
        card = s.trick[s.at_work]
        seat = seat_at(s, s.at_work)
        others = s.uncaught & ~(1 << s.at_work)
        if s.effects >> s.at_work & 1 and card < BUOYS:
            if has_several(others):
                s.phase = CATCH
                s.owing = 1 << seat
                return False
            if others:
                tell(s, EVERYONE, events.CAUGHT_ONE, seat, card, s.trick[lowest_bit(others)])
            else:
                tell(s, EVERYONE, events.NOTHING_TO_CATCH, seat, card)
        elif card == ALL:
            tell(s, EVERYONE, events.CAUGHT_ALL, seat, count_bits(others))
        else:
            others = 0
        catch_cards(s, seat, others)
        s.at_work += 1
    return True


@rule
def catch_with_zero(s: Table, target: int) -> None:
    """The zero at work catches the card at another position."""
    seat = seat_at(s, s.at_work)
    tell(s, EVERYONE, events.CAUGHT_ONE, seat, s.trick[s.at_work], s.trick[target])
    catch_cards(s, seat, 1 << target)
    s.at_work += 1
    s.owing = 0


@rule
def may_catch(s: Table, position: int) -> bool:
    """Whether the zero at work may catch the card at this position."""
    return position != s.at_work and s.uncaught >> position & 1 == 1


@rule
def position_to_catch(s: Table, kind: int) -> int:
    """Where the zero at work may catch a card of this kind, UNKNOWN if nowhere."""
    for position in range(s.players):
        if may_catch(s, position) and kind_of(s.trick[position]) == kind:
            return position
    return UNKNOWN


@rule
def legal_catches(s: Table, out: list[int]) -> int:
    """The kinds the zero at work may catch, ascending."""
    count = 0
    last = UNKNOWN
    while True:
        least = KINDS
        for position in range(s.players):
            kind = kind_of(s.trick[position])
            if may_catch(s, position) and last < kind < least:
                least = kind
        if least == KINDS:
            return count
        out[count] = CATCH_CARD + least
        count += 1
        last = least


# -- Catching --


@rule
def catch_cards(s: Table, seat: int, positions: int) -> None:
    """Those at these positions of the trick, one bit each."""
    s.uncaught &= ~positions
    s.caught[seat] += count_bits(positions)
    for position in range(s.players):
        if positions >> position & 1:
            add(s.catch[seat], s.trick[position])
            if s.trick[position] >= MINUS3:
                s.score[seat] -= PENALTY
                s.losses[seat] += 1
                tell(s, EVERYONE, events.LOST, seat)


@rule
def catch_trick(s: Table) -> None:
    """The winner catches what is left."""
    if s.uncaught:
        tell(s, EVERYONE, events.WON, s.winner, count_bits(s.uncaught))
        catch_cards(s, s.winner, s.uncaught)
    else:
        tell(s, EVERYONE, events.WON_NOTHING, s.winner)


# -- `left`: a card from every hand --


@rule
def pass_cards(s: Table) -> None:
    """All pass, then all take up."""
    for giver in range(s.players):
        leave_hand(s, giver, s.passed[giver])
    tell(s, EVERYONE, events.PASSED)
    for giver in range(s.players):
        receiver = clockwise(s, giver)
        join_hand(s, receiver, s.passed[giver])
        tell(s, only(receiver), events.RECEIVED, receiver, giver, s.passed[giver])
    remember_pass(s)
