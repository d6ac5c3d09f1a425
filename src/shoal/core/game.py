"""What the rest of shoal knows of a game: how many play, with which options, and where its files are."""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, cast

from . import backends
from .contract import (
    Args,
    BoxFile,
    EventsFile,
    FeaturesFile,
    MeritsFile,
    MisreadNotation,
    NarrationFile,
    NotationFile,
    NumbersFile,
    PictureFile,
    ReasonsFile,
    Rules,
    ShuffleNotation,
    StateFile,
    TerminalFile,
)
from .errors import BadInput, Refused
from .features import Piece, starts
from .narrate import Reason
from .record import dump
from .state import UNKNOWN, State

Components = Mapping[str, object]


@dataclass(frozen=True)
class Option:
    """A choice of the host: the values it may have, the default first."""

    values: tuple[str, ...]

    @property
    def default(self) -> str:
        """The value it has if the host does not choose."""
        return self.values[0]


@dataclass(frozen=True)
class Event:
    """Something the rules narrate, as a key and arguments for a catalogue of words."""

    key: str
    args: Args


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score sheet: what the points are for, as a key and arguments, and the points."""

    key: str
    args: Args
    points: int


class Merit(NamedTuple):
    """Something that speaks for a move, as a key and arguments: true of the move, by what the seat may know."""

    key: str
    args: Args


@dataclass(frozen=True)
class Game:
    """One game. Its `folder` is the package that holds its files, the same in every game.

    A file is loaded when it is asked for; core/contract.py says what each owes.
    """

    name: str  # as in records and on the command line: "fat-fish"
    title: str
    credit: str  # authors, publisher, year
    players: range
    folder: str
    options: Mapping[str, Option] = field(default_factory=dict)

    def path(self, name: str) -> Path:
        """A data file of this game's folder: components.toml, rules.md, en.ftl."""
        return Path(backends.SOURCES, "games", self.folder.rpartition(".")[2], name)

    # -- Its files. Each takes the state of its own game, and is only ever given that --

    def _file(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self.folder}.{name}")

    @cached_property
    def rules(self) -> Rules:
        """All rule files, gathered."""
        return backends.rules_of(self.folder)

    @cached_property
    def events(self) -> EventsFile:
        """What its events are called: events.py."""
        return cast(EventsFile, self._file("events"))

    @cached_property
    def reasons(self) -> ReasonsFile:
        """Why a move can be refused: reasons.py."""
        return cast(ReasonsFile, self._file("reasons"))

    @cached_property
    def box(self) -> BoxFile[State]:
        """How its box is opened and dealt: box.py."""
        return cast(BoxFile[State], self._file("box"))

    @cached_property
    def notation(self) -> NotationFile[State]:
        """Its moves as texts: notation.py."""
        return cast(NotationFile[State], self._file("notation"))

    @cached_property
    def narration(self) -> NarrationFile[State]:
        """Its events, endings and score sheets: narration.py."""
        return cast(NarrationFile[State], self._file("narration"))

    @cached_property
    def picture(self) -> PictureFile[State]:
        """A view as the page draws it: picture.py."""
        return cast(PictureFile[State], self._file("picture"))

    @cached_property
    def terminal(self) -> TerminalFile[State]:
        """A view as the terminal draws it: terminal.py."""
        return cast(TerminalFile[State], self._file("terminal"))

    @cached_property
    def merits(self) -> MeritsFile[State] | None:
        """What speaks for a move, where a game can tell: merits.py."""
        return cast(MeritsFile[State], self._file("merits")) if self.path("merits.py").exists() else None

    # -- What is often asked of them --

    @cached_property
    def shuffles(self) -> ShuffleNotation[State]:
        """The notation of a game in which something is shuffled after the set-up."""
        assert isinstance(self.notation, ShuffleNotation), f"{self.title} has no shuffles"
        return self.notation

    @cached_property
    def state(self) -> type[State]:
        """The record that its states are."""
        return cast(StateFile, self._file("state")).Table

    @cached_property
    def actions(self) -> int:
        """Actions are numbers from 0 to actions - 1."""
        return cast(NumbersFile, self._file("numbers")).ACTIONS

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """What the features of a view are made of, in their order."""
        return cast(FeaturesFile[State], self._file("features")).PIECES

    @cached_property
    def features(self) -> int:
        """How many features a view has."""
        return starts(self.pieces)[-1]

    @cached_property
    def text_of(self) -> Callable[[State, int], str]:
        """The text of an action."""
        return self.notation.text_of

    @cached_property
    def action_of(self) -> Callable[[State, str], int | None]:
        """The action a text stands for, or None if it is not the notation of this game."""
        return self.notation.action_of

    @cached_property
    def standard_components(self) -> Components:
        """The component table of the box."""
        return tomllib.loads(self.path("components.toml").read_text("utf-8"))

    def open_box(
        self,
        players: int,
        options: Mapping[str, Any] | None = None,
        components: Components | str = "standard",
    ) -> State:
        """A state before the set-up: players, options and component tables checked and written down."""
        if type(players) is not int or players not in self.players:
            raise BadInput(
                "players", game=self.title, least=self.players[0], most=self.players[-1], players=str(players)
            )
        s = self.state()
        s.players = players
        s.first = UNKNOWN
        chosen = self.spell_out(options or {})
        if components == "standard":
            components = self.standard_components
        if not isinstance(components, Mapping):
            raise BadInput("components-no-table")
        self.box.fill(s, chosen, components)
        return s

    def spell_out(self, options: Mapping[str, Any], *, strict: bool = False) -> dict[str, str]:
        """Every option with its value, defaults included. `strict` wants none left out, as records do."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadInput("unknown-option", game=self.title, option=str(name), known=known)
            if value not in self.options[name].values:
                raise BadInput(
                    "option-value", option=name, value=str(value), values=", ".join(self.options[name].values)
                )
        for name in self.options:
            if strict and name not in options:
                raise BadInput("missing-option", option=name)
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    def view_of(self, state: State, seat: int) -> State:
        """What a seat, or a spectator, may know of a state."""
        view = state.copy()
        view.rng = [0] * len(view.rng)
        self.rules.hide(view, seat)
        return view

    def refusal_of(self, state: State, seat: int, action: int) -> Refused | None:
        """Why a seat that is to act may not do this, or None if it may."""
        objection = self.objection_to(state, seat, action)
        if objection is None:
            return None
        reason, args = objection
        return Refused(reason.key, self.folder, section=reason.section, **args)

    def refusal_of_text(self, text: str) -> Refused:
        """Why a text is no move of this game; a game's notation may know better than that it isn't."""
        found = self.notation.misread(text) if isinstance(self.notation, MisreadNotation) else None
        if found is None:
            return Refused("no-move", move=dump(text))
        number, args = found
        reason = self.reasons.REASONS[number]
        return Refused(reason.key, self.folder, section=reason.section, **args)

    def objection_to(self, state: State, seat: int, action: int) -> tuple[Reason, Args] | None:
        """The same as a reason with its arguments, which is quicker where many are wanted and none is raised."""
        number = self.rules.why_not(state, seat, action)
        if number == 0:
            return None
        return self.reasons.REASONS[number], self.narration.refusal_args(state, seat, action)

    def pages(self, language: str = "en") -> str:
        """The rules page, in our own words."""
        return self.path("rules.md" if language == "en" else f"rules.{language}.md").read_text("utf-8")
