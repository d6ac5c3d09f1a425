"""Make puzzles in bulk, on any executor: the same for the same seed, however many work on it, and resumable.

Games are numbered; what was found in each is kept in a file beside the result, a line a game. The result takes them in
the order of their numbers. It does not tell seed and numbers, from which the deals could be known.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import msgspec

from .. import __version__
from ..core.game import Game
from ..core.match import LARGEST_SEED
from ..core.workers import in_order, most_of
from ..games import game_named
from ..study.run import rules_hash
from .asking import TEN_TIMES, playouts
from .finding import WORLDS, Tally, find
from .puzzle import Puzzle

Advance = Callable[[int], None]


class Part(msgspec.Struct):
    """What was found in one game."""

    number: int
    puzzles: list[Puzzle]
    tally: Tally
    seconds: float  # of a processor


class Kept(msgspec.Struct):
    """A line of the file beside the result."""

    about: str
    part: Part


class Made(NamedTuple):
    """All of it."""

    puzzles: list[Puzzle]
    tally: Tally
    games: int
    seconds: float  # of processors


@dataclass(frozen=True)
class Order:
    """What is to be made."""

    game: str
    count: int
    seed: int
    until: float | None = None  # on time.monotonic


ALONE = Lock()  # nets think in memory of their process, so a worker with several threads takes one game at a time


def carry_out(name: str, seed: int, number: int) -> Part:
    """Look through a game, wherever it is done."""
    with ALONE:
        began = time.process_time()
        puzzles, tally = find(game_named(name), seed, number)
    return Part(number, puzzles, tally, time.process_time() - began)


class PartsDone:
    """The games that were looked through already. Another version of shoal or of the rules begins anew."""

    def __init__(self, file: Path, order: Order) -> None:
        self._file = file
        self._about = f"{__version__} {rules_hash(game_named(order.game).folder)} {order.seed}"
        self._found: dict[int, Part] = {}
        if file.exists():
            for line in file.read_bytes().split(b"\n")[:-1]:
                try:
                    kept = msgspec.json.decode(line, type=Kept)
                except msgspec.MsgspecError:
                    continue  # written by a run that was killed just then
                if kept.about == self._about:
                    self._found[kept.part.number] = kept.part

    def get(self, number: int) -> Part | None:
        return self._found.get(number)

    def put(self, part: Part) -> None:
        if part.number not in self._found:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with self._file.open("ab") as file:
                file.write(msgspec.json.encode(Kept(self._about, part)) + b"\n")


def seed_kept(file: Path) -> int:
    """That of the games looked through already; one that nobody knows, if there are none."""
    if file.exists():
        for line in reversed(file.read_bytes().split(b"\n")[:-1]):
            try:
                return int(msgspec.json.decode(line, type=Kept).about.split(" ")[-1])
            except msgspec.MsgspecError:
                continue
    return secrets.randbelow(LARGEST_SEED + 1)


def parts(order: Order, executor: Executor, done: PartsDone) -> Iterator[Part]:
    """What was found in each game, in their order, until time is up. If a worker has died, its game is done here."""

    def begin(number: int) -> Future[Part]:
        before = done.get(number)
        if before is None:
            return executor.submit(carry_out, order.game, order.seed, number)
        ready: Future[Part] = Future()
        ready.set_result(before)
        return ready

    def numbers() -> Iterator[int]:
        for number in count():
            if order.until is not None and time.monotonic() > order.until and done.get(number) is None:
                return
            yield number

    for number, future in in_order(begin, numbers(), most_of(executor)):
        if order.until is not None and time.monotonic() > order.until and future.cancel():
            return
        try:
            part = future.result()
        except BrokenExecutor:
            part = carry_out(order.game, order.seed, number)
        done.put(part)
        yield part


def make(order: Order, executor: Executor, keep: Path, advance: Advance = lambda _: None) -> Made:
    """Make puzzles until there are as many as wanted, or time is up."""
    found: dict[str, Puzzle] = {}
    tally, games, seconds = Tally(), 0, 0.0
    for part in parts(order, executor, PartsDone(keep, order)):
        before = len(found)
        found.update({puzzle.id: puzzle for puzzle in part.puzzles[: order.count - before]})
        tally, games, seconds = tally.plus(part.tally), games + 1, seconds + part.seconds
        advance(len(found) - before)
        if len(found) >= order.count:
            break
    return Made([*found.values()], tally, games, seconds)


def about(game: Game) -> dict[str, Any]:
    """How puzzles are made, for the head of their file."""
    return {
        "version": __version__,
        "rules": rules_hash(game.folder),
        "playouts": playouts(game),
        "worlds": WORLDS,
        "again": TEN_TIMES,
    }
