"""The sea of Fish Eat Fish in the words of the notation, from a view, for whoever draws it."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...core.parts import part
from ...core.state import OVER, SPECTATOR, UNKNOWN
from .fight import in_the_water, verdict
from .notation import CARD_NAMES, CIRCLE_NAMES
from .numbers import (
    ATTACKER,
    ATTACKER_WINS,
    CHARGES,
    CIRCLES,
    DEFENDER,
    DEFENDER_WINS,
    DRAW,
    DRIFT,
    EAT,
    FIGHT,
    FISH_BITS,
    FISH_EACH,
    FISH_MASK,
    KINDS,
    NEUTRAL,
    NOTHING,
    PASS,
    PLACE,
    PLACING,
    SHARK,
    SHOW,
    SIDE,
    SLIDE_AND_EAT,
    SLIDES,
    SLIDES_EACH,
    STEPS,
    TURN,
)
from .rules import is_clear, points
from .state import Table

Phase = Literal["placing", "turn", "fight", "over"]
Colour = int | Literal["neutral"]  # of a fish: its seat
Outcome = Literal["nothing", "draw", "attacker wins", "defender wins"]

PHASES: dict[int, Phase] = {PLACING: "placing", TURN: "turn", FIGHT: "fight", OVER: "over"}
OUTCOMES: dict[int, Outcome] = {
    NOTHING: "nothing",
    DRAW: "draw",
    ATTACKER_WINS: "attacker wins",
    DEFENDER_WINS: "defender wins",
}


class Circle(msgspec.Struct):
    """A circle of the sea and the stack on it, if there is one."""

    name: str
    x: int  # 0 to 4: columns a to e
    y: int  # 0 to 4: rows 1 to 5
    fish: list[Colour]  # from the bottom to the top; none if the circle is empty
    owner: Colour | None  # of the stack


class Fighter(msgspec.Struct):
    """One side of a fight."""

    seat: int
    circle: str  # where its stack stood as the fight began
    height: int  # of its stack then
    has_chosen: bool
    card: str | None  # None: not chosen, or not shown yet
    sum: int | None  # of a fish card and the height


class Fight(msgspec.Struct):
    """The fight that is on or, until the next move, the one just resolved."""

    attacker: Fighter
    defender: Fighter
    outcome: Outcome | None  # None: it is on


class Seat(msgspec.Struct):
    """A seat with its stacks, its challenge cards and its catch."""

    to_place: int  # fish
    stacks: list[str]  # the circles they are on
    in_the_water: bool
    hand: list[str] | None  # only its owner sees the cards
    hand_size: int
    discarded: list[str] | None  # if remembered
    catch: int  # fish
    starfish: bool
    points: int


class Picture(msgspec.Struct):
    """The table of Fish Eat Fish."""

    phase: Phase
    first: int  # the seat that began
    turn: int | None  # nobody's when the game is over
    circles: list[Circle]  # a1 b1 … e5; joined by lines to those left, right, above and below
    fight: Fight | None
    cards: list[str]  # the challenge cards each seat began with
    seats: list[Seat]


def picture(view: Table, seat: int) -> Picture:
    """What a seat (or a SPECTATOR) sees, in the words of the notation."""
    return Picture(
        phase=PHASES[view.phase],
        first=view.first,
        turn=None if view.phase == OVER else view.turn,
        circles=[circle_of(circle, view.height[circle], view.fish[circle]) for circle in range(CIRCLES)],
        fight=None if view.fighter[ATTACKER] == UNKNOWN else fight_of(view),
        cards=names(*view.cards),
        seats=[seat_of(view, other) for other in range(view.players)],
    )


@part
def circle_of(circle: int, height: int, stack: int) -> Circle:
    fish = [colour((stack >> FISH_BITS * level & FISH_MASK) - 1) for level in reversed(range(height))]
    return Circle(CIRCLE_NAMES[circle], circle % SIDE, circle // SIDE, fish, fish[-1] if fish else None)


def colour(number: int) -> Colour:
    return "neutral" if number == NEUTRAL else number


def fight_of(view: Table) -> Fight:
    outcome = None if view.phase == FIGHT else OUTCOMES[verdict(view)]
    return Fight(fighter_of(view, ATTACKER), fighter_of(view, DEFENDER), outcome)


def fighter_of(view: Table, side: int) -> Fighter:
    seat, height, card = view.fighter[side], view.strength[side], view.card[side]
    return Fighter(
        seat=seat,
        circle=CIRCLE_NAMES[view.ground[side]],
        height=height,
        has_chosen=view.phase != FIGHT or not view.owing >> seat & 1,
        card=None if card == UNKNOWN else CARD_NAMES[card],
        sum=card + height if UNKNOWN < card < SHARK else None,
    )


def seat_of(view: Table, seat: int) -> Seat:
    stacks = circles_in(view.stacks[seat])
    return Seat(
        to_place=FISH_EACH - len(stacks) if view.phase == PLACING else 0,
        stacks=stacks,
        in_the_water=in_the_water(view, seat),
        hand=None if view.hand[seat][0] == UNKNOWN else names(*view.hand[seat]),
        hand_size=view.hand_count[seat],
        discarded=None if view.discarded[seat][0] == UNKNOWN else names(*view.discarded[seat]),
        catch=view.catch[seat],
        starfish=view.starfish == seat,
        points=points(view, seat),
    )


@part
def names(*copies: int) -> list[str]:
    """Challenge cards: the fish by their values, then shark and octopuses."""
    return [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(copies[kind])]


@part
def circles_in(mask: int) -> list[str]:
    return [CIRCLE_NAMES[circle] for circle in range(CIRCLES) if mask >> circle & 1]


# -- What somebody might want to do --


def tries(view: Table, seat: int) -> list[int]:
    """The moves a person at this seat might want to make, legal or not, as action numbers, ascending.

    Any circle to place a fish on; any stack against a neighbour, the own ones also after or with a slide; to pass; any
    card of the hand.
    """
    if seat == SPECTATOR or not view.owing >> seat & 1:
        return []
    shows = [SHOW + kind for kind in range(KINDS) if view.hand[seat][kind]]
    if view.phase == PLACING:
        return [*range(PLACE, PLACE + CIRCLES), *shows]
    if view.phase == FIGHT:
        return shows
    own = view.stacks[seat]
    slides = [slide for slide in range(len(SLIDES)) if own >> slide // SLIDES_EACH & 1]
    clear = {slide for slide in slides if is_clear(view.occupied, slide)}  # the others are refused as drifts
    return [
        *(EAT + number for number, step in enumerate(STEPS) if view.occupied >> step // CIRCLES & 1),
        *(SLIDE_AND_EAT + number for number, charge in enumerate(CHARGES) if charge // CIRCLES in clear),
        *(DRIFT + slide for slide in slides),
        PASS,
        *shows,
    ]
