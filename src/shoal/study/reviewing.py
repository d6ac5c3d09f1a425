"""Reviews of many records, on any executor, in the order of the records; what is done is kept until all are."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

from .. import __version__
from ..core.corpus import Line
from ..core.record import Record
from ..core.workers import in_order, most_of
from ..games import game_of
from .review import Review, review
from .run import rules_hash


class KeptReviews:
    """Reviews that were done already, a line each in a file: the same command goes on where it was stopped."""

    def __init__(self, file: Path | None, worlds: int, seed: int) -> None:
        self._file, self._about = file, (__version__, worlds, seed)
        self._found: dict[str, msgspec.Raw] = {}
        if file is not None and file.exists():
            for line in file.read_bytes().split(b"\n")[:-1]:
                try:
                    key, found = msgspec.json.decode(line, type=tuple[str, msgspec.Raw])
                except msgspec.MsgspecError:
                    continue  # written by a run that was killed just then
                self._found[key] = found

    def get(self, record: Record) -> Review | None:
        found = self._found.get(self._key(record))
        return None if found is None else msgspec.json.decode(found, type=Review, dec_hook=as_fraction)

    def put(self, record: Record, found: Review) -> None:
        if self._file is not None and self._key(record) not in self._found:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with self._file.open("ab") as file:
                file.write(msgspec.json.encode((self._key(record), found), enc_hook=str) + b"\n")

    def _key(self, record: Record) -> str:
        about = (*self._about, rules_hash(game_of(record).folder), record)
        return hashlib.sha256(msgspec.json.encode(about)).hexdigest()[:32]


def as_fraction(kind: type, text: Any) -> Any:
    assert kind is Fraction
    return Fraction(text)


def carry_out(worlds: int, seed: int, record: Record) -> Review:
    """A review, wherever it is carried out. Of so many worlds a quarter is enough to see how the game stands."""
    return review(record, worlds, max(worlds // 4, 1), seed)


def reviews(
    lines: Iterable[Line], worlds: int, seed: int, executor: Executor, keep: Path | None = None
) -> Iterator[tuple[Line, Review]]:
    """The review of each record. One whose worker has died is done here."""
    kept = KeptReviews(keep, worlds, seed)

    def begin(line: Line) -> Future[Review]:
        before = kept.get(line.record)
        if before is None:
            return executor.submit(carry_out, worlds, seed, line.record)
        done: Future[Review] = Future()
        done.set_result(before)
        return done

    for line, done in in_order(begin, lines, most_of(executor)):
        try:
            found = done.result()
        except BrokenExecutor:
            found = carry_out(worlds, seed, line.record)
        kept.put(line.record, found)
        yield line, found
