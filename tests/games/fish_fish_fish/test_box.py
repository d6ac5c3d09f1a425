"""Fish Fish Fish: component tables and set-ups, right and wrong."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from shoal import BadInput, Match, game_named
from tests.games.fish_fish_fish.sea import COPIES, setup_with
from tests.table import match_of

ROWS = [[1 + (x - y) % 3 for x in range(15)] for y in range(9)]
FALLING = [[1 + (x + y) % 3 for x in range(15)] for y in range(9)]


def changed(rows: list[list[Any]], row: int, column: int, value: Any) -> list[list[Any]]:
    rows = copy.deepcopy(rows)
    rows[row][column] = value
    return rows


def test_components_are_those_of_the_rules() -> None:
    assert game_named("fish-fish-fish").standard_components == {"cards": COPIES, "numbers": ROWS}


@pytest.mark.parametrize(
    ("components", "words"),
    [
        ({"cards": COPIES}, "numbers is missing"),
        ({"numbers": ROWS}, "cards is missing"),
        ({"cards": COPIES, "numbers": ROWS, "boats": 3}, "boats: no such name"),
        ({"cards": {**COPIES, "UP": 0}, "numbers": ROWS}, "cards.UP: no such name"),
        ({"cards": {**COPIES, "N": 8}, "numbers": ROWS}, "cards: the total must be 52, not 53"),
        ({"cards": {**COPIES, "N": -1}, "numbers": ROWS}, "cards.N: must be a whole number"),
        ({"cards": {**COPIES, "N": 7.0}, "numbers": ROWS}, "cards.N: must be a whole number"),
        ({"cards": ["N"] * 52, "numbers": ROWS}, "cards: must be an object"),
        ({"cards": COPIES, "numbers": ROWS[:8]}, "numbers: must be 9 rows"),
        ({"cards": COPIES, "numbers": "1"}, "numbers: must be 9 rows"),
        ({"cards": COPIES, "numbers": [*ROWS[:8], ROWS[8][:14]]}, "numbers, row 9: must be 15 numbers"),
        ({"cards": COPIES, "numbers": [*ROWS[:8], None]}, "numbers, row 9: must be 15 numbers"),
        ({"cards": COPIES, "numbers": changed(ROWS, 3, 1, 4)}, "numbers, b4: must be a whole number from 1 to 3"),
        ({"cards": COPIES, "numbers": changed(ROWS, 0, 14, True)}, "numbers, o1: must be a whole number"),
        ({"cards": COPIES, "numbers": changed(ROWS, 3, 1, 3)}, "numbers: must be equal along diagonals"),
        ({"cards": COPIES, "numbers": changed(FALLING, 3, 2, 2)}, "numbers: must be equal along diagonals"),
    ],
)
def test_components_wrong_tables_name_their_field(components: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        Match(game_named("fish-fish-fish"), 2, 1, components=components)


def test_components_a_corrected_table_is_played() -> None:
    match = Match(game_named("fish-fish-fish"), 2, 1, components={"cards": {"SW": 52}, "numbers": FALLING})
    view = match.view(0)
    assert view.open == [5, 5, 5] and view.hand[0] == [0, 0, 0, 0, 0, 3, 0, 0]
    assert view.numbers == [number for row in FALLING for number in row]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"hands": None}, "hands: must be 2 lists"),
        ({"hands": [["N"] * 3]}, "hands: must be 2 lists"),
        ({"hands": [["N"] * 3, ["N"] * 2]}, "hands, seat 1: must be a list of 3"),
        ({"open": ["N", "N"]}, "open: must be a list of 3"),
        ({"open": ["N", "N", "n"]}, 'open: there is no card "n"'),
        ({"pile": ["N"] * 42}, "pile: must be a list of 43"),
        ({"pile": ["N"] * 43}, "hands, open and pile: too many N"),
    ],
)
def test_setup_wrong_ones_name_their_field(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        match_of("fish-fish-fish", 2, {**setup_with(), **change})


@pytest.mark.parametrize("field", ["hands", "open", "pile"])
def test_setup_every_field_must_be_there(field: str) -> None:
    setup = setup_with()
    del setup[field]
    with pytest.raises(BadInput, match=f"{field} is missing"):
        match_of("fish-fish-fish", 2, setup)


def test_setup_is_written_down_as_it_was_handed_in() -> None:
    for players in range(2, 6):
        setup = setup_with(players, "N SW E")
        assert match_of("fish-fish-fish", players, setup).record()["setup"] == setup
