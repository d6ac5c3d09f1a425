"""What speaks for a move of Fischen, from a view: each is true by what the seat may know."""

from __future__ import annotations

from ...core.game import Merit
from ...core.state import UNKNOWN
from .buoys import seat_at
from .cards import has
from .notation import BUOY_NAMES, COLOUR_NAMES, card_name
from .numbers import (
    ALL,
    BUOYS,
    CALL_COLOUR,
    CALLING,
    CATCH,
    CATCH_CARD,
    COLOUR_OF,
    COLOURS,
    HAS_EFFECT,
    MINUS3,
    PASS_CARD,
    PASSING,
    PENALTY,
    VALUES,
)
from .rules import play_card, strength_of
from .state import Table
from .worlds import is_dealt, may_hold

MANY = 2  # cards of a colour that are worth a word


def merits(view: Table, seat: int, action: int) -> list[Merit]:
    if view.phase == CATCH:
        return for_catch(view, seat, action - CATCH_CARD)
    if view.phase == PASSING:
        return for_pass(view, seat, action - PASS_CARD)
    if view.phase == CALLING:
        return for_call(view, seat, action - CALL_COLOUR)
    return for_play(view, seat, action)


# -- What others may hold --


def may_have(view: Table, seat: int, other: int) -> list[int]:
    """The coloured cards that may be in another hand, for all the seat knows."""
    return [
        card
        for card in range(BUOYS)
        if view.played[card] == UNKNOWN
        and view.home[card] != UNKNOWN
        and is_dealt(view, view.home[card])
        and may_hold(view, seat, card, other)
    ]


def hand_of(view: Table, seat: int, colour: int) -> list[int]:
    """The own cards of a colour, ascending."""
    return [card for card in range(BUOYS) if COLOUR_OF[card] == colour and has(view.hand[seat], card)]


# -- Playing a card --


def for_play(view: Table, seat: int, kind: int) -> list[Merit]:
    after = view.copy()
    play_card(after, seat, kind)
    found = for_trick(view, after, seat, kind)
    if HAS_EFFECT[kind]:
        found += for_effect(view, after, seat, kind)
    elif len(hand_of(view, seat, COLOUR_OF[kind])) == 1 and after.hand_size[seat]:
        found.append(Merit("merit-only-of-colour", {"colour": COLOUR_NAMES[COLOUR_OF[kind]]}))
    return found


def for_trick(view: Table, after: Table, seat: int, kind: int) -> list[Merit]:
    """Who will have the trick, and the minus3 in it."""
    wins = after.winner == seat and after.best > view.best
    behind = [seat_at(after, position) for position in range(after.laid, after.players)]
    found = []
    if wins and not behind:
        found.append(Merit("merit-wins-last", {}))
    elif wins and not any(beats(after, seat, other) for other in behind):
        found.append(Merit("merit-wins-surely", {}))
    elif wins and view.laid:
        found.append(Merit("merit-wins-so-far", {}))
    penalty = any(card >= MINUS3 for card in view.trick[: view.laid])
    if after.winner != seat:
        if kind == MINUS3:
            found.insert(0, Merit("merit-sheds-minus3", {"points": PENALTY}))
        elif penalty and kind != ALL and not is_zero(kind):
            found.insert(0, Merit("merit-leaves-minus3", {"points": PENALTY}))
    return found


def beats(after: Table, seat: int, other: int) -> bool:
    """Whether another may hold a card that beats the best of the trick."""
    return any(strength_of(after, card) > after.best for card in may_have(after, seat, other))


def is_zero(kind: int) -> bool:
    return kind < BUOYS and HAS_EFFECT[kind] == 1


def for_effect(view: Table, after: Table, seat: int, kind: int) -> list[Merit]:
    """Effects come in the order of the cards, so the first is sure of what it does."""
    if is_zero(kind):
        return [Merit("merit-zero", {})] if not view.effects else []
    if kind == ALL:
        return [Merit("merit-all", {"cards": view.players - 1})] if not view.effects else []
    if kind == MINUS3 or not after.hand_size[seat]:
        return []
    return [Merit("merit-buoy", {"buoy": BUOY_NAMES[kind - BUOYS]})]


# -- Catching, passing, calling --


def for_catch(view: Table, seat: int, kind: int) -> list[Merit]:
    if view.winner == seat or kind == MINUS3:
        return []
    left = [card for position, card in enumerate(view.trick[: view.laid]) if view.uncaught >> position & 1]
    found = []
    if any(card >= MINUS3 for card in left):
        found.append(Merit("merit-leaves-minus3", {"points": PENALTY}))
    return [*found, Merit("merit-snatches", {"card": card_name(kind), "other": view.winner})]


def for_pass(view: Table, seat: int, kind: int) -> list[Merit]:
    if kind == MINUS3:
        return [Merit("merit-passes-minus3", {"points": PENALTY})]
    if kind >= BUOYS:
        return []
    own = hand_of(view, seat, COLOUR_OF[kind])
    found = []
    if len(own) == 1:
        found.append(Merit("merit-only-of-colour", {"colour": COLOUR_NAMES[COLOUR_OF[kind]]}))
    coloured = [card % VALUES for card in range(BUOYS) if has(view.hand[seat], card)]
    if kind % VALUES == min(coloured) > 0:
        found.append(Merit("merit-lowest", {"card": card_name(kind)}))
    return found


def for_call(view: Table, seat: int, colour: int) -> list[Merit]:
    own = [len(hand_of(view, seat, other)) for other in range(COLOURS)]
    args = {"colour": COLOUR_NAMES[colour]}
    found = []
    others = [other for other in range(view.players) if other != seat]
    out = [card for other in others for card in may_have(view, seat, other) if COLOUR_OF[card] == colour]
    if own[colour] and not any(card > hand_of(view, seat, colour)[-1] for card in out):
        found.append(Merit("merit-highest", args))
    if own[colour] == max(own) >= MANY:
        found.append(Merit("merit-longest", {**args, "count": own[colour]}))
    return found
