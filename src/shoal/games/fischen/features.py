"""Fischen as numbers: what a learning machine sees of a view. Seats count from me on, clockwise."""

from ...core.bits import count_bits, lowest_bit, without_lowest
from ...core.features import Piece, starts
from ...core.rule import rule
from ...core.seats import clockwise
from ...core.state import UNKNOWN, i64, most
from .buoys import seat_at
from .cards import BUOY_BITS, FIRST_WORD, HALF, SECOND_WORD
from .memory import in_depth, kind_of, layer_of
from .numbers import (
    BUOYS,
    CARDS,
    COLOUR_OF,
    COLOURS,
    DEAL,
    DEPTH,
    DEPTHS,
    KINDS,
    LAYERS,
    MINUS3,
    MOST_PLAYERS,
    MOST_TRICKS,
    NO_COLOUR,
    PILES,
    PLAY,
    ROUNDS,
    SEA,
    VALUES,
)
from .state import Table

FEWEST_PLAYERS = 3
FACES = COLOURS + KINDS - BUOYS  # the colours, then the kinds of buoy
SUITS = COLOURS + 1  # the colours, then all buoys

MAY, MUST = 1, 2  # hold a card

# Sets of piles are numbers with a bit for each, the lowest for a home that is not known.
assert most(i64) >= 1 << PILES + 1
OTHER_SEATS = 3  # a mask: all places of other seats are in it
assert MOST_PLAYERS - 2 <= OTHER_SEATS

PIECES = (
    Piece("players", (3,), 1, "one-hot: 3 to 5 players"),
    Piece("phase", (4,), 1, "one-hot: play, catch with a zero, pass, call; all zero when the game is over"),
    Piece("to_act", (MOST_PLAYERS,), 1, "by seat: 1 if it owes a move"),
    Piece("round", (ROUNDS,), 1, "one-hot: rounds 1 to 8"),
    Piece("leader", (MOST_PLAYERS,), 1, "one-hot by seat: who led the trick"),
    Piece("winner", (MOST_PLAYERS,), 1, "one-hot by seat: who wins as the trick stands"),
    Piece(
        "best", (1,), 2 * VALUES, "strength of the card that wins so far, 0 if none does: 1 to 19, and 19 more if green"
    ),
    Piece("required", (COLOURS,), 1, "one-hot: the colour to follow (B Y P R G); all zero if none is"),
    Piece("caller", (MOST_PLAYERS,), 1, "one-hot by seat: who called the colour; all zero if none was called"),
    Piece("lowest", (1,), 1, "1 if the lowest card wins this trick"),
    Piece(
        "trick",
        (MOST_PLAYERS, FACES),
        1,
        "by seat, one-hot: card played (B Y P R G first left colour lowest all minus3)",
    ),
    Piece(
        "trick_value", (MOST_PLAYERS,), VALUES - 1, "by seat: value of the card played; 0 for a buoy, or if none was"
    ),
    Piece("uncaught", (MOST_PLAYERS,), 1, "by seat: 1 if a zero is to catch and the card played may still be caught"),
    Piece("hand", (KINDS,), 2, "by kind of card (B0 to B18, Y, P, R, G0 to G16, buoys as above): copies in my hand"),
    Piece(
        "deck", (KINDS,), 2, "by kind: copies I caught this round or that lie in my boat (minus3: only those caught)"
    ),
    Piece(
        "others",
        (MOST_PLAYERS - 1, KINDS),
        2,
        "by seat from my left on and kind: 1 if it may hold the card, 2 if it is known to",
    ),
    Piece("catch", (MOST_PLAYERS, SUITS), VALUES, "by seat and colour (B Y P R G, buoys): cards caught this round"),
    Piece("lacks", (MOST_PLAYERS, COLOURS), 1, "by seat and colour: 1 if it could not follow since it last got cards"),
    Piece("hand_size", (MOST_PLAYERS,), MOST_TRICKS, "by seat: cards in the hand"),
    Piece("boat_size", (MOST_PLAYERS,), CARDS, "by seat: cards in the boat"),
    Piece("from_sea", (MOST_PLAYERS,), MOST_TRICKS, "by seat: cards of this round's hand that came from the sea"),
    Piece("points", (MOST_PLAYERS,), 172, "by seat: points, this round's catch not yet counted", -34),
    Piece("sea", (DEPTHS,), 56, "by depth: cards left in the sea"),
)
(
    PLAYERS,
    PHASE,
    TO_ACT,
    ROUND,
    LEADER,
    WINNER,
    BEST,
    REQUIRED,
    CALLER,
    LOWEST,
    TRICK,
    TRICK_VALUE,
    UNCAUGHT,
    MY_HAND,
    DECK,
    OTHERS,
    CATCH,
    LACKS,
    HAND_SIZE,
    BOAT_SIZE,
    FROM_SEA,
    POINTS,
    SEA_LEFT,
    FEATURES,
) = starts(PIECES)


