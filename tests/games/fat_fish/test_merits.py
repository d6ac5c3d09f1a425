"""What speaks for a move of Fat Fish: each kind in a known position, and what is claimed in random games holds."""

from __future__ import annotations

from typing import Any

import pytest

from shoal import Match, game_named
from shoal.games.fat_fish.cards import colour_of
from shoal.games.fat_fish.notation import CARD_NAMES, COLOUR_NAMES, LICENCE_NAMES
from shoal.games.fat_fish.numbers import KEEP, WORTH
from tests.merits import Args, after, check_all, merits_of

from .deal import plays, table

GAME = game_named("fat-fish")

# -- Known positions --


def test_a_fifth_card_takes_the_row_for_points() -> None:
    match = plays(table("R4 R5 R3 R6", "P1 B3 B4 P5", rows="R2 Y1 B1"), "lay R3 1", "lay R4 1", "lay R5 1")
    assert merits_of(match, 0, "lay R6 1") == {"merit-takes-row": {"row": 1, "points": 2}}
    match = plays(table("R4 R5 R6 Y1", "P1 B3 B4 P5", rows="R2 P1 B1"), "lay R4 1", "lay R5 1", "lay R6 1")
    assert merits_of(match, 0, "lay Y1 1") == {}, "it costs 4"


def test_a_fifth_card_meets_licences_however_the_row_is_split() -> None:
    match = plays(table("B4 B5 B3 B1", "B3 B1 R4 R5", rows="B2 Y1 R1", licence="B"), "lay B4 1", "lay B5 1", "lay B3 1")
    found = merits_of(match, 0, "lay B1 1")
    assert found == {
        "merit-takes-row": {"row": 1, "points": 3},
        "merit-meets": {"licence": "D", "points": 10},
    }


def test_a_card_may_begin_a_row_that_the_hand_can_fill() -> None:
    match = table("R5 Y3 B3 B4", "G1 B2 B4 P5", rows="B2 R1 Y1")
    assert merits_of(match, 0, "lay B4 1") == {"merit-far-from-full": {"row": 1, "count": 3}}
    match = plays(table("R5 Y3 G2 G3", "Y1 Y2 B4 P5", rows="R2 P1 B1"), "lay R5 1", "lay Y3 1")
    assert merits_of(match, 0, "lay G2 1") == {
        "merit-can-fill": {"row": 1, "points": 7},
        "merit-new-colour": {"card": "G2", "row": 1},
    }


def test_a_card_may_cover_an_end_for_another_of_the_hand() -> None:
    match = table("R5 B3 G2 P4", "G1 B2 B4 P5", rows="B2 R1 Y1")
    assert merits_of(match, 0, "lay G2 1")["merit-frees-colour"] == {"colour": "B", "row": 1}
    assert "merit-frees-colour" not in merits_of(match, 0, "lay G2 3")


def test_stopping_before_a_fourth_card() -> None:
    match = plays(table("R5 Y3 B2 G2", "G1 B3 B4 P5", rows="R2 R1 B1"), "lay R5 1", "lay Y3 1")
    assert merits_of(match, 0, "stop") == {"merit-fourth-card": {"row": 1}}
    match = plays(table("R5 Y3 B2 B3", "G1 G2 B4 P5", rows="R2 R1 B1"), "lay R5 1")
    assert merits_of(match, 0, "stop") == {"merit-keeps-hand": {"count": 3}}


def test_stopping_before_a_row_that_costs_points() -> None:
    match = plays(table("R4 R5 R6 Y1", "P1 B3 B4 P5", rows="R2 P1 B1"), "lay R4 1", "lay R5 1", "lay R6 1")
    assert merits_of(match, 0, "stop") == {"merit-costly-row": {"row": 1, "points": 4}}


def test_the_best_split_is_said_to_be_it() -> None:
    match = table("R5 Y3 B2 B3", "Y6 G1 B4 B5", rows="R2 R1 B1")
    plays(match, "lay R5 1", "lay Y3 1", "lay Y6 1", "lay G1 1")
    assert merits_of(match, 1, "keep R5 Y6 G1") == {"merit-best-split": {"points": "+7"}}
    assert merits_of(match, 1, "keep R2 Y3 G1") == {}


def test_a_split_may_meet_a_licence_or_take_a_from_another() -> None:
    match = table("R5 Y3 B2 B3", "Y6 Y1 B4 B5", rows="R2 R1 B1", licence="A")
    plays(match, "lay R5 1", "lay Y3 1", "lay Y6 1", "lay Y1 1")
    assert merits_of(match, 1, "keep R2 Y1") == {"merit-meets": {"licence": "A", "points": 10}}
    s: Any = match._state
    s.owned[0], s.on_display = 1, 0
    assert merits_of(match, 1, "keep R5 Y1") == {"merit-takes-a": {"other": 0, "points": 10}}


def test_the_best_licence_to_choose() -> None:
    match = plays(table("B4 B5 R2 R3", "B3 B1 R4 R5", rows="B2 Y1 R1", licence="B"), "lay B4 1", "lay B5 1", "lay B3 1")
    plays(match, "lay B1 1", "keep B5")
    assert merits_of(match, 1, "licence D") == {"merit-best-licence": {"points": 10}}
    assert merits_of(match, 1, "licence H") == {}


