"""Fish Fish Fish: worlds a seat can't tell from the true one respect all it remembers of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from shoal import Match, game_named
from shoal.core.chance import plant
from shoal.games.fish_fish_fish.rules import can_play_any
from shoal.games.fish_fish_fish.state import Table
from tests.games.fish_fish_fish.sea import (
    at_sea,
    counts,
    drain_pile,
    empty_the_sea,
    shuffled,
    table_of,
    turn,
)

WORLDS = 40
N, NE, E, SE, S, SW, W, NW = range(8)


def worlds(match: Match, seat: int, number: int = WORLDS) -> Iterator[Table]:
    view = match.view(seat)
    for seed in range(number):
        world = view.copy()
        plant(world, seed)
        match.game.rules.determinize(world, seat)
        assert isinstance(world, Table)
        check(world)
        again = world.copy()
        again.rng = [0] * 4
        match.game.rules.hide(again, seat)
        assert again.flat() == view.flat()
        yield world


def check(s: Table) -> None:
    """The cards add up, and the hands could have come about as the memory says."""
    seats = range(s.players)
    pile = [s.pile[: s.pile_left].count(card) for card in range(8)]
    kept = [past_of(s, seat) for seat in seats]
    for card in range(8):
        held = sum(s.hand[seat][card] for seat in seats)
        assert pile[card] + held + s.discard[card] + s.open.count(card) == s.copies[card]
        assert pile[card] + sum(s.drew[seat][card] for seat in seats) == s.unseen[card]
        assert sum(olds[card] for olds in kept) == s.older[card]
    if s.phase in (3, 4):
        assert can_play_any(s, s.turn), "or the moving would have ended"


def past_of(s: Table, seat: int) -> list[int]:
    """The old cards the seat must have had when the trip began, so that it could play what it has played."""
    plays = [(card % 8, left) for card, left in zip(s.shown_card[: s.shown], s.shown_left, strict=False)]
    plays = [play for play, card in zip(plays, s.shown_card, strict=False) if card // 8 == seat]
    olds = [
        s.hand[seat][card] - s.known[seat][card] - s.drew[seat][card] + [d for d, _ in plays].count(card)
        for card in range(8)
    ]
    assert min(olds) >= 0 and sum(olds) == s.kept[seat]
    assert min(s.hand[seat]) >= 0 and sum(s.hand[seat]) == s.held[seat]
    for number in range(1, len(plays) + 1):
        so_far = [card for card, _ in plays[:number]]
        drawn = plays[number - 1][1] + number - s.kept[seat]
        assert sum(max(0, so_far.count(card) - olds[card]) for card in range(8)) <= drawn
    return olds


def test_worlds_hidden_hands_and_pile_vary() -> None:
    match = at_sea(3, "N NE E")
    hands = [str(world.hand[1]) for world in worlds(match, 0)]
    assert len(set(hands)) > WORLDS // 2
    assert len({str(world.pile) for world in worlds(match, 0)}) == WORLDS
    assert all(world.hand[0] == counts("N NE E") for world in worlds(match, 0))


def test_worlds_an_open_card_taken_is_in_the_hand_until_it_is_played() -> None:
    match = at_sea(2, "N N N", open_cards="SW SW W")
    turn(match, 0, "swim c2 N, end, keep, draw 1")
    assert all(world.hand[0][SW] >= 1 for world in worlds(match, 1))
    turn(move_some_fish(match, 1), 1, "end, keep, enough")
    turn(match, 0, "swim h5 SW, end, keep, enough")
    assert any(world.hand[0][SW] == 0 for world in worlds(match, 1))


def move_some_fish(match: Match, seat: int) -> Match:
    """Make some move with fish, so that the seat may end."""
    swims = [move for move in match.legal(seat) if move.startswith("swim")]
    match.play(seat, swims[len(swims) // 2])
    return match


def at_a_shuffle(players: int, *hands: str) -> Match:
    """Seat 0 has drawn the first pile's last card, and the discard is the new pile."""
    match = drain_pile(at_sea(players, *hands, open_cards="N N N"), 1)
    turn(match, 0, "swim e2 N, end, keep, draw pile")
    return match


def test_worlds_before_a_shuffle_is_handed_in() -> None:
    match = at_a_shuffle(3, "N NE E")
    assert match.chance_due
    piles = {tuple(world.pile[: world.pile_left]) for world in worlds(match, 1, 10)}
    assert len(piles) == 10 and len({tuple(sorted(pile)) for pile in piles}) == 1


