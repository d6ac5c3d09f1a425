"""What speaks for a move of Fish Fish Fish: each kind in a known position; what is claimed in random games holds."""

from __future__ import annotations

from typing import Any

import pytest

from shoal import Match, game_named
from shoal.games.fish_fish_fish.notation import CARD_NAMES, SQUARE_NAMES
from shoal.games.fish_fish_fish.numbers import COLUMNS, DRAWING, MOVING, RELEASING
from tests.merits import Args, after, check_all, merits_of
from tests.table import match_of

from .sea import at_sea, drain_pile, empty_the_sea, hold, setup_with, table_of, turn

GAME = game_named("fish-fish-fish")

# -- Known positions --


def test_mooring_beside_fish_and_away_from_boats() -> None:
    match = match_of("fish-fish-fish", 2, setup_with())
    assert merits_of(match, 0, "moor a1") == {"merit-fish-beside": {"points": 2}}
    match.play(0, "moor a1")
    assert merits_of(match, 1, "moor a5") == {"merit-fish-beside": {"points": 5}, "merit-alone": {}}
    assert merits_of(match, 1, "moor a4") == {"merit-fish-beside": {"points": 4}}
    assert merits_of(empty_the_sea(match), 1, "moor a2") == {}


def test_a_catch_before_somebody_else_and_what_can_follow() -> None:
    match = hold(at_sea(2, boats="a4 a6 o1 o2 o3 o4"), 0, "NE E SE W")
    assert merits_of(match, 0, "sail a4 NE") == {
        "merit-catch": {"points": 1},
        "merit-before-other": {"other": 1},
        "merit-goes-on": {"card": "E", "points": 2},
    }
    assert merits_of(match, 0, "sail a4 E") == {
        "merit-catch": {"points": 2},
        "merit-goes-on": {"card": "NE", "points": 2},
        "merit-draws": {"square": "b4", "count": 2},
    }


def test_fish_that_swim_together_or_to_the_own_boat() -> None:
    match = hold(at_sea(2, boats="a4 a6 o1 o2 o3 o4"), 0, "NE E SW W")
    assert merits_of(match, 0, "swim c5 W") == {
        "merit-school": {"fish": 2, "points": 3},
        "merit-goes-on": {"card": "SW", "points": 3},
    }
    assert merits_of(match, 0, "swim b5 SW") == {"merit-catch": {"points": 1}, "merit-before-other": {"other": 1}}
    assert merits_of(match, 0, "swim b7 SW") == {"merit-draws": {"square": "a6", "count": 2}}, "to another's boat"
    match = hold(match, 0, "SW S")
    assert merits_of(match, 0, "swim b3 SW") == {"merit-draws": {"square": "a2", "count": 3}}
    assert merits_of(match, 0, "swim b4 S")["merit-yours-alone"] == {"square": "b3"}


def test_ending_keeps_cards_and_may_let_draw_many() -> None:
    match = hold(at_sea(2, boats="a4 a6 o1 o2 o3 o4"), 0, "NE E SW W")
    assert merits_of(turn(match.copy(), 0, "swim c5 W"), 0, "end") == {"merit-end-keeps": {"count": 3}}
    assert merits_of(turn(match.copy(), 0, "sail a4 E"), 0, "end") == {
        "merit-end-draws": {"count": 2},
        "merit-end-keeps": {"count": 3},
    }


def test_passing_has_no_reason_but_that_it_must_be() -> None:
    match = hold(empty_the_sea(at_sea(2, boats="a4 a6 a5 o2 o3 o4")), 0, "")
    assert merits_of(match, 0, "pass") == {}


def test_a_grey_fish_goes_where_only_own_boats_are() -> None:
    match = turn(hold(at_sea(2, boats="a4 a6 o1 o2 o3 o4"), 0, "NE E SW W"), 0, "swim c5 W, end")
    costs = {"merit-grey-costs": {"points": 5}}
    assert merits_of(match, 0, "release b3") == {"merit-yours-alone": {"square": "b3"}, **costs}
    assert merits_of(match, 0, "release h5") == costs
    assert merits_of(match, 0, "keep") == {}
    assert merits_of(empty_the_sea(match, "h5"), 0, "keep") == {"merit-no-place": {}}


def test_a_card_that_would_catch_something() -> None:
    match = hold(at_sea(2, "N N N", "S S S", boats="a4 a6 o1 o2 o3 o4", open_cards="E W SW"), 0, "NE E")
    turn(match, 0, "sail a4 NE, end, keep")
    assert merits_of(match, 0, "draw 2") == {"merit-card-catches": {"card": "W", "points": 2}}
    assert merits_of(match, 0, "draw 1") == {}, "it is in the hand already"
    assert merits_of(match, 0, "draw pile") == {}
    assert merits_of(empty_the_sea(match), 0, "draw pile") == {"merit-nothing-open": {}}


def test_the_last_card_of_all_is_left_alone() -> None:
    match = turn(hold(at_sea(2, boats="a4 a6 o1 o2 o3 o4"), 0, "NE E SW W"), 0, "sail a4 E, end, keep")
    assert merits_of(match, 0, "enough") == {}
    drain_pile(match, 1)
    table_of(match).trip = 2
    assert merits_of(match, 0, "enough") == {"merit-last-card": {}}


# -- Random games --


def score(match: Match, seat: int) -> int:
    return match.game.rules.points(match._state, seat)


def gain(match: Match, seat: int, move: str) -> int:
    return score(after(match, seat, move), seat) - score(match, seat)


