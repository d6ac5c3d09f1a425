"""A finished game in front of the page: its end, its replay, and what can be done with it."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Person, play
from tests.server.company import begun, company

from .conftest import Visitors, hold_back
from .player import signed

GAME = "fish-n-stones"
Result = TypeVar("Result")
SIZES = [(1366, 657), (360, 640), (1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (844, 390)]
BOXES = """() => Object.fromEntries(Object.entries({
    board: '[data-board]', moment: '.moment > .sheet', bar: '.controls .bar', slider: 'input[type=range]',
}).map(([name, found]) => {
    const { left, top, right, bottom } = document.querySelector(found).getBoundingClientRect()
    return [name, [left, top, right, bottom].map(Math.round)]
}))"""
# What lies in a part that is folded up has a place, too, but nobody sees it.
INSIDE = """() => Math.max(...[...document.querySelectorAll('[data-board] button, [data-board] section')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect().bottom))"""

pytestmark = pytest.mark.xdist_group("replay")


class Finished(NamedTuple):
    """A game that is over, and somebody who has played it."""

    table: str
    person: Person
    points: list[list[int]]


def from_aside(work: Coroutine[Any, Any, Result]) -> Result:
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


def open_more(page: Page) -> None:
    page.get_by_text("With this game").click()


def step(page: Page) -> Locator:
    return page.get_by_role("log").get_by_role("heading")


def check_steps(page: Page, size: tuple[int, int], count: int) -> None:
    """Go through a game in so many steps: all is on the screen, and stays where it is."""
    width, height = size
    places, tallest = boxes(page), 0
    step = page.get_by_role("log").get_by_role("heading")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    for at in [*range(0, last, max(1, last // count)), last]:
        page.get_by_role("slider").fill(str(at))
        expect(step).to_contain_text(f"Step {at} of")
        now = boxes(page)
        tallest = max(tallest, now["board"][3])
        assert now["board"][:2] == places["board"][:2], "the board stays where it begins"
        assert {**now, "board": 0} == {**places, "board": 0}
        for left, top, right, bottom in now.values():
            assert left >= 0 and top >= 0 and right <= width and bottom <= height, (at, now)
        assert page.evaluate(INSIDE) < now["board"][3] + 3, f"something hangs out of the board at step {at}"
    assert tallest > 0.45 * height, "it is as large as it can be"


def boxes(page: Page) -> dict[str, list[int]]:
    found: dict[str, list[int]] = page.evaluate(BOXES)
    return found


def test_the_end_shows_places_points_and_a_chart(visit: Callable[..., Page], finished: Finished) -> None:
    page = visit()
    enter(page, finished, f"table/{finished.table}")
    ends = finished.points[-1]
    for points in ends:
        expect(page.locator("tfoot", has_text=f"{signed(points)} point").first).to_be_visible()
    chart = page.get_by_role("img", name=f"Points over the game in {len(finished.points) - 1} steps.")
    expect(chart).to_be_visible()
    page.get_by_text("The same in numbers").click()
    last = page.get_by_role("row").filter(
        has=page.get_by_role("rowheader", name=str(len(finished.points) - 1), exact=True)
    )
    assert last.get_by_role("cell").all_inner_texts() == [signed(points) for points in ends]


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
    open_more(page)
    page.get_by_role("combobox", name="Pace").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(step(page)).to_contain_text(re.compile(r"Step ([2-9]|\d\d) of"))  # it goes on while we look
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end").click()
    expect(step(page)).to_contain_text(f"Step {last} of {last}")
    page.get_by_role("heading", name="Replay").click()
    page.keyboard.press("Home")
    expect(step(page)).to_contain_text("Step 0 of")
    page.locator("[data-board]").hover()
    page.mouse.wheel(0, 100)
    expect(step(page)).to_contain_text("Step 1 of")
    page.mouse.wheel(0, -100)
    expect(step(page)).to_contain_text("Step 0 of")
    page.get_by_role("list", name="Moves").get_by_role("button").nth(5).click()
    expect(step(page)).to_contain_text("Step 5 of")
    page.keyboard.press("End")
    expect(step(page)).to_contain_text(f"Step {last} of {last}")
    assert page.evaluate("history.length") == before


def test_a_link_opens_the_same_moment_for_others(visit: Callable[..., Page], finished: Finished) -> None:
    page = visit()
    open_replay(page, finished, "?at=9")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    page.get_by_role("combobox", name="In whose eyes").select_option(label="as Bob saw it")
    page.wait_for_url("**seat=1")  # the link is that of what is shown
    open_more(page)
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
    open_more(page)
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
    open_more(page)
    page.get_by_role("combobox", name="Against whom").select_option("easy")
    page.get_by_role("button", name="Play on from here as Ada").click()
    page.wait_for_url("**/#/table/*")
    assert finished.table not in page.url
    page.locator("[data-board]").wait_for()
    expect(page.get_by_text("(easy)").first).to_be_visible()
    assert page.locator("#end-title").count() == 0


def test_the_end_leads_to_the_costly_moments_and_from_one_it_can_be_tried(
    visit: Callable[..., Page], finished: Finished
) -> None:
    page = visit()
    enter(page, finished, f"table/{finished.table}")
    page.get_by_role("link", name="Look back at the game").click()
    expect(page.get_by_text("choices were those of a strong player")).to_be_visible()
    verdict = re.compile(r"You: .+\. Better: .+ \((\d+\s% → \d+\s%|what it cost is not clear)\)")
    expect(page.get_by_role("log")).to_contain_text(verdict)  # it begins there
    first = step(page).inner_text()
    page.keyboard.press("n")
    expect(step(page)).not_to_have_text(first)
    expect(page.get_by_role("log")).to_contain_text(verdict)
    page.keyboard.press("p")
    expect(step(page)).to_have_text(first)
    page.get_by_role("combobox", name="In whose eyes").select_option("none")
    page.get_by_role("button", name="Next costly moment").click()
    expect(page.get_by_role("combobox", name="In whose eyes")).to_have_value("0")  # of who made the move
    for kind in ("made", "best"):
        expect(page.locator(f"[data-mark={kind}]").first).to_be_visible()
    page.get_by_role("button", name="Try it from here").click()
    page.wait_for_url("**/#/table/*")
    assert finished.table not in page.url
    page.locator("[data-board]").wait_for()


def test_a_better_move_without_a_place_is_written_at_the_edge(visit: Callable[..., Page], finished: Finished) -> None:
    page = visit()
    record = from_aside(finished.person.ask("GET", f"/api/tables/{finished.table}/record")).json()
    at, made = next(
        (at, entry["move"])
        for at, entry in enumerate(record["moves"])
        if entry.get("seat") == 0 and entry.get("move", "").startswith("bait")
    )
    judged = {"step": at, "move": made, "best": "no bait", "chance": 0.7, "cost": 0.3, "candidates": []}
    page.route("**/analysis?*", lambda route: route.fulfill(body=json.dumps(judged) + "\n"))
    open_replay(page, finished, f"?at={at}&seat=0")
    page.get_by_role("button", name="What would a strong player have done?").click()
    edge = page.locator("[data-mark=best]")
    expect(edge).to_have_text("Better: don't bait")
    expect(edge).to_be_visible()
    board, box = page.locator("[data-board]").bounding_box(), edge.bounding_box()
    assert board and box
    assert board["x"] <= box["x"] and box["x"] + box["width"] <= board["x"] + board["width"]


def test_a_late_answer_does_not_undo_a_later_choice_of_eyes(visit: Callable[..., Page], finished: Finished) -> None:
    page = visit()
    open_replay(page, finished, "?seat=0")
    eyes = page.get_by_role("combobox", name="In whose eyes")
    let_go = hold_back(page, "**/replay?all=true")
    eyes.select_option("all")
    eyes.select_option("1")
    page.wait_for_url("**seat=1")
    with page.expect_response("**/replay?all=true") as late:
        let_go()
    late.value.finished()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=1&seat=*")  # which is written some time after
    assert page.url.endswith("seat=1")
    expect(eyes).to_have_value("1")


def test_who_looks_back_can_stop_it(visit: Callable[..., Page], finished: Finished) -> None:
    page = visit()
    open_replay(page, finished, "?at=1&seat=1")
    page.route("**/analysis?*", lambda _: None)  # who thinks for long
    with page.expect_event("requestfailed", lambda request: "analysis" in request.url):
        page.get_by_role("button", name="What would a strong player have done?").click()
        page.get_by_role("link", name="To the table").click()


@pytest.mark.parametrize("size", SIZES[:2])
def test_it_is_on_one_screen_and_nothing_jumps(
    visit: Callable[..., Page], finished: Finished, size: tuple[int, int]
) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    open_replay(page, finished)
    check_steps(page, size, 8)


def test_a_finger_turns_the_steps_as_pages(visit: Callable[..., Page], finished: Finished) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    open_replay(page, finished, "?at=3")
    box = page.locator("[data-board]").bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    for way, at in ((-150, 4), (150, 3)):
        x, y = box["x"] + box["width"] / 2, box["y"] + 60
        for kind, points in (
            ("touchStart", [{"x": x, "y": y}]),
            ("touchMove", [{"x": x + way / 2, "y": y}]),
            ("touchMove", [{"x": x + way, "y": y}]),
            ("touchEnd", []),
        ):
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        expect(page.get_by_role("log").get_by_role("heading")).to_contain_text(f"Step {at} of")


def test_the_end_leads_to_what_was_luck_and_what_was_play(visit: Callable[..., Page], finished: Finished) -> None:
    page = visit()
    enter(page, finished, f"table/{finished.table}")
    page.get_by_role("link", name="Luck or play?").click()
    page.get_by_role("table", name="What the result of Ada is made of").wait_for()
    rows = page.get_by_role("table", name="What the result of Ada is made of").get_by_role("row")
    names = rows.get_by_role("rowheader").all_inner_texts()
    assert names == ["Even chance", "Luck", "Your moves", "Moves of Bob", "Result"]
    told = [one.rpartition("\t")[2] for one in rows.all_inner_texts()]
    *parts, result = [int(re.sub(r"[^\d−]", "", one).replace("−", "-")) for one in told]
    assert parts[0] == 50 and sum(parts) == result and result in (0, 50, 100)
    expect(page.get_by_text(re.compile(r"^You: (won|not won|a shared first place)"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"Luck .+, your own moves .+, the moves of others .+%"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"Each of \d+ choices that mattered")).first).to_be_visible()
    expect(page.get_by_role("img", name="Luck over the game in")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= document.body.offsetHeight"), "nothing hangs below"
    page.get_by_text(re.compile("^Bob: ")).click()
    eyes, dear_of_any = page.get_by_role("combobox", name="In whose eyes"), 0
    for seat, whose in enumerate(page.locator("details details").all()):
        for dear in whose.get_by_role("button", name=re.compile(r"^Step \d+: .* −[\d.]+\s%$")).all():
            eyes.select_option("none")
            dear.click()
            expect(step(page)).to_contain_text(f"{dear.inner_text().partition(':')[0]} of")
            expect(eyes).to_have_value(str(seat))  # of who made the move
            dear_of_any += 1
    assert dear_of_any, "who plays at random errs"


def test_who_leaves_does_not_wait_for_luck_and_play(visit: Callable[..., Page], finished: Finished) -> None:
    page = visit()
    open_replay(page, finished, "?at=1")
    page.route("**/review", lambda _: None)  # which takes long
    page.get_by_text("Luck or play?").click()
    page.get_by_role("button", name="Was it luck, or play?").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    with page.expect_event("requestfailed", lambda request: "review" in request.url):
        page.get_by_role("button", name="Stop").click()
    page.unroute("**/review")
    page.get_by_role("button", name="Was it luck, or play?").click()
    page.get_by_role("table", name="What the result of Ada is made of").wait_for()


def test_of_a_game_that_goes_on_luck_and_play_are_not_told(visit: Callable[..., Page], server: str) -> None:
    async def running() -> Finished:
        people = await company(server, 2)
        return Finished(await begun(people, GAME), people[0], [])

    page = visit()
    open_replay(page, from_aside(running()))
    page.get_by_text("Luck or play?").click()
    expect(page.get_by_text("can be told when the game is over")).to_be_visible()
