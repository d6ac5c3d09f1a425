"""Carry out a study: its parts on any executor, kept as they come, the same whatever the number of workers."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__
from ..core import backends
from ..core.arrays import Counts
from ..core.simulate import cores
from ..core.workers import each_done
from ..games import game_named
from .counting import add, count_part, no_counts
from .plan import Part, Plan
from .skill import measure
from .study import Study
from .watching import count_matches

Advance = Callable[[int], None]


def count(plan: Plan, part: Part) -> Counts:
    """A part of a study, wherever it is carried out."""
    return count_part(plan, part) if plan.is_compiled else count_matches(plan, part)


class PartsDone:
    """What was counted already, a line a part in a file: the same study goes on where it was stopped."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._found: dict[str, str] = {}
        if file is not None and file.exists():
            for line in file.read_bytes().split(b"\n")[:-1]:
                try:
                    key, packed = json.loads(line)
                except ValueError:
                    continue  # written by a run that was killed just then
                self._found[key] = packed

    def get(self, key: str, plan: Plan) -> Counts | None:
        packed = self._found.get(key)
        return None if packed is None else unpacked(plan, packed)

    def put(self, key: str, counts: Counts) -> None:
        if self._file is None or key in self._found:
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("ab") as file:
            file.write(json.dumps([key, packed(counts)]).encode() + b"\n")


@cache
def rules_hash(folder: str) -> str:
    return backends.hash_of(folder)


def key_of(plan: Plan, part: Part) -> str:
    """What a part is: another version of the rules, or of shoal, counts anew."""
    about = [__version__, rules_hash(plan.loaded_game.folder), plan.head(), plan.refrains(), plan.watch, part]
    return hashlib.sha256(json.dumps(about).encode()).hexdigest()[:32]


def packed(counts: Counts) -> str:
    return base64.b64encode(zlib.compress(b"".join(array.tobytes() for array in counts), 1)).decode()


def unpacked(plan: Plan, text: str) -> Counts:
    content, start, found = zlib.decompress(base64.b64decode(text)), 0, []
    for array in no_counts(plan.loaded_game, plan.players):
        found.append(np.frombuffer(content, np.int64, array.size, start).reshape(array.shape))
        start += array.nbytes
    return Counts(*found)


@contextmanager
def workers(executor: Executor | None, jobs: int | None = None) -> Iterator[Executor]:
    """The executor that was handed in, or one of our own: threads, as compiled games leave Python alone."""
    if executor is not None:
        yield executor
        return
    with ThreadPoolExecutor(jobs or cores()) as own:
        yield own


def counted(plan: Plan, executor: Executor, parts_done: PartsDone, advance: Advance = lambda _: None) -> Counts:
    """All parts of a plan, added up."""
    total = no_counts(plan.loaded_game, plan.players, plan.folds)
    missing = []
    for part in plan.parts():
        found = parts_done.get(key_of(plan, part), plan)
        if found is None:
            missing.append(part)
        else:
            add(total, part.fold, found)
            advance(part.end - part.start)
    for part, found in finished(plan, missing, executor):
        parts_done.put(key_of(plan, part), found)
        add(total, part.fold, found)
        advance(part.end - part.start)
    return total


def finished(plan: Plan, parts: list[Part], executor: Executor) -> Iterator[tuple[Part, Counts]]:
    """Each part as it is done. What was lost with a worker is handed out once more, and then counted here."""
    lost = []
    for part, done in each_done(executor, partial(count, plan), parts):
        try:
            found = done.result()
        except BrokenExecutor:
            lost.append(part)
        else:
            yield part, found
    for part, done in each_done(executor, partial(count, plan), lost):
        yield part, result_of(done, plan, part)


def result_of(done: Future[Counts], plan: Plan, part: Part) -> Counts:
    try:
        return done.result()
    except BrokenExecutor:
        return count(plan, part)


# Many parameters because they are documented options (docs/studies.md), by name alone.
def study(
    game: str,
    players: int | None = None,
    games: int = 10_000,
    *,
    by: str = "strategy",
    skill: bool = True,
    executor: Executor | None = None,
    keep: Path | None = None,
    advance: Advance = lambda _: None,
    **more: Any,
) -> Study:
    """Study a game. `more` are a plan's seed, options and components."""
    seats = game_named(game).players[0] if players is None else players
    plan = Plan(game, seats, games, tuple(by.split(",")), **more).checked()
    return carry_out(plan, skill=skill, executor=executor, keep=keep, advance=advance)


def carry_out(
    plan: Plan,
    *,
    skill: bool,
    executor: Executor | None = None,
    keep: Path | None = None,
    advance: Advance = lambda _: None,
) -> Study:
    """Study what a plan says; with the contests of skill, unless its players think in Python."""
    parts_done = PartsDone(keep)
    # The processor time of players that think in Python is that of the whole process: one game at a time.
    with workers(executor, None if plan.is_compiled else 1) as at_work:
        play = partial(counted, executor=at_work, parts_done=parts_done, advance=advance)
        counts = play(plan)
        contests = measure(plan, play) if skill and plan.is_compiled else []
    return Study(plan, counts, contests)
