"""What a hint recommends is marked on the board: each thing to point at with one star, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.facts import facts_of

from .answers import a_hint, answering
from .screens import ADA, GAMES, Stage, ask_for_hint
from .screens import stage as new_stage

pytestmark = pytest.mark.xdist_group("hints")

# What has the class and how many stars are seen in it; and how many stars there are at all.
STARS = """() => [
    [...document.querySelectorAll('[data-board] button.hint')].map((one) =>
        [...one.querySelectorAll('.hint-star')].filter((star) => star.checkVisibility() && star.offsetWidth).length),
    document.querySelectorAll('[data-board] .hint-star').length,
]"""
WIDE = "document.documentElement.scrollWidth"


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with new_stage(tmp_path_factory.mktemp("data")) as found:
        yield found


def recommend(page: Page, which: int) -> None:
    """A hint will recommend the first legal move, or the last."""

    def answer(act: Any, view: Any) -> Any:
        found = a_hint(act, view)
        return found and {**found, "move": view["legal"][which]}

    answering(page, answer)


def cases() -> Iterator[Any]:
    """Every phase of every game; the first move is recommended and the last by turns, both in the long runs."""
    phases = [(game, phase) for game in GAMES for phase in facts_of(game).phases]
    for number, (game, phase) in enumerate(phases):
        for turn, (which, name) in enumerate([(0, "first"), (-1, "last")]):
            marks = [] if number % 2 == turn else [pytest.mark.long]
            yield pytest.param(game, phase, which, id=f"{game}-{phase}-{name}", marks=marks)


@pytest.mark.parametrize(("game", "phase", "which"), list(cases()))
def test_a_hint_has_its_stars(browser: Browser, stage: Stage, game: str, phase: str, which: int) -> None:
    with stage.visitor(browser, ADA, viewport={"width": 320, "height": 740}) as page:
        recommend(page, which)
        page.goto(f"{stage.url}/#/table/{game}-{phase}")
        page.locator("[data-board] button").first.wait_for()
        ask_for_hint(page)
        page.locator("[data-board] .hint").first.wait_for()
        each, stars = page.evaluate(STARS)
        assert each and set(each) == {1}
        assert stars == len(each)
        assert page.evaluate(WIDE) == 320
