"""Who knows what in Fish Fish Fish."""

from ...core.rule import rule
from ...core.state import UNKNOWN
from .numbers import CARDS, DIRECTIONS, SECRETS, SQUARES
from .state import Table
from .worlds import deal_secret_cards


@rule
def hide(s: Table, seat: int) -> None:
    """Hidden: the other hands and the order of the pile."""
    for other in range(s.players):
        if other != seat:
            for card in range(DIRECTIONS):
                s.hand[other][card] = UNKNOWN
                s.drew[other][card] = UNKNOWN
    for i in range(CARDS):
        s.pile[i] = UNKNOWN


@rule
def forget(s: Table, seat: int) -> None:
    """Remembered: what schools are made of, what was caught, and what the hands are known to hold.

    A single fish shows what it is.
    """
    for square in range(SQUARES):
        if s.school[square] > 1:
            s.white[square] = UNKNOWN
            s.grey[square] = UNKNOWN
    for other in range(s.players):
        s.caught_white[other] = UNKNOWN
        s.caught_blue[other] = UNKNOWN
        s.caught_grey[other] = UNKNOWN
        forget_hand(s, other)
    for card in range(DIRECTIONS):
        s.older[card] = UNKNOWN
        s.unseen[card] = UNKNOWN
    s.shown = UNKNOWN
    for i in range(SECRETS):
        s.shown_card[i] = UNKNOWN
        s.shown_left[i] = UNKNOWN


@rule
def forget_hand(s: Table, seat: int) -> None:
    """Not the cards a seat holds, but how they came there."""
    s.secret[seat] = UNKNOWN
    s.kept[seat] = UNKNOWN
    for card in range(DIRECTIONS):
        s.known[seat][card] = UNKNOWN
        s.drew[seat][card] = UNKNOWN


@rule
def determinize(s: Table, seat: int) -> None:
    """Deal the secret cards anew, in keeping with all that memory.py has written down."""
    deal_secret_cards(s, seat)
