"""What speaks for a move of Fish'n'Stones: each kind in a known position, and what is claimed in random games holds."""

from __future__ import annotations

from typing import Any

import pytest

from shoal import SPECTATOR, Match, game_named
from shoal.core.state import UNKNOWN
from shoal.games.fish_n_stones.notation import LINE_NAMES, SPOT_NAMES
from shoal.games.fish_n_stones.numbers import BAIT, LINE_SPOTS
from shoal.games.fish_n_stones.rules import cast_action, in_line
from tests.games.fish_n_stones.test_rules import pond_with
from tests.merits import Args, after, check_all, merits_of
from tests.table import match_of, played

GAME = game_named("fish-n-stones")
#        a1    b1    c1    a2    b2    c2    a3    b3    c3
POND = ("F1", "F2", "F3", "S1", "S2", "W", "F1", "F2", "F3")


def table(players: int = 2, pond: tuple[str, ...] = POND, **more: Any) -> Match:
    return match_of("fish-n-stones", players, {"pond": pond_with(*pond)}, **more)


# -- Known positions --


def test_a_cast_is_for_the_best_pile_in_the_line_or_beside_it() -> None:
    assert merits_of(table(), 0, "cast c") == {
        "merit-best-pile-in-line": {"line": "c", "points": 3},
        "merit-richest-line": {"line": "c", "points": 6},
    }
    assert merits_of(table(), 0, "cast b") == {"merit-best-pile-beside": {"line": "b", "points": 3}}
    assert merits_of(table(), 0, "cast a") == {}
    assert merits_of(table(4), 1, "cast 1") == {
        "merit-best-pile-in-line": {"line": "1", "points": 3},
    }


def test_a_bait_gathers_spoils_and_may_be_the_last_word() -> None:
    match = played(table(), [(0, "cast b"), (1, "cast c")])
    assert merits_of(match, 0, "bait c1 b1") == {"merit-gathers": {"spot": "b1", "points": 5}}
    assert merits_of(match, 0, "bait a2 b2") == {}
    match.play(0, "bait c1 b1")
    assert merits_of(match, 1, "bait b1 c1") == {
        "merit-gathers": {"spot": "c1", "points": 5},
        "merit-spoils": {"other": 0, "points": 5},
        "merit-last-bait": {},
    }
    assert merits_of(match, 1, "bait b3 c3") == {
        "merit-gathers": {"spot": "c3", "points": 5},
        "merit-last-bait": {},
    }, "what another is after stays where it is"


def test_no_bait_keeps_the_cat_hidden_and_may_be_best() -> None:
    match = played(table(pond=("F3", "W", "W", "S1", "S1", "S1", "S1", "S1", "S1")), [(0, "cast a"), (1, "cast c")])
    assert merits_of(match, 0, "no bait") == {"merit-no-better-bait": {"points": 3}, "merit-stays-hidden": {}}
    match.play(0, "no bait")
    assert merits_of(match, 1, "no bait") == {"merit-no-better-bait": {"points": 0}}


def test_an_empty_line_has_no_pile_to_keep() -> None:
    match = played(table(3), [(0, "cast a"), (1, "cast 1"), (2, "cast c")])
    s: Any = match._state
    for spot in (0, 3, 6):
        s.height[spot] = s.pile_fish[spot] = s.pile_stones[spot] = 0
    assert merits_of(match, 0, "no bait") == {"merit-stays-hidden": {}}
    assert merits_of(match, 0, "bait b1 a1") == {"merit-gathers": {"spot": "a1", "points": 2}}


def test_fishing_is_for_the_best_pile_and_against_who_comes_next() -> None:
    match = played(table(), [(0, "cast c"), (1, "cast c"), (0, "bait b3 c3"), (1, "bait b1 c1")])
    assert merits_of(match, 0, "fish c1") == {"merit-best-catch": {"points": 5}, "merit-before-other": {"other": 1}}
    assert merits_of(match, 0, "fish c2") == {}
    match.play(0, "fish c1")
    assert merits_of(match, 1, "fish c3") == {"merit-best-catch": {"points": 5}}


