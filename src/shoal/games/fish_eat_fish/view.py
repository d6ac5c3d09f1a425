"""Who knows what in Fish Eat Fish."""

from ...core.chance import below
from ...core.rule import rule
from ...core.state import UNKNOWN
from .numbers import FIGHT, KINDS
from .state import Table


@rule
def hide(s: Table, seat: int) -> None:
    """Hidden: the other hands, and a challenge card of another seat until both are shown."""
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                s.hand[other][kind] = UNKNOWN
    if s.phase == FIGHT:
        for side in range(2):
            if s.fighter[side] != seat:
                s.card[side] = UNKNOWN


@rule
def forget(s: Table, seat: int) -> None:
    """Remembered: the discarded challenge cards."""
    for other in range(s.players):
        for kind in range(KINDS):
            s.discarded[other][kind] = UNKNOWN


@rule
def determinize(s: Table, seat: int) -> None:
    """A hand is what was not discarded; only a card that lies face down is open to chance."""
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                s.hand[other][kind] = s.cards[kind] - s.discarded[other][kind]
    if s.phase == FIGHT:
        for side in range(2):
            fighter = s.fighter[side]
            if fighter != seat and s.owing >> fighter & 1 == 0:
                s.card[side] = draw_card(s, fighter)


@rule
def draw_card(s: Table, seat: int) -> int:
    """Take a random card out of a hand. It has been counted off already."""
    left = below(s, s.hand_count[seat] + 1)
    kind = 0
    while left >= s.hand[seat][kind]:
        left -= s.hand[seat][kind]
        kind += 1
    s.hand[seat][kind] -= 1
    return kind


@rule
def reopen(s: Table) -> None:
    """Take back a challenge card chosen already."""
    for side in range(2):
        fighter = s.fighter[side]
        if s.owing >> fighter & 1 == 0:
            s.card[side] = UNKNOWN
            s.hand_count[fighter] += 1
            s.owing |= 1 << fighter
