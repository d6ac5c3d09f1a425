"""The contract of a picture: what a page draws from a view, and the moves it can explain, for every game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from shoal import SPECTATOR, Game, State, all_games, game_named
from shoal.core.state import CHANCE, OVER, UNKNOWN
from tests.contract.engine import Case, cases, owing, some
from tests.contract.test_rules import engine

MOST_REFUSED = 150  # each goes to the page with its reason

every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
every_case = pytest.mark.parametrize("case", [pytest.param(case, id=str(case), marks=some(case)) for case in cases()])


def positions(case: Case, seed: int) -> Iterator[State]:
    """The states of a random game: one in five, those that wait for a shuffle, and the last."""
    rules = engine(case.game, False)
    dice = random.Random(seed)
    s = rules.dealt(case, seed)
    number = 0
    while s.phase != OVER:
        if s.phase == CHANCE:
            yield s
            rules.rules.shuffle(s)
            rules.rules.take_up(s)
            continue
        if number % 5 == 0:
            yield s
        seat = dice.choice(owing(s))
        rules.rules.apply(s, seat, dice.choice(rules.legal(s, seat)))
        number += 1
    yield s


def views(s: State, case: Case, seat: int) -> list[State]:
    """What a seat sees with its memory, and without."""
    rules = engine(case.game, False)
    remembered, in_sight = rules.view(s, seat), rules.view(s, seat)
    rules.rules.forget(in_sight, seat)
    return [remembered, in_sight]


def lookers(case: Case) -> range:
    return range(SPECTATOR, case.players)


def numbers_in(value: Any, name: str = "") -> Iterator[tuple[str, int]]:
    """Every number in plain JSON, with the name of the field it is in."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from numbers_in(inner, key)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers_in(inner, name)
    elif isinstance(value, int):
        yield name, value


@every_game
def test_every_game_has_a_picture_whose_types_explain_themselves(game: Game) -> None:
    schema = msgspec.json.schema(game.picture.Picture)
    assert schema["$ref"] == "#/$defs/Picture"
    for name, kind in schema["$defs"].items():
        assert kind.get("description"), f"{name} has no docstring"
        assert kind.get("properties"), f"{name} is no struct with fields"
        assert kind["required"] == list(kind["properties"]), f"{name} leaves fields out"
        assert "additionalProperties" not in str(kind), f"{name} has keys that no type names"
        for field in kind["properties"]:
            assert re.fullmatch("[a-z][a-z0-9_]*", field), f"{name}.{field}"


@pytest.mark.sweep
@every_case
def test_a_picture_is_what_its_type_says_and_unknown_is_none(case: Case) -> None:
    """In every phase, for seats and spectators, with memory and without; and as JSON, too."""
    file = game_named(case.game).picture
    for s in positions(case, 31):
        for seat in lookers(case):
            for view in views(s, case, seat):
                before = view.flat()
                found = file.picture(view, seat)
                assert view.flat() == before, "a picture changes nothing"
                assert (found.phase == "over") == (s.phase == OVER)
                sent = msgspec.json.encode(found)
                assert msgspec.json.decode(sent, type=file.Picture) == found
                for name, number in numbers_in(msgspec.json.decode(sent)):
                    assert number != UNKNOWN or name in ("points", "worth"), f"{name} is {number}"


@pytest.mark.sweep
@every_case
def test_pictures_of_what_a_seat_cannot_tell_apart_are_equal(case: Case) -> None:
    rules, picture = engine(case.game, False), game_named(case.game).picture.picture
    for number, s in enumerate(positions(case, 32)):
        if s.phase == CHANCE:
            continue  # worlds are made for decisions
        for seat in lookers(case):
            world = rules.world(rules.view(s, seat), seat, seed=1000 * number + seat + 1)
            for view, other in zip(views(s, case, seat), views(world, case, seat), strict=True):
                assert picture(view, seat) == picture(other, seat)


@every_case
def test_what_is_forgotten_is_the_same_for_all_seats(case: Case) -> None:
    """So a server forgets it once, and makes all views of what is left."""
    rules = engine(case.game, False)
    for s in positions(case, 36):
        left = s.copy()
        rules.rules.forget(left, SPECTATOR)
        for seat in lookers(case):
            _, in_sight = views(s, case, seat)
            assert rules.view(left, seat).flat() == in_sight.flat()


@every_case
def test_points_are_right_where_they_are_shown(case: Case) -> None:
    rules, picture = engine(case.game, False), game_named(case.game).picture.picture
    for s in positions(case, 33):
        true = [rules.rules.points(s, seat) for seat in range(case.players)]
        for seat in lookers(case):
            remembered, in_sight = ([one.points for one in picture(view, seat).seats] for view in views(s, case, seat))
            for one, shown in zip(true * 2, remembered + in_sight, strict=True):
                assert shown in (one, None)
            assert s.phase != OVER or remembered == true


@every_case
def test_cards_and_places_are_named_as_in_the_moves(case: Case) -> None:
    """So a page finds what a move is about. A square may be named by its column and its row."""
    rules, game = engine(case.game, False), game_named(case.game)
    for s in positions(case, 34):
        for seat in owing(s):
            view = rules.view(s, seat)
            shown = set(re.findall('"([^"]+)"', msgspec.json.encode(game.picture.picture(view, seat)).decode()))
            for action in rules.legal(s, seat):
                words = game.text_of(view, action).split()
                names = {word for word in words if not re.fullmatch("[a-z]+|[0-9]", word)}
                assert all(name in shown or set(name) <= shown for name in names)


@every_case
def test_tries_hold_every_legal_move_and_each_has_a_text_and_a_reason(case: Case) -> None:
    """All told by the view alone, whether it remembers or not."""
    rules, game = engine(case.game, False), game_named(case.game)
    tries, reasons = game.picture.tries, game.reasons.REASONS
    refused = 0
    some_games = (positions(case, seed) for seed in range(35, 40))
    while not refused:
        for s in next(some_games):
            for seat in set(lookers(case)) - set(owing(s)):
                assert tries(rules.view(s, seat), seat) == []
            for seat in owing(s):
                for view in views(s, case, seat):
                    before = view.flat()
                    found = tries(view, seat)
                    assert view.flat() == before, "looking changes nothing"
                    assert found == sorted(set(found)), "ascending, each once"
                    assert found == tries(rules.view(s, seat), seat), "what is forgotten does not matter"
                    legal = rules.legal(s, seat)
                    assert set(legal) <= set(found)
                    assert len(found) - len(legal) <= MOST_REFUSED
                    for action in found:
                        assert game.action_of(view, game.text_of(view, action)) == action
                        reason = rules.rules.why_not(view, seat, action)
                        assert reason == rules.rules.why_not(s, seat, action)
                        assert reason == 0 or reason in reasons
                        if reason:
                            assert str(game.refusal_of(view, seat, action)) == str(game.refusal_of(s, seat, action))
                            refused += 1
