"""The table of Fischen."""

from ...core.state import State, i8, i16, i64, most
from .numbers import CARDS, COLOURS, DEPTHS, LAYERS, MOST_PLAYERS, PILES, PLAYER, SEA, START_CARDS, VALUES


class Table(State):
    hand: list[list[int]] = i64(MOST_PLAYERS, 2)  # sets of cards (cards.py), UNKNOWN twice if secret
    catch: list[list[int]] = i64(MOST_PLAYERS, 2)  # what each seat has caught this round, sets of cards; remembered
    depth_end: list[int] = i8(DEPTHS)  # component table: where in the sea each depth ends
    start_cards: list[int] = i8(START_CARDS)  # hand by hand; UNKNOWN once they are dealt
    sea: list[int] = i8(SEA)  # top first, UNKNOWN where a card has been drawn
    sea_at: int = i8()  # how many sea cards have been drawn
    hand_size: list[int] = i8(MOST_PLAYERS)
    boat: list[list[int]] = i8(MOST_PLAYERS, CARDS)  # kinds, top first, then UNKNOWN
    boat_size: list[int] = i8(MOST_PLAYERS)
    caught: list[int] = i8(MOST_PLAYERS)  # number of cards caught this round and not yet shuffled
    score: list[int] = i16(MOST_PLAYERS)
    losses: list[int] = i8(MOST_PLAYERS)  # how many minus3 each seat has caught
    round_no: int = i8()  # 0 to 7
    trick_no: int = i8()  # of the round, from 0
    # The trick.
    leader: int = i8()
    laid: int = i8()  # how many cards were played
    trick: list[int] = i8(MOST_PLAYERS)  # cards in the order they were played, UNKNOWN if not yet
    effects: int = i8()  # positions in the trick of zeros and buoys, one bit each
    at_work: int = i8()  # the position whose effect is carried out
    uncaught: int = i8()  # positions of the cards still to be caught, one bit each
    required: int = i8()  # colour to follow, or NO_COLOUR
    best: int = i8()  # strength of the card that wins so far, 0 if none does
    winner: int = i8()  # the seat that wins as the trick stands
    called: int = i8()  # colour called for this trick, or NO_COLOUR
    caller: int = i8()  # who called it
    lowest: int = i8()  # 1 if the lowest card wins this trick
    # This round.
    passed: list[int] = i8(MOST_PLAYERS)  # kind each seat passed to the left; known to giver and, later, receiver
    pass_trick: int = i8()  # the trick after which cards were passed, UNKNOWN if they were not
    from_sea: list[int] = i8(MOST_PLAYERS)  # how many cards each seat drew from the sea
    sea_from: list[int] = i8(MOST_PLAYERS)  # and from which place on
    # Remembered.
    home: list[int] = i8(CARDS)  # the pile each card was in before this round's hands were drawn, UNKNOWN if in none
    layer: list[list[int]] = i8(MOST_PLAYERS, LAYERS)  # how many cards of each round's catch are left in the boat
    drawn: list[list[int]] = i8(MOST_PLAYERS, LAYERS)  # how many of them were drawn this round
    played: list[int] = i8(CARDS)  # PLAYER * seat + trick of this round, UNKNOWN if not played
    lacks: list[int] = i8(MOST_PLAYERS)  # colours a seat could not follow since it last got cards, one bit each
    lacked: list[int] = i8(MOST_PLAYERS)  # the same, up to the passing of cards
    # Scratch space of determinize, zero at other times.
    place: list[int] = i8(CARDS)
    room: list[int] = i8(2 * MOST_PLAYERS + 1)
    mover: list[int] = i8(2 * MOST_PLAYERS + 1)
    source: list[int] = i8(MOST_PLAYERS)


assert max(CARDS, PILES, PLAYER * MOST_PLAYERS, 2 * VALUES) <= most(i8)  # trick, home, played, best
assert (1 << max(MOST_PLAYERS, COLOURS)) - 1 <= most(i8)  # effects and uncaught, lacks
