"""The sea of Fish Eat Fish in the terminal, drawn from a view."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...core.state import UNKNOWN
from .fight import verdict
from .notation import CARD_NAMES, CIRCLE_NAMES
from .numbers import (
    ATTACKER,
    ATTACKER_WINS,
    DEFENDER,
    DEFENDER_WINS,
    DRAW,
    FIGHT,
    FISH_BITS,
    FISH_MASK,
    NOTHING,
    OCTOPUS,
    SHARK,
    SIDE,
)
from .stacks import owner_of
from .state import Table

# Blue, green, red, yellow and purple, as in the box, and the neutral fish.
LETTERS = "BGRYPn"
STYLES = ("bold blue", "bold green", "bold red", "bold yellow", "bold magenta", "white")
WIDTH = 9  # of a stack: B5 nYRnB>


def draw(view: Table, seat: int, names: Sequence[str]) -> RenderableType:
    """The table as a seat sees it: the board, the fight, then a line for each seat."""
    parts = [board(view), seats(view, names)]
    if view.fighter[ATTACKER] != UNKNOWN:
        parts.insert(1, fight(view, names))
    return Group(*parts)


def board(view: Table) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for row in range(SIDE - 1, -1, -1):
        circles = range(row * SIDE, (row + 1) * SIDE)
        grid.add_row(Text(str(row + 1), style="dim"), *(stack(view, circle) for circle in circles))
    grid.add_row("", *(Text(column, style="dim") for column in "abcde"))
    return grid


def stack(view: Table, circle: int) -> Text:
    """Whose it is, its height, and its fish from the bottom to the top; `>` and `<` mark the two that fight."""
    if view.height[circle] == 0:
        return Text("·".ljust(WIDTH), style="dim")
    owner = owner_of(view, circle)
    text = Text(f"{LETTERS[owner]}{view.height[circle]} ", style=STYLES[owner])
    for level in range(view.height[circle] - 1, -1, -1):
        colour = (view.fish[circle] >> FISH_BITS * level & FISH_MASK) - 1
        text.append(LETTERS[colour], style=STYLES[colour])
    if view.phase == FIGHT and circle in view.ground:
        text.append(">" if circle == view.ground[ATTACKER] else "<", style="bold")
    text.pad_right(WIDTH - len(text))
    return text


def fight(view: Table, names: Sequence[str]) -> Text:
    """The fight that is on, or the one that was just resolved."""
    sides = []
    for side in (ATTACKER, DEFENDER):
        card = view.card[side]
        if card == UNKNOWN:
            shown = "is to choose" if view.owing >> view.fighter[side] & 1 else "has chosen"
        elif card < SHARK:
            shown = f"{card} + {view.strength[side]} = {card + view.strength[side]}"
        else:
            shown = CARD_NAMES[card]
        sides.append(f"{names[view.fighter[side]]} ({CIRCLE_NAMES[view.ground[side]]}) {shown}")
    return Text(f"Fight: {', '.join(sides)}{'' if view.phase == FIGHT else f': {outcome(view, names)}'}")


def outcome(view: Table, names: Sequence[str]) -> str:
    return {
        NOTHING: "nothing happens",
        DRAW: "a draw",
        ATTACKER_WINS: f"{names[view.fighter[ATTACKER]]} wins",
        DEFENDER_WINS: f"{names[view.fighter[DEFENDER]]} wins",
    }[verdict(view)]


def seats(view: Table, names: Sequence[str]) -> RenderableType:
    """Octopus and shark are written by their letters: O, S."""
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    for title in ("", "", "stacks", "catch", "hand", "discarded"):
        grid.add_column(title, justify="right" if title in ("stacks", "catch") else "left")
    for seat in range(view.players):
        grid.add_row(
            Text(LETTERS[seat], style=STYLES[seat]),
            f"{names[seat]}{' *' if view.starfish == seat else ''}",
            str(view.stacks[seat].bit_count()),
            str(view.catch[seat]),
            cards(view.hand[seat], f"{view.hand_count[seat]} card{'' if view.hand_count[seat] == 1 else 's'}"),
            cards(view.discarded[seat], "?"),
        )
    return grid


def cards(copies: Sequence[int], unknown: str) -> str:
    """A number of challenge cards in a row, or what to write when they aren't known."""
    if copies[0] == UNKNOWN:
        return unknown
    letters = [{SHARK: "S", OCTOPUS: "O"}.get(kind, str(kind)) for kind in range(len(copies))]
    return " ".join(letter for letter, count in zip(letters, copies, strict=True) for _ in range(count))
