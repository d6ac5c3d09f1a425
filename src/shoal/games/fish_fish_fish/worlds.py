"""Deal the cards a seat can't see, so that all it remembers (memory.py) could have happened.

The question is which of the secret cards shown during this trip were old and which were new. The plays have a say: a
seat shows an old card only while it has one, and a new one only if it has drawn one. The cards have a say: of each
direction there were so many old ones and so many new ones. First comes a guess that follows the plays. Where it takes
more cards of a direction than there were, it is mended by a chain of swaps, found as a path through a network of
flows; as long as there is a way to tell old from new at all, and the truth is one, there is such a path.

Two things are left out that only a very sharp player would deduce: what an earlier trip has told about which hand
holds which of the old cards, and which cards a seat did not have when it could play none.
"""

from ...core.chance import below, mix
from ...core.rule import rule
from ...core.state import UNKNOWN
from .numbers import DIRECTIONS, NEW, OLD, SAILING, SECRETS, SWIMMING
from .rules import can_play, can_play_any
from .state import Table

# The nodes of the network: the plays, the directions, and a hub. What flows are old cards: from the hub to their
# direction, to the play that shows them, on to each later play of the same seat (which has an old card less in hand
# from then on), and from its last play back to the hub.
DIRECTION = SECRETS
HUB = SECRETS + DIRECTIONS


@rule
def deal_secret_cards(s: Table, viewer: int) -> None:
    tell_old_from_new(s, viewer)
    deal_hands(s, viewer)
    if (s.phase == SAILING or s.phase == SWIMMING) and not can_play_any(s, s.turn):
        deal_a_card_to_play(s, viewer)
    clear_scratch(s)


@rule
def deal_a_card_to_play(s: Table, viewer: int) -> None:
    """A seat in the middle of its moving can go on, or the moving would have ended by itself."""
    start = below(s, DIRECTIONS)
    for i in range(DIRECTIONS):
        card = (start + i) % DIRECTIONS
        if can_play(s, s.turn, card) and suppose_it_holds(s, viewer, s.turn, card):
            return


@rule
def suppose_it_holds(s: Table, viewer: int, seat: int, card: int) -> bool:
    """Deal the cards so that a seat could show this card next; False if it can't have it."""
    play = s.shown
    s.shown_card[play] = seat * DIRECTIONS + card
    s.shown_left[play] = s.secret[seat] - 1
    s.secret[seat] -= 1
    s.shown += 1
    fits = tell_old_from_new(s, viewer)
    if fits:
        deal_hands(s, viewer)
        s.hand[seat][card] += 1
    s.shown -= 1
    s.secret[seat] += 1
    s.shown_card[play] = 0
    s.shown_left[play] = 0
    return fits


# -- Old or new --


@rule
def tell_old_from_new(s: Table, viewer: int) -> bool:
    """Settle the origin of every card the others have shown; False if there is no way."""
    count_spare_cards(s, viewer)
    for seat in range(s.players):
        s.olds[seat] = s.kept[seat]
    for play in range(s.shown):
        if s.shown_card[play] // DIRECTIONS != viewer:
            settle(s, play, guess_origin(s, play))
    return mend(s, viewer)


@rule
def count_spare_cards(s: Table, viewer: int) -> None:
    """The old and the new cards that are not the viewer's own."""
    for card in range(DIRECTIONS):
        s.spare[OLD][card] = s.older[card]
        s.spare[NEW][card] = s.unseen[card]
        if viewer >= 0:
            s.spare[NEW][card] -= s.drew[viewer][card]
            s.spare[OLD][card] -= s.hand[viewer][card] - s.known[viewer][card] - s.drew[viewer][card]
    for play in range(s.shown):
        if s.shown_card[play] // DIRECTIONS == viewer:
            s.spare[OLD][s.shown_card[play] % DIRECTIONS] -= 1


