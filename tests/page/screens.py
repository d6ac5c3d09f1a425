"""Every screen of the page, and the quickest way there: games are played here and written into the server's database.

Seeds and moves are the same each time, so a screen shows the same. What a computer would think about for seconds (a
hint, a look back at a game) is made up on the way to the browser, of moves that are really there.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, Route

from shoal import all_games, game_named
from shoal.bots.named import player_named
from shoal.bots.player import question_of
from shoal.core import backends
from shoal.core.backends import Backend
from shoal.puzzles.puzzle import puzzles_of
from shoal.server import log, people, rows, wire
from shoal.server.decide import decide, moved
from shoal.server.http import COOKIE
from shoal.server.page import FOLDER
from shoal.server.puzzles import explained
from shoal.server.reviews import DearMove, LuckyMoment, Review, Reviewing, SeatReview
from shoal.server.settings import Settings
from shoal.server.shown import record_of
from shoal.server.store import Statement, open_engine
from shoal.server.table import Table
from tests.facts import facts_of
from tests.server.running import running

from .answers import a_hint, a_refusal, answering, climb, lose_the_line
from .browser import AT_ONCE

ADA, ROBIN = "Ada", "Robin"  # Ada plays at all boards; Robin has a few tables only
NAMES = (ADA, "Bob", "Cleo", "Dan", "Eve", "Finn", ROBIN)  # and ids
DESKTOP, PHONE = {"width": 1280, "height": 900}, {"width": 360, "height": 740}
MANY = 1e6
PATIENCE = 240_000  # milliseconds
BOARD = "[data-board] > *"
GAMES = [game.name for game in all_games()]


# -- Games --


class Moment(NamedTuple):
    """What was so after an entry of a game's log."""

    phase: str
    to_act: list[int]
    is_choice: bool  # for Ada


class Story(NamedTuple):
    """A whole game."""

    seed: bytes
    plan: wire.Plan
    entries: list[log.AnyEntry]
    moments: list[Moment]

    def upto(self, is_so: Callable[[Moment], bool], part: float) -> list[log.AnyEntry]:
        """The game until something is so, after some part of it if that happens."""
        found = [at for at, moment in enumerate(self.moments) if is_so(moment)]
        later = [at for at in found if at >= part * len(self.moments)]
        return self.entries[: (later[0] if later else found[-1]) + 1]


@cache
def story(name: str, others: str) -> Story:
    """The first game of some in which Ada has a choice in each phase. The others are of a level, or people (`open`)."""
    for number in count():
        found = play(name, others, bytes([number]) * 32)
        if {moment.phase for moment in found.moments if moment.is_choice} >= {*facts_of(name).phases}:
            return found
    raise AssertionError


def play(name: str, others: str, seed: bytes) -> Story:
    """A game of computers, by the strategy of the game."""
    game = game_named(name)
    players = sorted(game.players)[1]
    plan = wire.Plan(name, ["me", *[others] * (players - 1)], options=dict(facts_of(name).options))  # type: ignore[list-item]
    table = Table("", None, plan, ADA, seed)
    entries: list[log.AnyEntry] = []
    moments: list[Moment] = []

    def enter(entry: log.AnyEntry) -> None:
        table.apply(entry, 0.0)
        entries.append(entry)
        if match := table.match:
            is_choice = 0 in table.to_act and len(match.legal_actions(0)) > 1
            moments.append(Moment(game.picture.picture(match.view(0), 0).phase, table.to_act, is_choice))
        else:
            moments.append(Moment("", [], False))

    for seat in range(players if others == wire.OPEN else 1):
        enter(log.Sat(seat, NAMES[seat], "page"))
    enter(decide(table, wire.Start("s"), ADA, 0.0))
    player, dice = player_named(game, "strategy", Backend.INTERPRETED), random.Random(7)
    while table.to_act:
        assert table.match
        seat = dice.choice(table.to_act)
        answer = player.player(question_of(table.match, seat, dice, player.budget))
        enter(moved(table, seat, table.match.text_of(answer.action)))
    return Story(seed, plan, entries, moments)


