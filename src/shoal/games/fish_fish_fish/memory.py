"""What attentive players remember of the hands: written down as the cards go, read by worlds.py.

A card in hand is *known* if the others saw it when it was taken from the open cards, otherwise *secret*. Whoever
plays a direction of which a card in hand is known plays, as far as the others can tell, that card: what remains is
the same whichever of the two it was. Only other plays show a secret card.

When a new pile is shuffled everybody knows what it is made of, for the discard was open, and so also what all secret
cards together are. From then on a secret card in a hand is *old*, one of those, or *new*, drawn from the new pile.
Which of the two a seat shows when it plays one, the others often can't tell; so the plays are kept in order.
"""

from ...core.rule import rule
from ...core.state import UNKNOWN
from .numbers import DIRECTIONS, OPEN
from .state import Table


@rule
def begin_trip(s: Table) -> None:
    """The pile is complete and unseen: the set-up's, or the discard of the trip before."""
    for card in range(DIRECTIONS):
        s.unseen[card] = 0
        s.older[card] = s.copies[card]
    for i in range(s.pile_left):
        s.unseen[s.pile[i]] += 1
        s.older[s.pile[i]] -= 1
    for slot in range(OPEN):
        if s.open[slot] != UNKNOWN:
            s.older[s.open[slot]] -= 1
    for seat in range(s.players):
        s.kept[seat] = s.secret[seat]
        for card in range(DIRECTIONS):
            s.older[card] -= s.known[seat][card]
            s.drew[seat][card] = 0
    for play in range(s.shown):
        s.shown_card[play] = 0
        s.shown_left[play] = 0
    s.shown = 0


@rule
def note_open_draw(s: Table, seat: int, card: int) -> None:
    s.known[seat][card] += 1


@rule
def note_unseen_draw(s: Table, seat: int, card: int) -> None:
    s.secret[seat] += 1
    s.drew[seat][card] += 1


@rule
def note_turned(s: Table, card: int) -> None:
    """A card of the pile is laid open."""
    s.unseen[card] -= 1


@rule
def note_play(s: Table, seat: int, card: int) -> None:
    if s.known[seat][card] > 0:
        s.known[seat][card] -= 1
        return
    s.secret[seat] -= 1
    s.shown_card[s.shown] = seat * DIRECTIONS + card
    s.shown_left[s.shown] = s.secret[seat]
    s.shown += 1
