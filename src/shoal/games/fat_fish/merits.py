"""What speaks for a move of Fat Fish, from a view: each is true by what the seat may know."""

from __future__ import annotations

from ...core.game import Merit
from .cards import card_laid_by, colour_of, drop_card, followers_in, is_among, kinds_like, put_on_row, row_laid_by
from .licences import licences_met
from .notation import CARD_NAMES, COLOUR_NAMES, LICENCE_NAMES
from .numbers import FULL_ROW, KEEP, KEEP_CARDS, LICENCE, LICENCES, SPLITS, STOP, TAKE_LICENCE, WORTH, A
from .splits import balance, best_balance, right_splits
from .state import Table


def merits(view: Table, seat: int, action: int) -> list[Merit]:
    if view.phase == KEEP:
        return for_keep(view, seat, action - KEEP_CARDS)
    if view.phase == LICENCE:
        return for_licence(view, action - TAKE_LICENCE)
    if action == STOP:
        return for_stop(view, seat)
    return for_lay(view, seat, card_laid_by(action), row_laid_by(action))


# -- Lay --


def laid(view: Table, seat: int, card: int, row: int) -> Table:
    """The table with the card in the row, and nothing else done."""
    after = view.copy()
    drop_card(after.hand[seat], card)
    put_on_row(after, row, card)
    return after


def for_lay(view: Table, seat: int, card: int, row: int) -> list[Merit]:
    after = laid(view, seat, card, row)
    if after.row_size[row] == FULL_ROW:
        return for_fifth(after, row)
    found = []
    most = most_this_turn(after, seat, row)
    if most is not None and most > 0:
        found.append(Merit("merit-can-fill", {"row": row + 1, "points": most}))
    ends = after.ends[0] | after.ends[1] | after.ends[2]
    freed = kinds_like(view.row[row][view.row_size[row] - 1]) & ~ends
    held = [other for other in after.hand[seat] if is_among(other, freed)]
    if held:
        found.append(Merit("merit-frees-colour", {"colour": COLOUR_NAMES[colour_of(held[0])], "row": row + 1}))
    if all(colour_of(other) != colour_of(card) for other in view.row[row][: view.row_size[row]]):
        found.append(Merit("merit-new-colour", {"card": CARD_NAMES[card], "row": row + 1}))
    if after.row_size[row] < FULL_ROW - 1:
        found.append(Merit("merit-far-from-full", {"row": row + 1, "count": FULL_ROW - after.row_size[row]}))
    return found


def for_fifth(after: Table, row: int) -> list[Merit]:
    """The row is full: what it is worth, and the licences it brings however it is split."""
    found = []
    points = best_balance(after, row)
    if points > 0:
        found.append(Merit("merit-takes-row", {"row": row + 1, "points": points}))
    met = after.on_display
    for split in range(1, SPLITS):
        if right_splits(after, row) >> split & 1:
            met &= licences_met(after, row, split)
    return found + for_met(met)


def for_met(met: int) -> list[Merit]:
    """Of several licences one is taken: the first of the best."""
    licences = [licence for licence in range(LICENCES) if met >> licence & 1]
    best = max(licences, key=lambda licence: WORTH[licence], default=None)
    if best is None:
        return []
    return [Merit("merit-meets", {"licence": LICENCE_NAMES[best], "points": WORTH[best]})]


def most_this_turn(view: Table, seat: int, row: int) -> int | None:
    """The most that the row can be worth if the seat fills it this turn with the cards it holds; None if it can't."""
    if view.row_size[row] == FULL_ROW:
        return best_balance(view, row)
    following = {card for card in view.hand[seat] if is_among(card, followers_in(view, row))}
    found = [most_this_turn(laid(view, seat, card, row), seat, row) for card in following]
    return max((points for points in found if points is not None), default=None)


def for_stop(view: Table, seat: int) -> list[Merit]:
    row = view.row_laid
    most = most_this_turn(view, seat, row)
    if most is None and view.row_size[row] == FULL_ROW - 2:
        return [Merit("merit-fourth-card", {"row": row + 1})]
    if most is not None and most < 0:
        return [Merit("merit-costly-row", {"row": row + 1, "points": -most})]
    return [Merit("merit-keeps-hand", {"count": view.hand_size[seat]})]


# -- Keep, and choose a licence --


def for_keep(view: Table, seat: int, split: int) -> list[Merit]:
    row = view.row_laid
    best, here = best_balance(view, row), balance(view, row, split)
    met = licences_met(view, row, split)
    found = for_met(met & view.on_display)
    for other in range(view.players):
        if other != seat and met & view.owned[other] & 1 << A:
            found.append(Merit("merit-takes-a", {"other": other, "points": WORTH[A]}))
    if here == best:
        found.insert(0, Merit("merit-best-split", {"points": f"{best:+}"}))
    return found


def for_licence(view: Table, licence: int) -> list[Merit]:
    if WORTH[licence] == max(WORTH[other] for other in range(LICENCES) if view.met >> other & 1):
        return [Merit("merit-best-licence", {"points": WORTH[licence]})]
    return []
