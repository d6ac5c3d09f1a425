"""What the rules tell: events, each with who may see it.

An event is a number of the game's events.py and up to four numbers of detail. Interpreted rules tell it to the
state's story, if somebody listens; in compiled rules telling costs nothing at all.
"""

from typing import NamedTuple

from .rule import INTERPRETED, rule
from .state import SPECTATOR, State

EVERYONE = -1


class Telling(NamedTuple):
    """How a kind of event reads: a key of the catalogue and the names of its numbers.

    `reveals`: it shows somebody what was hidden, so the move that brought it can't be taken back.
    """

    key: str
    args: tuple[str, ...] = ()
    reveals: bool = False


class Reason(NamedTuple):
    """Why a move is refused: a key of the catalogue and a heading of the game's rules page."""

    key: str
    section: str


@rule
def only(seat: int) -> int:
    """The audience of a secret."""
    return 1 << seat


@rule
def others(seat: int) -> int:
    """Everyone but one seat, spectators included."""
    return ~(1 << seat)


if INTERPRETED:

    def tell(s: State, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Narrate an event to an audience: EVERYONE, only(seat) or others(seat)."""
        if s.story is not None:
            s.story.append((audience, kind, a, b, c, d))

else:

    @rule
    def tell(s: State, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        pass


def hears(audience: int, seat: int) -> bool:
    """Whether a seat, or a SPECTATOR, belongs to an audience."""
    return audience < 0 if seat == SPECTATOR else bool(audience >> seat & 1)
