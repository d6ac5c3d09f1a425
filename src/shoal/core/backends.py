"""Backends: `shoal.compiled.X` and `shoal.cuda.X` are the file of `shoal.X`, loaded again with its rules compiled.

Numba's cache on disk does not notice an edit in another file, so the cache folder of a game is named by a hash of
every source its rules are made from: what was compiled from other sources is never found, and removed when nobody has
used it for a while.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import importlib.util
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from enum import StrEnum
from functools import cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from . import contract

if sys.platform != "win32":
    import fcntl


class Backend(StrEnum):
    """A way to run the rules."""

    INTERPRETED = "interpreted"
    COMPILED = "compiled"
    GPU = "gpu"


PACKAGES = {Backend.INTERPRETED: "shoal", Backend.COMPILED: "shoal.compiled", Backend.GPU: "shoal.cuda"}
CORE = "shoal.core"
# Of the core.
RULE_FILES = ("rule", "state", "seats", "chance", "narrate", "bits", "features", "tree", "arrays", "marks")
TEMPLATES = {  # loaded once a game: which of them each builds on
    "playouts": (),
    "steps": ("playouts",),
    "policy": ("playouts",),
    "slots": ("playouts", "policy"),
    "kernel": ("playouts", "slots"),
    "search": ("playouts", "steps", "policy"),
    "lanes": ("playouts", "steps"),
    "census": ("playouts", "policy"),
    "judge": ("playouts", "steps", "policy"),
}
SOURCES = Path(__file__).parent.parent
UNUSED = 30 * 86400  # seconds after which what was compiled from other sources is removed


class NotInstalled(Exception):
    """Something that only an extra brings is missing."""


class _Package(Loader):
    """A package of compiled modules only holds these: the original's __init__ is no rule file."""

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        return None


class _Finder(MetaPathFinder):
    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        for package in (PACKAGES[Backend.COMPILED], PACKAGES[Backend.GPU]):
            if name == package or name.startswith(package + "."):
                return _recompiled(name, PACKAGES[Backend.INTERPRETED] + name.removeprefix(package))
        return None


def _recompiled(name: str, original: str) -> ModuleSpec | None:
    spec = importlib.util.find_spec(original)
    if spec is None or spec.origin is None:
        return None
    if spec.submodule_search_locations is not None:
        return ModuleSpec(name, _Package(), is_package=True)
    return importlib.util.spec_from_file_location(name, spec.origin)


def is_available() -> bool:
    """Whether rules can be compiled here."""
    return importlib.util.find_spec("numba") is not None


def fastest_backend() -> Backend:
    """Compiled, if that can be had."""
    return Backend.COMPILED if is_available() else Backend.INTERPRETED


@cache
def rules_of(folder: str, backend: Backend = Backend.INTERPRETED) -> contract.Rules:
    """The verbs (contract.py) of the game whose package is `folder`, gathered in one module."""
    verbs = ModuleType(f"{backend}.{folder.rpartition('.')[2]}")
    with _loading(backend, CORE):
        for file in RULE_FILES:
            _module(f"{CORE}.{file}", backend)
    with _loading(backend, folder):
        nothing = _module(f"{CORE}.chance", backend).nothing
        for file, owed in contract.GATHERED.items():
            source = _module(f"{folder}.{file}", backend)
            for name in contract.members_of(owed):
                setattr(verbs, name, getattr(source, name))
            for optional in contract.OPTIONAL.get(file, ()):
                for name in contract.members_of(optional):
                    setattr(verbs, name, getattr(source, name, nothing))
        for file, owed in contract.MAY_COUNT.items():
            source = _module(f"{folder}.{file}" if _has(folder, file) else f"{CORE}.marks", backend)
            for name in contract.members_of(owed):
                setattr(verbs, name, getattr(source, name))
    return cast(contract.Rules, verbs)


