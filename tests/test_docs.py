"""Docs can't drift: examples run, links lead somewhere, commands and options are all there."""

from __future__ import annotations

import doctest
import re
import sys
import tomllib
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from shoal import all_games
from shoal.bots import named, players
from shoal.server import wire
from shoal.server.reviews import Reviewing

ROOT = Path(__file__).parent.parent
Frame = (
    wire.Table | wire.View | wire.Ack | wire.Refusal | wire.Said | wire.Hinted | wire.Explained | wire.Next
)  # from the server
OUTSIDE = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")]
PAGES = [*OUTSIDE, *sorted(ROOT.glob("docs/**/*.md"))]


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "docs" / "python.md"], ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    run_examples(page)


def run_examples(page: Path) -> None:
    failures, tests = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert tests > 5
    assert failures == 0


def test_the_guide_to_players_adds_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file it shows is put among the players, and its examples run."""
    guide = ROOT / "docs" / "how-to-add-a-player.md"
    [code] = re.findall("^```python\n(.+?)^```$", guide.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    (tmp_path / "tired.py").write_text(code, "utf-8")
    monkeypatch.setattr(players, "__path__", [*players.__path__, str(tmp_path)])
    try:
        named.kinds.cache_clear()
        run_examples(guide)
    finally:
        named.kinds.cache_clear()
        sys.modules.pop(f"{players.__name__}.tired", None)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


WHERE = re.compile(r"^## Where things are\n\n((?: {4}[^\n]*\n)+).*?((?:^\|[^\n]*\n)+)", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"(?<![\w/*])(?:[\w*-]+/)*(?:[\w*.-]+\.(?:css|ftl|md|py|svelte|toml|ts|txt)\b|[\w*-]+/(?=[\s;,`.]))")


def test_contributing_tells_where_things_are() -> None:
    """Each folder and file of its list, those of a folder looked for there; those of its table for every game."""
    places, table = WHERE.search((ROOT / "CONTRIBUTING.md").read_text("utf-8")).groups()  # type: ignore[union-attr]
    folder = ROOT
    for line in places.splitlines():
        if line[4] != " ":
            folder = ROOT / line.split()[0]
            assert folder.exists(), line
        for name in FILE.findall(line[4:]):
            found = any(next(start.glob(name), None) for start in (ROOT, folder.parent)) or any(folder.rglob(name))
            assert found, f"{name}: {line}"
    for name in FILE.findall(table):
        for game in all_games():
            here = name.replace("NAME", game.path(".").name)
            found = [ROOT / here, ROOT / "src" / "shoal" / here, game.path(here)]
            assert any(file.exists() for file in found), name


def test_every_page_is_in_the_navigation_of_the_site_once() -> None:
    def pages(part: Any) -> list[str]:
        if isinstance(part, str):
            return [part]
        return [page for inner in (part if isinstance(part, list) else part.values()) for page in pages(inner)]

    config = tomllib.loads((ROOT / "docs" / "zensical.toml").read_text("utf-8"))
    found = [*(str(page.relative_to(ROOT / "docs")) for page in PAGES[len(OUTSIDE) :])]
    found += ["contributing.md", "changes.md", "security.md", "RULES"]
    assert sorted(pages(config["project"]["nav"])) == sorted(found)


def test_the_examples_of_the_protocol_are_what_goes_over_the_wire() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    lines = "".join(re.findall(r"^```text\n(.+?)^```$", text, re.MULTILINE | re.DOTALL)).replace("\n  ", "")
    sent, answered = set(), set()
    for line in lines.splitlines():
        if line.startswith("→ "):
            sent.add(type(msgspec.json.decode(line[2:], type=wire.Act)))
        else:
            assert line.startswith("← ")
            frame = msgspec.json.decode(line[2:], type=Frame if '"type"' in line else Reviewing)
            assert msgspec.to_builtins(frame) == msgspec.json.decode(line[2:]), "no field less, none more"
            answered.add(type(frame))
    assert sent == set(get_args(wire.Act)), "there is an example of everything"
    assert answered == {*get_args(Frame), Reviewing}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_within_pages_lead_to_headings(page: Path) -> None:
    for target, heading in re.findall(r"\]\(([^)#]*)#([^)]+)\)", page.read_text("utf-8")):
        other = (page.parent / target if target else page).read_text("utf-8")
        headings = {
            re.sub("[^a-z0-9 -]", "", found.lower()).replace(" ", "-") for found in re.findall("^#+ (.+)$", other, re.M)
        }
        assert heading in headings, f"{page.name} links to {target}#{heading}"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_is_in_the_readme_and_every_option_on_its_page(game: object) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert game.title in readme  # type: ignore[attr-defined]
    assert game.name in (ROOT / "docs" / "record-format.md").read_text("utf-8")  # type: ignore[attr-defined]
    for name, option in game.options.items():  # type: ignore[attr-defined]
        assert name in game.pages()  # type: ignore[attr-defined]
        assert all(value in game.pages() for value in option.values)  # type: ignore[attr-defined]


def test_every_component_table_says_where_it_is_from() -> None:
    for game in all_games():
        text = game.path("components.toml").read_text("utf-8")
        assert re.search(r"^# .*(printed|reconstructed)", text, re.IGNORECASE | re.MULTILINE), game.name
