"""The fiasco of Fat Fish, for tables that punish wrong lays."""

from ...core.narrate import EVERYONE, tell
from ...core.rule import rule
from ...core.state import UNKNOWN
from . import events
from .cards import add_card, bundle, free_all_rows, take_off_row
from .memory import note_back, note_shown
from .state import Table


@rule
def make_fiasco(s: Table, seat: int, card: int, row: int) -> None:
    """A wrong lay: the cards of this turn come back, the seat takes the fiasco card and starts its turn again."""
    tell(s, EVERYONE, events.WRONG_LAY, seat, card, row)
    note_shown(s, seat, card)
    cards = 0
    while s.laid > 0:
        cards = bundle(cards, take_back(s, seat))
    if cards > 0:
        tell(s, EVERYONE, events.TOOK_BACK, seat, cards)
    s.row_laid = UNKNOWN
    free_all_rows(s)
    s.fiasco_at = seat


@rule
def take_back(s: Table, seat: int) -> int:
    """The card laid last goes back to the hand."""
    card = take_off_row(s, s.row_laid)
    add_card(s.hand[seat], card)
    s.hand_size[seat] += 1
    s.laid -= 1
    note_back(s, seat, card)
    return card
