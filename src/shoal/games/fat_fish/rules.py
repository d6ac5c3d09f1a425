"""The rules of Fat Fish, in the order of the rules page."""

from ...core.chance import below
from ...core.narrate import EVERYONE, only, others, tell
from ...core.rule import rule
from ...core.seats import clockwise, give_turn
from ...core.state import OVER, UNKNOWN
from . import events, reasons
from .cards import (
    add_card,
    bundle,
    card_laid_by,
    drop_card,
    followers_in,
    free_all_rows,
    free_only,
    holds,
    is_among,
    put_on_row,
    row_laid_by,
    value_of,
)
from .fiasco import make_fiasco
from .licences import awarded, display_licences, hand_out_licences, held_worth, licences_met, take_licence
from .memory import LAYING_ENDS, SOME, colours_of, note_laid, note_stop
from .numbers import (
    ALL_COLOURS,
    CARDS,
    COLOURS,
    FIASCO_COST,
    FULL_ROW,
    HAND,
    KEEP,
    KEEP_ALL,
    KEEP_CARDS,
    LAY,
    LAY_CARD,
    LICENCE,
    LICENCES,
    ONE_OF_A_B_C,
    PILE,
    RANDOM,
    ROWS,
    SPLITS,
    STOP,
    TAKE_LICENCE,
    B,
    C,
)
from .splits import colours_in, plain_splits, put_on_minus, put_on_plus, right_splits
from .state import Table

# -- Set-up --


@rule
def rows_start(s: Table) -> int:
    """Where in the deck the cards that open the rows lie; the reserve follows them."""
    return s.players * PILE


@rule
def reserve_end(s: Table) -> int:
    """Where in the deck the reserve of 3 cards for each seat but one ends; the rest goes back to the box."""
    return s.players * (PILE + ROWS)


@rule
def shuffle_box(s: Table) -> None:
    """Only the cards that are dealt need an order."""
    for place in range(reserve_end(s)):
        other = place + below(s, CARDS - place)
        s.deck[place], s.deck[other] = s.deck[other], s.deck[place]
    if s.licences == RANDOM:
        s.licence = below(s, ONE_OF_A_B_C)


@rule
def lay_out(s: Table) -> None:
    for seat in range(s.players):
        draw_cards(s, seat)
    for row in range(ROWS):
        open_row(s, row, rows_start(s) + row)
    for place in range(reserve_end(s), CARDS):
        s.deck[place] = UNKNOWN
    display_licences(s)
    begin_turn(s, s.first)


@rule
def leave_deck(s: Table, place: int) -> int:
    """Take the card of this place."""
    card = s.deck[place]
    s.deck[place] = UNKNOWN
    return card


# -- Lay --


@rule
def may_lay(s: Table, card: int, row: int) -> bool:
    return is_among(card, s.fitting[row]) == 1


@rule
def lay_card(s: Table, seat: int, card: int, row: int) -> None:
    """Lay a card; a fifth one takes the row, and if none can follow the turn ends by itself."""
    drop_card(s.hand[seat], card)
    s.hand_size[seat] -= 1
    put_on_row(s, row, card)
    s.row_laid = row
    s.laid += 1
    tell(s, EVERYONE, events.LAID, seat, card, row)
    followers = followers_in(s, row)
    free_only(s, row, followers)
    colours = colours_of(followers)
    if s.row_size[row] == FULL_ROW:
        note_laid(s, seat, card, ALL_COLOURS | LAYING_ENDS)
        take_row(s, seat, row)
    elif holds_one_of(s, seat, followers):
        note_laid(s, seat, card, colours | SOME)
    else:
        note_laid(s, seat, card, ALL_COLOURS - colours | LAYING_ENDS)
        if s.hand_size[seat] > 0:
            tell(s, EVERYONE, events.NONE_FOLLOWS, seat)
        end_turn(s, seat)


@rule
def holds_one_of(s: Table, seat: int, kinds: int) -> bool:
    found = 0
    for i in range(HAND):
        found |= is_among(s.hand[seat][i], kinds)
    return found == 1


# -- Take a row --