# -- The server --


class Stage(NamedTuple):
    """A server with games at all these moments, and the tokens of who plays there."""

    url: str
    tokens: dict[str, str]

    def context(self, browser: Browser, name: str = "", *, at_once: bool = True, **how: Any) -> BrowserContext:
        """A new browser of one of the people, or of somebody who has never been here."""
        settings = {
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "service_workers": "block",
            **how,
        }
        context: BrowserContext = browser.new_context(**settings)
        if at_once:
            context.add_init_script(AT_ONCE)
        if name:
            context.add_cookies([{"name": COOKIE, "value": self.tokens[name], "url": self.url}])
        context.set_default_timeout(PATIENCE)
        return context

    @contextmanager
    def visitor(self, browser: Browser, name: str = "", **how: Any) -> Iterator[Page]:
        """Its page."""
        with self.context(browser, name, **how) as context:
            yield context.new_page()


@contextmanager
def stage(data: Path) -> Iterator[Stage]:
    """A server on a new folder of data."""
    assert (FOLDER / "index.html").exists(), "the page is not built: `make play` does it"
    settings = Settings(
        data=data,
        port=0,
        requests=MANY,
        files=MANY,
        login_attempts=MANY,
        messages=MANY,
        connections_each=500,
        player_processes=1,
        mail="smtp://127.0.0.1",  # who could be written to sees that they could
        mail_from="fish@example.org",
        address="https://shoal.example.org",
    )
    statements: list[Statement] = []
    tokens = {}
    for name in NAMES:
        tokens[name], session = people.session_of(people.Person(name, name, None, f"page-{name}"), "browser")
        statements += [rows.person_made(name, name, time.time()), session]
    for id_, person, found, entries in tables():
        statements += kept(id_, person, found, entries)
    engine = open_engine(settings.database_url)
    with engine.begin() as connection:
        for statement, values in statements:
            connection.execute(statement, values)
    engine.dispose()
    # Nobody thinks here, so nothing is compiled for it beside the browser.
    with patch.object(backends, "fastest_backend", lambda: Backend.INTERPRETED), running(settings) as url:
        yield Stage(url, tokens)


def tables() -> Iterator[tuple[str, str, Story, list[log.AnyEntry]]]:
    """Id, who has Ada's part there, the game, and as much of it as has been played."""
    for name in GAMES:
        alone, together = story(name, "medium"), story(name, wire.OPEN)
        for phase in facts_of(name).phases:
            yield f"{name}-{phase}", ADA, alone, own_turn(alone, phase)
        yield f"{name}-others", ADA, together, together.upto(lambda moment: moment.to_act == [1], 0.5)
        yield f"{name}-over", ADA, alone, alone.entries
        yield f"{name}-device", ADA, together, own_turn(together, facts_of(name).main_phase)
    friends = story("fischen", wire.OPEN)
    yield "robin-turn", ROBIN, story("fat-fish", "medium"), own_turn(story("fat-fish", "medium"), "lay")
    yield "robin-waits", ROBIN, friends, friends.upto(lambda moment: moment.to_act == [1], 0.5)
    yield "robin-over", ROBIN, story("fish-n-stones", "medium"), story("fish-n-stones", "medium").entries
    yield "lobby", ADA, friends, friends.entries[:2]


def own_turn(found: Story, phase: str) -> list[log.AnyEntry]:
    """The middle of a game, with Ada to choose and no computer beside her."""
    return found.upto(lambda moment: moment.phase == phase and moment.is_choice and moment.to_act == [0], 0.5)


