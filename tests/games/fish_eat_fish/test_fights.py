"""Fish Eat Fish: fights, banking, the end, the score, and who knows what."""

from __future__ import annotations

import io
import itertools
import random

import pytest
from rich.console import Console

from shoal import SPECTATOR, UNKNOWN, Match, Refused, game_named, new_match
from shoal.core.words import say
from shoal.games.fish_eat_fish.fight import outcome_of
from shoal.games.fish_eat_fish.numbers import (
    ATTACKER_WINS,
    CARDS_EACH,
    DEFENDER_WINS,
    HIGHEST,
    KINDS,
)
from shoal.games.fish_eat_fish.terminal import draw
from tests.games.fish_eat_fish.sea import board, placed, sea, show
from tests.table import keys, played, refused, total

BOUNDS = {2: 88, 3: 137, 4: 192, 5: 249}


def fight(attacker: str, defender: str, stacks: tuple[str, str] = ("0", "1"), **more: object) -> Match:
    """Seat 0 attacks on c4 from c3, each side shows its card; both have a stack elsewhere."""
    match = sea({"c3": stacks[0], "c4": stacks[1], "a1": "0", "e1": "1"}, **more)  # type: ignore[arg-type]
    return show(played(match, [(0, "eat c3 c4")]), (0, attacker), (1, defender))


# -- Fight --


def test_the_two_sides_of_a_fight_are_alike() -> None:
    """The strategy counts on it: it asks every fight as the attacker."""
    mirrored = {ATTACKER_WINS: DEFENDER_WINS, DEFENDER_WINS: ATTACKER_WINS}
    for one, other, lead in itertools.product(range(KINDS), range(KINDS), range(1 - HIGHEST, HIGHEST)):
        found = outcome_of(one, other, lead)
        assert outcome_of(other, one, -lead) == mirrored.get(found, found)


def test_fight_both_choose_at_once_in_any_order() -> None:
    for order in ((0, 1), (1, 0)):
        match = played(sea({"c3": "0", "c4": "1", "a1": "1"}), [(0, "eat c3 c4")])
        assert match.to_act == [0, 1]
        assert match.legal(0) == [f"show {card}" for card in ("0", "1", "2", "3", "4", "5", "shark", "octopus")]
        for seat in order:
            show(match, (seat, "53"[seat]))
        assert board(match) == {"c4": "10", "a1": "1"}
        assert match.to_act == [1]


def test_fight_a_choice_is_final() -> None:
    match = played(sea({"c3": "0", "c4": "1"}), [(0, "eat c3 c4"), (1, "show 3")])
    assert refused(match, 1, "show 4") == "not-your-turn"
    assert refused(match, 0, "eat c3 c4") == "not-now"


def test_fight_only_cards_in_hand_each_kind_once() -> None:
    match = played(sea({"c3": "0", "c4": "1"}, hands={0: "2 2 shark"}), [(0, "eat c3 c4")])
    assert match.legal(0) == ["show 2", "show shark"]
    assert refused(match, 0, "show octopus") == "not-in-hand"
    assert refused(match, 0, "show 3") == "not-in-hand"


@pytest.mark.parametrize(("attacker", "defender"), [("octopus", "5"), ("0", "octopus"), ("octopus", "octopus")])
def test_fight_an_octopus_calls_it_off(attacker: str, defender: str) -> None:
    match = fight(attacker, defender)
    assert board(match) == {"c3": "0", "c4": "1", "a1": "0", "e1": "1"}
    assert match.view().hand_count[:2] == [10, 10], "the cards are discarded all the same"
    assert keys(match, SPECTATOR)[-1] == "called-off"
    assert match.to_act == [1]


def test_fight_an_octopus_stops_a_shark_too() -> None:
    assert board(fight("shark", "octopus"))["c4"] == "1"


