"""What speaks for a move of Fischen: each kind in a known position, and what is claimed in random games holds."""

from __future__ import annotations

from typing import Any

import pytest

from shoal import Match, game_named
from shoal.games.fischen.cards import has
from shoal.games.fischen.notation import CARD_NAMES, COLOUR_NAMES
from shoal.games.fischen.numbers import BUOYS, CALLING, CATCH, COLOUR_OF, MINUS3, PASSING, VALUES
from tests.merits import Args, after, check_all, merits_of

from .tables import late, play, table

GAME = game_named("fischen")
COSTS = {"points": 3}

# -- Known positions --


def test_the_last_card_of_a_trick_wins_it() -> None:
    match = play(table(3, "B4 B5 Y3", "B6 B7 Y4", "B8 B9 Y5"), "B4 B6", 0)
    assert merits_of(match, 2, "play B8") == {"merit-wins-last": {}}


def test_nobody_behind_can_beat_it() -> None:
    """No green has been dealt in the first round, and ten is the highest blue there is."""
    match = table(3, "B10 B5 B8 Y3", "B6 B7 Y4", "B9 Y5")
    assert merits_of(match, 0, "play B10") == {"merit-wins-surely": {}}
    assert merits_of(match, 0, "play B8") == {}
    match = play(match, "B5", 0)
    assert merits_of(match, 1, "play B7") == {"merit-wins-so-far": {}}
    assert merits_of(match, 1, "play B6") == {"merit-wins-so-far": {}}


def test_a_card_is_the_only_one_of_its_colour() -> None:
    match = table(3, "B4 Y3 Y4 Y5 Y6 Y7 P3 P4 R4 R5", "B6 B7 B8", "B9 B10")
    assert merits_of(match, 0, "play B4") == {"merit-only-of-colour": {"colour": "blue"}}
    match = late(3, "B4", "B6", "B8")
    assert merits_of(match, 0, "play B4") == {}, "it is the last card of all"


def test_minus3_goes_to_others() -> None:
    match = play(late(3, "B9 B3", "minus3 B6 Y1", "B8 B2 B10 all B0"), "B9", 0)
    assert merits_of(match, 1, "play minus3") == {"merit-sheds-minus3": COSTS}
    play(match, "minus3", 1)
    assert merits_of(match, 2, "play B8") == {"merit-leaves-minus3": COSTS}
    assert merits_of(match, 2, "play B10") == {"merit-wins-last": {}}
    assert merits_of(match, 2, "play all") == {}
    assert merits_of(match, 2, "play B0") == {}
    match = late(3, "minus3 B3", "B6 Y1", "B8 B2")
    assert merits_of(match, 0, "play minus3") == {}, "who leads it may win it"


def test_zeros_and_buoys_do_what_they_do() -> None:
    match = late(3, "Y0 all first left colour lowest Y3", "B6", "B8")
    assert merits_of(match, 0, "play Y0") == {"merit-zero": {}}
    assert merits_of(match, 0, "play all") == {"merit-all": {"cards": 2}}
    for buoy in ("first", "left", "colour", "lowest"):
        assert merits_of(match, 0, f"play {buoy}") == {"merit-buoy": {"buoy": buoy}}
    assert merits_of(late(3, "first", "B6", "B8"), 0, "play first") == {}, "no trick is left"


def test_a_zero_catches_before_the_winner_does() -> None:
    match = play(late(3, "B9 B3", "minus3 B6 Y1", "B0 B1"), "B9 minus3 B0", 0)
    assert merits_of(match, 2, "catch B9") == {
        "merit-leaves-minus3": COSTS,
        "merit-snatches": {"card": "B9", "other": 0},
    }
    assert merits_of(match, 2, "catch minus3") == {}
    match = play(late(3, "B9 B3", "B5 B6", "B0 B1"), "B9 B5 B0", 0)
    assert merits_of(match, 2, "catch B5") == {"merit-snatches": {"card": "B5", "other": 0}}, "no −3 is left"
    match = play(late(3, "B9 B3", "B5 B6", "G0 Y1"), "B9 B5 G0", 0)
    assert merits_of(match, 2, "catch B9") == {}, "who wins the trick has it anyway"


def test_what_to_pass() -> None:
    match = play(late(3, "left minus3 B3 B5 Y7 first", "B6 B7 B8", "B9 B10 B4"), "left B6 B9", 0)
    assert merits_of(match, 0, "pass minus3") == {"merit-passes-minus3": COSTS}
    assert merits_of(match, 0, "pass B3") == {"merit-lowest": {"card": "B3"}}
    assert merits_of(match, 0, "pass Y7") == {"merit-only-of-colour": {"colour": "yellow"}}
    assert merits_of(match, 0, "pass first") == {}


