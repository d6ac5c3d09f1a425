"""Somebody is told in the browser that it is their turn, and comes: from the button to the table.

The browser's own push service can't be asked here. In its place is one of ours, to which the server sends; what it gets
is decrypted with the browser's keys, as the browser would, and handed to the page's real service worker.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import CDPSession, Page, expect

from shoal.server import calling
from tests.server.mailed import PostOffice
from tests.server.pushed import Browser, Service, push_service

from . import browser as browser_of
from .test_me import wait_until
from .test_tables import card

Visit = Callable[..., Page]
WORKER = {"service_workers": "allow"}
SUBSCRIBED = """
const made = { toJSON: () => (SUBSCRIPTION), unsubscribe: async () => (localStorage.removeItem('subscribed'), true) }
PushManager.prototype.subscribe = async (how) => (localStorage.setItem('subscribed', how.applicationServerKey), made)
PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? made : null)
"""
SHOWN = """navigator.serviceWorker.getRegistration().then((one) => one.getNotifications())
  .then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))"""
CLICK = """async () => {
  ExtendableEvent.prototype.waitUntil = (work) => work.catch(() => {}) // nobody has really clicked: it can't be focused
  const [notification] = await registration.getNotifications()
  dispatchEvent(new NotificationEvent('notificationclick', { notification }))
}"""


@pytest.fixture(scope="module")
def browser(browser: Chromium) -> Iterator[Chromium]:
    """The one with windows, in which none is opened: the other lets no page show messages."""
    found = browser_of.program(*browser_of.WITH_WINDOWS)
    if not found:
        pytest.skip(browser_of.MISSING)
    opened = browser.browser_type.launch(executable_path=found, args=[*browser_of.FLAGS, "--headless=new"])
    yield opened
    opened.close()


def open_me(page: Page) -> None:
    page.get_by_role("link", name=re.compile("Who I am")).click()
    page.get_by_role("heading", name="When it is your turn").wait_for()


def with_push(visit: Visit, browser: Browser) -> Page:
    """A page in a browser that would subscribe at our service, and may show messages if it asks."""
    page = visit(permissions=["notifications"], **WORKER)
    told = browser.subscription
    keys = {name: told[name] for name in ("p256dh", "auth")}
    subscription = json.dumps({"endpoint": told["endpoint"], "keys": keys})
    page.context.add_init_script(SUBSCRIBED.replace("SUBSCRIPTION", subscription))
    wait_until(page, "navigator.serviceWorker.controller")
    page.reload()
    return page


def delivers(page: Page) -> Callable[[str], None]:
    """Hands messages to the page's service worker, as the browser does."""
    line: CDPSession = page.context.new_cdp_session(page)
    known: list[Any] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(3)
    about = {"origin": re.sub(r"(?<=\d)/.*", "", page.url), "registrationId": known[0]["registrationId"]}
    return lambda data: line.send("ServiceWorker.deliverPushMessage", about | {"data": data})


def received(page: Page, service: Service, browser: Browser, number: int) -> str:
    """The message of that number, once it has come."""
    while len(service.got) <= number:
        page.wait_for_timeout(10)
    return browser.read(service.got[number]).decode()


def shown(page: Page, number: int) -> list[dict[str, str]]:
    """The messages that are on the screen, once there are so many."""
    while len(found := page.evaluate(SHOWN)) != number:
        page.wait_for_timeout(10)
    return list(found)


def test_somebody_is_told_and_one_click_leads_to_the_table(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    with push_service() as service:
        browser = Browser(service)
        ada, bob = with_push(visit, browser), visit()
        card(ada, "Fish'n'Stones").get_by_role("button", name="With friends").click()
        ada.get_by_role("button", name="Begin").wait_for()
        table = ada.url
        bob.goto(table)
        bob.get_by_label("Your name").fill("Bob")
        bob.get_by_role("button", name="Sit here").click()
        ada.get_by_role("button", name="Begin").click()
        ada.get_by_role("button", name="Tell me on this device when it is my turn").click()
        expect(ada.get_by_role("button", name="Tell me on this device")).to_have_count(0)
        open_me(ada)
        expect(ada.get_by_text("You are told on this device.")).to_be_visible()
        ada.get_by_role("button", name="Send me one now").click()
        expect(ada.get_by_text("It is on its way.")).to_be_visible()
        deliver = delivers(ada)
        deliver(received(ada, service, browser, 0))
        assert shown(ada, 1)[0]["title"] == "This is how you are told"
        monkeypatch.setattr(calling, "GRACE", 0.0)
        monkeypatch.setattr(calling, "HERE", 0.0)
        deliver(received(ada, service, browser, 1))
        told = next(one for one in shown(ada, 2) if one["tag"] != "test")
        assert (told["title"], told["body"]) == ("It is your turn", "Fish'n'Stones, with Bob")
        assert table.endswith(told["tag"])
        ada.evaluate("navigator.serviceWorker.getRegistration().then(async (one) => "
                     "(await one.getNotifications({ tag: 'test' }))[0].close())")  # fmt: skip
        ada.context.service_workers[0].evaluate(CLICK)
        expect(ada).to_have_url(table)
        ada.locator("[data-board]").wait_for()
        assert shown(ada, 0) == []


def test_who_does_not_let_the_page_show_messages_is_told_what_to_do(visit: Visit) -> None:
    page = visit(**WORKER)
    page.context.add_init_script("Notification.requestPermission = async () => 'denied'")
    wait_until(page, "navigator.serviceWorker.controller")
    page.goto(f"{page.url}#/me")
    page.reload()
    page.get_by_label("Name", exact=True).fill("Ada")
    page.get_by_role("button", name="Save").first.click()
    page.get_by_role("button", name="Tell me on this device when it is my turn").click()
    expect(page.get_by_role("alert")).to_contain_text("does not let this page show messages")
    quiet = page.get_by_role("form", name="Quiet hours")
    quiet.get_by_label("From").fill("21:30")
    quiet.get_by_role("button", name="Save").click()
    expect(quiet.get_by_text("Quiet from 21:30 to 07:00.")).to_be_visible()
    quiet.get_by_role("button", name="No quiet hours").click()
    expect(quiet.get_by_text("Quiet from")).to_have_count(0)


def test_somebody_is_written_to_until_they_have_had_enough(visit: Visit, server: str, office: PostOffice) -> None:
    page = visit()
    page.goto(f"{server}/#/me")
    page.get_by_label("Name", exact=True).fill("Ada")
    page.get_by_role("button", name="Save").first.click()
    mail = page.get_by_role("form", name="By e-mail")
    mail.get_by_label("E-mail address").fill("ada@example.com")
    mail.get_by_role("button", name="Send me the link").click()
    expect(mail.get_by_text("The link was sent to ada@example.com.")).to_be_visible()
    letter = next(one for one in office.letters if one.to == ["ada@example.com"])
    page.goto(f"{server}/#/mail/confirm?{letter.link('/#/mail/confirm?')}")
    expect(page.get_by_role("status").filter(has_text="Done: you are written to")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Who I am").click()
    expect(mail.get_by_text("You are written to at ada@example.com.")).to_be_visible()
    mail.get_by_role("button", name="No more e-mail").click()
    expect(mail.get_by_text("You are written to at")).to_have_count(0)
    page.route("**/api/mail/unsubscribed/a.0.b", lambda route: route.fulfill(status=204))
    page.goto(f"{server}/#/mail/stop?a.0.b")
    expect(page.get_by_role("status").filter(has_text="nothing more is sent to this address")).to_be_visible()
