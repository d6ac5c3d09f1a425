"""The written form of a match, shoal-record/1: one JSON object that anyone can replay."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from .errors import BadInput, BadRecord

FORMAT = "shoal-record/1"
LARGEST = 16  # MiB


class Result(msgspec.Struct, frozen=True):
    """How a match ended. The reason is for people."""

    scores: list[int]
    places: list[int]
    reason: str = ""


class Record(msgspec.Struct, omit_defaults=True):
    """A record as written. Entries and set-up are checked when it is replayed; other keys are ignored."""

    format: Literal["shoal-record/1"]
    game: str
    players: int
    options: dict[str, Any]
    components: Literal["standard"] | dict[str, Any]
    first: int
    setup: dict[str, Any]
    moves: list[Any]
    result: Result | msgspec.UnsetType = msgspec.UNSET


def read(source: bytes | str | Mapping[str, Any] | Path) -> Record:
    """A record from a file, a text or an object; BadRecord if it is none."""
    if isinstance(source, Path):
        source = bytes_of(source)
    return as_record(source if isinstance(source, Mapping) else decoded(source))


def decoded(text: bytes | str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise BadRecord(None, BadInput("no-json", problem=str(problem))) from None


def as_record(found: Any) -> Record:
    try:
        return msgspec.convert(found, Record)
    except (msgspec.ValidationError, RecursionError) as problem:
        raise BadRecord(None, BadInput("no-record", problem=str(problem))) from None


def bytes_of(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST * 2**20 + 1)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise BadRecord(None, BadInput("no-file", problem=reason)) from None
    if len(content) > LARGEST * 2**20:
        raise BadRecord(None, BadInput("too-large", most=LARGEST))
    return content


def write(record: Mapping[str, Any]) -> str:
    """A record as JSON text, an entry a line."""
    head = {key: value for key, value in record.items() if key not in ("moves", "result")}
    entries = ",\n".join(dump(entry) for entry in record["moves"])
    result = f', "result": {dump(record["result"])}' if "result" in record else ""
    return f'{dump(head)[:-1]}, "moves": [\n{entries}\n]{result}}}\n'


def dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    seat = {"type": "integer", "minimum": 0}
    text = {"type": "string"}
    entry = {
        "oneOf": [
            {
                "type": "object",
                "required": ["seat", "move"],
                "properties": {"seat": seat, "move": text, "chance": False},
            },
            {
                "type": "object",
                "required": ["chance", "cards"],
                "properties": {"chance": {"const": "shuffle"}, "seat": seat, "cards": {"type": "array", "items": text}},
            },
        ]
    }
    found = msgspec.json.schema(Record)
    fields = found["$defs"]["Record"]["properties"]
    fields["moves"]["items"] = entry
    fields["options"]["additionalProperties"] = text
    fields["players"]["minimum"] = 2
    fields["first"]["minimum"] = 0
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": FORMAT, **found}
