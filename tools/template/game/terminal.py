"""The beach of Low Tide in the terminal, drawn from a view."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from .notation import THING_NAMES
from .numbers import WAVE, WAVES
from .rules import left_of_the_wave
from .state import Table


def draw(view: Table, seat: int, names: Sequence[str]) -> RenderableType:
    """The table as a seat sees it: the wave, then a line for each seat."""
    things = [THING_NAMES[view.beach[view.taken + place]] for place in range(left_of_the_wave(view))]
    return Group(
        Text(f"Wave {min(view.taken // WAVE + 1, WAVES)} of {WAVES}: {'  '.join(things)}", style="bold cyan"),
        *(Text(f"{names[other]:<20} {view.caught[other]:>4} points") for other in range(view.players)),
    )
