"""Whole games in front of the page: with the mouse, with the keyboard alone, on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Locator, Page

from shoal import Game, all_games

from .conftest import PHONE

LONGEST = 4000  # things to do in a game, till something must be wrong

of_every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=pytest.mark.xdist_group(game.name)) for game in all_games()]
)


def begin(page: Page, game: Game) -> None:
    """From the home page to the first move."""
    card = page.locator(".games > li", has_text=game.title).filter(
        has=page.get_by_role("heading", name=game.title, exact=True)
    )
    card.get_by_role("button", name="Play now").click()
    page.locator("[data-board]").wait_for()


def is_over(page: Page) -> bool:
    return page.locator("#end-title").count() > 0


def offers(page: Page) -> Locator:
    """What can be pointed at now."""
    return page.locator("[data-board] button:enabled:not([aria-disabled='true'])")


def play_by(page: Page, dice: random.Random, use: Callable[[Locator], None]) -> None:
    """Point at something that can be pointed at, again and again, until the game is over."""
    for _ in range(LONGEST):
        if is_over(page):
            return
        found = offers(page)
        count = found.count()
        if not count:
            page.wait_for_timeout(30)
            continue
        try:
            use(found.nth(dice.randrange(count)))
        except Error:
            continue  # it was gone before it could be pointed at
    raise AssertionError("the game does not come to an end")


@of_every_game
def test_a_game_with_the_mouse(visit: Callable[..., Page], game: Game) -> None:
    page = visit()
    begin(page, game)
    play_by(page, random.Random(1), lambda button: button.click(timeout=1000))
    assert page.get_by_role("button", name="Rematch").count() == 1


@of_every_game
def test_a_game_with_the_keyboard_alone(visit: Callable[..., Page], game: Game) -> None:
    page = visit()
    begin(page, game)

    def press(button: Locator) -> None:
        button.focus(timeout=1000)
        page.keyboard.press("Enter")

    play_by(page, random.Random(2), press)


@of_every_game
def test_a_game_on_a_phone(visit: Callable[..., Page], game: Game) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    begin(page, game)
    play_by(page, random.Random(3), lambda button: button.tap(timeout=1000))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
