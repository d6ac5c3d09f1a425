"""The table of Fat Fish in the words of the notation, from a view, for whoever draws it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from ...core.parts import part
from ...core.state import OVER, SPECTATOR, UNKNOWN
from .licences import awarded, licences_met
from .narration import LICENCE_MEANINGS
from .notation import CARD_NAMES, LICENCE_NAMES, text_of
from .numbers import (
    KEEP,
    KEEP_CARDS,
    KINDS,
    LAY,
    LAY_CARD,
    LICENCE,
    LICENCES,
    PILE,
    ROWS,
    SPLITS,
    STOP,
    TAKE_LICENCE,
    WORTH,
    A,
)
from .rules import points, reserve_end, rows_start
from .splits import balance, colours_in, plain_splits, right_splits
from .state import Table

Phase = Literal["lay", "keep", "licence", "over"]

PHASES: dict[int, Phase] = {LAY: "lay", KEEP: "keep", LICENCE: "licence", OVER: "over"}


class Row(msgspec.Struct):
    """A row, its cards from left to right. It may be empty for a moment; once gone it takes no card any more."""

    name: str
    cards: list[str]
    gone: bool


class Licence(msgspec.Struct):
    """A licence: on display as long as nobody owns it. At the end B and C may be given to several seats."""

    name: str
    worth: int
    meaning: str  # a key of the catalogue
    met: bool  # it may be chosen now
    owners: list[int]
    share: int  # what each of them gets


class Seat(msgspec.Struct):
    """A seat with its hand and its piles."""

    hand: list[str] | None  # only its owner sees the cards
    hand_size: int
    has_shown: list[str] | None  # cards of the hand that a fiasco has shown, for those who remember
    pile: int  # cards left to draw
    plus: list[str]
    plus_points: int
    minus: list[str] | None  # for those who remember
    minus_size: int
    minus_points: int
    fiasco_card: bool
    points: int


class Split(msgspec.Struct):
    """A way to share out the row that was taken, and what comes of it."""

    move: str
    points: int  # plus less minus
    licence: str | None  # the best that it brings
    worth: int  # both together


class Sharing(msgspec.Struct):
    """A row that is to be shared out."""

    one_colour: bool  # one card or two may count plus; otherwise one of each colour
    splits: list[Split]


class Picture(msgspec.Struct):
    """The table of Fat Fish."""

    phase: Phase
    first: int  # the seat that began
    turn: int | None  # nobody's when the game is over
    chosen_row: str | None  # the row laid to, or taken, this turn
    laid: int  # cards laid this turn
    rows: list[Row]
    reserve: int  # cards left in it
    licences: list[Licence]  # none without the option
    fiasco: bool  # wrong lays are accepted and punished
    seats: list[Seat]
    sharing: Sharing | None  # while somebody decides which cards to keep


def picture(view: Table, seat: int) -> Picture:
    """What a seat (or a SPECTATOR) sees, in the words of the notation."""
    return Picture(
        phase=PHASES[view.phase],
        first=view.first,
        turn=None if view.phase == OVER else view.turn,
        chosen_row=None if view.row_laid == UNKNOWN else row_name(view.row_laid),
        laid=view.laid,
        rows=[Row(row_name(row), cards(view.row[row]), is_gone(view, row)) for row in range(ROWS)],
        reserve=reserve_end(view) - rows_start(view) - ROWS - view.opened,
        licences=[licence_card(view, licence) for licence in licences_out(view)],
        fiasco=bool(view.fiasco),
        seats=[seat_at(view, other, own=other == seat) for other in range(view.players)],
        sharing=sharing(view) if view.phase == KEEP else None,
    )


def row_name(row: int) -> str:
    return str(row + 1)


def cards(kinds: Iterable[int]) -> list[str]:
    """Cards by name, places without a card left out."""
    return [CARD_NAMES[kind] for kind in kinds if kind != UNKNOWN]


def is_gone(view: Table, row: int) -> bool:
    """A row just taken is opened anew, if it can be, only after the choice of a licence."""
    return view.row_size[row] == 0 and row != view.row_laid


def licences_out(view: Table) -> list[int]:
    """The licences of this game, on display or owned."""
    out = view.on_display
    for seat in range(view.players):
        out |= view.owned[seat]
    return [licence for licence in range(LICENCES) if out >> licence & 1]


def licence_card(view: Table, licence: int) -> Licence:
    awards = [awarded(view, seat) if licence == view.licence else 0 for seat in range(view.players)]
    return Licence(
        name=LICENCE_NAMES[licence],
        worth=WORTH[licence],
        meaning=LICENCE_MEANINGS[licence],
        met=bool(view.met >> licence & 1),
        owners=[seat for seat in range(view.players) if view.owned[seat] >> licence & 1 or awards[seat]],
        share=max(awards) or WORTH[licence],
    )


def seat_at(view: Table, seat: int, *, own: bool) -> Seat:
    remembers = UNKNOWN not in view.minus[seat]
    return Seat(
        hand=cards(view.hand[seat]) if own else None,
        hand_size=view.hand_size[seat],
        has_shown=cards(view.known[seat]) if remembers else None,
        pile=PILE - view.drawn[seat],
        plus=spread(*view.plus[seat]),
        plus_points=view.plus_points[seat],
        minus=spread(*view.minus[seat]) if remembers else None,
        minus_size=view.minus_size[seat],
        minus_points=view.minus_points[seat],
        fiasco_card=view.fiasco_at == seat,
        points=points(view, seat),
    )


def sharing(view: Table) -> Sharing:
    row = view.row_laid
    splits = right_splits(view, row) & plain_splits(view, row)
    return Sharing(
        one_colour=colours_in(view, row) == 1,
        splits=[split_at(view, row, split) for split in range(1, SPLITS) if splits >> split & 1],
    )


def split_at(view: Table, row: int, split: int) -> Split:
    """Of several licences one is taken; A also from another seat."""
    within_reach = view.on_display
    for other in range(view.players):
        if other != view.turn:
            within_reach |= view.owned[other] & 1 << A
    met = licences_met(view, row, split) & within_reach
    licence = max((one for one in range(LICENCES) if met >> one & 1), key=lambda one: WORTH[one], default=None)
    points = balance(view, row, split)
    return Split(
        move=text_of(view, KEEP_CARDS + split),
        points=points,
        licence=None if licence is None else LICENCE_NAMES[licence],
        worth=points if licence is None else points + WORTH[licence],
    )


@part
def spread(*pile: int) -> list[str]:
    """The cards of a pile that is kept as how many of each kind it has."""
    return cards(kind for kind in range(KINDS) for _ in range(pile[kind]))


# -- What somebody might want to do --


def tries(view: Table, seat: int) -> list[int]:
    """The moves a person at this seat might want to make, legal or not, as action numbers, ascending.

    Any card of the hand to any row, to stop, any cards of a row that is to be split, any licence of this game.
    """
    if seat == SPECTATOR or not view.owing >> seat & 1:
        return []
    hand = dict.fromkeys(card for card in view.hand[seat] if card != UNKNOWN)
    splits = plain_splits(view, view.row_laid) if view.phase == KEEP else 0
    return [
        *(LAY_CARD + ROWS * card + row for card in hand for row in range(ROWS)),
        STOP,
        *(KEEP_CARDS + split for split in range(1, SPLITS) if splits >> split & 1),
        *(TAKE_LICENCE + licence for licence in licences_out(view)),
    ]
