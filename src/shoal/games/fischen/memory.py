"""What everybody could remember: the pile each card came from, who played it, who caught it, who could not follow.

A card's home is the pile it lay in before this round's hands were drawn: the start cards, a depth of the sea, or the
catch of a seat in a round, which is a layer of that seat's boat. All of it was open once, so homes are known to all;
which of a pile's cards were drawn is not, until they are played. By the end of a round every hand has been played.
"""

from ...core.bits import lowest_bit, without_lowest
from ...core.rule import rule
from ...core.state import UNKNOWN
from .cards import HALF
from .numbers import CARDS, DEAL, DEPTH, LAYER, LAYERS, MINUS3, PLAYER, SEA, START_HAND
from .state import Table


@rule
def kind_of(card: int) -> int:
    """The two minus3 are of one kind; every other card is its kind."""
    return min(card, MINUS3)


@rule
def layer_of(seat: int, round_no: int) -> int:
    """The pile a seat's catch of a round makes."""
    return LAYER + LAYERS * seat + round_no


# -- Through a round --


@rule
def remember_homes(s: Table) -> None:
    """Start cards come from the deal, sea cards from a depth; the box keeps the rest."""
    for card in range(CARDS):
        s.home[card] = UNKNOWN
    for kind in s.start_cards:
        if kind != UNKNOWN:
            s.home[kind] = DEAL
    depth = 0
    for place in range(SEA):
        while place == s.depth_end[depth]:
            depth += 1
        card = s.sea[place]
        if card == MINUS3 and s.home[card] != UNKNOWN:
            card += 1
        s.home[card] = DEPTH + depth


@rule
def remember_play(s: Table, seat: int, kind: int) -> int:
    """Note who played a card and when. Answers the card: of two minus3 the one that had not been seen."""
    card = kind
    if kind == MINUS3 and s.played[MINUS3] != UNKNOWN:
        card += 1
    s.played[card] = PLAYER * seat + s.trick_no
    return card


@rule
def remember_pass(s: Table) -> None:
    """Everyone has got a card: who could not follow may be able to, from now on."""
    s.pass_trick = s.trick_no
    for seat in range(s.players):
        s.lacked[seat] = s.lacks[seat]
        s.lacks[seat] = 0


@rule
def remember_draw(s: Table, seat: int, count: int) -> None:
    """Cards leave a boat from the top: its oldest layers first."""
    for round_no in range(LAYERS):
        drawn = min(count, s.layer[seat][round_no])
        s.drawn[seat][round_no] = drawn
        s.layer[seat][round_no] -= drawn
        count -= drawn


@rule
def bring_home(s: Table) -> None:
    """Every catch of the round becomes the lowest layer of its catcher's boat, lying in the order of its kinds."""
    untangle(s)
    for seat in range(s.players):
        s.layer[seat][s.round_no] += s.caught[seat]
        for word in range(2):
            bits = s.catch[seat][word]
            while bits:
                card = HALF * word + lowest_bit(bits)
                bits = without_lowest(bits)
                s.home[card] = layer_of(seat, s.round_no)
                s.boat[seat][s.boat_size[seat]] = kind_of(card)
                s.boat_size[seat] += 1
    close_round(s)


@rule
def untangle(s: Table) -> None:
    """Of two minus3 only one was played: count the other cards to learn from which pile it came."""
    pile = s.home[MINUS3]
    if s.played[MINUS3] == UNKNOWN or s.played[MINUS3 + 1] != UNKNOWN or pile == s.home[MINUS3 + 1]:
        return
    unseen = 0
    for seat in range(s.players):
        unseen += dealt_from(s, pile, seat)
    for card in range(MINUS3):
        if s.home[card] == pile and s.played[card] != UNKNOWN:
            unseen -= 1
    if unseen == 0:
        swap_minus3(s)


@rule
def swap_minus3(s: Table) -> None:
    s.home[MINUS3], s.home[MINUS3 + 1] = s.home[MINUS3 + 1], s.home[MINUS3]


@rule
def close_round(s: Table) -> None:
    """All hands have been played: what was known about them says nothing about the next."""
    for seat in range(s.players):
        s.lacks[seat] = 0
        s.lacked[seat] = 0
        s.passed[seat] = UNKNOWN
        s.from_sea[seat] = 0
        s.catch[seat][0] = 0
        s.catch[seat][1] = 0
        for round_no in range(LAYERS):
            s.drawn[seat][round_no] = 0
    s.pass_trick = UNKNOWN
    for card in range(CARDS):
        s.played[card] = UNKNOWN


# -- Piles --


@rule
def left_in(s: Table, pile: int) -> int:
    """How many cards lie in a pile now."""
    if pile >= LAYER:
        return s.layer[(pile - LAYER) // LAYERS][(pile - LAYER) % LAYERS]
    return in_depth(s, pile - DEPTH, s.sea_at, SEA) if pile >= DEPTH else 0


@rule
def dealt_from(s: Table, pile: int, seat: int) -> int:
    """How many cards of a pile were drawn into a seat's hand this round."""
    if pile >= LAYER:
        return s.drawn[seat][(pile - LAYER) % LAYERS] if (pile - LAYER) // LAYERS == seat else 0
    if pile >= DEPTH:
        return in_depth(s, pile - DEPTH, s.sea_from[seat], s.sea_from[seat] + s.from_sea[seat])
    return START_HAND[s.players] if s.round_no == 0 else 0


@rule
def in_depth(s: Table, depth: int, start: int, end: int) -> int:
    """How many of the sea's places from `start` up to, not including, `end` belong to a depth."""
    top = s.depth_end[depth - 1] if depth > 0 else 0
    return max(0, min(end, s.depth_end[depth]) - max(start, top))
