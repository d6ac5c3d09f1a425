"""Clubs on the page: made, joined by a link, played in, left and closed; on a desktop and on phones."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visitors
from .test_axe import EVERYTHING, RUN, WIDTHS
from .test_me import fill, forgive

PICTURES = os.environ.get("SHOAL_PICTURES")  # a folder, for who wants to look at the screens


def look(page: Page, axe: str, name: str) -> None:
    """Axe finds nothing, in light and dark, and nothing is wider than the window, on a desktop and on phones."""
    page.evaluate(axe)
    found: list[Any] = []
    for size, theme in ((DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light"), (PHONE, "dark")):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        found += page.evaluate(RUN, EVERYTHING)
        if PICTURES:
            page.screenshot(path=Path(PICTURES) / f"{name}-{size['width']}-{theme}.png", full_page=True)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert found == []
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    page.emulate_media(color_scheme="light")


def confirm(page: Page, button: str) -> None:
    page.get_by_role("dialog").get_by_role("button", name=button, exact=True).click()


@pytest.fixture
def pages(visitors: Visitors) -> tuple[Page, Page]:
    return visitors.new(), visitors.new()


def make_club(page: Page, name: str) -> str:
    """Make a club; its link."""
    page.get_by_role("link", name="Clubs", exact=True).click()
    fill(page, "Make a club", name)
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    return page.get_by_label("Link to this club").input_value()


def test_friends_meet_in_a_club(pages: tuple[Page, Page], visitors: Visitors, axe: str) -> None:
    page, other = pages
    address = make_club(page, "The Otters")
    other.goto(address)
    expect(other.get_by_text("A club of Guest, with one member.")).to_be_visible()
    look(other, axe, "invited")
    other.get_by_label("Your name").fill("Bob")
    other.get_by_role("button", name="Join", exact=True).click()
    expect(other.get_by_role("heading", name="The Otters", exact=True)).to_be_visible()

    page.get_by_role("combobox", name="Game").first.select_option("fish-n-stones")
    page.get_by_role("button", name="Set up a table").click()
    expect(page.get_by_text("The members of your club find the table there.")).to_be_visible()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("heading", name="Invite").wait_for()
    other.reload()
    other.get_by_role("region", name="Tables").get_by_role("link").click()
    other.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text("Bob").first).to_be_visible()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator("[data-board]").first.wait_for()

    page.goto(address)
    page.get_by_role("link", name="Go to the club").click()
    expect(page.get_by_role("region", name="Members").get_by_role("listitem")).to_have_count(2)
    look(page, axe, "club")
    page.get_by_role("button", name="Remove").click()
    confirm(page, "Remove")
    expect(page.get_by_role("region", name="Members").get_by_role("listitem")).to_have_count(1)
    assert page.get_by_label("Link to this club").input_value() != address
    other.goto(address)
    expect(other.get_by_text("no club has this link any more")).to_be_visible()
    forgive(visitors)


def test_a_club_is_looked_after(pages: tuple[Page, Page], visitors: Visitors, axe: str) -> None:
    page, other = pages
    address = make_club(page, "Seals")
    other.goto(address)
    other.get_by_role("button", name="Join", exact=True).click()
    expect(other.get_by_role("heading", name="Seals", exact=True)).to_be_visible()
    expect(other.get_by_role("button", name="Close the club")).to_have_count(0)

    fill(page, "Rename the club", "Sea lions")
    expect(page.get_by_role("heading", name="Sea lions", exact=True)).to_be_visible()
    before = page.get_by_label("Link to this club").input_value()
    page.get_by_role("button", name="Another link").click()
    confirm(page, "Another link")
    expect(page.get_by_label("Link to this club")).not_to_have_value(before)
    page.reload()
    page.get_by_role("button", name="Make host").click()
    confirm(page, "Make host")
    expect(page.get_by_role("button", name="Close the club")).to_have_count(0)
    page.get_by_role("button", name="Leave", exact=True).click()
    confirm(page, "Leave")
    expect(page.get_by_role("heading", name="Make a club")).to_be_visible()
    expect(page.get_by_role("link", name="Sea lions")).to_have_count(0)

    other.get_by_role("link", name="shoal, home").click()
    other.get_by_role("link", name="Clubs", exact=True).click()
    look(other, axe, "clubs")
    other.get_by_role("link", name="Sea lions").click()
    other.get_by_role("button", name="Close the club").click()
    confirm(other, "Close the club")
    expect(other.get_by_role("link", name="Sea lions")).to_have_count(0)
