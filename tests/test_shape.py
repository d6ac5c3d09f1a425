"""How large a file and a function may be. Who needs more says why, right above: `# Long because …` or the like.

How large a function of the page may be is eslint's to say: frontend/eslint.config.js.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINES_OF_A_FILE = 400
LINES_OF_A_FUNCTION = 60
PARAMETERS = 8
KINDS_OF_THE_PAGE = (".ts", ".js", ".svelte", ".css")
EXCEPTIONS = 8  # a few; more of them, and the limits mean nothing

LONG = re.compile(r"^\s*(?:#|//|/\*|<!--) Long because \w+ \w+")
MANY_PARAMETERS = re.compile(r"^\s*# Many parameters because \w+ \w+")
GENERATED = re.compile(r"written by `make generate`")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def sources() -> list[Path]:
    python = [file for folder in ("src", "tools", "tests", "examples") for file in (ROOT / folder).rglob("*.py")]
    frontend = ROOT / "frontend"
    page = [*frontend.glob("*"), *(frontend / "gallery").glob("*"), *(frontend / "src").rglob("*")]
    return sorted([*python, *ROOT.glob("*.py"), *(file for file in page if file.suffix in KINDS_OF_THE_PAGE)])


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def too_long(lines: list[str]) -> bool:
    """Whether a file has too many lines, is not generated and does not say at its top why."""
    top = lines[:5]
    return len(lines) > LINES_OF_A_FILE and not any(LONG.match(line) or GENERATED.search(line) for line in top)


def parameters_of(function: Function) -> int:
    """All but the object itself."""
    given = function.args
    names = [parameter.arg for parameter in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    names += [rest.arg for rest in (given.vararg, given.kwarg) if rest is not None]
    return len(names) - (names[:1] in (["self"], ["cls"]))


def comment_above(function: Function, lines: list[str]) -> list[str]:
    """The lines of comment right above a function and its decorators."""
    first = min([function.lineno, *(mark.lineno for mark in function.decorator_list)]) - 1
    start = first
    while start > 0 and lines[start - 1].lstrip().startswith("#"):
        start -= 1
    return lines[start:first]


def troubles(lines: list[str]) -> Iterator[str]:
    """Functions of a Python file that are too large and do not say why."""
    for function in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(function, Function):
            above = comment_above(function, lines)
            length = (function.end_lineno or 0) - function.lineno + 1
            if length > LINES_OF_A_FUNCTION and not any(map(LONG.match, above)):
                yield f"{function.name} has {length} lines"
            if parameters_of(function) > PARAMETERS and not any(map(MANY_PARAMETERS.match, above)):
                yield f"{function.name} has {parameters_of(function)} parameters"


@pytest.mark.parametrize("file", sources(), ids=name_of)
def test_files_and_functions_are_small(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert not too_long(lines), f"{name_of(file)} has {len(lines)} lines"
    if file.suffix == ".py":
        assert list(troubles(lines)) == []


def test_few_say_why_they_are_larger() -> None:
    reasons = [
        f"{name_of(file)}: {line.strip()}"
        for file in sources()
        for line in file.read_text("utf-8").splitlines()
        if LONG.match(line) or MANY_PARAMETERS.match(line)
    ]
    assert len(reasons) <= EXCEPTIONS, reasons


NINE = "def far(self, a, b, /, c, *d, e, f, g, h, **i):\n    pass"
LOOP = "async def slow():\n" + "    await x\n" * LINES_OF_A_FUNCTION


@pytest.mark.parametrize(
    ("code", "found"),
    [
        (NINE, ["far has 9 parameters"]),
        (NINE.replace("h, ", ""), []),
        (f"# Many parameters because they have\n# no names.\n@mark\n{NINE}", []),
        (f"# Many parameters because\n{NINE}", ["far has 9 parameters"]),
        (f"# Many parameters because they have no names.\n\n{NINE}", ["far has 9 parameters"]),
        (f"# Long because it is slow.\n{NINE}", ["far has 9 parameters"]),
        (LOOP, ["slow has 61 lines"]),
        (f"class A:\n  # Long because it is slow.\n  @mark\n  {LOOP.replace(chr(10), chr(10) + '  ')}", []),
    ],
)
def test_what_is_too_large_is_found(code: str, found: list[str]) -> None:
    assert list(troubles(code.splitlines())) == found


def test_what_is_too_long_is_found() -> None:
    lines = ["x"] * LINES_OF_A_FILE
    assert not too_long(lines)
    assert too_long([*lines, "x"])
    assert too_long([*lines, "// Long because nobody sees it."])
    for top in ("// Long because it is a list.", "// The types, written by `make generate`."):
        assert not too_long([top, *lines])
