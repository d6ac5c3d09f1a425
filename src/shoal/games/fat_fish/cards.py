"""Cards of Fat Fish: what is on them, hands of them (ascending, in four places) and rows of them."""

from ...core.rule import rule
from ...core.state import UNKNOWN
from .numbers import COLOUR, COLOURS, HAND, VALUE
from .state import Table


@rule
def colour_of(card: int) -> int:
    return COLOUR[card & 31]  # never out of the table's 32 entries, so compiled rules need not look


@rule
def value_of(card: int) -> int:
    return VALUE[card & 31]


@rule
def holds(cards: list[int], card: int) -> bool:
    for i in range(HAND):
        if cards[i] == card:
            return True
    return False


@rule
def add_card(cards: list[int], card: int) -> None:
    """Put a card at its place; those behind it move up, and the last place must be free."""
    for i in range(HAND):
        here = cards[i]
        moves_up = here == UNKNOWN or here > card
        cards[i] = card if moves_up else here
        card = here if moves_up else card


@rule
def drop_card(cards: list[int], card: int) -> None:
    """Take out a card that is there; those behind it move down."""
    for i in range(HAND - 1):
        if cards[i] >= card:
            cards[i] = cards[i + 1]
    cards[HAND - 1] = UNKNOWN


@rule
def put_on_row(s: Table, row: int, card: int) -> None:
    s.row[row][s.row_size[row]] = card
    s.row_size[row] += 1
    s.open_rows |= 1 << row
    clear_end(s, row)
    s.ends[colour_of(card)] |= 1 << row


@rule
def take_off_row(s: Table, row: int) -> int:
    """Take the end card, which is not the row's first."""
    place = s.row_size[row] - 1
    card = s.row[row][place]
    s.row[row][place] = UNKNOWN
    s.row_size[row] = place
    clear_end(s, row)
    s.ends[colour_of(s.row[row][place - 1])] |= 1 << row
    return card


@rule
def clear_end(s: Table, row: int) -> None:
    for colour in range(COLOURS):
        s.ends[colour] &= ~(1 << row)


@rule
def bundle(cards: int, card: int) -> int:
    """One card more to the cards of an event, which are told as one number of five bits a card."""
    return cards << 5 | card + 1
