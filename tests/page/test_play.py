"""Whole games against computers, from the home page: with the mouse, with the keyboard alone, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

from shoal import Game, all_games, game_named

from .conftest import PHONE
from .player import Player

Visit = Callable[..., Page]

of_every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])


def card_of(page: Page, game: Game) -> Locator:
    """The game on the home page."""
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game.title, exact=True))


def play_now(page: Page, game: Game) -> Locator:
    return card_of(page, game).get_by_role("button", name="Play now")


def set_up(page: Page, game: Game) -> None:
    card_of(page, game).get_by_role("link", name="Set up a table").click()
    page.get_by_role("heading", name=f"{game.title}: Set up a table").wait_for()


def check_end(player: Player) -> None:
    """The page shows the places that the server told."""
    page, end = player.page, player.line.view["end"]
    assert page.get_by_role("heading", name="The game is over").is_visible()
    assert page.get_by_role("button", name="Rematch").is_visible()
    shown = page.locator("section[aria-labelledby='end-title']").inner_text()
    for seat, place in enumerate(end["result"]["places"]):
        assert f"{['1st', '2nd', '3rd'][place - 1]}" in shown
        assert f"{end['result']['scores'][seat]} point" in shown


@of_every_game
def test_a_game_with_the_mouse(visit: Visit, game: Game) -> None:
    player = Player(visit(), 1)
    play_now(player.page, game).click()
    player.play()
    check_end(player)


@of_every_game
def test_a_game_with_the_keyboard_alone(visit: Visit, game: Game) -> None:
    player = Player(visit(), 2, "keyboard")
    play_now(player.page, game).wait_for()
    reach(player, play_now(player.page, game))
    player.page.keyboard.press("Enter")
    player.play()
    check_end(player)
    reach(player, player.page.get_by_role("button", name="Rematch"))


def reach(player: Player, target: Locator) -> None:
    target.evaluate("one => { window.wanted = one }")
    assert player.reach()


@of_every_game
def test_a_game_on_a_phone(visit: Visit, game: Game) -> None:
    player = Player(visit(viewport=PHONE, has_touch=True, is_mobile=True), 3, "touch")
    play_now(player.page, game).tap()
    player.play()
    check_end(player)


# -- Help --


@of_every_game
def test_what_is_not_legal_is_explained(visit: Visit, game: Game) -> None:
    """A click on what can't be done now says why in words, with the rule one click away."""
    player = Player(visit(), 6)
    page = player.page
    play_now(page, game).click()
    player.choose(10)
    rule = page.get_by_role("status").get_by_role("button", name="Read the rule")
    for number in range(40):
        refused = page.locator("[data-board] button[aria-disabled=true]").all()
        if refused:
            refused[number % len(refused)].click(force=True)
            page.wait_for_timeout(100)
        if rule.count():
            break
        player.act()
    words = page.locator("[data-notice] p").first.inner_text()
    assert words.count(" ") > 2, words
    rule.first.click()
    page.get_by_role("dialog", name="Rules").locator(".found").wait_for()


def test_a_hint(visit: Visit) -> None:
    player = Player(visit(), 7)
    page = player.page
    play_now(page, game_named("fat-fish")).click()
    page.get_by_role("button", name="Hint").click()
    box = page.get_by_role("region", name="Hint")
    box.wait_for()
    assert page.locator("[data-board] .suggested").count()
    before = player.line.view["version"]
    box.get_by_role("button", name="Play this").click()
    player.settle()
    player.wait_until(lambda: player.line.view["version"] > before)
    assert player.line.view["picture"]["laid"] == 1 or player.line.view["to_act"] != [0]


def test_a_move_taken_back(visit: Visit) -> None:
    player = Player(visit(), 8)
    page, before = player.page, {}
    play_now(page, game_named("fat-fish")).click()
    undo = page.get_by_role("button", name="Take back")
    while not undo.count():
        player.choose(10)
        before = player.line.view
        assert player.act()
    hand = page.locator(".hand [data-card]")
    shown = hand.count()
    undo.click()
    player.settle()
    assert player.line.view["picture"] == before["picture"]
    assert hand.count() == shown + 1
