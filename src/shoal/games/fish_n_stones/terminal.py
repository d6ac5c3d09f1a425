"""The pond of Fish'n'Stones in the terminal, drawn from a view."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...core.state import UNKNOWN
from .notation import CARD_NAMES, LINE_NAMES
from .numbers import SIDE
from .rules import cast_action, fishes_in_columns, shore_of
from .state import Table

SHORE_NAMES = ("south", "west", "north", "east")
STYLES = ("cyan", "cyan", "bold cyan", "yellow", "bold yellow", "blue")


def draw(view: Table, seat: int, names: Sequence[str]) -> RenderableType:
    """The table as a seat sees it: the pond with its piles, then a line for each seat."""
    return Group(
        Text(f"Round {min(view.round_no + 1, 4)} of 4, {names[view.starter]} starts", style="bold"),
        pond(view),
        seats(view, names),
    )


def pond(view: Table) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for row in (2, 1, 0):
        grid.add_row(Text(str(row + 1), style="dim"), *(pile(view, row * SIDE + column) for column in range(SIDE)))
    grid.add_row("", *(Text(f"   {column}", style="dim") for column in "abc"))
    return grid


def pile(view: Table, spot: int) -> Text:
    """The top card and the height; with memory, what the whole pile holds."""
    if view.height[spot] == 0:
        return Text("[  ·  ]", style="dim")
    card = CARD_NAMES[view.top[spot]]
    text = Text(f"[{card:^3}×{view.height[spot]}]", style=STYLES[view.top[spot]])
    if view.height[spot] > 1 and view.pile_fish[spot] != UNKNOWN:
        text.append(f" {view.pile_fish[spot]}F {view.pile_stones[spot]}S", style="dim")
    return text


def seats(view: Table, names: Sequence[str]) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    for title in ("", "shore", "lines", "cat", "bucket", "fish", "stones"):
        grid.add_column(title, justify="left" if title in ("", "shore", "lines", "cat") else "right")
    for seat in range(view.players):
        grid.add_row(
            names[seat],
            SHORE_NAMES[shore_of(view, seat)],
            "a b c" if fishes_in_columns(view, seat) else "1 2 3",
            LINE_NAMES[cast_action(view, seat)] if view.line[seat] != UNKNOWN else "?",
            str(view.bucket[seat]),
            *("?" if count == UNKNOWN else str(count) for count in (view.fish[seat], view.stones[seat])),
        )
    return grid
