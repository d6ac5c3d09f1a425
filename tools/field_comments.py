"""What the reference says of a field is the comment behind it: `seat: int  # counted from 0`. For mkdocstrings."""

from __future__ import annotations

import ast
import io
import tokenize
from functools import cache
from pathlib import Path
from typing import Any

import griffe


@cache
def comments(file: Path) -> dict[int, str]:
    """The comments of a file that stand behind code, by line."""
    text = file.read_text("utf-8")
    found = tokenize.generate_tokens(io.StringIO(text).readline)
    return {
        token.start[0]: token.string.lstrip("# ")
        for token in found
        if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip()
    }


class FieldComments(griffe.Extension):
    def on_attribute_instance(self, *, node: ast.AST | griffe.ObjectNode, attr: griffe.Attribute, **_: Any) -> None:
        if attr.docstring or attr.endlineno is None or not isinstance(attr.filepath, Path):
            return
        if text := comments(attr.filepath).get(attr.endlineno):
            attr.docstring = griffe.Docstring(text[0].upper() + text[1:], parent=attr)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            attr.public = False  # `self.seed = seed` says nothing that is not said of the parameter
