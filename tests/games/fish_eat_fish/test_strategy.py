"""Fish Eat Fish: what the strategy prefers."""

from __future__ import annotations

import random

import pytest

from shoal import Match, game_named, new_match
from shoal.core import backends
from shoal.games.fish_eat_fish.fight import outcome_of
from shoal.games.fish_eat_fish.numbers import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    DRAW,
    HIGHEST,
    KINDS,
    NOTHING,
    OCTOPUS,
    SHARK,
)
from shoal.games.fish_eat_fish.strategy import best_answer, kinds_of, outlook, weigh
from tests.games.fish_eat_fish.sea import sea, set_fish, table
from tests.table import played

GAME = game_named("fish-eat-fish")


def weighed(match: Match, seat: int = 0) -> dict[str, int]:
    """What every legal move of a seat is worth to it, or its weight in the mix."""
    actions = match.legal_actions(seat)
    worth = [0] * len(actions)
    weigh(match._state, seat, actions, len(actions), worth)
    return dict(zip(match.legal(seat), worth, strict=True))


def best(match: Match, seat: int = 0) -> list[str]:
    worth = weighed(match, seat)
    return [move for move, value in worth.items() if value == max(worth.values())]


def mix(stacks: tuple[str, str] = ("0", "1"), hands: tuple[str, str] | None = None, seat: int = 0) -> dict[str, int]:
    """A seat's weights when the stack of seat 0 attacks that of seat 1."""
    match = sea({"c3": stacks[0], "c4": stacks[1]}, hands=dict(enumerate(hands)) if hands else None)
    weights = weighed(played(match, [(0, "eat c3 c4")]), seat)
    assert min(weights.values()) >= 0 < sum(weights.values()) < 2**30
    return {move.removeprefix("show "): weight for move, weight in weights.items() if weight}


# -- Placing --


def test_it_places_where_there_is_room_for_neutral_fish() -> None:
    match = table()
    assert len(best(match)) == 9 and "place c3" in best(match), "not at the edge"
    set_fish(match, {"c3": "1"})
    assert best(match) == [f"place {circle}" for circle in ("b2", "d2", "b4", "d4")], "apart from the rival"


# -- A turn --


def test_it_eats_free_fish_before_it_merges_or_fights() -> None:
    assert best(sea({"c3": "0", "c4": "n", "b3": "0", "d3": "1"})) == ["eat c3 c4"]
    assert best(sea({"a1": "nnn0", "a2": "0", "e5": "0", "e4": "n", "a4": "1"})) == ["eat e5 e4"], "even before a five"


def test_it_eats_first_what_a_rival_could_eat() -> None:
    assert best(sea({"c3": "0", "c4": "n", "c2": "n", "b2": "1"})) == ["eat c3 c2"]


def test_it_rather_merges_than_fights_among_equals() -> None:
    assert best(sea({"c3": "0", "c4": "0", "d3": "1"}, players=3)) == ["eat c3 c4", "eat c4 c3"]


def test_it_moves_to_where_more_free_fish_are() -> None:
    assert best(sea({"c3": "0", "c4": "n", "c5": "n", "c2": "n", "e1": "1"})) == ["eat c3 c4"]


def test_it_lets_its_highest_stack_catch() -> None:
    worth = weighed(sea({"c3": "nnnn0", "c4": "n", "e3": "0", "e4": "n", "a1": "1"}))
    assert worth["eat c3 c4"] > worth["eat e3 e4"]


@pytest.mark.parametrize(("rival", "better"), [("2", True), ("octopus 2", False)])
def test_it_hunts_high_stacks_with_the_shark_when_no_octopus_is_left(rival: str, better: bool) -> None:
    match = sea({"c3": "0", "c4": "nnnn1", "b3": "0"}, hands={0: "shark 2", 1: rival})
    assert (best(match) == ["eat c3 c4"]) is better


def test_it_attacks_who_has_spent_the_high_cards() -> None:
    match = sea({"c3": "0", "c4": "1", "c2": "2"}, players=3, hands={0: "4 3", 1: "5 3", 2: "3 0"})
    assert best(match) == ["eat c3 c2"]
    match = sea({"c3": "0", "c4": "1", "c2": "2"}, players=3, hands={0: "4 3", 1: "octopus", 2: "5"})
    assert best(match) == ["eat c3 c4"], "an octopus alone can't win"


def test_it_shies_away_from_a_shark_that_threatens_a_high_stack() -> None:
    match = sea({"c3": "nn0", "c4": "1", "c2": "2"}, players=3, hands={0: "5 3", 1: "shark 1", 2: "5 1"})
    assert best(match) == ["eat c3 c2"]


def test_drifts_are_all_alike_and_so_is_a_pass() -> None:
    drifts = sea({"a1": "0", "e5": "1"})
    assert len(drifts.legal(0)) > 1 and set(weighed(drifts).values()) == {0}
    assert weighed(sea({"d5": "0", "a1": "1", "b1": "n", "a3": "n"})) == {"pass": 0}


# -- A fight --


def test_it_keeps_the_shark_and_the_octopuses_out_of_small_fights() -> None:
    assert not {"shark", "octopus"} & set(mix())


def test_it_hunts_with_the_shark_and_bluffs_with_its_lowest_card() -> None:
    weights = mix(("0", "nnnn1"))
    assert weights["shark"] > 0 and weights["0"] > 0
    assert not {"2", "3", "octopus"} & set(weights)


