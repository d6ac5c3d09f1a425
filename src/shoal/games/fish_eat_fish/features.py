"""Fish Eat Fish as numbers: what a learning machine sees of a view.

Of a stack only its owner and its height are told: fish below the top one never come up again, and count the same.
"""

from ...core.features import Piece, starts
from ...core.rule import rule
from ...core.state import OVER, UNKNOWN
from .numbers import (
    CARDS_EACH,
    CIRCLES,
    COLOURS,
    FISH_CARDS,
    FISH_EACH,
    HIGHEST,
    KINDS,
    MOST_PLAYERS,
    NEUTRAL,
    PLACING,
)
from .stacks import owner_of
from .state import Table

FEWEST_PLAYERS = 2
COPIES = FISH_CARDS  # of one card: a corrected table may have all of one value

PIECES = (
    Piece("phase", (3,), 1, "one-hot: placing, a turn, a fight; none when the game is over"),
    Piece("players", (MOST_PLAYERS - FEWEST_PLAYERS + 1,), 1, "one-hot: 2, 3, 4 or 5 seats"),
    Piece("first", (MOST_PLAYERS,), 1, "one-hot by seat from me clockwise: who began"),
    Piece("turn", (MOST_PLAYERS,), 1, "one-hot by seat from me clockwise: whose turn it is"),
    Piece("to_act", (MOST_PLAYERS,), 1, "by seat from me clockwise: 1 if it owes a move"),
    Piece("to_place", (1,), FISH_EACH * MOST_PLAYERS, "fish of all seats that are still to be placed"),
    Piece(
        "stacks",
        (COLOURS, CIRCLES),
        HIGHEST,
        "by owner (from me clockwise, then neutral) and circle (a1 b1 … e5): height of the stack",
    ),
    Piece("catch", (MOST_PLAYERS,), FISH_EACH * MOST_PLAYERS, "by seat from me clockwise: fish in its catch"),
    Piece("hand_count", (MOST_PLAYERS,), CARDS_EACH, "by seat from me clockwise: challenge cards in its hand"),
    Piece("hand", (KINDS,), COPIES, "by card (0 to 5, shark, octopus): copies in my hand"),
    Piece(
        "unshown",
        (MOST_PLAYERS, KINDS),
        COPIES,
        "by seat from me clockwise and card: copies it has not shown yet, in hand or face down",
    ),
    Piece(
        "fighter",
        (2, MOST_PLAYERS),
        1,
        "the fight that is on or was just resolved; attacker, defender: one-hot by seat from me clockwise",
    ),
    Piece("ground", (2, CIRCLES), 1, "attacker, defender: one-hot by circle, where its stack stood as the fight began"),
    Piece("strength", (2,), HIGHEST, "attacker, defender: how high its stack was then"),
    Piece("card", (2, KINDS), 1, "attacker, defender: one-hot by card, what it chose, if I know"),
)
(
    PHASE,
    PLAYERS,
    FIRST,
    TURN_OF,
    TO_ACT,
    TO_PLACE,
    STACKS,
    CATCH,
    HAND_COUNT,
    HAND,
    UNSHOWN,
    FIGHTER,
    GROUND,
    STRENGTH,
    CARD,
    FEATURES,
) = starts(PIECES)


@rule
def features(s: Table, seat: int, out: list[int]) -> None:
    """Write what the view `s` of `seat` shows into `out`, which is all zeros."""
    if s.phase != OVER:
        out[PHASE + s.phase - PLACING] = 1
    out[PLAYERS + s.players - FEWEST_PLAYERS] = 1
    out[FIRST + from_me(s, seat, s.first)] = 1
    out[TURN_OF + from_me(s, seat, s.turn)] = 1
    out[TO_PLACE] = s.to_place
    write_board(s, seat, out)
    for other in range(s.players):
        write_seat(s, from_me(s, seat, other), other, out)
    for kind in range(KINDS):
        out[HAND + kind] = s.hand[seat][kind]
    if s.fighter[0] != UNKNOWN:
        write_fight(s, seat, out)


@rule
def from_me(s: Table, seat: int, other: int) -> int:
    """How many seats clockwise from `seat` the other one is."""
    return other - seat if other >= seat else other - seat + s.players


@rule
def write_board(s: Table, seat: int, out: list[int]) -> None:
    for circle in range(CIRCLES):
        if s.height[circle] > 0:
            owner = owner_of(s, circle)
            place = NEUTRAL if owner == NEUTRAL else from_me(s, seat, owner)
            out[STACKS + place * CIRCLES + circle] = s.height[circle]


@rule
def write_seat(s: Table, place: int, other: int, out: list[int]) -> None:
    out[TO_ACT + place] = s.owing >> other & 1
    out[CATCH + place] = s.catch[other]
    out[HAND_COUNT + place] = s.hand_count[other]
    for kind in range(KINDS):
        out[UNSHOWN + place * KINDS + kind] = s.cards[kind] - s.discarded[other][kind]


@rule
def write_fight(s: Table, seat: int, out: list[int]) -> None:
    for side in range(2):
        out[FIGHTER + side * MOST_PLAYERS + from_me(s, seat, s.fighter[side])] = 1
        out[GROUND + side * CIRCLES + s.ground[side]] = 1
        out[STRENGTH + side] = s.strength[side]
        if s.card[side] != UNKNOWN:
            out[CARD + side * KINDS + s.card[side]] = 1
