"""The contract of a game: what each file of its folder owes the rest of shoal, one protocol a file.

`FILES` lists them. A game that has no such thing leaves out what is in `OPTIONAL`, or a file of `MAY_HAVE` or
`MAY_COUNT`. Types are in terms of the game's own state, `Table` in its state.py. `python -m tools.owed`, in `make
check`, lets mypy compare every file of every game with its protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NotRequired, Protocol, TypedDict, TypeVar, runtime_checkable

from .state import State

if TYPE_CHECKING:
    import msgspec
    from rich.console import RenderableType

    from .features import Piece
    from .game import Merit, ScoreLine
    from .marks import Mark
    from .narrate import Reason, Telling

S = TypeVar("S", bound=State, contravariant=True)  # the state of a game

Args = Mapping[str, object]  # of a key of the catalogue: what its words mention


class Shuffled(TypedDict):
    """A record's entry of a shuffle: its cards in the order they came out."""

    chance: str
    cards: list[str]
    seat: NotRequired[int]


# -- Rule files: they run on every backend -----------------------------------------------------------------------------


class NumbersFile(Protocol):
    """numbers.py"""

    ACTIONS: int  # actions are numbers from 0 to ACTIONS - 1
    SECRET: int  # the phases in which seats choose secretly at the same time, one bit each


class StateFile(Protocol):
    """state.py"""

    @property
    def Table(self) -> type[State]:  # noqa: N802  (it is a class)
        """The flat record."""


class RulesFile(Protocol[S]):
    """rules.py"""

    def lay_out(self, s: S) -> None:
        """Set the table from the cards as they lie in the box, up to the first decision."""

    def legal(self, s: S, seat: int, out: list[int]) -> int:
        """Write the legal actions of a seat into `out`, ascending, and answer their number."""

    def why_not(self, s: S, seat: int, action: int) -> int:
        """0 if the seat, which is to act, may do this; otherwise the number of the reason why not."""

    def apply(self, s: S, seat: int, action: int) -> None:
        """Carry out an action that `why_not` allows, and all that follows by itself."""

    def points(self, s: S, seat: int) -> int:
        """The seat's score as the table stands."""

    def rank(self, s: S, seat: int) -> int:
        """Score and tie-breaks in one number: the greater is placed before the smaller."""

    def ending(self, s: S) -> int:
        """How the game ended: an index of ENDINGS in narration.py."""


class BoxShuffle(Protocol[S]):
    """rules.py of a game whose set-up has chance beside the first seat."""

    def shuffle_box(self, s: S) -> None:
        """Put the box's cards in random order."""


class GameShuffle(Protocol[S]):
    """rules.py of a game in which something is shuffled after the set-up."""

    def shuffle(self, s: S) -> None:
        """Phase CHANCE: put the waiting cards in random order. Nothing else changes."""

    def take_up(self, s: S) -> None:
        """Phase CHANCE: go on with the waiting cards in the order they have."""


class ViewFile(Protocol[S]):
    """view.py"""

    def hide(self, s: S, seat: int) -> None:
        """Make the state a view: what the seat (or a SPECTATOR) can't know becomes UNKNOWN."""

    def forget(self, s: S, seat: int) -> None:
        """Take from a state or a view what could only be remembered, not seen: the same for all seats."""

    def determinize(self, s: S, seat: int) -> None:
        """Make a view, its generator planted anew, a full state that the seat can't tell from the true one."""


class SecretChoices(Protocol[S]):
    """view.py of a game with SECRET phases."""

    def reopen(self, s: S) -> None:
        """Take back the choices made so far, in the view of a seat that has yet to choose."""


class FeaturesFile(Protocol[S]):
    """features.py"""

    @property
    def PIECES(self) -> tuple[Piece, ...]:  # noqa: N802  (it is a constant)
        """What the features are made of, in their order."""

    def features(self, s: S, seat: int, out: list[int]) -> None:
        """Write a view as numbers for a learning machine into `out`, which is all zeros."""


class StrategyFile(Protocol[S]):
    """strategy.py"""

    SPREAD: int  # how many points apart players of like strength typically end

    def weigh(self, s: S, seat: int, actions: list[int], count: int, worth: list[int]) -> None:
        """Write what the first `count` of some legal actions seem worth to the seat, in hundredths of a point.

        In a SECRET phase: the weights of a mix from which to draw. Looks only at what the seat may know, so that a
        state and its view are weighed alike; draws no chance and changes nothing.
        """

    def outlook(self, s: S, seat: int) -> int:
        """The points the seat may hope to end with, in hundredths, from a full state in mid-game."""


class CensusFile(Protocol[S]):
    """census.py of a game of which a study counts more than of any game; marks.py says what each means."""

    @property
    def MARKS(self) -> tuple[Mark, ...]:  # noqa: N802
        """What is counted of each seat."""

    @property
    def NEVER(self) -> tuple[str, ...]:  # noqa: N802
        """What a player may be kept from, to see what that costs."""

    def note_deal(self, s: S, marks: list[list[int]]) -> None:
        """Count, by seat and mark, what the deal has given."""

    def note_move(self, s: S, seat: int, action: int, marks: list[list[int]]) -> None:
        """Count what a legal action uses, before it is carried out."""

    def note_end(self, s: S, marks: list[list[int]]) -> None:
        """Count what the seats have when the game is over."""

    def refrains(self, s: S, seat: int, action: int, never: int) -> bool:
        """Whether a player who never does this, by its number in NEVER, keeps off a legal action."""


