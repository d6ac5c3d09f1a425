"""Let mypy compare the files of every game with what they owe (core/contract.py), and those of the players.

Games and players are found by their folders, so a type checker can't know which file must fit which protocol. Here a
module is written that says so, and mypy reads it: `make check` fails when a file has not what others ask of it.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tempfile
from pathlib import Path

import shoal
from shoal.bots.named import kinds
from shoal.core import contract
from shoal.games import FOLDERS

ROOT = Path(__file__).parent.parent
GAMES = Path(shoal.__file__).parent / "games"


def module() -> str:
    """Every file, given to a name that has the type of its protocol."""
    lines = ["from shoal.bots.player import PlayerFile", "from shoal.core import contract"]
    for folder in FOLDERS:
        may = contract.MAY_HAVE | contract.MAY_COUNT  # type: ignore[operator]
        there = {file: owed for file, owed in may.items() if (GAMES / folder / f"{file}.py").exists()}
        for file, protocol in (contract.FILES | there).items():
            lines.append(f"from shoal.games.{folder} import {file} as {folder}_{file}")
            own = defined_in(GAMES / folder / f"{file}.py")
            optional = [one for one in contract.OPTIONAL.get(file, ()) if own & {*contract.members_of(one)}]
            for number, owed in enumerate((protocol, *optional)):
                kind = f"contract.{owed.__name__}"
                if owed.__parameters__:  # type: ignore[attr-defined]
                    lines.append(f"from shoal.games.{folder}.state import Table as {folder}_Table")
                    kind += f"[{folder}_Table]"
                lines.append(f"{folder}_{file}_owes_{number}: {kind} = {folder}_{file}")
    for kind in kinds():
        lines.append(f"from shoal.bots.players import {kind} as player_{kind}")
        lines.append(f"player_{kind}_owes: PlayerFile = player_{kind}")
    return "\n".join(lines) + "\n"


def defined_in(file: Path) -> set[str]:
    """The functions of a file."""
    tree = ast.parse(file.read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "owed.py")
        file.write_text(module(), "utf-8")
        sys.exit(subprocess.run([sys.executable, "-m", "mypy", str(file)], cwd=ROOT).returncode)


if __name__ == "__main__":
    main()
