"""The box of Fish Fish Fish: components and the record's set-up."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.box import cards_of, check_cards, check_keys, copies_table, in_setup, lists_of, whole_number
from ...core.errors import BadInput
from .notation import CARD_NAMES, COLUMN_NAMES
from .numbers import CARDS, COLUMNS, DEALT, OPEN, ROWS
from .state import Table


def fill(s: Table, options: Mapping[str, str], components: Mapping[str, object]) -> None:
    """Write the component tables into a new state, the direction cards unshuffled."""
    check_keys(components, ("cards", "numbers"))
    s.copies = copies_table(components["cards"], CARD_NAMES, total=CARDS, field="cards")
    s.numbers = numbers_of(components["numbers"])
    s.pile = [card for card, copies in enumerate(s.copies) for _ in range(copies)]


def numbers_of(rows: object) -> list[int]:
    """The number of every square; row 1 comes first."""
    if not isinstance(rows, list) or len(rows) != ROWS:
        raise BadInput("components-shape", field="numbers", problem=f"must be {ROWS} rows, row 1 first")
    for row, numbers in enumerate(rows, 1):
        if not isinstance(numbers, list) or len(numbers) != COLUMNS:
            raise BadInput("components-shape", field=f"numbers, row {row}", problem=f"must be {COLUMNS} numbers")
        for column, number in zip(COLUMN_NAMES, numbers, strict=True):
            whole_number(number, f"numbers, {column}{row}", 1, 3)
    if not equal_along_diagonals(rows, 1) and not equal_along_diagonals(rows, -1):
        raise BadInput("components-shape", field="numbers", problem="must be equal along diagonals of one direction")
    return [number for numbers in rows for number in numbers]


def equal_along_diagonals(rows: list[list[int]], east: int) -> bool:
    """Whether every square has the number of its neighbour one row north and one column east (or west)."""
    return all(
        rows[y][x] == rows[y + 1][x + east] for y in range(ROWS - 1) for x in range(COLUMNS) if 0 <= x + east < COLUMNS
    )


def arrange(s: Table, setup: Mapping[str, object]) -> None:
    """Put the cards in a record's order: hands, open cards, pile."""
    cards = []
    for seat, hand in enumerate(lists_of(in_setup(setup, "hands"), "hands", s.players)):
        cards += cards_of(hand, f"hands, seat {seat}", DEALT, CARD_NAMES)
    cards += cards_of(in_setup(setup, "open"), "open", OPEN, CARD_NAMES)
    cards += cards_of(in_setup(setup, "pile"), "pile", CARDS - len(cards), CARD_NAMES)
    check_cards(cards, s.pile, "hands, open and pile", CARD_NAMES, all_of_them=True)
    s.pile = cards[::-1]


def piles(s: Table) -> dict[str, list[str]]:
    """What is shuffled before the game, top first."""
    return {"cards": [CARD_NAMES[card] for card in reversed(s.pile)]}


def setup_of(s: Table, piles: Mapping[str, list[str]]) -> dict[str, object]:
    """The record's set-up when the piles lie so."""
    cards = piles["cards"]
    dealt = s.players * DEALT
    return {
        "hands": [cards[seat * DEALT : (seat + 1) * DEALT] for seat in range(s.players)],
        "open": cards[dealt : dealt + OPEN],
        "pile": cards[dealt + OPEN :],
    }
