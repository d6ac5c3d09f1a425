"""The pages of the site lead to each other as those of the repository do. Zensical itself is not needed here."""

from __future__ import annotations

from pathlib import Path

import pytest

from shoal import all_games
from tools import site


def test_links_are_put_right_wherever_a_page_goes() -> None:
    pages, files = site.addresses(), set[str]()
    text = "[a](../CONTRIBUTING.md) [b](../src/shoal/games/fischen/rules.md#score) [c](../examples/bot.py) [d](#here)"
    assert site.with_links(text, "docs/index.md", pages, files) == (
        "[a](contributing.md) [b](rules/fischen.md#score) [c](files/examples/bot.py.txt) [d](#here)"
    )
    text = "[a](docs/server.md) [b](docs/openapi.json) [c](https://example.org/x.md)"
    assert site.with_links(text, "CHANGELOG.md", pages, files) == (
        "[a](server.md) [b](openapi.json) [c](https://example.org/x.md)"
    )
    text = "[a](../server.md) ![b](../pictures/home.png)"
    assert site.with_links(text, "docs/tutorials/serve.md", pages, files) == text
    assert files == {"examples/bot.py", "docs/openapi.json", "docs/pictures/home.png"}


def test_code_stays_as_it_is() -> None:
    text = "```text\n[a](../README.md)\n```\n\n    [b](../README.md)\n"
    assert site.with_links(text, "docs/index.md", site.addresses(), set()) == text


def test_rules_lead_to_their_other_languages() -> None:
    pages = site.addresses()
    english = site.with_other_languages("# Fischen\n\nText\n", "src/shoal/games/fischen/rules.md", pages)
    assert english.startswith("# Fischen\n\n[de](rules.de.md) · ")
    german = site.with_other_languages("# Fischen\n\nText\n", "src/shoal/games/fischen/rules.de.md", pages)
    assert "exclude: true" in german and "[en](rules.md)" in german


def test_everything_is_laid_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "BUILD", tmp_path)
    site.lay_out()
    config = (tmp_path / "zensical.toml").read_text("utf-8")
    for game in all_games():
        assert f'"rules/{game.name}.md"' in config
        assert (tmp_path / "pages" / "rules" / "de" / f"{game.name}.md").exists()
    for name in ("index.md", "changes.md", "pictures/rooms.svg", "theme/site.css", "files/examples/bot.py.txt"):
        assert (tmp_path / "pages" / name).exists()


def test_what_would_be_fetched_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "BUILD", tmp_path)
    page = tmp_path / "site" / "index.html"
    page.parent.mkdir()
    page.write_text('<a href="https://example.org/">a link</a> <script src="theme/own.js"></script>', "utf-8")
    assert list(site.fetched()) == []
    page.write_text('<script type="module" src="https://example.org/a.js"></script>', "utf-8")
    assert list(site.fetched()) == ['site/index.html: <script type="module" src="https://example.org/a.js']
