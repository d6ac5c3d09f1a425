"""Whole games against computers, from the home page: with the mouse, with the keyboard alone, on a phone.

Each board is played to the end in one of these ways, and each way on some board; the rest is left to the long runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from shoal import Game, all_games, game_named
from tests.facts import Way, facts_of

from .conftest import PHONE
from .player import PATIENCE, Player, signed

Visit = Callable[..., Page]


def games(*always: str) -> list[Any]:
    """All games, those that are not named in the long runs only."""
    return [
        pytest.param(game, id=game.name, marks=[] if game.name in always else [pytest.mark.long])
        for game in all_games()
    ]


of_every_game = pytest.mark.parametrize("game", games(*(game.name for game in all_games())))


def played_by(way: Way) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "game", games(*(game.name for game in all_games() if facts_of(game.name).way == way))
    )


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
        assert f"{signed(end['result']['scores'][seat])} point" in shown


@played_by("mouse")
def test_a_game_with_the_mouse(visit: Visit, game: Game) -> None:
    player = Player(visit(), 1)
    play_now(player.page, game).click()
    player.play()
    check_end(player)


@played_by("keyboard")
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


@played_by("touch")
def test_a_game_on_a_phone(visit: Visit, game: Game) -> None:
    player = Player(visit(viewport=PHONE, has_touch=True, is_mobile=True), 3, "touch")
    play_now(player.page, game).tap()
    player.play()
    check_end(player)


# -- Help --


def test_a_hint(visit: Visit) -> None:
    player = Player(visit(), 7)
    page = player.page
    play_now(page, game_named("fat-fish")).click()
    page.get_by_role("button", name="Hint").click()
    box = page.get_by_role("region", name="Hint")
    box.wait_for()
    assert page.locator("[data-board] .hint").count()
    expect(box.locator(".why")).not_to_be_empty()
    assert not box.get_by_text("%").first.is_visible(), "numbers are one tap further"
    place = page.locator("[data-board]").bounding_box()
    box.get_by_text("Numbers").click()
    expect(box.get_by_text("%").first).to_be_visible()
    assert page.locator("[data-board]").bounding_box() == place, "and move nothing"
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
        player.choose(PATIENCE)
        before = player.line.view
        assert player.act()
    hand = page.locator(".hand [data-card]")
    shown = hand.count()
    undo.click()
    player.settle()
    assert player.line.view["picture"] == before["picture"]
    assert hand.count() == shown + 1
