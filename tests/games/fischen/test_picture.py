"""Fischen: what a page gets to draw, and the moves it gets reasons for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest

from shoal import SPECTATOR, Match
from shoal.games.fischen.memory import layer_of
from shoal.games.fischen.notation import CARD_NAMES
from shoal.games.fischen.numbers import ACTIONS, MINUS3
from shoal.games.fischen.picture import Depth, Laid, Layer, Picture, Seat, picture, tries
from shoal.games.fischen.reasons import ITSELF, NOT_IN_TRICK, REASONS
from tests.contract.engine import Case, Engine, owing
from tests.games.fischen.tables import DEPTHS, GAME, hand_in_catches, hands_with, late, names_in, play, table
from tests.table import played

ENGINE = Engine("fischen", compiled=False)


def seen(match: Match, seat: int = SPECTATOR, *, memory: bool = True) -> Picture:
    view: Any = match.view(seat, memory=memory)
    return picture(view, seat)


def moves(match: Match, seat: int, *, memory: bool = False) -> dict[str, str]:
    """What somebody might try, and why it is refused."""
    view: Any = match.view(seat, memory=memory)
    reasons = {action: GAME.rules.why_not(view, seat, action) for action in tries(view, seat)}
    return {GAME.text_of(view, action): REASONS[reason].key if reason else "" for action, reason in reasons.items()}


def in_order(cards: Iterable[str]) -> list[str]:
    """Colour by colour, then the buoys, as a hand is held."""
    return sorted(cards, key=CARD_NAMES.index)


# -- The trick --


def test_the_first_trick() -> None:
    hands = hands_with(3, "Y7", "Y5", "P4 P3 P5 P6 P7 R9 R5 R6 R7 R8")
    match = table(3, "Y7", "Y5", "P4 P3 P5 P6 P7 R9 R5 R6 R7 R8", first=1)
    played(match, [(1, "play Y5"), (2, "play R9")])
    nobody = Seat(
        points=0,
        hand=None,
        hand_size=10,
        caught=0,
        catch=[],
        boat=0,
        layers=[],
        from_sea=0,
        last_card=None,
        lacks=[],
        has_chosen=False,
        passed=None,
        got=None,
    )
    expected = Picture(
        phase="play",
        round=1,
        rounds=8,
        trick_number=1,
        tricks=10,
        first=1,
        turn=0,
        leader=1,
        trick=[
            Laid(seat=1, card="Y5", caught=False, at_work=False),
            Laid(seat=2, card="R9", caught=False, at_work=False),
        ],
        winner=1,
        required="yellow",
        called=None,
        caller=None,
        lowest_wins=False,
        penalty=3,
        sea=[Depth(stars, len(cards), in_order(cards)) for stars, cards in enumerate(DEPTHS, 1)],
        seats=[
            nobody,
            msgspec.structs.replace(nobody, hand_size=9),
            msgspec.structs.replace(nobody, hand_size=9, lacks=["yellow"]),
        ],
    )
    assert seen(match) == expected
    expected.seats[0].hand = in_order(hands[0])
    assert seen(match, 0) == expected
    for depth in expected.sea:
        depth.cards = None
    for seat in expected.seats:
        seat.catch = seat.layers = seat.lacks = None
    assert seen(match, 0, memory=False) == expected


def test_the_leader_before_anything_is_laid() -> None:
    found = seen(late(3, "Y7", "Y5", "Y4", first=2))
    assert (found.leader, found.turn, found.trick, found.winner, found.required) == (2, 2, [], None, None)


def test_the_trick_before_is_remembered() -> None:
    match = play(table(4, "Y7", "Y3", "Y10", "P2 B2 B3 B4 B5 B6 B7 B8 B9"), "Y7 Y3 Y10 P2", 0)
    assert [seat.last_card for seat in seen(match, 1).seats] == ["Y7", "Y3", "Y10", "P2"]
    assert [seat.last_card for seat in seen(match, 1, memory=False).seats] == [None] * 4
    assert seen(match).seats[2].catch == ["Y3", "Y7", "Y10", "P2"]
    assert seen(match).seats[3].lacks == ["yellow"]
    assert [seat.caught for seat in seen(match, memory=False).seats] == [0, 0, 4, 0]
    assert (seen(match).trick_number, seen(match).leader, seen(match).trick) == (2, 2, [])


def test_a_zero_at_work() -> None:
    match = play(late(4, "Y0 B1", "P0 B2", "Y9 B3", "Y8 B4"), "Y0 P0 Y9 Y8", 0)
    found = seen(match, 3)
    assert (found.phase, found.turn, found.winner) == ("catch", 0, 2)
    assert [laid.at_work for laid in found.trick] == [True, False, False, False]
    played(match, [(0, "catch P0")])
    found = seen(match, 3)
    assert found.turn == 1
    assert found.trick[1] == Laid(seat=1, card="P0", caught=True, at_work=True)
    bare = seen(match, 3, memory=False)
    assert bare.trick[1] == Laid(seat=1, card=None, caught=True, at_work=True)
    assert bare.trick[2] == Laid(seat=2, card="Y9", caught=False, at_work=False)
    assert [seat.points for seat in bare.seats] == [0, 0, 0, 0]


def test_points_lost_at_once() -> None:
    match = play(late(3, "Y7 B1", "minus3 B2", "Y9 B3"), "Y7 minus3 Y9", 0)
    assert [seat.points for seat in seen(match).seats] == [0, 0, -3]


def test_passing_to_the_left() -> None:
    match = play(late(3, "left B1 B2", "Y5 P1 P2", "Y3 R1 R2"), "left Y5 Y3", 0)
    played(match, [(0, "pass B1")])
    found = seen(match, 0)
    assert (found.phase, found.turn) == ("pass", None)
    assert [seat.has_chosen for seat in found.seats] == [True, False, False]
    assert [(seat.passed, seat.got) for seat in found.seats] == [("B1", None), (None, None), (None, None)]
    assert [seat.passed for seat in seen(match, 1).seats] == [None] * 3
    played(match, [(1, "pass P1"), (2, "pass R1")])
    found = seen(match, 0, memory=False)
    assert [seat.has_chosen for seat in found.seats] == [False, False, False]
    assert [seat.passed for seat in found.seats] == ["B1", None, "R1"]
    assert [seat.got for seat in found.seats] == ["R1", "B1", None]
    assert found.seats[0].hand == ["B2", "R1"]
    assert [(seat.passed, seat.got) for seat in seen(match).seats] == [(None, None)] * 3


def test_a_call_and_the_lowest() -> None:
    match = play(late(3, "colour Y1 B1", "Y10 R5 B2", "lowest R6 B4"), "colour Y10 lowest", 0)
    found = seen(match, 2)
    assert (found.phase, found.turn) == ("call", 0)
    assert not found.lowest_wins, "from the next trick on"
    played(match, [(0, "call red")])
    found = seen(match, 2)
    assert (found.phase, found.turn, found.leader) == ("play", 1, 1)
    assert (found.called, found.caller, found.required, found.lowest_wins) == ("red", 0, "red", True)


# -- Rounds --


def test_catches_on_the_way_into_the_boats() -> None:
    match = play(late(3, "Y5", "Y9", "Y3"), "Y5 Y9 Y3", 0)
    found = seen(match, 1)
    assert (found.phase, found.turn, found.round) == ("shuffle", None, 1)
    assert [seat.caught for seat in found.seats] == [0, 3, 0]
    assert found.seats[1].layers == [Layer(round=1, left=3, cards=["Y3", "Y5", "Y9"])]
    assert [laid.card for laid in found.trick] == ["Y5", "Y9", "Y3"]
    assert [laid.card for laid in seen(match, 1, memory=False).trick] == [None] * 3
    hand_in_catches(match)
    found = seen(match, 1)
    assert (found.phase, found.turn, found.round, found.tricks) == ("play", 0, 2, 10)
    assert [seat.caught for seat in found.seats] == [0, 0, 0]
    assert [seat.from_sea for seat in found.seats] == [10, 7, 10]
    assert found.seats[1].layers == [], "all in the own hand"
    assert seen(match, 0).seats[1].layers == [Layer(round=1, left=0, cards=["Y3", "Y5", "Y9"])]
    assert seen(match, 0, memory=False).seats[1].layers is None


def test_an_empty_sea_and_the_end() -> None:
    match = play(late(3, "Y5", "Y9", "Y3", boats=["B4"]), "Y5 Y9 Y3", 0)
    match._state.sea_at = 60  # type: ignore[attr-defined]
    assert [depth.left for depth in seen(match).sea] == [0, 0, 0, 0, 0]
    hand_in_catches(match)
    found = seen(match, 0)
    assert (found.phase, found.turn, found.round, found.leader) == ("over", None, 1, 0)
    assert [(seat.points, seat.boat, seat.hand_size) for seat in found.seats] == [(0, 1, 0), (3, 3, 0), (0, 0, 0)]


# -- Which of the two minus3 it was --


def with_minus3(home: int, other: int, drawn: list[int]) -> Match:
    """Round 2: seat 0 holds a minus3; both came from these piles. From seats 1 and 2's boats so many were drawn."""
    match = late(3, "minus3 B4", "B5 B6", "B7 B8")
    s: Any = match._state
    s.round_no = 1
    s.home[MINUS3], s.home[MINUS3 + 1] = home, other
    for seat, count in enumerate(drawn):
        s.drawn[seat][0] = count
        s.layer[seat][0] = 5 - count
    return match


