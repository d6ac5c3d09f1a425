"""Build the documentation as a site with search, into build/docs/site: `make docs`.

The pages of docs/ stay where readers of the repository expect them, and the rules in their games' folders. Here they
are put side by side, with their links put right, for Zensical (docs/zensical.toml). It is strict: a link or an anchor
that leads nowhere fails the build, and so does whatever the finished site would fetch from the network.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from shoal import all_games

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "docs"
MOVED = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "SECURITY.md": "security.md",
}
RULES = '"RULES"'  # in the navigation: the rules of every game
SHOWN = (".css", ".js", ".json", ".png", ".svg")  # what a browser shows or uses; the rest is shown as text
LINK = re.compile(r"(\]\()([^)#\s]+)((?:#[^)]*)?\))")
CODE = re.compile(r"^(?:```.*?^```|(?: {4}[^\n]*\n)+)", re.MULTILINE | re.DOTALL)
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
FETCHED = re.compile(r"""<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=["']?(?:https?:)?//[^"'\s>]+""")


def addresses() -> dict[str, str]:
    """Where each page is on the site, by its path in the repository."""
    pages = {str(file.relative_to(ROOT)): str(file.relative_to(ROOT / "docs")) for file in ROOT.glob("docs/**/*.md")}
    for game in all_games():
        for file in sorted(game.path(".").glob("rules*.md")):
            pages[str(file.relative_to(ROOT))] = posixpath.join("rules", *languages(file), f"{game.name}.md")
    return pages | MOVED


def languages(file: Path) -> list[str]:
    """The language in the name of a rules page; none in English."""
    return file.name.split(".")[1:-1]


def with_links(text: str, source: str, pages: dict[str, str], files: set[str]) -> str:
    """A page with its links put right. What it links to that is no page is added to `files`."""

    def put_right(link: re.Match[str]) -> str:
        before, target, after = link.groups()
        if ":" in target:
            return link[0]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        if path not in pages:
            files.add(path)
        address = pages.get(path) or file_address(path)
        return before + posixpath.relpath(address, posixpath.dirname(pages[source])) + after

    return outside_code(text, lambda part: LINK.sub(put_right, part))


def outside_code(text: str, change: Callable[[str], str]) -> str:
    parts, end = [], 0
    for block in CODE.finditer(text):
        parts += [change(text[end : block.start()]), block[0]]
        end = block.end()
    return "".join([*parts, change(text[end:])])


def file_address(path: str) -> str:
    """Where a file is on the site that is no page: a picture, a schema, an example."""
    if path.endswith(SHOWN):
        return path.removeprefix("docs/")
    return f"files/{path}.txt"


def with_other_languages(text: str, source: str, pages: dict[str, str]) -> str:
    """A rules page that leads to the same page in other languages. Search finds the English ones alone."""
    here = pages[source]
    others = [other for other in pages if posixpath.dirname(other) == posixpath.dirname(source) and other != source]
    links = [f"[{''.join(languages(Path(other))) or 'en'}]({Path(other).name})" for other in sorted(others)]
    heading, rest = text.split("\n", 1)
    hidden = "---\nsearch:\n  exclude: true\n---\n" if here.count("/") > 1 else ""
    return f"{hidden}{heading}\n\n{' · '.join(links)}\n{rest}"


def lay_out() -> None:
    """Put everything that the site is made of into BUILD."""
    shutil.rmtree(BUILD, ignore_errors=True)
    pages = addresses()
    files = {str(file.relative_to(ROOT)) for file in ROOT.glob("docs/theme/*")}
    for source, address in pages.items():
        if source == "README.md":  # docs/index.md is the site's
            continue
        text = (ROOT / source).read_text("utf-8")
        if address.startswith("rules/"):
            text = with_other_languages(text, source, pages)
        target = BUILD / "pages" / address
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(with_links(text, source, pages, files), "utf-8")
    for path in sorted(files):
        target = BUILD / "pages" / file_address(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, target)
    rules = ", ".join(f'{{ "{game.title}" = "rules/{game.name}.md" }}' for game in all_games())
    config = (ROOT / "docs" / "zensical.toml").read_text("utf-8")
    assert config.count(RULES) == 1
    (BUILD / "zensical.toml").write_text(config.replace(RULES, rules), "utf-8")


def fetched() -> Iterator[str]:
    """What the finished pages would fetch from the network."""
    for file in sorted((BUILD / "site").rglob("*.html")):
        for found in FETCHED.findall(file.read_text("utf-8")):
            yield f"{file.relative_to(BUILD)}: {found}"


def main() -> None:
    try:
        lay_out()
    except FileNotFoundError as problem:
        sys.exit(f"docs: a page links to {problem.filename}, which is not there")
    program = Path(sys.executable).with_name("zensical")
    built = subprocess.run([program, "build", "--strict"], cwd=BUILD, capture_output=True, text=True)
    if built.returncode:
        told = COLOUR.sub("", built.stdout + built.stderr).partition("Traceback")[0]
        sys.exit(f"{told}docs: the site is not built; the pages are those in {BUILD / 'pages'}")
    if found := list(fetched()):
        sys.exit("docs: the site must work without a network, but\n" + "\n".join(found))
    print(f"Read it: {BUILD / 'site' / 'index.html'}")


if __name__ == "__main__":
    main()
