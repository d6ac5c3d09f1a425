"""Fat Fish: component tables and set-ups, right and wrong."""

from __future__ import annotations

from typing import Any

import pytest

from shoal import BadInput, Match, game_named, load_match
from tests.table import match_of

from .deal import BOX, setup

GAME = game_named("fat-fish")
ENDS = "Y1 R1 B1"


@pytest.mark.parametrize(
    ("components", "field"),
    [
        ({"R7": 1}, "R7"),
        ({"R1": -1}, "R1"),
        ({"R1": True}, "R1"),
        ({"R1": "4"}, "R1"),
        ({"R1": 101}, "R1"),
        ({"R1": 19, "Y1": 20, "G1": 20, "B1": 20, "P1": 20}, "R1 to R6"),
        ({"R1": 20, "Y1": 20, "G1": 20, "B1": 20, "P1": 20, "P2": 1}, "P1 to P6"),
    ],
)
def test_components_wrong_tables_name_their_field(components: dict[str, object], field: str) -> None:
    with pytest.raises(BadInput, match=field):
        Match(GAME, 2, 1, components=components)


def test_components_a_corrected_table_is_played() -> None:
    match = Match(GAME, 2, 1, components={"R1": 20, "Y1": 20, "G1": 20, "B1": 20, "P6": 20})
    assert {card[1] for pile in match.record()["setup"]["piles"] for card in pile} <= {"1", "6"}
    while not match.is_over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert load_match(match.record()).result == match.result


def test_components_the_standard_table_has_twenty_of_each_colour() -> None:
    assert {name: BOX.count(name) for name in BOX} == GAME.standard_components


def wrong_setup(**changes: Any) -> dict[str, Any]:
    return {**setup("R5 Y6", "", rows=ENDS), **changes}


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"piles": [["R1"] * 12]}, "piles"),
        ({"piles": [["R1"] * 12, ["R1"] * 11]}, "piles.0|piles.1"),
        ({"piles": [["R9"] * 12, ["R1"] * 12]}, "R9"),
        ({"rows": ["R1", "R1"]}, "rows"),
        ({"rows": ["R1", "R1", ["R1"]]}, "rows"),
        ({"rows": ["R6", "R6", "R6"]}, "too many R6"),
        ({"reserve": []}, "reserve"),
        ({"licence": "A"}, "licence: must be null"),
    ],
)
def test_set_up_wrong_ones_name_their_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput, match=field):
        match_of("fat-fish", 2, wrong_setup(**change))


@pytest.mark.parametrize("field", ["piles", "rows", "reserve", "licence"])
def test_set_up_every_key_must_be_there(field: str) -> None:
    dealt = wrong_setup()
    del dealt[field]
    with pytest.raises(BadInput, match=f"{field} is missing"):
        match_of("fat-fish", 2, dealt)


@pytest.mark.parametrize(
    ("option", "licence", "problem"),
    [
        ("random", None, '"A" or "B" or "C"'),
        ("random", "D", '"A" or "B" or "C"'),
        ("A", "B", 'must be "A", not "B"'),
        ("A", ["A"], 'must be "A"'),
        ("C", None, 'must be "C", not null'),
    ],
)
def test_set_up_the_licence_must_fit_the_option(option: str, licence: Any, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        match_of("fat-fish", 2, wrong_setup(licence=licence), options={"licences": option})
