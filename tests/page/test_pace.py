"""Moves of computers come in milliseconds and are shown one by one, unless somebody wants to see the end of it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

MOVING = {"reduced_motion": "no-preference"}
AT_ONCE = 300  # milliseconds within which all of them have been shown
QUICK = 500  # milliseconds in which three computers move, unless the machine is very busy
SEEN = 250  # milliseconds that each of them can be looked at, at the least

TABLE = """async () => {
  const post = async (path, body) => {
    const answer = await fetch(`api/${path}`, {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
    return answer.json()
  }
  await post('guests', { name: 'Ada' })
  const { id } = await post('tables', { plan: { game: 'fischen', seats: ['me', 'easy', 'easy', 'easy'] } })
  await post(`tables/${id}/acts`, { type: 'sit', id: 'sit', seat: 0, nonce: '1' })
  await post(`tables/${id}/acts`, { type: 'start', id: 'start' })
  return id
}"""

# When a view came over the line, when how many lines of the log were to be seen, and when somebody last did something.
WATCH = """() => {
  window.came = []
  window.shown = []
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        const view = JSON.parse(data)
        if (view.type === 'view') window.came.push([Date.now(), view.told + view.events.length, view.legal.length > 0])
      })
    }
  }
  for (const kind of ['click', 'keydown']) addEventListener(kind, () => (window.skipped = Date.now()), true)
  new MutationObserver(() => {
    const lines = document.querySelectorAll('[role=log][aria-label="What happened"] p').length
    if (lines && window.shown.at(-1)?.[1] !== lines) window.shown.push([Date.now(), lines])
  }).observe(document, { childList: true, subtree: true })
}"""


def until(page: Page, condition: str) -> None:
    # The page's content policy forbids Playwright's own way to wait for one.
    for _ in range(1000):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(20)
    raise AssertionError(condition)


def sit_down(page: Page) -> None:
    page.add_init_script(f"({WATCH})()")
    table = page.evaluate(TABLE)
    page.reload()  # so that the page knows who we are
    page.goto(f"{page.url.split('#')[0]}#/table/{table}")
    until(page, "came.at(-1)?.[2] && shown.at(-1)?.[1] === came.at(-1)[1]")


def play(page: Page) -> None:
    """Play cards until the three computers have answered one quickly, and the next move is ours."""
    for _ in range(20):
        before, lines = page.evaluate("[came.length, came.at(-1)[1]]")
        page.locator("[data-board] .hand button.can").first.dblclick()
        until(page, f"came.length > {before} && came.at(-1)[2]")
        times = [time for time, *_ in page.evaluate(f"came.slice({before})")]
        if len(times) > 3 and times[-1] - times[0] < QUICK:
            page.evaluate(f"came.splice(0, {before}), shown = shown.filter(([_, seen]) => seen > {lines})")
            return
        until(page, "shown.at(-1)?.[1] === came.at(-1)[1]")
    raise AssertionError("the computers have never answered quickly")


def caught_up(page: Page) -> list[tuple[float, int]]:
    """What was shown when, after everything has been."""
    until(page, "shown.at(-1)?.[1] === came.at(-1)[1]")
    found: list[tuple[float, int]] = page.evaluate("shown")
    return found


def test_moves_are_shown_one_by_one(visit: Callable[..., Page]) -> None:
    page = visit(**MOVING)
    sit_down(page)
    play(page)
    assert page.get_by_role("heading", level=1).inner_text() != "It is your turn", "though the server knows it is"
    assert page.locator("[data-board] .hand button.can").count() == 0
    shown = caught_up(page)
    came: list[Any] = page.evaluate("came")
    assert [lines for _, lines in shown] == [lines for _, lines, _ in came]
    pauses = [later - sooner for (sooner, _), (later, _) in pairwise(shown)]
    assert min(pauses) > SEEN, pauses
    assert shown[0][0] - came[0][0] < AT_ONCE, "the own move is not held back"
    assert page.get_by_role("heading", level=1).inner_text() == "It is your turn"
    assert page.title().startswith("● It is your turn")


@pytest.mark.parametrize("how", ["button", "key", "board"])
def test_waiting_can_be_skipped(visit: Callable[..., Page], how: str) -> None:
    page = visit(**MOVING)
    sit_down(page)
    play(page)
    skip = page.get_by_role("button", name="Skip", exact=False).and_(page.locator(".tools button"))
    skip.wait_for()
    if how == "button":
        skip.click()
    elif how == "key":
        page.keyboard.press("Escape")
    else:
        page.locator("[data-board] .hand button").first.click(force=True)  # though there is nothing to do for it yet
    shown = caught_up(page)
    assert shown[-1][0] - page.evaluate("skipped") < AT_ONCE
    assert len(shown) < len(page.evaluate("came"))
    assert page.locator("[data-board] .hand [aria-pressed=true]").count() == 0, "the click has chosen no card"
    assert page.evaluate("document.activeElement !== document.body"), "who uses the keyboard is not lost"


def test_with_reduced_motion_all_is_shown_at_once(visit: Callable[..., Page]) -> None:
    page = visit()
    sit_down(page)
    play(page)
    shown = caught_up(page)
    assert shown[-1][0] - page.evaluate("came.at(-1)[0]") < AT_ONCE


def test_who_is_in_a_hurry_sees_all_at_once(visit: Callable[..., Page]) -> None:
    page = visit(**MOVING)
    sit_down(page)
    page.get_by_role("checkbox", name="Show moves one by one").uncheck()
    play(page)
    shown = caught_up(page)
    assert shown[-1][0] - page.evaluate("came.at(-1)[0]") < AT_ONCE
    page.reload()
    assert not page.get_by_role("checkbox", name="Show moves one by one").is_checked()
