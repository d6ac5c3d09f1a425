"""The lessons, gone through by pointing at what they ask for; they are left, found again, and lead to a real game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from shoal import Game, all_games
from shoal.server.lessons import lesson_of

from .conftest import PHONE

OFFERED = ":is(button:enabled):not([aria-disabled='true'], [data-pointed])"
MARKED = f"[data-board] .hint{OFFERED}"
DONE = f"[data-board] .main{OFFERED}"  # a button that makes a move which has been put together
MOST = 6  # things to point at for one move

GAMES = [pytest.param(game, "en-GB", id=game.name) for game in all_games()]
IN_GERMAN = [pytest.param(game, "de-DE", id=f"{game.name}-de", marks=pytest.mark.long) for game in all_games()]

# Whether a click has come and what came of it is drawn: the page asks nobody about a lesson. The page ignores the
# second half of a double click; however quick two clicks at one place are here, they are meant as two.
COUNT = """window.clicks = 0; addEventListener('click', (event) => {
  Object.defineProperty(event, 'detail', { value: 1 })
  window.clicks++
}, true)"""
DRAWN = """async (clicks) => {
  const frame = () => new Promise(requestAnimationFrame)
  while (window.clicks < clicks) await frame()
  await frame()
  await frame()
}"""


def at_step(page: Page, number: int) -> None:
    page.locator(f"progress[value='{number}']").wait_for()
    page.locator("[data-board] button").first.wait_for(state="attached")


def point(page: Page, number: int) -> None:
    """Make a step's move on the board: nothing else can be pointed at there."""
    page.evaluate("document.querySelectorAll('[data-pointed]').forEach((one) => delete one.dataset.pointed)")
    is_made = page.locator(f"progress[value='{number + 1}']")
    for _ in range(MOST):
        is_made.or_(page.locator(f"{DONE}, {MARKED}")).first.wait_for(state="attached")
        if is_made.count():
            return
        offered = page.locator(DONE) if page.locator(DONE).count() else page.locator(MARKED)
        button = offered.first.element_handle()
        clicks = page.evaluate("window.clicks")
        button.tap()
        button.evaluate("(button) => (button.dataset.pointed = '')")
        page.evaluate(DRAWN, clicks + 1)
    assert is_made.count(), "the move can't be made by pointing"


@pytest.mark.parametrize(("game", "locale"), GAMES + IN_GERMAN)
def test_a_lesson_by_pointing(visit: Callable[..., Page], server: str, game: Game, locale: str) -> None:
    page = visit(locale=locale, viewport=PHONE, has_touch=True, is_mobile=True)
    page.add_init_script(COUNT)
    page.goto("about:blank")
    page.goto(f"{server}/#/lesson/{game.name}")
    steps = lesson_of(game.name).steps
    told = set()
    for number, step in enumerate(steps, start=1):
        at_step(page, number)
        told.add(page.locator("section .text").inner_text())
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if step.move:
            point(page, number)
        elif number < len(steps):
            page.locator("section .main").tap()
    assert len(told) == len(steps)
    assert not any(step.text in told for step in steps), "a key without words"


def test_a_lesson_goes_on_after_a_reload_and_ends_in_a_game(visit: Callable[..., Page]) -> None:
    page = visit()
    steps = lesson_of("fat-fish").steps
    page.goto(f"{page.url.split('#')[0]}#/lesson/fat-fish?step={len(steps) - 1}")
    at_step(page, len(steps) - 1)
    page.get_by_role("button", name="Next", exact=True).click()
    at_step(page, len(steps))
    page.reload()
    at_step(page, len(steps))
    page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/#/table/*")
    page.get_by_text("(easy)").first.wait_for()


def test_a_wrong_try_says_what_to_look_for(visit: Callable[..., Page]) -> None:
    page = visit()
    page.goto(f"{page.url.split('#')[0]}#/lesson/fat-fish?step=3")
    at_step(page, 3)
    hint = page.get_by_role("status").filter(has_text="Look for what is marked")
    assert hint.count() == 0
    page.locator("[data-board] [data-card='Y2']").click(force=True)  # aria-disabled
    expect(hint).to_be_visible()
    page.get_by_role("button", name="Do it for me").click()
    at_step(page, 4)
    assert hint.count() == 0


def test_the_keyboard_is_led_through_a_lesson(visit: Callable[..., Page]) -> None:
    """To what is marked on the board when it is the reader's move, otherwise to the button that goes on."""
    page = visit()
    page.goto(f"{page.url.split('#')[0]}#/lesson/fish-n-stones?step=2")
    at_step(page, 2)
    page.get_by_role("button", name="Next", exact=True).focus()
    page.keyboard.press("Enter")
    at_step(page, 3)
    expect(page.locator(":focus")).to_have_accessible_name("Your line b. Place your cat here. This is the hint.")
    page.keyboard.press("Enter")
    at_step(page, 4)
    expect(page.locator(":focus")).to_have_text("Next")
