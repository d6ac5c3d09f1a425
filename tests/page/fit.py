"""Whether a board, the hand and the buttons of the turn are on the screen together: `python -m tests.page.fit` says
where they are not, for every board, number of players, phase and size.

The page is the real one. The table it opens is played here: the moments of tests/gallery.py are sent to it one by one,
so that a whole game at every number of players is measured in seconds.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import click
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from shoal import all_games, game_named
from shoal.core import backends
from shoal.core.backends import Backend
from shoal.server.settings import Settings
from tests import gallery
from tests.server.running import running

from . import browser as browser_of

SIZES = {
    "1440x900": (1440, 900),
    "1366x657": (1366, 657),  # the window of a small laptop
    "1280x720": (1280, 720),
    "1024x768": (1024, 768),
    "768x1024": (768, 1024),
    "390x844": (390, 844),
    "360x640": (360, 640),
    "844x390": (844, 390),  # a phone in landscape
}
CHOICE = "[data-board] :is([aria-pressed=false], .hand [data-card]):not(:disabled, [aria-disabled=true])"
MANY = 1e6
PATIENCE = 60_000  # milliseconds

# What is beyond the window, is cut off by what is around it, lies under something else, or is too small.
MEASURE = """(within) => {
  const board = document.querySelector(within)
  const name = (one) => (one.ariaLabel || one.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40)
  const say = (one) => `${one.localName} ${one.getAttribute('class')} "${name(one)}"`
  const once = (work) => {
    const known = new Map()
    return (one) => known.get(one) ?? (known.set(one, work(one)), known.get(one))
  }
  const isClipped = once((one) =>
    one !== null && (getComputedStyle(one).clipPath !== 'none' || isClipped(one.parentElement)))
  const isSeen = (one) => one.checkVisibility() && !one.closest('.hidden') && !isClipped(one)
  const touched = innerWidth <= 820 || innerHeight <= 500 // by fingers
  const found = { over: 0, what: '', covered: [], small: [], tiny: [] }
  const worse = (over, one) => {
    if (over > found.over + 0.5) [found.over, found.what] = [Math.round(over), say(one)]
  }
  const at = (box, u, v) => document.elementFromPoint(box.left + u * box.width, box.top + v * box.height)
  /** The window, and inside it what cuts off what is in it. */
  const roomIn = once((around) => {
    if (!board.contains(around)) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    const found = { ...roomIn(around.parentElement) }
    if (getComputedStyle(around).overflowY === 'visible') return found
    const edge = around.getBoundingClientRect()
    for (const side of ['left', 'top']) found[side] = Math.max(found[side], edge[side])
    for (const side of ['right', 'bottom']) found[side] = Math.min(found[side], edge[side])
    return found
  })
  worse(document.documentElement.scrollHeight - innerHeight, document.body)
  worse(document.documentElement.scrollWidth - innerWidth, document.body)
  for (const one of document.querySelectorAll(`:is(${within}, .middle > .turn, .tools) :not(svg *)`)) {
    const box = one.getBoundingClientRect()
    if (!box.width || !box.height || !isSeen(one)) continue
    if (one.closest('.hint-star, .gain, .plus, .doing, .tag, .told *')) continue // they lie over others, or end in dots
    const isButton = one.localName === 'button'
    const { left, top, right, bottom } = roomIn(one.parentElement)
    if (isButton || getComputedStyle(one.parentElement).overflow !== 'hidden')
      worse(Math.max(left - box.left, top - box.top, box.right - right, box.bottom - bottom), one)
    if (!one.closest('svg') && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) {
      const size = parseFloat(getComputedStyle(one).fontSize)
      if (size < 11) found.tiny.push(`${say(one)} ${size}`)
      const over = one.closest('button') ? null : at(box, 0.5, 0.5)
      const isMeant = over?.closest('svg, .gain, .plus, .doing, .tag, .target') || over?.contains(one)
      if (over && !isMeant && !one.contains(over))
        found.covered.push(`${say(one)} by ${say(over)}`)
    }
    if (!isButton || one.disabled) continue
    const least = touched && !one.closest('[data-small]') ? 31.4 : 23.9
    if (Math.min(box.width, box.height) < least)
      found.small.push(`${say(one)} ${Math.round(box.width)}x${Math.round(box.height)}`)
    if (one.ariaDisabled === 'true') continue
    let hit = 0 // of five points; to ask what lies at one is what takes the time here
    for (const [u, v] of [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]])
      if (hit < 3 && one.contains(at(box, u, v))) hit++
    if (hit < 3) found.covered.push(say(one))
  }
  return found
}"""


# That a page is drawn, in a window of a size: a browser that is busy has it some time after it was asked for. Frames
# are those of the browser, since who stops the clock gets others from requestAnimationFrame; what moves has arrived.
DRAWN = """async (size) => {
  const frame = () => new Promise((done) => {
    const drawn = new ResizeObserver(() => done(drawn.disconnect()))
    drawn.observe(document.documentElement)
  })
  while (size && (innerWidth !== size[0] || innerHeight !== size[1])) await frame()
  for (const _ of 'abc') await frame() // styles, then what hears of a query of the window, then what comes of that
  const moves = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity)
  for (const move of moves) move.finish()
  await frame()
}"""


class Found(NamedTuple):
    """What is wrong at a moment in a size."""

    over: int  # pixels beyond the window
    what: str
    covered: list[str]  # what could be pressed, but lies under something else
    small: list[str]  # too small to press
    tiny: list[str]  # too small to read

    @property
    def problems(self) -> list[str]:
        over = [f"{self.over} px too far: {self.what}"] if self.over > 1 else []
        return [
            *over,
            *(f"covered: {one}" for one in self.covered),
            *(f"too small to touch: {one}" for one in self.small),
            *(f"under 11 px: {one}" for one in self.tiny),
        ]


@cache
def moments(game: str, players: int, *, plain: bool = False) -> list[dict[str, Any]]:
    return gallery.moments(game_named(game), players, plain=plain)


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    if page.viewport_size != {"width": width, "height": height}:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN, [width, height])


class Puppet:
    """A table in a page, at which happens what is sent to it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url
        self.sockets: list[WebSocketRoute] = []
        self.version = self.hour = 0
        self.waiting: list[dict[str, Any]] = []
        page.route_web_socket("**/api/tables/*/socket*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self.sockets = [socket]
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))
        for frame in self.waiting:
            socket.send(json.dumps(frame))

    def _hear(self, socket: WebSocketRoute, act: dict[str, Any]) -> None:
        if act["type"] == "hint":
            view = next(frame for frame in self.waiting if frame["type"] == "view")
            chances = [
                {"move": move, "share": 0.3, "chance": 0.5, "points": 9.5, "gain": None} for move in view["legal"][:4]
            ]
            answer = {"type": "hinted", "move": view["legal"][0], "candidates": chances, "version": view["version"]}
            answer["merits"] = view["events"][-1:]
        else:
            answer = {"type": "ack", "version": self.version}
        socket.send(json.dumps({"id": act["id"], **answer}))

    def show(self, moment: dict[str, Any]) -> bool:
        """Let the page draw a moment of a game; whether there is one. What follows upon another view may be shown in
        beats, and then the first of them is drawn, which stays: time stands still."""
        if moment["before"]:
            self._send(moment["table"], {**moment["before"], "told": 0, "events": []})
            self._send(moment["table"], {**moment["view"], "told": 0}, f"[data-version^='{self.version}.']")
            return self.page.locator("[data-board][data-moment]").count() > 0
        self._send(moment["table"], {**moment["view"], "told": 0})
        return True

    def _send(self, table: dict[str, Any], view: dict[str, Any], *beats: str) -> None:
        if self.sockets:
            self.page.keyboard.press("Escape")  # shows at once what still waits
        self.version += 1
        self.hour += 1
        self.page.clock.set_fixed_time(timedelta(hours=self.hour).total_seconds() * 1000)  # whatever waited is due
        self.waiting = [
            {**table, "type": "table", "you": view["seat"], "status": "over" if view["end"] else "running"},
            {**view, "type": "view", "version": self.version},
        ]
        if not self.sockets:
            self.page.goto(f"{self.url}/#/table/gallery")
        else:
            for frame in self.waiting:
                self.sockets[0].send(json.dumps(frame))
        shown = (f"[data-version='{self.version}']", *beats)
        self.page.locator(", ".join(f"[data-board]{one}" for one in shown)).wait_for(state="attached")
        self.page.evaluate(DRAWN, None)

    def hold(self) -> bool:
        """Choose something that can be put somewhere; whether there is something."""
        found = self.page.locator(CHOICE)
        if not found.count():
            return False
        found.last.dispatch_event("click")
        self.page.evaluate(DRAWN, None)
        return True

    def say(self, text: str) -> None:
        """Let somebody else say something."""
        said = {"type": "said", "number": self.version, "person": "bob", "name": "Bob", "text": text, "at": 0.0}
        self.sockets[0].send(json.dumps(said))

    def measure(self, size: str) -> Found:
        resize(self.page, size)
        return Found(**self.page.evaluate(MEASURE, "[data-board]"))


