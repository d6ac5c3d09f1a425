"""What tests that run over every game need to know of one: `FACTS` in `tests/games/NAME/facts.py`, found by itself."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

Way = Literal["mouse", "keyboard", "touch"]


def cards_in_hand(number: int, seat: Mapping[str, Any]) -> list[str]:
    return list(seat["hand"] or [])


@dataclass(frozen=True)
class Facts:
    """One game. What most games share is the default."""

    bounds: Mapping[int, int]  # no game takes more decisions than this, by the number of players
    phases: tuple[str, ...]  # of the picture, in each of which a seat has a choice
    main_phase: str  # the one most turns are made of
    shown_secret: str  # JavaScript over `board`: what it shows that only its holder may see
    options: Mapping[str, str] = field(default_factory=dict)  # with which every phase is met
    secret: str = "hand"  # of a seat's picture: what others may not know, or at times
    spell_secret: Callable[[int, Mapping[str, Any]], list[str]] = cards_in_hand  # what `shown_secret` should find
    way: Way = "mouse"  # in which the page is played in every run of the tests; in the long runs in every way
    drag: tuple[str, str] | None = None  # what can be dragged at the beginning, and where to, as selectors
    page_settings: Mapping[str, str] = field(default_factory=dict)  # of the device, with which a click is a move
    middle: int = 7  # moves of a seat until a game is in its middle
    shuffles_later: bool = False  # also in the game, not only before it
    always_reveals: bool = False  # every move shows something new, so that none can be taken back
    box_cards: int | None = None  # that are shuffled, where not all of them are dealt
    notation_arguments: tuple[str, ...] = ()  # of events: names that stay as they are in every language


@cache
def facts_of(game: str) -> Facts:
    """The facts of a game by its name."""
    found: Facts = importlib.import_module(f"tests.games.{game.replace('-', '_')}.facts").FACTS
    return found
