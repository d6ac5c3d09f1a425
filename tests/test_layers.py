"""Who may import whom: core, games, bots, envs, train, study, puzzles, bench, server, cli, each those before.

Rules import only rules.

On the page a game's folder knows no other game, and nobody else knows a game by name.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import shoal
from shoal.core import backends, contract
from shoal.core.words import LANGUAGES
from shoal.games import FOLDERS
from tools.architecture import imports

SOURCES = Path(shoal.__file__).parent
# Each may import those before it.
ROOMS = ["core", "games", "bots", "envs", "train", "study", "puzzles", "bench", "server", "cli"]
RULE_FILES_OF_THE_CORE = {*backends.RULE_FILES, *backends.TEMPLATES}
# Of a game; its others are rules.
PLAIN_FILES = {"__init__", "box", "notation", "narration", "picture", "terminal", *contract.MAY_HAVE}
PAGE = Path(__file__).parents[1] / "frontend" / "src"
MAY_IMPORT = {  # on the page, beside the own folder and wire.ts; nobody imports a game: `lib/games.ts` finds them
    "lib": {"words"},
    "art": {"lib"},
    "board": {"art", "lib"},
    "games": {"art", "board", "lib"},
    "ui": {"art", "lib", "screens"},  # a dialog shows the screen of the rules
    "screens": {"art", "lib", "ui"},
}
FILES_OF_A_GAME_ON_THE_PAGE = {"index.ts", "picture.ts", "events.ts", "Board.svelte", "Cover.svelte", "Figures.svelte"}
FILES_OF_A_GAME = PLAIN_FILES - set(contract.MAY_HAVE) | set(contract.FILES)


@pytest.mark.parametrize("room", ROOMS)
def test_rooms_import_only_the_rooms_below(room: str) -> None:
    allowed = set(ROOMS[: ROOMS.index(room) + 1])
    for file in (SOURCES / room).rglob("*.py"):
        for module in imports(file):
            if module and module[0] in ROOMS:
                assert module[0] in allowed, f"{file} imports {'.'.join(module)}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_games_do_not_know_each_other(folder: str) -> None:
    for file in (SOURCES / "games" / folder).glob("*.py"):
        for module in imports(file):
            assert module[0] != "games" or module[1] == folder, f"{file} imports {'.'.join(module)}"


def rule_files() -> list[Path]:
    core = [SOURCES / "core" / f"{name}.py" for name in sorted(RULE_FILES_OF_THE_CORE)]
    games = [file for folder in FOLDERS for file in sorted((SOURCES / "games" / folder).glob("*.py"))]
    return core + [file for file in games if file.stem not in PLAIN_FILES]


@pytest.mark.parametrize("file", rule_files(), ids=lambda file: str(file.relative_to(SOURCES)))
def test_rule_files_import_only_rule_files(file: Path) -> None:
    for module in imports(file):
        if module == ("core", "contract"):
            continue  # for the type checker alone
        stem = module[-1]
        assert stem in RULE_FILES_OF_THE_CORE if module[0] == "core" else stem not in PLAIN_FILES, f"{file}: {module}"
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            allowed = {"itertools", "numba.cuda", "numpy", "os"} if file.parts[-2] == "core" else set()
            assert {alias.name for alias in node.names} <= allowed, f"{file} imports a library"


@pytest.mark.parametrize("folder", FOLDERS)
def test_games_have_the_same_files(folder: str) -> None:
    found = {file.stem for file in (SOURCES / "games" / folder).glob("*.py")}
    assert found >= FILES_OF_A_GAME
    for name in ("components.toml", "levels.toml", "rules.md", "rules.de.md", "en.ftl", "de.ftl"):
        assert (SOURCES / "games" / folder / name).is_file()


@pytest.mark.parametrize("file", ["games", "core/contract.py"])
def test_what_a_game_gives_and_takes_has_a_type(file: str) -> None:
    """Also what comes of a file or over the line: `object` has to be looked at before it is used, `Any` has not."""
    start = SOURCES / file
    for one in [start] if start.is_file() else start.rglob("*.py"):
        names = {getattr(node, "id", getattr(node, "attr", "")) for node in ast.walk(ast.parse(one.read_text("utf-8")))}
        assert "Any" not in names, one


def test_nothing_outside_games_names_a_game() -> None:
    names = [name for folder in FOLDERS for name in (folder, folder.replace("_", "-"))]
    for room in ("core", "envs", "train", "study", "puzzles", "bench", "server", "cli"):
        for file in (SOURCES / room).rglob("*.py"):
            tree = ast.parse(file.read_text("utf-8"))
            texts = {
                node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
            }
            assert not texts & set(names), f"{file} knows a game by name"


def test_all_sql_is_in_rows() -> None:
    """There are the queries; the others make tables and connections, copy all tables as they are or measure them."""
    others = (
        "rows",
        "own_data",
        "personal",
        "metadata",
        "schema",
        "club_schema",
        "calling_schema",
        "store",
        "backup",
        "admin",
        "room",
    )
    allowed = {f"server/{name}.py" for name in others}
    for file in SOURCES.rglob("*.py"):
        name = file.relative_to(SOURCES).as_posix()
        if name in allowed or re.fullmatch(r"server/(\w+_rows|migrations/.*)\.py", name):
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not any(module.partition(".")[0] == "sqlalchemy" for module in modules), f"{name} imports sqlalchemy"
    store = (SOURCES / "server" / "store.py").read_text("utf-8")
    used = {node.name for node in ast.walk(ast.parse(store)) if isinstance(node, ast.alias)}
    assert not used & {"select", "insert", "update", "delete", "text"}, "store.py asks something itself"


@pytest.mark.parametrize("folder", FOLDERS)
def test_rules_do_not_recurse(folder: str) -> None:
    """Recursion crashes code from Numba's cache, and a GPU has little stack."""
    calls: dict[str, set[str]] = {}
    for file in (SOURCES / "games" / folder).glob("*.py"):
        if file.stem in PLAIN_FILES:
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                names = {
                    call.func.id
                    for call in ast.walk(node)
                    if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
                }
                calls.setdefault(node.name, set()).update(names)
    for name in calls:
        reached: set[str] = set()
        ahead = set(calls[name])
        while ahead:
            step = ahead.pop()
            if step in calls and step not in reached:
                reached.add(step)
                ahead |= calls[step]
        assert name not in reached, f"{name} calls itself"


