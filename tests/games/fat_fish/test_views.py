"""Fat Fish: who knows what, what is remembered, and worlds that fit it."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from rich.console import Console

from shoal import SPECTATOR, Match, State, game_named
from shoal.core import backends

from .deal import hand, names, plays, row, table

GAME = game_named("fat-fish")
ENDS = "Y1 R1 B1"


def world_of(match: Match, seat: int, seed: int) -> State:
    """A world made from the seat's view; it must look the same to the seat."""
    view = match.view(seat)
    world = view.copy()
    backends.template("playouts", GAME.folder).plant(world, seed)
    GAME.rules.determinize(world, seat)
    again = world.copy()
    again.rng = [0, 0, 0, 0]
    GAME.rules.hide(again, seat)
    assert again.flat() == view.flat()
    return world


def test_view_hides_hands_piles_and_reserve() -> None:
    match = table("P4 R3 R2 R6", "B2 B3 B4 B5", rows=ENDS)
    view = match.view(0)
    assert names(view.hand[0]) == ["R2", "R3", "R6", "P4"]
    assert view.hand[1] == [-1] * 4 and view.hand_size[1] == 4
    assert set(view.deck) == {-1}
    assert match.view(SPECTATOR).hand[0] == [-1] * 4


def test_view_what_differs_only_in_secrets_looks_the_same() -> None:
    one = table("P4 R3 R2 R6", "B2 B3 B4 B5", rows=ENDS, reserve="G1 G2 G3")
    two = table("P4 R3 R2 R6", "Y2 Y3 Y4 Y5", rows=ENDS, reserve="G3 G1 P2")
    assert one.view(0).flat() == two.view(0).flat()
    assert one.view(SPECTATOR).flat() == two.view(SPECTATOR).flat()
    assert one.view(1).flat() != two.view(1).flat()


def taken() -> Match:
    match = table("R5 Y3 B2 B3", "Y6 G1 B4 B5 P3 P4", rows="R2 R1 B1", reserve="P1")
    return plays(match, "lay R5 1", "lay Y3 1", "lay Y6 1", "lay G1 1", "keep R5 Y6 G1")


def test_memory_without_it_minus_piles_are_closed_but_scores_are_shown() -> None:
    view = taken().view(0, memory=False)
    assert set(view.minus[1]) == {-1}
    assert (view.minus_size[1], view.minus_points[1], view.plus_points[1]) == (2, 5, 12)
    assert sum(view.plus[1]) == 3
    assert GAME.rules.points(view, 1) == 7


def test_memory_cards_taken_back_are_known_until_they_are_laid() -> None:
    match = table("Y6 Y5 B4 R5", rows=ENDS, fiasco="on")
    plays(match, "lay Y6 1", "lay B4 3")
    assert names(match.view(1).known[0]) == ["Y6", "B4"]
    assert match.view(1, memory=False).known[0] == [-1] * 4
    for seed in range(20):
        world = world_of(match, 1, seed)
        assert {"Y6", "B4"} <= set(names(world.hand[0]))
    plays(match, "lay B4 3")
    assert names(match.view(1).known[0]) == ["Y6"]
    plays(match, *match.legal(1)[:1])


def test_memory_a_card_shown_twice_is_known_once() -> None:
    match = table("Y6 Y5 B4 R5", rows=ENDS, fiasco="on")
    plays(match, "lay B4 1", "lay B4 2")
    assert names(match.view(1).known[0]) == ["B4"]
    plays(match, "lay Y6 1", "lay B4 1")
    assert names(match.view(1).known[0]) == ["Y6", "B4"]


def test_memory_two_equal_cards_taken_back_are_known_both() -> None:
    match = plays(table("Y5 Y5 B4 Y2", rows=ENDS, fiasco="on"), "lay Y5 1", "lay Y5 1", "lay B4 1")
    assert names(match.view(1).known[0]) == ["Y5", "Y5", "B4"]
    plays(match, "lay Y5 1")
    assert names(match.view(1).known[0]) == ["Y5", "B4"]


def colours_in(world: State, seat: int) -> str:
    return "".join(name[0] for name in names(world.hand[seat]))


def test_memory_a_laying_that_ends_by_itself_tells_the_colours_held_back() -> None:
    match = plays(table("Y6 R2 B4 R5", rows=ENDS), "lay Y6 1")
    for seed in range(30):
        colours = colours_in(world_of(match, 1, seed), 0)
        assert colours.count("R") + colours.count("B") >= 3


def test_memory_a_turn_that_goes_on_tells_that_a_card_can_follow() -> None:
    match = plays(table("Y6 R2 B4 G5", rows=ENDS), "lay Y6 1")
    assert match.to_act == [0]
    for seed in range(30):
        assert set("YGP") & set(colours_in(world_of(match, 1, seed), 0))
    plays(match, "stop")
    for seed in range(30):
        assert set("YGP") & set(colours_in(world_of(match, 1, seed), 0)), "it is held back"


def test_memory_what_is_held_back_for_long_is_remembered() -> None:
    match = table("Y6 R2 B4 R5 G6", "P5 P6 P4 P3", rows=ENDS)
    plays(match, "lay Y6 1")  # held back: three cards red or blue
    plays(match, "lay P5 2", "stop")  # row II ends in purple now
    plays(match, "lay G6 3")  # ends: Y P G, so red and blue can follow
    plays(match, "stop")
    for seed in range(30):
        colours = colours_in(world_of(match, 1, seed), 0)
        assert colours.count("R") + colours.count("B") >= 3, "the green card was not one of the three"


