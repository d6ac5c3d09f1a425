"""Fish Fish Fish for a page: named positions, what stays hidden, and the moves somebody might want to make."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from shoal import Match
from shoal.games.fish_fish_fish.notation import CARD_NAMES, SQUARE_NAMES, TEXTS
from shoal.games.fish_fish_fish.numbers import STEP
from shoal.games.fish_fish_fish.picture import Fish, Picture, School, Seat, picture, tries
from shoal.games.fish_fish_fish.reasons import REASONS
from tests.contract.engine import Case, Engine, owing
from tests.games.fish_fish_fish.sea import (
    at_sea,
    drain_pile,
    empty_the_sea,
    hold,
    setup_with,
    shuffled,
    turn,
)
from tests.table import match_of

HOLDERS = ("N NE E", "S SW W")


def seen(match: Match, seat: int = -1, *, memory: bool = True) -> Picture:
    view: Any = match.view(seat, memory=memory)
    return picture(view, seat)


def cards_and_turn(found: Picture) -> dict[str, Any]:
    """All but the sea, what lies in it and the seats."""
    fields: dict[str, Any] = msgspec.to_builtins(found)
    return {name: value for name, value in fields.items() if name not in ("sea", "rose", "schools", "seats")}


def school(found: Picture, square: str) -> School:
    [school] = [school for school in found.schools if school.square == square]
    return school


def wanted(match: Match, seat: int) -> dict[str, str]:
    """What somebody might want to do, by its text, with the key of the reason why not, or nothing."""
    view: Any = match.view(seat, memory=False)
    why = {action: match.game.rules.why_not(view, seat, action) for action in tries(view, seat)}
    return {TEXTS[action]: REASONS[reason].key if reason else "" for action, reason in why.items()}


# -- The sea --


def test_the_sea_is_drawn_from_the_north_west_with_its_numbers() -> None:
    sea = seen(at_sea()).sea
    assert [len(row) for row in sea.numbers] == [15] * 9
    assert sea.columns[0] + sea.rows[0] == "a9" and sea.columns[-1] + sea.rows[-1] == "o1"
    assert {column + row for column in sea.columns for row in sea.rows} == set(SQUARE_NAMES)
    assert sea.numbers[8][:4] == [1, 2, 3, 1]
    assert sea.numbers[7][:4] == [3, 1, 2, 3]


def test_the_rose_shows_where_each_card_leads() -> None:
    found = seen(at_sea())
    for south, row in enumerate(found.rose):
        for east, card in enumerate(row):
            target = found.sea.columns[6 + east] + found.sea.rows[3 + south]
            if card is None:
                assert target == "h5"
            else:
                assert SQUARE_NAMES.index(target) - SQUARE_NAMES.index("h5") == STEP[CARD_NAMES.index(card)]


def test_schools_single_fish_show_their_colour() -> None:
    for memory in (True, False):
        found = seen(at_sea(), memory=memory)
        assert len(found.schools) == 91
        assert msgspec.to_builtins([school(found, square) for square in ("b2", "c2", "h5")]) == [
            {"square": "b2", "size": 1, "top": "white", "fish": {"white": 1, "blue": 0, "grey": 0, "points": 2}},
            {"square": "c2", "size": 1, "top": "blue", "fish": {"white": 0, "blue": 1, "grey": 0, "points": 1}},
            {"square": "h5", "size": 1, "top": "grey", "fish": {"white": 0, "blue": 0, "grey": 1, "points": 5}},
        ]


def test_schools_what_they_are_made_of_only_with_memory() -> None:
    match = at_sea(2, "N N E")
    turn(match, 0, "swim h5 N, swim b2 N")
    found = seen(match, 0)
    assert msgspec.to_builtins([school(found, "h6"), school(found, "b3")]) == [
        {"square": "h6", "size": 2, "top": "grey", "fish": {"white": 1, "blue": 0, "grey": 1, "points": 7}},
        {"square": "b3", "size": 2, "top": None, "fish": {"white": 1, "blue": 1, "grey": 0, "points": 3}},
    ]
    found = seen(match, 0, memory=False)
    assert school(found, "h6") == School("h6", 2, "grey", None)
    assert school(found, "b3") == School("b3", 2, None, None)


# -- The steps of the game --


def test_mooring() -> None:
    match = match_of("fish-fish-fish", 3, setup_with(3, *HOLDERS, open_cards="S S W"), first=1)
    match.play(1, "moor a4")
    found = seen(match, 0)
    assert cards_and_turn(found) == {
        "phase": "moor",
        "turn": 2,
        "first": 1,
        "open": ["S", "S", "W"],
        "pile": 40,
        "discard": [],
        "trip": 1,
        "trips": 3,
        "last": None,
        "to_draw": None,
        "passes": 0,
    }
    assert [other.boats for other in found.seats] == [[], ["a4"], []]
    assert [other.to_moor for other in found.seats] == [2, 1, 2]
    assert found.seats[0].points == -10, "grey fish not yet released cost 5 each"


def test_a_turn_step_by_step() -> None:
    match = at_sea(2, "S NE E", boats="d9", open_cards="SW SE SW", pile="NW N")
    before = {
        "phase": "move",
        "turn": 0,
        "first": 0,
        "open": ["SW", "SE", "SW"],
        "pile": 43,
        "discard": [],
        "trip": 1,
        "trips": 2,
        "last": None,
        "to_draw": None,
        "passes": 0,
    }
    assert cards_and_turn(seen(match)) == before
    turn(match, 0, "sail d9 S")
    assert cards_and_turn(seen(match)) == before | {"phase": "sail", "discard": ["S"], "last": "d8", "to_draw": 3}
    turn(match, 0, "end")
    assert cards_and_turn(seen(match)) == before | {"phase": "release", "discard": ["S"], "last": "d8", "to_draw": 3}
    turn(match, 0, "release c2, draw 2")
    drawing = {"phase": "draw", "discard": ["S"], "last": "d8", "to_draw": 2, "open": ["SW", "NW", "SW"], "pile": 42}
    assert cards_and_turn(seen(match)) == before | drawing
    found = seen(match, 0)
    assert found.seats[0] == Seat(
        boats=["o6", "d8", "o8"],
        to_moor=0,
        supply=1,
        held=3,
        hand=["NE", "E", "SE"],
        known=["SE"],
        caught=Fish(white=1, blue=0, grey=0, points=2),
        points=2 - 5,
    )
    assert school(found, "c2").top == "grey" and school(found, "c2").size == 2
    turn(match, 0, "enough")
    moving = {"turn": 1, "discard": ["S"], "open": ["SW", "NW", "SW"], "pile": 42}
    assert cards_and_turn(seen(match)) == before | moving


def test_swimming_and_a_full_hand() -> None:
    match = hold(at_sea(), 0, "N N N N N N N")
    turn(match, 0, "swim e2 N")
    found = seen(match)
    assert (found.phase, found.last, found.to_draw) == ("swim", "e3", 1), "six cards in hand, the number is 3"


def test_a_shuffle_that_is_due() -> None:
    match = drain_pile(at_sea(2, "N N N"), 1)
    turn(match, 0, "swim e2 N, end, keep, draw pile")
    found = seen(match, 0)
    assert (found.phase, found.turn, found.trip, found.pile) == ("shuffle", 0, 2, 43)
    assert (found.discard, found.last, found.to_draw) == ([], "e3", 2)
    assert tries_of(match, 0) == []
    assert seen(shuffled(match), 0).phase == "draw"


def test_passes_and_the_end() -> None:
    match = empty_the_sea(at_sea(2, "W W W", "S S S", boats="a1 a2 a3 a4 a5 a6"))
    turn(hold(match, 0, "W"), 0, "pass")
    assert (seen(match).phase, seen(match).turn, seen(match).passes) == ("move", 1, 1)
    turn(hold(match, 1, "W"), 1, "pass")
    found = seen(match, 1)
    assert (found.phase, found.turn, found.passes, found.last, found.to_draw) == ("over", None, 2, None, None)
    assert found.schools == []
    assert [other.hand for other in found.seats] == [None, ["W"]]
    assert tries_of(match, 0) == tries_of(match, 1) == []


def tries_of(match: Match, seat: int) -> list[int]:
    view: Any = match.view(seat)
    return tries(view, seat)


# -- Who sees what --


def test_hands_are_seen_by_their_seats_only_and_counted_by_all() -> None:
    match = at_sea(2, *HOLDERS)
    assert [other.hand for other in seen(match, 0).seats] == [["N", "NE", "E"], None]
    assert [other.hand for other in seen(match, 1).seats] == [None, ["S", "SW", "W"]]
    assert [other.hand for other in seen(match).seats] == [None, None]
    assert [other.held for other in seen(match).seats] == [3, 3]


def test_catches_known_cards_and_points_only_with_memory() -> None:
    match = at_sea(2, "S W W", "S SW W", boats="d9 h9", open_cards="SW SW SW")
    turn(match, 0, "sail d9 S, end, keep, draw 1, enough")
    assert msgspec.to_builtins(seen(match, 1).seats[0]) == {
        "boats": ["o7", "d8", "o9"],
        "to_moor": 0,
        "supply": 2,
        "held": 3,
        "hand": None,
        "known": ["SW"],
        "caught": {"white": 1, "blue": 0, "grey": 0, "points": 2},
        "points": -8,
    }
    assert seen(match, 1).seats[1].caught == Fish(white=0, blue=0, grey=0, points=0)
    for other in seen(match, 1, memory=False).seats:
        assert (other.known, other.caught, other.points) == (None, None, None)
        assert (other.held, other.supply) == (3, 2)
    assert seen(match, 1, memory=False).seats[1].hand == ["S", "SW", "W"], "the own hand is in sight"


# -- What somebody might want to do --


def test_tries_mooring_everywhere() -> None:
    match = match_of("fish-fish-fish", 2, setup_with(2))
    match.play(0, "moor a4")
    found = wanted(match, 1)
    assert found["moor a4"] == "berth-taken" and found["moor h5"] == "not-on-the-ring" and found["moor a5"] == ""
    assert found["draw pile"] == found["end"] == "not-now"
    assert len(found) == 135 + 8


def test_tries_boats_with_every_card() -> None:
    match = at_sea(2, "S W W", boats="d9 e9")
    found = wanted(match, 0)
    assert found["sail d9 S"] == ""
    assert found["sail d9 N"] == "off-the-board" and found["sail d9 SE"] == "no-card"
    assert found["sail e9 S"] == "no-boat" and "sail e9 SE" not in found, "the others' boats with cards in hand"
    assert wanted(hold(match, 0, "E"), 0)["sail d9 E"] == "boat-in-the-way"
    assert found["end"] == "play-first" and found["pass"] == "can-play" and found["draw 1"] == "not-now"
    assert tries_of(match, 1) == [], "it is not their turn"
    assert tries_of(match, -1) == []


def test_tries_schools_with_cards_in_hand_and_beside_the_own_boats_with_all() -> None:
    match = at_sea(2, "S W W", boats="d9 l9")
    turn(match, 0, "swim b5 W, swim b4 W")
    found = wanted(hold(match, 0, "W"), 0)
    assert found["swim b6 W"] == "" and found["swim a5 W"] == "off-the-board"
    assert "swim b6 E" not in found, "a far school with a card not in hand"
    assert found["swim d8 N"] == found["swim c8 NE"] == found["swim e8 NW"] == "no-card"
    assert "swim l8 N" not in found, "beside another's boat"
    assert found["sail d9 W"] == "fish-have-moved" and found["end"] == ""


def test_tries_after_sailing_every_school_once() -> None:
    match = at_sea(5, boats="a5")
    turn(hold(match, 0, "S E W"), 0, "sail a5 S")
    found = wanted(match, 0)
    assert found["sail a4 E"] == "" and found["swim h5 E"] == "boats-have-moved"
    assert "swim h5 W" not in found
    assert found["swim b4 W"] == "boats-have-moved", "beside the own boat"
    assert sum(move.startswith("swim") for move in found) == 91 + 3


def test_tries_releasing_everywhere_and_drawing() -> None:
    match = hold(at_sea(2, "N N N"), 0, "N")
    turn(match, 0, "swim e2 N")
    found = wanted(match, 0)
    assert found["release e3"] == found["keep"] == "" and found["release a1"] == "no-company"
    assert len(found) == 135 + 8
    turn(match, 0, "keep")
    found = wanted(match, 0)
    assert found == dict.fromkeys(("end", "pass", "keep"), "not-now") | {
        "draw 1": "",
        "draw 2": "",
        "draw 3": "",
        "draw pile": "",
        "enough": "must-draw",
    }


# -- Whole games --


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_pictures_show_no_more_than_a_seat_may_know(players: int) -> None:
    engine = Engine("fish-fish-fish", compiled=False)
    for number, s in enumerate(engine.random_play(engine.dealt(Case("fish-fish-fish", players, ()), 1))):
        if number % 7 and s.phase != -1:
            continue
        for seat in range(-1, players):
            view = engine.view(s, seat)
            world = engine.view(engine.world(view, seat, number), seat)
            found = picture(view, seat)
            assert found == picture(world, seat)
            assert tries(view, seat) == tries(world, seat)
            engine.rules.forget(view, seat)
            engine.rules.forget(world, seat)
            in_sight = picture(view, seat)
            assert in_sight == picture(world, seat)
            for page in (found, in_sight):
                json = msgspec.json.encode(page)
                assert msgspec.json.decode(json, type=Picture) == page
                assert -1 not in numbers_in(msgspec.json.decode(json)), "what is not known is null"


def numbers_in(value: Any) -> Iterator[int]:
    """All numbers of a picture but points, which may be less than 0."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name != "points":
                yield from numbers_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers_in(inner)
    elif isinstance(value, int):
        yield value


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_tries_hold_all_legal_moves_and_can_be_explained_from_the_view(players: int) -> None:
    engine = Engine("fish-fish-fish", compiled=False)
    for s in engine.random_play(engine.dealt(Case("fish-fish-fish", players, ()), 2)):
        for seat in owing(s):
            view = engine.view(s, seat)
            engine.rules.forget(view, seat)
            found = tries(view, seat)
            assert found == sorted(set(found))
            reasons = [engine.rules.why_not(view, seat, action) for action in found]
            assert reasons == [engine.rules.why_not(s, seat, action) for action in found]
            assert [action for action, reason in zip(found, reasons, strict=True) if not reason] == engine.legal(
                s, seat
            )
            assert set(reasons) <= {0, *REASONS}
            assert len(found) - reasons.count(0) <= 150
