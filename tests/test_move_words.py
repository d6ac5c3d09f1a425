"""Every move that can be made has words on the page: a message of its verb, in which its further words come."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import shoal
from shoal import all_games
from shoal.core.words import LANGUAGES
from tests.table import walk

PAGE = Path(__file__).parents[1] / "frontend" / "src" / "games"
GAMES = 4  # of each game, with different numbers of players


@cache
def catalogue(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    words = PAGE / game.replace("-", "_") / "words" / f"{language}.ftl"
    bundle.add_resource(FluentResource(words.read_text("utf-8")))
    return bundle


def phrase(game: str, language: str, move: str) -> str:
    """As moves.ts of the page does it, but that cards keep the names of the notation."""
    verb, *words = move.split(" ")
    args = dict(zip("abc", (int(word) if word.isdecimal() else word for word in words), strict=False))
    bundle = catalogue(game, language)
    found = bundle.get_message(f"move-{verb}")
    assert found.value, move
    text, problems = bundle.format_pattern(found.value, {**args, "all": ", ".join(words), "count": len(words)})
    assert not problems, move
    return str(text)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
def test_every_move_has_words_of_its_own(game: shoal.Game) -> None:
    seen = {frozenset(match.legal(seat)) for match, seat in walk(game, GAMES) if seat is not None}
    for language in LANGUAGES:
        words = {move: phrase(game.name, language, move) for moves in seen for move in moves}
        for moves in seen:
            assert len({words[move] for move in moves}) == len(moves), "two moves with the same words"