def minus3_in(match: Match, seat: int) -> list[int]:
    """How many may lie in the boats."""
    layers = [other.layers or [] for other in seen(match, seat).seats]
    return [sum(layer.cards.count("minus3") for layer in boat) for boat in layers]


def test_minus3_of_one_pile() -> None:
    match = with_minus3(layer_of(1, 0), layer_of(1, 0), [0, 2, 0])
    assert [minus3_in(match, seat) for seat in (0, 1, SPECTATOR)] == [[0, 1, 0], [0, 2, 0], [0, 2, 0]]
    played(match, [(0, "play minus3")])
    assert [minus3_in(match, seat) for seat in (0, 1, SPECTATOR)] == [[0, 1, 0], [0, 1, 0], [0, 1, 0]]


def test_minus3_of_two_piles_of_which_one_was_drawn_from() -> None:
    match = with_minus3(layer_of(1, 0), layer_of(2, 0), [0, 0, 2])
    assert [minus3_in(match, seat) for seat in (0, 1)] == [[0, 1, 0], [0, 1, 1]]


def test_minus3_of_two_piles_either() -> None:
    match = with_minus3(layer_of(1, 0), layer_of(2, 0), [0, 2, 2])
    assert [minus3_in(match, seat) for seat in (0, 1)] == [[0, 1, 1], [0, 1, 1]]
    played(match, [(0, "play minus3")])
    assert minus3_in(match, 1) == [0, 1, 1]


