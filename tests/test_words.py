"""Every key has its words, every word its key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import shoal
from shoal import all_games

SOURCES = Path(shoal.__file__).parent
GAMES = [pytest.param(game, id=game.name) for game in all_games()]


def keys_in(file: Path) -> set[str]:
    resource = FluentParser().parse(file.read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


CORE = keys_in(SOURCES / "core" / "en.ftl") | keys_in(SOURCES / "core" / "library.ftl")


def texts_in(*files: Path) -> set[str]:
    """Every string literal that could be a key."""
    return {text for file in files for text in re.findall(r'"([a-z][a-z0-9-]*)"', file.read_text("utf-8"))}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_words_for_all_its_keys_and_no_others(game: shoal.Game) -> None:
    needed = {"in-one-line", "goal", "mood"}
    needed |= {f"option-{name}" for name in game.options}
    needed |= {telling.key for telling in game.events.EVENTS.values()}
    needed |= {reason.key for reason in game.reasons.REASONS.values()}
    needed |= set(game.narration.ENDINGS)
    found = keys_in(game.path("en.ftl"))
    assert needed <= found
    speakers = [game.path(name) for name in ("narration.py", "merits.py") if game.path(name).exists()]
    assert found - needed <= texts_in(*speakers), "words that nothing says"
    assert {text for text in texts_in(*speakers) if text.startswith("merit-")} <= found


@pytest.mark.parametrize("game", GAMES)
def test_reasons_name_a_section_of_the_rules_page(game: shoal.Game) -> None:
    headings = set(re.findall(r"^##+ (.+)$", game.pages(), re.MULTILINE))
    for reason in game.reasons.REASONS.values():
        assert reason.section in headings


def test_the_core_has_words_for_all_its_keys_and_no_others() -> None:
    needed = texts_in(
        *SOURCES.glob("core/*.py"),
        *SOURCES.glob("bots/*.py"),
        *SOURCES.glob("envs/*.py"),
        *SOURCES.glob("train/*.py"),
        *SOURCES.glob("study/*.py"),
        *SOURCES.glob("puzzles/*.py"),
        *SOURCES.glob("cli/*.py"),
        *SOURCES.glob("server/**/*.py"),
        *SOURCES.glob("games/*/*.py"),
        SOURCES / "games/__init__.py",
    )
    missing = CORE - needed
    assert not missing, "unused words"


def test_the_server_has_words_for_all_its_keys_and_no_others() -> None:
    said = texts_in(*SOURCES.glob("server/**/*.py"))
    raised = set()
    for file in SOURCES.glob("server/**/*.py"):
        raised |= set(re.findall(r'refused\(\s*"([a-z-]+)"', file.read_text("utf-8")))
    assert raised
    assert raised <= keys_in(SOURCES / "server" / "en.ftl") <= said


@pytest.mark.parametrize("game", GAMES)
def test_a_game_does_not_redefine_a_word_of_the_core(game: shoal.Game) -> None:
    assert not keys_in(game.path("en.ftl")) & CORE


def test_every_key_raised_by_the_core_has_words() -> None:
    raised = set()
    for file in SOURCES.rglob("*.py"):
        raised |= set(re.findall(r'(?:BadInput|Refused)\(\s*"([a-z-]+)"', file.read_text("utf-8")))
    assert raised
    assert raised <= CORE | keys_in(SOURCES / "server" / "en.ftl")