def near(match: Match, square: int, seat: int) -> bool:
    """Whether a boat of the seat is next to a square."""
    s = table_of(match)
    fleet = [at for at in range(135) if s.fleet[seat][at // 45] >> at % 45 & 1]
    return any(apart(square, boat) == 1 for boat in fleet)


def apart(one: int, other: int) -> int:
    return max(abs(one % COLUMNS - other % COLUMNS), abs(one // COLUMNS - other // COLUMNS))


def place_of(move: str) -> int:
    return SQUARE_NAMES.index(move.split()[1])


def fish_beside(match: Match, seat: int, move: str, args: Args) -> bool:
    s = table_of(match)
    around = [at for at in range(135) if apart(at, place_of(move)) == 1]
    worth = [s.school[at] + s.white[at] + 4 * s.grey[at] for at in around]
    return sum(worth) == args["points"]


def alone(match: Match, seat: int, move: str, args: Args) -> bool:
    s = table_of(match)
    return all(apart(place_of(move), at) > 3 for at in range(135) if s.boats[at // 45] >> at % 45 & 1)


def before_other(match: Match, seat: int, move: str, args: Args) -> bool:
    square = place_of(move)
    if move.startswith("sail"):
        square = table_of(after(match, seat, move)).last
    return gain(match, seat, move) > 0 and near(match, square, args["other"]) or moved_on(match, seat, move)


def moved_on(match: Match, seat: int, move: str) -> bool:
    """Whether the move ended the turn, so that where it led is no longer noted."""
    return after(match, seat, move).state.phase in (MOVING,)


def school(match: Match, seat: int, move: str, args: Args) -> bool:
    s = table_of(after(match, seat, move))
    return s.school[s.last] == args["fish"] and worth_on(s, s.last) == args["points"]


def worth_on(s: Any, square: int) -> int:
    return int(s.school[square] + s.white[square] + 4 * s.grey[square])


def goes_on(match: Match, seat: int, move: str, args: Args) -> bool:
    made = after(match, seat, move)
    gains = [gain(made, seat, more) for more in made.legal(seat) if more.split()[-1] == args["card"]]
    return max(gains) == args["points"]


def draws(match: Match, seat: int, move: str, args: Args) -> bool:
    """End the turn, and see."""
    made = after(match, seat, move)
    if "end" in made.legal(seat) and made.state.phase != MOVING:
        made.play(seat, "end")
    if made.state.phase == RELEASING:
        made.play(seat, "keep")
    return made.state.phase == DRAWING and table_of(made).to_draw == args["count"]


def yours_alone(match: Match, seat: int, move: str, args: Args) -> bool:
    square = SQUARE_NAMES.index(args["square"])
    made = after(match, seat, move)
    return all(near(made, square, other) == (other == seat) for other in range(match.players))


def no_place(match: Match, seat: int, move: str, args: Args) -> bool:
    s = table_of(match)
    fish = [at for at in range(135) if s.school[at]]
    others = [other for other in range(match.players) if other != seat]
    return not any(near(match, at, seat) and not any(near(match, at, other) for other in others) for at in fish)


def card_catches(match: Match, seat: int, move: str, args: Args) -> bool:
    return best_gain(match, seat, CARD_NAMES.index(args["card"])) == args["points"]


def best_gain(match: Match, seat: int, card: int) -> int:
    """What a turn with this one card could catch as the sea is now."""
    made = match.copy()
    s: Any = made._state
    s.phase, s.turn, s.owing = MOVING, seat, 1 << seat
    s.hand[seat] = [int(other == card) for other in range(8)]
    s.held[seat] = s.secret[seat] = 1
    s.known[seat] = [0] * 8
    moves = [move for move in made.legal(seat) if move != "pass"]
    return max((gain(made, seat, move) for move in moves), default=0)


def nothing_open(match: Match, seat: int, move: str, args: Args) -> bool:
    s = table_of(match)
    return not any(best_gain(match, seat, card) for card in s.open if not s.hand[seat][card])


def catch_is_so(match: Match, seat: int, move: str, args: Args) -> bool:
    return bool(gain(match, seat, move) == args["points"])


def end_keeps_is_so(match: Match, seat: int, move: str, args: Args) -> bool:
    return bool(table_of(match).held[seat] == args["count"])


def grey_costs_is_so(match: Match, seat: int, move: str, args: Args) -> bool:
    return bool(gain(match, seat, move) == args["points"])


def last_card_is_so(match: Match, seat: int, move: str, args: Args) -> bool:
    return bool(after(match, seat, "draw pile").is_over)


CHECKS = {
    "merit-fish-beside": fish_beside,
    "merit-alone": alone,
    "merit-catch": catch_is_so,
    "merit-before-other": before_other,
    "merit-school": school,
    "merit-goes-on": goes_on,
    "merit-draws": draws,
    "merit-end-keeps": end_keeps_is_so,
    "merit-end-draws": draws,
    "merit-no-place": no_place,
    "merit-yours-alone": yours_alone,
    "merit-grey-costs": grey_costs_is_so,
    "merit-card-catches": card_catches,
    "merit-nothing-open": nothing_open,
    "merit-last-card": last_card_is_so,
}


@pytest.mark.sweep
def test_what_is_claimed_holds() -> None:
    found = check_all(GAME, 2, CHECKS)
    assert found >= set(CHECKS) - {"merit-last-card", "merit-no-place"}
