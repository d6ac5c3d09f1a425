"""The sea of Fish Fish Fish in the terminal, drawn from a view."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...core.state import SPECTATOR, UNKNOWN
from .notation import CARD_NAMES, COLUMN_NAMES, SQUARE_NAMES
from .numbers import BLUE, COLUMNS, GREY, ROWS, SQUARES, TRIPS, WHITE
from .rules import points
from .sea import owner_of
from .squares import has
from .state import Table

LETTERS = "ABCDE"  # the boats of seat 0, 1 …
COLOURS = ("red", "yellow", "green", "magenta", "cyan")
CELL = 5  # what is on a square, and the square's number
WIDTH = 80


def draw(view: Table, seat: int, names: Sequence[str]) -> RenderableType:
    """The table as a seat sees it: the sea, the schools it remembers, the cards, then a line for each seat."""
    parts: list[RenderableType] = [sea(view)]
    if remembers(view):
        parts.append(schools(view))
    parts.append(cards(view))
    if seat != SPECTATOR:
        parts.append(Text(f"Your hand: {written(view.hand[seat])}", style="bold"))
    return Group(*parts, seats(view, names))


def remembers(view: Table) -> bool:
    return view.caught_white[0] != UNKNOWN


def sea(view: Table) -> Text:
    """Boats `<A>`, fish `w` `b` `G`, schools `~3`, or `G3` with a grey fish on top; behind it the square's number."""
    text = Text()
    for row in reversed(range(ROWS)):
        text.append(f"{row + 1} ", style="dim")
        for column in range(COLUMNS):
            text.append_text(square_text(view, row * COLUMNS + column))
        text.append("\n")
    text.append("  " + "".join(f"{column:<{CELL}}" for column in COLUMN_NAMES), style="dim")
    return text


def square_text(view: Table, square: int) -> Text:
    if has(view.boats, square):
        owner = owner_of(view, square)
        text = Text(f"<{LETTERS[owner]}>", style=f"bold {COLOURS[owner]}")
    elif view.school[square] == 0:
        text = Text("   ")
    elif has(view.grey_tops, square):
        text = Text(f"{school_name('G', view.school[square]):<3}", style="bold reverse")
    elif view.school[square] > 1:
        text = Text(f"{school_name('~', view.school[square]):<3}", style="bold")
    else:
        text = Text("w  ", style="white") if view.white[square] else Text("b  ", style="blue")
    return text.append(f"{view.numbers[square]} ", style="not bold not reverse dim")


def school_name(mark: str, fish: int) -> str:
    return mark if fish == 1 else f"{mark}{min(fish, 99)}"


def schools(view: Table) -> Text:
    """With memory: what every school is worth."""
    found = [f"{SQUARE_NAMES[square]} {value_of(view, square)}" for square in range(SQUARES) if view.school[square] > 1]
    return Text(fill("Schools in points: " + (", ".join(found) or "none"), WIDTH), style="dim")


def value_of(view: Table, square: int) -> int:
    """Every fish counts 1 at least."""
    return view.school[square] + (WHITE - BLUE) * view.white[square] + (GREY - BLUE) * view.grey[square]


def cards(view: Table) -> Text:
    slots = "   ".join(f"{slot}: {CARD_NAMES[card]}" for slot, card in enumerate(view.open, 1))
    discard = "  ".join(f"{count} {name}" for name, count in zip(CARD_NAMES, view.discard, strict=True) if count)
    pile = f"pile {view.pile_left}, trip {view.trip} of {TRIPS[view.players]}"
    return Text(f"Open {slots}   {pile}\nDiscard {discard or 'empty'}")


def written(copies: Sequence[int]) -> str:
    """Cards by their names: N N SW."""
    return " ".join(name for name, count in zip(CARD_NAMES, copies, strict=True) for _ in range(count)) or "-"


def seats(view: Table, names: Sequence[str]) -> RenderableType:
    """A line for each seat; which open cards it took, what it caught and its points only with memory."""
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    for title in ("", "boats", "cards", "known", "supply", "caught", "points"):
        grid.add_column(title, justify="right" if title in ("cards", "supply", "points") else "left")
    for seat in range(view.players):
        caught = f"{view.caught_grey[seat]}G {view.caught_white[seat]}w {view.caught_blue[seat]}b"
        remembered = (written(view.known[seat]), f"{view.supply[seat]}G", caught, str(points(view, seat)))
        unknown = ("?", f"{view.supply[seat]}G", "?", "?")
        grid.add_row(
            names[seat],
            Text(f"<{LETTERS[seat]}>", style=f"bold {COLOURS[seat]}"),
            str(view.held[seat]),
            *(remembered if remembers(view) else unknown),
        )
    return grid