# -- Random games --


def worth(match: Match, spot: int) -> int:
    s: Any = match._state
    return int(s.pile_fish[spot] - s.pile_stones[spot])


def worths(match: Match, line: int) -> list[int]:
    spots = LINE_SPOTS[3 * line : 3 * line + 3]
    s: Any = match._state
    return [worth(match, spot) for spot in spots if s.height[spot]]


def line_of(match: Match, seat: int) -> int:
    return cast_action(match._state, seat)  # type: ignore[arg-type]


def score(match: Match, seat: int) -> int:
    return match.game.rules.points(match._state, seat)


def best_in_line(match: Match, seat: int, move: str, args: Args) -> bool:
    return (
        max(worths(match, LINE_NAMES.index(args["line"]))) == args["points"] == max(worth(match, i) for i in range(9))
    )


def best_beside(match: Match, seat: int, move: str, args: Args) -> bool:
    cast = match.copy()
    for other in cast.to_act:
        cast.play(other, move if other == seat else cast.legal(other)[0])
    while seat not in cast.to_act:
        cast.play(cast.to_act[0], "no bait")
    gains = [max(worths(after(cast, seat, bait), line_of(cast, seat)), default=0) for bait in cast.legal(seat)]
    return args["points"] == max(worth(match, i) for i in range(9)) and len(gains) > 1


def richest(match: Match, seat: int, move: str, args: Args) -> bool:
    sums = [sum(worths(match, LINE_NAMES.index(other.removeprefix("cast ")))) for other in match.legal(seat)]
    return max(sums) == args["points"] == sum(worths(match, LINE_NAMES.index(args["line"])))


def gathers(match: Match, seat: int, move: str, args: Args) -> bool:
    made, spot = after(match, seat, move), SPOT_NAMES.index(args["spot"])
    return worth(made, spot) == args["points"] == max(worths(made, line_of(match, seat)))


def spoils(match: Match, seat: int, move: str, args: Args) -> bool:
    line = line_of(match, args["other"])
    made = after(match, seat, move)
    return max(worths(match, line)) == args["points"] > max(worths(made, line), default=0)


def no_better(match: Match, seat: int, move: str, args: Args) -> bool:
    line = line_of(match, seat)
    return all(max(worths(after(match, seat, other), line), default=0) <= args["points"] for other in match.legal(seat))


def stays_hidden(match: Match, seat: int, move: str, args: Args) -> bool:
    made = after(match, seat, move)
    view: Any = made.view(SPECTATOR)
    return made.state.phase == BAIT and view.line[seat] == UNKNOWN


def best_catch(match: Match, seat: int, move: str, args: Args) -> bool:
    gains = {other: score(after(match, seat, other), seat) - score(match, seat) for other in match.legal(seat)}
    return gains[move] == args["points"] == max(gains.values())


def before_other(match: Match, seat: int, move: str, args: Args) -> bool:
    return in_line(match._state, args["other"], SPOT_NAMES.index(move.removeprefix("fish ")))  # type: ignore[arg-type]


def last_bait_is_so(match: Match, seat: int, move: str, args: Args) -> bool:
    return bool(after(match, seat, move).state.phase != BAIT)


CHECKS = {
    "merit-best-pile-in-line": best_in_line,
    "merit-best-pile-beside": best_beside,
    "merit-richest-line": richest,
    "merit-gathers": gathers,
    "merit-spoils": spoils,
    "merit-last-bait": last_bait_is_so,
    "merit-no-better-bait": no_better,
    "merit-stays-hidden": stays_hidden,
    "merit-best-catch": best_catch,
    "merit-before-other": before_other,
}


@pytest.mark.sweep
def test_what_is_claimed_holds() -> None:
    assert check_all(GAME, 9, CHECKS) == set(CHECKS)