@rule
def take_row(s: Table, seat: int, row: int) -> None:
    tell(s, EVERYONE, events.TOOK_ROW, seat, row)
    if colours_in(s, row) == COLOURS:
        split_row(s, seat, KEEP_ALL)
    else:
        s.phase = KEEP


@rule
def split_row(s: Table, seat: int, split: int) -> None:
    """The cards of the split go to plus, the others to minus; then the licences."""
    row = s.row_laid
    met = licences_met(s, row, split) if s.licence != UNKNOWN else 0
    kept = 0
    rest = 0
    balance = 0
    for i in range(FULL_ROW):
        card = s.row[row][i]
        s.row[row][i] = UNKNOWN
        if split >> i & 1 == 1:
            put_on_plus(s, seat, card)
            kept = bundle(kept, card)
            balance += value_of(card)
        else:
            put_on_minus(s, seat, card)
            rest = bundle(rest, card)
            balance -= value_of(card)
    s.row_size[row] = 0
    s.ends[row] = 0
    if rest == 0:
        tell(s, EVERYONE, events.KEPT_ALL, seat, kept, balance)
    else:
        tell(s, EVERYONE, events.SPLIT, seat, kept, rest, balance)
    hand_out_licences(s, seat, met)
    if s.met == 0:
        open_anew(s, seat)
    else:
        s.phase = LICENCE


# -- Open the row anew --


@rule
def open_anew(s: Table, seat: int) -> None:
    place = rows_start(s) + ROWS + s.opened
    if place < reserve_end(s):
        s.opened += 1
        open_row(s, s.row_laid, place)
    else:
        tell(s, EVERYONE, events.ROW_GONE, s.row_laid)
    end_turn(s, seat)


@rule
def open_row(s: Table, row: int, place: int) -> None:
    card = leave_deck(s, place)
    put_on_row(s, row, card)
    tell(s, EVERYONE, events.OPENED, row, card)


# -- Draw --


@rule
def end_turn(s: Table, seat: int) -> None:
    """Draw; then it is the turn of the next seat that has cards, which may be the same one again."""
    draw_cards(s, seat)
    if s.hand_size[seat] == 0:
        tell(s, EVERYONE, events.ALL_PLAYED, seat)
    other = seat
    for _ in range(s.players):
        other = clockwise(s, other)
        if s.hand_size[other] > 0:
            begin_turn(s, other)
            return
    end_game(s)


@rule
def draw_cards(s: Table, seat: int) -> None:
    """Fill the hand from the personal pile."""
    count = min(HAND - s.hand_size[seat], PILE - s.drawn[seat])
    cards = 0
    for _ in range(count):
        card = leave_deck(s, seat * PILE + s.drawn[seat])
        s.drawn[seat] += 1
        add_card(s.hand[seat], card)
        cards = bundle(cards, card)
    s.hand_size[seat] += count
    if count > 0:
        tell(s, others(seat), events.DREW, seat, count)
        tell(s, only(seat), events.DREW_OWN, seat, cards)


@rule
def begin_turn(s: Table, seat: int) -> None:
    s.row_laid = UNKNOWN
    s.laid = 0
    s.phase = LAY
    free_all_rows(s)
    give_turn(s, seat)


@rule
def end_game(s: Table) -> None:
    s.row_laid = UNKNOWN
    s.laid = 0
    s.phase = OVER
    s.owing = 0
    if s.licence == B or s.licence == C:
        for seat in range(s.players):
            if awarded(s, seat) > 0:
                tell(s, EVERYONE, events.AWARDED, seat, s.licence, awarded(s, seat))


# -- The verbs --


@rule
def legal(s: Table, seat: int, out: list[int]) -> int:
    """An action that is not legal is written too, and the next one written over it: that spares hard guesses."""
    if s.phase == LAY:
        return legal_lays(s, seat, out)
    if s.phase == KEEP:
        return legal_keeps(s, out)
    return legal_licences(s, out)


