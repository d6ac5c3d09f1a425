"""Who I am: a name, an account, sounds; and a page that is installed, opens offline and lives through hiccups."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect

from shoal.server import app
from shoal.server.page import FOLDER, page_routes
from shoal.server.settings import Settings
from tests.server.running import running

from .conftest import MANY, PHONE, Visitors, hold_back

PASSWORD = "correct horse"
COUNT_CONTEXTS = """
    window.contexts = 0
    window.AudioContext = class extends AudioContext { constructor() { super(); window.contexts++ } }
"""
SIZE = """src => new Promise(done => {
    const image = new Image()
    image.onload = () => done(`${image.naturalWidth}x${image.naturalHeight}`)
    image.src = src
})"""
OFFLINE = "Object.defineProperty(navigator, 'onLine', { value: false })"  # Playwright forgets to say so
NO_SERVER = "The server can't be reached. Please try again."
KEPT = {"service_workers": "allow"}  # the page on this device
IN_PRIVATE = [{"errorId": "in-incognito", "errorArguments": []}]  # as every browser of a test


def open_me(page: Page) -> None:
    page.get_by_role("link", name="Who I am").click()
    page.get_by_role("heading", name="Who I am").wait_for()


def fill(page: Page, form: str, *fields: str) -> None:
    """Fill in a form and send it."""
    found = page.get_by_role("form", name=form, exact=True)
    for at, text in enumerate(fields):
        found.locator("input:visible").nth(at).fill(text)
    found.locator("button:not([type])").click()


def forgive(visitors: Visitors) -> None:
    """A browser complains of every answer that is a refusal, and of every one that does not come."""
    visitors.complaints[:] = [text for text in visitors.complaints if "Failed to load resource" not in text]


def wait_until(page: Page, condition: str) -> None:
    page.evaluate(f"new Promise(done => {{ const look = () => {condition} ? done() : setTimeout(look, 20); look() }})")


# -- Who I am --


def test_an_account_is_logged_in_to_elsewhere_and_out_of(visitors: Visitors) -> None:
    page, other = visitors.new(), visitors.new(viewport=PHONE)
    open_me(page)
    fill(page, "My name", "Ada")
    expect(page.get_by_text("You play as Ada, a guest")).to_be_visible()
    fill(page, "My name", "Countess")
    expect(page.get_by_text("You play as Countess, a guest")).to_be_visible()
    fill(page, "Make an account", "ada", PASSWORD)
    expect(page.get_by_text("You play as Countess, logged in as ada")).to_be_visible()
    code = page.get_by_role("status").filter(has_text="Recovery code").locator(".code").inner_text()
    page.get_by_role("button", name="I have written it down").click()
    expect(page.get_by_text(code)).to_have_count(0)

    open_me(other)
    fill(other, "Log in", "ada", "wrong horse")
    expect(other.get_by_role("alert")).to_have_text("the login or the password is wrong")
    forgive(visitors)
    fill(other, "Log in", "ada", PASSWORD)
    expect(other.get_by_role("link", name="Countess")).to_be_visible()
    fill(other, "Log out")
    expect(other.get_by_text("You are not known here yet")).to_be_visible()
    other.reload()
    expect(other.get_by_text("You are not known here yet")).to_be_visible()
    expect(page.get_by_text("this one")).to_be_visible()
    fill(other, "Password forgotten", "ada", code, "quite another horse")
    expect(other.get_by_text("You play as Countess, logged in as ada")).to_be_visible()
    expect(other.get_by_text("Recovery code").first).to_be_visible()
    page.reload()
    expect(page.get_by_text("You are not known here yet")).to_be_visible()


def test_a_session_elsewhere_can_be_ended(visitors: Visitors) -> None:
    page, other = visitors.new(), visitors.new()
    open_me(page)
    fill(page, "My name", "Bob")
    expect(page.get_by_text("You play as Bob, a guest")).to_be_visible()
    fill(page, "Make an account", "bob", PASSWORD)
    page.get_by_text("logged in as bob").wait_for()
    open_me(other)
    fill(other, "Log in", "bob", PASSWORD)
    other.get_by_text("logged in as bob").wait_for()
    page.reload()
    page.get_by_role("button", name="End it").click()
    expect(page.get_by_role("button", name="End it")).to_have_count(0)
    other.reload()
    expect(other.get_by_text("You are not known here yet")).to_be_visible()
    expect(page.get_by_text("logged in as bob")).to_be_visible()


def test_what_is_typed_stays_while_an_answer_is_on_its_way(visit: Callable[..., Page]) -> None:
    page = visit()
    open_me(page)
    let_go = hold_back(page, "**/api/me/sessions")
    fill(page, "My name", "Dan")
    expect(page.get_by_text("You play as Dan, a guest")).to_be_visible()
    account = page.get_by_role("form", name="Make an account", exact=True)
    account.get_by_label("Login").fill("dan")
    let_go()
    expect(page.get_by_text("this one")).to_be_visible()
    expect(account.get_by_label("Login")).to_have_value("dan")


def test_a_program_gets_a_token_of_its_own(visit: Callable[..., Page], server: str) -> None:
    page = visit()
    open_me(page)
    fill(page, "My name", "Eve")
    fill(page, "A token for a program", "my bot")
    token = page.get_by_label("Your token").input_value()
    expect(page.get_by_role("button", name=re.compile("End it.*my bot"))).to_be_visible()
    told = page.request.get(f"{server}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert told.json()["name"] == "Eve"


def test_data_are_taken_away_by_who_types_the_name(visit: Callable[..., Page]) -> None:
    page = visit()
    open_me(page)
    fill(page, "My name", "Zoë (z.)")
    page.get_by_role("button", name="Take my data away").click()
    fill(page, "Really take it all away?", "Zoe")
    expect(page.get_by_role("dialog")).to_be_visible()
    fill(page, "Really take it all away?", "Zoë (z.)")
    expect(page.get_by_text("You are not known here yet")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_top_fits_a_phone(visit: Callable[..., Page]) -> None:
    page = visit(viewport=PHONE)
    open_me(page)
    fill(page, "My name", "W" * 32)
    page.get_by_role("link", name="W" * 32).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.querySelector('header').offsetHeight") < 64


# -- Sounds --


def test_nothing_sounds_until_somebody_wants_it(visit: Callable[..., Page]) -> None:
    page = visit()
    page.context.add_init_script(COUNT_CONTEXTS)
    page.reload()
    page.get_by_role("button", name="Play now").first.click()
    page.locator("[data-board]").wait_for()
    open_me(page)
    assert page.evaluate("window.contexts") == 0
    page.get_by_label("Sounds").check()
    assert page.evaluate("window.contexts") == 1
    page.reload()
    expect(page.get_by_label("Sounds")).to_be_checked()
    page.get_by_label("Sounds").uncheck()
    assert page.evaluate("window.contexts") == 0


# -- Installed, and offline --


def is_kept(page: Page) -> None:
    wait_until(page, "navigator.serviceWorker.controller")


def test_the_page_can_be_installed(visit: Callable[..., Page], server: str) -> None:
    page = visit(**KEPT)
    told = page.request.get(f"{server}/{page.locator('link[rel=manifest]').get_attribute('href')}").json()
    assert {"id", "name", "short_name", "description", "start_url", "display", "theme_color"} <= told.keys()
    assert {icon.get("purpose", "any") for icon in told["icons"]} == {"any", "maskable"}
    for icon in told["icons"]:
        size = page.evaluate(SIZE, icon["src"])
        assert icon["sizes"] in (size, "any")
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in ([], IN_PRIVATE)
    assert page.request.get(f"{server}/sw.js").headers["cache-control"] == "no-cache"


def test_the_page_opens_offline_and_says_so(visitors: Visitors) -> None:
    page = visitors.new(**KEPT)
    is_kept(page)
    kept: list[str] = page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))"
        ".then(found => found.flat().map(request => request.url))"
    )
    assert kept
    assert not [url for url in kept if "/api/" in url]
    page.context.set_offline(True)
    page.add_init_script(OFFLINE)
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(NO_SERVER)
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")  # some versions of the browser say so themselves, some don't
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    forgive(visitors)


def test_who_does_not_want_to_wait_tries_again(visitors: Visitors) -> None:
    page = visitors.new()
    page.route("**/api/hello", lambda route: route.abort())
    page.add_init_script(OFFLINE)
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(NO_SERVER)
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    forgive(visitors)


def test_a_hiccup_is_not_even_noticed(visitors: Visitors) -> None:
    page = visitors.new()
    tries: list[str] = []

    def fail_twice(route: Route) -> None:
        tries.append(route.request.url)
        if len(tries) <= 2:
            route.abort()
        else:
            route.continue_()

    page.route("**/api/hello", fail_twice)
    page.reload()
    page.get_by_role("button", name="Play now").first.wait_for()
    assert len(tries) == 3
    forgive(visitors)


def test_a_part_that_is_gone_makes_the_page_load_anew_once(visitors: Visitors) -> None:
    page = visitors.new()
    page.get_by_role("button", name="Play now").first.wait_for()
    page.route("**/assets/Rules-*.js", lambda route: route.fulfill(status=404), times=1)
    page.get_by_role("link", name="Rules").first.click()
    page.locator("main article").wait_for()
    page.unroute_all()

    page.evaluate("sessionStorage.clear()")
    page.goto(visitors.url)
    looks: list[Request] = []  # whether the server is there, which comes before each time the page is loaded anew
    page.on("request", lambda request: looks.append(request) if request.method == "HEAD" else None)
    page.route("**/assets/Rules-*.js", lambda route: route.fulfill(status=404))
    with page.expect_event("load"):
        page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert len(looks) == 1
    visitors.complaints.clear()  # of an import that failed, twice


def test_a_new_version_is_there_at_the_next_visit_and_breaks_no_running_page(
    visitors: Visitors, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "static"
    shutil.copytree(FOLDER, folder)
    for packed in [*folder.rglob("*.br"), *folder.rglob("*.gz")]:
        packed.unlink()  # they would be of the old one
    monkeypatch.setattr(app, "page_routes", lambda allowed: page_routes(allowed, folder))
    settings = Settings(data=tmp_path, port=0, requests=MANY, files=MANY, login_attempts=MANY)
    with running(settings) as visitors.url:
        page = visitors.new(**KEPT)
        is_kept(page)
        for gone in folder.glob("assets/Rules-*.js"):
            gone.rename(gone.with_name("Rules-anew.js"))
            for file in folder.rglob("*.*"):
                if file.suffix in (".js", ".html"):
                    file.write_text(file.read_text("utf-8").replace(gone.name, "Rules-anew.js"), "utf-8")
        home = folder / "index.html"
        home.write_text(
            home.read_text("utf-8").replace("<title>", '<meta name="version" content="anew" /><title>'), "utf-8"
        )
        page.get_by_role("link", name="Rules").first.click()
        page.locator("main article").wait_for()
        assert page.locator("meta[name=version]").count() == 0, "the old page, with its old parts"
        page.goto("about:blank")
        page.goto(visitors.url)
        page.get_by_role("link", name="Rules").first.click()
        page.locator("main article").wait_for()
        assert page.locator("meta[name=version]").count() == 1


# -- Passkeys --


def with_authenticator(page: Page) -> Page:
    """An authenticator for this page, which always says yes; it goes by the server's name, for which passkeys are."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasUserVerification": True, "isUserVerified": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": {**options, "automaticPresenceSimulation": True}})
    page.goto(page.url.replace("127.0.0.1", "localhost"))
    return page


def test_a_passkey_is_asked_for_beside_the_password(visitors: Visitors) -> None:
    page, other = with_authenticator(visitors.new()), with_authenticator(visitors.new())
    open_me(page)
    fill(page, "Make an account", "grace", PASSWORD)
    expect(page.get_by_text("logged in as grace")).to_be_visible()
    fill(page, "Add a passkey", "This laptop", PASSWORD)
    expect(page.get_by_label("Which one")).to_have_text("This laptop")
    page.get_by_role("button", name="Log out").click()
    fill(page, "Log in", "grace", PASSWORD)
    expect(page.get_by_text("logged in as grace")).to_be_visible()

    open_me(other)
    fill(other, "Log in", "grace", PASSWORD)
    expect(other.get_by_role("alert")).to_have_text("no passkey was shown")

    fill(page, "Remove a passkey", PASSWORD)
    expect(page.get_by_label("Which one")).to_have_count(0)
    fill(other, "Log in", "grace", PASSWORD)
    expect(other.get_by_text("logged in as grace")).to_be_visible()
    forgive(visitors)
