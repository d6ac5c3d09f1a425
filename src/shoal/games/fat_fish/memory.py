"""What everybody can remember of the hands in Fat Fish: it is noted here, and used up as cards are laid."""

from ...core.rule import rule
from ...core.state import UNKNOWN
from .cards import add_card, colour_of, drop_card, holds
from .numbers import ALL_COLOURS
from .state import Table


@rule
def note_followers(s: Table, seat: int, followers: int, can_follow: bool) -> None:
    """The turn goes on: a card of the hand is of a colour that can follow. It ends by itself: none is.

    Only the newest such note about a hand is kept.
    """
    s.told_colours[seat] = followers if can_follow else ~followers & ALL_COLOURS
    s.told_count[seat] = 1 if can_follow else s.hand_size[seat]


@rule
def note_laid(s: Table, seat: int, card: int) -> None:
    """A card leaves the hand, and what was known of it with it."""
    if s.told_count[seat] > 0 and s.told_colours[seat] >> colour_of(card) & 1 == 1:
        s.told_count[seat] -= 1
    if s.fiasco_at != UNKNOWN and holds(s.known[seat], card):
        drop_card(s.known[seat], card)


@rule
def note_shown(s: Table, seat: int, card: int) -> None:
    """A wrong lay shows a card that stays in the hand."""
    if not holds(s.known[seat], card):
        add_card(s.known[seat], card)


@rule
def note_back(s: Table, seat: int, card: int) -> None:
    """A card comes back to the hand, open to all."""
    add_card(s.known[seat], card)
    if s.told_colours[seat] >> colour_of(card) & 1 == 1:
        s.told_count[seat] += 1
