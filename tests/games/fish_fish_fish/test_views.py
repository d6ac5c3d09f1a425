"""Fish Fish Fish: who sees what, what is remembered, and the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from shoal import Match, game_named
from tests.games.fish_fish_fish.sea import at_sea, drain_pile, fish_on, hold, square, table_of, turn
from tests.table import keys

UNKNOWN = [-1] * 8


def test_view_other_hands_and_the_pile_are_hidden() -> None:
    match = at_sea(3, "N NE E")
    for seat in range(3):
        view = match.view(seat)
        assert [hand == UNKNOWN for hand in view.hand[:3]] == [other != seat for other in range(3)]
        assert view.held[:3] == [3, 3, 3]
        assert set(view.pile) == {-1} and view.pile_left == 40
    assert match.view().hand[:3] == [UNKNOWN] * 3


def test_view_the_order_of_the_pile_does_not_show() -> None:
    one = at_sea(2, "N NE E", pile="N NE").view(0)
    two = at_sea(2, "N NE E", pile="NE N").view(0)
    assert one.flat() == two.flat()


def test_view_equal_for_whoever_can_not_tell_the_hands_apart() -> None:
    one = at_sea(3, "N NE E", "S S S", "W W W").view(0)
    two = at_sea(3, "N NE E", "W S W", "S W S").view(0)
    assert one.flat() == two.flat()


def test_view_hides_the_same_when_the_game_is_over() -> None:
    match = drain_pile(at_sea(2, "N N N"), 1)
    table_of(match).trip = 2
    turn(match, 0, "swim e2 N, end, keep, draw pile")
    assert match.is_over
    assert match.view(0).hand[1] == UNKNOWN


def test_events_a_card_drawn_from_the_pile_is_told_to_its_seat_only() -> None:
    match = at_sea(2, "N N N", pile="SW")
    turn(match, 0, "swim c2 N, end, keep, draw pile")
    assert match.events(0)[-1].args == {"seat": 0, "card": "SW"}
    assert match.events(1)[-1].args == match.events()[-1].args == {"seat": 0}
    assert keys(match, 0).count("dealt") == 1 and "dealt" not in keys(match, -1)


def test_memory_without_it_a_school_shows_its_number_and_a_grey_top() -> None:
    match = at_sea(2, "N N E")
    turn(match, 0, "swim h5 N, swim b2 N")
    seen, remembered = match.view(0, memory=False), match.view(0)
    assert fish_on(remembered, "h6") == (1, 0, 1)
    for name in ("h6", "b3"):
        assert seen.white[square(name)] == seen.grey[square(name)] == -1
        assert seen.school[square(name)] == 2
    assert seen.grey_tops == remembered.grey_tops == [0, 1 << (square("h6") - 45), 0]


def test_ruling_a_single_fish_shows_what_it_is() -> None:
    match = at_sea(2, "W W W")
    turn(match, 0, "swim b2 W, swim b3 W")
    seen = match.view(0, memory=False)
    assert fish_on(seen, "a2") == (1, 0, 0) and fish_on(seen, "a3") == (0, 1, 0)
    assert fish_on(seen, "h5") == (0, 0, 1)


def test_memory_without_it_catches_and_cards_taken_are_unknown() -> None:
    match = at_sea(2, "S W W", boats="d9", open_cards="SW SW SW")
    turn(match, 0, "sail d9 S, end, keep, draw 1, enough")
    assert match.view(1).known[0][5] == 1 and match.view(1).caught_white[0] == 1
    seen = match.view(1, memory=False)
    assert seen.known[:2] == seen.drew[:2] == [UNKNOWN] * 2
    assert seen.caught_white[:2] == seen.caught_blue[:2] == seen.caught_grey[:2] == [-1, -1]
    assert seen.older == seen.unseen == UNKNOWN and seen.shown == -1
    assert seen.held[:2] == [3, 3] and seen.supply[:2] == [2, 2] and seen.discard[4] == 1
    assert seen.hand[1] == match.view(1).hand[1], "the own hand is in sight"


@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_terminal_fits_80_columns(players: int, memory: bool) -> None:
    match = Match(game_named("fish-fish-fish"), players, 7)
    names = ["Player 0", "Player 1", "Player 2", "Player 3", "Player 4"][:players]
    for number in range(400):
        if match.is_over:
            break
        moves = match.legal(match.to_act[0])
        match.play(match.to_act[0], moves[number * 7 % len(moves)])
        if number % 20 == 0:
            for seat in range(-1, players):
                text = drawn(match, seat, names, memory=memory)
                assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
                assert ("Your hand" in text) == (seat >= 0)


def drawn(match: Match, seat: int, names: list[str], *, memory: bool) -> str:
    page = io.StringIO()
    view = match.view(seat, memory=memory)
    Console(file=page, width=200, no_color=True).print(match.game.terminal.draw(view, seat, names))
    return page.getvalue()


def test_terminal_shows_boats_fish_schools_and_numbers() -> None:
    match = at_sea(2, "N N W", boats="a1 c1", open_cards="S SW W")
    turn(match, 0, "swim h5 N, swim b2 N")
    text = drawn(match, 0, ["Anna", "Ben"], memory=True)
    lines = text.splitlines()
    assert lines[8].startswith("1 <A>1    2 <B>3    1")
    assert lines[7].startswith("2    3    1 b  2 w  3")
    assert lines[6].startswith("3    2 ~2 3 w  1")
    assert "G2 " in lines[3]
    assert "Schools in points: b3 3, h6 7" in text
    assert "Open 1: S   2: SW   3: W   pile 43, trip 1 of 2" in text
    assert "Discard 2 N" in text and "Your hand: W" in text
    assert "0G 0w 0b" in text and "-10" in text
    text = drawn(match, -1, ["Anna", "Ben"], memory=False)
    assert "Schools" not in text and "-10" not in text


def test_terminal_a_huge_school_still_fits() -> None:
    match = at_sea(2, "N N W")
    table_of(match).school[square("h5")] = 100
    assert "G99" in drawn(match, 0, ["Anna", "Ben"], memory=True)


def test_view_known_cards_are_public_until_played() -> None:
    match = at_sea(2, "N N N", open_cards="S S W")
    assert match.view(1).known[0] == [0] * 8
    turn(match, 0, "swim e2 N, end, keep, draw 1, draw 2, enough")
    assert match.view(1).known[0][4] == 2
    turn(hold(match, 1, "N N N"), 1, "swim c2 N, end, keep, enough")
    turn(match, 0, "swim h5 S, end, keep, enough")
    assert match.view(1).known[0][4] == 1
    assert match.view(1).secret[0] == 2
