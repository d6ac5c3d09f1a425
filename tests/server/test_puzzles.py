"""The puzzle of the day: one for everybody, one try, and nothing told before it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from shoal.core.chance import plant
from shoal.games import game_named
from shoal.puzzles.puzzle import puzzles_of, view_of
from shoal.server import puzzles
from shoal.server.settings import Settings

from .client import Frame, Person
from .company import company, every_game
from .test_http import key
from .test_people import everything

pytestmark = pytest.mark.anyio

GAME = "fish-n-stones"
TOLD_LATER = {"key", "moves", "chance", "behind", "reasons", "found_by", "error"}


class Calendar:
    """Days as a test wants them."""

    def __init__(self) -> None:
        self.day = 20_000


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Iterator[Calendar]:
    found = Calendar()
    monkeypatch.setattr(puzzles.Puzzles, "day", property(lambda _: found.day))
    return found  # type: ignore[return-value]


@pytest.fixture
async def people(server: str) -> list[Person]:
    return await company(server, 2)


async def nobody(server: str, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server, timeout=240) as http:
        return await http.get(path)


async def posed(person: Person, game: str = GAME, puzzle: str = "today") -> Frame:
    found: Frame = (await person.ask("GET", f"/api/puzzles/{game}/{puzzle}")).json()
    return found


async def attempt(person: Person, puzzle: str, move: str, game: str = GAME) -> httpx.Response:
    return await person.ask("POST", f"/api/puzzles/{game}/{puzzle}/tries", {"move": move})


def of_today(calendar: Calendar, game: str = GAME) -> str:
    order = puzzles.order_of(game)
    return order[calendar.day % len(order)]


def wrong_move(puzzle: str, game: str = GAME) -> str:
    found = puzzles_of(game)[puzzle]
    return next(move for move in found.legal if move != found.key)


def keys_in(found: Any) -> set[str]:
    """All names of fields in it, the picture left out, which is looked at elsewhere."""
    if isinstance(found, list):
        return {name for one in found for name in keys_in(one)}
    if not isinstance(found, dict):
        return set()
    inside = {name for field, one in found.items() if field not in ("picture", "not_legal") for name in keys_in(one)}
    return inside | {*found}


# -- The day's puzzle --


async def test_it_is_the_same_for_everybody_and_known_without_a_name(
    people: list[Person], server: str, calendar: Calendar
) -> None:
    ada, _ = people
    found = (await nobody(server, "/api/puzzles")).json()
    assert found["day"] == calendar.day
    for card in found["puzzles"]:
        shown = [await posed(one, card["game"]) for one in people]
        shown.append((await nobody(server, f"/api/puzzles/{card['game']}/today")).json())
        assert all(one == shown[0] for one in shown) and shown[0]["card"]["id"] == card["id"]
    calendar.day += 1
    assert (await posed(ada))["card"]["id"] != next(one["id"] for one in found["puzzles"] if one["game"] == GAME)


@every_game
async def test_none_comes_again_until_all_have_come(game: str) -> None:
    order = puzzles.order_of(game)
    assert sorted(order) == sorted(puzzles_of(game)) and len(order) >= 20
    difficulties = [puzzles_of(game)[id].difficulty for id in order]
    assert difficulties not in (sorted(difficulties), sorted(difficulties, reverse=True)), "the order tells something"


async def test_the_key_is_told_after_the_try_and_not_before(people: list[Person], calendar: Calendar) -> None:
    ada, bob = people
    before = await posed(ada)
    assert before["explained"] is None and not keys_in(before) & TOLD_LATER and before["card"]["themes"] == []
    puzzle = puzzles_of(GAME)[before["card"]["id"]]
    assert before["view"]["legal"] == list(puzzle.legal) and before["view"]["seat"] == puzzle.seat
    after = (await attempt(ada, puzzle.id, puzzle.key)).json()
    assert after["card"]["solved"] and after["explained"]["key"] == after["explained"]["move"] == puzzle.key
    assert [one["move"] for one in after["explained"]["moves"]] == [one.move for one in puzzle.moves]
    assert after["explained"]["themes"] and after["view"] == before["view"]
    assert not keys_in(await posed(bob)) & TOLD_LATER, "what is told to one is told to all"
    assert (await posed(ada))["explained"] == after["explained"]


async def test_the_first_try_counts(people: list[Person], calendar: Calendar) -> None:
    ada, bob = people
    puzzle = of_today(calendar)
    wrong = wrong_move(puzzle)
    assert not (await attempt(ada, puzzle, wrong)).json()["card"]["solved"]
    again = (await attempt(ada, "today", puzzles_of(GAME)[puzzle].key)).json()
    assert not again["card"]["solved"] and again["explained"]["move"] == wrong
    assert (again["card"]["tries"], again["card"]["solved_by"]) == (1, 0)
    answers = await asyncio.gather(*(attempt(bob, puzzle, move) for move in puzzles_of(GAME)[puzzle].legal[:4]))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["explained"]["move"] for answer in answers}) == 1
    assert answers[0].json()["card"]["tries"] == 2


async def test_what_can_not_be_tried_is_refused(people: list[Person], server: str, calendar: Calendar) -> None:
    ada, _ = people
    puzzle = of_today(calendar)
    order = puzzles.order_of(GAME)
    tomorrow = order[(calendar.day + 1) % len(order)]
    last = order[(calendar.day + puzzles.kept_back(len(order))) % len(order)]
    for path in (f"no-such-game/{puzzle}", f"{GAME}/none", f"{GAME}/{tomorrow}", f"{GAME}/{last}"):
        assert key(await ada.ask("GET", f"/api/puzzles/{path}")) == (404, "no-puzzle")
        assert key(await ada.ask("POST", f"/api/puzzles/{path}/tries", {"move": "x"})) == (404, "no-puzzle")
    assert key(await attempt(ada, puzzle, "bait z9 z8")) == (409, "no-such-move")
    assert (await posed(ada))["explained"] is None, "it did not count"
    async with httpx.AsyncClient(base_url=server) as http:
        answer = await http.post(f"/api/puzzles/{GAME}/{puzzle}/tries", json={"move": wrong_move(puzzle)})
        assert key(answer) == (401, "unauthorised")


async def test_days_in_a_row_count_until_one_is_missed(people: list[Person], calendar: Calendar) -> None:
    ada, _ = people
    told = []
    for solved in (True, True, True, None, True, True, False, True):
        if solved is not None:
            puzzle = of_today(calendar)
            move = puzzles_of(GAME)[puzzle].key if solved else wrong_move(puzzle)
            told.append((await attempt(ada, puzzle, move)).json()["streak"])
        calendar.day += 1
        before = (await posed(ada))["streak"]  # on a day that is not over, nothing is lost yet
        assert before["now"] == (told[-1]["now"] if solved is not None else 0)
    assert [one["now"] for one in told] == [1, 2, 3, 1, 2, 0, 1] and told[-1]["best"] == 3
    assert (await ada.ask("GET", "/api/puzzles")).json()["streaks"][GAME]["best"] == 3


# -- The archive --


async def test_the_archive_has_all_but_those_to_come(people: list[Person], calendar: Calendar) -> None:
    ada, _ = people
    order = puzzles.order_of(GAME)
    found: list[Frame] = []
    while True:
        page = (await ada.ask("GET", f"/api/puzzles/{GAME}", params={"page": len(found) // puzzles.PAGE})).json()
        found += page["cards"]
        if len(found) == page["count"]:
            break
    assert [one["day"] for one in found] == [calendar.day - ago for ago in range(1, len(found) + 1)]
    to_come = {order[(calendar.day + ahead) % len(order)] for ahead in range(puzzles.kept_back(len(order)) + 1)}
    assert {one["id"] for one in found} == {*order} - to_come
    theme, difficulty = found[0]["themes"][0], found[0]["difficulty"]
    chosen = (await ada.ask("GET", f"/api/puzzles/{GAME}", params={"theme": theme, "difficulty": difficulty})).json()
    right = [one for one in found if theme in one["themes"] and one["difficulty"] == difficulty]
    assert chosen["cards"] == right[: puzzles.PAGE] and chosen["count"] == len(right)
    assert key(await ada.ask("GET", f"/api/puzzles/{GAME}", params={"page": "-1"})) == (422, "bad-query")


async def test_a_puzzle_out_of_the_archive_is_tried_once_and_makes_no_streak(
    people: list[Person], calendar: Calendar
) -> None:
    ada, _ = people
    old = (await ada.ask("GET", f"/api/puzzles/{GAME}")).json()["cards"][3]["id"]
    assert not keys_in(await posed(ada, puzzle=old)) & TOLD_LATER
    answer = (await attempt(ada, old, puzzles_of(GAME)[old].key)).json()
    assert answer["card"]["solved"] and answer["streak"] == {"now": 0, "best": 0}
    assert (await attempt(ada, old, wrong_move(old))).json()["explained"]["move"] != wrong_move(old)
    calendar.day = answer["card"]["day"] + len(puzzles.order_of(GAME))  # its day has come again
    assert (await posed(ada))["card"]["id"] == old and (await posed(ada))["explained"] is None


async def test_what_people_do_moves_the_difficulty(people: list[Person], calendar: Calendar) -> None:
    puzzle = of_today(calendar)
    found = puzzles_of(GAME)[puzzle]
    before = puzzles.estimate_of(found, 0, 0)
    for person in people:
        await attempt(person, puzzle, wrong_move(puzzle))
    card = (await posed(people[0]))["card"]
    after = puzzles.estimate_of(found, card["tries"], card["solved_by"])
    assert (card["tries"], card["solved_by"]) == (2, 0)
    assert after.missed > before.missed and after.error < before.error and card["difficulty"] == after.name


async def test_who_takes_their_data_away_takes_their_tries_along(
    people: list[Person], calendar: Calendar, settings: Settings
) -> None:
    ada, bob = people
    await attempt(ada, "today", wrong_move(of_today(calendar)))
    assert f"'{ada.id}', '{of_today(calendar)}'" in everything(settings)
    assert (await ada.ask("DELETE", "/api/me")).status_code == 204
    assert ada.id not in everything(settings)
    assert (await posed(bob))["card"]["tries"] == 0


# -- Nothing hidden --


@every_game
async def test_nothing_hidden_is_in_the_frames(game: str) -> None:
    """Whatever world the seat imagines, what is shown is the same: so it shows nothing of the one it came from."""
    of_game = game_named(game)
    hidden = 0
    for puzzle in puzzles_of(game).values():
        view = view_of(of_game, puzzle)
        assert view.flat() == of_game.view_of(view, puzzle.seat).flat(), "there is something left to hide"
        assert "rng" not in puzzle.view and not any(view.rng)
        shown = json.loads(msgspec.json.encode(puzzles.frame_of(of_game, puzzle)))
        for seed in (1, 2, 3):
            world = view_of(of_game, puzzle)
            plant(world, seed)
            of_game.rules.determinize(world, puzzle.seat)
            again = of_game.view_of(world, puzzle.seat)
            assert again.flat() == view.flat()
            picture = of_game.picture.picture(again, puzzle.seat)
            assert json.loads(msgspec.json.encode(picture)) == shown["picture"]
            world.rng = [0] * len(world.rng)
            hidden += world.flat() != view.flat()
    assert hidden, "nothing is hidden in any of them"