@rule
def guess_origin(s: Table, play: int) -> int:
    """By chance, as likely as the seat's old and new cards were this one."""
    card = s.shown_card[play] % DIRECTIONS
    olds = s.olds[s.shown_card[play] // DIRECTIONS]
    news = s.shown_left[play] + 1 - olds
    old_cards = 0
    new_cards = 0
    for other in range(DIRECTIONS):
        old_cards += s.spare[OLD][other]
        new_cards += s.spare[NEW][other]
    old_weight = olds * max(0, s.spare[OLD][card]) * new_cards
    new_weight = news * max(0, s.spare[NEW][card]) * old_cards
    if old_weight + new_weight > 0:
        return OLD if below(s, old_weight + new_weight) < old_weight else NEW
    return OLD if olds > 0 else NEW


@rule
def settle(s: Table, play: int, origin: int) -> None:
    s.origin[play] = origin
    s.spare[origin][s.shown_card[play] % DIRECTIONS] -= 1
    if origin == OLD:
        s.olds[s.shown_card[play] // DIRECTIONS] -= 1


@rule
def unsettle(s: Table, play: int) -> None:
    s.spare[s.origin[play]][s.shown_card[play] % DIRECTIONS] += 1
    if s.origin[play] == OLD:
        s.olds[s.shown_card[play] // DIRECTIONS] += 1


# -- Mending --


@rule
def mend(s: Table, viewer: int) -> bool:
    """Swap origins until no direction has more cards shown than there were; False if that can't be."""
    for card in range(DIRECTIONS):
        if s.spare[OLD][card] + s.spare[NEW][card] < 0:
            return False
        while s.spare[OLD][card] < 0:
            if not push(s, viewer, HUB, DIRECTION + card):
                return False
        while s.spare[NEW][card] < 0:
            if not push(s, viewer, DIRECTION + card, HUB):
                return False
    return True


@rule
def push(s: Table, viewer: int, source: int, target: int) -> bool:
    """Send one unit through the network, and so swap the origins of the plays on its way."""
    for node in range(HUB + 1):
        s.via[node] = UNKNOWN
    s.via[source] = source
    while s.via[target] == UNKNOWN:
        if spread(s, viewer) == 0:
            return False
    node = target
    while node != source:
        before = s.via[node]
        if before < DIRECTION and DIRECTION <= node < HUB:
            unsettle(s, before)
            settle(s, before, NEW)
        elif node < DIRECTION and DIRECTION <= before < HUB:
            unsettle(s, node)
            settle(s, node, OLD)
        node = before
    return True


@rule
def spread(s: Table, viewer: int) -> int:
    """Mark the nodes one can reach from those marked. Answers how many there are."""
    reached = 0
    for card in range(DIRECTIONS):
        if s.spare[OLD][card] > 0:
            reached += reach(s, HUB, DIRECTION + card)
        if s.spare[NEW][card] > 0:
            reached += reach(s, DIRECTION + card, HUB)
    for seat in range(s.players):
        if seat != viewer:
            reached += spread_along_plays(s, seat)
    return reached


@rule
def spread_along_plays(s: Table, seat: int) -> int:
    reached = 0
    later = HUB
    olds = s.olds[seat]  # in hand after the play
    for play in range(s.shown - 1, -1, -1):
        if s.shown_card[play] // DIRECTIONS != seat:
            continue
        direction = DIRECTION + s.shown_card[play] % DIRECTIONS
        if s.origin[play] == NEW:
            reached += reach(s, direction, play)
        else:
            reached += reach(s, play, direction)
        if later != HUB or olds > 0:
            reached += reach(s, play, later)
        if olds < s.shown_left[play]:
            reached += reach(s, later, play)
        if s.origin[play] == OLD:
            olds += 1
        later = play
    return reached


@rule
def reach(s: Table, source: int, target: int) -> int:
    if s.via[source] == UNKNOWN or s.via[target] != UNKNOWN:
        return 0
    s.via[target] = source
    return 1


# -- Dealing --


@rule
def deal_hands(s: Table, viewer: int) -> None:
    """The known cards and the old ones, then from what is left of the pile the new ones. The rest is the pile."""
    left = gather(s, OLD)
    for seat in range(s.players):
        if seat != viewer:
            for card in range(DIRECTIONS):
                s.hand[seat][card] = s.known[seat][card]
                s.drew[seat][card] = 0
            for _ in range(s.olds[seat]):
                left -= 1
                s.hand[seat][s.pile[left]] += 1
    left = gather(s, NEW)
    for seat in range(s.players):
        if seat != viewer:
            for _ in range(s.secret[seat] - s.olds[seat]):
                left -= 1
                s.hand[seat][s.pile[left]] += 1
                s.drew[seat][s.pile[left]] += 1
    for play in range(s.shown):
        if s.shown_card[play] // DIRECTIONS != viewer and s.origin[play] == NEW:
            s.drew[s.shown_card[play] // DIRECTIONS][s.shown_card[play] % DIRECTIONS] += 1


@rule
def gather(s: Table, origin: int) -> int:
    """Shuffle the old or the new cards that are left, where the pile lies. Answers their number."""
    count = 0
    for card in range(DIRECTIONS):
        for _ in range(s.spare[origin][card]):
            s.pile[count] = card
            count += 1
    mix(s, s.pile, 0, count)
    return count


@rule
def clear_scratch(s: Table) -> None:
    for card in range(DIRECTIONS):
        s.spare[OLD][card] = 0
        s.spare[NEW][card] = 0
    for seat in range(s.players):
        s.olds[seat] = 0
    for play in range(SECRETS):
        s.origin[play] = 0
    for node in range(HUB + 1):
        s.via[node] = 0