@contextmanager
def puppet(browser: Browser, url: str, **how: Any) -> Iterator[Puppet]:
    settings = {"reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block", **how}
    with browser.new_context(**settings) as context:
        context.set_default_timeout(PATIENCE)
        yield Puppet(context.new_page(), url)


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data, patch.object(backends, "fastest_backend", lambda: Backend.INTERPRETED):
        settings = Settings(
            data=Path(data), port=0, requests=MANY, files=MANY, messages=MANY, connections_each=500, player_processes=1
        )
        with running(settings) as url:
            yield url


@click.command(help=__doc__)
@click.option("--game", "wanted", multiple=True, help="Only this one.")
@click.option("--players", "numbers", multiple=True, type=int)
@click.option("--size", "sizes", multiple=True, type=click.Choice(list(SIZES)))
@click.option("--pictures", type=click.Path(path_type=Path), help="Where to save a picture of every window.")
@click.option("--theme", default="light", type=click.Choice(["light", "dark"]))
@click.option("--language", default="en", type=click.Choice(["en", "de", "fr", "nl", "hu"]))
@click.option("--plain", is_flag=True, help="Without options.")
def main(
    wanted: tuple[str, ...],
    numbers: tuple[int, ...],
    sizes: tuple[str, ...],
    pictures: Path | None,
    theme: str,
    language: str,
    plain: bool,
) -> None:
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_of.program(), args=browser_of.FLAGS)
        for game in all_games():
            if wanted and game.name not in wanted:
                continue
            windows = fitting = 0
            for players in [one for one in game.players if not numbers or one in numbers]:
                with puppet(browser, url, color_scheme=theme, locale=language) as at:
                    for moment in moments(game.name, players, plain=plain):
                        if moment["view"]["end"] or not at.show(moment):
                            continue
                        for size in sizes or SIZES:
                            problems = at.measure(size).problems
                            windows, fitting = windows + 1, fitting + (not problems)
                            where = f"{game.name} {players} {size} {moment['situation']}, move {moment['move']}"
                            for problem in problems:
                                click.echo(f"{where}: {problem}")
                            if pictures:
                                at.page.screenshot(path=pictures / f"{where.replace(',', '').replace(' ', '-')}.png")
            click.echo(f"{game.name}: {fitting} of {windows} windows fit")
        browser.close()


if __name__ == "__main__":
    main()