class EventsFile(Protocol):
    """events.py"""

    @property
    def EVENTS(self) -> Mapping[int, Telling]:  # noqa: N802
        """What the rules tell, by the number they tell it with."""


class ReasonsFile(Protocol):
    """reasons.py"""

    @property
    def REASONS(self) -> Mapping[int, Reason]:  # noqa: N802
        """Why moves are refused, by the number that `why_not` answers."""


# -- Plain files: they write, tell and draw ----------------------------------------------------------------------------


class BoxFile(Protocol[S]):
    """box.py. What is wrong with components or a set-up is raised as BadInput, which names the field."""

    def fill(self, s: S, options: Mapping[str, str], components: Mapping[str, object], /) -> None:
        """Write options, every one of them, and component tables into a new state."""

    def piles(self, s: S, /) -> Mapping[str, list[str]]:
        """What is shuffled before the game, as names of cards, top first."""

    def setup_of(self, s: S, piles: Mapping[str, list[str]], /) -> dict[str, object]:
        """The record's set-up when the piles lie so."""

    def arrange(self, s: S, setup: Mapping[str, object], /) -> None:
        """Put the cards in the order of a record's set-up, which may be anything."""


class NotationFile(Protocol[S]):
    """notation.py"""

    def text_of(self, s: S, action: int, /) -> str:
        """The text of an action."""

    def action_of(self, s: S, text: str, /) -> int | None:
        """The action a text stands for, or None if it is not the notation of this game."""


@runtime_checkable
class ShuffleNotation(Protocol[S]):
    """notation.py of a game in which something is shuffled after the set-up."""

    def chance_of(self, s: S, /) -> Shuffled:
        """The shuffle that is due, with the cards as they lie."""

    def arrange(self, s: S, entry: Mapping[str, object], /) -> None:
        """Put the waiting cards in the order of a record's entry, which may be anything; Refused says what is wrong."""


@runtime_checkable
class MisreadNotation(Protocol):
    """notation.py of a game that can say why a text that looks like a move is none."""

    def misread(self, text: str, /) -> tuple[int, Args] | None:
        """The number of the reason and what it mentions; None if there is nothing to say."""


class NarrationFile(Protocol[S]):
    """narration.py"""

    @property
    def WRITE(self) -> Mapping[str, Callable[[int], object]]:  # noqa: N802
        """By the name of an event's argument: how its number is written. What is not here stays a number."""

    @property
    def ENDINGS(self) -> tuple[str, ...]:  # noqa: N802
        """How a game may end, as keys."""

    def refusal_args(self, s: S, seat: int, action: int, /) -> Args:
        """Everything a refusal of this action may want to mention."""

    def score_sheet(self, s: S, seat: int, /) -> list[ScoreLine]:
        """A seat's score line by line."""


class PictureFile(Protocol[S]):
    """picture.py"""

    @property
    def Picture(self) -> type[msgspec.Struct]:  # noqa: N802  (it is a class)
        """What `picture` makes; its type is written into the page's wire.ts."""

    def picture(self, view: S, seat: int, /) -> msgspec.Struct:
        """A view in the words of the notation, for whoever draws it."""

    def tries(self, view: S, seat: int, /) -> Sequence[int]:
        """The actions a person might try here, legal or not: the page tells why not."""


class TerminalFile(Protocol[S]):
    """terminal.py"""

    def draw(self, view: S, seat: int, names: Sequence[str], /) -> RenderableType:
        """The table as a seat, or a SPECTATOR, sees it, in 80 columns, in colours and letters."""


class MeritsFile(Protocol[S]):
    """merits.py of a game that can tell what speaks for a move; without it hints only have numbers."""

    def merits(self, view: S, seat: int, action: int, /) -> list[Merit]:
        """What speaks for a legal action of a seat, the most telling first: each is true by what the seat may know."""


# -- All together ------------------------------------------------------------------------------------------------------


class Rules(
    NumbersFile,
    StateFile,
    RulesFile[State],
    BoxShuffle[State],
    GameShuffle[State],
    ViewFile[State],
    SecretChoices[State],
    FeaturesFile[State],
    StrategyFile[State],
    CensusFile[State],
    Protocol,
):
    """What the rule files of one game offer, gathered; the verbs a game leaves out do nothing."""


GATHERED: Mapping[str, type] = {  # the rule files that together are the Rules of a game
    "numbers": NumbersFile,
    "state": StateFile,
    "rules": RulesFile,
    "view": ViewFile,
    "features": FeaturesFile,
    "strategy": StrategyFile,
}
FILES: Mapping[str, type] = {
    **GATHERED,
    "events": EventsFile,
    "reasons": ReasonsFile,
    "box": BoxFile,
    "notation": NotationFile,
    "narration": NarrationFile,
    "picture": PictureFile,
    "terminal": TerminalFile,
}
MAY_HAVE: Mapping[str, type] = {"merits": MeritsFile}  # files that a game may do without
MAY_COUNT: Mapping[str, type] = {"census": CensusFile}  # and rule files
OPTIONAL: Mapping[str, tuple[type, ...]] = {
    "rules": (BoxShuffle, GameShuffle),
    "view": (SecretChoices,),
    "notation": (ShuffleNotation, MisreadNotation),
}


def members_of(owed: type) -> list[str]:
    """The names that a protocol asks for."""
    return [name for name in (*owed.__annotations__, *vars(owed)) if not name.startswith("_")]
