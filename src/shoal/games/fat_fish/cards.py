"""Cards of Fat Fish: what is on them, hands of them (ascending, in four places) and rows of them."""

from ...core.rule import rule
from ...core.state import UNKNOWN
from .numbers import ALL_KINDS, CARD_BITS, CARD_MASK, COLOUR, HAND, LAY_CARD, LIKE, ROWS, VALUE
from .state import Table


@rule
def colour_of(card: int) -> int:
    return COLOUR[card & CARD_MASK]  # never out of the table, so compiled rules need not look


@rule
def value_of(card: int) -> int:
    return VALUE[card & CARD_MASK]


@rule
def kinds_like(card: int) -> int:
    """The kinds of the same colour, one bit each."""
    return LIKE[card & CARD_MASK]


@rule
def is_among(card: int, kinds: int) -> int:
    """1 if the card is one of these kinds, given as bits, otherwise 0; a place without a card never is."""
    return kinds >> (card & CARD_MASK) & 1


@rule
def card_laid_by(action: int) -> int:
    """The card of an action that lays one."""
    return (action - LAY_CARD) // ROWS


@rule
def row_laid_by(action: int) -> int:
    return (action - LAY_CARD) % ROWS


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
        cards[i] = cards[i + 1] if cards[i] >= card else cards[i]  # 4 % faster than a store behind an `if`
    cards[HAND - 1] = UNKNOWN


@rule
def put_on_row(s: Table, row: int, card: int) -> None:
    s.row[row][s.row_size[row]] = card
    s.row_size[row] += 1
    s.ends[row] = kinds_like(card)


@rule
def take_off_row(s: Table, row: int) -> int:
    """Take the end card, which is not the row's first."""
    place = s.row_size[row] - 1
    card = s.row[row][place]
    s.row[row][place] = UNKNOWN
    s.row_size[row] = place
    s.ends[row] = kinds_like(s.row[row][place - 1])
    return card


@rule
def followers_in(s: Table, row: int) -> int:
    """The kinds of cards that may follow in a row: those of the colour it ends in, and of the colours at no end."""
    return ALL_KINDS & ~(s.ends[0] | s.ends[1] | s.ends[2]) | s.ends[row]


@rule
def free_all_rows(s: Table) -> None:
    """The first card of a turn may go to any row that is there."""
    for row in range(ROWS):
        s.fitting[row] = followers_in(s, row) if s.ends[row] != 0 else 0


@rule
def free_only(s: Table, row: int, followers: int) -> None:
    """Further cards of a turn go to the row that the first one chose."""
    for other in range(ROWS):
        s.fitting[other] = followers if other == row else 0


@rule
def bundle(cards: int, card: int) -> int:
    """One card more to the cards of an event, which are told as one number; 0 is no card there."""
    return cards << CARD_BITS | card + 1