@cache
def template(file: str, folder: str, backend: Backend = Backend.INTERPRETED) -> Any:
    """A template of core/ for one game."""
    game = rules_of(folder, backend)
    name = f"{PACKAGES[backend]}.core.{file}__{folder.rpartition('.')[2]}"
    spec = importlib.util.spec_from_file_location(name, SOURCES / "core" / f"{file}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__["game"] = game
    for below in TEMPLATES[file]:
        module.__dict__[below] = template(below, folder, backend)
    sys.modules[name] = module
    with _loading(backend, folder):
        spec.loader.exec_module(module)
    return module


def _module(name: str, backend: Backend) -> ModuleType:
    return importlib.import_module(PACKAGES[backend] + name.removeprefix(PACKAGES[Backend.INTERPRETED]))


@contextmanager
def _loading(backend: Backend, folder: str) -> Iterator[None]:
    """Let Numba keep what it compiles in our own folder while rules are loaded."""
    if backend is Backend.INTERPRETED:
        yield
        return
    if not is_available():
        raise NotInstalled('compiled play needs Numba: pip install "shoal[fast]"')
    from numba import config as settings

    config: Any = settings

    before: Any = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(folder))
    try:
        yield
    finally:
        config.CACHE_DIR = before


def cache_root() -> Path:
    """Where compiled rules are kept: $SHOAL_CACHE, or the user's cache folder."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("SHOAL_CACHE") or Path(home) / "shoal")


@cache
def cache_folder(package: str) -> Path:
    """The cache of one game, or of the core."""
    folder = cache_root() / f"{package.rpartition('.')[2]}-{hash_of(package)}"
    try:
        if not folder.exists():
            _remove_unused(folder)
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # it is in use
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="shoal-"))
    return folder


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Keep others that compile under this name waiting, as long as this process lives, where the system can do so."""
    with ExitStack() as closing:
        if sys.platform != "win32":
            with suppress(OSError):  # a cache that can't be written is one that nobody shares
                cache_root().mkdir(parents=True, exist_ok=True)
                lock = closing.enter_context((cache_root() / f"{name}.lock").open("w"))
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _remove_unused(folder: Path) -> None:
    """Remove what was compiled for the same game from other sources, unless somebody has used it of late."""
    name = re.compile(re.escape(folder.name.rpartition("-")[0]) + "-[0-9a-f]{16}")
    for other in folder.parent.glob("*"):
        if name.fullmatch(other.name) and not other.is_symlink() and time.time() - other.stat().st_mtime > UNUSED:
            shutil.rmtree(other, ignore_errors=True)


def size_of_rules(package: str) -> int:
    """How much there is to compile for a game, in bytes of source."""
    return sum(file.stat().st_size for file in _rule_files(package))


def hash_of(package: str) -> str:
    """A hash of every source that the rules of a game are made from."""
    digest = hashlib.sha256(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    sources = [SOURCES / "core" / f"{name}.py" for name in (*RULE_FILES, *TEMPLATES)]
    if package != CORE:
        sources += _rule_files(package)
    for file in sources:
        digest.update(f"{file.relative_to(SOURCES)}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _has(package: str, file: str) -> bool:
    return _folder(package).joinpath(f"{file}.py").exists()


def _folder(package: str) -> Path:
    return SOURCES.joinpath(*package.split(".")[1:])


def _rule_files(package: str) -> list[Path]:
    """The files that the rules of a game are made from. How it is told and drawn is in others."""
    folder = _folder(package)
    found, names = set(), [*contract.GATHERED, *(file for file in contract.MAY_COUNT if _has(package, file))]
    while names:
        file = folder / f"{names.pop()}.py"
        if file not in found:
            found.add(file)
            for part in ast.walk(ast.parse(file.read_bytes())):
                if isinstance(part, ast.ImportFrom) and part.level == 1:
                    names += [part.module] if part.module else [name.name for name in part.names]
    return sorted(found)


sys.meta_path.append(_Finder())
