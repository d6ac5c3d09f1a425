"""Compiled backends and the record of a state."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

import shoal
from shoal import all_games
from shoal.core import backends
from shoal.core.state import State, i8

GAMES = [pytest.param(game, id=game.name) for game in all_games()]


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_one_flat_record(game: shoal.Game) -> None:
    state = game.open_box(game.players[0])
    array = game.state.array(3)
    state.pack(array, 1)
    assert game.state.unpack(array, 1).flat() == state.flat()
    array[2] = array[1]  # a plain copy of memory
    assert array[2].tobytes() == array[1].tobytes()
    assert array.dtype.hasobject is False
    assert array.dtype.itemsize < 2000


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_shares_nothing(game: shoal.Game) -> None:
    state = game.open_box(game.players[0])
    before = state.flat()
    copy = state.copy()
    for name, field in game.state.fields.items():
        if field.shape:
            inner = getattr(copy, name)
            while isinstance(inner[0], list):
                inner = inner[0]
            inner[0] = 99
    assert state.flat() == before


def test_games_never_share_machine_code() -> None:
    assert len({game.state.dtype() for game in all_games()}) == len(all_games())


def test_fields_named_like_numpy_attributes_are_refused() -> None:
    class Wrong(State):
        round: int = i8()

    with pytest.raises(ValueError, match="round"):
        Wrong.dtype()


def test_numbers_too_wide_for_their_field_are_refused() -> None:
    game = all_games()[0]
    state = game.open_box(2)
    state.phase = 1000
    with pytest.raises(OverflowError):
        state.pack(game.state.array(1), 0)


def test_the_cache_follows_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("core", "games"):
        shutil.copytree(backends.SOURCES / folder, tmp_path / folder)
    monkeypatch.setattr(backends, "SOURCES", tmp_path)
    one, other = (game.folder for game in all_games()[:2])
    before = backends.hash_of(one), backends.hash_of(other)
    with (tmp_path / "games" / one.rpartition(".")[2] / "rules.py").open("a") as file:
        file.write("\n")
    assert backends.hash_of(one) != before[0]
    assert backends.hash_of(other) == before[1]  # what another game's rules are is nothing to it
    with (tmp_path / "games" / other.rpartition(".")[2] / "picture.py").open("a") as file:
        file.write("\n")
    assert backends.hash_of(other) == before[1]  # nor how it is drawn
    for name in (*backends.RULE_FILES, *backends.TEMPLATES):
        old = backends.hash_of(other)
        with (tmp_path / "core" / f"{name}.py").open("a") as file:
            file.write("\n")
        assert backends.hash_of(other) != old


@pytest.mark.parametrize("game", GAMES)
def test_the_cache_is_named_by_what_is_compiled_and_nothing_else(game: shoal.Game) -> None:
    """The files that are loaded for compiled rules, against those the name of the cache is made of."""
    for file in backends.TEMPLATES:
        if file != "kernel":  # of a GPU
            backends.template(file, game.folder, backends.Backend.COMPILED)
    package = backends.PACKAGES[backends.Backend.COMPILED] + game.folder.removeprefix("shoal") + "."
    loaded = {name.removeprefix(package) for name in sys.modules if name.startswith(package)}
    named = {file.stem for file in backends._rule_files(game.folder)}
    assert named == loaded
    assert not named & {"narration", "picture", "terminal", "notation", "merits"}


def test_old_caches_of_the_same_game_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOAL_CACHE", str(tmp_path))
    game, another = (game.folder.rpartition(".")[2] for game in all_games()[:2])
    old = time.time() - backends.UNUSED - 60
    names = [
        f"{game}-{'0' * 16}",
        f"{game}-{'1' * 16}",
        f"{another}-{'0' * 16}",
        f"{game}-mine",
        f"my-{game}-{'0' * 16}",
    ]
    for name in names:
        (tmp_path / name / "inside").mkdir(parents=True)
        if name != names[1]:  # which was used of late
            os.utime(tmp_path / name, (old, old))
    backends.cache_folder.__wrapped__(all_games()[0].folder)
    assert {folder.name for folder in tmp_path.iterdir()} - {*names} and not (tmp_path / names[0]).exists()
    assert all((tmp_path / name).exists() for name in names[1:])


def test_a_cache_that_is_used_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOAL_CACHE", str(tmp_path))
    folder = backends.cache_folder.__wrapped__(all_games()[0].folder)
    os.utime(folder, (0, 0))
    assert backends.cache_folder.__wrapped__(all_games()[0].folder) == folder
    assert time.time() - folder.stat().st_mtime < 60


def test_a_cache_that_cannot_be_written_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SHOAL_CACHE", str(tmp_path / "file"))
    assert backends.cache_folder.__wrapped__(backends.CORE).is_dir()


def test_playing_interpreted_needs_neither_numba_nor_numpy() -> None:
    code = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "import shoal\n"
        "from shoal.core.simulate import random_match\n"
        "for game in shoal.all_games():\n"
        "    assert random_match(game, game.players[0], 1).is_over\n"
        "try:\n"
        "    from shoal.core import backends\n"
        "    backends.rules_of(shoal.all_games()[0].folder, backends.Backend.COMPILED)\n"
        "except backends.NotInstalled as missing:\n"
        "    print(missing)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "shoal[fast]" in done.stdout


def test_packed_numbers_are_the_same_numbers() -> None:
    assert np.zeros(1, all_games()[0].state.dtype()).dtype.isalignedstruct


def test_of_those_who_compile_the_same_one_does_and_the_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHOAL_CACHE", str(tmp_path))
    order: list[str] = []

    def second() -> None:
        with backends.alone("fat-fish"):
            order.append("second")

    with backends.alone("fat-fish"), backends.alone("fischen"):
        waiting = threading.Thread(target=second)
        waiting.start()
        waiting.join(0.1)
        order.append("first")
    waiting.join()
    assert order == ["first", "second"]
