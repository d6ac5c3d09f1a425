"""The rules pages: in every language a reason opens at its paragraph, and the pictures have their words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from shoal import Game, all_games
from shoal.core.words import LANGUAGES

of_every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])


def headings(page: str) -> list[str]:
    return re.findall(r"^#+ (.+)$", page, re.MULTILINE)


def open_at(page: Page, game: Game, section: str) -> None:
    page.evaluate("(hash) => { location.hash = hash }", f"#/rules/{game.name}?section={section.replace(' ', '+')}")


in_two_languages_or_long = pytest.mark.parametrize(
    "language",
    [pytest.param(name, marks=[pytest.mark.long] if name not in ("en", "hu") else []) for name in LANGUAGES],
)


@in_two_languages_or_long
def test_a_reason_opens_at_its_paragraph(visit: Callable[..., Page], language: str) -> None:
    page = visit(locale=language)
    for game in all_games():
        english, spoken = headings(game.pages()), headings(game.pages(language))
        for section in sorted({reason.section for reason in game.reasons.REASONS.values()}):
            open_at(page, game, section)
            found = page.locator("article .found")
            expect(found).to_have_text(spoken[english.index(section)])
            expect(found).to_be_focused()
            expect(found).to_be_in_viewport()


@in_two_languages_or_long
def test_the_pictures_have_their_words(visit: Callable[..., Page], language: str) -> None:
    page = visit(locale=language)
    for game in all_games():
        open_at(page, game, "Score")
        page.locator("h1", has_text=game.title).wait_for()
        captions = page.locator("figcaption").all_inner_texts()
        assert len(captions) >= 3
        assert not [caption for caption in captions if "-figure-" in caption], "a key without words"
        assert page.locator("figure [role=img]").count() == len(captions)
        expect(page.locator(".credit")).to_contain_text(game.credit.split(", ")[-1])


@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_no_html(game: Game, language: str) -> None:
    assert "<" not in game.pages(language)
