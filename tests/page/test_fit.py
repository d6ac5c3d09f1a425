"""Board, hand and the buttons of the turn are on the screen together, without scrolling, at every size.

In every run each board with the most players at the hardest sizes; in the long runs every board, number of players,
phase and size, light and dark by turns, with and without options, with something in the hand, and every step of the
lessons.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page

from shoal import all_games, game_named
from shoal.core.words import LANGUAGES
from shoal.server.lessons import lesson_of
from tests import gallery

from .fit import MEASURE, SIZES, Found, Puppet, moments, puppet, resize

GAMES = [game.name for game in all_games()]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")  # by turns: they differ in nothing but colours
HARDEST = ("1366x657", "360x640", "844x390")
EVERY = [
    pytest.param(game, players, plain, marks=pytest.mark.long, id=f"{game}-{players}{'-plain' * plain}")
    for game in GAMES
    for players in game_named(game).players
    for plain in ((False, True) if game_named(game).options else (False,))
]
IN_WORDS = [
    pytest.param(game, language, marks=[] if at % len(LANGUAGES) == number else [pytest.mark.long])
    for number, language in enumerate(LANGUAGES)
    for at, game in enumerate(GAMES)
]
WHERE = """() => [...document.querySelectorAll('[data-board] button, .tools button')].map((one) => {
  const { x, y } = one.getBoundingClientRect()
  return [Math.round(x), Math.round(y)]
})"""


def found_at(at: Puppet, moment: dict[str, Any], sizes: tuple[str, ...], *, holding: bool = False) -> Iterator[str]:
    if not at.show(moment) or (holding and not at.hold()):
        return
    for size in sizes:
        for problem in at.measure(size).problems:
            where = f"{size}, {moment['players']} players, {moment['situation']}, move {moment['move']}"
            yield f"{where}{', holding something' * holding}: {problem}"


@pytest.mark.parametrize("game", GAMES)
def test_a_board_fits_the_hardest_windows_and_a_hint_moves_nothing(browser: Browser, server: str, game: str) -> None:
    moment = gallery.hardest(game_named(game))
    clock = {"seat": 0, "left": 4000.0, "running": True}
    everything = {**moment, "view": {**moment["view"], "can_undo": True, "clocks": [clock]}}
    with puppet(browser, server) as at:
        assert list(found_at(at, everything, HARDEST)) == []
        for size in HARDEST:
            resize(at.page, size)
            before = at.page.evaluate(WHERE)
            at.page.get_by_role("button", name="Hint", exact=True).click()
            box = at.page.locator("section[aria-label='Hint']")
            box.wait_for()
            assert at.page.evaluate(WHERE) == before
            box.get_by_role("button", name="Close").click()
        if at.hold():
            held = [f"{size}: {problem}" for size in HARDEST for problem in at.measure(size).problems]
            assert held == [], "with what is held in the hand"


@pytest.mark.parametrize(("game", "players", "plain"), EVERY)
def test_a_board_fits_every_window(browser: Browser, server: str, game: str, players: int, plain: bool) -> None:
    found = []
    with puppet(browser, server) as at:
        running = [one for one in moments(game, players, plain=plain) if not one["view"]["end"]]
        for number, moment in enumerate(running):
            at.page.emulate_media(color_scheme=THEMES[number % 2])
            found += found_at(at, moment, tuple(SIZES))
            if moment["view"]["legal"] and not moment["before"]:
                found += found_at(at, moment, HARDEST, holding=True)
    assert found == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_fits_every_window(browser: Browser, server: str, game: str) -> None:
    found = []
    with browser.new_context(reduced_motion="reduce", locale="en-GB", service_workers="block") as context:
        page = context.new_page()
        last = len(lesson_of(game).steps)
        for step in range(1, last + 1):
            open_step(page, server, game, step)
            for size in SIZES:
                resize(page, size)
                measured = Found(**page.evaluate(MEASURE, "[data-board]"))
                if step == last:
                    measured = measured._replace(small=[])  # there is nothing left to press
                found += [f"{size}, step {step}: {problem}" for problem in measured.problems]
    assert found == []


def open_step(page: Page, url: str, game: str, step: int) -> None:
    page.goto("about:blank")
    page.goto(f"{url}/#/lesson/{game}?step={step}")
    page.locator("[data-board] button:visible").first.wait_for()


@pytest.mark.parametrize(("game", "language"), IN_WORDS)
def test_the_goal_is_whole_and_in_nobodys_way_in_every_language(
    browser: Browser, server: str, game: str, language: str
) -> None:
    with puppet(browser, server, locale=language) as at:
        moment = gallery.hardest(game_named(game))
        assert list(found_at(at, moment, tuple(SIZES))) == []
        for size in SIZES:
            resize(at.page, size)
            cut = at.page.locator("[role=note] p").evaluate("(one) => one.scrollHeight - one.clientHeight")
            assert cut <= 0, f"{size}: {cut} px of it are to be scrolled to"


def test_what_is_said_is_marked_at_the_top_of_a_small_screen(browser: Browser, server: str) -> None:
    with puppet(browser, server) as at:
        at.show(gallery.hardest(game_named("fish-n-stones")))
        resize(at.page, "390x844")
        at.say("Hello!")
        button = at.page.get_by_role("button", name="Players, log and chat")
        button.get_by_text("1 new").wait_for(state="attached")
        button.click()
        at.page.get_by_text("Hello!").wait_for()
        assert button.get_by_text("1 new").count() == 0
