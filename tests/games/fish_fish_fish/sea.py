"""Set a sea of Fish Fish Fish for a test."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shoal import Match, State
from shoal.games.fish_fish_fish.notation import CARD_NAMES, SQUARE_NAMES
from shoal.games.fish_fish_fish.state import Table
from tests.table import match_of, played

COPIES = {"N": 7, "NE": 6, "E": 7, "SE": 6, "S": 7, "SW": 6, "W": 7, "NW": 6}
BERTHS = {2: 3, 3: 2, 4: 2, 5: 1}


def setup_with(players: int = 2, *hands: str, open_cards: str = "", pile: str = "") -> dict[str, Any]:
    """A set-up with these hands, open cards and first cards of the pile; the rest as it comes."""
    given = [*(hand.split() for hand in hands), *([] for _ in range(players - len(hands)))]
    slots, top = open_cards.split(), pile.split()
    rest = [name for name, copies in COPIES.items() for _ in range(copies)]
    for cards in (*given, slots, top):
        for card in cards:
            rest.remove(card)
    for cards in (*given, slots):
        while len(cards) < 3:
            cards.append(rest.pop())
    return {"hands": given, "open": slots, "pile": [*top, *rest]}


def at_sea(players: int = 2, *hands: str, boats: str = "", first: int = 0, **more: Any) -> Match:
    """A match whose boats stand: the ones given in the order they are moored, the rest from o9 down the east side."""
    cards = {name: more.pop(name) for name in ("open_cards", "pile") if name in more}
    match = match_of("fish-fish-fish", players, setup_with(players, *hands, **cards), first=first, **more)
    berths = boats.split()
    berths += [berth for berth in (f"o{row}" for row in range(9, 0, -1)) if berth not in berths]
    for i in range(BERTHS[players] * players):
        match.play((first + i) % players, f"moor {berths[i]}")
    return match


def table_of(match: Match) -> Table:
    state = match._state
    assert isinstance(state, Table)
    return state


def square(name: str) -> int:
    return SQUARE_NAMES.index(name)


def fish_on(state: State, name: str) -> tuple[int, int, int]:
    """White, blue and grey fish on a square."""
    assert isinstance(state, Table)
    at = square(name)
    white, grey = state.white[at], state.grey[at]
    return white, state.school[at] - white - grey, grey


def hold(match: Match, seat: int, cards: str) -> Match:
    """Change a hand, whatever the box holds."""
    s = table_of(match)
    s.hand[seat] = counts(cards)
    s.held[seat] = s.secret[seat] = sum(s.hand[seat])
    s.known[seat] = [0] * 8
    return match


def counts(cards: str | Iterable[str]) -> list[int]:
    names = cards.split() if isinstance(cards, str) else list(cards)
    return [names.count(name) for name in CARD_NAMES]


def empty_the_sea(match: Match, *left: str) -> Match:
    """Take all fish away but those on these squares."""
    s = table_of(match)
    for at, name in enumerate(SQUARE_NAMES):
        if name not in left:
            s.school[at] = s.white[at] = s.grey[at] = 0
            for words in (s.fish, s.grey_tops):
                words[at // 45] &= ~(1 << at % 45)
    return match


def drain_pile(match: Match, left: int) -> Match:
    """Put all but the top cards of the pile on the discard, as if they had been turned open, taken and played."""
    s = table_of(match)
    gone = s.pile_left - left
    for card in s.pile[:gone]:
        s.discard[card] += 1
        s.unseen[card] -= 1
    s.pile[:left] = s.pile[gone : s.pile_left]
    s.pile_left = left
    return match


def turn(match: Match, seat: int, moves: str) -> Match:
    """Several moves of one seat, separated by commas."""
    return played(match, [(seat, move.strip()) for move in moves.split(",")])


def shuffled(match: Match, cards: list[str] | None = None) -> Match:
    """Hand in the shuffle that is due: the waiting cards as they lie, or in this order."""
    entry = match.game.notation.chance_of(match._state)
    match.hand_in({**entry, "cards": cards or entry["cards"]})
    return match