def test_what_to_call() -> None:
    match = play(table(3, "B4 Y3 Y4 Y5 Y6 P3 P4 P10 R4", "B6 B7 B8", "B9 B10"), "B4 B6 B9", 0)
    s: Any = match._state
    s.phase, s.owing, s.turn = CALLING, 1, 0
    assert merits_of(match, 0, "call yellow") == {"merit-longest": {"colour": "yellow", "count": 4}}
    assert merits_of(match, 0, "call purple") == {"merit-highest": {"colour": "purple"}}
    assert merits_of(match, 0, "call green") == {}


# -- Random games --


def finished(match: Match, seat: int, move: str) -> list[Match]:
    """The trick with this card, ended with the first, the last and a middle card of all who follow."""
    ends = []
    for pick in (0, 0.5, 0.99):
        made = after(match, seat, move)
        trick = made.state.trick_no  # type: ignore[attr-defined]
        while not made.is_over and not made.chance_due and made.state.trick_no == trick:  # type: ignore[attr-defined]
            other = made.to_act[0]
            made.play(other, made.legal(other)[int(pick * len(made.legal(other)))])
        ends.append(made)
    return ends


def told(match: Match, end: Match, key: str) -> list[int]:
    """Whom an event of the trick tells of."""
    trick = list(end.events(0, len(match.events(0))))
    closing = next((at for at, event in enumerate(trick) if event.key in ("won", "won-nothing")), len(trick))
    return [event.args["seat"] for event in trick[: closing + 2] if event.key == key]  # type: ignore[misc]


def wins(match: Match, seat: int, move: str, args: Args) -> bool:
    for end in finished(match, seat, move):
        if told(match, end, "won") + told(match, end, "won-nothing") != [seat]:
            return False
    return True


def wins_so_far(match: Match, seat: int, move: str, args: Args) -> bool:
    made: Any = after(match, seat, move)._state
    return bool(made.winner == seat)


def only_of_colour(match: Match, seat: int, move: str, args: Args) -> bool:
    cards = hand(match, seat)
    colour = COLOUR_NAMES.index(args["colour"])
    assert COLOUR_OF[CARD_NAMES.index(move.split()[1])] == colour
    return sum(COLOUR_OF[card] == colour for card in cards) == 1


def hand(match: Match, seat: int) -> list[int]:
    s: Any = match._state
    return [card for card in range(MINUS3 + 2) if has(s.hand[seat], card)]


def not_lost(match: Match, seat: int, move: str, args: Args) -> bool:
    return args == COSTS and all(seat not in told(match, end, "lost") for end in finished(match, seat, move))


def zero(match: Match, seat: int, move: str, args: Args) -> bool:
    s: Any = match._state
    return s.effects == 0 and move.endswith("0")


def all_of_it(match: Match, seat: int, move: str, args: Args) -> bool:
    s: Any = match._state
    made: Any = finished(match, seat, move)[0]
    return seat in told(match, made, "caught-all") and args["cards"] == s.players - 1


def buoy(match: Match, seat: int, move: str, args: Args) -> bool:
    s: Any = match._state
    return move == f"play {args['buoy']}" and s.hand_size[seat] > 1


def snatches(match: Match, seat: int, move: str, args: Args) -> bool:
    s: Any = match._state
    return s.phase == CATCH and s.winner == args["other"] != seat and move == f"catch {args['card']}"


def passes_minus3(match: Match, seat: int, move: str, args: Args) -> bool:
    return match.state.phase == PASSING and move == "pass minus3" and args == COSTS


def lowest(match: Match, seat: int, move: str, args: Args) -> bool:
    value = CARD_NAMES.index(args["card"]) % VALUES
    return all(card % VALUES >= value for card in hand(match, seat) if card < BUOYS)


def highest(match: Match, seat: int, move: str, args: Args) -> bool:
    colour = COLOUR_NAMES.index(args["colour"])
    best = [
        max((card for card in hand(match, other) if COLOUR_OF[card] == colour), default=-1)
        for other in range(match.players)
    ]
    return max(best) == best[seat] >= 0


def longest(match: Match, seat: int, move: str, args: Args) -> bool:
    counts = [sum(COLOUR_OF[card] == colour for card in hand(match, seat)) for colour in range(5)]
    return counts[COLOUR_NAMES.index(args["colour"])] == args["count"] == max(counts)


CHECKS = {
    "merit-only-of-colour": only_of_colour,
    "merit-wins-last": wins,
    "merit-wins-surely": wins,
    "merit-wins-so-far": wins_so_far,
    "merit-sheds-minus3": not_lost,
    "merit-leaves-minus3": not_lost,
    "merit-zero": zero,
    "merit-all": all_of_it,
    "merit-buoy": buoy,
    "merit-snatches": snatches,
    "merit-passes-minus3": passes_minus3,
    "merit-lowest": lowest,
    "merit-highest": highest,
    "merit-longest": longest,
}


@pytest.mark.sweep
def test_what_is_claimed_holds() -> None:
    found = check_all(GAME, 3, CHECKS)
    assert found >= set(CHECKS) - {"merit-passes-minus3"}
