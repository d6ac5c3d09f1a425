"""A finished game in front of the page: its end, its replay, and what can be done with it."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Person, play
from tests.server.company import begun, company

from .conftest import Visitors

GAME = "fish-n-stones"

pytestmark = pytest.mark.xdist_group("replay")


class Finished(NamedTuple):
    """A game that is over, and somebody who has played it."""

    table: str
    person: Person
    points: list[list[int]]


def from_aside(work: Coroutine[Any, Any, Finished]) -> Finished:
    """The browser keeps a loop in this thread."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, work).result()


async def finish(server: str, **plan: Any) -> Finished:
    people = await company(server, 2)
    table = await begun(people, GAME, **plan)
    await asyncio.gather(*(play(one, table, random.Random(number)) for number, one in enumerate(people)))
    points = (await people[0].ask("GET", f"/api/tables/{table}/points")).json()
    return Finished(table, people[0], points)


@pytest.fixture(scope="module")
def finished(server: str) -> Finished:
    return from_aside(finish(server))


def enter(page: Page, finished: Finished, address: str) -> None:
    """Go somewhere as who has played: on a new page, since one that is open would first make itself a guest."""
    page.goto("about:blank")
    page.context.add_cookies([{"name": "shoal", "value": finished.person.token, "url": finished.person.url}])
    page.goto(f"{finished.person.url}/#/{address}")


def open_replay(page: Page, finished: Finished, query: str = "") -> None:
    enter(page, finished, f"replay/{finished.table}{query}")
    page.locator("[data-board]").wait_for()


def step(page: Page) -> Locator:
    return page.get_by_role("log").get_by_role("heading")


def test_the_end_shows_places_points_and_a_chart(visit: Callable[..., Page], finished: Finished) -> None:
    page = visit()
    enter(page, finished, f"table/{finished.table}")
    ends = finished.points[-1]
    for points in ends:
        expect(page.locator("tfoot", has_text=f"{points} point").first).to_be_visible()
    chart = page.get_by_role("img", name=f"Points over the game in {len(finished.points) - 1} steps.")
    expect(chart).to_be_visible()
    page.get_by_text("The same in numbers").click()
    last = page.get_by_role("row").filter(
        has=page.get_by_role("rowheader", name=str(len(finished.points) - 1), exact=True)
    )
    assert last.get_by_role("cell").all_inner_texts() == [str(points) for points in ends]


def test_going_through_a_game(visit: Callable[..., Page], finished: Finished) -> None:
    page = visit()
    open_replay(page, finished)
    last = len(finished.points) - 1
    before = page.evaluate("history.length")
    expect(step(page)).to_contain_text(f"Step 0 of {last}")
    page.get_by_role("button", name="One step on").click()
    expect(step(page)).to_contain_text("Step 1 of")
    page.get_by_role("heading", name="Replay").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(step(page)).to_contain_text("Step 2 of")
    page.get_by_role("slider").fill("7")
    expect(step(page)).to_contain_text("Step 7 of")
    page.wait_for_url("**at=7&seat=0")
    chart = page.get_by_role("img", name="Points over the game")
    chart.click(position={"x": 36, "y": 60})
    expect(step(page)).to_contain_text("Step 0 of")
    page.get_by_role("combobox", name="Pace").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(step(page)).to_contain_text(re.compile(r"Step ([2-9]|\d\d) of"))  # it goes on while we look
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end").click()
    expect(step(page)).to_contain_text(f"Step {last} of {last}")
    assert page.evaluate("history.length") == before


def test_a_link_opens_the_same_moment_for_others(visit: Callable[..., Page], finished: Finished) -> None:
    page = visit()
    open_replay(page, finished, "?at=9")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    page.get_by_role("combobox", name="In whose eyes").select_option(label="as Bob saw it")
    page.wait_for_url("**seat=1")  # the link is that of what is shown
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    address = page.evaluate("window.copied")
    told = page.get_by_role("log").inner_text()
    other = visit()
    other.goto(address)
    expect(step(other)).to_contain_text("Step 9 of")
    expect(other.get_by_role("combobox", name="In whose eyes").locator("option:checked")).to_have_text("as Bob saw it")
    assert other.get_by_role("log").inner_text() == told
    assert not other.get_by_role("img", name="Points over the game").is_visible(), "that would tell the end"
    other.get_by_role("combobox", name="In whose eyes").select_option("all")
    other.wait_for_url("**seat=all")


def test_a_private_game_is_kindly_refused(visitors: Visitors, server: str) -> None:
    private = from_aside(finish(server, visibility="private"))
    page = visitors.new()
    page.goto(f"{server}/#/replay/{private.table}")
    expect(page.get_by_role("alert")).to_contain_text("this table is private")
    assert all("403" in complaint for complaint in visitors.complaints)
    visitors.complaints.clear()  # the browser itself tells of every refusal


def test_shuffles_are_checked_in_the_page(visit: Callable[..., Page], finished: Finished) -> None:
    page = visit()
    open_replay(page, finished)
    page.get_by_role("button", name="Check the shuffles").click()
    expect(page.get_by_text("of the seed the server committed to before the game")).to_be_visible()
    expect(page.get_by_text("It does not prove that nobody looked")).to_be_visible()

    def other_seed(route: Any) -> None:
        proof = route.fetch().json()
        route.fulfill(json={**proof, "seed": "00" * 32})

    page.route("**/proof", other_seed)
    page.get_by_role("button", name="Check the shuffles").click()
    expect(page.get_by_text("These do not come of the committed seed: commitment,")).to_be_visible()


def test_playing_on_from_a_moment(visit: Callable[..., Page], finished: Finished) -> None:
    page = visit()
    open_replay(page, finished, "?at=8")
    page.get_by_role("combobox", name="Against whom").select_option("easy")
    page.get_by_role("button", name="Play on from here as Ada").click()
    page.wait_for_url("**/#/table/*")
    assert finished.table not in page.url
    page.locator("[data-board]").wait_for()
    expect(page.get_by_text("(easy)").first).to_be_visible()
    assert page.locator("#end-title").count() == 0


def test_looking_back_at_the_own_moves(visit: Callable[..., Page], finished: Finished) -> None:
    page = visit()
    open_replay(page, finished, "?at=1&seat=1")
    page.get_by_role("button", name="What would a strong player have done?").click()
    expect(page.get_by_text("choices were those of a strong player")).to_be_visible()
    page.get_by_text("Show all").click()
    moves = page.locator("details li")
    assert moves.count() >= 8
    other = moves.filter(has_text="instead of").first
    move = other.get_by_role("button", name="Move")
    number = int(move.inner_text().split()[-1])
    move.click()
    expect(step(page)).to_contain_text(f"Step {number - 1} of")
    expect(page.get_by_role("log")).to_contain_text("A strong player would have chosen")
    expect(page.get_by_role("combobox", name="In whose eyes")).to_have_value("0")
    page.route("**/analysis?*", lambda _: None)  # who thinks for long
    with page.expect_event("requestfailed", lambda request: "analysis" in request.url):
        page.get_by_role("button", name="What would a strong player have done?").click()
        page.get_by_role("link", name="To the table").click()
