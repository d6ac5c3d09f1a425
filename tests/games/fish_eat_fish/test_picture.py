"""Fish Eat Fish: what a page gets to draw, and the moves it gets reasons for."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from shoal import SPECTATOR, Match
from shoal.games.fish_eat_fish.numbers import ACTIONS
from shoal.games.fish_eat_fish.picture import Circle, Fight, Fighter, Picture, Seat, picture, tries
from shoal.games.fish_eat_fish.reasons import REASONS
from tests.contract.engine import Case, Engine, owing
from tests.games.fish_eat_fish.sea import placed, sea, show, table
from tests.table import played

ENGINE = Engine("fish-eat-fish", compiled=False)
ALL_CARDS = ["0", "1", "2", "2", "3", "3", "4", "5", "shark", "octopus", "octopus"]


def seen(match: Match, seat: int = SPECTATOR, *, memory: bool = True) -> Picture:
    view: Any = match.view(seat, memory=memory)
    return picture(view, seat)


def stacks(found: Picture) -> dict[str, list[Any]]:
    return {circle.name: circle.fish for circle in found.circles if circle.fish}


def moves(match: Match, seat: int) -> dict[str, str]:
    """What somebody might try, and why it is refused."""
    view: Any = match.view(seat, memory=False)
    reasons = {action: match.game.rules.why_not(view, seat, action) for action in tries(view, seat)}
    return {
        match.game.text_of(view, action): REASONS[reason].key if reason else "" for action, reason in reasons.items()
    }


def test_placing() -> None:
    match = played(table(3, first=1), [(1, "place c3")])
    found = seen(match, 0)
    assert (found.phase, found.first, found.turn, found.fight) == ("placing", 1, 2, None)
    assert [circle.name for circle in found.circles[:6]] == ["a1", "b1", "c1", "d1", "e1", "a2"]
    assert found.circles[7] == Circle(name="c2", x=2, y=1, fish=[], owner=None)
    assert found.circles[12] == Circle(name="c3", x=2, y=2, fish=[1], owner=1)
    assert [seat.to_place for seat in found.seats] == [5, 4, 5]
    assert [seat.in_the_water for seat in found.seats] == [False, True, False]
    assert found.cards == ALL_CARDS


def test_neutral_fish_are_in_the_picture() -> None:
    found = seen(placed())
    assert found.phase == "turn" and found.turn == 0
    assert sum(circle.owner == "neutral" for circle in found.circles) == 15
    assert [seat.to_place for seat in found.seats] == [0, 0]


def test_a_fight_before_and_after_both_have_chosen() -> None:
    match = sea({"c3": "n00", "c5": "1", "a1": "1"}, hands={0: "4 octopus", 1: "0 2 2"}, catch={1: 3})
    played(match, [(0, "eat c3 c4 c5"), (0, "show 4")])
    attacker = Fighter(seat=0, circle="c4", height=3, has_chosen=True, card="4", sum=7)
    defender = Fighter(seat=1, circle="c5", height=1, has_chosen=False, card=None, sum=None)
    assert seen(match, 0) == Picture(
        phase="fight",
        first=0,
        turn=0,
        circles=seen(match, 0).circles,
        fight=Fight(attacker, defender, outcome=None),
        cards=ALL_CARDS,
        seats=[
            Seat(
                to_place=0,
                stacks=["c4"],
                in_the_water=True,
                hand=["octopus"],
                hand_size=1,
                discarded=["0", "1", "2", "2", "3", "3", "5", "shark", "octopus"],
                catch=0,
                starfish=False,
                points=0,
            ),
            Seat(
                to_place=0,
                stacks=["a1", "c5"],
                in_the_water=True,
                hand=None,
                hand_size=3,
                discarded=["1", "3", "3", "4", "5", "shark", "octopus", "octopus"],
                catch=3,
                starfish=False,
                points=3,
            ),
        ],
    )
    assert stacks(seen(match, 0)) == {"a1": [1], "c4": ["neutral", 0, 0], "c5": [1]}
    assert seen(match, 0).circles[17] == Circle(name="c4", x=2, y=3, fish=["neutral", 0, 0], owner=0)
    face_down = Fighter(seat=0, circle="c4", height=3, has_chosen=True, card=None, sum=None)
    for other in (1, SPECTATOR):
        assert seen(match, other).fight == Fight(face_down, defender, outcome=None)
    show(match, (1, "2"))
    found = seen(match)
    assert (found.phase, found.turn) == ("turn", 1)
    shown = Fighter(seat=1, circle="c5", height=1, has_chosen=True, card="2", sum=3)
    assert found.fight == Fight(attacker, shown, outcome="attacker wins")
    assert stacks(found) == {"a1": [1], "c5": [1, "neutral", 0, 0]}
    played(match, [(1, match.legal(1)[0])])
    assert seen(match).fight is None, "its cards are in sight until the next move"


@pytest.mark.parametrize(
    ("cards", "outcome"),
    [
        (("octopus", "5"), "nothing"),
        (("3", "3"), "draw"),
        (("shark", "shark"), "draw"),
        (("5", "0"), "attacker wins"),
        (("0", "shark"), "defender wins"),
    ],
)
def test_the_outcome_of_a_fight(cards: tuple[str, str], outcome: str) -> None:
    match = played(sea({"c3": "0", "c4": "1", "a1": "1", "e1": "0"}), [(0, "eat c3 c4")])
    show(match, (0, cards[0]), (1, cards[1]))
    fight = seen(match).fight
    assert fight is not None and fight.outcome == outcome
    sums = [int(card) + 1 if card.isdigit() else None for card in cards]
    assert [fight.attacker.sum, fight.defender.sum] == sums


def test_discarded_cards_are_remembered_only() -> None:
    match = sea({"c3": "0", "c4": "1"}, hands={1: "0 1"})
    assert seen(match, 0).seats[0].discarded == []
    bare = seen(match, 0, memory=False)
    assert [seat.discarded for seat in bare.seats] == [None, None]
    assert [seat.hand for seat in bare.seats] == [ALL_CARDS, None]
    assert [seat.hand_size for seat in bare.seats] == [11, 2]


def test_the_end_and_the_starfish() -> None:
    match = played(sea({"c3": "0", "c4": "1", "a1": "n"}), [(0, "eat c3 c4")])
    show(match, (0, "5"), (1, "0"))
    found = seen(match, 1)
    assert (found.phase, found.turn) == ("over", None)
    assert [(seat.points, seat.catch, seat.starfish, seat.in_the_water) for seat in found.seats] == [
        (2, 2, True, False),
        (0, 0, False, False),
    ]
    assert stacks(found) == {"a1": ["neutral"]}
    assert found.fight is not None and found.fight.outcome == "attacker wins"


# -- Tries --


def test_tries_while_placing() -> None:
    match = played(table(), [(0, "place c3"), (1, "place a1")])
    found = moves(match, 0)
    assert len(found) == 25 + 8
    assert (found["place c3"], found["place c4"], found["place b1"]) == ("occupied", "beside-your-own", "")
    assert found["show shark"] == "not-now"
    assert moves(match, 1) == {}, "it is not to act"


def test_tries_in_a_turn() -> None:
    match = sea({"c3": "0", "c5": "1", "a3": "n"}, hands={0: "5 octopus"})
    found = moves(match, 0)
    assert {move for move, reason in found.items() if not reason} == set(match.legal(0))
    assert found["eat c3 c4"] == found["eat c3 d3 e3"] == "no-prey"
    assert found["eat c5 d5"] == found["eat a3 b3"] == "not-yours"
    assert (found["drift c3 c4"], found["drift c3 c5"], found["pass"]) == ("must-attack", "blocked", "must-attack")
    assert "eat c3 c5 d5" not in found, "blocked, as the drift says"
    assert (found["show 5"], found["show octopus"]) == ("not-now", "not-now")
    assert "show 4" not in found


def test_tries_without_an_attack() -> None:
    match = sea({"a1": "0", "c5": "1"})
    found = moves(match, 0)
    assert found["pass"] == "must-drift"
    assert "out-of-reach" in found.values()
    assert {move for move, reason in found.items() if not reason} == set(match.legal(0))


def test_tries_in_a_fight() -> None:
    match = played(sea({"c3": "0", "c4": "1"}, hands={1: "2 2 shark"}), [(0, "eat c3 c4")])
    assert moves(match, 1) == {"show 2": "", "show shark": ""}


# -- Whole games --


def numbers_in(value: Any) -> list[Any]:
    if isinstance(value, dict | list):
        parts = value.values() if isinstance(value, dict) else value
        return [number for part in parts for number in numbers_in(part)]
    return [value]


@pytest.mark.parametrize("players", ENGINE.game.players)
def test_pictures_tell_no_secret_and_tries_leave_out_no_move(players: int) -> None:
    for number, s in enumerate(ENGINE.random_play(ENGINE.dealt(Case("fish-eat-fish", players, ()), 21))):
        for seat in (SPECTATOR, *range(players)):
            view = ENGINE.view(s, seat)
            world = ENGINE.view(ENGINE.world(view, seat, seed=1000 * number + seat + 1), seat)
            for memory in (True, False):
                if not memory:
                    ENGINE.rules.forget(view, seat)
                    ENGINE.rules.forget(world, seat)
                found = picture(view, seat)
                assert picture(world, seat) == found
                assert msgspec.json.decode(msgspec.json.encode(found), type=Picture) == found
                assert -1 not in numbers_in(msgspec.to_builtins(found))
                check_tries(s, view, seat)


def check_tries(s: Any, view: Any, seat: int) -> None:
    """The reasons a view gives to the seat to act are the true ones."""
    actions = tries(view, seat)
    assert bool(actions) == (seat in owing(s))
    assert actions == sorted(set(actions)) and len(actions) <= 150
    if actions:
        assert set(ENGINE.legal(s, seat)) <= set(actions)
        for action in range(ACTIONS):
            assert ENGINE.rules.why_not(view, seat, action) == ENGINE.rules.why_not(s, seat, action)
