"""The strategy of Fish'n'Stones: what it prefers in known positions."""

from __future__ import annotations

import pytest

from shoal import Match, game_named
from shoal.core import backends
from shoal.games.fish_n_stones.numbers import ACTIONS
from shoal.games.fish_n_stones.strategy import answer, best_in, fished, look, outlook, weigh
from tests.games.fish_n_stones.test_rules import pond_with
from tests.table import match_of, played

GAME = game_named("fish-n-stones")
policy = backends.template("policy", GAME.folder)


def table(players: int, pond: str, **more: object) -> Match:
    """A pond of nine cards as it is seen from the south, its north row first."""
    rows = [row.split() for row in pond.split("/")]
    first = [card for row in reversed(rows) for card in row]
    return match_of("fish-n-stones", players, {"pond": pond_with(*first)}, **more)  # type: ignore[arg-type]


def worths(match: Match, seat: int) -> dict[str, int]:
    """What the seat thinks of its legal moves."""
    actions = match.legal_actions(seat)
    worth = [0] * ACTIONS
    weigh(match.view(seat), seat, actions, len(actions), worth)  # type: ignore[arg-type]
    return dict(zip(match.legal(seat), worth, strict=False))


def favourite(match: Match, seat: int) -> str:
    found = worths(match, seat)
    (best,) = [move for move, worth in found.items() if worth == max(found.values())]
    return best


# -- Cast --


def test_it_casts_at_the_best_line_most_but_not_always() -> None:
    mix = worths(table(2, "W F2 W/ W F2 S1/ W W S1"), 0)
    assert mix["cast b"] > mix["cast a"] > mix["cast c"]
    assert mix["cast a"] > 0
    assert sum(mix.values()) == 64


