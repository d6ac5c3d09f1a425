"""The box of Fat Fish: components, options and the record's set-up."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.box import cards_of, check_cards, check_total, copies_table, in_setup, lists_of
from ...core.errors import BadInput
from ...core.record import dump
from ...core.state import UNKNOWN
from .notation import CARD_NAMES, COLOUR_NAMES, LICENCE_NAMES
from .numbers import COLOUR_CARDS, FIXED, FULL_ROW, HAND, MOST_PLAYERS, OFF, ONE_OF_A_B_C, PILE, RANDOM, ROWS, VALUES
from .rules import reserve_end, rows_start
from .state import Table

LICENCE_OPTION = {"off": OFF, "random": RANDOM, **{LICENCE_NAMES[i]: FIXED + i for i in range(ONE_OF_A_B_C)}}


def fill(s: Table, options: Mapping[str, str], components: Mapping[str, object]) -> None:
    """Write options and component tables into a new state: the deck unshuffled, the table empty."""
    s.fiasco = int(options["fiasco"] == "on")
    s.licences = LICENCE_OPTION[options["licences"]]
    s.licence = s.licences - FIXED if s.licences >= FIXED else UNKNOWN
    s.copies = copies_table(components, CARD_NAMES)
    for colour, name in enumerate(COLOUR_NAMES):
        check_total(s.copies[colour * VALUES : (colour + 1) * VALUES], COLOUR_CARDS, f"{name}1 to {name}{VALUES}")
    s.deck = [kind for kind, copies in enumerate(s.copies) for _ in range(copies)]
    s.hand = [[UNKNOWN] * HAND for _ in range(MOST_PLAYERS)]
    s.known = [[UNKNOWN] * HAND for _ in range(MOST_PLAYERS)]
    s.past = [[UNKNOWN] * PILE for _ in range(MOST_PLAYERS)]
    s.row = [[UNKNOWN] * FULL_ROW for _ in range(ROWS)]
    s.fiasco_at = UNKNOWN


def arrange(s: Table, setup: Mapping[str, object]) -> None:
    """Put the deck in a record's order and lay out its licence."""
    cards = []
    for seat, pile in enumerate(lists_of(in_setup(setup, "piles"), "piles", s.players)):
        cards += cards_of(pile, f"piles.{seat}", PILE, CARD_NAMES)
    cards += cards_of(in_setup(setup, "rows"), "rows", ROWS, CARD_NAMES)
    cards += cards_of(in_setup(setup, "reserve"), "reserve", ROWS * (s.players - 1), CARD_NAMES)
    check_cards(cards, s.deck, "piles, rows and reserve", CARD_NAMES, all_of_them=False)
    for card in cards:
        s.deck.remove(card)
    s.deck = cards + s.deck
    s.licence = licence_of(s, in_setup(setup, "licence"))


def licence_of(s: Table, letter: object) -> int:
    """The licence of a set-up as its number; it must fit the option."""
    if s.licences == OFF:
        fitting: list[str | None] = [None]
    else:
        fitting = list(LICENCE_NAMES[:ONE_OF_A_B_C]) if s.licences == RANDOM else [LICENCE_NAMES[s.licence]]
    if letter not in fitting:
        must = " or ".join(dump(one) for one in fitting)
        raise BadInput("setup-shape", field="licence", problem=f"must be {must}, not {dump(letter)}")
    return UNKNOWN if letter is None else LICENCE_NAMES.index(letter)


def piles(s: Table) -> dict[str, list[str]]:
    """What is shuffled before the game, top first: all cards of the box, and the licences of which one is drawn."""
    found = {"cards": [CARD_NAMES[kind] for kind in s.deck]}
    if s.licences == RANDOM:
        letters = LICENCE_NAMES[:ONE_OF_A_B_C]
        found["licences"] = sorted(letters, key=lambda letter: LICENCE_NAMES.index(letter) != s.licence)
    return found


def setup_of(s: Table, piles: Mapping[str, list[str]]) -> dict[str, object]:
    """The record's set-up when the piles lie so. Cards below the reserve go back to the box."""
    cards, rows = piles["cards"], rows_start(s)
    licence = None if s.licence == UNKNOWN else LICENCE_NAMES[s.licence]
    return {
        "piles": [cards[start : start + PILE] for start in range(0, rows, PILE)],
        "rows": cards[rows : rows + ROWS],
        "reserve": cards[rows + ROWS : reserve_end(s)],
        "licence": piles["licences"][0] if s.licences == RANDOM else licence,
    }
