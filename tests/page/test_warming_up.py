"""A table says that its computers are still being compiled, and stops saying so by itself."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from shoal import all_games
from shoal.core import backends
from shoal.server import computers
from shoal.server.settings import Settings
from shoal.server.worker import Worker
from tests.server.running import running

from .conftest import PHONE
from .test_play import play_now

Compiled = dict[str, "Future[None]"]


@pytest.fixture
def compiled() -> Compiled:
    """By game: done when a test says that it is compiled."""
    return defaultdict(Future)


@pytest.fixture
def server(settings: Settings, compiled: Compiled, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """One that compiles, but only when a test lets it."""

    def do(worker: Worker, work: Callable[..., Any], game: str) -> asyncio.Future[None]:
        assert work is computers.warm_up
        return asyncio.wrap_future(compiled[game])

    monkeypatch.setattr(backends, "fastest_backend", lambda: backends.Backend.COMPILED)
    monkeypatch.setattr(Worker, "do", do)
    with running(replace(settings, data=tmp_path)) as url:
        yield url


@pytest.mark.parametrize("screen", [None, PHONE], ids=["desktop", "phone"])
def test_a_table_says_so_until_its_computers_are_warm(
    visit: Callable[..., Page], compiled: Compiled, screen: dict[str, int] | None
) -> None:
    game = min(all_games(), key=lambda game: backends.size_of_rules(game.folder))  # compiled first
    page = visit(**({"viewport": screen} if screen else {}))
    play_now(page, game).click()
    players = page.get_by_role("list", name="Players")
    note = page.get_by_role("status").filter(has_text="still warming up")
    if screen:
        page.get_by_role("button", name="Players, log and chat").click()
    expect(players).to_be_visible()
    expect(note).to_be_visible()
    page.evaluate("window.sameAsBefore = true")
    compiled[game.name].set_result(None)
    expect(note).to_have_count(0)
    expect(players).to_be_visible()
    assert page.evaluate("window.sameAsBefore"), "the page was not opened anew"
