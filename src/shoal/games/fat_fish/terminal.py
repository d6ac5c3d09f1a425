"""The table of Fat Fish in the terminal, drawn from a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...core.state import OVER, SPECTATOR, UNKNOWN
from ...core.words import say
from .cards import colour_of
from .narration import LICENCE_MEANINGS
from .notation import CARD_NAMES, LICENCE_NAMES
from .numbers import KEEP, KINDS, LICENCE, LICENCES, PILE, ROWS, WORTH
from .rules import points, reserve_end, rows_start
from .state import Table

STYLES = ("red", "yellow", "green", "blue", "magenta")  # R Y G B P


def draw(view: Table, seat: int, names: Sequence[str]) -> RenderableType:
    """The table as a seat sees it: the rows, a line for each seat, the piles, the licences, the own hand."""
    parts = [heading(view, names), rows(view), seats(view, names), piles(view, names)]
    if view.licence != UNKNOWN:
        parts.append(licences(view, names))
    if seat != SPECTATOR:
        parts.append(Text.assemble(("Your hand: ", "bold"), cards(view.hand[seat])))
    return Group(*parts)


def heading(view: Table, names: Sequence[str]) -> Text:
    if view.phase == OVER:
        return Text("All cards are played", style="bold")
    if view.phase == KEEP:
        what = f"takes row {view.row_laid + 1} and chooses what to keep"
    elif view.phase == LICENCE:
        what = "chooses a licence"
    else:
        what = f"lays to row {view.row_laid + 1}" if view.laid else "is to lay"
    reserve = reserve_end(view) - rows_start(view) - ROWS - view.opened
    return Text(f"{names[view.turn]} {what}; cards in the reserve: {reserve}", style="bold")


def cards(kinds: Iterable[int]) -> Text:
    """Cards in their colours, places without a card left out."""
    return Text(" ").join(Text(CARD_NAMES[kind], style=STYLES[colour_of(kind)]) for kind in kinds if kind != UNKNOWN)


def rows(view: Table) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for row in range(ROWS):
        line = cards(view.row[row]) if view.row_size[row] else Text("·", style="dim")
        grid.add_row(Text(f"row {row + 1}", style="dim"), line)
    return grid


def seats(view: Table, names: Sequence[str]) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    for title in ("", "score", "plus", "minus", "hand", "pile", ""):
        grid.add_column(title, justify="right" if title else "left")
    for seat in range(view.players):
        remarks = [Text("fiasco card", style="bold")] if view.fiasco_at == seat else []
        if view.known[seat][0] != UNKNOWN:
            remarks.append(Text.assemble("has shown ", cards(view.known[seat])))
        grid.add_row(
            names[seat],
            str(points(view, seat)),
            f"+{view.plus_points[seat]}",
            f"-{view.minus_points[seat]}",
            str(view.hand_size[seat]),
            str(PILE - view.drawn[seat]),
            Text(", ").join(remarks),
        )
    return grid


def piles(view: Table, names: Sequence[str]) -> RenderableType:
    """What lies in plus; with memory, what lies in minus."""
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    grid.add_column()
    grid.add_column()
    grid.add_column(max_width=60)
    for seat in range(view.players):
        for title, pile, size in (
            ("plus", view.plus[seat], view.plus_size[seat]),
            ("minus", view.minus[seat], view.minus_size[seat]),
        ):
            if size > 0:
                known = cards(kind for kind in range(KINDS) for _ in range(pile[kind]))
                hidden = Text(f"{size} face down", style="dim")
                grid.add_row(names[seat], Text(title, style="dim"), hidden if UNKNOWN in pile else known)
    return grid


def licences(view: Table, names: Sequence[str]) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for licence in range(LICENCES):
        owners = [names[seat] for seat in range(view.players) if view.owned[seat] >> licence & 1]
        if owners or view.on_display >> licence & 1:
            grid.add_row(
                Text(LICENCE_NAMES[licence], style="bold"),
                f"+{WORTH[licence]}",
                say(LICENCE_MEANINGS[licence], {}, folder=__package__),
                Text(owners[0], style="bold") if owners else Text("on display", style="dim"),
            )
    return grid
