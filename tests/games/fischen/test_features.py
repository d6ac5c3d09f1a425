"""Fischen: a view as numbers, piece by piece."""

from __future__ import annotations

from math import prod
from typing import Any

import pytest

from shoal import Match
from shoal.core.simulate import random_moves
from shoal.core.state import UNKNOWN
from shoal.games.fischen.cards import has
from shoal.games.fischen.features import FEATURES, PIECES, features
from shoal.games.fischen.memory import layer_of
from shoal.games.fischen.notation import CARD_NAMES
from shoal.games.fischen.numbers import DEAL, KINDS, MINUS3
from tests.games.fischen.tables import GAME, hand_in_catches, late, names_of, play, table
from tests.table import played

SHAPES = {piece.name: piece.shape for piece in PIECES}
CATCH_FACES = ["B", "Y", "P", "R", "G", "buoys"]
FACES = ["B", "Y", "P", "R", "G", "first", "left", "colour", "lowest", "all", "minus3"]


def pieces_of(match: Match, seat: int, *, memory: bool = True) -> dict[str, list[int]]:
    """Every piece as a flat list."""
    view: Any = match.view(seat, memory=memory)
    out = [0] * FEATURES
    features(view, seat, out)
    found, start = {}, 0
    for piece in PIECES:
        found[piece.name] = out[start : start + prod(piece.shape)]
        assert piece.least <= min(found[piece.name]) and max(found[piece.name]) <= piece.most
        start += prod(piece.shape)
    return found


def rows_of(pieces: dict[str, list[int]], name: str) -> list[list[int]]:
    width = SHAPES[name][1]
    numbers = pieces[name]
    return [numbers[start : start + width] for start in range(0, len(numbers), width)]


def cards_in(numbers: list[int], value: int = 1) -> str:
    """The kinds that have this number."""
    return " ".join(name for name, number in zip(CARD_NAMES, numbers, strict=True) if number == value)


def test_features_of_a_trick_are_by_seat_from_me_on() -> None:
    match = late(4, "Y7 B1", "Y3 B2", "first B3", "P2 B4", first=2)
    played(match, [(2, "play first"), (3, "play P2")])
    pieces = pieces_of(match, 1)
    assert pieces["players"] == [0, 1, 0]
    assert pieces["phase"] == [1, 0, 0, 0]
    assert pieces["round"] == [1, 0, 0, 0, 0, 0, 0, 0]
    assert pieces["to_act"] == [0, 0, 0, 1, 0], "seat 0 sits three places to the left of seat 1"
    assert pieces["leader"] == [0, 1, 0, 0, 0]
    assert pieces["winner"] == [0, 0, 1, 0, 0]
    assert pieces["best"] == [3]
    assert pieces["required"] == [0, 0, 1, 0, 0]
    assert pieces["caller"] == [0] * 5 and pieces["lowest"] == [0]
    trick = rows_of(pieces, "trick")
    assert [FACES[row.index(1)] for row in trick[1:3]] == ["first", "P"]
    assert sum(map(sum, trick)) == 2
    assert pieces["trick_value"] == [0, 0, 2, 0, 0]
    assert pieces["uncaught"] == [0] * 5
    assert cards_in(pieces["hand"]) == "B2 Y3"
    assert pieces["hand_size"] == [2, 1, 1, 2, 0]
    assert pieces["sea"] == [12] * 5


def test_features_of_a_call_and_of_lowest() -> None:
    match = play(late(3, "colour Y1 B1", "Y10 R5 B2", "lowest R6 B4"), "colour Y10 lowest", 0)
    assert pieces_of(match, 2)["phase"] == [0, 0, 0, 1]
    played(match, [(0, "call red")])
    pieces = pieces_of(match, 2)
    assert pieces["required"] == [0, 0, 0, 1, 0]
    assert pieces["caller"] == [0, 1, 0, 0, 0]
    assert pieces["lowest"] == [1]


