"""Every screen before axe: in light and dark, on a desktop and on a phone. And none is wider or longer than what it shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from .screens import DESKTOP, GAMES, PHONE, Screen, Stage, dress, screens
from .screens import stage as new_stage

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
EVERYTHING = {"runOnly": {"type": "tag", "values": TAGS}, "rules": {"target-size": {"enabled": True}}}
COLOURS = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
}  # all that dark and wide change
ALIKE = ("-new", "-device-names", "-hand-over", "-spectator", "-notice", "-looking-back")
WIDTHS = (320, 360, 640)  # 320: WCAG's reflow; 640: a screen of 1280 at 200 %
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
        marks = [pytest.mark.xdist_group(f"axe-{number % 2}"), *([pytest.mark.long] if alike else [])]
        yield pytest.param(screen, id=screen.name, marks=marks)


@pytest.mark.parametrize("screen", list(cases()))
def test_a_screen(browser: Browser, stage: Stage, axe: str, screen: Screen) -> None:
    found = []
    with stage.visitor(browser, screen.who) as page:
        screen.open(stage, page)
        page.evaluate(axe)
        for size, rules in ((DESKTOP, COLOURS), (PHONE, EVERYTHING)):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            dress(page, "light")
            found += violations(page, f"{size['width']} light", rules)
            dress(page, "dark")
            found += violations(page, f"{size['width']} dark", COLOURS)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740})
            if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
                found.append(f"{width}: {wide} wide")
            if page.evaluate(
                "document.documentElement.scrollHeight > Math.max(document.body.offsetHeight, innerHeight) + 1"
            ):
                found.append(f"{width}: something unseen hangs below the page")
    assert found == []


def violations(page: Page, where: str, only: dict[str, Any]) -> list[str]:
    return [f"{where}: {problem}" for problem in page.evaluate(RUN, {**only, "resultTypes": ["violations"]})]
