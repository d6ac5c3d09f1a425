"""Splitting a row of Fat Fish: which cards may be kept, and the piles they go to."""

from ...core.rule import rule
from .cards import colour_of, value_of
from .numbers import COLOURS, FULL_ROW, KEEP_AFTER, KEEP_ALL, KEEP_ONE, SPLITS, VALUES
from .state import Table


@rule
def places_by_colour(s: Table, row: int) -> int:
    """Where each colour lies in a full row: five bits for red, then five for yellow, and so on."""
    places = 0
    for i in range(FULL_ROW):
        places |= place_with(s.row[row][i], i)
    return places


@rule
def place_with(card: int, place: int) -> int:
    """One place of a row, as a bit among those of the card's colour."""
    return 1 << (FULL_ROW * colour_of(card) + place)


@rule
def places_of(places: int, colour: int) -> int:
    return places >> (FULL_ROW * colour) & KEEP_ALL


@rule
def colours_in(s: Table, row: int) -> int:
    places = places_by_colour(s, row)
    count = 0
    for colour in range(COLOURS):
        count += places_of(places, colour) != 0
    return count


@rule
def right_splits(s: Table, row: int) -> int:
    return right_splits_of(places_by_colour(s, row))


@rule
def right_splits_of(places: int) -> int:
    """The set of splits that keep one card of each colour; of a single colour, one or two."""
    splits = -1
    for colour in range(COLOURS):
        splits &= KEEP_ONE[places_of(places, colour)]
    return splits


@rule
def plain_splits(s: Table, row: int) -> int:
    """The set of splits that keep a card only together with all equal cards further left.

    Splits that differ only in interchangeable cards are one move: this picks one of them.
    """
    splits = -1
    for place in range(1, FULL_ROW):
        for earlier in range(place):
            if s.row[row][place] == s.row[row][earlier]:
                splits &= KEEP_AFTER[FULL_ROW * place + earlier]
    return splits


@rule
def put_on_plus(s: Table, seat: int, card: int) -> None:
    s.plus[seat][card] += 1
    s.plus_size[seat] += 1
    s.plus_points[seat] += value_of(card)


@rule
def put_on_minus(s: Table, seat: int, card: int) -> None:
    s.minus[seat][card] += 1
    s.minus_size[seat] += 1
    s.minus_points[seat] += value_of(card)


# -- What a split is worth --


@rule
def balance(s: Table, row: int, split: int) -> int:
    """What is kept of a full row, less the rest."""
    points = 0
    for place in range(FULL_ROW):
        value = value_of(s.row[row][place])
        points += value if split >> place & 1 == 1 else -value
    return points


@rule
def best_balance(s: Table, row: int) -> int:
    """The most that a full row can be worth."""
    splits = right_splits(s, row)
    best = -FULL_ROW * VALUES
    for split in range(1, SPLITS):
        if splits >> split & 1 == 1:
            best = max(best, balance(s, row, split))
    return best
