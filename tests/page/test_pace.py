"""Moves of computers come in milliseconds and are shown one by one, unless somebody wants to see the end of it.

The page's clock stands still here and is set forward: how long a move is to be looked at is tested in pace.test.ts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

MAY_MOVE = "came.at(-1)?.[1].legal.length > 0"
LONG_ENOUGH = 16_000  # milliseconds after which everything has been shown
A_WHILE = 50

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

# Something else than a card of the hand is to be chosen.
OTHERWISE = """async ({ legal, version }) => {
  const body = JSON.stringify({ type: 'move', id: `move ${version}`, move: legal[0], version })
  const path = `api/tables/${location.hash.split('/')[2]}/acts`
  await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
}"""

# The lines of the log after each view that came over the line, with the view; and those that were to be seen, one after
# the other.
WATCH = """() => {
  window.came = []
  window.shown = []
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        const view = JSON.parse(data)
        if (view.type === 'view') window.came.push([view.told + view.events.length, view])
      })
    }
  }
  new MutationObserver(() => {
    const lines = document.querySelectorAll('[role=log][aria-label="What happened"] p').length
    if (lines && window.shown.at(-1) !== lines) window.shown.push(lines)
  }).observe(document, { childList: true, subtree: true })
}"""


def until(page: Page, condition: str) -> None:
    """Asks from here: the page's own clock stands still."""
    for _ in range(3000):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(20)
    raise AssertionError(condition)


def sit_down(page: Page, server: str) -> None:
    """At a game in which the next move is ours."""
    page.clock.install()
    page.add_init_script(f"({WATCH})()")
    table = page.evaluate(TABLE)
    page.goto("about:blank")
    page.goto(f"{server}/#/table/{table}")
    until(page, MAY_MOVE)
    page.clock.fast_forward(LONG_ENOUGH)
    until(page, "shown.at(-1) === came.at(-1)[0]")
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def play(page: Page) -> list[int]:
    """Play a card that several computers answer before we can move: how many lines there are after each of them."""
    for _ in range(20):
        now: dict[str, Any] = page.evaluate("came.at(-1)[1]")
        page.evaluate("came.splice(0), shown.splice(0, shown.length - 1)")
        if with_card := now["legal"][0].startswith("play"):
            page.locator("[data-board] .hand button.can").first.dblclick()
        else:
            page.evaluate(OTHERWISE, now)
        page.clock.run_for(1)
        until(page, MAY_MOVE)
        came: list[int] = page.evaluate("came.map(([lines]) => lines)")
        if with_card and len(came) > 2:
            return came
        page.clock.run_for(LONG_ENOUGH)
    raise AssertionError("there is never more than one computer to answer")


def shown(page: Page) -> list[int]:
    """What has been shown since then."""
    found: list[int] = page.evaluate("shown.slice(1)")
    return found


def test_moves_are_shown_one_by_one(visit: Callable[..., Page], server: str) -> None:
    page = visit(reduced_motion="no-preference", at_once=False)
    sit_down(page, server)
    came = play(page)
    expect(page.get_by_role("heading", level=1)).not_to_have_text("It is your turn")  # though the server knows it is
    assert shown(page) == came[:1], "the own move is not held back, and those of the computers are"
    assert page.locator("[data-board] .hand button.can").count() == 0
    for _ in range(LONG_ENOUGH // A_WHILE):
        page.clock.run_for(A_WHILE)
    assert shown(page) == came
    expect(page.get_by_role("heading", level=1)).to_have_text("It is your turn")
    assert page.title().startswith("● It is your turn")


def hasten(page: Page, use: Callable[..., None]) -> None:
    """Until nothing waits any more, though there is nothing to do for it yet."""
    for _ in range(9):
        if not page.locator(".tools button", has_text="Skip").count():
            return
        use(force=True)
    raise AssertionError("there is always something more")


def test_a_trick_is_seen_with_all_its_cards(visit: Callable[..., Page], server: str) -> None:
    page = visit(at_once=False)  # also with reduced motion
    sit_down(page, server)
    for _ in range(5):
        play(page)
        for _ in range(LONG_ENOUGH // A_WHILE):
            if page.locator("[data-moment=trick]").count():
                expect(page.locator("[data-board] ol .place svg").first).to_be_visible()
                expect(page.locator("[data-board] ol .spot")).to_have_count(0)
                expect(page.locator("[data-board] ol").first).to_contain_text("won")
                assert page.locator("[data-board] .hand button.can").count() == 0
                return
            page.clock.run_for(A_WHILE)
    raise AssertionError("no trick became complete")


def test_waiting_can_be_skipped(visit: Callable[..., Page], server: str) -> None:
    page = visit(reduced_motion="no-preference", at_once=False)
    sit_down(page, server)
    skip = page.get_by_role("button", name="Skip", exact=False).and_(page.locator(".tools button"))
    ways: dict[str, Callable[[], Any]] = {
        "button": skip.click,
        "key": lambda: page.keyboard.press("Escape"),
        "board": lambda: hasten(page, page.locator("[data-board] .hand button").first.click),
        "another key": lambda: hasten(page, lambda **_: page.locator("[data-board]").press("Enter")),
    }
    for way, use in ways.items():
        came = play(page)
        skip.wait_for()
        use()
        until(page, f"shown.at(-1) === {came[-1]}")
        assert shown(page)[0] == came[0] and shown(page)[-1] == came[-1], way
        assert len(shown(page)) < 4, f"{way}: it goes on to a trick that has become complete, and to the end of it"
        assert page.locator("[data-board] .hand [aria-pressed=true]").count() == 0, "the click has chosen no card"
        assert page.evaluate("document.activeElement !== document.body"), "who uses the keyboard is not lost"
        page.clock.run_for(LONG_ENOUGH)  # what moves has come to rest


def test_who_is_in_a_hurry_sees_all_at_once(visit: Callable[..., Page], server: str) -> None:
    page = visit(reduced_motion="no-preference", at_once=False)
    sit_down(page, server)
    speed = page.get_by_role("combobox", name="Pace")
    speed.select_option("all at once")
    came = play(page)
    until(page, f"shown.at(-1) === {came[-1]}")
    page.reload()
    expect(speed).to_have_value("off")
