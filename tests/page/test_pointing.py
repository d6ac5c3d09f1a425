"""Dragging, double clicks, and clicks on what can't be done: none is one move too many, and none is silent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, TimeoutError

from shoal import Game, all_games, game_named
from tests.facts import facts_of

from .player import PATIENCE, Player
from .test_play import of_every_game, play_now

CLICKS = 4  # on what can't be done
TALL = {"width": 1280, "height": 1400}  # a mouse reaches only what is on the screen
DRAGS = {game.name: found for game in all_games() if (found := facts_of(game.name).drag)}
# What is said: the number of the last notice, and the words of the prompt, in whose place a board may answer.
SAID = """() => [...[...document.querySelectorAll('[data-notice]')].map((one) => one.dataset.notice),
  document.querySelector('[data-board] [aria-live]').textContent].slice(-2).join()"""


def middle(found: Locator) -> tuple[float, float]:
    box = found.first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: str, where: str) -> None:
    x, y = middle(page.locator(what))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 20)
    page.mouse.move(*middle(page.locator(where)))
    page.mouse.up()


@pytest.mark.parametrize("name", DRAGS)
def test_dragging(visit: Callable[..., Page], name: str) -> None:
    player = Player(visit(viewport=TALL), 1)
    play_now(player.page, game_named(name)).click()
    what, where = DRAGS[name]
    player.page.locator(what).first.wait_for()
    drag(player.page, what, "header")
    player.settle()
    assert player.line.moves == 0
    assert player.page.locator("[data-board] [aria-pressed='true']").count() == 0
    drag(player.page, what, where)
    player.settle()
    assert player.line.moves == 1


def test_a_double_click_is_one_move(visit: Callable[..., Page]) -> None:
    """Its second half meets what the move has brought: that is not chosen by it."""
    player = Player(visit(viewport=TALL), 1)
    page = player.page
    play_now(page, game_named("fat-fish")).click()
    page.locator(".hand .can").first.click()
    page.locator(".fits").first.dblclick()
    player.settle()
    assert player.line.moves == 1
    assert page.get_by_text("Choose a card from your hand first").count() == 0
    assert page.locator("[data-notice]").count() == 0


@of_every_game
def test_no_click_is_silent(visit: Callable[..., Page], game: Game) -> None:
    """Whatever can't be done now says why, wherever it is clicked, and the rule that says so is one click away."""
    player = Player(visit(), 9)
    page = player.page
    play_now(page, game).click()
    rule = page.get_by_role("status").get_by_role("button", name="Read the rule")
    clicks, was_read = 0, False
    while clicks < CLICKS or not was_read:
        player.choose(PATIENCE)
        if refused := page.locator("[data-board] button[aria-disabled=true]").all():
            check_said(page, player.dice.choice(refused))
            clicks += 1
        if rule.count() and not was_read:
            read_the_rule(page, rule)
            was_read = True
        page.keyboard.press("Escape")
        moves = player.line.moves
        while player.line.moves == moves:  # on to the next move: Escape has let go what was held
            assert player.act(), "the game is over, and no rule was told"


def read_the_rule(page: Page, rule: Locator) -> None:
    words = page.locator("[data-notice] p").first.inner_text()
    assert words.count(" ") > 2, words
    rule.first.click()
    rules = page.get_by_role("dialog", name="Rules")
    rules.locator(".found").wait_for()
    page.keyboard.press("Escape")
    rules.wait_for(state="hidden")


def check_said(page: Page, refused: Locator) -> None:
    so_far, words = page.evaluate(SAID), refused.inner_text()
    refused.click(force=True)
    try:
        page.wait_for_function(f"(so_far) => ({SAID})() !== so_far", arg=so_far)
    except TimeoutError:
        pytest.fail(f"nothing is said of {words!r} beside {so_far!r}")
