"""Pages and parts of pages that the code writes about itself: commands, features, protocol, settings."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import fields
from http import HTTPStatus
from pathlib import Path
from typing import Any

import click

from shoal import __version__, all_games
from shoal.bots.levels import LEVELS
from shoal.cli import COMMANDS, shoal
from shoal.cli.serve import serve
from shoal.core.features import starts
from shoal.core.record import schema
from shoal.server import settings, wire
from shoal.server.http import STATUS
from shoal.server.openapi import describe
from shoal.server.routes import ROUTES

from .architecture import rooms_part

DATA_FOLDER = "`~/.local/share/shoal`"  # whoever runs this


FEATURES_HEAD = """# Features

What a learning machine sees of a game: the view of one seat as a row of numbers, made of named pieces. A row has the
same length at every number of players. Seats count from the one that looks: 0 is I, then clockwise; seats that are not
there are zeros. Numbers are small and whole; scale them as you like. They are made from the view alone, what the seat
can remember included, so they hold nothing it may not know.

`at` is where a piece begins. In Python: `game.pieces`, `game.features`, and `batch.piece(name)`, which shows a piece of
all slots in its shape. Actions are numbered the same way in every state; a mask says which are legal.

Written by `make generate` from the games' `features.py`.
"""


def command_reference() -> str:
    """docs/commands.md, from the commands themselves."""
    pages = ["# Commands\n\nWritten by `make generate` from the commands' own help.\n"]
    above = click.Context(shoal, info_name="shoal", terminal_width=100, **shoal.context_settings)
    for name in COMMANDS:
        command = shoal.get_command(above, name)
        assert command
        context = click.Context(command, parent=above, info_name=name)
        pages.append(f"## shoal {name}\n\n```text\n{command.get_help(context)}\n```\n")
        for part, under in command.commands.items() if isinstance(command, click.Group) else ():
            inner = click.Context(under, parent=context, info_name=part)
            pages.append(f"### shoal {name} {part}\n\n```text\n{under.get_help(inner)}\n```\n")
    return "\n".join(pages)


def features_page() -> str:
    """docs/features.md, from the pieces of every game."""
    pages = [FEATURES_HEAD]
    for game in all_games():
        pages.append(f"## {game.title}\n\n{game.features} features, {game.actions} actions.\n")
        rows = ["| at | piece | shape | numbers | meaning |", "|---|---|---|---|---|"]
        for piece, start in zip(game.pieces, starts(game.pieces), strict=False):
            shape = " x ".join(map(str, piece.shape))
            rows.append(f"| {start} | {piece.name} | {shape} | {piece.least} to {piece.most} | {piece.meaning} |")
        pages.append("\n".join(rows) + "\n")
    return "\n".join(pages)


def routes_part() -> str:
    """The routes of the server, for docs/protocol.md."""
    rows = ["| method | path | | for |", "|---|---|---|---|"]
    for route in ROUTES:
        notes = [word for word, applies in (("public", not route.private), ("attempt", route.is_attempt)) if applies]
        rows.append(f"| {route.method} | `{route.path}` | {', '.join(notes)} | {route.summary} |")
    return "\n".join(rows)


def refusals_part() -> str:
    """The server's own refusals, for docs/protocol.md."""
    catalogue = Path(wire.__file__).with_name("en.ftl").read_text("utf-8")
    rows = ["| key | HTTP | in words |", "|---|---|---|"]
    for key, words in re.findall("^([a-z-]+) = (.+)$", catalogue, re.MULTILINE):
        rows.append(f"| `{key}` | {int(STATUS.get(key, HTTPStatus.CONFLICT))} | {words} |")
    return "\n".join(rows)


def messages_part() -> str:
    """All that goes over the wire, for docs/protocol.md, from the source of wire.py and its comments."""
    source = Path(wire.__file__).read_text("utf-8")
    lines = source.splitlines()
    headings = [(number, title[1]) for number, line in enumerate(lines, 1) if (title := re.match("# -- (.+) --", line))]
    parts = ["### Words\n", f"- Level: {' or '.join(map(code, LEVELS))}"]
    for node in ast.parse(source).body:
        while headings and headings[0][0] < node.lineno:
            parts.append(f"\n### {headings.pop(0)[1]}")
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript() as kind):
                parts.append(f"- {name}: {kind_in_words(kind)}")
            case ast.ClassDef(name="Message"):
                parts.append(f"\n`id` Id, in every message: {one_line(ast.get_docstring(node))}")
            case ast.ClassDef(name=name, keywords=keywords):
                tags = [f"`{ast.literal_eval(word.value)}`" for word in keywords if word.arg == "tag"]
                parts.append(f"\n**{(tags or [name])[0]}**: {one_line(ast.get_docstring(node))}\n")
                parts += [f"- `{field}` {kind}{note}" for field, kind, note in fields_in_words(node, lines)]
    return "\n".join(parts).replace("\n\n\n", "\n\n").rstrip()


