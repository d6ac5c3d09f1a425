"""Keys and arguments in words. The catalogues are Fluent files: core/en.ftl, and en.ftl of each game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .twins import SOURCES


def say(key: str, args: Mapping[str, Any], *, folder: str | None = None, language: str = "en") -> str:
    """The text of a key, from the catalogue of a game (its package is `folder`) or of the core."""
    bundle = catalogue(folder, language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has no text"
    text, errors = bundle.format_pattern(pattern, dict(args))
    assert not errors, f"{key}: {errors}"
    return str(text)


@cache
def catalogue(folder: str | None, language: str = "en") -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for place in ("core", f"games/{folder.rpartition('.')[2]}" if folder else None):
        if place:
            text = (SOURCES / place / f"{language}.ftl").read_text("utf-8")
            bundle.add_resource(FluentResource(text), allow_overrides=False)
    return bundle
