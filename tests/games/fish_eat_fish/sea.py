"""Set a sea for a test: any board, without the placing."""

from __future__ import annotations

from collections.abc import Mapping

from shoal import Match
from shoal.games.fish_eat_fish.notation import CARD_NAMES, CIRCLE_NAMES
from shoal.games.fish_eat_fish.numbers import FISH_BITS, NEUTRAL, TURN
from shoal.games.fish_eat_fish.stacks import owner_of, set_down
from tests.table import match_of, played

CIRCLES = {name: number for number, name in enumerate(CIRCLE_NAMES)}

# Where five seats can place all their fish apart from each other, seat by seat.
DIAGONALS = (
    ("a1", "b3", "c5", "d2", "e4"),
    ("b1", "c3", "d5", "e2", "a4"),
    ("c1", "d3", "e5", "a2", "b4"),
    ("d1", "e3", "a5", "b2", "c4"),
    ("e1", "a3", "b5", "c2", "d4"),
)


def table(players: int = 2, first: int = 0, **more: object) -> Match:
    return match_of("fish-eat-fish", players, {}, first=first, **more)  # type: ignore[arg-type]


def placed(players: int = 2, first: int = 0) -> Match:
    """A match after the placing."""
    seats = [(first + number) % players for number in range(players)]
    moves = [(seat, f"place {DIAGONALS[seat][number]}") for number in range(5) for seat in seats]
    return played(table(players, first), moves)


def sea(
    stacks: Mapping[str, str],
    players: int = 2,
    turn: int = 0,
    hands: Mapping[int, str] | None = None,
    catch: Mapping[int, int] | None = None,
) -> Match:
    """A match at a seat's turn with these stacks: their fish from the bottom to the top, seats or n for neutral.

    A hand that is given has these cards left; the others were discarded.
    """
    match = table(players)
    s = match._state
    set_fish(match, stacks)
    for seat, cards in (hands or {}).items():
        kinds = [CARD_NAMES.index(card) for card in cards.split()]
        s.hand[seat] = [kinds.count(kind) for kind in range(len(CARD_NAMES))]
        s.hand_count[seat] = len(kinds)
        s.discarded[seat] = [all_of - left for all_of, left in zip(s.cards, s.hand[seat], strict=True)]
    for seat, fish_caught in (catch or {}).items():
        s.catch[seat] = fish_caught
    s.phase, s.turn, s.owing, s.to_place = TURN, turn, 1 << turn, 0
    return match


def set_fish(match: Match, stacks: Mapping[str, str]) -> None:
    for circle, fish in stacks.items():
        number = 0
        for colour in fish:
            number = number << FISH_BITS | (NEUTRAL if colour == "n" else int(colour)) + 1
        set_down(match._state, CIRCLES[circle], number, len(fish))


def board(match: Match) -> dict[str, str]:
    """The stacks in the sea, written as `sea` reads them; the masks must agree with them."""
    s = match._state
    found = {}
    for circle, name in enumerate(CIRCLE_NAMES):
        levels = [s.fish[circle] >> FISH_BITS * level & 7 for level in range(s.height[circle])]
        assert s.fish[circle] >> FISH_BITS * s.height[circle] == 0 and all(levels)
        assert bool(s.height[circle]) == bool(s.occupied >> circle & 1)
        for colour in range(NEUTRAL + 1):
            mine = bool(levels) and owner_of(s, circle) == colour
            assert bool(s.stacks[colour] >> circle & 1) == mine
        if levels:
            found[name] = "".join("n" if fish == NEUTRAL + 1 else str(fish - 1) for fish in reversed(levels))
    return found


def show(match: Match, *cards: tuple[int, str]) -> Match:
    return played(match, [(seat, f"show {card}") for seat, card in cards])