def one_line(text: str | None) -> str:
    return " ".join((text or "").split())


def fields_in_words(node: ast.ClassDef, lines: list[str]) -> Iterator[tuple[str, str, str]]:
    """The fields of a class: name, kind, and what the comment behind it says."""
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            kind = kind_in_words(field.annotation)
            if field.value:
                default = ast.unparse(field.value)
                if default.isupper():  # a constant
                    default = repr(getattr(wire, default))
                kind += f", by default {JSON_NAMES.get(default) or code(default)}"
            assert field.end_lineno
            comment = lines[field.end_lineno - 1][field.end_col_offset :].partition("#")[2].strip()
            yield field.target.id, kind, comment and f": {comment}"


def code(text: Any) -> str:
    return "`" + str(text).strip("'") + "`"


JSON_NAMES = {
    "str": "text",
    "int": "whole number",
    "float": "number",
    "bool": "true or false",
    "Any": "any JSON",
    "None": "null",
    "True": "true",
    "False": "false",
    "''": "empty",
    "{}": "empty",
    "()": "empty",
    "Clock()": "that of no clock",
}


PATTERNS = {
    wire.SEEN + wire.END: " on one line, not only blanks",
    r"^[A-Za-z0-9_-]+" + wire.END: " of [A-Za-z0-9_-]",
    r"^[^\x00]+$": " without NUL",
}


def kind_in_words(kind: ast.expr) -> str:
    """An annotation, for people."""
    match kind:
        case ast.BinOp(left=left, right=right):
            return f"{kind_in_words(left)} or {kind_in_words(right)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            return " or ".join(map(code, values_of(values)))
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            return f"list of {kind_in_words(item)}"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, ast.Name(id="Any")])):
            return "object"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
            return f"object of {kind_in_words(value)}"
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, ast.Call(keywords=limits)])):
            words = kind_in_words(inner)
            bounds = {str(limit.arg): eval(ast.unparse(limit.value), vars(wire)) for limit in limits}
            least = bounds.get("ge", bounds.get("min_length", 0))
            most = bounds.get("le", bounds.get("max_length"))
            unit = " characters" if words == "text" else " of them" if words.startswith("list") else ""
            which = PATTERNS[bounds["pattern"]] if "pattern" in bounds else ""
            return f"{words}, {least} to {most}{unit}{which}"
    return JSON_NAMES.get(ast.unparse(kind), ast.unparse(kind))


def values_of(values: ast.expr) -> list[Any]:
    found = ast.literal_eval(values)
    return list(found) if isinstance(found, tuple) else [found]


def settings_part() -> str:
    """All settings, for docs/server.md, from settings.py and its comments, and the flags."""
    source = Path(settings.__file__).read_text("utf-8")
    [node] = [found for found in ast.parse(source).body if isinstance(found, ast.ClassDef)]
    meanings = {name: note.removeprefix(": ") for name, _, note in fields_in_words(node, source.splitlines())}
    flags = {option.name: "`, `".join([*option.opts, *option.secondary_opts]) for option in serve.params}
    rows = ["| TOML | flag | environment | default | meaning |", "|---|---|---|---|---|"]
    for field in fields(settings.Settings):
        flag = f"`{flags[field.name]}`" if field.name in flags else ""
        default = DATA_FOLDER if field.name == "data" else JSON_NAMES.get(repr(field.default)) or code(field.default)
        variable = f"`{settings.PREFIX}{field.name.upper()}`"
        rows.append(f"| `{field.name}` | {flag} | {variable} | {default} | {meanings[field.name]} |")
    return "\n".join(rows)


PARTS = {
    ("architecture.md", "rooms"): rooms_part,
    ("protocol.md", "refusals"): refusals_part,
    ("protocol.md", "routes"): routes_part,
    ("protocol.md", "messages"): messages_part,
    ("server.md", "settings"): settings_part,
}


def with_parts(page: Path) -> str:
    """A page with its parts between `<!-- NAME -->` and `<!-- /NAME -->` written anew."""
    text = page.read_text("utf-8")
    for (file, name), part in PARTS.items():
        if file == page.name:
            before, start, rest = text.partition(f"<!-- {name} -->\n")
            _, end, after = rest.partition(f"<!-- /{name} -->\n")
            assert start and end, f"{file} has no place for {name}"
            text = f"{before}{start}\n{part()}\n\n{end}{after}"
    return text


def openapi() -> str:
    """docs/openapi.json, from the routes."""
    return json.dumps(describe(ROUTES, __version__), indent=1) + "\n"


def record_schema() -> str:
    """docs/shoal-record-1.schema.json."""
    return json.dumps(schema(), indent=2) + "\n"
