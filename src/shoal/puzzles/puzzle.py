"""What a puzzle is, and the file of a game in which its puzzles come with the package.

`puzzles.jsonl.xz` of a game's folder is compressed JSON lines: a head, then a puzzle a line, by their ids, which are
drawn from what they hold. docs/puzzles.md has the format. A puzzle is a seat's view: nothing of what the seat can't
know is in it, nor how the game was dealt.
"""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ..core.errors import BadInput
from ..core.game import Game
from ..core.state import State
from ..games import game_named

FORMAT = "shoal-puzzles/1"
FILE = "puzzles.jsonl.xz"
NOT_TOLD = ("rng",)  # fields of a state that are no part of a view


class Weighed(msgspec.Struct, frozen=True):
    """A move and what it is worth: by the net that looks ahead, in worlds that the seat can't tell from the true one.

    Errors are half of a 95 % interval. Behind the key it is by utility: 1 is all that first place is worth against
    none, with a little for the points ahead.
    """

    move: str
    chance: float  # to win
    error: float
    behind: float = 0.0
    behind_error: float = 0.0


class Reason(msgspec.Struct, frozen=True):
    """What speaks for the key, as a key and arguments for the game's catalogue of words."""

    key: str
    args: Mapping[str, Any]


class Puzzle(msgspec.Struct, frozen=True):
    """A position, its key, and what was found out about it."""

    id: str
    players: int
    seat: int
    view: Mapping[str, Any]  # what the seat may know, field by field
    legal: tuple[str, ...]
    key: str  # the move that is clearly better
    moves: tuple[Weighed, ...]  # those that were looked at, the best first
    reasons: tuple[Reason, ...]
    found_by: Mapping[str, float]  # how often computer players find it, by their names
    difficulty: float  # what part of people may miss it, as estimated before anybody tried

    @property
    def margin(self) -> float:
        """By how much the key is better than the next best move."""
        return self.moves[1].behind


class Head(msgspec.Struct, frozen=True):
    """The first line of a file."""

    format: str
    game: str
    made: Mapping[str, Any]  # with what: version, rules, budgets


def told(view: State) -> dict[str, Any]:
    """A view as it is written down."""
    return {name: getattr(view, name) for name in view.fields if name not in NOT_TOLD}


def view_of(game: Game, puzzle: Puzzle) -> State:
    """The view, to draw it or to ask somebody about it."""
    view = game.state()
    for name, value in puzzle.view.items():
        setattr(view, name, copied(value))
    return view


def copied(value: Any) -> Any:
    return [copied(one) for one in value] if isinstance(value, list) else value


def id_of(game: Game, view: State, seat: int) -> str:
    content = msgspec.json.encode([game.name, seat, told(view)])
    return hashlib.sha256(content).hexdigest()[:12]


def write(file: Path, game: Game, made: Mapping[str, Any], puzzles: Iterable[Puzzle]) -> None:
    """Write a file, in the order of the ids, which tells nothing."""
    lines: list[Any] = [Head(FORMAT, game.name, made), *sorted(puzzles, key=lambda one: one.id)]
    content = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}")
    draft.write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))
    draft.replace(file)


def read(file: Path) -> tuple[Head, dict[str, Puzzle]]:
    """A file's head and its puzzles by their ids."""
    try:
        first, *lines = lzma.decompress(file.read_bytes()).splitlines()
        head = msgspec.json.decode(first, type=Head)
        if head.format != FORMAT:
            raise BadInput("bad-puzzles", file=str(file), reason=f"it is no {FORMAT}")
        puzzles = [msgspec.json.decode(line, type=Puzzle) for line in lines]
    except (lzma.LZMAError, msgspec.MsgspecError, ValueError, EOFError) as wrong:
        raise BadInput("bad-puzzles", file=str(file), reason=" ".join(str(wrong).split())) from None
    return head, {puzzle.id: puzzle for puzzle in puzzles}


@cache
def puzzles_of(name: str) -> Mapping[str, Puzzle]:
    """The puzzles that come with a game, by their ids; none, if none come with it."""
    file = game_named(name).path(FILE)
    return read(file)[1] if file.is_file() else {}
