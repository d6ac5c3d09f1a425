"""The reference has everything that is public, and a word about it: what has no docstring would be left out unseen."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import shoal

ROOT = Path(__file__).parent.parent
SHOWN = re.compile(r"^::: ([\w.]+)\n(?: {4}options:\n {6}members: \[(.+)\]\n)?", re.MULTILINE)
OURS = ("shoal.core", "shoal.games", "shoal.bots")  # methods of environments are told of by the libraries they are for


def shown() -> list[tuple[str, list[str]]]:
    """The modules of the reference and what it shows of each; nothing named: all that is public."""
    pages = sorted(ROOT.glob("docs/reference/*.md"))
    found = [found for page in pages for found in SHOWN.findall(page.read_text("utf-8"))]
    return [(module, members.split(", ") if members else []) for module, members in found]


def named_in(body: list[ast.stmt]) -> dict[str, ast.stmt]:
    """The public classes, functions and constants of a module, or methods of a class."""
    found: dict[str, ast.stmt] = {}
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found[name] = node
            case ast.Assign(targets=[ast.Name(id=name)]):
                found[name] = node
    return {name: node for name, node in found.items() if not name.startswith("_")}


@pytest.mark.parametrize(("module", "members"), shown(), ids=lambda part: part if isinstance(part, str) else "")
def test_what_the_reference_shows_is_there_and_has_a_docstring(module: str, members: list[str]) -> None:
    place = ROOT / "src" / Path(*module.split("."))
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    public = named_in(ast.parse(file.read_text("utf-8")).body)
    told = {name: public[name] for name in members or public}
    for name, node in list(told.items()):
        if isinstance(node, ast.ClassDef) and module.startswith(OURS):
            told |= {f"{name}.{method}": part for method, part in named_in(node.body).items()}
    silent = [
        name
        for name, node in told.items()
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not ast.get_docstring(node)
    ]
    assert silent == []


def test_the_reference_has_whatever_import_shoal_gives() -> None:
    listed = {name for _, members in shown() for name in members}
    whole = {module for module, members in shown() if not members}
    for name in shoal.__all__:
        assert name in listed or getattr(shoal, name).__module__ in whole, f"{name} is not in the reference"