def test_features_of_a_catch() -> None:
    match = play(late(4, "Y0 B1", "P0 B2", "minus3 B3", "minus3 B4"), "Y0 P0 minus3 minus3", 0)
    played(match, [(0, "catch minus3")])
    pieces = pieces_of(match, 1)
    assert pieces["phase"] == [0, 1, 0, 0]
    assert pieces["to_act"] == [1, 0, 0, 0, 0]
    assert pieces["uncaught"] == [1, 0, 1, 1, 0]
    assert pieces["points"] == [0, 0, 0, -3, 0]
    played(match, [(1, "catch minus3")])
    assert cards_in(pieces_of(match, 1)["deck"]) == "minus3"
    pieces = pieces_of(match, 0)
    assert cards_in(pieces["deck"]) == "Y0 P0 minus3"
    catch = rows_of(pieces, "catch")
    assert dict(zip(CATCH_FACES, catch[0], strict=True)) == {"B": 0, "Y": 1, "P": 1, "R": 0, "G": 0, "buoys": 1}
    assert catch[1] == [0, 0, 0, 0, 0, 1]


def test_features_without_memory_show_what_lies_there() -> None:
    match = play(late(4, "Y0 B1", "P0 B2", "Y9 B3", "Y8 B4"), "Y0 P0 Y9 Y8", 0)
    played(match, [(0, "catch Y9")])
    pieces = pieces_of(match, 1, memory=False)
    assert [sum(row) for row in rows_of(pieces, "trick")] == [1, 0, 1, 1, 0], "Y9 was caught"
    assert not any(pieces["deck"] + pieces["others"] + pieces["catch"] + pieces["lacks"])
    assert cards_in(pieces["hand"]) == "B2"


def test_features_the_first_hands_may_hold_what_is_not_seen() -> None:
    match = table(3, "Y4 Y5 Y6 Y7", "P3 P4 P5 P6 P7 P8 P9 P10 R4 R5")
    played(match, [(0, "play Y5"), (1, "play P3")])
    pieces = pieces_of(match, 2)
    assert rows_of(pieces, "lacks")[2] == [0, 1, 0, 0, 0], "seat 1 had no yellow"
    left, right = rows_of(pieces, "others")[:2]
    assert {"Y4", "Y6", "P4", "R4"} <= set(cards_in(left).split())
    assert not {"Y5", "P3"} & set(cards_in(left).split()), "played"
    assert set(cards_in(left).split()) - set(cards_in(right).split()) == {"Y4", "Y6", "Y7"}
    hand = set(cards_in(pieces["hand"]).split())
    assert len(hand) == 10 and not hand & set(cards_in(left).split())
    assert "G1" not in cards_in(left), "still in the sea"


def second_round() -> Match:
    """Seat 0 has drawn all of its boat, seat 1 ten of twelve cards, seat 2 had none; the rest came from the sea."""
    boats = ["left", "P3 P4 P5 P6 P7 P8 P9 P10 R4", ""]
    match = late(3, "Y9 B4", "Y5 B5", "Y3 B3", boats=boats)
    s: Any = match._state
    for seat in range(3):
        for kind in s.boat[seat][: s.boat_size[seat]]:
            s.home[kind] = layer_of(seat, 0)
    play(match, "Y9 Y5 Y3", 0)
    play(match, "B4 B5 B3", 0)
    return hand_in_catches(match)


def test_features_hands_drawn_from_boats_and_sea() -> None:
    match = second_round()
    pieces = pieces_of(match, 2)
    assert pieces["round"] == [0, 1, 0, 0, 0, 0, 0, 0]
    assert pieces["from_sea"] == [10, 6, 0, 0, 0]
    assert pieces["boat_size"] == [0, 0, 2, 0, 0]
    assert pieces["points"] == [0, 3, 3, 0, 0]
    assert pieces["sea"] == [0, 8, 12, 12, 12]
    left, right = rows_of(pieces, "others")[:2]
    assert cards_in(left, 2) == "Y3 Y5 Y9 left", "all of its boat was drawn"
    assert cards_in(left) == "B0 B13 Y0 Y13 P0 P13 R0 R13 G3 G4 G5 G6 first", "of the depths it fished in"
    assert cards_in(right) == "B3 B4 B5 P3 P4 P5 P6 P7 P8 P9 P10 R4" and cards_in(right, 2) == ""
    assert cards_in(pieces["deck"]) == ""
    assert cards_in(pieces_of(match, 1)["deck"]) == "B4 B5" == names_of(match._state.boat[1])  # type: ignore[attr-defined]


def test_features_a_catch_that_nobody_drew_from_is_in_no_hand() -> None:
    match = second_round()
    s: Any = match._state
    s.home[CARD_NAMES.index("P10")] = layer_of(1, 1)
    s.layer[1][1] = 1
    right = rows_of(pieces_of(match, 2), "others")[1]
    assert "P9" in cards_in(right) and "P10" not in cards_in(right)


