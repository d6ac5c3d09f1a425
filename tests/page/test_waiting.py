"""Quick match on the page: two find each other, one plays against computers, who leaves is not waited for."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

Visit = Callable[..., Page]


def quick(page: Page) -> Locator:
    return page.get_by_role("region", name="Quick match")


def look_for(page: Page, game: str, *, fill: str = "never: people only") -> None:
    form = quick(page)
    form.get_by_label("Game").select_option(game)
    form.get_by_label("Computers fill up").select_option(fill)
    form.get_by_role("button", name="Find players").click()


def test_two_find_each_other_and_a_third_watches(visit: Visit) -> None:
    ada, bob, cleo = visit(), visit(), visit()
    look_for(ada, "Fish'n'Stones")
    expect(quick(ada).get_by_role("status")).to_have_text("1 of 2 are here. Looking for more …")
    look_for(bob, "Fish'n'Stones")
    for page in (ada, bob):
        page.locator("[data-board]").wait_for()
    live = cleo.get_by_role("list", name="Live games").get_by_role("link", name="Fish'n'Stones")
    live.first.click()
    expect(cleo.get_by_text("You are watching")).to_be_visible()


def test_computers_fill_up_and_the_choice_is_kept(visit: Visit) -> None:
    page = visit()
    page.clock.install()
    look_for(page, "Fischen", fill="after 15 seconds")
    expect(quick(page).get_by_role("button", name="Stop looking")).to_be_focused()
    quick(page).get_by_role("button", name="Stop looking").click()
    expect(quick(page).get_by_role("button", name="Find players")).to_be_focused()
    page.reload()
    expect(quick(page).get_by_label("Game")).to_have_value("fischen")
    expect(quick(page).get_by_label("Computers fill up")).to_have_value("15")


def test_who_leaves_is_not_waited_for(visit: Visit) -> None:
    ada, bob = visit(), visit()
    look_for(ada, "Fish Eat Fish")
    expect(quick(ada).get_by_role("status")).to_be_visible()
    ada.goto(f"{ada.url.partition('#')[0]}#/rules/fish-eat-fish")
    ada.get_by_role("heading", level=1).wait_for()
    look_for(bob, "Fish Eat Fish")
    expect(quick(bob).get_by_role("status")).to_have_text("1 of 2 are here. Looking for more …")
    bob.get_by_role("button", name="Stop looking").click()
