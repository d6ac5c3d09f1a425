"""Fish Eat Fish as numbers for a learning machine."""

from __future__ import annotations

from math import prod

from shoal import Match
from shoal.games.fish_eat_fish.features import FEATURES, PIECES, features
from tests.games.fish_eat_fish.sea import CIRCLES, placed, sea, show, table
from tests.table import played


def pieces(match: Match, seat: int) -> dict[str, list[int]]:
    """The features of a seat's view by name, each piece flat."""
    out = [0] * FEATURES
    features(match.view(seat), seat, out)  # type: ignore[arg-type]
    found = {}
    for piece in PIECES:
        size = prod(piece.shape)
        found[piece.name], out = out[:size], out[size:]
        assert all(piece.least <= number <= piece.most for number in found[piece.name])
    return found


def stacks(found: dict[str, list[int]]) -> dict[tuple[int, int], int]:
    """Owner and circle of every stack, and its height."""
    return {divmod(place, len(CIRCLES)): height for place, height in enumerate(found["stacks"]) if height}


def test_the_table_as_it_is_laid_out() -> None:
    found = pieces(table(players=3, first=2), 1)
    assert found["phase"] == [1, 0, 0]
    assert found["players"] == [0, 1, 0, 0]
    assert found["first"] == found["turn"] == found["to_act"] == [0, 1, 0, 0, 0], "seat 2 is the next after seat 1"
    assert found["to_place"] == [15]
    assert found["hand_count"] == [11, 11, 11, 0, 0]
    assert found["hand"] == [1, 1, 2, 2, 1, 1, 1, 2]
    assert found["unshown"] == found["hand"] * 3 + [0] * 16
    for name in ("stacks", "catch", "fighter", "ground", "strength", "card"):
        assert not any(found[name]), name


def test_seats_are_counted_from_me_clockwise() -> None:
    match = sea({"a1": "0", "c3": "n1", "e5": "102", "b4": "nnn3", "d2": "4n"}, players=5, catch={3: 7})
    found = pieces(match, 3)
    circles = {name: CIRCLES[name] for name in ("a1", "c3", "e5", "b4", "d2")}
    assert stacks(found) == {
        (0, circles["b4"]): 4,
        (2, circles["a1"]): 1,
        (3, circles["c3"]): 2,
        (4, circles["e5"]): 3,
        (5, circles["d2"]): 2,
    }
    assert found["catch"] == [7, 0, 0, 0, 0]
    assert found["to_act"] == [0, 0, 1, 0, 0]
    assert pieces(match, 0)["catch"] == [0, 0, 0, 7, 0]


def test_neutral_fish_fill_up() -> None:
    found = pieces(placed(players=4), 0)
    assert found["to_place"] == [0]
    assert found["phase"] == [0, 1, 0]
    assert sum(found["stacks"]) == 25
    assert sum(owner == 5 for owner, _ in stacks(found)) == 5


def test_a_fight_shows_me_my_own_card_alone() -> None:
    match = show(played(sea({"c3": "n1", "c4": "2", "a1": "0"}, players=3, turn=1), [(1, "eat c3 c4")]), (1, "shark"))
    for seat, chosen in ((0, False), (1, True), (2, False)):
        found = pieces(match, seat)
        assert found["phase"] == [0, 0, 1]
        assert [number for number, one in enumerate(found["fighter"]) if one] == [(1 - seat) % 3, 5 + (2 - seat) % 3]
        assert [number for number, one in enumerate(found["ground"]) if one] == [CIRCLES["c3"], 25 + CIRCLES["c4"]]
        assert found["strength"] == [2, 1]
        assert found["card"] == [0, 0, 0, 0, 0, 0, int(chosen), 0] + [0] * 8
        assert found["to_act"][(2 - seat) % 3] == 1 and sum(found["to_act"]) == 1
    assert pieces(match, 1)["hand"] == [1, 1, 2, 2, 1, 1, 0, 2]
    assert pieces(match, 1)["hand_count"] == [10, 11, 11, 0, 0]
    assert pieces(match, 1)["unshown"][6] == 1, "it lies face down"


def test_cards_that_were_shown_are_no_longer_to_come() -> None:
    match = sea({"c3": "0", "c4": "1", "a1": "0", "e1": "1"}, hands={1: "2 3 octopus"})
    found = pieces(show(played(match, [(0, "eat c3 c4")]), (0, "4"), (1, "octopus")), 0)
    assert found["phase"] == [0, 1, 0]
    assert found["card"] == [0, 0, 0, 0, 1, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 1]
    assert found["unshown"][:16] == [1, 1, 2, 2, 0, 1, 1, 2] + [0, 0, 1, 1, 0, 0, 0, 0]
    assert found["hand"] == found["unshown"][:8]
    assert found["hand_count"] == [10, 2, 0, 0, 0]


def test_no_phase_when_the_game_is_over() -> None:
    match = show(played(sea({"c3": "0", "c4": "1"}), [(0, "eat c3 c4")]), (0, "shark"), (1, "5"))
    found = pieces(match, 1)
    assert match.is_over
    assert found["phase"] == [0, 0, 0]
    assert not any(found["to_act"])
    assert found["card"] == [0, 0, 0, 0, 0, 0, 1, 0] + [0, 0, 0, 0, 0, 1, 0, 0], "and nothing is written elsewhere"
    assert found["catch"] == [0, 2, 0, 0, 0]
