"""Compiled twins: `shoal.compiled.X` is the file of `shoal.X`, loaded again with its rules compiled.

Numba's cache on disk does not notice an edit in another file, so the cache folder is named by a hash of every
rule source: what was compiled from other sources is never found.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

from .contract import OPTIONAL, RULES, VIEW

PACKAGE = "shoal"
TWINS = "shoal.compiled"
SOURCES = Path(__file__).parent.parent


class NotInstalled(Exception):
    """Numba is missing."""

    def __init__(self) -> None:
        super().__init__('compiled play needs Numba: pip install "shoal[fast]"')


class _Package(Loader):
    """A package of twins only holds its modules: the original's __init__ is no rule file."""

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        return None


class _Finder(MetaPathFinder):
    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != TWINS and not name.startswith(TWINS + "."):
            return None
        original = importlib.util.find_spec(PACKAGE + name.removeprefix(TWINS))
        if original is None or original.origin is None:
            return None
        if original.submodule_search_locations is not None:
            return ModuleSpec(name, _Package(), is_package=True)
        return importlib.util.spec_from_file_location(name, original.origin)


def is_available() -> bool:
    return importlib.util.find_spec("numba") is not None


@cache
def rules_of(folder: str, *, compiled: bool) -> Any:
    """The verbs (contract.py) of the game whose package is `folder`, gathered in one module."""
    verbs = ModuleType(f"{'compiled' if compiled else 'interpreted'}_{folder.rpartition('.')[2]}")
    with _loading(compiled):
        nothing = _module(f"{PACKAGE}.core.chance", compiled).nothing
        for file, names in (("rules", RULES), ("view", VIEW)):
            source = _module(f"{folder}.{file}", compiled)
            for name in names:
                setattr(verbs, name, getattr(source, name, nothing) if name in OPTIONAL else getattr(source, name))
    return verbs


@cache
def template(file: str, folder: str, *, compiled: bool) -> Any:
    """A template of core/ (playouts) for one game."""
    game = rules_of(folder, compiled=compiled)
    name = f"{TWINS if compiled else PACKAGE}.core.{file}__{folder.rpartition('.')[2]}"
    spec = importlib.util.spec_from_file_location(name, SOURCES / "core" / f"{file}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__["game"] = game
    sys.modules[name] = module
    with _loading(compiled):
        spec.loader.exec_module(module)
    return module


def _module(name: str, compiled: bool) -> ModuleType:
    return importlib.import_module(TWINS + name.removeprefix(PACKAGE) if compiled else name)


@contextmanager
def _loading(compiled: bool) -> Iterator[None]:
    """Let Numba keep what it compiles in our own folder while twins are loaded."""
    if not compiled:
        yield
        return
    if not is_available():
        raise NotInstalled
    from numba import config as settings

    config: Any = settings

    before: Any = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    try:
        yield
    finally:
        config.CACHE_DIR = before


@cache
def cache_folder() -> Path:
    """Where compiled rules are kept: $SHOAL_CACHE, or the user's cache folder."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(os.environ.get("SHOAL_CACHE") or Path(home) / "shoal") / _sources_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="shoal-"))
    return folder


def _sources_hash() -> str:
    digest = hashlib.sha256(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    for file in sorted([*SOURCES.glob("core/*.py"), *SOURCES.glob("games/*/*.py")]):
        digest.update(f"{file.relative_to(SOURCES)}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


sys.meta_path.append(_Finder())
