"""Keys and arguments in words.

The catalogues are Fluent files, one a language: of the core, the server and each game. What only users of the command
line and the library meet is English alone: library.ftl.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .backends import SOURCES

# The languages by what they call themselves. The page takes the list from here; docs/how-to-add-a-language.md.
LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "nl": "Nederlands",
    "hu": "Magyar",
}
LONGEST = 300  # letters of an argument: what somebody has typed may be of any length, and is shown on one line
SEATS = ("seat", "other", "giver", "seats")  # arguments that are a seat or a list of them, on the page, too


def say(key: str, args: Mapping[str, Any], *, folder: str | None = None, language: str = "en") -> str:
    """The text of a key, from the catalogue of a package, such as a game's, or of the core."""
    bundle = catalogue(folder, language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has no text"
    listed = {name: ", ".join(map(str, value)) if isinstance(value, list) else value for name, value in args.items()}
    shown = {name: shortened(value) for name, value in listed.items()}
    text, errors = bundle.format_pattern(pattern, shown)
    assert not errors, f"{key}: {errors}"
    return str(text)


def shortened(value: Any) -> Any:
    """The beginning of a long text, anything else as it is."""
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


def with_names(args: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The arguments with names in place of seats."""

    def called(value: Any) -> Any:
        return [names[seat] for seat in value] if isinstance(value, list) else names[value]

    return {name: called(value) if name in SEATS else value for name, value in args.items()}


@cache
def catalogue(folder: str | None, language: str = "en") -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((SOURCES / "core" / "library.ftl").read_text("utf-8")))
    for place in ("core", *([folder.removeprefix("shoal.").replace(".", "/")] if folder else [])):
        text = (SOURCES / place / f"{language}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=False)
    return bundle
