"""The box of Fischen: components and the record's set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ...core.box import cards_of, check_cards, check_keys, in_setup, lists_of
from ...core.errors import BadInput
from ...core.record import dump
from ...core.state import UNKNOWN
from .notation import CARD_NAMES
from .numbers import BUOYS, DEPTHS, KINDS, MINUS3, MOST_PLAYERS, RED, SEA, START_CARDS, START_HAND, VALUES
from .state import Table

KIND_OF = {name: kind for kind, name in enumerate(CARD_NAMES)}
WITHOUT_STARS = [VALUES * colour + value for colour in range(RED + 1) for value in range(1, 11)]
SEA_CARDS = [*(kind for kind in range(KINDS) if kind not in WITHOUT_STARS), MINUS3]
assert len(WITHOUT_STARS) == START_CARDS and len(SEA_CARDS) == SEA and BUOYS in SEA_CARDS

# Start cards that go back into the box.
REMOVED = {
    3: [name for name in CARD_NAMES if name[1:] in ("1", "2")] + ["B3", "R3"],
    4: [name for name in CARD_NAMES if name[1:] == "1"],
    5: [],
}


def fill(s: Table, options: Mapping[str, str], components: Mapping[str, object]) -> None:
    """Write the component table into a new state: start cards and depths unshuffled, everything else empty."""
    depths = depths_of(components)
    s.sea = [kind for depth in depths for kind in depth]
    s.depth_end = [sum(map(len, depths[: depth + 1])) for depth in range(DEPTHS)]
    start = [kind for kind in WITHOUT_STARS if CARD_NAMES[kind] not in REMOVED[s.players]]
    s.start_cards = start + [UNKNOWN] * (START_CARDS - len(start))
    s.boat = [[UNKNOWN] * len(boat) for boat in s.boat]
    s.trick = [UNKNOWN] * MOST_PLAYERS
    s.passed = [UNKNOWN] * MOST_PLAYERS


def depths_of(components: Mapping[str, object]) -> list[list[int]]:
    """The kinds of each depth: five lists, together the 60 sea cards."""
    check_keys(components, ("depths",))
    table = components["depths"]
    if not isinstance(table, list) or len(table) != DEPTHS:
        raise BadInput("components-shape", field="depths", problem=f"must be {DEPTHS} lists of cards")
    for number, depth in enumerate(table, 1):
        field = f"depths: depth {number}"
        if not isinstance(depth, list) or not depth:
            raise BadInput("components-shape", field=field, problem="must be a list of at least one card")
        for name in depth:
            if not isinstance(name, str) or name not in KIND_OF:
                raise BadInput("components-unknown", field=f"{field}: {dump(name)}")
    depths = [[KIND_OF[name] for name in depth] for depth in table]
    found, sea = Counter(kind for depth in depths for kind in depth), Counter(SEA_CARDS)
    if found != sea:
        extra, missing = found - sea, sea - found
        problem = f"too many {CARD_NAMES[min(extra)]}" if extra else f"{CARD_NAMES[min(missing)]} is missing"
        raise BadInput("components-shape", field="depths", problem=f"{problem} among the {SEA} sea cards")
    return depths


def arrange(s: Table, setup: Mapping[str, object]) -> None:
    """Put start cards and sea in a record's order."""
    size = START_HAND[s.players]
    hands: list[int] = []
    for seat, hand in enumerate(lists_of(in_setup(setup, "hands"), "hands", s.players)):
        hands += cards_of(hand, f"hands: seat {seat}", size, CARD_NAMES)
    check_cards(hands, s.start_cards[: len(hands)], "hands", CARD_NAMES, all_of_them=True)
    sea = cards_of(in_setup(setup, "sea"), "sea", SEA, CARD_NAMES)
    top = 0
    for number, end in enumerate(s.depth_end, 1):
        check_cards(sea[top:end], s.sea[top:end], f"sea: depth {number}", CARD_NAMES, all_of_them=True)
        top = end
    s.start_cards[: len(hands)] = hands
    s.sea = sea


def piles(s: Table) -> dict[str, list[str]]:
    """What is shuffled before the game, top first: the start cards, and each depth of the sea."""
    found = {"start": [CARD_NAMES[kind] for kind in s.start_cards if kind != UNKNOWN]}
    top = 0
    for number, end in enumerate(s.depth_end, 1):
        found[f"depth {number}"] = [CARD_NAMES[kind] for kind in s.sea[top:end]]
        top = end
    return found


def setup_of(s: Table, piles: Mapping[str, list[str]]) -> dict[str, object]:
    """The record's set-up when the piles lie so."""
    size = START_HAND[s.players]
    return {
        "hands": [piles["start"][seat * size : (seat + 1) * size] for seat in range(s.players)],
        "sea": [card for number in range(1, DEPTHS + 1) for card in piles[f"depth {number}"]],
    }
