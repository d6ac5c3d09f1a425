"""What speaks for a move of Fish Fish Fish, from a view: each is true by what the seat may know."""

from __future__ import annotations

from ...core.game import Merit
from .notation import CARD_NAMES, SQUARE_NAMES
from .numbers import (
    BLUE,
    COLUMNS,
    DIRECTIONS,
    DRAW_OPEN,
    DRAW_PILE,
    DRAWING,
    END,
    GREY,
    KEEP,
    MOOR,
    MOORING,
    MOST_HELD,
    RELEASE,
    RELEASING,
    SAIL,
    SAILING,
    SQUARES,
    STEP,
    SWIM,
    SWIMMING,
    TRIPS,
    WHITE,
)
from .rules import allowance, points, sail, swim
from .sea import leads_off_the_board, opposite
from .squares import has
from .state import Table

NEAR = 3  # squares, within which a boat is near
MANY = 2  # cards to draw that are worth a word


def merits(view: Table, seat: int, action: int) -> list[Merit]:
    if view.phase == MOORING:
        return for_mooring(view, action - MOOR)
    if view.phase == RELEASING:
        return for_release(view, seat, action)
    if view.phase == DRAWING:
        return for_draw(view, seat, action)
    if action < END:
        return for_move(view, seat, action)
    return for_end(view, seat) if action == END else []


def worth(view: Table, square: int) -> int:
    """What all fish on a square are worth."""
    white, grey = view.white[square], view.grey[square]
    return WHITE * white + BLUE * (view.school[square] - white - grey) + GREY * grey


def around(square: int) -> list[int]:
    return [square + STEP[card] for card in range(DIRECTIONS) if not leads_off_the_board(square, card)]


def boats_beside(view: Table, square: int, seat: int) -> list[int]:
    return [other for other in around(square) if has(view.fleet[seat], other)]


def rivals_beside(view: Table, square: int, seat: int) -> list[int]:
    """The other seats with a boat next to a square."""
    return [other for other in range(view.players) if other != seat and boats_beside(view, square, other)]


def best_catch(view: Table, seat: int, card: int) -> int:
    """The most that a card could bring a seat as the sea lies now, with what may still move this turn."""
    found = [0]
    for boat in range(SQUARES):
        if has(view.fleet[seat], boat):
            ahead, behind = boat + STEP[card], boat - STEP[card]
            if view.phase != SWIMMING and not leads_off_the_board(boat, card) and not has(view.boats, ahead):
                found.append(worth(view, ahead))
            if view.phase != SAILING and not leads_off_the_board(boat, opposite(card)):
                found.append(worth(view, behind))
    return max(found)


# -- Mooring --


def for_mooring(view: Table, square: int) -> list[Merit]:
    fish = sum(worth(view, other) for other in around(square))
    boats = [boat for boat in range(SQUARES) if has(view.boats, boat)]
    found = [Merit("merit-fish-beside", {"points": fish})] if fish else []
    if boats and all(distance(square, boat) > NEAR for boat in boats):
        found.append(Merit("merit-alone", {}))
    return found


def distance(one: int, other: int) -> int:
    """How many cards lead from one square to another."""
    return max(abs(one % COLUMNS - other % COLUMNS), abs(one // COLUMNS - other // COLUMNS))


# -- Moving --


def for_move(view: Table, seat: int, action: int) -> list[Merit]:
    sails = action < SWIM
    card, source = divmod(action - (SAIL if sails else SWIM), SQUARES)
    target = source + STEP[card]
    after = view.copy()
    (sail if sails else swim)(after, seat, card, source)
    found = []
    gained = points(after, seat) - points(view, seat)
    if gained:
        found.append(Merit("merit-catch", {"points": gained}))
        for other in rivals_beside(view, target if sails else source, seat):
            found.append(Merit("merit-before-other", {"other": other}))
    elif not sails and has(view.fish, target) and has(after.fish, target):
        found.append(Merit("merit-school", {"fish": after.school[target], "points": worth(after, target)}))
    if after.phase in (SAILING, SWIMMING):
        found += going_on(view, after, seat)
    if not sails and is_ours_alone(after, target, seat):
        found.append(Merit("merit-yours-alone", {"square": SQUARE_NAMES[target]}))
    draws = min(view.numbers[target], MOST_HELD - after.held[seat])
    if draws >= MANY:
        found.append(Merit("merit-draws", {"square": SQUARE_NAMES[target], "count": draws}))
    return found


def going_on(view: Table, after: Table, seat: int) -> list[Merit]:
    """The best catch with one more card of the hand; of fish, only if they could not be caught so before."""
    catches = {card: best_catch(after, seat, card) for card in range(DIRECTIONS) if after.hand[seat][card]}
    card = max(catches, key=lambda card: catches[card])
    usual = best_catch(view, seat, card) if after.phase == SWIMMING else 0
    return (
        [Merit("merit-goes-on", {"card": CARD_NAMES[card], "points": catches[card]})] if catches[card] > usual else []
    )


def for_end(view: Table, seat: int) -> list[Merit]:
    found = [Merit("merit-end-keeps", {"count": view.held[seat]})]
    if allowance(view) >= MANY:
        found.insert(0, Merit("merit-end-draws", {"count": allowance(view)}))
    return found


# -- Grey fish --


def is_ours_alone(view: Table, square: int, seat: int) -> bool:
    """Whether there are fish on a square, and of all boats only the seat's are next to it."""
    return has(view.fish, square) and bool(boats_beside(view, square, seat)) and not rivals_beside(view, square, seat)


def for_release(view: Table, seat: int, action: int) -> list[Merit]:
    if action == KEEP:
        anywhere = any(is_ours_alone(view, square, seat) for square in range(SQUARES))
        return [] if anywhere else [Merit("merit-no-place", {})]
    square = action - RELEASE
    args = {"square": SQUARE_NAMES[square]}
    found = [Merit("merit-yours-alone", args)] if is_ours_alone(view, square, seat) else []
    return [*found, Merit("merit-grey-costs", {"points": GREY})]


# -- Drawing --


def for_draw(view: Table, seat: int, action: int) -> list[Merit]:
    new = {card: best_catch(view, seat, card) for card in view.open if not view.hand[seat][card]}
    if action < DRAW_PILE:
        card = view.open[action - DRAW_OPEN]
        return [Merit("merit-card-catches", {"card": CARD_NAMES[card], "points": new[card]})] if new.get(card) else []
    if action == DRAW_PILE:
        return [] if any(new.values()) else [Merit("merit-nothing-open", {})]
    is_last = view.pile_left == 1 and view.trip == TRIPS[view.players]
    return [Merit("merit-last-card", {})] if is_last else []
