"""Fights of Fish Eat Fish, and what follows a turn: banking, the next seat, the end."""

from ...core.narrate import EVERYONE, only, tell
from ...core.rule import rule
from ...core.seats import clockwise, give_turn
from ...core.state import OVER, UNKNOWN
from . import events
from .numbers import (
    ATTACKER,
    ATTACKER_WINS,
    DEFENDER,
    DEFENDER_WINS,
    DRAW,
    FIGHT,
    NOTHING,
    OCTOPUS,
    SHARK,
    TURN,
)
from .stacks import bank, lift, merge, owner_of
from .state import Table

# -- Fight --


@rule
def meet(s: Table, source: int, target: int) -> None:
    """The stack on `source` attacks another seat's: both seats choose a card."""
    s.ground[ATTACKER] = source
    s.ground[DEFENDER] = target
    s.owing = 0
    for side in range(2):
        s.fighter[side] = owner_of(s, s.ground[side])
        s.strength[side] = s.height[s.ground[side]]
        s.owing |= 1 << s.fighter[side]
    s.phase = FIGHT
    tell(s, EVERYONE, events.ATTACKED, s.fighter[ATTACKER], s.fighter[DEFENDER], source, target)


@rule
def choose_card(s: Table, seat: int, kind: int) -> None:
    s.hand[seat][kind] -= 1
    s.hand_count[seat] -= 1
    s.card[ATTACKER if s.fighter[ATTACKER] == seat else DEFENDER] = kind
    tell(s, EVERYONE, events.CHOSE, seat)
    tell(s, only(seat), events.CHOSE_OWN, seat, kind)
    s.owing &= ~(1 << seat)
    if s.owing == 0:
        s.phase = TURN
        show_cards(s)
        settle(s)
        bank_if_out_of_cards(s)
        end_turn(s)


@rule
def show_cards(s: Table) -> None:
    """Both cards are shown and discarded."""
    for side in range(2):
        s.discarded[s.fighter[side]][s.card[side]] += 1
        tell(s, EVERYONE, events.SHOWED, s.fighter[side], s.card[side], s.strength[side])


def outcome_of(attacker: int, defender: int, lead: int) -> int:
    """How two cards end a fight, when the attacker's stack is so much higher than the defender's.

    Not marked as a rule, since the strategy makes tables of it while it is loaded; the rules call `outcome`.
    """
    if attacker == OCTOPUS or defender == OCTOPUS:
        return NOTHING
    edge = attacker - defender
    if attacker != SHARK and defender != SHARK:  # no fish card is as great a number as the shark's
        edge += lead
    if edge == 0:
        return DRAW
    return ATTACKER_WINS if edge > 0 else DEFENDER_WINS


outcome = rule(outcome_of)


@rule
def verdict(s: Table) -> int:
    """Who wins with the cards on the table."""
    return outcome(s.card[ATTACKER], s.card[DEFENDER], s.strength[ATTACKER] - s.strength[DEFENDER])


@rule
def settle(s: Table) -> None:
    """The winner goes on top, on the loser's circle; at a draw both stacks leave the game."""
    ends_with = verdict(s)
    if ends_with == NOTHING:
        tell(s, EVERYONE, events.CALLED_OFF)
    elif ends_with == DRAW:
        tell(s, EVERYONE, events.DRAWN, s.ground[ATTACKER], s.ground[DEFENDER])
        lift(s, s.ground[ATTACKER])
        lift(s, s.ground[DEFENDER])
    else:
        winner = ATTACKER if ends_with == ATTACKER_WINS else DEFENDER
        loser = 1 - winner
        tell(s, EVERYONE, events.WON, s.fighter[winner], s.fighter[loser], s.ground[loser])
        merge(s, s.ground[winner], s.ground[loser])


# -- Banking --


@rule
def bank_if_out_of_cards(s: Table) -> None:
    """Of the two: who has no card left banks, before it is asked who is still in the water."""
    for side in range(2):
        seat = s.fighter[side]
        if s.hand_count[seat] == 0:
            count = bank(s, seat)
            tell(s, EVERYONE, events.BANKED, seat, count)
        elif not in_the_water(s, seat):
            tell(s, EVERYONE, events.SUNK, seat)


# -- The next turn --


@rule
def in_the_water(s: Table, seat: int) -> bool:
    return s.stacks[seat] != 0


@rule
def end_turn(s: Table) -> None:
    """On to the next seat in the water, clockwise; the game is over when there are no two of them."""
    swimmers = 0
    for seat in range(s.players):
        swimmers += in_the_water(s, seat)
    if swimmers < 2:
        end_game(s)
        return
    follower = clockwise(s, s.turn)
    while not in_the_water(s, follower):
        follower = clockwise(s, follower)
    give_turn(s, follower)


# -- The end --


@rule
def end_game(s: Table) -> None:
    """The last seat in the water, if there is one, banks its stacks and gets the starfish."""
    s.phase = OVER
    s.owing = 0
    for seat in range(s.players):
        if in_the_water(s, seat):
            s.starfish = seat
            count = bank(s, seat)
            tell(s, EVERYONE, events.SURVIVED, seat, count)
    if s.starfish == UNKNOWN:
        tell(s, EVERYONE, events.NO_SURVIVOR)
