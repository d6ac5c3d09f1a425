"""A tournament on the page: announced, joined, played with sealed cards to its winner; on a desktop and on phones."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from shoal.server import rounds, tournaments

from .conftest import PATIENCE, Visitors
from .test_clubs import confirm, look, make_club

SECONDS = PATIENCE / 1000


def guest(url: str, name: str) -> httpx.Client:
    """Somebody who does without the page."""
    http = httpx.Client(base_url=url, timeout=SECONDS)
    token = http.post("/api/guests", json={"name": name}).json()["token"]
    http.cookies.clear()
    http.headers["Authorization"] = f"Bearer {token}"
    return http


def resign(http: httpx.Client, table: dict[str, Any]) -> None:
    acts = f"/api/tables/{table['table']}/acts"
    http.post(acts, json={"type": "resign", "id": "r"}).raise_for_status()


def test_a_tournament_on_the_page(visitors: Visitors, server: str, axe: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "LOOK", 0.1)
    monkeypatch.setattr(tournaments, "BREAK", 0.0)
    page: Page = visitors.new()
    code = make_club(page, "The Otters").rpartition("/")[2]
    page.get_by_role("link", name="Announce a tournament").click()
    page.get_by_label("Name of the tournament").fill("Autumn cup")
    page.get_by_label("Game").select_option("fish-n-stones")
    page.get_by_label("Days for each move").check()
    page.get_by_label("The same cards at all tables").check()
    page.get_by_role("spinbutton", name="rounds").fill("1")
    expect(page.get_by_text("1, Swiss system")).to_be_visible()
    look(page, axe, "announce")
    page.get_by_role("button", name="Announce a tournament").click()
    expect(page.get_by_role("heading", name="Autumn cup")).to_be_visible()
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_role("heading", name="One takes part")).to_be_visible()

    id = page.url.rpartition("/")[2]
    others = {number: guest(server, name) for number, name in ((2, "Bob"), (3, "Cleo"), (4, "Dan"))}
    for http in others.values():
        http.post("/api/me/clubs", json={"code": code}).raise_for_status()
        http.post(f"/api/tournaments/{id}/entrants", json={}).raise_for_status()
    expect(page.get_by_role("heading", name="4 take part")).to_be_visible()
    look(page, axe, "tournament-open")
    page.get_by_role("button", name="Begin", exact=True).click()
    confirm(page, "Begin")
    page.get_by_role("link", name="To your table").first.wait_for()
    look(page, axe, "tournament-running")

    both = others[2].get(f"/api/tournaments/{id}").json()["rounds"][0]["tables"]
    mine, theirs = both if 1 in both[0]["lineup"] else both[::-1]
    page.get_by_role("link", name="To your table").first.click()
    page.locator("[data-board]").first.wait_for()
    page.get_by_role("button", name="Resign").click()
    confirm(page, "Resign")
    resign(others[next(number for number in mine["lineup"] if number != 1)], mine)
    expect(page.get_by_text("so keep yours to yourself")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(page.get_by_role("link", name="Look back at the game")).to_have_count(0)
    for number in theirs["lineup"]:
        resign(others[number], theirs)
    expect(page.get_by_role("link", name="Look back at the game")).to_be_visible()
    page.get_by_role("link", name="To the tournament").first.click()
    expect(page.get_by_label("What to do now")).to_have_text("over")  # who has left has won nothing
    expect(page.get_by_role("region", name="Standings").get_by_role("row")).to_have_count(5)
    page.get_by_text("Were the cards chosen fairly?").click()
    page.get_by_role("button", name="Check the shuffles").click()
    expect(page.get_by_text("Right: all 2 tables were dealt as promised.")).to_be_visible()
    look(page, axe, "tournament-over")
    page.get_by_role("link", name="Go to the club").click()
    expect(page.get_by_role("region", name="Tournaments").get_by_role("link", name="Autumn cup")).to_be_visible()
    look(page, axe, "club-with-tournament")
    for http in others.values():
        http.close()