def test_worlds_a_new_pile_is_made_of_the_discard() -> None:
    match = at_a_shuffle(3, "N NE E")
    due = sorted(table_of(match).pile[: table_of(match).pile_left])
    shuffled(match)
    for seat in (-1, 0, 1, 2):
        for world in worlds(match, seat):
            assert sorted(world.pile[: world.pile_left]) == due


def test_worlds_two_players_know_each_other_s_hand_at_a_shuffle() -> None:
    match = shuffled(at_a_shuffle(2, "N NE E", "SE S SW"))
    assert all(world.hand[1] == counts("SE S SW") for world in worlds(match, 0))
    hands = {str(world.hand[1]) for world in worlds(match, -1)}
    assert len(hands) > 1, "a spectator only knows both hands together"


def test_worlds_a_card_drawn_since_comes_from_the_new_pile() -> None:
    match = shuffled(at_a_shuffle(2, "N NE E", "SE S SW"))
    turn(match, 0, "draw pile, enough")
    drawn = {tuple(world.drew[0]) for world in worlds(match, 1)}
    assert len(drawn) > 1
    for world in worlds(match, 1):
        old = [held - new for held, new in zip(world.hand[0], world.drew[0], strict=True)]
        assert old == [held - new for held, new in zip(table_of(match).hand[0], table_of(match).drew[0], strict=True)]


def test_worlds_a_card_shown_may_be_old_or_new() -> None:
    """Seat 0 keeps an N and an E, draws one unseen from a pile with N in it, and plays N."""
    match = shuffled(at_a_shuffle(2, "N N E", "SE S SW"))
    s = table_of(match)
    assert s.drew[0] == [0] * 8 and s.hand[0][N] >= 1 and s.unseen[N] >= 1
    top = next(i for i in range(s.pile_left) if s.pile[i] == E)
    s.pile[top], s.pile[s.pile_left - 1] = s.pile[s.pile_left - 1], s.pile[top]
    turn(match, 0, "draw pile, enough")
    turn(move_some_fish(match, 1), 1, "end, keep, enough")
    turn(match, 0, "swim c2 N")
    assert {world.drew[0][N] for world in worlds(match, 1)} == {0, 1}


def two_hands(*shown: tuple[int, int, int], secret: list[int], pile: str) -> Match:
    """Seats 0 and 1 kept N and E, one each, then drew from a pile of one N and two S, and have shown cards since.

    A spectator wants to know which came from where. What was shown: seat, card, secret cards left.
    """
    match = at_sea(2)
    s = table_of(match)
    s.trip, s.kept[:2], s.secret[:2], s.held[:2] = 2, [1, 1], secret, secret
    s.older, s.unseen = counts("N E"), counts("N S S")
    s.pile_left = len(pile.split())
    s.shown = len(shown)
    for number, (seat, card, left) in enumerate(shown):
        s.shown_card[number], s.shown_left[number] = seat * 8 + card, left
        s.discard[card] += 1
    s.open = [W, W, W]
    s.copies = [s.open.count(card) + s.older[card] + s.unseen[card] for card in range(8)]
    s.hand[0] = s.hand[1] = [0] * 8
    return match


@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_worlds_a_wrong_guess_is_mended(order: list[int]) -> None:
    """Both have shown N while holding one old and one new card. One N was old and one new, whoever had which."""
    match = two_hands(*((seat, N, 1) for seat in order), secret=[1, 1], pile="S")
    drew = set()
    for world in worlds(match, -1):
        drew.add((world.drew[0][N], world.drew[1][N]))
    assert drew == {(0, 1), (1, 0)}


def test_worlds_a_chain_of_swaps_through_another_direction() -> None:
    """Seat 0 has shown N and E, its two cards, and seat 1 an N while it had two. So seat 0 had the old E."""
    match = two_hands((0, N, 1), (0, E, 0), (1, N, 1), secret=[0, 1], pile="S")
    for world in worlds(match, -1):
        assert world.drew[0] == counts("N"), "the only E is old, so its N was new"
        assert world.drew[1] == counts("S"), "and the N of seat 1 was old"
        assert world.hand[1] == counts("S")