def kept(id_: str, person: str, found: Story, entries: list[log.AnyEntry]) -> list[Statement]:
    """A table as the server keeps it."""
    code = f"{sum(id_.encode()) * 7919 % 10**6:06}"
    plan = msgspec.structs.replace(found.plan, visibility="open" if id_ == "lobby" else "link")
    now = time.time()
    table = Table(id_, code, plan, person, found.seed)
    statements: list[Statement] = []
    for version, entry in enumerate(entries, 1):
        if isinstance(entry, log.Sat) and entry.person == ADA:
            entry = msgspec.structs.replace(entry, person=person)
        statements += rows.entered(table, version, entry, now)
        table.apply(entry, now)
    over = [rows.recorded(table)] if table.status == "over" else []
    return [rows.table_made(table, now), *statements, *over]


# -- What the server would say --


def a_judgement(name: str) -> str:
    """What is thought of Ada's moves in a finished game, the costs made up."""
    table = Table("", None, story(name, "medium").plan, ADA, story(name, "medium").seed)
    for entry in story(name, "medium").entries:
        table.apply(entry, 0.0)
    own = [
        (step, made["move"])
        for step, made in enumerate(record_of(table, str)["moves"])
        if made.get("seat") == 0 and "move" in made
    ]
    lines = []
    for at, (step, move) in enumerate(own):
        cost = at * 37 % 23 / 100
        best = own[(at + 1) % len(own)][1] if cost else move
        lines.append({"step": step, "move": move, "best": best, "chance": 0.61, "cost": cost, "candidates": []})
    return "".join(f"{json.dumps(line)}\n" for line in lines)


