"""Every language says all that English does: the same keys with the same arguments, and the same rules pages."""

from __future__ import annotations

import random
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import shoal
from shoal import SPECTATOR, all_games
from shoal.core.words import LANGUAGES, say
from tests.facts import facts_of
from tests.table import walk

ROOT = Path(__file__).parents[1]
SOURCES = Path(shoal.__file__).parent
FOLDERS = ["core", "server", "server/messages", *(f"games/{game.name.replace('-', '_')}" for game in all_games())]
OTHERS = [language for language in LANGUAGES if language != "en"]
GAMES = 6  # of each game, in which words are looked for

in_every_language = pytest.mark.parametrize("language", OTHERS)
of_every_folder = pytest.mark.parametrize("folder", FOLDERS)
of_every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])


class Used(Visitor):
    """The arguments of a message: those it shows as they are, and those it chooses by."""

    def __init__(self, message: ast.Message) -> None:
        self.shown: set[str] = set()
        self.chosen: dict[str, set[str]] = {}  # with the words there are variants for
        self.choosing: list[str] = []
        self.visit(message)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        name = node.selector.id.name
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.chosen[name] = self.chosen.get(name, keys) & keys
        for variant in node.variants:
            # What has no variant of its own, such as a number, may be shown where the others are chosen by.
            self.choosing.append(name if variant.default else "")
            self.visit(variant.value)
            self.choosing.pop()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        if node.id.name not in self.choosing:
            self.shown.add(node.id.name)


@cache
def messages(folder: str, language: str) -> dict[str, Used]:
    resource = FluentParser().parse((SOURCES / folder / f"{language}.ftl").read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a key is there twice"
    return {entry.id.name: Used(entry) for entry in found}


@in_every_language
@of_every_folder
def test_the_same_keys_with_the_same_arguments(folder: str, language: str) -> None:
    english, found = messages(folder, "en"), messages(folder, language)
    assert list(found) == list(english), "the same keys, in the same order"
    for key, used in found.items():
        assert used.shown | {*used.chosen} == english[key].shown | {*english[key].chosen}, key


def files_of(language: str, root: Path = ROOT) -> list[str]:
    """What there is in a language, as the names of its English counterparts."""
    rules = "rules.md" if language == "en" else f"rules.{language}.md"
    found = [
        str(file.relative_to(root).with_name("rules.md" if file.name == rules else "en.ftl"))
        for folder in ("src/shoal", "frontend/src")
        for file in (root / folder).rglob("*")
        if file.name in (rules, f"{language}.ftl")
    ]
    return sorted(found)


@in_every_language
def test_a_language_has_every_file_that_english_has(language: str) -> None:
    assert files_of(language) == files_of("en")


def test_no_language_is_there_that_is_not_in_the_list() -> None:
    found = {file.stem for folder in ("src/shoal", "frontend/src") for file in (ROOT / folder).rglob("??.ftl")}
    assert found == set(LANGUAGES)


def test_the_guide_copies_all_there_is_to_translate(tmp_path: Path) -> None:
    for name in files_of("en"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    guide = (ROOT / "docs" / "how-to-add-a-language.md").read_text("utf-8")
    [lines] = re.findall("^```sh\n(.+?)^```$", guide, re.MULTILINE | re.DOTALL)
    subprocess.run(["sh", "-e", "-c", lines], cwd=tmp_path, check=True)
    assert files_of("sv", tmp_path) == files_of("en")
    assert not LANGUAGES.keys() & {"sv"}, "take another language for the guide: we have this one"


# -- Words that come as arguments --


def told(game: shoal.Game) -> Iterator[tuple[str, dict[str, Any]]]:
    """Keys and arguments of events, refusals, score lines and merits in a few games."""
    dice = random.Random(1)
    for match, seat in walk(game, GAMES):
        if seat is None:
            for eyes in (SPECTATOR, *range(match.players)):
                yield from ((event.key, dict(event.args)) for event in match.events(eyes))
            for eyes in range(match.players):
                yield from ((line.key, dict(line.args)) for line in match.score_sheet(eyes))
        else:
            view = match.view(seat)
            for action in dice.sample(tries := game.picture.tries(view, seat), min(3, len(tries))):
                if objection := game.objection_to(view, seat, action):
                    yield objection[0].key, objection[1]
            if game.merits and dice.random() < 0.1:
                action = dice.choice(match.legal_actions(seat))
                yield from ((merit.key, dict(merit.args)) for merit in game.merits.merits(view, seat, action))


@pytest.mark.sweep
@of_every_game
def test_words_that_come_as_arguments_are_translated(game: shoal.Game) -> None:
    """Such as the name of a colour: it is chosen by, never shown as it came. Moves and names of cards are notation."""
    folder = f"games/{game.name.replace('-', '_')}"
    seen: set[tuple[str, str, str]] = set()
    for key, args in told(game):
        for language in OTHERS:
            say(key, args, folder=game.folder, language=language)  # asserts that nothing is wrong
        seen |= {(key, name, text) for name, text in args.items() if isinstance(text, str)}
    words = {
        (key, name, text)
        for key, name, text in seen
        if name != "move"
        and name not in facts_of(game.name).notation_arguments
        and re.fullmatch("[a-z][a-z-]+", text)
        and name in messages(folder, "en")[key].shown | {*messages(folder, "en")[key].chosen}
    }
    for language in OTHERS:
        raw = {
            (key, name, text)
            for key, name, text in words
            if name in messages(folder, language)[key].shown
            or text not in messages(folder, language)[key].chosen.get(name, ())
        }
        assert not raw, language


# -- Rules pages --


@in_every_language
@of_every_game
def test_the_rules_pages_have_the_same_headings_and_the_same_notation(game: shoal.Game, language: str) -> None:
    english, found = game.pages(), game.pages(language)
    assert levels(found) == levels(english)
    assert notation(found) == notation(english)
    assert found.count("\n- ") == english.count("\n- "), "the same points of lists"


def levels(page: str) -> list[int]:
    return [len(marks) for marks in re.findall(r"^(#+) ", page, re.MULTILINE)]


def notation(page: str) -> Counter[str]:
    return Counter(re.findall(r"`[^`]+`", page))
