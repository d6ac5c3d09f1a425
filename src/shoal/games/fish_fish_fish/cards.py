"""The direction cards of Fish Fish Fish: hands, open cards, pile and discard."""

from ...core.narrate import EVERYONE, only, others, tell
from ...core.rule import rule
from ...core.state import UNKNOWN
from . import events
from .memory import begin_trip, note_open_draw, note_play, note_turned, note_unseen_draw
from .numbers import CARDS, DEALT, DIRECTIONS, OPEN
from .state import Table


@rule
def deal_cards(s: Table) -> None:
    s.pile_left = CARDS
    s.trip = 1
    for slot in range(OPEN):
        s.open[slot] = UNKNOWN
    begin_trip(s)
    for seat in range(s.players):
        top = s.pile_left - 1
        tell(s, only(seat), events.DEALT, seat, s.pile[top], s.pile[top - 1], s.pile[top - 2])
        for _ in range(DEALT):
            take_unseen(s, seat)
    for slot in range(OPEN):
        turn_open(s, slot)
    tell(s, EVERYONE, events.OPENED, s.open[0], s.open[1], s.open[2])


@rule
def play_card(s: Table, seat: int, card: int) -> None:
    s.hand[seat][card] -= 1
    s.held[seat] -= 1
    s.discard[card] += 1
    note_play(s, seat, card)


@rule
def draw_open(s: Table, seat: int, slot: int) -> None:
    """The slot is refilled at once."""
    card = s.open[slot]
    take_card(s, seat, card)
    note_open_draw(s, seat, card)
    tell(s, EVERYONE, events.DREW_OPEN, seat, card)
    turn_open(s, slot)
    tell(s, EVERYONE, events.TURNED, s.open[slot], slot + 1)


@rule
def draw_unseen(s: Table, seat: int) -> None:
    card = take_unseen(s, seat)
    tell(s, others(seat), events.DREW_UNSEEN, seat)
    tell(s, only(seat), events.DREW_OWN, seat, card)


@rule
def take_unseen(s: Table, seat: int) -> int:
    """Into the hand from the top of the pile. Answers the card."""
    card = take_top(s)
    take_card(s, seat, card)
    note_unseen_draw(s, seat, card)
    return card


@rule
def turn_open(s: Table, slot: int) -> None:
    s.open[slot] = take_top(s)
    note_turned(s, s.open[slot])


@rule
def take_top(s: Table) -> int:
    s.pile_left -= 1
    return s.pile[s.pile_left]


@rule
def take_card(s: Table, seat: int, card: int) -> None:
    s.hand[seat][card] += 1
    s.held[seat] += 1


@rule
def turn_the_discard(s: Table) -> None:
    """The discard, this turn's cards included, is the new pile, still to be shuffled.

    It is never empty: with 7 cards in each of five hands and 3 open, 14 of the 52 are left for it.
    """
    for card in range(DIRECTIONS):
        while s.discard[card] > 0:  # a `for` would be unrolled into an eighth of the game's machine code
            s.discard[card] -= 1
            s.pile[s.pile_left] = card
            s.pile_left += 1
    s.trip += 1
    begin_trip(s)
