"""The first five minutes of somebody new: three clicks to the first move, comments, ticks, and the next opponent."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from shoal import Game, all_games
from shoal.server.lessons import lesson_of

ONE = "fat-fish"  # not what is chosen already: it takes the most clicks
GAMES = [pytest.param(game, id=game.name, marks=() if game.name == ONE else pytest.mark.long) for game in all_games()]

COUNT = "window.clicks = 0; addEventListener('pointerdown', () => window.clicks++, true)"


@pytest.mark.parametrize("game", GAMES)
def test_somebody_new_makes_the_first_move_with_three_clicks(visit: Callable[..., Page], game: Game) -> None:
    page = visit()
    page.evaluate(COUNT)
    page.get_by_role("radio", name=game.title).check()
    page.get_by_role("button", name="Play Blub, with comments").click()
    offered = page.get_by_role("button", name="Play this")
    offered.wait_for()
    board = page.locator("[data-board]")
    before = board.get_attribute("data-version") or ""
    offered.click()
    expect(board).not_to_have_attribute("data-version", before)
    assert page.evaluate("window.clicks") <= 3


def test_a_move_is_commented_until_one_has_enough(visit: Callable[..., Page]) -> None:
    page = visit()
    page.get_by_role("radio", name="Fish'n'Stones").check()
    page.get_by_role("button", name="Play Blub, with comments").click()
    page.get_by_role("region", name="Hint").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Place your cat here").first.click()
    comment = page.get_by_role("status", name="About your move")
    expect(comment).to_contain_text("strong player")
    page.get_by_role("button", name="No more comments").click()
    expect(comment).to_have_count(0)


def test_what_is_done_is_ticked_and_who_knows_the_place_is_left_alone(visit: Callable[..., Page]) -> None:
    page = visit()
    steps = page.get_by_role("region", name="Your first five minutes")
    expect(steps.get_by_role("link", name="A short lesson")).to_be_visible()
    page.goto(f"{page.url.split('#')[0]}#/lesson/fat-fish?step={len(lesson_of('fat-fish').steps)}")
    page.get_by_role("button", name="Play a real game").wait_for()
    page.get_by_role("link", name="Leave the lesson").click()
    expect(steps.get_by_role("link", name="done: A short lesson")).to_be_visible()
    steps.get_by_role("button", name="I know my way").click()
    expect(steps).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Play now").first.wait_for()
    expect(steps).to_have_count(0)


def test_whom_one_has_beaten_has_a_tick_and_the_next_is_one_click_away(visit: Callable[..., Page]) -> None:
    page = visit()
    page.route("**/api/me/opponents", lambda route: route.fulfill(json=[
        {"game": "fat-fish", "level": "medium", "games": 2, "firsts": 1},
        {"game": "fischen", "level": "easy", "games": 2, "firsts": 0},
    ]))  # fmt: skip
    page.get_by_role("button", name="Play now").first.click()
    page.locator("[data-board]").wait_for()
    page.get_by_role("link", name="home").click()
    expect(page.get_by_role("radio", name="Zip (medium), beaten")).to_have_count(1)
    expect(page.get_by_role("button", name="Play the next one")).to_have_count(1)
    page.goto(f"{page.url.split('#')[0]}#/record")
    expect(page.get_by_role("button", name=re.compile("the next one: Blub ?: Fischen"))).to_be_visible()
    page.get_by_role("button", name=re.compile("the next one: Snap ?: Fat Fish")).click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Snap (hard)")
