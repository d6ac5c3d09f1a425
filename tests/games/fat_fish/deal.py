"""Deal a table of Fat Fish for a test: what matters is named, the rest comes from the box."""

from __future__ import annotations

import itertools
from typing import Any

from shoal import Match
from tests.table import match_of

COPIES = dict(zip("123456", (4, 4, 4, 3, 3, 2), strict=True))
BOX = [colour + value for colour in "RYGBP" for value in COPIES for _ in range(COPIES[value])]


def setup(*piles: str, rows: str, reserve: str = "", licence: str | None = None) -> dict[str, Any]:
    """A set-up: for each seat the first cards of its pile, the rows and the first cards of the reserve."""
    named = [pile.split() for pile in piles]
    stock = reserve.split()
    rest = BOX.copy()
    for card in itertools.chain(*named, rows.split(), stock):
        rest.remove(card)
    for pile in named:
        while len(pile) < 12:
            pile.append(rest.pop(len(rest) // 2))
    while len(stock) < 3 * (len(named) - 1):
        stock.append(rest.pop(len(rest) // 3))
    return {"piles": named, "rows": rows.split(), "reserve": stock, "licence": licence}


def table(
    *piles: str,
    rows: str,
    reserve: str = "",
    licence: str | None = None,
    fiasco: str = "off",
    first: int = 0,
    players: int = 2,
) -> Match:
    piles += ("",) * (players - len(piles))
    dealt = setup(*piles, rows=rows, reserve=reserve, licence=licence)
    options = {"licences": licence or "off", "fiasco": fiasco}
    return match_of("fat-fish", len(piles), dealt, first=first, options=options)


def plays(match: Match, *moves: str) -> Match:
    """Moves of whoever is to act."""
    for move in moves:
        match.play(match.to_act[0], move)
    return match


def row(match: Match, number: int) -> list[str]:
    """The cards of row 1, 2 or 3 by name."""
    return names(match.view().row[number - 1])


def hand(match: Match, seat: int) -> list[str]:
    return names(match.view(seat).hand[seat])


def names(cards: list[int]) -> list[str]:
    return ["RYGBP"[card // 6] + str(card % 6 + 1) for card in cards if card >= 0]


def pile(counts: list[int]) -> list[str]:
    """The cards of a plus or minus pile by name."""
    return names([kind for kind, count in enumerate(counts) for _ in range(count)])
