"""Docs can't drift: examples run, links lead somewhere, commands and options are all there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from shoal import all_games
from tests.goldens import command_reference, features_page

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(ROOT.glob("docs/*.md"))]


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "docs" / "python.md"], ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    failures, tests = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert tests > 5
    assert failures == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_command_reference_is_up_to_date() -> None:
    assert (ROOT / "docs" / "commands.md").read_text("utf-8") == command_reference()


def test_the_features_page_is_up_to_date() -> None:
    assert (ROOT / "docs" / "features.md").read_text("utf-8") == features_page()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_is_in_the_readme_and_every_option_on_its_page(game: object) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert game.title in readme  # type: ignore[attr-defined]
    assert game.name in (ROOT / "docs" / "record-format.md").read_text("utf-8")  # type: ignore[attr-defined]
    for name, option in game.options.items():  # type: ignore[attr-defined]
        assert name in game.pages()  # type: ignore[attr-defined]
        assert all(value in game.pages() for value in option.values)  # type: ignore[attr-defined]


def test_every_component_table_says_where_it_is_from() -> None:
    for game in all_games():
        text = game.path("components.toml").read_text("utf-8")
        assert re.search(r"^# .*(printed|reconstructed)", text, re.IGNORECASE | re.MULTILINE), game.name
