"""The table of Fischen in the terminal, drawn from a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...core.state import SPECTATOR, UNKNOWN
from .buoys import seat_at
from .cards import has
from .notation import COLOUR_NAMES, card_name
from .numbers import CARDS, CATCH, COLOUR_OF, NO_COLOUR, PLAY, ROUNDS, SEA
from .rules import hand_size
from .state import Table

LETTERS = "BYPRG"
STYLES = ("bold blue", "bold yellow", "bold magenta", "bold red", "bold green", "bold cyan")  # the last: buoys


def draw(view: Table, seat: int, names: Sequence[str]) -> RenderableType:
    """The table as a seat sees it: the trick, a line for each seat, the sea, the own hand."""
    parts = [heading(view), trick(view, names), in_force(view, names), seats(view, names), sea(view)]
    if seat != SPECTATOR:
        parts.append(hand(view, seat))
    return Group(*parts)


def heading(view: Table) -> Text:
    tricks = hand_size(view, view.round_no)
    return Text(f"Round {view.round_no + 1} of {ROUNDS}, trick {view.trick_no + 1} of {tricks}", style="bold")


def card_text(card: int) -> Text:
    return Text(card_name(card), style=STYLES[COLOUR_OF[card]])


def spaced(cards: Iterable[int]) -> Text:
    return Text(" ").join(card_text(card) for card in cards)


def trick(view: Table, names: Sequence[str]) -> RenderableType:
    """The cards as they were played: an arrow at the winner so far, brackets round what has been caught."""
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for position in range(view.laid):
        card, player = view.trick[position], seat_at(view, position)
        caught = view.laid == view.players and view.uncaught >> position & 1 == 0
        lying = Text("?") if card == UNKNOWN else card_text(card)
        grid.add_row(
            Text("→" if player == view.winner else " "),
            names[player],
            Text.assemble("(", lying, ")") if caught else lying,
            Text("catches a card" if view.phase == CATCH and position == view.at_work else "", style="dim"),
        )
    return grid if view.laid else Text(f"{names[view.leader]} leads", style="dim")


def in_force(view: Table, names: Sequence[str]) -> Text:
    """The required colour and the effects of the trick before."""
    if view.required == NO_COLOUR:
        text = Text("no colour required yet" if view.phase == PLAY else "no colour was required")
    else:
        text = Text("required: ")
        name = f"{COLOUR_NAMES[view.required]} {LETTERS[view.required]}"
        text.append(name, style=STYLES[view.required])
    if view.called != NO_COLOUR:
        text.append(f", called by {names[view.caller]}")
    if view.lowest:
        text.append(", the lowest wins", style="bold")
    return text


def seats(view: Table, names: Sequence[str]) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    for title in ("", "points", "hand", "caught", "boat", "from sea", "could not follow"):
        grid.add_column(title, justify="left" if title in ("", "could not follow") else "right")
    for seat in range(view.players):
        numbers = (view.score, view.hand_size, view.caught, view.boat_size, view.from_sea)
        grid.add_row(names[seat], *(str(number[seat]) for number in numbers), shown_lacks(view.lacks[seat]))
    return grid


def shown_lacks(colours: int) -> Text:
    if colours == UNKNOWN:
        return Text("?", style="dim")
    shown = [colour for colour in range(len(LETTERS)) if colours >> colour & 1]
    return Text(" ").join(Text(LETTERS[colour], style=STYLES[colour]) for colour in shown)


def sea(view: Table) -> Text:
    """How many cards the sea has, and the stars of the uppermost."""
    left = SEA - view.sea_at
    if left == 0:
        return Text("sea: empty", style="cyan")
    depth = sum(view.sea_at >= end for end in view.depth_end)
    return Text(f"sea: {left} cards, the uppermost with {'★' * (depth + 1)} ({depth + 1})", style="cyan")


def hand(view: Table, seat: int) -> Text:
    """The own hand, colour by colour, and the cards passed and received this round."""
    held = [card for card in range(CARDS) if has(view.hand[seat], card)]
    colours = [[kind for kind in held if COLOUR_OF[kind] == colour] for colour in range(NO_COLOUR + 1)]
    text = Text("hand: ").append_text(Text("   ").join(spaced(kinds) for kinds in colours if kinds))
    if view.passed[seat] != UNKNOWN:
        text.append("\npassed ").append_text(card_text(view.passed[seat]))
    if view.pass_trick != UNKNOWN:
        text.append(", got ").append_text(card_text(view.passed[(seat - 1) % view.players]))
    return text
