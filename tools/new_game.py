"""Begin a new game from the template: `python -m tools.new_game blue-whale "Blue Whale"`.

Three folders of the same name, each a copy of a part of tools/template with the new name in it, and a line in the list
of games. What is there then is a small game that can be played; docs/how-to-add-a-game.md says how to make it yours.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
TEMPLATE = Path(__file__).parent / "template"
PARTS = {"game": "src/shoal/games", "page": "frontend/src/games", "tests": "tests/games"}
LIST = "src/shoal/games/__init__.py"
NAME, TITLE = "low-tide", "Low Tide"  # of the game in the template


def plant(root: Path, name: str, title: str) -> None:
    """Add the game to a checkout of shoal."""
    check(root, name, title)
    for part, where in PARTS.items():
        for source in sorted(file for file in (TEMPLATE / part).rglob("*") if file.is_file()):
            if "__pycache__" in source.parts:
                continue
            target = root / where / folder_of(name) / source.relative_to(TEMPLATE / part)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(source.read_text("utf-8"), name, title), "utf-8")
    games = root / LIST
    before, end, after = games.read_text("utf-8").partition("\n)\n")  # the end of FOLDERS
    games.write_text(f'{before}\n    "{folder_of(name)}",{end}{after}', "utf-8")


def check(root: Path, name: str, title: str) -> None:
    """Refuse what can't be a game in one line."""
    if not re.fullmatch("[a-z]+(-[a-z]+)*", name):
        refuse(f'"{name}" is no name of a game: small letters a to z, words joined by hyphens, such as blue-whale')
    if not title.strip() or not title.isprintable() or '"' in title or "\\" in title:
        refuse('a title is one line of text without " and \\')
    for where in PARTS.values():
        if (root / where / folder_of(name)).exists():
            refuse(f"{where}/{folder_of(name)} is there already")


def refuse(why: str) -> None:
    print(why, file=sys.stderr)
    sys.exit(2)


def folder_of(name: str) -> str:
    return name.replace("-", "_")


def renamed(text: str, name: str, title: str) -> str:
    return text.replace(NAME, name).replace(folder_of(NAME), folder_of(name)).replace(TITLE, title)


def main() -> None:
    if len(sys.argv) != 3:
        refuse('usage: python -m tools.new_game NAME "TITLE"')
    plant(ROOT, *sys.argv[1:])
    folders = ", ".join(f"{where}/{folder_of(sys.argv[1])}" for where in PARTS.values())
    print(f"written: {folders}, and a line in {LIST}; now `make generate`, and read docs/how-to-add-a-game.md")


if __name__ == "__main__":
    main()
