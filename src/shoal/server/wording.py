"""What is sent to people who are elsewhere, in their language: of a game its name and who plays, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ..core.words import LANGUAGES, say
from ..games import game_named

WORDS = "shoal.server.messages"


class Message(msgspec.Struct, omit_defaults=True):
    """What the page's service worker is told: it shows this, and leads there."""

    title: str
    text: str
    open: str = ""  # the part of the page's address after #
    tag: str = ""  # of two with the same only the last is shown
    turns: int | None = None  # tables at which it is their turn


Write = Callable[[str], Message]  # a message in a language


def words(key: str, language: str, **about: Any) -> str:
    return say(key, about, folder=WORDS, language=language)


def spoken(language: str) -> str:
    """One that we speak."""
    return language if language in LANGUAGES else "en"


def turn_message(table: str, game: str, others: Sequence[str], turns: int) -> Write:
    """That somebody's move is waited for: nothing of the game but its name."""

    def write(language: str) -> Message:
        text = words("turn-text", language, game=game_named(game).title, names=list(others))
        return Message(words("turn-title", language), text, f"/table/{table}", table, turns)

    return write


def invitation_message(table: str, game: str, by: str) -> Write:
    def write(language: str) -> Message:
        title = words("invitation-title", language, name=by)
        return Message(title, game_named(game).title, f"/table/{table}", table)

    return write


def friend_message(by: str) -> Write:
    def write(language: str) -> Message:
        return Message(words("friend-title", language, name=by), words("friend-text", language), "/friends", "friends")

    return write


def test_message(language: str) -> Message:
    return Message(words("test-title", language), words("test-text", language), "/me", "test")
