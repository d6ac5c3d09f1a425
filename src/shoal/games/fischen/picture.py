"""The table of Fischen in the words of the notation, from a view, for whoever draws it."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from ...core.bits import list_bits, lowest_bit
from ...core.parts import part
from ...core.state import CHANCE, OVER, SPECTATOR, UNKNOWN
from .buoys import seat_at
from .cards import HALF, has
from .memory import kind_of, layer_of, left_in
from .notation import COLOUR_NAMES, card_name
from .numbers import (
    ACTIONS,
    CALL_COLOUR,
    CALLING,
    CARDS,
    CATCH,
    CATCH_CARD,
    COLOURS,
    DEPTH,
    DEPTHS,
    LAYERS,
    MINUS3,
    NO_COLOUR,
    PASS_CARD,
    PASSING,
    PENALTY,
    PILES,
    PLAY,
    PLAY_CARD,
    PLAYER,
    ROUNDS,
)
from .rules import hand_size, points
from .state import Table
from .worlds import is_dealt

Phase = Literal["play", "catch", "pass", "call", "shuffle", "over"]
Colour = Literal["blue", "yellow", "purple", "red", "green"]
Piles = dict[int, list[str]]  # cards by the pile they come from

PHASES: dict[int, Phase] = {
    PLAY: "play",
    CATCH: "catch",
    PASSING: "pass",
    CALLING: "call",
    CHANCE: "shuffle",
    OVER: "over",
}
WORDS: tuple[Colour, ...] = get_args(Colour)
assert WORDS == COLOUR_NAMES


class Laid(msgspec.Struct):
    """A card of the trick."""

    seat: int
    card: str | None  # None: caught, so no longer in sight
    caught: bool
    at_work: bool  # a 0 whose player is to choose what it catches


class Depth(msgspec.Struct):
    """A part of the sea: how many of its cards are left there, and which these can be."""

    stars: int
    left: int
    cards: list[str] | None  # those that have not come up yet: they are here, or hidden in hands; if remembered


class Layer(msgspec.Struct):
    """A part of a boat, the catch of a round: how many of its cards are left there, and which these can be."""

    round: int
    left: int
    cards: list[str]  # those that have not come up again: they are here, or hidden in hands


class Seat(msgspec.Struct):
    """A seat with its hand, its catch and its boat."""

    points: int  # without this round's catch, until the round is over
    hand: list[str] | None  # only its owner sees the cards
    hand_size: int
    caught: int  # cards caught this round; they count as part of the boat as soon as they are to be shuffled
    catch: list[str] | None  # which these are, if remembered
    boat: int  # cards in it
    layers: list[Layer] | None  # from the top, if remembered
    from_sea: int  # cards drawn from the sea for this round
    last_card: str | None  # what it played to the trick before, if remembered
    lacks: list[Colour] | None  # what it could not follow since it last got cards, if remembered
    has_chosen: bool  # the card to be passed
    passed: str | None  # this round, to the left; known to giver and, later, receiver
    got: str | None


class Picture(msgspec.Struct):
    """The table of Fischen."""

    phase: Phase
    round: int
    rounds: int
    trick_number: int  # of this round
    tricks: int
    first: int  # the seat that led the first round
    turn: int | None  # nobody's while all pass, catches are shuffled, or the game is over
    leader: int
    trick: list[Laid]  # in the order they were played
    winner: int | None  # who wins the trick as it stands
    required: Colour | None  # to be followed
    called: Colour | None  # for this trick
    caller: int | None
    lowest_wins: bool  # this trick
    penalty: int  # points that a minus3 costs who catches it
    sea: list[Depth]  # from the top
    seats: list[Seat]


def picture(view: Table, seat: int) -> Picture:
    """What a seat (or a SPECTATOR) sees, in the words of the notation."""
    unseen = unseen_cards(view, seat)
    return Picture(
        phase=PHASES[view.phase],
        round=view.round_no + 1,
        rounds=ROUNDS,
        trick_number=view.trick_no + 1,
        tricks=hand_size(view, view.round_no),
        first=view.first,
        turn=lowest_bit(view.owing) if view.owing and view.phase != PASSING else None,
        leader=view.leader,
        trick=[laid_card(view, position) for position in range(view.laid)],
        winner=view.winner if view.laid else None,
        required=colour(view.required),
        called=colour(view.called),
        caller=None if view.caller == UNKNOWN else view.caller,
        lowest_wins=bool(view.lowest),
        penalty=PENALTY,
        sea=[
            Depth(depth + 1, left_in(view, DEPTH + depth), unseen[DEPTH + depth] if unseen else None)
            for depth in range(DEPTHS)
        ],
        seats=[seat_of(view, other, unseen) for other in range(view.players)],
    )


def laid_card(view: Table, position: int) -> Laid:
    return Laid(
        seat=seat_at(view, position),
        card=name_of(view.trick[position]),
        caught=view.laid == view.players and not view.uncaught >> position & 1,
        at_work=view.phase == CATCH and position == view.at_work,
    )


def seat_of(view: Table, seat: int, unseen: Piles | None) -> Seat:
    before = seat - 1 if seat else view.players - 1
    return Seat(
        points=points(view, seat),
        hand=names_in(*view.hand[seat]),
        hand_size=view.hand_size[seat],
        caught=view.caught[seat],
        catch=names_in(*view.catch[seat]),
        boat=view.boat_size[seat],
        layers=layers_of(view, seat, unseen) if unseen else None,
        from_sea=view.from_sea[seat],
        last_card=last_card(view, seat),
        lacks=colours_in(view.lacks[seat]),
        has_chosen=view.phase == PASSING and not view.owing >> seat & 1,
        passed=name_of(view.passed[seat]),
        got=None if view.pass_trick == UNKNOWN else name_of(view.passed[before]),
    )


def name_of(card: int) -> str | None:
    return None if card == UNKNOWN else card_name(card)


@part
def names_in(first: int, second: int) -> list[str] | None:
    """The cards of a set, colour by colour, then the buoys."""
    return None if first == UNKNOWN else [card_name(card) for card in cards_in([first, second])]


def cards_in(cards: list[int]) -> list[int]:
    found = [0] * CARDS
    count = list_bits(cards[1], HALF, found, list_bits(cards[0], 0, found, 0))
    return found[:count]


def colour(number: int) -> Colour | None:
    return None if number == NO_COLOUR else WORDS[number]


def colours_in(colours: int) -> list[Colour] | None:
    return None if colours == UNKNOWN else [WORDS[number] for number in range(COLOURS) if colours >> number & 1]


# -- What is remembered --


def last_card(view: Table, seat: int) -> str | None:
    """What a seat played to the trick before; None in the first trick of a round."""
    when = PLAYER * seat + view.trick_no - 1
    return card_name(view.played.index(when)) if view.trick_no and when in view.played else None


def layers_of(view: Table, seat: int, unseen: Piles) -> list[Layer]:
    piles = [layer_of(seat, round_no) for round_no in range(LAYERS)]
    return [Layer(number, left_in(view, pile), unseen[pile]) for number, pile in enumerate(piles, 1) if unseen[pile]]


def unseen_cards(view: Table, seat: int) -> Piles | None:
    """By pile: the cards it had before this round that have come up neither in a trick nor in the own hand."""
    if view.home[MINUS3] == UNKNOWN:
        return None
    hand = [0, 0] if seat == SPECTATOR else view.hand[seat]
    seen = {card for card in range(MINUS3) if view.played[card] != UNKNOWN or has(hand, card)}
    seen |= seen_minus3(view, hand)
    unseen: Piles = {pile: [] for pile in range(UNKNOWN, PILES)}  # the box keeps the cards from nowhere
    for card in range(CARDS):
        if card not in seen:
            unseen[view.home[card]].append(card_name(card))
    return unseen


def seen_minus3(view: Table, hand: list[int]) -> set[int]:
    """When one has come up and both could have, from different piles, nobody can tell which it was."""
    both = (MINUS3, MINUS3 + 1)
    count = sum((view.played[card] != UNKNOWN) + has(hand, card) for card in both)
    drawn = [card for card in both if is_dealt(view, view.home[card])]
    if count == 1 and len({view.home[card] for card in drawn}) == 2:
        return set()
    return set(drawn[:count])


# -- What somebody might want to do --


def tries(view: Table, seat: int) -> list[int]:
    """The moves a person at this seat might want to make, legal or not, as action numbers, ascending.

    The own cards to play or, when it is time, to pass; then the cards of the trick to catch; any colour to call.
    """
    if seat == SPECTATOR or not view.owing >> seat & 1:
        return []
    base = PASS_CARD if view.phase == PASSING else PLAY_CARD
    found = {base + kind_of(card) for card in cards_in(view.hand[seat])}
    if view.phase == CATCH:
        found.update(CATCH_CARD + kind_of(card) for card in view.trick if card != UNKNOWN)
    if view.phase == CALLING:
        found.update(range(CALL_COLOUR, ACTIONS))
    return sorted(found)