@rule
def features(s: Table, seat: int, out: list[int]) -> None:
    """Write what the view `s` of `seat` shows into `out`, which is all zeros."""
    out[PLAYERS + s.players - FEWEST_PLAYERS] = 1
    if s.phase >= PLAY:
        out[PHASE + s.phase - PLAY] = 1
    out[ROUND + s.round_no] = 1
    for depth in range(DEPTHS):
        out[SEA_LEFT + depth] = in_depth(s, depth, s.sea_at, SEA)
    show_trick(s, seat, out)
    show_boat(s, seat, out)
    other = seat
    for place in range(s.players):
        show_seat(s, other, place, out)
        if place > 0:
            show_hand_of(s, seat, other, place - 1, out)
        other = clockwise(s, other)
    show_hand(s, seat, out)
    if s.catch[seat][0] != UNKNOWN:
        show_catches(s, seat, out)


@rule
def place_of(s: Table, seat: int, other: int) -> int:
    """How many places to my left another sits."""
    return other - seat if other >= seat else other - seat + s.players


@rule
def show_trick(s: Table, seat: int, out: list[int]) -> None:
    out[LEADER + place_of(s, seat, s.leader)] = 1
    out[WINNER + place_of(s, seat, s.winner)] = 1
    out[BEST] = s.best
    out[LOWEST] = s.lowest
    if s.required != NO_COLOUR:
        out[REQUIRED + s.required] = 1
    if s.called != NO_COLOUR:
        out[CALLER + place_of(s, seat, s.caller)] = 1
    for position in range(s.laid):
        card = kind_of(s.trick[position])
        if card == UNKNOWN:
            continue
        place = place_of(s, seat, seat_at(s, position))
        out[UNCAUGHT + place] = s.uncaught >> position & 1
        if card >= BUOYS:
            out[TRICK + FACES * place + COLOURS + card - BUOYS] = 1
        else:
            out[TRICK + FACES * place + COLOUR_OF[card]] = 1
            out[TRICK_VALUE + place] = card - VALUES * COLOUR_OF[card]


@rule
def show_seat(s: Table, other: int, place: int, out: list[int]) -> None:
    out[TO_ACT + place] = s.owing >> other & 1
    out[HAND_SIZE + place] = s.hand_size[other]
    out[BOAT_SIZE + place] = s.boat_size[other]
    out[FROM_SEA + place] = s.from_sea[other]
    out[POINTS + place] = s.score[other]
    if s.lacks[other] > 0:
        for colour in range(COLOURS):
            out[LACKS + COLOURS * place + colour] = s.lacks[other] >> colour & 1


# -- Where cards are, as far as it was open once --


@rule
def show_hand(s: Table, seat: int, out: list[int]) -> None:
    """What is in my hand is nowhere else."""
    for word in range(2):
        bits = s.hand[seat][word]
        while bits:
            kind = kind_of(HALF * word + lowest_bit(bits))
            bits = without_lowest(bits)
            out[MY_HAND + kind] += 1
            out[DECK + kind] = 0
            if kind != MINUS3:
                for place in range(s.players - 1):
                    out[OTHERS + KINDS * place + kind] = 0


