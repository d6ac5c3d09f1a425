"""Fish Eat Fish: who knows what."""

from __future__ import annotations

from shoal import SPECTATOR, UNKNOWN, Match, State, game_named
from shoal.core import backends
from shoal.games.fish_eat_fish.numbers import OCTOPUS, SHARK
from tests.games.fish_eat_fish.sea import sea, show
from tests.table import keys, played

from .test_fights import fight


def test_view_hides_the_other_hands_but_not_their_size() -> None:
    match = fight("5", "0")
    for seat in (SPECTATOR, 0, 1):
        view = match.view(seat)
        for other in range(2):
            hand = [1, 1, 2, 2, 1, 1, 1, 2]
            hand[5 if other == 0 else 0] -= 1
            assert view.hand[other] == (hand if other == seat else [UNKNOWN] * 8)
        assert view.hand_count[:2] == [10, 10]


def test_view_hides_a_chosen_card_until_both_are_in() -> None:
    match = played(sea({"c3": "0", "c4": "1", "a1": "1"}), [(0, "eat c3 c4"), (1, "show shark")])
    assert match.view(0).card == [UNKNOWN, UNKNOWN]
    assert match.view().card == [UNKNOWN, UNKNOWN]
    assert match.view(1).card == [UNKNOWN, SHARK]
    assert "chose-own" not in keys(match, 0) and "chose-own" in keys(match, 1)
    show(match, (0, "octopus"))
    assert match.view().card == [OCTOPUS, SHARK]


def test_view_shows_the_last_fight_until_the_next_move() -> None:
    match = sea({"c3": "0", "c4": "1", "e1": "1", "e3": "n"})
    show(played(match, [(0, "eat c3 c4")]), (0, "5"), (1, "0"))
    view = match.view(memory=False)
    assert (view.fighter, view.ground, view.strength, view.card) == ([0, 1], [12, 17], [1, 1], [5, 0])
    played(match, [(1, "eat e1 e2 e3")])
    view = match.view()
    assert view.fighter == view.ground == view.strength == view.card == [UNKNOWN, UNKNOWN]


def test_memory_without_it_the_discarded_cards_are_forgotten() -> None:
    match = fight("5", "0")
    assert match.view(1).discarded[:2] == [[0, 0, 0, 0, 0, 1, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0]]
    for seat in (SPECTATOR, 0, 1):
        view = match.view(seat, memory=False)
        assert view.discarded[:2] == [[UNKNOWN] * 8] * 2
        assert view.card == [5, 0], "these are still in sight"


def world_of(match: Match, seat: int, seed: int) -> State:
    rules = game_named("fish-eat-fish").rules
    world = match.view(seat)
    backends.template("playouts", match.game.folder).plant(world, seed)
    rules.determinize(world, seat)
    return world


def test_determinize_memory_knows_every_hand() -> None:
    match = fight("5", "0")
    for seat in (SPECTATOR, 0, 1):
        assert world_of(match, seat, 1).hand == match._state.hand


def test_determinize_only_the_card_that_lies_face_down_is_guessed() -> None:
    match = played(
        sea({"c3": "0", "c4": "1"}, hands={0: "2 2 5 shark", 1: "1 4"}), [(0, "eat c3 c4"), (0, "show shark")]
    )
    rules = game_named("fish-eat-fish").rules
    seen = set()
    for seed in range(60):
        for seat in (SPECTATOR, 1):
            world = world_of(match, seat, seed)
            seen.add(world.card[0])
            assert world.card[1] == UNKNOWN
            assert world.hand[1] == match._state.hand[1]
            assert sum(world.hand[0]) == world.hand_count[0] == 3
            held = [count + (kind == world.card[0]) for kind, count in enumerate(world.hand[0])]
            assert held == [0, 0, 2, 0, 0, 1, 1, 0]
            view = world.copy()
            rules.hide(view, seat)
            view.rng = [0] * 4
            assert view.flat() == match.view(seat).flat()
        assert world_of(match, 0, seed).card == [SHARK, UNKNOWN], "the owner knows"
    assert seen == {2, 5, SHARK}
