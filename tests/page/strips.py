"""Pictures of what happens at a table, one after the other: `python -m tests.page.strips [FOLDER]`.

Plays each game against easy computers at the usual pace, as somebody sees it, and saves a strip for each kind of event:
what was on the screen while it was shown. FOLDER/index.html shows them with how long each was to be seen.
"""

from __future__ import annotations

import base64
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

import click
from playwright.sync_api import Browser, Page, sync_playwright

from shoal import Game, all_games

from . import browser as browser_of
from .player import Player
from .screens import ADA, Stage, stage
from .speed import NEW_GAME

SIZES = {"desktop": {"width": 1366, "height": 768}, "phone": {"width": 390, "height": 844}}
FRAMES = 7  # of a strip at most
STRIPS = 2  # of each kind
SPACE = 200  # milliseconds at least from frame to frame
ROUND = 3  # beats of others between two own moves, from which on it is worth a look what is still marked
STYLE = """body { font: 16px sans-serif } div { display: flex; flex-wrap: wrap; gap: 4px }
  figure { margin: 0; width: calc(33% - 4px) } figure:only-child { width: 100% } img { width: 100% }"""

# Which events are on the screen, since when in milliseconds, and whether more waits to be shown.
WATCH = """() => {
  const beats = (window.beats = [])
  new MutationObserver(() => {
    const board = document.querySelector('[data-board]')
    if (!board) return
    const kind = `${board.dataset.moment ? `${board.dataset.moment}: ` : ''}${board.dataset.shown}`
    const version = document.querySelectorAll('[role=log] p').length
    if (beats.at(-1)?.version === version && beats.at(-1)?.kind === kind) return
    beats.push({ kind, version, at: performance.now() })
  }).observe(document, { attributes: true, childList: true, subtree: true })
}"""
NOW = """() => ({
  number: beats.length, kind: beats.at(-1)?.kind ?? '', at: performance.now() - (beats.at(-1)?.at ?? 0),
  behind: [...document.querySelectorAll('.tools .main')].some((one) => one.textContent.includes('»')),
  over: document.querySelector('#end-title') !== null,
})"""


@dataclass
class Strip:
    """What was on the screen while something was shown."""

    kind: str
    frames: list[tuple[float, bytes]] = field(default_factory=list)
    lasted: float = 0.0  # milliseconds


@click.command(help=__doc__)
@click.argument("folder", type=click.Path(path_type=Path), default=Path("build/strips"))
@click.option("--only", default="", help="A word of the names of the games wanted.")
@click.option("--size", type=click.Choice([*SIZES]), default="desktop")
@click.option("--seconds", default=100, help="How long each game is played.")
@click.option("--still", is_flag=True, help="With reduced motion.")
def main(folder: Path, only: str, size: str, seconds: int, *, still: bool) -> None:
    found = browser_of.program()
    if not found:
        raise click.ClickException(browser_of.MISSING)
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    with tempfile.TemporaryDirectory() as data, stage(Path(data)) as at, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=browser_of.FLAGS)
        for game in all_games():
            if only in game.name:
                strips = record(at, browser, game, size, seconds, still=still)
                lines += save(browser, folder, f"{game.name}-{size}", strips)
        browser.close()
    (folder / f"index-{size}.html").write_text(
        f"<!doctype html><meta charset=utf-8><title>Strips of shoal</title>\n{''.join(lines)}", "utf-8"
    )
    click.echo(f"{len(lines)} strips in {folder}; {folder / f'index-{size}.html'} shows them all")


def record(at: Stage, browser: Browser, game: Game, size: str, seconds: int, *, still: bool) -> list[Strip]:
    """Play for a while, and look."""
    how = {"viewport": SIZES[size], "reduced_motion": "reduce" if still else "no-preference"}
    with at.visitor(browser, ADA, at_once=False, **how) as page:
        page.add_init_script(f"({WATCH})()")
        page.on("pageerror", lambda error: click.echo(f"{game.name}: the page complained: {error}", err=True))
        page.goto(at.url)
        player = Player(page, seed=5)
        page.evaluate(NEW_GAME, {"game": game.name, "players": min(5, max(game.players))})
        page.locator("[data-board]").wait_for()
        strips: dict[int, Strip] = {}
        seen: Counter[str] = Counter()
        turn = 0  # the beat of the last own one
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            now = page.evaluate(NOW)
            if now["over"]:
                break
            if not now["behind"]:
                offer = player.choose()
                if "x" in offer:
                    if now["number"] - turn > ROUND:
                        look(page, {**now, "kind": "own turn"}, strips, seen)
                    turn = now["number"]
                    player.use(offer)
                    player.settle()
                    continue
            look(page, now, strips, seen)
        beats: list[dict[str, Any]] = page.evaluate("beats")
    for number, strip in strips.items():
        if number < len(beats):
            strip.lasted = beats[number]["at"] - beats[number - 1]["at"]
    return [strip for strip in strips.values() if strip.lasted]


def look(page: Page, now: dict[str, Any], strips: dict[int, Strip], seen: Counter[str]) -> None:
    """Take a picture for the strip of what is on the screen, unless there are enough of its kind."""
    number, kind = now["number"], now["kind"]
    if number not in strips:
        if not kind or seen[kind] == STRIPS:
            page.wait_for_timeout(50)
            return
        seen[kind] += 1
        strips[number] = Strip(kind)
    frames = strips[number].frames
    if frames and now["at"] - frames[-1][0] < SPACE:
        page.wait_for_timeout(20)
        return
    frames.append((now["at"], page.screenshot(type="jpeg", quality=70)))
    if len(frames) > FRAMES:  # every other, so that they are spread over all of it
        del frames[1::2]


def save(browser: Browser, folder: Path, name: str, strips: list[Strip]) -> list[str]:
    lines = []
    page = browser.new_page(viewport={"width": 1800, "height": 200})
    for number, strip in enumerate(sorted(strips, key=lambda one: one.kind)):
        figures = "".join(
            f"<figure><img src='data:image/jpeg;base64,{base64.b64encode(frame).decode()}'>"
            f"<figcaption>{after:.0f} ms</figcaption></figure>"
            for after, frame in strip.frames
        )
        about = f"{name}: {escape(strip.kind)}, {strip.lasted:.0f} ms"
        page.set_content(f"<style>{STYLE}</style><p>{about}</p><div>{figures}</div>")
        file = f"{name}-{number:02}.png"
        page.screenshot(path=folder / file, full_page=True)
        lines.append(f"<figure><figcaption>{about}</figcaption><img src='{file}' alt='' width='100%'></figure>\n")
        click.echo(f"{file} {about}")
    page.close()
    return lines


if __name__ == "__main__":
    main()