def test_fight_a_stack_that_slid_stays_where_it_stopped() -> None:
    match = played(sea({"a3": "n0", "c4": "1", "e1": "1"}), [(0, "eat a3 c3 c4")])
    assert board(match) == {"c3": "n0", "c4": "1", "e1": "1"}
    show(match, (0, "octopus"), (1, "5"))
    assert board(match) == {"c3": "n0", "c4": "1", "e1": "1"}


def test_fight_the_shark_beats_any_fish_card() -> None:
    assert board(fight("shark", "5", ("0", "nnn1")))["c4"] == "nnn10"
    assert board(fight("5", "shark", ("n0", "1")))["c3"] == "n01"


def test_fight_two_sharks_draw_whatever_the_heights() -> None:
    assert board(fight("shark", "shark", ("nnn0", "1"))) == {"a1": "0", "e1": "1"}


def test_fight_card_and_height_count_together() -> None:
    assert board(fight("2", "3", ("nn0", "1")))["c4"] == "1nn0", "5 against 4"
    assert board(fight("2", "4", ("n0", "1")))["c3"] == "n01", "4 against 5"
    assert "c3" not in board(fight("2", "3", ("n0", "1"))), "4 against 4"


def test_fight_the_winner_goes_to_the_losers_circle() -> None:
    match = fight("0", "5", ("n0", "1"))
    assert board(match) == {"c3": "n01", "a1": "0", "e1": "1"}, "the defender won: onto the attacker's circle"
    match = played(sea({"a3": "0", "c4": "1", "e1": "1", "e3": "0"}), [(0, "eat a3 c3 c4")])
    show(match, (0, "0"), (1, "5"))
    assert board(match) == {"c3": "01", "e1": "1", "e3": "0"}, "where the attacker's stack had slid to"


def test_fight_a_draw_after_a_slide_removes_both() -> None:
    match = played(sea({"a3": "0", "c4": "1", "e1": "1", "a1": "0"}), [(0, "eat a3 c3 c4")])
    show(match, (0, "2"), (1, "2"))
    assert board(match) == {"e1": "1", "a1": "0"}
    assert match.scores == [0, 0]


def test_fight_what_is_too_high_goes_to_the_winners_catch() -> None:
    match = fight("5", "0", ("nn0", "n011"))
    assert board(match)["c4"] == "11nn0"
    assert match.scores == [2, 0]
    match = fight("0", "shark", ("0000", "1111"))
    assert board(match)["c3"] == "01111"
    assert match.scores == [0, 3]


def test_fight_the_turn_goes_on_clockwise_from_the_attacker() -> None:
    match = sea({"c3": "2", "c4": "1", "a1": "0", "e1": "1", "e5": "3"}, players=4, turn=2)
    show(played(match, [(2, "eat c3 c4")]), (2, "5"), (1, "0"))
    assert match.to_act == [3]


# -- Banking --


def test_banking_of_a_seat_without_cards_takes_all_its_stacks() -> None:
    match = fight("5", "0", ("n0", "1"), hands={0: "5"}, players=2, catch={0: 4})
    assert match.is_over, "seat 1 is the only one left"
    assert match.scores == [4 + 3 + 1, 1]
    assert match.view().starfish == 1
    match = sea({"c3": "n0", "c4": "1", "a1": "0", "e1": "1", "e5": "2"}, players=3, hands={0: "octopus"})
    show(played(match, [(0, "eat c3 c4")]), (0, "octopus"), (1, "5"))
    assert board(match) == {"c4": "1", "e1": "1", "e5": "2"}
    assert match.scores == [3, 0, 0]
    assert "banked" in keys(match, SPECTATOR)
    assert match.to_act == [1]


def test_banking_of_the_defender_only() -> None:
    match = sea({"c3": "0", "c4": "1", "a1": "n1", "e1": "0", "e5": "2"}, players=3, hands={1: "3"})
    show(played(match, [(0, "eat c3 c4")]), (0, "0"), (1, "3"))
    assert board(match) == {"e1": "0", "e5": "2"}
    assert match.scores == [0, 4, 0], "the stack that won, of two, and a1"
    assert match.to_act == [2]


