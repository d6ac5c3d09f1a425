"""The contract of a game: the verbs its rule files offer, interpreted or compiled."""

from typing import Protocol

from .state import State


class Rules(Protocol):
    """One game's verbs. A game leaves out the chance and the secret phases it does not have."""

    ACTIONS: int
    SECRET: int  # the phases in which seats choose secretly at the same time, one bit each
    SPREAD: int  # how many points apart players of like strength typically end
    Table: type[State]

    def shuffle_box(self, s: State) -> None:
        """Chance of the set-up, except the first seat: put the box's cards in random order."""

    def lay_out(self, s: State) -> None:
        """Set the table from the cards as they lie in the box, up to the first decision."""

    def shuffle(self, s: State) -> None:
        """Phase CHANCE: put the waiting cards in random order. Nothing else changes."""

    def take_up(self, s: State) -> None:
        """Phase CHANCE: go on with the waiting cards in the order they have."""

    def legal(self, s: State, seat: int, out: list[int]) -> int:
        """Write the legal actions of a seat into `out`, ascending, and answer their number."""

    def why_not(self, s: State, seat: int, action: int) -> int:
        """0 if the seat, which is to act, may do this; otherwise the number of the reason why not."""

    def apply(self, s: State, seat: int, action: int) -> None:
        """Carry out an action that `why_not` allows, and all that follows by itself."""

    def points(self, s: State, seat: int) -> int:
        """The seat's score as the table stands."""

    def rank(self, s: State, seat: int) -> int:
        """Score and tie-breaks in one number: the greater is placed before the smaller."""

    def ending(self, s: State) -> int:
        """How the game ended: an index of ENDINGS in narration.py."""

    def hide(self, s: State, seat: int) -> None:
        """Make the state a view: what the seat (or a SPECTATOR) can't know becomes UNKNOWN."""

    def forget(self, s: State, seat: int) -> None:
        """Take from a view what the seat could only remember, not see."""

    def determinize(self, s: State, seat: int) -> None:
        """Make a view, its generator planted anew, a full state that the seat can't tell from the true one."""

    def reopen(self, s: State) -> None:
        """In a SECRET phase: take back the choices made so far, in the view of a seat that has yet to choose."""

    def features(self, s: State, seat: int, out: list[int]) -> None:
        """Write a view as numbers for a learning machine into `out`, which is all zeros."""

    def weigh(self, s: State, seat: int, actions: list[int], count: int, worth: list[int]) -> None:
        """Write what the first `count` of some legal actions seem worth to the seat, in hundredths of a point.

        In a SECRET phase: the weights of a mix from which to draw. Looks only at what the seat may know, so that a
        state and its view are weighed alike; draws no chance and changes nothing.
        """

    def outlook(self, s: State, seat: int) -> int:
        """The points the seat may hope to end with, in hundredths, from a full state in mid-game."""


RULES = (
    "shuffle_box",
    "lay_out",
    "shuffle",
    "take_up",
    "legal",
    "why_not",
    "apply",
    "points",
    "rank",
    "ending",
)  # rules.py
VIEW = ("hide", "forget", "determinize", "reopen")  # view.py
FEATURES = ("features",)  # features.py
STRATEGY = ("weigh", "outlook")  # strategy.py
OPTIONAL = {"shuffle_box", "shuffle", "take_up", "reopen"}