def a_review(name: str) -> str:
    """What was luck and what was play in a finished game, all made up but the moves."""
    table = Table("", None, story(name, "medium").plan, ADA, story(name, "medium").seed)
    for entry in story(name, "medium").entries:
        table.apply(entry, 0.0)
    made, whole, players = record_of(table, str)["moves"], 600, table.players
    even = whole // players
    play = [[(17 * who + 29 * seat) % 90 - 60 for who in range(players)] for seat in range(players)]
    seats = []
    for seat in range(players):
        result = 0 if seat else whole
        own = [step for step, entry in enumerate(made) if entry.get("seat") == seat and "move" in entry]
        dearest = [DearMove(step, made[step]["move"], 40 - step % 30) for step in own[:3]]
        seats.append(SeatReview(result, even, result - even - sum(play[seat]), play[seat], 40.0, len(own), dearest))
    half = [LuckyMoment(step, [one.luck // 2 for one in seats]) for step in (len(made) // 3, len(made) // 2)]
    told = Reviewing(len(made), len(made), Review(whole, seats, half))
    return f"{msgspec.json.encode(told).decode()}\n"


# -- Screens --


def dress(page: Page, theme: str) -> None:
    """Light or dark, as somebody chooses it; it is there with the next frame."""
    page.evaluate(
        """(theme) => {
            document.documentElement.dataset.theme = theme
            return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        }""",
        theme,
    )


class Screen(NamedTuple):
    """A screen in some state."""

    name: str
    path: str  # of the address, after #
    ready: str  # what is there when it is
    who: str = ADA
    before: Callable[[Stage, Page], None] | None = None  # it is opened
    after: Callable[[Page], None] | None = None
    alike: str = ""  # its kind, if it looks much the same in every game

    def open(self, at: Stage, page: Page) -> None:
        if self.before:
            self.before(at, page)
        page.goto(f"{at.url}/#/{self.path}")
        page.locator(self.ready).first.wait_for()
        if self.after:
            self.after(page)
        page.evaluate("document.fonts.ready")


def screens() -> Iterator[Screen]:
    yield Screen("home-new", "", ".games", "")
    yield Screen("home", "", ".tables", ROBIN)
    yield Screen("me", "me", "#calls", ROBIN)
    yield Screen("record", "record", ".band", ROBIN, before=lambda _, page: climb(page, GAMES))
    yield Screen("friends", "friends", ".columns", ROBIN)
    yield Screen("friend-link", f"friends/{ADA}", "section.row button", ROBIN)
    yield Screen("lobby-host", "table/lobby", ".lobby")
    yield Screen("lobby-guest", "table/lobby", ".lobby", ROBIN)
    yield Screen("lost-line", "table/fischen-play", "text=The connection is lost", before=lose_the_line)
    yield Screen("no-game", "rules/there-is-none", "main h1")
    yield Screen("no-table", "table/there-is-none", "main h1")
    for game in GAMES:
        for phase in facts_of(game).phases:
            yield Screen(f"{game}-{phase}", f"table/{game}-{phase}", "[data-board] button")
        for screen in screens_alike(game):
            yield screen._replace(name=f"{game}-{screen.name}", alike=screen.name)


def screens_alike(game: str) -> Iterator[Screen]:
    """Those that every game has."""
    own = f"table/{game}-{facts_of(game).main_phase}"
    yield Screen("new", f"new/{game}", "main h1")
    yield Screen("device-names", f"device/{game}", "form")
    yield Screen("hand-over", f"table/{game}-device", ".hand-over", before=share_device)
    yield Screen("others", f"table/{game}-others", BOARD)
    yield Screen("spectator", own, BOARD, ROBIN)
    yield Screen("hint", own, "[data-board] button", before=hint_is(a_hint), after=ask_for_hint)
    yield Screen("notice", own, "[data-board] button", before=hint_is(a_refusal), after=ask_for_hint)
    yield Screen("over", f"table/{game}-over", BOARD)
    yield Screen("replay", f"replay/{game}-over?at=20", BOARD)
    yield Screen("looking-back", f"replay/{game}-over?look=yes", "[data-mark]", before=judge)
    yield Screen("review", f"replay/{game}-over?review=yes", ".track", before=luck_and_play)
    yield Screen("rules", f"rules/{game}", "article h2")
    yield Screen("lesson", f"lesson/{game}", BOARD)
    yield Screen("puzzle", f"puzzle/{game}", BOARD)
    yield Screen("puzzle-tried", f"puzzle/{game}", ".how", before=try_puzzle(game))
    yield Screen("puzzles", f"puzzles/{game}", "li a")


def try_puzzle(game: str) -> Callable[[Stage, Page], None]:
    """Somebody has tried today's puzzle already, and missed it."""

    def before(_: Stage, page: Page) -> None:
        def tried(route: Route) -> None:
            found = route.fetch().json()
            puzzle = puzzles_of(game)[found["card"]["id"]]
            told = explained(game, puzzle, SimpleNamespace(move=puzzle.moves[1].move, solved=False))
            route.fulfill(json=found | {"explained": msgspec.to_builtins(told)})

        page.route("**/api/puzzles/*/today", tried)

    return before


def hint_is(answer: Callable[[Any, Any], Any]) -> Callable[[Stage, Page], None]:
    return lambda _, page: answering(page, answer)


def ask_for_hint(page: Page) -> None:
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator("section[aria-label='Hint'] button, .notices button").last.focus()  # a notice stays while it is in use


def share_device(at: Stage, page: Page) -> None:
    for game in GAMES:
        found = story(game, wire.OPEN)
        here = [
            {"seat": seat, "name": NAMES[seat], "token": at.tokens[NAMES[seat]]}
            for seat in range(len(found.plan.seats))
        ]
        kept_as = json.dumps(f"shoal-device-{game}-device"), json.dumps(json.dumps(here))
        page.add_init_script(f"localStorage.setItem({kept_as[0]}, {kept_as[1]})")


def judge(at: Stage, page: Page) -> None:
    def answer(route: Route) -> None:
        game = route.request.url.split("/tables/")[1].partition("-over")[0]
        route.fulfill(content_type="application/x-ndjson", body=a_judgement(game))

    page.route("**/analysis?*", answer)


def luck_and_play(at: Stage, page: Page) -> None:
    def answer(route: Route) -> None:
        game = route.request.url.split("/tables/")[1].partition("-over")[0]
        route.fulfill(content_type="application/x-ndjson", body=a_review(game))

    page.route("**/review", answer)