def test_minus3_of_two_piles_both_come_up() -> None:
    match = with_minus3(layer_of(1, 0), layer_of(2, 0), [0, 2, 2])
    s: Any = match._state
    s.played[MINUS3] = 16  # seat 1, in the first trick
    assert [minus3_in(match, seat) for seat in (0, 1)] == [[0, 0, 0], [0, 1, 1]]


# -- Tries --


def test_tries_to_play() -> None:
    match = played(late(3, "Y7 B1", "Y5 P2 first minus3 minus3", "Y4 B4"), [(0, "play Y7")])
    assert moves(match, 1) == {"play Y5": "", "play P2": "must-follow", "play first": "", "play minus3": ""}
    assert moves(match, 0) == moves(match, 2) == {}, "not to act"


def test_tries_to_catch() -> None:
    match = play(late(4, "Y0 B1", "P0 B2", "Y9 B3", "Y8 B4"), "Y0 P0 Y9 Y8", 0)
    found = {"play B1": "not-now", "catch Y0": "itself", "catch Y8": "", "catch Y9": "", "catch P0": ""}
    assert moves(match, 0) == found
    played(match, [(0, "catch P0")])
    found = {"play B2": "not-now", "catch Y0": "", "catch Y8": "", "catch Y9": ""}
    assert moves(match, 1) == found
    assert moves(match, 1, memory=True) == {**found, "catch P0": "itself"}


