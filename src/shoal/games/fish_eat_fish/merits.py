"""What speaks for a move of Fish Eat Fish, from a view: each is true by what the seat may know."""

from __future__ import annotations

from ...core.bits import count_bits
from ...core.game import Merit
from .fight import outcome
from .notation import CARD_NAMES
from .numbers import (
    ATTACKER,
    ATTACKER_WINS,
    CHARGES,
    CIRCLES,
    DEFENDER,
    DEFENDER_WINS,
    DRIFT,
    EAT,
    FIGHT,
    HIGHEST,
    KINDS,
    NEAR,
    NEUTRAL,
    OCTOPUS,
    PLACE,
    PLACING,
    SHARK,
    SHOW,
    SLIDE_AND_EAT,
    SLIDES,
    STEPS,
)
from .stacks import owner_of
from .state import Table


def merits(view: Table, seat: int, action: int) -> list[Merit]:
    if view.phase == PLACING:
        return for_place(view, seat, action - PLACE)
    if view.phase == FIGHT:
        return for_card(view, seat, action - SHOW)
    if action >= DRIFT:
        return []  # the only kind of move there is then
    if action < SLIDE_AND_EAT:
        source, target = divmod(STEPS[action - EAT], CIRCLES)
    else:
        slide, target = divmod(CHARGES[action - SLIDE_AND_EAT], CIRCLES)
        source = SLIDES[slide] // CIRCLES
    return for_attack(view, seat, source, target)


def cards_of(view: Table, seat: int) -> list[int]:
    """The challenge cards that a seat has not shown so far: everybody can remember that."""
    return [kind for kind in range(KINDS) for _ in range(view.cards[kind] - view.discarded[seat][kind])]


# -- Placing --


def for_place(view: Table, seat: int, circle: int) -> list[Merit]:
    rivals = sum(count_bits(NEAR[circle] & view.stacks[other]) for other in range(view.players) if other != seat)
    found = []
    if rivals == 0:
        found.append(Merit("merit-no-rival-beside", {}))
    if count_bits(NEAR[circle]) < max(map(count_bits, NEAR)):
        found.append(Merit("merit-few-neighbours", {"count": count_bits(NEAR[circle])}))
    return found


# -- Attack --


def for_attack(view: Table, seat: int, source: int, target: int) -> list[Merit]:
    owner = owner_of(view, target)
    height = view.height[source] + view.height[target]
    caught = max(height - HIGHEST, 0)
    if owner in (seat, NEUTRAL):
        found = [Merit("merit-catches", {"count": caught})] if caught else []
        return [*found, Merit("merit-grows", {"height": min(height, HIGHEST)})]
    found = []
    lead = view.height[source] - view.height[target]
    if any(surely_wins(view, owner, card, lead) for card in cards_of(view, seat)):
        found.append(Merit("merit-sure-win", {"other": owner}))
    if view.hand_count[seat] == 1:
        found.append(Merit("merit-last-card", {}))
    if caught:
        found.append(Merit("merit-win-catches", {"count": caught}))
    if count_bits(view.stacks[owner]) == 1:
        found.append(Merit("merit-last-stack", {"other": owner}))
    if lead > 0:
        found.append(Merit("merit-higher", {"other": owner, "count": lead}))
    return found


def surely_wins(view: Table, other: int, card: int, lead: int) -> bool:
    """Whether this card of the attacker's wins, whatever the other shows."""
    return all(outcome(card, answer, lead) == ATTACKER_WINS for answer in cards_of(view, other))


# -- Fight --


def for_card(view: Table, seat: int, card: int) -> list[Merit]:
    side = ATTACKER if view.fighter[ATTACKER] == seat else DEFENDER
    other = view.fighter[1 - side]
    lead = view.strength[ATTACKER] - view.strength[DEFENDER]
    answers = cards_of(view, other)
    pairs = [(card, answer) if side == ATTACKER else (answer, card) for answer in answers]
    ends = [outcome(*pair, lead) for pair in pairs]
    wins = ends.count(ATTACKER_WINS if side == ATTACKER else DEFENDER_WINS)
    losses = ends.count(DEFENDER_WINS if side == ATTACKER else ATTACKER_WINS)
    found = []
    if wins == len(ends):
        found.append(Merit("merit-wins-fight", {"other": other}))
    elif card == OCTOPUS:
        found.append(Merit("merit-calls-off", {"height": view.strength[side]}))
    elif losses == 0:
        found.append(Merit("merit-cannot-lose", {"other": other}))
    elif 2 * wins > len(ends):
        found.append(Merit("merit-beats-most", {"other": other, "count": wins, "cards": len(ends)}))
    if view.hand_count[seat] == 1:
        found.append(Merit("merit-last-card", {}))
    fish = [kind for kind in range(SHARK) if view.hand[seat][kind]]
    if fish and card == fish[0] and len(fish) > 1:
        found.append(Merit("merit-spends-little", {"card": CARD_NAMES[card]}))
    return found
