"""Every screen before axe, in light and dark, on a desktop and a phone. None is wider or longer than what it shows.

Each screen is looked at in one of these ways, and what looks alike in all games in one game; in the long runs all of
them are, in all ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from .screens import ADA, DESKTOP, GAMES, PHONE, ROBIN, Screen, Stage, dress, screens
from .screens import stage as new_stage

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
EVERYTHING = {
    "runOnly": {"type": "tag", "values": TAGS},
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}
WAYS = ((PHONE, "light"), (DESKTOP, "dark"), (PHONE, "dark"), (DESKTOP, "light"))
GROUPS = 2  # of screens, each with a server
WIDTHS = (320, 360, 640)  # 320: WCAG's reflow; 640: a screen of 1280 at 200 %
HANGS = "document.documentElement.scrollHeight > Math.max(document.body.offsetHeight, innerHeight) + 1"
RUN = """async (options) => (await axe.run(document, options)).violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`))"""


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with new_stage(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture(scope="module")
def contexts(browser: Browser, stage: Stage) -> Iterator[dict[str, BrowserContext]]:
    """A browser for each of the people, who go from screen to screen in it."""
    with ExitStack() as stack:
        yield {name: stack.enter_context(stage.context(browser, name)) for name in ("", ADA, ROBIN)}


def cases() -> Iterator[Any]:
    """Every screen in one of the ways by turns, of those alike one game's by turns; the rest in the long runs."""
    kinds = dict.fromkeys(screen.alike for screen in screens() if screen.alike)
    shown = {f"{GAMES[number % len(GAMES)]}-{kind}" for number, kind in enumerate(kinds)}
    for number, screen in enumerate(screens()):
        first, *others = (*WAYS[number % len(WAYS) :], *WAYS[: number % len(WAYS)])
        group = pytest.mark.xdist_group(f"axe-{number % GROUPS}")
        rest = [pytest.mark.long] if screen.alike and screen.name not in shown else []
        yield pytest.param(screen, [first], id=screen.name, marks=[group, *rest])
        yield pytest.param(screen, others, id=f"{screen.name}-otherwise", marks=[group, pytest.mark.long])


@pytest.mark.parametrize(("screen", "ways"), list(cases()))
def test_a_screen(
    contexts: dict[str, BrowserContext], stage: Stage, axe: str, screen: Screen, ways: list[tuple[Any, str]]
) -> None:
    found = []
    with contexts[screen.who].new_page() as page:
        screen.open(stage, page)
        page.evaluate(axe)
        for size, theme in ways:
            page.set_viewport_size(size)
            dress(page, theme)
            found += [f"{size['width']} {theme}: {problem}" for problem in page.evaluate(RUN, EVERYTHING)]
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740})
            if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
                found.append(f"{width}: {wide} wide")
            if page.evaluate(HANGS):
                found.append(f"{width}: something unseen hangs below the page")
    assert found == []
