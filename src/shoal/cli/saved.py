"""Games kept on disk while they are played, so that nothing is lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import click
import msgspec

from ..core.match import Match
from ..core.record import write
from ..games import names


def folder() -> Path:
    """Where games are kept: $SHOAL_SAVED, or the user's folder for shoal."""
    return Path(os.environ.get("SHOAL_SAVED") or Path(click.get_app_dir("shoal")) / "saved")


def new_file(match: Match) -> Path:
    """A name no other game has."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    for number in range(1000):
        file = folder() / f"{match.game.name}-{stamp}{f'-{number}' if number else ''}.json"
        if not file.exists():
            break
    return file


def save(match: Match, file: Path, **extra: Any) -> None:
    """Write the record beside the old one and put it in its place, so that a crash leaves one of the two."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    draft.write_text(write(match.record(**extra)), "utf-8")
    draft.replace(file)


def unfinished() -> Iterator[tuple[Path, dict[str, Any]]]:
    """The games that can be continued, the latest first. Files that are no JSON objects are passed over."""
    for file in sorted(folder().glob("*.json"), key=lambda found: -found.stat().st_mtime):
        try:
            head = msgspec.json.decode(file.read_bytes())
        except (OSError, msgspec.DecodeError):
            continue
        if isinstance(head, dict) and "result" not in head and isinstance(head.get("moves"), list):
            yield file, head


def latest() -> Path:
    """The unfinished game that was played last."""
    found = next((file for file, head in unfinished() if is_known(head)), None)
    if found is None:
        raise click.ClickException(f"there is no unfinished game in {folder()}; begin one with: shoal play")
    return found


def is_known(head: dict[str, Any]) -> bool:
    """Whether it is one of our games."""
    return head.get("game") in names() and isinstance(head.get("players"), int)


class Extra(msgspec.Struct):
    """What `shoal play` adds to a record."""

    seats: list[str] = []  # person, or the name of a player; up to version 0.2 person or computer
    memory: bool = False
    hints: list[int] = []  # asked for, by seat


def extra_of(file: Path) -> Extra:
    """Who sat where, if the record was saved by `shoal play`."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Extra)
    except (OSError, msgspec.MsgspecError):
        return Extra()