def test_banking_before_it_is_asked_who_is_in_the_water() -> None:
    """A seat that wins the last fight with its last card banks and does not get the starfish."""
    match = played(sea({"c3": "0", "c4": "1"}, hands={0: "5"}), [(0, "eat c3 c4")])
    show(match, (0, "5"), (1, "0"))
    assert match.is_over
    assert match.scores == [2, 0]
    assert match.view().starfish == UNKNOWN
    assert match.result is not None and match.result.reason == "nobody is in the water any more"
    assert keys(match, SPECTATOR)[-2:] == ["sunk", "no-survivor"]


def test_banking_of_both() -> None:
    match = sea({"c3": "0", "c4": "1", "e5": "2", "a5": "2"}, players=3, hands={0: "octopus", 1: "octopus"})
    show(played(match, [(0, "eat c3 c4")]), (0, "octopus"), (1, "octopus"))
    assert match.is_over
    assert match.scores == [1, 1, 2]
    assert match.view().starfish == 2


def test_banking_only_of_the_two_that_fought() -> None:
    match = sea({"c3": "0", "c4": "1", "a1": "1", "e5": "2"}, players=3)
    show(played(match, [(0, "eat c3 c4")]), (0, "5"), (1, "0"))
    assert board(match) == {"c4": "10", "a1": "1", "e5": "2"}
    assert match.scores == [0, 0, 0]


# -- The end --


def test_end_the_last_in_the_water_banks_and_gets_the_starfish() -> None:
    match = played(sea({"c3": "0", "c4": "n1", "a1": "n0", "e5": "nnn"}), [(0, "eat c3 c4")])
    assert match.view().starfish == UNKNOWN, "nobody holds it before"
    show(match, (0, "5"), (1, "0"))
    assert match.is_over and match.to_act == []
    assert match.scores == [5, 0]
    assert match.view().starfish == 0
    assert [(line.key, line.points) for line in match.score_sheet(0)] == [("catch", 5), ("starfish", 0)]
    assert [(line.key, line.points) for line in match.score_sheet(1)] == [("catch", 0)]
    assert keys(match, SPECTATOR)[-1] == "survived"


def test_end_without_a_survivor_nobody_gets_the_starfish() -> None:
    match = played(sea({"c3": "0", "c4": "1"}, catch={1: 2}), [(0, "eat c3 c4")])
    show(match, (0, "5"), (1, "5"))
    assert match.is_over
    assert match.view().starfish == UNKNOWN
    assert match.scores == [0, 2]
    assert match.places == [2, 1]


def test_end_not_before_the_placing_is_done() -> None:
    match = new_match("fish-eat-fish", 2, 1, first=0)
    played(match, [(0, "place a1")])
    assert not match.is_over and match.to_act == [1]


# -- Score --


def test_score_ties_go_to_the_starfish_then_to_more_cards_then_are_shared() -> None:
    match = sea({"c3": "0"}, players=3, catch={0: 4, 1: 4, 2: 4}, hands={0: "1", 1: "1 2", 2: "1 2"})
    assert match.places == [3, 1, 1]
    match._state.starfish = 0
    assert match.places == [1, 2, 2]
    match._state.catch[2] = 5
    assert match.places == [2, 3, 1]


def test_score_a_fish_outweighs_the_starfish_and_all_cards() -> None:
    match = sea({"c3": "0"}, players=3, catch={0: 5, 1: 4, 2: 4})
    match._state.starfish = 1
    match._state.hand_count[:3] = [0, 0, CARDS_EACH]
    assert match.places == [1, 2, 3]


