"""Friends on the page: by link and by name, who is there, invitations wherever one is, and whom one keeps away."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .test_tables import card

Visit = Callable[..., Page]


def open_friends(page: Page) -> None:
    page.get_by_role("link", name="Friends").click()
    page.get_by_role("heading", name="Friends", exact=True).wait_for()


def make_friends(ada: Page, bob: Page) -> None:
    """Bob opens Ada's link and asks; she sees it at the head of the page and says yes."""
    open_friends(ada)
    link = ada.get_by_role("textbox", name="Your link").input_value()
    bob.goto(link)
    bob.get_by_role("button", name="Ask to be friends").first.click()
    expect(bob.get_by_role("region", name="My friends")).to_contain_text("asked, has not answered yet")
    expect(ada.get_by_role("link", name=re.compile("Friends.*1"))).to_be_visible()
    ada.reload()
    ada.get_by_role("button", name="Say yes").click()
    expect(ada.get_by_role("region", name="My friends")).to_contain_text("is here now")


def test_a_friend_is_made_by_link_invited_and_comes(visit: Visit) -> None:
    ada, bob = visit(), visit()
    make_friends(ada, bob)
    ada.get_by_role("link", name="shoal, home").click()
    card(ada, "Fish'n'Stones").get_by_role("button", name="With friends").click()
    ada.get_by_role("list", name="Invite friends").get_by_role("button", name="Invite").click()
    expect(ada.get_by_text("invited", exact=True)).to_be_visible()
    invitation = bob.get_by_role("status").filter(has_text="invites you: Fish'n'Stones")
    expect(invitation).to_be_visible()
    invitation.get_by_role("link", name="Go there").click()
    bob.get_by_role("button", name="Sit here").wait_for()
    expect(invitation).to_have_count(0)


def test_an_invitation_can_wait_and_a_friend_can_go(visit: Visit) -> None:
    ada, bob = visit(), visit()
    make_friends(ada, bob)
    ada.get_by_role("link", name="shoal, home").click()
    card(ada, "Fischen").get_by_role("button", name="With friends").click()
    ada.get_by_role("list", name="Invite friends").get_by_role("button", name="Invite").click()
    bob.get_by_role("button", name="Not now").click()
    expect(bob.get_by_role("button", name="Not now")).to_have_count(0)
    bob.reload()
    bob.get_by_role("button", name="Remove").first.click()
    bob.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(bob.get_by_text("Nobody yet.")).to_be_visible()


def test_who_is_blocked_at_a_table_is_blocked_for_good(visit: Visit) -> None:
    ada, bob = visit(), visit()
    card(ada, "Fish'n'Stones").get_by_role("button", name="With friends").click()
    ada.get_by_role("button", name="Begin").wait_for()
    bob.goto(ada.url)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit here").click()
    ada.get_by_role("button", name="Begin").click()
    ada.locator("[data-board]").wait_for()
    ada.get_by_role("button", name="The seat of Bob").click()
    ada.get_by_role("button", name="Block").first.click()
    ada.get_by_role("dialog").get_by_role("button", name="Block").last.click()
    expect(ada.get_by_text("Bob is blocked.")).to_be_visible()
    ada.goto(f"{ada.url.partition('#')[0]}#/friends")
    ada.get_by_role("button", name="Unblock").click()
    expect(ada.get_by_role("button", name="Unblock")).to_have_count(0)