@rule
def legal_lays(s: Table, seat: int, out: list[int]) -> int:
    count = 0
    before = UNKNOWN
    first = s.fitting[0]  # one by one, not in a loop over the rows: 3 % faster play
    second = s.fitting[1]
    third = s.fitting[2]
    for i in range(HAND):
        card = s.hand[seat][i]
        fresh = card != before
        before = card
        out[count] = LAY_CARD + ROWS * card
        count += is_among(card, first) & fresh
        out[count] = LAY_CARD + ROWS * card + 1
        count += is_among(card, second) & fresh
        out[count] = LAY_CARD + ROWS * card + 2
        count += is_among(card, third) & fresh
    out[count] = STOP
    return count + (s.laid > 0)


@rule
def legal_keeps(s: Table, out: list[int]) -> int:
    splits = right_splits(s, s.row_laid) & plain_splits(s, s.row_laid)
    count = 0
    for split in range(1, SPLITS):
        out[count] = KEEP_CARDS + split
        count += splits >> split & 1
    return count


@rule
def legal_licences(s: Table, out: list[int]) -> int:
    count = 0
    for licence in range(LICENCES):
        out[count] = TAKE_LICENCE + licence
        count += s.met >> licence & 1
    return count


@rule
def why_not(s: Table, seat: int, action: int) -> int:
    if action < STOP:
        return why_not_lay(s, seat, card_laid_by(action), row_laid_by(action))
    if action == STOP:
        if s.phase != LAY:
            return reasons.NOT_NOW
        return 0 if s.laid > 0 else reasons.LAY_FIRST
    if action < TAKE_LICENCE:
        return why_not_keep(s, action - KEEP_CARDS)
    if s.phase != LICENCE:
        return reasons.NOT_NOW
    licence = action - TAKE_LICENCE
    if s.on_display >> licence & 1 == 0:
        return reasons.LICENCE_AWAY
    return 0 if s.met >> licence & 1 == 1 else reasons.LICENCE_NOT_MET


@rule
def why_not_lay(s: Table, seat: int, card: int, row: int) -> int:
    """With the option fiasco on, a wrong lay is not refused."""
    if s.phase != LAY:
        return reasons.NOT_NOW
    if not holds(s.hand[seat], card):
        return reasons.NOT_IN_HAND
    if s.ends[row] == 0:
        return reasons.NO_SUCH_ROW
    if s.fiasco or may_lay(s, card, row):
        return 0
    return reasons.COLOUR_ELSEWHERE if s.laid == 0 or s.row_laid == row else reasons.OTHER_ROW


@rule
def why_not_keep(s: Table, split: int) -> int:
    if s.phase != KEEP:
        return reasons.NOT_NOW
    if split == 0:
        return reasons.NOT_IN_ROW
    if right_splits(s, s.row_laid) >> split & 1 == 0:
        return reasons.ONE_OR_TWO if colours_in(s, s.row_laid) == 1 else reasons.ONE_PER_COLOUR
    return 0 if plain_splits(s, s.row_laid) >> split & 1 == 1 else reasons.LATER_TWIN


@rule
def apply(s: Table, seat: int, action: int) -> None:
    if action < STOP:
        card = card_laid_by(action)
        row = row_laid_by(action)
        if s.fiasco and not may_lay(s, card, row):
            make_fiasco(s, seat, card, row)
        else:
            lay_card(s, seat, card, row)
    elif action == STOP:
        tell(s, EVERYONE, events.STOPPED, seat)
        note_stop(s, seat)
        end_turn(s, seat)
    elif action < TAKE_LICENCE:
        split_row(s, seat, action - KEEP_CARDS)
    else:
        take_licence(s, seat, action - TAKE_LICENCE)
        open_anew(s, seat)


# -- Score --


@rule
def points(s: Table, seat: int) -> int:
    cost = FIASCO_COST if s.fiasco_at == seat else 0
    return s.plus_points[seat] - s.minus_points[seat] - cost + held_worth(s, seat) + awarded(s, seat)


@rule
def rank(s: Table, seat: int) -> int:
    """No tie-break: equal scores share the place."""
    return points(s, seat)


@rule
def ending(s: Table) -> int:
    """There is only one: all cards played."""
    return 0
