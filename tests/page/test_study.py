"""The study of a finished game, in every game and at every size, with costly moments: test_replay.py has a few."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from .screens import ADA, GAMES, Stage, judge
from .screens import stage as new_stage
from .test_replay import SIZES, check_steps


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with new_stage(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.mark.long
@pytest.mark.xdist_group("study")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_at_every_size(browser: Browser, stage: Stage, game: str, size: tuple[int, int]) -> None:
    with stage.visitor(browser, ADA, viewport={"width": size[0], "height": size[1]}) as page:
        judge(stage, page)
        page.goto(f"{stage.url}/#/replay/{game}-over?look=yes")
        expect(page.locator("[data-mark]").first).to_be_visible()
        check_steps(page, size, 12)