def test_it_is_hard_to_guess_where_lines_are_alike() -> None:
    mix = worths(table(2, "F1 F1 F1/ W W W/ S1 S1 S1", first=1), 0)
    assert min(mix.values()) >= 16
    assert mix["cast a"] == pytest.approx(mix["cast c"], abs=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_stands_next_to_the_best_line_more_often_when_it_comes_after_the_seat_across(players: int) -> None:
    pond = "F3 W W/ F1 W W/ F1 W W"
    before = worths(table(players, pond, first=0), 0)
    after = worths(table(players, pond, first=players // 2), 0)
    assert after["cast b"] > before["cast b"]
    assert after["cast a"] < before["cast a"]


@pytest.mark.parametrize(("players", "seat", "shores"), [(2, 0, "adjacent"), (3, 1, "opposite")])
def test_with_nobody_across_all_piles_of_a_line_count(players: int, seat: int, shores: str) -> None:
    mix = list(worths(table(players, "F1 F1 F2/ F1 W W/ F2 W W", options={"shores": shores}), seat).values())
    best, other = (mix[2], mix[0]) if seat else (mix[0], mix[2])
    assert best > 2 * other


# -- Bait --


def test_the_last_to_bait_heaps_up_the_most_fish() -> None:
    match = played(table(2, "W W W/ F3 F2 W/ W W W"), [(0, "cast c"), (1, "cast b"), (0, "no bait")])
    assert favourite(match, 1) == "bait a2 b2"


def test_the_last_to_bait_steals_from_a_cat_that_was_shown() -> None:
    match = table(2, "W F2 F1/ F3 F1 F1/ W F2 F1")
    played(match, [(0, "cast a"), (1, "cast b"), (0, "bait a1 a2")])
    assert favourite(match, 1) == "bait a2 b2"


def test_the_last_to_bait_spoils_the_best_pile_when_it_can_not_have_it() -> None:
    match = table(2, "W W W/ S2 F3 W/ W W W")
    played(match, [(0, "cast b"), (1, "cast b"), (0, "bait c1 b1")])
    assert favourite(match, 1) == "bait a2 b2"


def test_it_heaps_up_nothing_that_is_taken_before_its_turn() -> None:
    match = table(2, "W W W/ F3 F2 W/ W W F1")
    played(match, [(0, "cast b"), (1, "cast b"), (0, "bait b3 b2")])
    found = worths(match, 1)
    assert found["bait a2 b2"] < found["no bait"] < found["bait c1 b1"]


def test_it_looks_after_its_third_pile_when_the_others_are_taken_before_its_turn() -> None:
    match = table(3, "W F3 W/ W F2 W/ W W F1")
    played(match, [(0, "cast b"), (1, "cast 2"), (2, "cast b"), (0, "bait c3 b3"), (1, "bait a3 a2")])
    found = worths(match, 2)
    assert found["bait c1 b1"] == found["no bait"] + 100


def test_an_answer_spoils_a_pile_only_as_far_as_it_goes() -> None:
    pond = look(table(2, "W W W/ S1 F3 W/ W W W")._state)  # type: ignore[arg-type]
    best = best_in(pond, 1)
    second = best_in(fished(pond, best & 15), 1)
    assert answer(pond, best, second, 1, 1, 100, 100) == -100 - 100, "a fish for itself, a stone for me"


def test_it_heaps_up_less_gladly_what_a_later_seat_can_steal() -> None:
    """Onto a1, a corner, with nobody likely in the line next to it, or onto a2 with a good line next to it."""
    safe = table(2, "W W W/ S1 S2 F3/ F2 F2 F3")
    stolen = table(2, "W F3 W/ S1 F3 W/ F2 F2 W")
    gains = []
    for match in (safe, stolen):
        found = worths(played(match, [(0, "cast a"), (1, "cast c")]), 0)
        gains.append(found["bait b1 a1"] - found["no bait"])
    assert gains[0] > gains[1] + 100


def test_it_hides_rather_than_bait_for_nothing() -> None:
    match = played(table(4, "W W W/ W W W/ W W S1"), [(0, "cast a"), (1, "cast 1"), (2, "cast b"), (3, "cast 2")])
    assert favourite(match, 0) == "no bait"


# -- Fish --


def test_it_takes_the_best_pile_or_the_fewest_stones() -> None:
    match = played(table(2, "F2 W W/ F3 S1 W/ W S2 W"), [(0, "cast a"), (1, "cast b"), (0, "no bait"), (1, "no bait")])
    assert favourite(match, 0) == "fish a2"
    played(match, [(0, "fish a2")])
    assert favourite(match, 1) == "fish b3"


def test_of_like_piles_it_takes_the_one_that_others_would_miss() -> None:
    match = table(3, "W F2 W/ W W W/ W F2 W")
    played(match, [(0, "cast b"), (1, "cast 1"), (2, "cast a"), (0, "no bait"), (1, "bait a2 a1"), (2, "no bait")])
    assert favourite(match, 0) == "fish b1"


def test_of_like_piles_it_takes_the_one_with_fewer_stones() -> None:
    match = played(table(2, "F1 W W/ F1 W W/ W W W"), [(0, "cast a"), (1, "cast c"), (0, "no bait"), (1, "no bait")])
    match._state.pile_fish[6], match._state.pile_stones[6] = 3, 2
    assert favourite(match, 0) == "fish a2"


# -- All of it --


@pytest.mark.parametrize(("players", "shores"), [(2, "opposite"), (2, "adjacent"), (3, "opposite"), (4, "opposite")])
def test_a_state_and_its_view_are_weighed_alike_and_so_are_some_of_the_moves(players: int, shores: str) -> None:
    for seed in range(4):
        match = Match(GAME, players, seed, {"shores": shores})
        while not match.is_over:
            for seat in match.to_act:
                actions = match.legal_actions(seat)
                seen, known, some = ([0] * ACTIONS for _ in range(3))
                weigh(match.view(seat), seat, actions, len(actions), seen)  # type: ignore[arg-type]
                weigh(match._state, seat, actions, len(actions), known)  # type: ignore[arg-type]
                assert seen == known
                weigh(match._state, seat, actions[::-2], len(actions[::-2]), some)  # type: ignore[arg-type]
                assert some[: len(actions[::-2])] == seen[: len(actions)][::-2]
            seat = match.to_act[0]
            actions = match.legal_actions(seat)
            match.play_action(seat, policy.choose(match._state, seat, actions, len(actions), [0] * ACTIONS, 0))


def test_outlook_is_what_greedy_fishing_brings() -> None:
    match = table(2, "F1 W W/ F3 W W/ W F2 W")
    hopes = [outlook(match._state, seat) for seat in range(2)]  # type: ignore[arg-type]
    assert hopes == [1000, 1000], "four rounds to come"
    played(match, [(0, "cast a"), (1, "cast a")])
    # The seat in the south takes a2 and leaves a3; the other one has the last bait.
    hopes = [outlook(match._state, seat) for seat in range(2)]  # type: ignore[arg-type]
    assert hopes == [750 + 300 - 40, 750 + 100 + 80]
    played(match, [(0, "no bait"), (1, "no bait")])
    hopes = [outlook(match._state, seat) for seat in range(2)]  # type: ignore[arg-type]
    assert hopes == [750 + 300, 750 + 100]
    played(match, [(0, "fish a2")])
    hopes = [outlook(match._state, seat) for seat in range(2)]  # type: ignore[arg-type]
    assert hopes == [750 + 300, 750 + 100], "nobody fishes twice"


def test_outlook_of_a_match_that_is_over_is_its_score() -> None:
    match = Match(GAME, 3, 1)
    while not match.is_over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert [outlook(match._state, seat) for seat in range(3)] == [100 * score for score in match.scores]  # type: ignore[arg-type]