# -- All in all --


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_end_within_the_proved_bound_and_lose_no_fish(players: int) -> None:
    """Random games, and games that waste their fights on octopuses to become long."""
    dice = random.Random(players)
    for seed in range(30):
        match = new_match("fish-eat-fish", players, seed)
        moves = gone = 0
        while not match.is_over:
            seat = dice.choice(match.to_act)
            legal = match.legal(seat)
            wasted = [move for move in legal if move == "show octopus" and seed % 2]
            heard = len(match.events())
            match.play(seat, dice.choice(wasted or legal))
            moves += 1
            if match._state.to_place == 0:
                left = 25 - sum(map(len, board(match).values())) - sum(match.scores)
                assert left == gone or "drawn" in keys(match, SPECTATOR, heard) or match.is_over
                gone = left
        assert moves <= BOUNDS[players]
        for seat in range(players):
            assert total(match.score_sheet(seat)) == match.scores[seat]


def test_undo_an_attack_but_not_a_card() -> None:
    match = placed(2)
    before = board(match)
    match.play(0, "eat b3 b2")
    match.undo(0)
    assert board(match) == before
    played(match, [(0, "eat a1 b1"), (0, "show 5")])
    with pytest.raises(Refused, match="taken back"):
        match.undo(0)


# -- Words and the terminal --


def test_words_there_are_some_for_every_event_and_ending() -> None:
    game = game_named("fish-eat-fish")
    for telling in game.events.EVENTS.values():
        for count in (0, 1, 2):
            assert say(telling.key, dict.fromkeys(telling.args, count), folder=game.folder)
    for ending in game.narration.ENDINGS:
        assert say(ending, {}, folder=game.folder)


def test_words_say_whose_stack_was_swallowed() -> None:
    match = played(sea({"c3": "0", "c4": "0", "a1": "1", "a2": "n"}), [(0, "eat c3 c4"), (1, "eat a1 a2")])
    assert [event.args["prey"] for event in match.events()] == ["own", "neutral"]


def drawn(match: Match, seat: int = SPECTATOR, *, memory: bool = True) -> str:
    page = io.StringIO()
    names = ["Ann", "Bob", "Cyd", "Dan", "Eve"][: match.players]
    Console(file=page, width=80, no_color=True).print(draw(match.view(seat, memory=memory), seat, names))
    return page.getvalue()


def test_terminal_draws_stacks_with_all_their_fish() -> None:
    page = drawn(sea({"c3": "n10", "c4": "1", "a1": "n", "e5": "2"}, players=3))
    for stack in ("B3 nGB", "G1 G", "n1 n", "R1 R", "·"):
        assert stack in page
    assert "Fight" not in page


def test_terminal_draws_the_fight_before_and_after() -> None:
    match = played(sea({"c3": "0", "c4": "n1", "a1": "1"}), [(0, "eat c3 c4"), (0, "show 4")])
    assert "B1 B>" in drawn(match) and "G2 nG<" in drawn(match)
    assert "Fight: Ann (c3) has chosen, Bob (c4) is to choose" in drawn(match, 1)
    assert "Fight: Ann (c3) 4 + 1 = 5, Bob (c4) is to choose" in drawn(match, 0)
    show(match, (1, "3"))
    assert "Fight: Ann (c3) 4 + 1 = 5, Bob (c4) 3 + 2 = 5: a draw" in drawn(match)
    assert "Ann (c3) shark, Bob (c4) 0 + 1 = 1: Ann wins" in drawn(fight("shark", "0"))
    assert "Ann (c3) 0 + 1 = 1, Bob (c4) 5 + 1 = 6: Bob wins" in drawn(fight("0", "5"))
    assert "Ann (c3) octopus, Bob (c4) 0 + 1 = 1: nothing happens" in drawn(fight("octopus", "0"))


def test_terminal_draws_hands_and_with_memory_the_discarded_cards() -> None:
    match = fight("shark", "0", hands={0: "2 2 shark octopus", 1: "0 1"})
    assert "2 2 O " in drawn(match, 0)
    assert "1 card " in drawn(match, 0)
    assert "3 cards " in drawn(match, 1)
    assert "0 2 2 3 3 4 5 S O O" in drawn(match)
    assert "0 2 2 3 3 4 5 S O O" not in drawn(match, memory=False)
    match._state.starfish = 1
    assert "Bob *" in drawn(match)
