"""Write the files that the code knows best: pages, the page's types, schemas, golden games, perft counts.

`make generate` writes them all; read the difference before you commit it. `make check` fails when one of them is stale.
`python -m tools.generate GAME` leaves out the perft counts of the other games, which take half a minute.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from shoal import all_games, game_named
from shoal.games import names

from .architecture import rooms_picture
from .goldens import golden_game, perft_table
from .pages import PARTS, command_reference, features_page, openapi, record_schema, with_parts
from .typescript import event_types, page_types, picture_types

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGE = ROOT / "frontend" / "src"
PERFT = "perft.json"


def files() -> dict[Path, Callable[[], str]]:
    """What each file must hold."""
    found = {
        DOCS / "commands.md": command_reference,
        DOCS / "features.md": features_page,
        DOCS / "openapi.json": openapi,
        DOCS / "pictures" / "rooms.svg": rooms_picture,
        DOCS / "shoal-record-1.schema.json": record_schema,
        PAGE / "wire.ts": page_types,
    }
    for name in sorted({page for page, _ in PARTS}):
        found[DOCS / name] = partial(with_parts, DOCS / name)
    for game in all_games():
        folder = game.path(".").name
        found[PAGE / "games" / folder / "picture.ts"] = partial(picture_types, game)
        found[PAGE / "games" / folder / "events.ts"] = partial(event_types, game)
        found[ROOT / "tests" / "games" / folder / "golden.txt"] = partial(golden_game, game)
        found[ROOT / "tests" / "games" / folder / PERFT] = partial(perft_table, game)
    return found


def stale(wanted: dict[Path, Callable[[], str]]) -> dict[Path, str]:
    """The files that are not as they must be, and what they should hold."""
    made = {file: text() for file, text in wanted.items()}
    return {file: text for file, text in made.items() if not file.exists() or file.read_text("utf-8") != text}


def without_perft(wanted: dict[Path, Callable[[], str]], but_of: str = "") -> dict[Path, Callable[[], str]]:
    """All but the perft counts; with those of one game's folder."""
    return {file: text for file, text in wanted.items() if file.name != PERFT or file.parent.name == but_of}


def write(wanted: dict[Path, Callable[[], str]]) -> None:
    for file, text in stale(wanted).items():
        file.write_text(text, "utf-8")
        print(f"written: {file.relative_to(ROOT)}")


def main() -> None:
    match sys.argv[1:]:
        case []:
            write(files())
        case [name] if name in names():
            folder = game_named(name).path(".").name
            write(without_perft(files(), but_of=folder))
        case ["--check"]:
            # Of perft tests/contract/test_goldens.py compares what is quick.
            found = [str(file.relative_to(ROOT)) for file in stale(without_perft(files()))]
            if found:
                sys.exit(f"stale, run `make generate` and read the difference: {', '.join(found)}")
        case _:
            print("usage: python -m tools.generate [--check | GAME]", file=sys.stderr)
            sys.exit(2)


if __name__ == "__main__":
    main()
