"""A server with the page, and a browser in front of it. Whatever the browser complains about fails the test.

All tests of a worker share both: who comes is always somebody new, and sits at tables of their own.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect, sync_playwright

from shoal.bots.levels import HINTER
from shoal.bots.named import player_named
from shoal.bots.player import Budget, question_of
from shoal.core import backends
from shoal.core.match import Match
from shoal.server import calling, reviews
from shoal.server.computers import Computers, think
from shoal.server.page import FOLDER
from shoal.server.settings import Settings
from tests.server.mailed import PostOffice, post_office
from tests.server.pushed import ADDRESS
from tests.server.running import running

from . import browser as browser_of

MANY = 1e6
PATIENCE = 240_000  # milliseconds for whatever a page is asked to do, on a machine that is busy with other things
PLAYOUTS = 40  # that a hint is made of
NOBODY_THERE = r"^WebSocket connection to 'ws://.*/socket.*' failed: |^Failed to load resource: net::ERR_CONNECTION_"
UNWANTED = "Service Worker registration blocked by Playwright"  # which nobody but its tests needs
DESKTOP, PHONE = {"width": 1280, "height": 900}, {"width": 360, "height": 740}

expect.set_options(timeout=PATIENCE)


# Playwright keeps a loop running in its thread as long as it is open, and tests elsewhere want one of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = browser_of.program()
    if not found:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(browser_of.MISSING)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=browser_of.FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="package", autouse=True)
def quick() -> Iterator[None]:
    """Computers of all levels answer at once, as the easy ones do; hints and reviews are thought about for a moment."""

    async def ask(self: Computers, match: Match, seat: int, level: str, *whose_turn: object) -> Any:
        if level == HINTER:
            player = player_named(match.game, HINTER, backends.Backend.INTERPRETED).player
            question_for_hint = question_of(match, seat, random.Random(), Budget(iterations=PLAYOUTS))
            return await asyncio.to_thread(player, question_for_hint), None
        question = (match.game.name, "easy", match.view(seat), seat, match.legal_actions(seat))
        return think(*question, seed=secrets.randbits(60), compiled=False)

    with pytest.MonkeyPatch.context() as patch:
        # Nothing is compiled meanwhile.
        patch.setattr(backends, "fastest_backend", lambda: backends.Backend.INTERPRETED)
        patch.setattr(Computers, "ask", ask)
        patch.setattr(reviews, "SECONDS", 0.0)
        patch.setattr(calling, "LOOK", 0.5)
        yield


@pytest.fixture(scope="package")
def office() -> Iterator[PostOffice]:
    """Where the server's letters are handed over."""
    with post_office() as found:
        yield found


@pytest.fixture(scope="package")
def settings(tmp_path_factory: pytest.TempPathFactory, office: PostOffice) -> Settings:
    assert (FOLDER / "index.html").exists(), "the page is not built: `make play` does it"
    folder = tmp_path_factory.mktemp("data")
    return Settings(
        data=folder,
        port=0,
        requests=MANY,
        files=MANY,
        login_attempts=MANY,
        messages=MANY,
        connections=500,
        connections_each=500,
        player_processes=1,
        push_inside=True,
        mail=office.url(),
        mail_from="fish@example.org",
        address=ADDRESS,
    )


@pytest.fixture(scope="package")
def server(settings: Settings) -> Iterator[str]:
    with running(settings) as url:
        yield url


class Visitors:
    """People in front of the page, each with a browser of their own."""

    def __init__(self, browser: Browser, url: str, stack: ExitStack) -> None:
        self.browser, self.url, self.stack = browser, url, stack
        self.complaints: list[str] = []
        self.is_down = False  # the server, as a test wants it

    def new(self, *, at_once: bool = True, **how: object) -> Page:
        settings: dict[str, object] = {
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "service_workers": "block",
            **how,
        }
        context: BrowserContext = self.browser.new_context(**settings)  # type: ignore[arg-type]
        self.stack.callback(context.close)
        if at_once:
            context.add_init_script(browser_of.AT_ONCE)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", lambda line: self.complain(line.type, line.text))
        page.goto(self.url)
        return page

    def complain(self, kind: str, text: str) -> None:
        usual = UNWANTED in text or (self.is_down and re.search(NOBODY_THERE, text))
        if kind in ("error", "warning") and not usual:
            self.complaints.append(f"{kind}: {text}")

    @contextmanager
    def server_down(self) -> Iterator[None]:
        """While there is no server, a browser says by itself that nobody answers."""
        self.is_down = True
        yield
        self.is_down = False


def hold_back(page: Page, address: str) -> Callable[[], None]:
    """Hold back what the page asks there, until what this answers is called; that waits until it has been asked."""
    held: list[Route] = []
    page.route(address, lambda route: held.append(route))

    def let_go() -> None:
        while not held:
            page.wait_for_timeout(3)
        for route in held:
            route.continue_()
        page.unroute(address)

    return let_go


@pytest.fixture
def visitors(browser: Browser, server: str) -> Iterator[Visitors]:
    with ExitStack() as stack:
        found = Visitors(browser, server, stack)
        yield found
    assert found.complaints == []


@pytest.fixture
def visit(visitors: Visitors) -> Callable[..., Page]:
    return visitors.new


@pytest.fixture(scope="session")
def axe() -> str:
    return (Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
