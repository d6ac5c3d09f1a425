"""Every screen before axe, in light and dark, on a desktop and a phone. None is wider or longer than what it shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from .screens import DESKTOP, GAMES, PHONE, Screen, Stage, dress, screens
from .screens import stage as new_stage

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
EVERYTHING = {
    "runOnly": {"type": "tag", "values": TAGS},
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}
ALWAYS = ((PHONE, "light"), (DESKTOP, "dark"))
SELDOM = ((PHONE, "dark"), (DESKTOP, "light"))  # in the long runs
ALIKE = ("-new", "-device-names", "-hand-over", "-spectator", "-notice", "-looking-back")
WIDTHS = (320, 360, 640)  # 320: WCAG's reflow; 640: a screen of 1280 at 200 %
HANGS = "document.documentElement.scrollHeight > Math.max(document.body.offsetHeight, innerHeight) + 1"
RUN = """async (options) => (await axe.run(document, options)).violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`))"""


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with new_stage(tmp_path_factory.mktemp("data")) as found:
        yield found


def cases() -> Iterator[Any]:
    """All screens, in two groups; what is much the same in each game is left to the long runs in all but the first."""
    for number, screen in enumerate(screens()):
        alike = screen.name.endswith(ALIKE) and not screen.name.startswith(GAMES[0])
        group = pytest.mark.xdist_group(f"axe-{number % 2}")
        yield pytest.param(screen, ALWAYS, id=screen.name, marks=[group, *([pytest.mark.long] if alike else [])])
        yield pytest.param(screen, SELDOM, id=f"{screen.name}-seldom", marks=[group, pytest.mark.long])


@pytest.mark.parametrize(("screen", "ways"), list(cases()))
def test_a_screen(browser: Browser, stage: Stage, axe: str, screen: Screen, ways: tuple[Any, ...]) -> None:
    found = []
    with stage.visitor(browser, screen.who) as page:
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