# -- The page --


def page_files() -> list[Path]:
    return sorted(file for kind in ("ts", "svelte") for file in PAGE.rglob(f"*.{kind}"))


def page_imports(file: Path) -> Iterator[Path]:
    """What a file of the page imports, at once or later, as paths from frontend/src; packages are left out."""
    found = re.findall(r"""(?:from|import|import\()\s*['"](\.[^'"]+)['"]""", file.read_text("utf-8"))
    for name in found:
        path = (file.parent / name).resolve()
        if path.is_relative_to(PAGE):
            yield path.relative_to(PAGE)


def may_import(file: Path, other: Path) -> bool:
    """Both from frontend/src."""
    if file.parts[0] == "games" and other.parts[0] == "games":
        return file.parts[1] == other.parts[1]
    if len(file.parts) == 1 or len(other.parts) == 1:
        return other.parts[0] != "games" and (len(file.parts) == 1 or other.name == "wire")
    return other.parts[0] == file.parts[0] or other.parts[0] in MAY_IMPORT[file.parts[0]]


def test_on_the_page_games_are_imported_by_nobody_and_import_no_other_game() -> None:
    for file in page_files():
        for other in page_imports(file):
            assert may_import(file.relative_to(PAGE), other), f"{file.relative_to(PAGE)} imports {other}"


