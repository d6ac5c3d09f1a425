"""The page's own words, in every language: nothing is missing, nothing is left over, all that is asked for is there.

Sources are read as text. A key stands in them as a literal, or as a template such as `level-${level}`, which stands for
all keys that fit.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from shoal import Game, all_games

from .test_languages import in_every_language, messages

FRONTEND = Path(__file__).parents[1] / "frontend" / "src"
WORDS = FRONTEND / "words"
GAMES = FRONTEND / "games"
SPEAKERS = {"t": 0, "tell": 1}  # which argument is the key
LITERAL = re.compile(r"'([^'\\\n]*)'|`([^`]*)`|\"([^\"\\\n]*)\"")
HELPER = re.compile(r"const (\w+) = speaker\('([\w-]+)'")


def words_of(game: Game) -> Path:
    """The folder with the page's own words of a game."""
    return GAMES / game.path(".").name / "words"


FOLDERS = [WORDS, *(words_of(game) for game in all_games())]
of_every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
of_every_folder = pytest.mark.parametrize("folder", [pytest.param(folder, id=folder.parent.name) for folder in FOLDERS])


# -- The languages say the same --


@in_every_language
@of_every_folder
def test_the_same_keys_with_the_same_arguments(folder: Path, language: str) -> None:
    english, found = messages(str(folder), "en"), messages(str(folder), language)
    assert list(found) == list(english), "the same keys, in the same order"
    for key, used in found.items():
        assert used.shown | {*used.chosen} == english[key].shown | {*english[key].chosen}, key


# -- What the sources ask for --


class Asked(NamedTuple):
    """A key the source asks for, or a template of keys."""

    file: Path
    speaker: str
    key: str

    def fits(self, keys: set[str]) -> bool:
        return any(re.fullmatch(pattern_of(self.key), key) for key in keys)


def pattern_of(template: str) -> str:
    return "[a-z0-9-]+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template))


@cache
def sources() -> dict[Path, str]:
    """All sources that may speak, without comments."""
    found = [
        file
        for kind in ("ts", "svelte")
        for file in FRONTEND.rglob(f"*.{kind}")
        if file.name not in ("wire.ts", "picture.ts", "events.ts") and ".test." not in file.name
    ]
    comment = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.DOTALL)
    return {file: comment.sub("", file.read_text("utf-8")) for file in sorted(found)}


@cache
def asked() -> list[Asked]:
    return [one for file, text in sources().items() for one in asked_in(file, text)]


def asked_in(file: Path, text: str) -> Iterator[Asked]:
    # A board may hand its helper `say` to its parts, which are in the folder of the game.
    handed_on = {"say": f"{file.parent.name.replace('_', '-')}-"} if file.parent.parent == GAMES else {}
    prefixes = handed_on | {found[1]: f"{found[2]}-" for found in HELPER.finditer(text)}
    for speaker, place in {**SPEAKERS, **dict.fromkeys(prefixes, 0)}.items():
        for call in re.finditer(rf"(?<![\w.'-]){speaker}\(", text):
            arguments = arguments_from(text, call.end())
            for key in keys_in(arguments[place] if place < len(arguments) else ""):
                if not key.endswith("${key}"):  # a helper, whose calls are read themselves
                    yield Asked(file, speaker if speaker == "t" else "tell", prefixes.get(speaker, "") + key)


def arguments_from(text: str, start: int) -> list[str]:
    """The arguments of a call, from its opening bracket on."""
    found, depth, at, quote = [""], 0, start, ""
    while at < len(text):
        sign = text[at]
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "'\"`":
            quote = sign
        elif sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
            if depth < 0:
                break
        elif sign == "," and depth == 0:
            found.append("")
            at += 1
            continue
        found[-1] += sign
        at += 1
    return found


def keys_in(argument: str) -> Iterator[str]:
    """The literals an expression may be; not those with which it compares, nor those of calls within."""
    for found in LITERAL.finditer(re.sub(r"[=!]==? *'[^']*'|\w\([^()]*\)", "", argument)):
        yield next(text for text in found.groups() if text is not None)


def keys(*folders: str) -> set[str]:
    return {key for folder in folders for key in messages(folder, "en")}


def board_folders(game: Game) -> tuple[str, ...]:
    return str(words_of(game)), f"games/{game.name.replace('-', '_')}"


def lesson_keys(game: Game) -> set[str]:
    lesson = tomllib.loads(game.path("lesson.toml").read_text("utf-8"))
    return {step["text"] for step in lesson["step"]}


def test_the_sources_are_read_rightly() -> None:
    text = """
        const say = speaker('fish', () => names)
        t('one') + t(`two-${x}`) + tell(game, f('no') ? 'three' : 'four', { a: f(b, 'no') }) + said('no')
        say(phase === 'no' ? 'five' : `six-${y}`, { z }) + tell(game, event.key)
    """
    found = {(one.speaker, one.key) for one in asked_in(Path(), text)}
    assert found == {
        ("t", "one"),
        ("t", "two-${x}"),
        ("tell", "three"),
        ("tell", "four"),
        ("tell", "fish-five"),
        ("tell", "fish-six-${y}"),
    }


def test_what_the_page_says_is_there() -> None:
    known = keys(str(WORDS), "core", "server")
    missing = [one for one in asked() if one.speaker == "t" and not one.fits(known)]
    assert missing == []


def test_what_boards_say_is_there() -> None:
    known = keys(*(folder for game in all_games() for folder in board_folders(game)), "core", "server")
    missing = [one for one in asked() if one.speaker == "tell" and not one.fits(known)]
    assert missing == []


@of_every_game
def test_what_a_board_hands_on_is_there(game: Game) -> None:
    """A key that is no argument of a call starts with the game's name."""
    assert literals_of(game) <= keys(*board_folders(game))


def literals_of(game: Game) -> set[str]:
    found = {text for source in sources().values() for text in re.findall(r"'([^'\n]*)'", source)}
    return {text for text in found if re.fullmatch(f"{game.name}-[a-z0-9-]+", text)}


@of_every_game
def test_what_a_lesson_says_is_there(game: Game) -> None:
    assert lesson_keys(game) <= keys(str(words_of(game)))


# -- What the catalogues have --


def test_no_word_of_the_page_is_left_over() -> None:
    assert left_over(keys(str(WORDS)) - chosen_before(), "t") == []


def chosen_before() -> set[str]:
    """Keys that reach `t` by a variable of the same file, and those of notices."""
    found = {key for text in sources().values() for key in re.findall(r"\bkey: '([a-z0-9-]+)'", text)}
    for text in sources().values():
        calls = [arguments_from(text, call.end())[0] for call in re.finditer(r"(?<![\w.'-])t\(", text)]
        if any(not list(keys_in(argument)) for argument in calls):
            found |= {*re.findall(r"'([a-z0-9-]+)'", text)}
    return found


@of_every_game
def test_no_word_of_a_board_is_left_over(game: Game) -> None:
    known = keys(str(words_of(game))) - lesson_keys(game) - literals_of(game)
    assert left_over(known, "tell") == []


def left_over(known: set[str], speaker: str) -> list[str]:
    """Keys that nothing asks for."""
    patterns = [re.compile(pattern_of(one.key)) for one in asked() if one.speaker == speaker]
    return sorted(key for key in known if not any(pattern.fullmatch(key) for pattern in patterns))
