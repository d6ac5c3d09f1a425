"""What somebody can read at a table at a glance, or with one tap: a hint, and all that others have done meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from .answers import a_hint
from .player import Player
from .screens import ADA, DESKTOP, PHONE, Stage, ask_for_hint, hint_is
from .screens import stage as new_stage

pytestmark = pytest.mark.xdist_group("hints")

CUT = 5  # lines: more had been cut off
AS_MANY_AS_SAID = """(cut) => {
  const news = document.querySelector('.news')
  const lines = news.querySelectorAll('li').length
  return lines > cut && lines === Number(news.querySelector('.count').textContent)
}"""  # the others may still be moving


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with new_stage(tmp_path_factory.mktemp("data")) as found:
        yield found


def sit_down(stage: Stage, page: Page, table: str) -> None:
    page.goto(f"{stage.url}/#/table/{table}")
    page.locator("[data-board] button").first.wait_for()


def test_it_is_said_where_nobody_can_know_who_leads(browser: Browser, stage: Stage) -> None:
    with stage.visitor(browser, ADA, viewport=PHONE) as page:
        said = page.get_by_text("Points are secret")
        sit_down(stage, page, "fish-n-stones-bait")
        expect(said).to_be_in_viewport(ratio=0.9)
        sit_down(stage, page, "fat-fish-lay")
        expect(said).to_have_count(0)


@pytest.mark.parametrize("width", [821, 1440])
def test_a_hint_is_read_in_lines(browser: Browser, stage: Stage, width: int) -> None:
    """On wide screens it had been a column of single words."""
    with stage.visitor(browser, ADA, viewport={"width": width, "height": 900}) as page:
        hint_is(a_hint)(stage, page)
        sit_down(stage, page, "fat-fish-lay")
        ask_for_hint(page)
        words = page.locator("section[aria-label='Hint'] .words").bounding_box()
        assert words and words["width"] > 2 * words["height"]


def test_the_log_stays_at_its_end_when_it_gets_smaller(browser: Browser, stage: Stage) -> None:
    """As when something appears beside it: what happened last is what somebody wants to read."""
    with stage.visitor(browser, ADA, viewport=DESKTOP) as page:
        sit_down(stage, page, "fischen-play")
        log = page.get_by_role("log")
        expect(log.locator("p").nth(20)).to_be_attached()
        for height in (900, 700, 850):
            page.set_viewport_size({**DESKTOP, "height": height})
            expect(log.locator("p").last).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_all_that_happened_since_the_own_move_is_one_tap_away(browser: Browser, stage: Stage) -> None:
    with stage.visitor(browser, ADA, viewport=PHONE) as page:
        player = Player(page, seed=1)
        sit_down(stage, page, "fat-fish-lay")
        news = page.locator(".news")
        while int("".join(news.locator(".count").all_inner_texts()) or 1) <= CUT:
            assert player.act()
        news.locator("summary").click()
        lines = news.get_by_role("listitem")
        page.wait_for_function(AS_MANY_AS_SAID, arg=CUT)
        for line in (lines.first, lines.last):
            line.scroll_into_view_if_needed()
            expect(line).to_be_in_viewport(ratio=0.9)