def test_memory_a_row_that_is_filled_tells_nothing() -> None:
    match = table("Y6 Y5 Y4 Y3", rows=ENDS)
    plays(match, "lay Y6 1", "lay Y5 1", "lay Y4 1", "lay Y3 1")
    assert match.view().phase == 2
    assert match.view().notes[0][3] == 31 | 64
    world_of(match, 1, 1)


def test_memory_the_past_takes_back_what_a_fiasco_takes_back() -> None:
    match = table("Y6 Y5 B4 R5", rows=ENDS, fiasco="on")
    before = match.view(1)
    plays(match, "lay Y6 1", "lay B4 3")
    after = match.view(1)
    assert after.past == before.past and after.notes == before.notes
    assert set(match.view(1, memory=False).past[0]) == {-1}


def two_hands_want_red(seat_one_wants: int) -> Match:
    """Only one red and one yellow card are unseen. Seat 2 must hold a red one, seat 1 one of these colours."""
    match = Match(GAME, 3, 5, components={"R1": 20, "Y1": 20, "G1": 20, "B1": 20, "P1": 20}, first=0)
    s = match._state
    for seat, colours in ((1, seat_one_wants), (2, 0b00001)):
        # One green card laid and taken, and one drawn for it.
        s.drawn[seat], s.deck[12 * seat + 4] = 5, -1
        s.past[seat][0], s.notes[seat][0] = 12, colours | 32 | 64
        s.plus[0][12] += 1
    seen = Counter(name[0] for name in hand(match, 0)) + Counter(row(match, n)[0][0] for n in (1, 2, 3))
    s.plus[0][0], s.plus[0][6] = 19 - seen["R"], 19 - seen["Y"]
    return match


def test_worlds_leave_every_hand_what_it_must_have() -> None:
    match = two_hands_want_red(0b00011)
    for seed in range(40):
        world = world_of(match, 0, seed)
        assert "Y" in colours_in(world, 1)
        assert "R" in colours_in(world, 2)


def test_worlds_are_made_even_of_what_can_not_be() -> None:
    match = two_hands_want_red(0b00001)
    assert world_of(match, 0, 1).hand_size[:3] == [4, 4, 4]


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("licences", ["off", "random"])
def test_worlds_fit_all_that_is_known_while_people_err(players: int, licences: str) -> None:
    dice = random.Random(players)
    match = Match(GAME, players, players, {"licences": licences, "fiasco": "on"})
    rules, seed = GAME.rules, 0
    while not match.is_over:
        mover = match.to_act[0]
        lays = [action for action in range(90) if rules.why_not(match._state, mover, action) == 0]
        if lays and dice.random() < 0.3:
            match.play_action(mover, dice.choice(lays))
        else:
            match.play(mover, dice.choice(match.legal(mover)))
        seed += 1
        viewer = dice.randrange(-1, players)
        world = world_of(match, viewer, seed)
        for other in range(players):
            held = names(world.hand[other])
            assert len(held) == world.hand_size[other] == match.view().hand_size[other]
            assert not Counter(names(world.known[other])) - Counter(held)
        assert kinds_in_play(world) <= Counter(dict(enumerate(world.copies)))
        assert kinds_in_play(world).total() == 15 * players


def kinds_in_play(s: State) -> Counter[int]:
    cards = itertools.chain(s.deck, *s.hand, *s.row)
    counts = Counter(card for card in cards if card >= 0)
    for seat in range(s.players):
        for kind in range(30):
            counts[kind] += s.plus[seat][kind] + s.minus[seat][kind]
    return counts


def drawing(match: Match, seat: int, *, memory: bool = True) -> str:
    console = Console(width=80, no_color=True)
    with console.capture() as page:
        view = match.view(seat, memory=memory)
        console.print(GAME.terminal.draw(view, seat, [f"Player {seat}" for seat in range(match.players)]))
    return page.get()


def test_terminal_shows_rows_piles_and_hand() -> None:
    match = taken()
    page = drawing(match, 0)
    assert "row 1  P1" in page
    assert "Your hand: G3 G3 B2 B3" in page
    assert "R2 Y3" in page and "R5 Y6 G1" in page
    assert "2 face down" in drawing(match, 0, memory=False)
    assert "Your hand" not in drawing(match, SPECTATOR)


def test_terminal_shows_licences_with_their_meaning_and_the_fiasco_card() -> None:
    match = table("Y6 Y5 B4 R5", rows=ENDS, fiasco="on", licence="A")
    plays(match, "lay Y6 1", "lay B4 3")
    page = drawing(match, 1)
    assert "one colour only in the row" in page and "on display" in page
    assert "fiasco card, has shown Y6 B4" in page


def test_terminal_says_what_is_to_be_done() -> None:
    match = table("B4 B5 R2 R3", "B4 B1 R4 R5", rows="B2 Y1 R1", licence="B")
    assert "Player 0 is to lay" in drawing(match, 0)
    assert "lays to row 1" in drawing(plays(match, "lay B4 1"), 0)
    assert "chooses what to keep" in drawing(plays(match, "lay B5 1", "lay B4 1", "lay B1 1"), 0)
    assert "chooses a licence" in drawing(plays(match, "keep B5"), 0)
    plays(match, "licence E")
    assert "Player 1" in next(line for line in drawing(match, 0).splitlines() if line.startswith(" E"))
    while not match.is_over:
        plays(match, match.legal(match.to_act[0])[0])
    page = drawing(match, 0)
    assert "All cards are played" in page and "·" in page
