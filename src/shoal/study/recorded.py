"""A study of recorded games, on any executor, part by part, kept as they come."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from dataclasses import replace
from itertools import groupby, islice
from pathlib import Path
from typing import NamedTuple

import msgspec

from .. import __version__
from ..core.arrays import Counts
from ..core.corpus import ANY, BadLine, Kind, Line, alike, records_in
from ..core.errors import BadInput, BadRecord
from ..core.record import Record
from ..core.workers import in_order, most_of
from ..games import game_of
from .counting import add, no_counts
from .estimates import LISTS
from .figures import census
from .plan import FOLDS, RECORDED, Plan
from .run import PartsDone, rules_hash
from .study import Study
from .watching import Watcher, watch_record

MOST = 100  # records that are counted at once: some seconds, what a process that dies costs


class Survey(NamedTuple):
    """What a file has: how many records of the kind, one of them, and what is wrong with the line after the last."""

    fitting: int
    left_out: int
    first: Record | None
    wrong: BadRecord | None


class RecordedPart(NamedTuple):
    """Some consecutive records of one fold."""

    fold: int
    lines: list[Line]


class Counted(NamedTuple):
    """What came of a part, up to the first record that is wrong."""

    counts: Counts
    wrong: BadRecord | None


class Recorded(NamedTuple):
    """A study of a file: of all that fits, or of what comes before a line that is wrong."""

    study: Study
    left_out: int
    wrong: BadRecord | None


def survey(file: Path, kind: Kind) -> Survey:
    fitting, first, every = 0, None, 0

    def seen() -> Iterator[Line]:
        nonlocal every
        for line in records_in(file):
            every += 1
            yield line

    try:
        for line in alike(seen(), kind):
            first = first or line.record
            fitting += 1
    except BadRecord as wrong:
        if wrong.key == "corpus-mixed":
            raise  # what was asked for is not clear, not what the file holds
        return Survey(fitting, every - fitting, first, wrong)
    return Survey(fitting, every - fitting, first, None)


def parts_of(lines: Iterable[Line], fitting: int) -> Iterator[RecordedPart]:
    """The same parts whoever counts them, and however many come before a line that is wrong."""
    folds = min(FOLDS, fitting)
    numbered = enumerate(islice(lines, fitting))
    for fold, found in groupby(numbered, key=lambda one: one[0] * folds // fitting):
        while some := [line for _, line in islice(found, MOST)]:
            yield RecordedPart(fold, some)


def count_lines(part: RecordedPart) -> Counted:
    """Watch the games of a part. One that is not over does not count."""
    about = part.lines[0].record
    game = game_of(about)
    counts = no_counts(game, about.players)
    watcher = Watcher(game, about.players, counts)
    for line in part.lines:
        try:
            watch_record(game, line, watcher)
        except BadRecord as wrong:
            return Counted(counts, BadLine(line.number, wrong) if line.number else wrong)
    return Counted(counts, None)


def study_records(
    file: Path,
    kind: Kind = ANY,
    *,
    surveyed: Survey | None = None,
    executor: Executor | None = None,
    keep: Path | None = None,
    advance: Callable[[int], None] = lambda _: None,
) -> Recorded:
    """Study the recorded games of a file, all of one kind."""
    found = surveyed or survey(file, kind)
    if found.first is None:
        raise found.wrong or BadInput("corpus-none", wanted=str(kind))
    about = found.first
    plan = Plan(about.game, about.players, 0, RECORDED, 0, about.options, about.components)
    plan.loaded_game.open_box(plan.players, plan.options, plan.components)
    total = no_counts(plan.loaded_game, plan.players, min(FOLDS, found.fitting))
    wrong = found.wrong
    parts = parts_of(alike(records_in(file), kind), found.fitting)
    for part, one in counted_parts(plan, parts, executor, PartsDone(keep)):
        add(total, part.fold, one.counts)
        advance(len(part.lines))
        if one.wrong is not None:
            wrong = one.wrong
            break
    games = total.sums[:, census(plan).GAMES]
    many = int(games.sum())
    if many < 2:
        raise wrong or BadInput("study-games", games=many)
    # Folds whose games are not over, or come after what is wrong, have nothing to say.
    total = Counts(*(array[games > 0] if at < LISTS else array for at, array in enumerate(total)))
    return Recorded(Study(replace(plan, games=many), total), found.left_out, wrong)


def counted_parts(
    plan: Plan, parts: Iterator[RecordedPart], executor: Executor | None, parts_done: PartsDone
) -> Iterator[tuple[RecordedPart, Counted]]:
    """What came of each part, in their order. One whose worker has died is counted here."""

    def begin(part: RecordedPart) -> Future[Counted]:
        done: Future[Counted] = Future()
        before = parts_done.get(key_of_part(part), plan)
        if before is None and executor is not None:
            return executor.submit(count_lines, part)
        done.set_result(Counted(before, None) if before is not None else count_lines(part))
        return done

    for part, done in in_order(begin, parts, 1 if executor is None else most_of(executor)):
        try:
            one = done.result()
        except BrokenExecutor:
            one = count_lines(part)
        if one.wrong is None:
            parts_done.put(key_of_part(part), one.counts)
        yield part, one


def key_of_part(part: RecordedPart) -> str:
    about = (__version__, rules_hash(game_of(part.lines[0].record).folder), [line.record for line in part.lines])
    return hashlib.sha256(msgspec.json.encode(about)).hexdigest()[:32]
