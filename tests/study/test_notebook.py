"""The example notebook runs from top to bottom, as it would in Jupyter, without what Jupyter needs."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parent.parent.parent / "examples" / "study.ipynb"


def run(cell: str, names: dict[str, Any]) -> Any:
    """Run a cell; what its last line is worth is what Jupyter would show."""
    tree = ast.parse(cell)
    last = tree.body[-1]
    shown = tree.body.pop() if isinstance(last, ast.Expr) else None
    exec(compile(tree, str(NOTEBOOK), "exec"), names)
    return eval(compile(ast.Expression(shown.value), str(NOTEBOOK), "eval"), names) if shown is not None else None  # type: ignore[attr-defined]


@pytest.mark.xdist_group("fish-n-stones")
def test_the_example_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    pandas = pytest.importorskip("pandas")
    content = json.loads(NOTEBOOK.read_text("utf-8"))
    assert (content["nbformat"], content["nbformat_minor"]) == (4, 5)
    cells = ["".join(cell["source"]) for cell in content["cells"] if cell["cell_type"] == "code"]
    assert all(not cell.get("outputs") for cell in content["cells"]), "kept without what it showed last"
    names: dict[str, Any] = {}
    shown = [run(cell, names) for cell in cells]
    frames = [one for one in shown if isinstance(one, pandas.DataFrame)]
    assert len(frames) == 3 and all(len(frame) for frame in frames)
    assert "who begins wins" in capsys.readouterr().out