def test_imports_of_the_page_are_judged_rightly() -> None:
    for file, other in (
        ("ui/A.svelte", "games/a/Card.svelte"),
        ("games/a/x.ts", "games/b/y"),
        ("lib/a.ts", "ui/B.svelte"),
    ):
        assert not may_import(Path(file), Path(other))
    for file, other in (("games/a/x.ts", "games/a/y"), ("games/a/x.ts", "lib/y"), ("App.svelte", "ui/A.svelte")):
        assert may_import(Path(file), Path(other))
    assert Path("lib/words.svelte") in [*page_imports(PAGE / "ui" / "InWords.svelte")]
    assert Path(f"games/{FOLDERS[0]}/Board.svelte") in [*page_imports(PAGE / "games" / FOLDERS[0] / "index.ts")]


def test_nothing_on_the_page_outside_games_names_a_game() -> None:
    names = "|".join(name for folder in FOLDERS for name in (folder, folder.replace("_", "-"), camel(folder)))
    texts = [*page_files(), *PAGE.glob("*.css"), *(PAGE / "words").rglob("*.ftl")]
    for file in texts:
        if file.relative_to(PAGE).parts[0] != "games":
            found = re.search(rf"(?<![\w-])(?:{names})(?![\w])", file.read_text("utf-8"))
            assert not found, f"{file.relative_to(PAGE)} knows {found and found[0]}"


def camel(folder: str) -> str:
    return folder.title().replace("_", "")


@pytest.mark.parametrize("folder", FOLDERS)
def test_games_have_the_same_files_on_the_page(folder: str) -> None:
    here = PAGE / "games" / folder
    assert {file.name for file in here.iterdir()} >= FILES_OF_A_GAME_ON_THE_PAGE
    assert {file.stem for file in (here / "words").glob("*.ftl")} == {*LANGUAGES}
    assert {one.name for one in (PAGE / "games").iterdir()} == {*FOLDERS}


NAMED = (
    r"(?:dark|deep|light|medium|pale)[a-z]+|aqua|beige|black|blue|brown|chocolate|coral|crimson|cyan|fuchsia|gold|gr[ae]y"
    r"|green|indigo|ivory|khaki|lavender|lime|linen|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon"
    r"|sienna|silver|skyblue|snow|steelblue|tan|teal|tomato|turquoise|violet|wheat|white|yellow"
)
RAW_COLOUR = re.compile(
    r"(?<![\w&/])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b"
    r"|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\("
    # Anywhere in what a property or an attribute is set to.
    r"|(?:background|border|color|fill|gradient|outline|shadow|stroke)[\w-]*(?:: ?|=|\()[^;\n]*?"
    rf"(?<![\w$.-])(?:{NAMED})(?![\w-])"
)


def test_a_raw_colour_is_recognised() -> None:
    for text in (
        "color: #fff;",
        "fill='#12ab9F80'",
        'fill="white"',
        "fill={lit ? 'darkred' : 'none'}",
        "border: 1px solid tomato;",
        "background: linear-gradient(var(--paper), silver)",
        "{ stroke: 'teal' }",
        "background: rgb(0 0 0)",
        "light-dark(#fff, #000)",
    ):
        assert RAW_COLOUR.search(text), text
    for text in (
        "href='#/rules'",
        "{#each all as one}",
        "fill: var(--white)",
        "border: 0",
        "url(#{id}-body)",
        "href='#main'",
    ):
        assert not RAW_COLOUR.search(text), text


def test_colours_of_the_page_are_named_in_a_theme() -> None:
    """At the top of app.css, or in the theme.css of a game, where their names begin with its name."""
    for file in [*page_files(), *PAGE.rglob("*.css")]:
        text = file.read_text("utf-8")
        if file.name == "theme.css":
            named = re.findall(r"^  (--[\w-]+):", text, re.MULTILINE)
            assert named and all(name.startswith(f"--{file.parent.name.replace('_', '-')}-") for name in named), file
            continue
        if file == PAGE / "app.css":
            text = text.partition("\n}\n")[2]
        found = RAW_COLOUR.search(text)
        assert not found, f"{file.relative_to(PAGE)} has the raw colour {found and found[0]}"
