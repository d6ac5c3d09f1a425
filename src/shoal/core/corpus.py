"""A corpus: many records in one file, JSON lines, compressed if its name ends in .gz.

A line is one shoal-record/1. Whoever reads goes from line to line, so that memory is flat however many there are; what
was read before a line that is wrong, or before the place where a file breaks off, is not lost.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import IO, Any, NamedTuple, Self, cast

from .errors import BadInput, BadRecord
from .record import LARGEST, Record, as_record, bytes_of, decoded, dump, read

SUFFIXES = (".jsonl", ".jsonl.gz")
GZIP = b"\x1f\x8b"
# In the head of a record: who sat there, and what they added to the shuffles, which may be anything.
NAMES = ("seats", "names", "shuffle")
SYNC = 64  # records after which what is written can be read, should we be killed
LEVEL = 6


class Line(NamedTuple):
    """A record of a corpus, with its line, counted from 1; 0: it is a file of its own."""

    number: int
    record: Record
    seats: tuple[str, ...] = ()  # who sat there, if it says so


class BadLine(BadRecord):
    """A line of a corpus is wrong."""

    def __init__(self, line: int, wrong: BadRecord) -> None:
        cause = BadInput(wrong.key, wrong.folder, **wrong.args_of_key)
        super().__init__(wrong.entry, cause)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"


def is_corpus(file: Path) -> bool:
    """Whether a file is to hold many records, by its name."""
    return file.name.endswith(SUFFIXES)


# -- Reading --


def records_in(file: Path) -> Iterator[Line]:
    """The records of a corpus, or the one of a record's file; BadRecord names what is wrong and where."""
    if not is_corpus(file):
        yield line_of(0, bytes_of(file))
        return
    number = 0
    for number, text in enumerate(lines_of(file), 1):
        try:
            yield line_of(number, text)
        except BadLine:
            raise
        except BadRecord as wrong:
            raise BadLine(number, wrong) from None
    if number == 0:
        raise BadRecord(None, BadInput("corpus-empty"))


def line_of(number: int, text: bytes) -> Line:
    found = decoded(text)
    record = as_record(found)
    seats = found.get("seats")
    told = isinstance(seats, list) and len(seats) == record.players and all(isinstance(who, str) for who in seats)
    return Line(number, record, tuple(seats) if told else ())


def lines_of(file: Path) -> Iterator[bytes]:
    number, most = 0, LARGEST * 2**20
    try:
        with opened(file) as stream:
            while text := stream.readline(most + 1):
                number += 1
                if len(text) > most:
                    raise BadLine(number, BadRecord(None, BadInput("too-large", most=LARGEST)))
                if not text.endswith(b"\n") and not is_whole(text):
                    raise BadLine(number, BadRecord(None, BadInput("corpus-breaks-off", before=number - 1)))
                yield text
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise BadLine(number + 1, BadRecord(None, BadInput("corpus-breaks-off", before=number))) from None
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise BadRecord(None, BadInput("no-file", problem=reason)) from None


@contextmanager
def opened(file: Path) -> Iterator[IO[bytes]]:
    """Compressed or not: by its first bytes, not by its name."""
    with file.open("rb") as stream:
        if stream.peek(2)[:2] != GZIP:
            yield stream
            return
        with gzip.open(stream) as unpacked:
            yield cast(IO[bytes], unpacked)


def is_whole(text: bytes) -> bool:
    """Whether a last line without its end is a record all the same."""
    try:
        read(text)
    except BadRecord:
        return False
    return True


# -- Writing --


class CorpusWriter:
    """Writes records into a corpus, one after the other; what was written stays when it is stopped."""

    def __init__(self, file: Path, *, names: bool = True) -> None:
        self._names = names
        self._written = 0
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file = file.open("wb")
        packed = file.name.endswith(".gz")
        # No time and no name in it: the same records are the same bytes.
        self._stream: Any = gzip.GzipFile("", "wb", LEVEL, self._file, mtime=0) if packed else self._file

    def write(self, record: Mapping[str, Any]) -> None:
        """Add a record."""
        self._stream.write(dump(record if self._names else nameless(record)).encode() + b"\n")
        self._written += 1
        if self._written % SYNC == 0:
            self._stream.flush()
            self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._stream is not self._file:
            self._stream.close()
        self._file.close()


def nameless(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record without who sat there."""
    return {key: value for key, value in record.items() if key not in NAMES}


# -- One kind of game --


class Kind(NamedTuple):
    """What games are asked for; None or no option: whatever the first one is."""

    game: str | None = None
    players: int | None = None
    options: Mapping[str, str] = {}

    def fits(self, record: Record) -> bool:
        return (
            self.game in (None, record.game)
            and self.players in (None, record.players)
            and self.options.items() <= record.options.items()
        )

    def __str__(self) -> str:
        return described(self.game or "any game", self.players, self.options)


ANY = Kind()


def described(game: str, players: int | None, options: Mapping[str, Any]) -> str:
    seats = () if players is None else (f"{players} players",)
    return ", ".join((game, *seats, *(f"{name} {value}" for name, value in options.items())))


def alike(lines: Iterable[Line], kind: Kind) -> Iterator[Line]:
    """The lines of the kind that is asked for. They must be alike in all else; one that isn't is refused by name."""
    first: Record | None = None
    for line in lines:
        record = line.record
        if not kind.fits(record):
            continue
        first = first or record
        if kind_of(record) != kind_of(first):
            found, wanted = (described(one.game, one.players, one.options) for one in (record, first))
            if found == wanted:
                found = f"{found}, other components"
            raise BadLine(max(line.number, 1), BadRecord(None, BadInput("corpus-mixed", found=found, wanted=wanted)))
        yield line


def kind_of(record: Record) -> tuple[Any, ...]:
    return record.game, record.players, record.options, record.components