def test_tries_to_catch_one_of_two_minus3() -> None:
    match = play(late(3, "Y0 B1", "minus3 B2", "minus3 B3"), "Y0 minus3 minus3", 0)
    for memory in (True, False):
        assert moves(match, 0, memory=memory) == {"play B1": "not-now", "catch Y0": "itself", "catch minus3": ""}


def test_tries_to_catch_what_is_caught() -> None:
    match = play(late(4, "Y0 B1", "P0 B2", "Y9 B3", "Y8 B4"), "Y0 P0 Y9 Y8", 0)
    played(match, [(0, "catch Y9")])
    assert moves(match, 1, memory=True)["catch Y9"] == "not-in-trick"
    assert "catch Y9" not in moves(match, 1), "out of sight"


def test_tries_to_pass() -> None:
    match = play(late(3, "left B1 B2", "Y5 P1 P2", "Y3 R1 R2"), "left Y5 Y3", 0)
    assert moves(match, 1) == {"pass P1": "", "pass P2": ""}
    played(match, [(1, "pass P1")])
    assert moves(match, 1) == {}


def test_tries_to_call() -> None:
    match = play(late(3, "colour B1", "Y10 R5", "Y9 R6"), "colour Y10 Y9", 0)
    calls = [f"call {colour}" for colour in ("blue", "yellow", "purple", "red", "green")]
    assert moves(match, 0) == {"play B1": "not-now", **dict.fromkeys(calls, "")}


# -- Whole games --


def numbers_in(value: Any) -> list[Any]:
    """All there is in a picture but points, which may be negative."""
    if isinstance(value, dict | list):
        parts = [part for key, part in value.items() if key != "points"] if isinstance(value, dict) else value
        return [number for part in parts for number in numbers_in(part)]
    return [value]


@pytest.mark.sweep
@pytest.mark.parametrize("players", GAME.players)
def test_pictures_tell_no_secret_and_tries_leave_out_no_move(players: int) -> None:
    for number, s in enumerate(ENGINE.random_play(ENGINE.dealt(Case("fischen", players, ()), 21))):
        for seat in (SPECTATOR, *range(players)):
            view = ENGINE.view(s, seat)
            check_piles(s, picture(view, seat), seat)
            world = ENGINE.view(ENGINE.world(view, seat, seed=number), seat) if (number + seat) % 7 == 0 else view
            for memory in (True, False):
                if not memory:
                    ENGINE.rules.forget(view, seat)
                    ENGINE.rules.forget(world, seat)
                found = picture(view, seat)
                assert world is view or picture(world, seat) == found
                assert msgspec.json.decode(msgspec.json.encode(found), type=Picture) == found
                assert -1 not in numbers_in(msgspec.to_builtins(found))
                check_tries(s, view, seat)


def check_piles(s: Any, found: Picture, seat: int) -> None:
    """What a boat or the sea is said to be made of is there, or in the hand of somebody else."""
    hands = Counter(card for other in range(s.players) if other != seat for card in names_in(s.hand[other]).split())
    piles: list[tuple[list[int], Sequence[Depth | Layer]]] = [(s.sea[s.sea_at :], found.sea)]
    for other, shown in enumerate(found.seats):
        assert shown.layers is not None
        piles.append((s.boat[other][: s.boat_size[other]], shown.layers))
    for kinds, parts in piles:
        assert sum(part.left for part in parts) == len(kinds)
        for part in parts:
            lying = Counter(CARD_NAMES[kind] for kind in kinds[: part.left])
            kinds = kinds[part.left :]
            assert part.cards is not None and not lying - Counter(part.cards)
            assert set(Counter(part.cards) - lying - hands) <= {"minus3"}


def check_tries(s: Any, view: Any, seat: int) -> None:
    """The reasons a view gives to the seat to act are the true ones, but for a 0 at work that is out of sight."""
    actions = tries(view, seat)
    assert bool(actions) == (seat in owing(s))
    assert actions == sorted(set(actions))
    if actions:
        assert set(ENGINE.legal(s, seat)) <= set(actions)
        for action in range(ACTIONS):
            told, true = ENGINE.rules.why_not(view, seat, action), ENGINE.rules.why_not(s, seat, action)
            assert told == true or action not in actions and (told, true) == (NOT_IN_TRICK, ITSELF)