def test_features_a_card_that_was_passed() -> None:
    match = second_round()
    played(match, [(2, "play B11"), (0, "play left"), (1, "play B3")])
    played(match, [(0, "pass Y5"), (1, "pass R4")])
    assert pieces_of(match, 0)["phase"] == [0, 0, 1, 0]
    assert pieces_of(match, 0)["to_act"] == [0, 0, 1, 0, 0]
    assert cards_in(rows_of(pieces_of(match, 0), "others")[0], 2) == "", "nothing was passed yet"
    played(match, [(2, "pass B12")])
    left, right = rows_of(pieces_of(match, 0), "others")[:2]
    assert cards_in(left, 2) == "Y5"
    assert cards_in(left) == "B4 B5 P3 P4 P5 P6 P7 P8 P9 P10 R4"
    assert {"R4", "Y11"} <= set(cards_in(right).split()), "got from seat 1, drawn from the sea"
    assert "B12" not in cards_in(right), "seat 2 passed it to seat 0"
    assert "Y3" in cards_in(rows_of(pieces_of(match, 2), "others")[0]), "not surely: it may have been passed"
    assert "Y5" in cards_in(rows_of(pieces_of(match, 2), "others")[1])
    assert "R4" not in cards_in(pieces_of(match, 1)["deck"])


def test_features_a_passed_card_is_gone_when_it_is_played() -> None:
    match = play(late(3, "left B5 B6", "Y5 P4 P5", "Y4 R5 R6"), "left Y5 Y4", 0)
    played(match, [(0, "pass B5"), (1, "pass P4"), (2, "pass R5")])
    assert cards_in(rows_of(pieces_of(match, 0), "others")[0], 2) == "B5"
    played(match, [(1, "play B5")])
    assert cards_in(rows_of(pieces_of(match, 0), "others")[0], 2) == ""


def test_features_minus3_may_be_either() -> None:
    match = play(late(3, "left minus3 B6", "Y5 P4 P5", "Y4 R5 R6"), "left Y5 Y4", 0)
    assert pieces_of(match, 0)["hand"][MINUS3] == 1
    played(match, [(0, "pass minus3"), (1, "pass P4"), (2, "pass R5")])
    others = rows_of(pieces_of(match, 0), "others")
    assert [row[MINUS3] for row in others] == [1, 0, 0, 0], "seat 1 has got it"
    s: Any = match._state
    s.home[MINUS3 + 1] = DEAL
    assert [row[MINUS3] for row in rows_of(pieces_of(match, 0), "others")] == [1, 1, 0, 0], "the other was dealt, too"
    s.played[MINUS3] = s.played[MINUS3 + 1] = 0
    assert [row[MINUS3] for row in rows_of(pieces_of(match, 0), "others")] == [0, 0, 0, 0], "both were played"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_features_the_truth_is_among_what_may_be(players: int) -> None:
    for seed in range(3):
        match = Match(GAME, players, seed)
        s: Any = match._state
        for step, _ in enumerate(random_moves(match)):
            s = match._state
            if step % 7 and s.pass_trick == UNKNOWN and not match.is_over:
                continue
            seat = step % players
            pieces = pieces_of(match, seat)
            for place, row in enumerate(rows_of(pieces, "others")[: players - 1], 1):
                hand = s.hand[(seat + place) % players]
                assert all(row[kind] for kind in range(KINDS) if has(hand, kind))
                assert all(has(hand, kind) for kind in range(KINDS) if row[kind] == 2)
            boat = {kind for kind in s.boat[seat] if kind not in (UNKNOWN, MINUS3)}
            caught = {kind for kind in range(MINUS3) if has(s.catch[seat], kind)}
            assert {kind for kind in range(MINUS3) if pieces["deck"][kind]} == boat | caught


def test_features_when_the_game_is_over() -> None:
    match = late(3, "Y5", "Y9", "Y3")
    match._state.round_no = 7  # type: ignore[attr-defined]
    play(match, "Y5 Y9 Y3", 0)
    pieces = pieces_of(match, 0)
    assert match.is_over
    assert pieces["players"] == [1, 0, 0]
    assert pieces["phase"] == [0, 0, 0, 0] and pieces["to_act"] == [0] * 5
    assert pieces["points"] == [0, 3, 0, 0, 0]
