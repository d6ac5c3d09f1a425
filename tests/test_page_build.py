"""The page is part of the package: built when it must be, without Node on the machine, and sent compressed."""

from __future__ import annotations

import asyncio
import gzip
import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from shoal.server.page import FOLDER, page_routes

ROOT = Path(__file__).parents[1]
SOURCES = (
    "frontend/index.html",
    "frontend/src/ui/Top.svelte",
    "src/shoal/core/en.ftl",
    "src/shoal/games/a/rules.de.md",
)


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec and spec.loader
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.fixture
def tree(tmp_path: Path, hook: ModuleType) -> Path:
    """Sources with a page that was built of them."""
    for name in (*SOURCES, f"{hook.STATIC}/index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, "utf-8")
    (tmp_path / hook.STATIC / hook.STAMP).write_text(hook.made_of(tmp_path), "utf-8")
    return tmp_path


# -- When it is built --


def test_a_page_is_fresh_as_long_as_its_sources_are_the_same(tree: Path, hook: ModuleType) -> None:
    assert hook.is_fresh(tree)
    (tree / "frontend/node_modules/svelte").mkdir(parents=True)
    (tree / "frontend/node_modules/svelte/index.js").write_text("not ours")
    (tree / "src/shoal/cli.py").write_text("no part of the page")
    (tree / "frontend/src/ui/top.test.ts").write_text("nor is its test")
    assert hook.is_fresh(tree)


@pytest.mark.parametrize("name", SOURCES)
def test_a_changed_source_makes_it_stale(tree: Path, hook: ModuleType, name: str) -> None:
    (tree / name).write_text("changed", "utf-8")
    assert not hook.is_fresh(tree)


def test_a_new_a_removed_and_a_renamed_source_make_it_stale(tree: Path, hook: ModuleType) -> None:
    source = tree / SOURCES[1]
    source.rename(source.with_name("Bottom.svelte"))
    assert not hook.is_fresh(tree)
    source.with_name("Bottom.svelte").rename(source)
    assert hook.is_fresh(tree)
    (tree / "frontend/public").mkdir()
    (tree / "frontend/public/new.svg").write_text("new")
    assert not hook.is_fresh(tree)


def test_it_is_stale_when_it_is_not_there(tree: Path, hook: ModuleType) -> None:
    (tree / hook.STATIC / hook.STAMP).unlink()
    assert not hook.is_fresh(tree)


def test_a_package_of_sources_has_it_ready(tree: Path, hook: ModuleType) -> None:
    shutil.rmtree(tree / "frontend")
    assert hook.is_fresh(tree)


def test_node_is_asked_for_only_if_it_is_needed(tree: Path, hook: ModuleType) -> None:
    def wanted() -> Any:
        return hook.PageHook(str(tree), {}, None, None, "", "wheel").dependencies()

    assert wanted() == []
    (tree / SOURCES[0]).write_text("changed", "utf-8")
    assert wanted() == [hook.NODE]


def test_everything_the_page_is_made_of_counts(hook: ModuleType) -> None:
    """What the sources read from outside their folder is among what is looked at."""
    words = (ROOT / "frontend/src/lib/words.svelte.ts").read_text("utf-8")
    assert "src/shoal/games/*/rules*.md" in words
    assert {"src/shoal/**/*.ftl", "src/shoal/games/*/rules*.md", "frontend/src/**/*"} <= {*hook.MADE_OF}


# -- What it is built with --


def test_a_build_installs_what_it_needs_and_a_task_all_of_it(
    tree: Path, hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once each, and what is there for the tasks will do for a build."""
    frontend, asked = tree / "frontend", []

    def npm(task: list[str], folder: Path) -> str:
        assert folder == frontend
        asked.append(" ".join(task))
        (folder / "node_modules").mkdir(exist_ok=True)
        return ""

    monkeypatch.setattr(hook, "npm", npm)
    lock = frontend / "package-lock.json"
    lock.write_text("{}")
    for only in (["--omit=dev"], ["--omit=dev"], [], [], ["--omit=dev"]):
        hook.install(frontend, *only)
    assert asked == ["ci --omit=dev", "ci"]
    lock.write_text("{ }")
    hook.install(frontend, "--omit=dev")
    assert asked[2:] == ["ci --omit=dev"]


def test_packages_that_can_not_be_had_are_asked_for_again(
    tree: Path, hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tree / "frontend/package-lock.json").write_text("{}")
    monkeypatch.setattr(hook, "npm", lambda *_: "no network")
    for _ in range(2):
        with pytest.raises(SystemExit, match="npm ci failed:\nno network"):
            hook.install(tree / "frontend")


# -- What is in the wheel --


def without_node(folder: Path) -> Path:
    """A folder of all programs of this machine but Node's."""
    folder.mkdir()
    programs = [file for path in os.environ["PATH"].split(os.pathsep) for file in Path(path).glob("*")]
    for name, file in {file.name: file for file in reversed(programs)}.items():
        if name not in ("node", "nodejs", "npm", "npx"):
            (folder / name).symlink_to(file)
    return folder


@pytest.mark.long  # half a minute; packages are downloaded
def test_a_wheel_is_built_without_node(tmp_path: Path, hook: ModuleType) -> None:
    """From a tree in which nothing is built, on a machine without Node: it has the page, and all files it names."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout.decode()
    tree = tmp_path / "tree"
    for name in filter(None, names.split("\0")):
        if (ROOT / name).exists():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, tree / name)
    environment = {**os.environ, "PATH": str(without_node(tmp_path / "bin"))}
    assert not shutil.which("npm", path=environment["PATH"]) and shutil.which("sh", path=environment["PATH"])
    build = [sys.executable, "-m", "pip", "wheel", ".", "--no-deps", "--wheel-dir", str(tmp_path)]
    done = subprocess.run(build, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("shoal-*.whl")
    with zipfile.ZipFile(wheel) as found:
        files = set(found.namelist())
        page = found.read("shoal/server/static/index.html").decode()
    assert f"shoal/server/static/{hook.STAMP}" in files
    linked = {part.partition('"')[0] for part in page.split('="./')[1:]}
    assert linked and {f"shoal/server/static/{name}" for name in linked} <= files
    assert not any("node_modules" in name or name.endswith((".svelte", ".ts")) for name in files)


# -- How it is sent --


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page with a script that lies there packed: in other words each, to tell them apart."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("a page")
    (tmp_path / "assets" / "index-1234.js").write_text("as it is")
    (tmp_path / "assets" / "index-1234.js.br").write_text("packed best")
    (tmp_path / "assets" / "index-1234.js.gz").write_bytes(gzip.compress(b"packed well", mtime=0))
    (tmp_path / "icon.png").write_text("a picture")
    return tmp_path


def asked(page: Path, path: str, *, allowed: bool = True, **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(Starlette(routes=page_routes(lambda _: allowed, page)))
        async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
            client.headers = httpx.Headers({name.replace("_", "-"): value for name, value in headers.items()})
            async with client.stream("GET", path) as answer:
                answer._content = b"".join([part async for part in answer.aiter_raw()])
                return answer

    return asyncio.run(ask())


SCRIPT = "/assets/index-1234.js"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0.1, gzip;q=1.0", "br"),
        ("br; q=0, gzip", "gzip"),
        ("identity", None),
        ("", None),
        ("x-gzip-not", None),
    ],
)
def test_a_browser_gets_the_smallest_form_that_it_takes(page: Path, accepted: str, encoding: str | None) -> None:
    answer = asked(page, SCRIPT, accept_encoding=accepted)
    content = {"br": b"packed best", "gzip": gzip.compress(b"packed well", mtime=0), None: b"as it is"}[encoding]
    assert (answer.headers.get("content-encoding"), answer.content) == (encoding, content)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(content)


def test_what_is_not_there_packed_is_sent_as_it_is(page: Path) -> None:
    for path, content in (("/", b"a page"), ("/icon.png", b"a picture")):
        answer = asked(page, path, accept_encoding="br, gzip")
        assert answer.content == content and "content-encoding" not in answer.headers


def test_parts_of_the_page_are_kept_for_good_and_the_page_is_asked_for_again(page: Path) -> None:
    assert asked(page, SCRIPT).headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/icon.png"):
        assert asked(page, path).headers["cache-control"] == "no-cache"
    before = {
        encoding: asked(page, SCRIPT, accept_encoding=encoding).headers["etag"] for encoding in ("br", "gzip", "")
    }
    assert len(set(before.values())) == 3, "each form has its own"
    again = asked(page, SCRIPT, accept_encoding="br", if_none_match=before["br"])
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asked(page, SCRIPT, accept_encoding="gzip", if_none_match=before["br"]).status_code == 200
    home = page / "index.html"
    tag = asked(page, "/").headers["etag"]
    home.write_text("a newer page")
    newer = asked(page, "/", if_none_match=tag)
    assert (newer.status_code, newer.content) == (200, b"a newer page")


def test_who_asks_for_too_many_files_is_refused(page: Path) -> None:
    answer = asked(page, SCRIPT, allowed=False)
    assert answer.status_code == 429 and int(answer.headers["retry-after"]) > 0


def test_the_page_that_was_built_lies_there_packed() -> None:
    texts = [file for file in FOLDER.rglob("*") if file.suffix in (".js", ".css") and file.stat().st_size > 1000]
    assert texts, "the page is not built: `make play` does it"
    for file in texts:
        gz, br = (file.with_name(file.name + ending) for ending in (".gz", ".br"))
        assert gzip.decompress(gz.read_bytes()) == file.read_bytes()
        assert br.stat().st_size < gz.stat().st_size < file.stat().st_size