def test_worlds_a_card_shown_before_the_first_draw_is_old() -> None:
    match = two_hands((0, N, 0), secret=[1, 1], pile="N S")
    s = table_of(match)
    s.unseen = counts("N N S S")
    s.copies[N] += 1
    s.pile_left = 2
    s.secret[1] = s.held[1] = 2
    for world in worlds(match, -1):
        assert world.drew[0][N] + world.drew[0][S] == 1 and world.hand[0][E] == 0
        assert world.hand[1][E] == 1, "the other old card"


def test_worlds_two_cards_shown_were_not_both_drawn_when_only_one_had_been() -> None:
    """Seat 0 kept two cards, drew one, showed N and E, drew one more and showed S. E was new, so it kept the old N."""
    match = two_hands((0, N, 2), (0, E, 1), (0, S, 1), secret=[1, 1], pile="W W")
    s = table_of(match)
    s.kept[:2], s.older, s.unseen = [2, 1], counts("N S W"), counts("N E S NW")
    s.copies = [s.open.count(card) + s.older[card] + s.unseen[card] for card in range(8)]
    for world in worlds(match, -1, 200):
        assert world.drew[0][E] == 1
        assert world.hand[1] != counts("N")


# -- In the middle of the moving --


def test_worlds_a_seat_that_may_still_move_has_a_card_for_it() -> None:
    """Its only boat stands in the corner a1: it must hold N, NE or E to go on."""
    match = at_sea(5, "W N S", boats="b1")
    turn(match, 0, "sail b1 W")
    for seat in (-1, 1, 2):
        for world in worlds(match, seat):
            assert world.hand[0][N] + world.hand[0][NE] + world.hand[0][E] > 0


def test_worlds_such_a_card_is_found_even_if_there_is_just_one() -> None:
    """All cards but one go nowhere."""
    components = {"cards": {"W": 51, "NE": 1}, "numbers": [[2] * 15] * 9}
    setup = {"hands": [["W", "W", "NE"], *[["W"] * 3] * 4], "open": ["W"] * 3, "pile": ["W"] * 34}
    match = Match(game_named("fish-fish-fish"), 5, None, components=components, first=0, setup=setup)
    for seat, berth in enumerate(("b1", "o9", "o8", "o7", "o6")):
        match.play(seat, f"moor {berth}")
    match.play(0, "sail b1 W")
    assert match.legal(0) == ["sail a1 NE", "end"]
    for seat in (-1, 1, 4):
        for world in worlds(match, seat, 10):
            assert world.hand[0] == counts("W NE")


@pytest.mark.parametrize(("kept", "older", "unseen"), [([1, 1], "E W", "N S"), ([0, 1], "N", "W E")])
def test_worlds_such_a_card_is_old_or_new_as_the_seat_s_cards_are(kept: list[int], older: str, unseen: str) -> None:
    """The boat in the corner could go on with N too, but N is new where the seat has an old card, and old where new."""
    match = two_hands(secret=[1, 1], pile="S" if kept == [0, 1] else "N S")
    s = table_of(match)
    s.kept[:2], s.older, s.unseen = kept, counts(older), counts(unseen)
    s.copies = [s.open.count(card) + s.older[card] + s.unseen[card] for card in range(8)]
    s.phase, s.turn, s.owing = 3, 0, 1
    s.fleet[0] = [1, 0, 0]
    s.boats = [mine | other for mine, other in zip(s.fleet[0], s.fleet[1], strict=True)]
    assert all(world.hand[0] == counts("E") for world in worlds(match, -1))


def test_worlds_an_impossible_memory_is_answered_all_the_same() -> None:
    """No card would let the seat go on: that can't be, but determinize must come to an end."""
    match = empty_the_sea(at_sea(5, "W N S", boats="b1"))
    turn(match, 0, "sail b1 W")
    s = table_of(match)
    s.older = [0] * 8
    s.unseen = counts(["W"] * 49)
    world = match.view(1).copy()
    match.game.rules.determinize(world, 1)
    assert set(world.via) == {0}


# -- Random play --


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_worlds_of_random_games_respect_the_memory(players: int) -> None:
    """Seats that like to draw unseen, so that much is secret."""
    rng = Random(players)
    for seed in range(3):
        match = Match(game_named("fish-fish-fish"), players, seed)
        while not match.is_over:
            check(table_of(match))
            if rng.random() < 0.15:
                for seat in range(-1, players):
                    for _ in worlds(match, seat, 1):
                        pass
            moves = match.legal(match.to_act[0])
            blind = "draw pile" in moves and rng.random() < 0.8
            match.play(match.to_act[0], "draw pile" if blind else rng.choice(moves))
