"""A corpus: many records in one file, JSON lines, compressed if its name ends in .gz.

A line is one shoal-record/1. Whoever reads goes from line to line, so that memory is flat however many there are; what
was read before a line that is wrong, or before the place where a file breaks off, is not lost.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import IO, Any, NamedTuple, Self, cast

from .errors import BadInput, BadRecord
from .record import LARGEST, Record, bytes_of, dump, read

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
        yield Line(0, read(bytes_of(file)))
        return
    number = 0
    for number, text in enumerate(lines_of(file), 1):
        try:
            yield Line(number, read(text))
        except BadLine:
            raise
        except BadRecord as wrong:
            raise BadLine(number, wrong) from None
    if number == 0:
        raise BadRecord(None, BadInput("corpus-empty"))


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


# -- One game --


def same_game(lines: Iterator[Line], game: str | None = None) -> Iterator[Line]:
    """The lines, all of one game and number of players; a mix is refused where it is met."""
    first: tuple[str, int] | None = None
    for line in lines:
        kind = (line.record.game, line.record.players)
        first = first or (game or kind[0], kind[1])
        if kind != first:
            found, wanted = (f"{name}, {players} players" for name, players in (kind, first))
            raise BadLine(max(line.number, 1), BadRecord(None, BadInput("corpus-mixed", found=found, wanted=wanted)))
        yield line
