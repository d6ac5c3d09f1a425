"""Somebody in front of the page who plays whatever it offers, with the mouse, by touch or with the keyboard alone.

A player looks only at the page; beside that it keeps what the server sent, to compare what is shown with what is true.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

PATIENCE = 240.0  # seconds until something must have happened, on a machine that is busy with other things
LONGEST = 1500  # things to do in a game, till something must be wrong
STEPS = 120  # keys to get somewhere

Frame = dict[str, Any]
Offer = dict[str, Any]
Use = Callable[[Offer], None]

# Choose something of the board to point at. What has just become possible comes first: so a card that was taken is
# laid. What is pressed would be let go, and what goes back leads nowhere.
CHOOSE = """async ({ dice, wait, within }) => {
  const until = performance.now() + wait
  const back = /^(put back|put it back|let go|start over|show all piles|hide the piles|your cat)/i
  const can = () => [...document.querySelectorAll(`${within} button:enabled:not([aria-disabled=true])`)].filter(
    (one) => !back.test(one.ariaLabel ?? one.textContent.trim()) && one.checkVisibility())
  const found = () => can().filter((one) => one.ariaPressed !== 'true')
  const isOver = () => document.querySelector('#end-title') !== null
  while (!found().length && !isOver() && performance.now() < until) await new Promise((go) => setTimeout(go, 10))
  const wide = document.documentElement.scrollWidth
  if (isOver()) return { over: true, wide }
  const all = found()
  const fresh = all.filter((one) => !window.offered?.includes(one))
  window.offered = can()
  const some = fresh.length ? fresh : all
  if (!some.length) return { wide }
  const one = window.wanted = some[Math.floor(dice * some.length)]
  for (const block of ['nearest', 'center']) {
    one.scrollIntoView({ block, inline: block, behavior: 'instant' })
    const box = one.getBoundingClientRect()
    for (const [u, v] of [[0.5, 0.5], [0.15, 0.5], [0.5, 0.15], [0.85, 0.5], [0.5, 0.85]]) {
      const [x, y] = [box.left + u * box.width, box.top + v * box.height]
      if (one.contains(document.elementFromPoint(x, y))) return { x, y, wide, name: one.ariaLabel ?? one.textContent }
    }
  }
  return { wide, covered: one.ariaLabel ?? one.textContent }
}"""

# Where the focus is in respect of what is wanted: there, before or after it in the order of Tab, or in a group with it
# in which arrow keys lead on, and then in which direction.
WHERE = """() => {
  const [at, wanted] = [document.activeElement, window.wanted]
  if (!wanted.isConnected) return 'gone'
  if (at === wanted) return 'there'
  let stop = wanted
  for (let group = wanted; stop.tabIndex < 0 && (group = group.parentElement); )
    stop = group.querySelector('button[tabindex="0"]') ?? stop
  if (at !== stop) return at.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab'
  const [here, there] = [at.getBoundingClientRect(), wanted.getBoundingClientRect()]
  const dx = there.left + there.width / 2 - here.left - here.width / 2
  const dy = there.top + there.height / 2 - here.top - here.height / 2
  const ways = [[Math.abs(dx), dx < 0 ? 'ArrowLeft' : 'ArrowRight'], [Math.abs(dy), dy < 0 ? 'ArrowUp' : 'ArrowDown']]
  window.stuck = at === window.wasAt ? window.stuck + 1 : 0 // where one arrow key leads nowhere, the other may
  window.wasAt = at
  return ways.sort((one, other) => other[0] - one[0])[window.stuck % 2][1]
}"""


@dataclass
class Line:
    """A socket of a page and all that came over it."""

    texts: list[str] = field(default_factory=list)
    table: Frame = field(default_factory=dict)
    views: list[Frame] = field(default_factory=list)
    asked: dict[str, Frame] = field(default_factory=dict)  # messages that were not answered yet
    acked: int = 0  # version
    moves: int = 0  # sent

    @property
    def frames(self) -> list[Frame]:
        return [json.loads(text) for text in self.texts]

    @property
    def seat(self) -> int | None:
        return self.table.get("you")  # type: ignore[no-any-return]

    @property
    def view(self) -> Frame:
        """The last."""
        return self.views[-1] if self.views else {}

    @property
    def is_settled(self) -> bool:
        return not self.asked and self.view.get("version", 0) >= self.acked

    def send(self, text: str | bytes) -> None:
        frame = json.loads(text)
        self.moves += frame["type"] == "move"
        if frame["type"] in ("move", "undo", "hint"):
            self.asked[frame["id"]] = frame

    def hear(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.texts.append(text)
        frame = json.loads(text)
        match frame["type"]:
            case "table":
                self.table = frame
            case "view":
                self.views.append(frame)
            case "ack" | "refused" | "hinted":
                asked = self.asked.pop(frame["id"], None)
                if asked and frame["type"] == "ack":
                    self.acked = max(self.acked, frame["version"])


def signed(points: int) -> str:
    """A number as the page writes it, with a true minus."""
    return str(points).replace("-", "−")


class Player:
    """Somebody at a page. Make it before a table is opened: it hears what comes after."""

    def __init__(self, page: Page, seed: int, use: str = "mouse") -> None:
        self.page, self.dice = page, random.Random(seed)
        self.use: Use = {"mouse": self._click, "touch": self._tap, "keyboard": self._press}[use]
        self.lines: list[Line] = []
        self.answers: list[Response] = []  # to questions asked before the game was over
        self.acts = 0
        page.on("websocket", self._connect)
        page.on("response", self._answered)

    def _connect(self, socket: WebSocket) -> None:
        line = Line()
        self.lines.append(line)
        socket.on("framesent", line.send)
        socket.on("framereceived", line.hear)

    def _answered(self, response: Response) -> None:
        if "/api/" in response.url and not any(line.view.get("end") for line in self.lines):
            self.answers.append(response)

    @property
    def line(self) -> Line:
        """The newest line: after a broken one there is another."""
        return self.lines[-1]

    # -- Playing --

    def play(self) -> None:
        """Until the game is over."""
        for _ in range(LONGEST):
            if not self.act():
                return
        raise AssertionError("the game does not come to an end")

    def act(self, wait: float = PATIENCE) -> bool:
        """Do something that can be done, once something can; False: the game is over."""
        offer = self.choose(wait)
        if "x" in offer:
            self.use(offer)
            self.acts += 1
            self.settle()
        return "over" not in offer

    def choose(self, wait: float = 0.0, within: str = "[data-board]") -> Offer:
        """Something that can be pointed at, found at random; empty if there is nothing so far."""
        about = {"dice": self.dice.random(), "wait": 1000 * wait, "within": within}
        offer: Offer = self.page.evaluate(CHOOSE, about)
        assert self.page.viewport_size
        assert offer["wide"] <= self.page.viewport_size["width"], "the page is wider than the screen"
        assert "covered" not in offer, f"something lies over what can be pointed at: {offer['covered']}"
        assert offer.keys() != {"wide"} or not wait, "there is nothing to do, and the game is not over"
        return offer

    def settle(self) -> None:
        """Wait for the answers to what was sent, and for what came of it."""
        self.page.evaluate("0")  # what was sent before is known after it
        self.wait_until(lambda: all(line.is_settled for line in self.lines))

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, "it takes too long"
            self.page.wait_for_timeout(3)

    # -- Ways to point --

    def _click(self, offer: Offer) -> None:
        self.page.mouse.click(offer["x"], offer["y"])

    def _tap(self, offer: Offer) -> None:
        self.page.touchscreen.tap(offer["x"], offer["y"])

    def _press(self, _: Offer) -> None:
        if self.reach():
            self.page.keyboard.press(self.dice.choice(["Enter", "Space"]))

    def reach(self) -> bool:
        """Go to what is wanted with Tab and the arrow keys alone. False: it is not there any more."""
        self.page.evaluate("window.wasAt = null")
        for step in range(STEPS):
            where = self.page.evaluate(WHERE)
            if where in ("there", "gone"):
                return bool(where == "there")
            if where.startswith("Arrow") and step > STEPS // 3:  # a row in several lines is walked through
                where = "ArrowRight" if step < 2 * STEPS // 3 else "ArrowLeft"
            self.page.keyboard.press(where)
        name = self.page.evaluate("window.wanted.ariaLabel ?? window.wanted.textContent")
        raise AssertionError(f"the keyboard does not lead to {name!r}")
