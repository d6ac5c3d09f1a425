"""How large and quick the page is here: `python -m tests.page.speed` writes it into docs/page.md. Asserts nothing."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import click
from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

from shoal import Game, all_games
from tests.facts import facts_of

from . import browser as browser_of
from .screens import ADA, Stage, stage

DOCS = Path(__file__).parents[2] / "docs" / "page.md"
BEGIN, END = "<!-- make page-speed writes from here -->\n", "<!-- to here -->\n"
VISITS = 5  # of fresh browsers
MOVES = 60
LONGEST = 3000  # things to point at until so many moves are made

# Notes when somebody last clicked, whether a move was sent, and when the first view after it has been painted.
CLOCK = """
    window.moveTimes = []
    let clicked = 0, sent = false
    addEventListener('click', (event) => (clicked = event.timeStamp), true)
    const Socket = WebSocket
    window.WebSocket = class extends Socket {
        constructor(...how) {
            super(...how)
            super.addEventListener('message', ({ data }) => {
                if (!sent || JSON.parse(data).type !== 'view') return
                sent = false
                const since = clicked
                requestAnimationFrame(() => setTimeout(() => moveTimes.push(performance.now() - since)))
            })
        }
        send(text) {
            if (JSON.parse(text).type === 'move') sent = true
            super.send(text)
        }
    }
"""
NEW_GAME = """async ({ game, players }) => {
    const ask = async (path, body) => (await fetch('api/' + path, {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json()
    const seats = ['me', ...Array(players - 1).fill('easy')]
    const table = await ask('tables', { plan: { game, seats } })
    await ask(`tables/${table.id}/acts`, { type: 'start', id: 's' })
    location.hash = `#/table/${table.id}`
}"""
PLAY = """async ({ moves, longest }) => {
    const before = moveTimes.length
    for (let at = 0; at < longest && moveTimes.length - before < moves; at++) {
        if (document.getElementById('end-title')) break
        const offers = [...document.querySelectorAll("[data-board] button:enabled:not([aria-disabled='true'])")]
        offers[Math.floor(Math.random() * offers.length)]?.click()
        await new Promise((done) => setTimeout(done, offers.length ? 20 : 50))
    }
    return moveTimes.length
}"""


class Measured(NamedTuple):
    script: float  # kB
    style: float
    paint: float  # milliseconds
    median: float
    p95: float


@click.command(help=__doc__)
def main() -> None:
    found = browser_of.program(*browser_of.WITH_WINDOWS) or browser_of.program()  # the one that people have
    if not found:
        raise click.ClickException(browser_of.MISSING)
    with tempfile.TemporaryDirectory() as data, stage(Path(data)) as at, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=browser_of.FLAGS)
        measured = {game.title: measure(at, browser, game) for game in track(all_games(), "Measuring")}
        browser.close()
    table = markdown(measured)
    before, _, rest = DOCS.read_text("utf-8").partition(BEGIN)
    DOCS.write_text(f"{before}{BEGIN}{table}{END}{rest.partition(END)[2]}", "utf-8")
    click.echo(table)


def measure(at: Stage, browser: Browser, game: Game) -> Measured:
    address = f"{at.url}/#/table/{game.name}-{facts_of(game.name).main_phase}"
    visits = [first_view(at, browser, address) for _ in range(VISITS)]
    sizes = visits[0][0]
    times = answers(at, browser, game)
    return Measured(
        sizes["script"] / 1000,
        sizes["stylesheet"] / 1000,
        statistics.median(paint for _, paint in visits),
        statistics.median(times),
        statistics.quantiles(times, n=20)[-1],
    )


def first_view(at: Stage, browser: Browser, address: str) -> tuple[dict[str, int], float]:
    """Bytes that came over the line until the board was there, by kind, and when something was first painted."""
    sizes = {"script": 0, "stylesheet": 0}
    requests: list[Any] = []
    with at.visitor(browser, ADA) as page:
        page.on("requestfinished", lambda request: requests.append(request))
        page.goto(address)
        page.locator("[data-board] button").first.wait_for()
        paint: float = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        for request in requests:
            if request.resource_type in sizes:
                sizes[request.resource_type] += request.sizes()["responseBodySize"]
    return sizes, paint


def answers(at: Stage, browser: Browser, game: Game) -> list[float]:
    """Milliseconds from a click that makes a move until its answer is painted."""
    with at.visitor(browser, ADA) as page:
        page.add_init_script(CLOCK)
        page.goto(at.url)
        made = 0
        while made < MOVES:
            new_game(page, game)
            made = page.evaluate(PLAY, {"moves": MOVES - made, "longest": LONGEST})
        times: list[float] = page.evaluate("moveTimes")
    return times


def new_game(page: Page, game: Game) -> None:
    page.evaluate(NEW_GAME, {"game": game.name, "players": game.players[0]})
    page.locator("#end-title").wait_for(state="detached")
    page.locator("[data-board]").wait_for()


def markdown(measured: dict[str, Measured]) -> str:
    lines = [
        "| a table of | script, kB | style, kB | in all | first paint | a move's answer, median | 95 % within |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for title, one in measured.items():
        sizes = f"{one.script:.0f} | {one.style:.0f} | {one.script + one.style:.0f}"
        lines.append(f"| {title} | {sizes} | {one.paint:.0f} ms | {one.median:.0f} ms | {one.p95:.0f} ms |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