# -- Random games --


def score(match: Match, seat: int) -> int:
    s: Any = match._state
    return int(s.plus_points[seat] - s.minus_points[seat])


def worth_of_row(match: Match, seat: int, move: str) -> int:
    """What the row that the move fills is worth at best."""
    made = after(match, seat, move)
    if made.state.phase == KEEP:
        return max(score(after(made, seat, keep), seat) for keep in made.legal(seat)) - score(match, seat)
    return score(made, seat) - score(match, seat)


def fillings(match: Match, seat: int, row: int) -> list[int]:
    """What the row can be worth in every way to fill it this turn."""
    found = []
    for move in match.legal(seat):
        if move.startswith("lay ") and move.endswith(f" {row}"):
            made = after(match, seat, move)
            s: Any = match._state
            if s.row_size[row - 1] == 4:
                found.append(worth_of_row(match, seat, move))
            elif made.to_act == [seat] and made.state.laid > s.laid:  # type: ignore[attr-defined]
                found += fillings(made, seat, row)
    return found


def can_fill(match: Match, seat: int, move: str, args: Args) -> bool:
    return max(fillings(after(match, seat, move), seat, args["row"])) == args["points"]


def frees_colour(match: Match, seat: int, move: str, args: Args) -> bool:
    s: Any = match._state
    colour, row = COLOUR_NAMES.index(args["colour"]), args["row"] - 1
    card = CARD_NAMES.index(move.split()[1])
    ends = [colour_of(s.row[other][s.row_size[other] - 1]) for other in range(3) if s.row_size[other]]
    others = [
        colour_of(s.row[other][s.row_size[other] - 1]) for other in range(3) if s.row_size[other] and other != row
    ]
    return colour in ends and colour not in [*others, colour_of(card)] and held(match, seat, colour)


def held(match: Match, seat: int, colour: int) -> bool:
    s: Any = match._state
    return any(colour_of(card) == colour for card in s.hand[seat] if card >= 0)


def new_colour(match: Match, seat: int, move: str, args: Args) -> bool:
    s: Any = match._state
    row = s.row[args["row"] - 1][: s.row_size[args["row"] - 1]]
    return colour_of(CARD_NAMES.index(args["card"])) not in map(colour_of, row)


def far_from_full(match: Match, seat: int, move: str, args: Args) -> bool:
    made: Any = after(match, seat, move)._state
    return bool(5 - made.row_size[args["row"] - 1] == args["count"] > 1)


def meets(match: Match, seat: int, move: str, args: Args) -> bool:
    """Whatever comes: the licence is the seat's, or is there to choose."""
    licence = LICENCE_NAMES.index(args["licence"])
    made = after(match, seat, move)
    ends = [after(made, seat, keep) for keep in made.legal(seat)] if made.state.phase == KEEP else [made]
    found: list[Any] = [end._state for end in ends]
    return all((s.owned[seat] | s.met) >> licence & 1 for s in found) and args["points"] == WORTH[licence]


def fourth_card(match: Match, seat: int, move: str, args: Args) -> bool:
    s: Any = match._state
    return bool(s.row_size[args["row"] - 1] == 3) and not fillings(match, seat, args["row"])


def keeps_hand(match: Match, seat: int, move: str, args: Args) -> bool:
    s: Any = match._state
    return bool(s.hand_size[seat] == args["count"] > 0)


def takes_a(match: Match, seat: int, move: str, args: Args) -> bool:
    before: Any = match._state
    made: Any = after(match, seat, move)._state
    return bool(before.owned[args["other"]] & 1 and made.owned[seat] & 1)


def best_split(match: Match, seat: int, move: str, args: Args) -> bool:
    gains = {keep: score(after(match, seat, keep), seat) - score(match, seat) for keep in match.legal(seat)}
    return gains[move] == int(args["points"]) == max(gains.values())


def best_licence(match: Match, seat: int, move: str, args: Args) -> bool:
    worths = {other: WORTH[LICENCE_NAMES.index(other.split()[1])] for other in match.legal(seat)}
    return worths[move] == args["points"] == max(worths.values())


def takes_row_is_so(match: Match, seat: int, move: str, args: Args) -> bool:
    return bool(worth_of_row(match, seat, move) == args["points"])


def costly_row_is_so(match: Match, seat: int, move: str, args: Args) -> bool:
    return bool(max(fillings(match, seat, args["row"])) == -args["points"])


CHECKS = {
    "merit-can-fill": can_fill,
    "merit-frees-colour": frees_colour,
    "merit-new-colour": new_colour,
    "merit-far-from-full": far_from_full,
    "merit-takes-row": takes_row_is_so,
    "merit-meets": meets,
    "merit-fourth-card": fourth_card,
    "merit-costly-row": costly_row_is_so,
    "merit-keeps-hand": keeps_hand,
    "merit-takes-a": takes_a,
    "merit-best-split": best_split,
    "merit-best-licence": best_licence,
}


@pytest.mark.sweep
def test_what_is_claimed_holds() -> None:
    found = check_all(GAME, 20, CHECKS)
    assert found >= set(CHECKS) - {"merit-takes-a"}