@rule
def show_catches(s: Table, seat: int, out: list[int]) -> None:
    """How many cards of each colour, and buoys, everyone has caught; and which ones I have."""
    other = seat
    for place in range(s.players):
        for colour in range(COLOURS):
            cards = s.catch[other][0] & FIRST_WORD[colour] | s.catch[other][1] & SECOND_WORD[colour]
            out[CATCH + SUITS * place + colour] = count_bits(cards)
        out[CATCH + SUITS * place + NO_COLOUR] = count_bits(s.catch[other][1] & BUOY_BITS)
        other = clockwise(s, other)
    for word in range(2):
        bits = s.catch[seat][word]
        while bits:
            out[DECK + kind_of(HALF * word + lowest_bit(bits))] += 1
            bits = without_lowest(bits)


@rule
def show_boat(s: Table, seat: int, out: list[int]) -> None:
    """What came from my catches and was not drawn; of minus3 it is not always known which one was."""
    start = layer_of(seat, 0)
    for card in range(MINUS3):
        came_from_it = start <= s.home[card] < start + LAYERS
        out[DECK + card] = 1 if came_from_it and s.played[card] == UNKNOWN else 0
    if s.pass_trick != UNKNOWN:
        out[DECK + s.passed[seat]] = 0


@rule
def show_hand_of(s: Table, seat: int, other: int, place: int, out: list[int]) -> None:
    """Which unseen cards another may hold, by the piles it drew from, by a pass and by what it could not follow."""
    # By the mask the compiler sees that no index is negative: a loop of 30 ns, not 240.
    start = OTHERS + KINDS * (place & OTHER_SEATS)
    giver = other - 1 if other > 0 else s.players - 1
    may = piles_drawn(s, other)
    must = piles_emptied(s, other)
    if s.pass_trick != UNKNOWN:
        must = 0
        if giver != seat:
            may |= piles_drawn(s, giver)
    for card in range(MINUS3):
        pile = s.home[card] + 1
        out[start + card] = (may >> pile & 1) + (must >> pile & 1) if s.played[card] == UNKNOWN else 0
    if unseen_minus3(s, seat) > 0:
        out[start + MINUS3] = may >> s.home[MINUS3] + 1 & 1 | may >> s.home[MINUS3 + 1] + 1 & 1
    if s.pass_trick != UNKNOWN and giver == seat:
        show_pass(s, seat, start, out)
    for colour in range(COLOURS):
        if s.lacks[other] > 0 and s.lacks[other] >> colour & 1:
            for card in range(VALUES * colour, min(VALUES * (colour + 1), BUOYS)):
                out[start + card] = 0


@rule
def show_pass(s: Table, seat: int, start: int, out: list[int]) -> None:
    """My neighbour has got a card from me; if it is a minus3, one that was played since may be the other."""
    kind = s.passed[seat]
    if kind == MINUS3:
        out[start + kind] = MAY if unseen_minus3(s, seat) > 0 else 0
    elif s.played[kind] == UNKNOWN:
        out[start + kind] = MUST


@rule
def piles_drawn(s: Table, other: int) -> int:
    """The piles a seat drew from this round, one bit each; the lowest bit is for a home that is not known."""
    piles = 0
    for round_no in range(LAYERS):
        if s.drawn[other][round_no] > 0:
            piles |= 2 << layer_of(other, round_no)
    if s.from_sea[other] > 0:
        for depth in range(DEPTHS):
            if in_depth(s, depth, s.sea_from[other], s.sea_from[other] + s.from_sea[other]) > 0:
                piles |= 2 << DEPTH + depth
    return piles | 2 << DEAL if s.round_no == 0 else piles


@rule
def piles_emptied(s: Table, other: int) -> int:
    """The piles of its boat of which a seat drew all cards."""
    piles = 0
    for round_no in range(LAYERS):
        if s.layer[other][round_no] == 0:
            piles |= 2 << layer_of(other, round_no)
    return piles


@rule
def unseen_minus3(s: Table, seat: int) -> int:
    """Copies that were not played and are not in my hand."""
    unseen = 2 - count_bits(s.hand[seat][1] >> MINUS3 - HALF)
    for card in range(MINUS3, CARDS):
        if s.played[card] != UNKNOWN:
            unseen -= 1
    return unseen
