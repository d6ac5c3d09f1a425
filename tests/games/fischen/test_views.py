"""Fischen: who sees what, with and without the memory aid, and the table as it is drawn."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from shoal import SPECTATOR, Match
from shoal.core.simulate import random_moves
from tests.games.fischen.tables import GAME, late, names_in, names_of, play, table
from tests.table import played


def drawing(match: Match, seat: int, *, memory: bool = True) -> str:
    page = io.StringIO()
    names = ["Ann", "Bob", "Cyd", "Dora", "Eve"]
    drawn = match.game.terminal.draw(match.view(seat, memory=memory), seat, names)
    Console(file=page, width=80, no_color=True).print(drawn)
    return page.getvalue()


def test_view_hides_hands_boats_and_sea() -> None:
    match = Match(GAME, 4, 3)
    for _ in random_moves(match):
        s: Any = match._state
        if s.round_no == 3:
            break
    for seat in (SPECTATOR, 0, 1, 2, 3):
        view: Any = match.view(seat)
        for other in range(4):
            assert names_in(view.hand[other]) == (names_in(s.hand[other]) if other == seat else "")
            assert names_of(view.boat[other]) == "", "the own boat too"
        assert view.hand_size == s.hand_size and view.boat_size == s.boat_size
        assert names_of(view.sea) == "" and view.sea_at == s.sea_at
        assert set(view.start_cards) == {-1}


def test_memory_catches_and_voids() -> None:
    match = play(table(4, "Y7", "Y3", "Y10", "P2 B2 B3 B4 B5 B6 B7 B8 B9"), "Y7 Y3 Y10 P2", 0)
    view: Any = match.view(0)
    assert names_in(view.catch[2]) == "Y3 Y7 Y10 P2"
    assert view.lacks[:4] == [0, 0, 0, 0b10]
    bare: Any = match.view(0, memory=False)
    assert set(bare.played) == set(bare.home) == {-1}
    assert bare.catch[:4] == [[-1, -1]] * 4
    assert bare.lacks[:4] == bare.lacked[:4] == [-1] * 4
    assert bare.layer[0] == bare.drawn[0] == [-1] * 7
    assert names_in(bare.hand[0]) == names_in(view.hand[0])
    assert bare.caught[:4] == [0, 0, 4, 0], "the number of cards is public"


def test_memory_without_it_caught_cards_of_the_trick_are_gone() -> None:
    match = play(late(3, "Y0 B1", "minus3 B2", "minus3 B3"), "Y0 minus3 minus3", 0)
    bare: Any = match.view(0, memory=False)
    assert names_of(bare.trick) == "Y0 minus3 minus3", "still to be caught"
    assert GAME.rules.legal(bare, 0, [0] * GAME.actions) == 1
    match = play(late(4, "Y0 B1", "P0 B2", "Y9 B3", "Y8 B4"), "Y0 P0 Y9 Y8", 0)
    played(match, [(0, "catch Y9")])
    assert names_of(match.view(1).trick) == "Y0 P0 Y9 Y8"
    assert names_of(match.view(1, memory=False).trick) == "Y0 P0 Y8"
    assert match.legal(1) == ["catch Y0", "catch Y8"]


def test_memory_own_pass_stays_without_it() -> None:
    match = play(late(3, "left B1 B2", "Y5 P1 P2", "Y3 R1 R2"), "left Y5 Y3", 0)
    played(match, [(0, "pass B1"), (1, "pass P1"), (2, "pass R1")])
    assert names_of(match.view(0, memory=False).passed[:3]) == "B1 R1"
    assert names_of(match.view(memory=False).passed[:3]) == ""


def test_a_seat_that_plays_a_buoy_shows_nothing() -> None:
    match = late(3, "Y7 B1", "first B2", "Y9 B3")
    played(match, [(0, "play Y7"), (1, "play first")])
    assert match.view().lacks[:3] == [0, 0, 0]


def test_voids_begin_anew_with_cards_passed_and_with_a_round() -> None:
    match = play(late(3, "Y5 B1 B2", "left P1 P2", "R3 R1 R2"), "Y5 left R3", 0)
    assert match.view().lacks[:3] == [0, 0, 0b10]
    played(match, [(0, "pass B1"), (1, "pass P1"), (2, "pass R1")])
    assert match.view().lacks[:3] == [0, 0, 0]
    assert match.view().lacked[:3] == [0, 0, 0b10]


def test_drawing_shows_trick_colour_effects_and_hand() -> None:
    match = late(3, "colour lowest Y1 B1", "Y10 R5 B2 B3", "Y5 left R6 B4")
    assert "Ann leads" in drawing(match, 0)
    assert "no colour required yet" in drawing(match, 0)
    played(match, [(0, "play colour"), (1, "play Y10")])
    text = drawing(match, 2)
    assert "required: yellow Y" in text
    assert "hand: B4   Y5   R6   left" in text
    assert "→  Bob  Y10" in text
    assert "sea: 60 cards, the uppermost with ★ (1)" in text
    played(match, [(2, "play Y5")])
    assert "(Y10)" in drawing(match, 2) and "(?)" in drawing(match, 2, memory=False)
    played(match, [(0, "call red")])
    text = drawing(match, SPECTATOR)
    assert "required: red R, called by Ann" in text
    assert "hand:" not in text


def test_drawing_shows_lowest_voids_and_passed_cards() -> None:
    match = play(late(3, "lowest B1 B2", "left P1 P2", "Y3 R1 R2"), "lowest left Y3", 0)
    played(match, [(0, "pass B1"), (1, "pass P1"), (2, "pass R1")])
    assert "passed B1, got R1" in drawing(match, 0)
    assert "the lowest wins" in drawing(match, 0)
    play(match, "R2 R1 B1", 2)
    assert any(line.split()[-1] == "R" for line in drawing(match, 1).splitlines() if line.startswith(" Bob"))
    assert "?" in drawing(match, 1, memory=False)


def test_drawing_buoys_alone_and_an_empty_sea() -> None:
    match = play(late(3, "first B1", "left B2", "all B3"), "first left all", 0)
    match._state.sea_at = 60  # type: ignore[attr-defined]
    assert "no colour was required" in drawing(match, 0)
    assert "sea: empty" in drawing(match, 0)


def test_drawing_marks_the_zero_that_catches() -> None:
    match = play(late(3, "Y9 B1", "Y0 B2", "Y3 B3"), "Y9 Y0 Y3", 0)
    assert any("Bob" in line and "catches a card" in line for line in drawing(match, 0).splitlines())


@pytest.mark.parametrize("players", [3, 5])
def test_drawing_every_moment_fits(players: int) -> None:
    match = Match(GAME, players, 11)
    for step, _ in enumerate(random_moves(match)):
        if step % 20 == 0 or match.is_over:
            for seat in (SPECTATOR, 0):
                assert max(map(len, drawing(match, seat, memory=False).splitlines())) <= 80