def test_it_guards_a_high_stack_with_the_octopus_but_not_always() -> None:
    weights = mix(("0", "nnnn1"), seat=1)
    assert 0 < weights["octopus"] < sum(weights.values())


def test_it_keeps_the_octopus_when_the_shark_is_gone() -> None:
    assert "octopus" not in mix(("0", "nnnn1"), ("0 2 3 5 octopus", "1 2 4 octopus octopus"), seat=1)


def test_it_shows_no_higher_card_than_it_takes() -> None:
    assert set(mix(("nnn0", "1"), ("0 1 5", "2 2"))) == {"0"}
    assert set(mix(("nn0", "nn1"), ("0 4 5", "3 3"))) == {"4"}
    assert set(mix(("0", "nnn1"), ("0 5 octopus", "3 3"))) == {"0"}


def test_a_best_answer_to_its_mix_gains_little() -> None:
    """Half a fish at most, where against its likeliest card alone there would be fish to win."""
    match = played(sea({"c3": "n0", "c4": "nnn1"}), [(0, "eat c3 c4")])
    weights = weighed(match, 0)
    assert len([weight for weight in weights.values() if weight]) > 2
    for seat in range(2):
        mine, theirs = weighed(match, seat), weighed(match, 1 - seat)
        lead, stake, prize = ((-2, 160, 430), (2, 430, 160))[seat]
        expected = sum(mine[card] * against(card, theirs, lead, stake, prize) for card in mine) / sum(mine.values())
        assert max(against(card, theirs, lead, stake, prize) for card in mine) < expected + 50


def against(move: str, weights: dict[str, int], lead: int, stake: int, prize: int) -> float:
    """What a card brings against a mix, by the rules of the page."""
    cost = {"shark": 430, "octopus": 240}
    card = move.removeprefix("show ")
    found = 0.0
    for other, weight in weights.items():
        shown = other.removeprefix("show ")
        if "octopus" in (card, shown):
            continue
        if "shark" in (card, shown):
            edge = (card == "shark") - (shown == "shark")
        else:
            edge = int(card) + lead - int(shown)
        found += weight * (prize if edge > 0 else -stake if edge < 0 else (prize - 3 * stake) / 4)
    return found / sum(weights.values()) - (cost[card] if card in cost else 45 * int(card))


def test_best_answer_is_a_card_in_hand() -> None:
    s = sea({"c3": "0", "c4": "1"}, hands={0: "shark", 1: "octopus 2"})._state
    assert best_answer(kinds_of(s, 0), kinds_of(s, 1), 0, 75, 75) == SHARK
    assert best_answer(kinds_of(s, 1), kinds_of(s, 0), 4, 75, 75) == 2
    assert best_answer(kinds_of(s, 1), kinds_of(s, 0), 4, 630, 75) == OCTOPUS


def test_best_answer_is_the_best_by_the_rules_of_a_fight() -> None:
    dice = random.Random(1)
    for _ in range(300):
        hand, weights = [dice.sample(range(KINDS), dice.randint(1, KINDS)) for _ in range(2)]
        mix = {kind: dice.randint(1, 12) for kind in weights}
        lead, stake, prize = dice.randint(1 - HIGHEST, HIGHEST - 1), dice.randint(75, 630), dice.randint(75, 630)
        gains = {kind: gain(kind, mix, lead, stake, prize) for kind in hand}
        lanes = [sum(count << 8 * kind for kind, count in one.items()) for one in (dict.fromkeys(hand, 1), mix)]
        assert gains[best_answer(*lanes, lead, stake, prize)] == max(gains.values())


def gain(card: int, mix: dict[int, int], lead: int, stake: int, prize: int) -> int:
    """What a card brings against a mix: a win all, a draw a quarter of it, nothing the own stack, less its cost."""
    cost = (0, 45, 90, 135, 180, 225, 430, 240)[card]
    win = stake + prize
    brings = {ATTACKER_WINS: win, DRAW: win // 4, NOTHING: stake, DEFENDER_WINS: 0}
    return sum(count * (brings[outcome_of(card, other, lead)] - cost) for other, count in mix.items())


# -- Outlook --


def test_outlook_hopes_for_fish_in_reach_only_while_in_the_water() -> None:
    match = sea({"c3": "nn0", "c4": "n", "e1": "1"}, players=3, catch={0: 2, 2: 4}, hands={1: "2 3"})
    assert [outlook(match._state, seat) for seat in range(3)] == [200 + 3 * 70 + 85 // 3 + 200, 70 + 85 // 3, 400]
    assert outlook(table(5)._state, 3) == 500, "before the sea is full all may hope for as much"


# -- Who knows what --


@pytest.mark.parametrize("players", GAME.players)
def test_a_state_and_its_view_are_weighed_alike(players: int) -> None:
    policy = backends.template("policy", GAME.folder)
    for seed in range(3):
        match = new_match("fish-eat-fish", players, seed=seed)
        while not match.is_over:
            for seat in match.to_act:
                actions = match.legal_actions(seat)
                known, seen = [0] * len(actions), [0] * len(actions)
                weigh(match._state, seat, actions, len(actions), known)
                weigh(GAME.view_of(match._state, seat), seat, actions, len(actions), seen)
                assert known == seen
                alone = [0]
                weigh(match._state, seat, actions[-1:], 1, alone)
                assert alone[0] == known[-1], "whatever else is asked about"
            seat = match.to_act[0]
            actions = match.legal_actions(seat)
            match.play_action(seat, policy.choose(match._state, seat, actions[:], len(actions), [0] * len(actions), 0))
