"""Named arrays in a file, in the safetensors format: a length, a head in JSON, and the numbers behind it.

Written out here, as reading a net is all that a player needs of it. bfloat16 is read as float32, which
holds it exactly.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
KINDS = {"F32": np.float32, "F16": np.float16, "I32": np.int32, "I64": np.int64, "U32": np.uint32}
NAMES = {np.dtype(kind): name for name, kind in KINDS.items()}
META = "__metadata__"


class Damaged(Exception):
    """This is no file of tensors, or not a whole one."""


def pack(arrays: Mapping[str, Array], meta: Mapping[str, str]) -> bytes:
    head: dict[str, Any] = {META: dict(meta)}
    parts, at = [], 0
    for name, array in arrays.items():
        half = array.dtype.name == "bfloat16"
        kind = "BF16" if half else NAMES[array.dtype]
        part = np.ascontiguousarray(array.view(np.uint16) if half else array).tobytes()
        head[name] = {"dtype": kind, "shape": list(array.shape), "data_offsets": [at, at + len(part)]}
        parts.append(part)
        at += len(part)
    text = json.dumps(head, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    return b"".join([len(text).to_bytes(8, "little"), text, *parts])


def unpack(data: bytes) -> tuple[dict[str, Array], dict[str, str]]:
    try:
        length = int.from_bytes(data[:8], "little")
        head = json.loads(data[8 : 8 + length])
        meta = head.pop(META, {})
        return {name: array_of(data, 8 + length, **entry) for name, entry in head.items()}, meta
    except (ValueError, KeyError, TypeError, AttributeError) as wrong:
        raise Damaged(str(wrong)) from None


def array_of(data: bytes, start: int, dtype: str, shape: list[int], data_offsets: list[int]) -> Array:
    part = data[start + data_offsets[0] : start + data_offsets[1]]
    if dtype == "BF16":
        words = np.frombuffer(part, np.uint16).astype(np.uint32) << 16
        return words.view(np.float32).reshape(shape)
    return np.frombuffer(part, KINDS[dtype]).reshape(shape)


def write(file: Path, arrays: Mapping[str, Array], meta: Mapping[str, str]) -> None:
    write_whole(file, pack(arrays, meta))


def write_whole(file: Path, data: bytes) -> None:
    """Write a file aside and then put it in its place, so that there always is a whole one."""
    aside = file.with_name(file.name + ".part")
    try:
        with aside.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        aside.replace(file)
    except OSError as problem:
        aside.unlink(missing_ok=True)
        problem.filename = problem.filename or str(file)
        raise


def read(file: Path) -> tuple[dict[str, Array], dict[str, str]]:
    try:
        return unpack(file.read_bytes())
    except Damaged as wrong:
        raise Damaged(f"{file} is no file of weights, or not a whole one: {wrong}") from None
