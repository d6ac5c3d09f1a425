"""Set a table of Fischen for a test: hands as they are wanted, and tricks in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shoal import Match, game_named
from shoal.games.fischen.cards import has
from shoal.games.fischen.hands import join_hand
from shoal.games.fischen.notation import CARD_NAMES, card_name, chance_of
from shoal.games.fischen.numbers import CARDS
from tests.table import match_of

GAME = game_named("fischen")
DEPTHS: list[list[str]] = GAME.standard_components["depths"]
SEA = [card for depth in DEPTHS for card in depth]
SIZE = {3: 10, 4: 9, 5: 8}
START = {
    3: [f"{colour}{value}" for colour in "BYPR" for value in range(3, 11) if f"{colour}{value}" not in ("B3", "R3")],
    4: [f"{colour}{value}" for colour in "BYPR" for value in range(2, 11)],
    5: [f"{colour}{value}" for colour in "BYPR" for value in range(1, 11)],
}


def hands_with(players: int, *wanted: str) -> list[list[str]]:
    """Start hands that hold the wanted cards, one text of cards a seat; the rest is dealt as it comes."""
    hands = [text.split() for text in wanted] + [[] for _ in range(players - len(wanted))]
    rest = [card for card in START[players] if not any(card in hand for hand in hands)]
    for hand in hands:
        while len(hand) < SIZE[players]:
            hand.append(rest.pop(0))
    return hands


def table(players: int, *wanted: str, first: int = 0) -> Match:
    """The first round with these cards in the hands."""
    return match_of("fischen", players, {"hands": hands_with(players, *wanted), "sea": SEA}, first=first)


def late(players: int, *hands: str, first: int = 0, boats: Sequence[str] = ()) -> Match:
    """A moment at which the hands hold any cards of the box. What everybody remembers does not fit it."""
    match = table(players, first=first)
    s: Any = match._state
    for seat, text in enumerate(hands):
        s.hand[seat] = [0, 0]
        s.hand_size[seat] = 0
        for kind in kinds_of(text):
            join_hand(s, seat, kind)
    for seat, text in enumerate(boats):
        kinds = kinds_of(text)
        s.boat[seat] = kinds + [-1] * (100 - len(kinds))
        s.boat_size[seat] = s.layer[seat][0] = len(kinds)
    return match


def kinds_of(text: str) -> list[int]:
    return [CARD_NAMES.index(card) for card in text.split()]


def names_of(kinds: Sequence[int]) -> str:
    return " ".join(CARD_NAMES[kind] for kind in kinds if kind != -1)


def names_in(cards: list[int]) -> str:
    """The names in a set of cards; none if it is secret."""
    return "" if cards == [-1, -1] else " ".join(card_name(card) for card in range(CARDS) if has(cards, card))


def play(match: Match, cards: str, leader: int) -> Match:
    """A trick: the cards in the order they are played."""
    for offset, card in enumerate(cards.split()):
        match.play((leader + offset) % match.players, f"play {card}")
    return match


def hand_in_catches(match: Match) -> Match:
    """Every catch is shuffled into the order it has."""
    while match.chance_due:
        match.hand_in(chance_of(match._state))  # type: ignore[arg-type]
    return match


def caught(match: Match, seat: int) -> str:
    """What a seat has caught this round, as everybody remembers."""
    view: Any = match.view()
    return names_in(view.catch[seat])


def moves_of(match: Match, seat: int) -> str:
    """The legal moves without their verb."""
    return " ".join(move.split()[1] for move in match.legal(seat))
