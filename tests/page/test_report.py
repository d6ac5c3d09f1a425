"""Reports of studies, which are pages of their own, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from shoal.study.figures import Label
from shoal.study.report import figures_of, page

from .conftest import PHONE


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_two_columns_of_a_comparison_are_seen_whole_on_a_phone(browser: Browser, theme: str) -> None:
    names = ("who begins wins", "later winner's chance at 25 %", "Cards dealt to the personal pile: a card of value 3")
    rows = [
        (Label("seats", name, "points", ""), ["−0.046 ± 0.031", "−6.559 ± 0.041", "6.512 ± 0.040"]) for name in names
    ]
    table = figures_of(("difference", "standard", "flat"), rows)
    with browser.new_context(viewport=PHONE, color_scheme=theme) as context:  # type: ignore[arg-type]
        shown = context.new_page()
        shown.set_content(page("A comparison", table, "wide"))
        assert shown.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        edges = shown.locator("tr:nth-child(3) td").evaluate_all(
            "cells => cells.map((c) => c.getBoundingClientRect().right)"
        )
        assert edges[2] <= PHONE["width"] < edges[3], "and it can be seen that there are more"
        shown.locator(".scroll").evaluate("(all) => all.scrollTo(1000, 0)")
        assert shown.locator("tr:nth-child(3) td").first.bounding_box()["x"] == 16, "what is counted stays"  # type: ignore[index]
